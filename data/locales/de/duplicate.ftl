# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Tagesblatt
button-daily-record = Partiedatei von gestern
daily-title =
    ### Tagesblatt
    -# { $game } · <t:{ $date }:D>
daily-start = Alle bekommen dieselben Karten, egal wo, und spielen sie einmal: ein Durchgang gegen zwei Computer, { $names }.
daily-calls = Die Computer antworten sofort, also ruf gleich mit der Karte.
daily-next = Neue Karten gibt es um 00:00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] 1 Tag
       *[other] { $days } Tage in Folge
    }. Einen Tag darfst du auslassen. Zwei hintereinander beenden deine Serie.
daily-yesterday =
    { $server ->
        [yes] **Gestern auf diesem Server**
       *[no] **Gestern hier**
    }
daily-board =
    { $server ->
        [yes] **Heute auf diesem Server**
       *[no] **Heute hier**
    }
deal-came =
    { $place ->
        [1] Platz 1
       *[other] Platz { $place }
    }{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } Kopf
       *[other] { $total } Köpfe
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 spielte sie zuerst
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] gespielt
        [called] gerufen
        [drew_first] gezogen, dann gespielt
        [drew] { $game ->
            [ole] Plättchen
            [otter] genommen
           *[other] gezogen
        }
        [passed] gepasst
       *[forgot] Ruf vergessen
    }
daily-squares = -# { $legend }
daily-fair =
    ### Geht das fair zu?
    Alle bekommen diese Karten in dieser Reihenfolge. Das Geheimnis dahinter habe ich vorher festgelegt. Sein Fingerabdruck steht im Dateinamen des Bildes über **{ button-start }**. Morgen hat `/{ command-daily }` deine Partiedatei, mit einer Seite, die alles noch mal austeilt.

# New cards for one
button-continue-cards = Weiterspielen
button-new-cards = Neue Karten
button-new-cards-level = Neue Karten: { $level }
solo-deal-title = ### { $game } gegen Computer ({ $level })
solo-fair =
    ### Geht das fair zu?
    Diese Karten folgen aus einem Geheimnis, das ich beim ersten Austeilen ausgelost habe. Alle, die sie spielen, bekommen dieselben in derselben Reihenfolge. **{ button-download }** gibt dir deine Partiedatei, mit einer Seite, die sie noch mal austeilt.
solo-deal-again = Hier sind deine Karten wieder. Neue bekommst du mit `/{ command-play }` und einem Spiel.

# Cards that were shared
button-beat = Mach es besser
duplicate-title =
    ### { $game }
    -# dieselben Karten
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** kam mit diesen Karten auf { $first }. Du warst besser: **{ $own }**.
        [worse] **{ $name }** kam mit diesen Karten auf { $first }. Du kamst auf **{ $own }**.
       *[equal] **{ $name }** kam mit diesen Karten auf { $first }. Du auch.
    }
duplicate-board = **Am besten mit diesen Karten**
duplicate-known = Diese Karten hast du schon gesehen, also zählt das nicht.
duplicate-fair =
    ### Geht das fair zu?
    Diese Karten wurden in Partie `{ $match }` ausgeteilt, und du bekamst dieselben in derselben Reihenfolge. Gemischt war, bevor jemand mitspielte, und das Geheimnis ist jetzt öffentlich. **{ button-fair }** prüft diese Partie, **{ button-download }** gibt dir ihre Datei.

# Sharing it
shared-daily = **{ $game }**, Tagesblatt vom <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } Tage in Folge
    }
shared-solo = **{ $game }** gegen Computer ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** schlägt { $other } mit denselben Karten: { $own }. { $other } kam auf { $first }.
        [worse] **{ $name }** kam mit den Karten von { $other } auf { $own }. { $other } kam auf { $first }.
       *[equal] **{ $name }** und { $other } kamen mit denselben Karten beide auf { $first }.
    }
button-play-daily = Karten von heute spielen
