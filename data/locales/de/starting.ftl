# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = Die Saison ist wieder in der Anmeldung.
act-redraw = Die letzte Runde wurde neu ausgelost. Sie endet { $until }.
act-swap = { $player } ({ $where }) und { $other } ({ $other_where }) tauschen die Tische.

outbox-unstarted =
    ↩️ **{ $season } ist wieder in der Anmeldung,** weil die Spielleitung den Start zurückgenommen hat. Paarungen, Termine und Threads gelten nicht mehr.
    { $players }: Eure Startplätze behaltet ihr. { $starts ->
        [none] Die Spielleitung startet die Saison noch einmal.
       *[other] Die Saison beginnt <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Die Spielleitung hat diese Runde neu ausgelost. Die früheren Paarungen gelten nicht mehr.
outbox-swapped = 🔀 **{ $season }**: { $one } und { $other } haben die Tische getauscht. So sehen sie jetzt aus:

dashboard-more-unstart = Zurück zur Anmeldung
dashboard-more-unstart-about = Start zurücknehmen. Alle behalten ihre Plätze
dashboard-more-redraw = Neu auslosen
button-dashboard-swap = Tauschen …
dashboard-what-swap = **{ button-dashboard-swap }** tauscht jemanden mit einem anderen Tisch.
dashboard-form-swap = Zwei Plätze tauschen
dashboard-form-swap-who = Wer diesen Tisch verlässt
dashboard-form-swap-with = Wer stattdessen kommt
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Alle behalten ihre Startplätze. Paarungen, Bereitschaftschecks, Termine, Threads und Events verschwinden. Du kannst alle Saisoneinstellungen ändern und neu starten.
umpire-unstart-roles = Rollen der Divisionen kommen mit dem nächsten Start wieder.
umpire-unstart-decisions = Entscheidungen, die dann nicht mehr gelten: { $count }
umpire-unstart-forfeits = Kampflose Siege, die dann nicht mehr gelten: { $count }
umpire-unstart-times = Vergangene Termine werden geleert. Ohne neue Startzeit startest du die Saison von Hand.
umpire-unstart-places = Die Saison bekommt { $count } Startplätze, damit alle ihren behalten.
umpire-redraw-note = Die früheren Paarungen von Runde { $round } verschwinden, mit ihren Bereitschaftschecks, Terminen, Threads und Events.
umpire-swap-told = Ich pinge alle an beiden Tischen an.
umpire-swap-times = Fehlt eine Zusage zum Termin, frage ich noch mal.

refused-league-was_played = Es wird schon gespielt. Brich erst die Partien ab, die nicht zählen sollen, oder sag die Saison ab.
refused-league-round_begun = Eine Partie dieser Runde läuft schon, oder ein Tisch hat ein Ergebnis. Deshalb bleiben die Paarungen.
refused-league-no_lot = Diese Paarungen folgen aus der Startreihenfolge. Neu auslosen ergäbe dieselben Tische.
refused-league-swap_apart = Beide Tische müssen zur selben Runde und Division gehören.
refused-dashboard_no_swap = Kein anderer Tisch kann mit { $name } tauschen. Er muss in derselben Runde und Division sein und darf nicht begonnen haben.

# People whom an umpire invites.
act-invite = Die Spielleitung lädt ein: { $players }.
act-decline-invitation = { $player } hat die Einladung abgelehnt.
act-expire-invitations = Auf die Einladung nicht rechtzeitig geantwortet: { $players }.
outbox-invited =
    👋 { $players }: Eine Einladung von { $umpire } zu **{ $season }**. Zum Mitmachen bis <t:{ $until }:f> (<t:{ $until }:R>) auf **{ button-join }** drücken.
outbox-uninvited = 👋 **{ $season }**: Auf die Einladung nicht geantwortet { $count ->
        [one] und deshalb nicht dabei ist { $players }.
       *[other] und deshalb nicht dabei sind { $players }.
    } Neu einladen kannst du in der Übersicht mit **{ dashboard-more-add }**.
league-invitation-declined = 👌 **Alles klar.** Du bist in dieser Saison nicht dabei.
refused-league-invited = Dieses Mitglied ist schon eingeladen und hat noch nicht geantwortet.
refused-league-not_invited = Diese Einladung ist abgelaufen. Solange die Anmeldung offen ist, kannst du mitspielen.
refused-league-many_invited = Ich kann höchstens { $most } Leute auf einmal einladen.
refused-league-nobody_invited = Es gibt niemanden einzuladen.

dashboard-more-add = { dashboard-form-add } …
dashboard-more-add-about = Wähl Mitglieder oder füg eine Liste ein. Ich frage alle
dashboard-form-add = Leute einladen
dashboard-form-add-who = Mitglieder
dashboard-form-add-list = Oder eine Liste, pro Zeile ein Name
dashboard-form-add-list-about = Namen, Erwähnungen oder IDs. Bis zu { $most } Zeilen
dashboard-invited = 👋 Eingeladen, noch keine Antwort: { $names }. Zeit ist bis <t:{ $until }:f>.
umpire-invite-note = Ich pinge im Kanal der Saison { $players } an. Zeit zum Antworten ist bis { $until }.
umpire-invite-silent = { $started ->
        [yes] Mit einer Zusage steigt man ein wie alle, die später kommen.
       *[no] Mit einer Zusage ist man dabei.
    } Kommt keine Antwort, sage ich es dir.
umpire-invite-places = { $free ->
        [0] Alle Startplätze sind vergeben, also kommen sie auf die Warteliste.
       *[other] Freie Startplätze: { $free }. Spätere Antworten kommen auf die Warteliste.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Wer ist **{ $line }**? { $found ->
        [0] Ein Mitglied mit diesem Namen habe ich nicht gefunden.
       *[other] Ich bin nicht sicher, welches Mitglied du meinst.
    }{ $left ->
        [0] {""}
       *[other] { " " }Weitere Namen zu klären: { $left }.
    }
add-choose = Eins davon wählen
add-choose-other = Oder ein beliebiges Mitglied
button-add-skip = Diesen Namen weglassen
add-left-out = **Nicht eingeladen:**
add-left-out-line = - { $name }: { $why }
add-no-one = Es ist niemand zum Einladen übrig.
add-skipped = diesen Namen hast du weggelassen.
add-bot = ist ein Bot.
add-in = ist schon dabei.
add-waits = steht auf der Warteliste.
add-asked = ist schon eingeladen.
add-left = ist aus dieser Saison ausgestiegen. Das kannst du im Saisonprotokoll rückgängig machen.
add-suspended = ist für Ligen gesperrt bis <t:{ $until }:f>: { $reason }
add-gone = ist nicht auf diesem Server.
refused-add_closed = Diese Saison nimmt niemanden mehr auf. { $back ->
        [yes] Sie hat aber noch keine Ergebnisse. Nimm **{ dashboard-more-unstart }**, lade dort ein, und starte neu.
       *[no] Du kannst einen Startplatz an jemand anderen geben.
    }
refused-add_nobody = Wähl oder schreib mindestens einen Namen.
refused-add_many = Lade höchstens { $count } Leute auf einmal ein.
refused-add_unknown = Discord sagt mir gerade nicht, wer auf diesem Server ist. Versuch es in einer Minute noch mal.
