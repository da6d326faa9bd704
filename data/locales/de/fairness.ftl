# Is it fair? The check of a finished match, and its record as a file.
button-fair = Fair?
button-download = Herunterladen
fair-title =
    ## Geht das fair zu?
    -# { $game }
fair-yes = ✅ Noch mal ausgeteilt: dieselben Karten.
fair-no = ❌ **Nein, etwas weicht ab.** Ich habe diese Partie noch mal ausgeteilt und ihre Züge nachgespielt:
fair-unchecked = ❔ **Diese Partie kann ich nicht prüfen.** Sie lief nach älteren Regeln, und ich kann nur die heutigen nachspielen.
fair-means =
    -# Prüf es ohne mich: **{ button-download }** gibt dir die Partiedatei und eine Seite dafür.{ $lobby ->
        [yes] {" "}Der *Hash* dort muss im Dateinamen des Bildes vor dem Start stehen.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Hier sind die Partiedatei und eine Seite, die sie prüft. Namen nennt sie nur, wo es in `/{ command-my } { command-my-settings }` erlaubt ist. Speichere beides, öffne `verify.html` im Browser und zieh die Partiedatei darauf. Nichts verlässt deinen Rechner. Traust du einer Seite von mir nicht, nimm sie aus dem Quellcode des Bots. Keine Prüfung kann zeigen, dass niemand in die Karten geschaut hat. Die Leute, die diesen Bot betreiben, können jede Hand sehen.
   *[no] Hier ist die Partiedatei. Namen nennt sie nur, wo es in `/{ command-my } { command-my-settings }` erlaubt ist. Eine Seite, die dieses Spiel im Browser prüft, gibt es nicht.
}
fair-menu = Fair? Eine Partie prüfen …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Das Geheimnis passt nicht zu seinem Fingerabdruck.
fair-fault-digest = - Die Partiedatei wurde nachträglich geändert.
fair-fault-link = - Der Fingerabdruck passt nicht zur Stelle dieses Tisches in der Kette des Servers.
fair-fault-options = - Mit diesen Hausregeln und Plätzen kann die Partie nicht beginnen.
fair-fault-beginning = - Aus ihrer Stellung kann die Partie nicht beginnen.
fair-fault-move = - Zeile { $line } der Partiedatei, `{ $move }`, ist mit diesen Karten nicht erlaubt.
fair-fault-unfinished = - Es fehlen Züge, denn nach dem letzten ist die Partie nicht zu Ende.
fair-fault-result = - Das Ergebnis müsste lauten: { $result }
fair-fault-not_stopped = - Mit dem letzten Zug endet die Partie und müsste ein Ergebnis haben: { $result }
refused-record_no_match = Auf diesem Server gibt es keine beendete Partie mit dieser Nummer. Die Liste steht unter `/{ command-stats }`.
refused-record_running = Diese Partie ist noch nicht zu Ende. Danach kannst du sie prüfen.
refused-record_moves_gone = Diese Partie kann ich nicht prüfen. Sie ist so alt, dass ihre Züge gelöscht sind.
refused-record_other_game = Diese Partie kann ich nicht prüfen. Ihr Spiel ist nicht mehr installiert.
refused-record_older = Diese Partie kann ich nicht prüfen. Sie lief nach älteren Regeln.

# What the shuffle is made of.
button-shuffle = Mischen
button-word = Wort dazugeben
shuffle-how =
    { $phase ->
        [lobby] Niemand kann die Karten bestimmen: Vor diesem Tisch habe ich ein Geheimnis festgelegt, und jedes **{ button-join }** gibt etwas dazu. { $has_word ->
            [yes] Dein Wort ist jetzt dabei, also kann nicht einmal ich es.
           *[no] Du traust mir nicht? **{ button-download }** zeigt, was drin ist. Dann gib ein eigenes Wort dazu, am besten zuletzt.
        }
       *[other] Die Karten folgen aus einem Geheimnis von mir, älter als jeder Platz hier, und aus dem, was ihr dazugegeben habt. **{ button-download }** zeigt, was drin ist. Vergleich es nach der Partie mit der Partiedatei.
    }
shuffle-file = Daraus wird bisher gemischt. Vergleich es nach der Partie mit der Partiedatei.
shuffle-word-title = Dein Wort fürs Mischen
shuffle-word-label = Ein Wort oder Satz, den niemand errät
shuffle-word-about = Nimm kein Passwort, denn ich sehe dieses Wort einmal. Merk es dir, damit du es später prüfen kannst. Ein neues Wort ersetzt es.
refused-word_before_joining = Setz dich erst an den Tisch. Dann kannst du ein Wort dazugeben.

button-chain = Alle Tische
button-next-shuffle = Nächstes Mischen
fair-chain =
    { "**" }Das nächste Mischen hier** ist die letzte Zeile dieser Datei. Sein Geheimnis steht fest, also können weder du noch ich es ändern.
    { $count ->
        [0] Hier gibt es noch keine Tische.
        [one] { "**" }Der letzte Tisch:** { $played } zu Ende gespielt, { $running } offen, { $ended } abgebrochen, { $closed } vor dem Austeilen geschlossen. Die Datei knüpft jeden Tisch an den davor, also kann ich keinen auslassen.
       *[other] { "**" }Die letzten { $count } Tische:** { $played } zu Ende gespielt, { $running } offen, { $ended } abgebrochen, { $closed } vor dem Austeilen geschlossen. Die Datei knüpft jeden Tisch an den davor, also kann ich keinen auslassen.
    }
