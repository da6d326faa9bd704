# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = übersicht
command-umpire-dashboard-description = Eine Saison leiten: was als Nächstes kommt und was dich braucht

dashboard-title =
    ### Übersicht
    -# { $league } · Saison { $number }
dashboard-which = ### Welche Saison?
dashboard-choose = Saison wählen …
dashboard-of = { $league } · Saison { $number }
dashboard-before =
    { $checking ->
        [yes] Eingecheckt: { $checked } von { $players }.
       *[no] { $players ->
            [0] Noch hat sich niemand angemeldet.
           *[other] Angemeldet: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Auf der Warteliste: { $waiting }.
    }{ $lacking ->
        [yes] { " " }Starten kannst du die Saison, sobald zwei dabei sind.
       *[no] {""}
    }
dashboard-paused = Pause seit dem <t:{ $at }:f>. Alle Fristen ruhen.
dashboard-review = Alle Partien sind zu Ende.
dashboard-over =
    Die Saison endete am <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Abgesagt am <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Jetzt
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }spätestens
           *[no] {""}
        }
    }: { $what ->
        [closes] die Anmeldung schließt
        [start] die Saison beginnt
        [pair] ich lose die nächste Runde aus
        [ask_for_hours] ich frage alle, die noch keine Stunden gewählt haben
        [appoint] ich lege für { dashboard-next-tables } einen Termin fest, wenn keiner ausgemacht ist
        [ready_check] der Bereitschaftscheck für { dashboard-next-tables } öffnet
        [ready_check_over] { dashboard-next-closes }. Wer fehlt, verliert kampflos
        [put_off] der Start wird verschoben, weil weniger als zwei spielen können
        [agree] { $tables ->
            [one] ein vorgeschlagener Termin gilt
           *[other] { $tables } vorgeschlagene Termine gelten
        }
        [enter] jemand von der Warteliste bekommt einen Startplatz
        [remind] eine Erinnerung geht raus, für { dashboard-next-tables }
        [remind_umpire] ich erinnere dich an { dashboard-next-tables }
        [begin] { dashboard-next-closes }. Sind zwei da, spielen Computer für die anderen
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Wurde nicht gespielt, entscheidest du
        [deadline] { dashboard-next-scored }, und wer fehlt, verliert kampflos
        [ends] die Saison endet
        [forfeit] ich vergebe den kampflosen Sieg für { dashboard-next-tables }
        [post] ich poste die Tabelle
       *[close] die Partien enden, und du prüfst die Ergebnisse
    }
dashboard-next-closes = der Bereitschaftscheck für { dashboard-next-tables } schließt
dashboard-next-deadline = Frist für { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Laufende Partien zählen ohne den unfertigen Durchgang
dashboard-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } Tische
    }
dashboard-no-room = ⏳ **Tische, für die hier gerade kein Platz ist: { $count }.** Sie öffnen, wenn ein anderer Tisch endet, und verlieren keine Zeit.
dashboard-nothing =
    { $open ->
        [yes] ✅ Gerade braucht dich nichts.
       *[no] Du kannst nichts mehr ändern.
    }

dashboard-lacks-players = 🚫 **Der Start ist verschoben,** bis zwei dabei sind. Dann startest du die Saison.
dashboard-start-by-hand = 🏁 **Startbereit.** Du startest, wann du willst.
dashboard-is-paused = ▶️ **Wann es weitergeht, entscheidest du.** Alle Fristen rücken dann um die Dauer der Pause nach hinten.
dashboard-to-confirm =
    🏆 **Prüf die Ergebnisse und bestätige sie.** Dann { $then ->
        [playoff] lose ich das Play-off aus.
       *[champion] vergebe ich den Titel.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }Davon können { $goes_on } weiterkommen.
    }
dashboard-questions = 🙋 **Fragen aus der Liga:** { $count }
dashboard-lost-channel =
    📵 **{ $what ->
        [league] Der Kanal der Saison
       *[log] Der Kanal für Entscheidungen
    } { $why ->
        [gone] wurde gelöscht.** Wähl einen anderen.
       *[lacking] braucht Berechtigungen, die ich nicht habe.** Gib mir { $permissions } in <#{ $channel }>, oder wähl einen anderen Kanal.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Wartende Nachrichten: { $waiting }.
    }
dashboard-untold = 📮 **Nachrichten, die ich nicht posten konnte,** in <#{ $channel }>: { $count } (erster Versuch <t:{ $since }:R>). Ich versuche es <t:{ $again }:R> wieder.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] leitet diese Saison, ist aber nicht mehr auf dem Server.
       *[right] hat diese Saison eröffnet und ist nicht mehr im Liga-Team.
    }
dashboard-gone = 🚪 **{ $name }** ist nicht mehr auf dem Server.
dashboard-channel =
    { $what ->
        [league] **Wo soll die Saison weitergehen?** Dort poste ich und öffne neue Tische.
       *[log] **Wo soll ich Entscheidungen zeigen?**
    }
dashboard-channel-choose = Kanal wählen …
dashboard-told-again = Ich versuche es jetzt wieder.
dashboard-absentee = 👻 **{ $name }** hat { $count } Partien verpasst.
dashboard-hints = 🔍 **Fairplay-Auffälligkeiten:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Was passiert, entscheidest du.
        [called] { " " }bis <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Ist die Partie bis <t:{ $at }:f> nicht zu Ende, zählt sie ohne den unfertigen Durchgang.
        [silent] , also setze ich keinen Termin. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Frist: <t:{ $at }:f>.
dashboard-players = Am Tisch: { $players }.
dashboard-coming =
    { $here ->
        [none] Es fehlen noch: { $players }.
       *[other] Da: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Noch nicht: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Los geht’s, wenn alle da sind.
        [too_few] Es sind zu wenige gekommen. Starte ohne die anderen, setz einen anderen Termin, oder nimm jemanden heraus.
       *[other] Durchgang { $game } von { $games } läuft.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 Ein Computer spielt für { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Selbst am Tisch: { $themselves }.
            }
        }
    }
dashboard-choose-player = Person wählen …
dashboard-what-player = Wähl jemanden aus, um die Person zu entfernen oder zu ersetzen. Die Partie geht weiter.
dashboard-tables = **{ $others ->
        [yes] Andere Tische:
       *[no] Tische:
    }** { $parts }
dashboard-option =
    { $stands ->
        [missed] ⌛ Nicht rechtzeitig gespielt
        [deserted] 👻 Niemand erschienen
        [too_few] 👻 Zu wenige erschienen
        [called] 📣 Bereitschaftscheck
        [silent] 🔇 Noch keine Antworten
        [unset] Noch kein Termin
        [unanswered] Noch keine Stunden
        [open] Terminsuche
        [proposed] Termin vorgeschlagen
        [agreed] Termin abgemacht
        [set] Termin gesetzt
        [waiting] Es fehlt noch jemand
        [absent] 🤖 Ein Computer spielt
       *[begun] Läuft
    }
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Ungültig ({ $points }). Rückgängig machen
       *[no] Gespielt ({ $points }). Anpassen oder für ungültig erklären
    }
dashboard-choose-tables = Tisch wählen …
dashboard-choose-results = Ergebnis anpassen …
dashboard-more-tables = Mehr Tische …
dashboard-more-results = Mehr Ergebnisse …
dashboard-tables-page = Alle Tische, offene zuerst. Seite { $page } von { $pages }.

button-run-season = Ich leite sie
refused-umpire_runs_it = Die Spielleitung dieser Saison ist schon vergeben: { $names }. Ändern lässt sich das in ihrer Übersicht mit **{ dashboard-more-umpires }**.
dashboard-umpires-handed-over = Du hast die Saison übergeben.
dashboard-roles =
    Solange die Saison läuft, hat jedes Mitglied die Rolle seiner Division.
    -# Wenn jemand die Rolle schon vorher hatte, bleibt sie. Division 1 ist die höchste.
dashboard-role = **Division { $division }:** { $role ->
    [none] keine Rolle
   *[other] { $role }
}
dashboard-role-choose = Rolle wählen …
dashboard-roles-again = Ich passe die Rollen jetzt an. Kann ich eine nicht vergeben, siehst du es hier.
dashboard-thread = Thread: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** lässt alle spielen, die da sind. Die anderen verlieren kampflos.
dashboard-what-begin-all = **{ button-dashboard-begin }** startet die Partie. Für die anderen spielen Computer, bis sie kommen.
dashboard-what-without = Mit **{ button-dashboard-without }** verlieren Abwesende kampflos. Ist nur noch eine Person übrig, gewinnt sie.
dashboard-what-turn = **{ button-dashboard-turn }** gibt diesem Zug zehn Minuten mehr (bei langsamer Uhr einen Tag).
dashboard-what-again = Mit **{ button-dashboard-again }** sitzen Abwesende wieder selbst am Tisch. Sie verlieren nicht kampflos.
dashboard-what-win = Kampfloser Sieg für …
dashboard-what-enter = - **{ button-dashboard-enter }** ist für eine Partie, die anderswo gespielt wurde.
dashboard-adrift = Der Thread oder Kanal wurde gelöscht, also macht diese Partie Pause: { $players }. Niemand verliert deshalb kampflos, und alle Karten bleiben.
dashboard-place-choose = In anderen Kanal verlegen …
dashboard-what-take-up = Die Partie geht in einem neuen Thread von <#{ $channel }> weiter, sobald ich einen öffnen kann. Oder wähl einen Kanal:
dashboard-taken-up = ✅ Die Partie geht in einem neuen Thread von <#{ $channel }> weiter. Alle sind angepingt.
refused-not_lost = Diese Partie hat ihren Kanal noch.
dashboard-what-nothing = Hier gibt es gerade nichts zu tun.

dashboard-more = Etwas anderes …
dashboard-more-refresh = Aktualisieren
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player } …
dashboard-more-player-about = Entfernen, ersetzen oder verwarnen
dashboard-more-award = { dashboard-form-award } …
dashboard-more-award-about = Oder abziehen
dashboard-more-enter = { dashboard-form-enter } …
dashboard-more-extend = Fristen verlängern …
dashboard-more-extend-about = Für die ganze Runde oder eine offene Saison
dashboard-more-tie = { dashboard-form-tie } …
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in } …
dashboard-more-check-in-about = Fragt alle, ob sie noch dabei sind. Nach dem Start die Warteliste
dashboard-more-order = Startreihenfolge
dashboard-more-waiting = Warteliste
dashboard-more-waiting-about = Jemandem einen Startplatz anbieten
dashboard-more-divisions = Divisionen …
dashboard-more-pause = { dashboard-form-pause } …
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Fragen aus der Liga
dashboard-more-umpires = { dashboard-form-umpires } …
dashboard-more-roles = Rollen der Divisionen …
dashboard-more-log = Saisonprotokoll
dashboard-more-log-about = Alle Entscheidungen ansehen, oder eine rückgängig machen
dashboard-more-export = Exportieren …
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Andere Saisons …
dashboard-more-cancel = { dashboard-form-cancel } …
dashboard-reopen = ↩️ War ein Ergebnis falsch, kannst du die Ergebnisse bis <t:{ $until }:f> noch mal prüfen.

button-dashboard = Übersicht
button-dashboard-back = Zurück zur Übersicht
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player } …
button-dashboard-begin = Ohne die anderen anfangen
button-dashboard-wait = 10 Minuten warten
button-dashboard-move = { dashboard-form-move } …
button-dashboard-without = Ohne Abwesende weiter
button-dashboard-turn = Mehr Zeit für diesen Zug
button-dashboard-again = Wieder mitspielen lassen
button-dashboard-days = 2 Tage mehr
button-dashboard-time = { dashboard-form-time } …
button-dashboard-enter = Ergebnis eintragen …
button-dashboard-result = Ergebnis anpassen …
button-dashboard-settle = { dashboard-form-tie } …
button-dashboard-tiebreaker = { dashboard-form-tiebreaker } …
button-dashboard-start = Saison starten
button-dashboard-confirm = { dashboard-form-confirm } …
button-dashboard-resume = Fortsetzen
button-dashboard-reopen = { dashboard-form-reopen } …
button-dashboard-channel = Anderen Kanal wählen …
button-dashboard-tell = Jetzt noch mal versuchen
button-dashboard-give-roles = Rollen jetzt vergeben
button-dashboard-hints = Bericht ansehen


dashboard-form-confirm = Ergebnisse bestätigen
dashboard-form-pause = Saison pausieren
dashboard-form-cancel = Saison absagen
dashboard-form-tiebreaker = Entscheidungspartie
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Gleichauf auf Platz 1
       *[other] Gleichauf auf Platz { $place }
    }
dashboard-form-reverse = Entscheidung rückgängig
dashboard-form-reopen = Ergebnisse noch mal prüfen
dashboard-form-move = Anderer Termin
dashboard-form-move-at = Wann gespielt wird
dashboard-form-time = Andere Frist
dashboard-form-time-at = Gespielt wird bis
dashboard-form-at-example = morgen 20:00
dashboard-form-check-in = Check-in
dashboard-form-check-in-at = Offen bis
dashboard-form-enter = Ergebnis eintragen
dashboard-form-enter-places = Pro Zeile ein Name, der beste zuerst
dashboard-form-enter-about = Punkte dahinter. Gleiche Nummer: gleichauf. „-“ davor: nicht angetreten
dashboard-form-enter-whom = Punkte dahinter, z. B. „1. Ada 120“. Gleiche Nummer: gleichauf
dashboard-form-result-what = Was sich ändert
dashboard-form-result-game = Welcher Durchgang
dashboard-form-result-total = Neue Summe
dashboard-form-result-points = Punkte: =12, +3 oder -3
dashboard-form-result-about = Leer lassen, wenn es ungültig ist
dashboard-result-game = Durchgang { $number }
dashboard-result-points = Punkte von { $name }
dashboard-result-void = Für ungültig erklären
dashboard-result-void-about = Wird noch mal gespielt, wenn Zeit ist
dashboard-form-umpires = Spielleitung
dashboard-form-umpires-who = Wer die Saison leitet
dashboard-form-umpires-about = Bis zu { $most }, mit dir. Das Liga-Team kann immer einspringen
dashboard-form-player = Eine Person
dashboard-form-of-player = { $name } entfernen oder ersetzen
dashboard-form-player-who = Wer
dashboard-form-player-what = Was passiert
dashboard-form-player-instead = Wer übernimmt
dashboard-form-player-instead-about = Nur beim Ersetzen. Leer: Platz 1 der Warteliste
dashboard-player-forfeit = Entfernen: Rest kampflos verloren
dashboard-player-zero = Entfernen: der Rest zählt nicht
dashboard-player-void = Entfernen: auch Gespieltes zählt nicht
dashboard-player-withdraw = Entfernen: bisherige Durchgänge zählen
dashboard-player-replace = Ersetzen
dashboard-player-replace-about = Ein anderes Mitglied übernimmt, mit allen Ergebnissen
dashboard-player-warn = Private Verwarnung
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] hat eine Partie verpasst
       *[other] hat { $count } Partien verpasst
    }
dashboard-form-award = Punkte geben
dashboard-form-award-points = Punkte
dashboard-form-award-about = Mit Minus werden sie abgezogen
dashboard-form-tie = Gleichstand auflösen
dashboard-form-tie-place =
    { $number ->
        [1] Wer auf Platz 1 kommt
       *[other] Wer danach kommt ({ $number })
    }
dashboard-form-tie-lines = Plätze, der beste zuerst
dashboard-form-tie-lines-about = Ändere die Zahlen, oder verschieb die Zeilen{ $count ->
        [0] {""}
       *[other] . Die ersten { $count } kommen weiter
    }
dashboard-form-tie-shared = Oder ein geteilter Sieg
dashboard-tie-shared = Alle gewinnen
dashboard-ties =
    { $count ->
        [0] Kein Platz ist geteilt.
       *[other] **Hier ist ein Platz geteilt.**
    }
dashboard-choose-tie = Gleichstand wählen …
dashboard-tie-option = Platz { $place }: { $count } gleichauf

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] Die Warteliste ist leer.
       *[other] **Auf der Warteliste: { $count }.** { $started ->
            [yes] Du kannst den Startplatz eines anderen Mitglieds anbieten, mit allem, was dazugehört.
           *[no] Ein freier Startplatz geht an Nummer 1.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · auf der Liste <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 hat ein Angebot
        [missing] {""} · 🚪 nicht mehr auf dem Server
        [here] {""} · ✅ eingecheckt
        [silent] {""} · nicht eingecheckt
       *[waits] {""}
    }
button-dashboard-ask = { $name } fragen …
dashboard-ask-other = Jemand anderen fragen …
dashboard-form-ask = { $name } fragen
dashboard-form-ask-whose = Wessen Startplatz

dashboard-division = Division { $number } · { $count } dabei
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = Andere Division …
dashboard-form-division = { $name } verschieben
dashboard-form-division-to = In welche Division

dashboard-order = { $by ->
        [hand] **Diese Reihenfolge ist von der Spielleitung.** Spätere Anmeldungen kommen ans Ende.
        [signup] **Das ist die Reihenfolge der Anmeldung.**
        [lot] **Diese Reihenfolge ist ausgelost.**
       *[rating] **Diese Reihenfolge geht nach Wertung,** dann nach Anmeldung.
    }{ $divided ->
        [yes] { " " }Zusagen aus früheren Saisons gehen vor. Mit **{ dashboard-more-divisions }** kannst du nach dem Start Leute nach unten verschieben.
       *[no] {""}
    }
button-dashboard-by-hand = Von Hand …
button-dashboard-drop-order = Eigene Reihenfolge verwerfen
button-dashboard-seed-rating = Nach Wertung …
button-dashboard-seed-signup = Nach Anmeldung …
button-dashboard-seed-lot = Auslosen …
dashboard-form-seeding = Andere Reihenfolge

refused-dashboard_table_done = Dieser Tisch hat inzwischen ein Ergebnis. Geh zurück zur Übersicht.
refused-dashboard_nobody_absent = An diesem Tisch spielen wieder alle selbst.
refused-turn_over = Hier läuft gerade keine Zeit ab. Geh zurück zur Übersicht.
refused-dashboard_not_called = An diesem Tisch ist kein Bereitschaftscheck offen. Setz stattdessen einen anderen Termin.
refused-dashboard_tie_gone = Dieser Gleichstand besteht nicht mehr. Geh zurück zur Übersicht.
refused-dashboard_tie_large = { $count } sind gleichauf, zu viele für ein Formular. Trenn sie erst mit **{ dashboard-more-award }**.
refused-dashboard_tie_twice = Wähl für jeden Platz jemand anderen.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } fragt nach dir: „{ $text }“{ $until ->
        [none] {""}
       *[other] { " " }Die Uhren stehen, bis du antwortest, oder bis <t:{ $until }:t> (<t:{ $until }:R>).
    }
