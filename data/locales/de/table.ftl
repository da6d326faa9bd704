# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] Durchgang { $deal } ·{" "}
       *[other] Durchgang { $deal } von { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
        [yes] { " · gewertet" }
       *[no] {""}
    }{ $rules ->
        [none] {""}
       *[other] { " · " }{ $rules }
    }
table-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] raus mit { $total }
       *[other] { $cards ->
            [one] **{ $cards } Karte**
           *[other] { $cards } Karten
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number ->
        [none] {""}
       *[other] { $number }.{" "}
    }{ $name }{ $total ->
        [none] {""}
       *[other] : { $total }
    }
total =
    { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
scores-deal = Durchg.
scores-total = gesamt
table-between = Der nächste Durchgang beginnt <t:{ $until }:R> oder wenn ihr auf **{ verb-deal }** drückt.
table-resting = 💤 Die Partie macht Pause. Hier kann ich sie nach einem Klick nur 15 Minuten zeigen, also drück auf **{ button-wake }**. Auf einem Server, der mich hinzugefügt hat, braucht sie keine Pause.
table-asleep = 💤 Alle sind weg, also macht die Partie Pause. Mit **{ button-wake }** geht’s weiter.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Diese Partie wurde abgebrochen.** Sie zählt nicht.
table-held = ⏸️ Die Spielleitung ist gefragt. Die Uhren stehen, bis die Antwort da ist, oder bis <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } übernimmt die Karten von { $old }.
table-restarted = -# 🔄 Ich habe neu gestartet. Alle Karten liegen, wo sie lagen.
table-given-back =
    -# ⏱️ Die Uhr stand { $unit ->
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
       *[seconds] { $count ->
            [one] eine Sekunde
           *[other] { $count } Sekunden
        }
    } lang still. Diese Zeit bekommt ihr zurück.
turn-person = **{ $name }** ist dran · endet <t:{ $until }:R>
turn-computer = { $name } überlegt …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, dein Zug endet <t:{ $until }:R>! Dann spiele ich für dich.
story-earlier = … und davor noch mehr
button-again = Noch mal
button-manage = Verwalten
button-wake = Fortsetzen
name-until = 🏖️ { $name } (weg bis <t:{ $until }:f>)
vote-end = 🗳️ Diese Partie ohne Ergebnis beenden? { $count } von { $needed } Stimmen{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Dagegen: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Beenden
vote-end-no = Weiterspielen

# Its channel, and its message
table-own-here =
    Du spielst in diesem Kanal schon. Drück auf **{ button-hand }**, um weiterzuspielen, oder am Tisch auf **{ button-manage }**, um die Partie zu beenden.{ $thread ->
        [yes] {" "}In einem Thread kannst du noch einen Tisch eröffnen.
       *[no] {""}
    }
table-below = Der Tisch steht am Ende des Kanals.
table-channel-gone = { $names } Der Kanal mit dem Tisch ({ $game }) wurde gelöscht{ $phase ->
        [lobby] . Einen neuen Tisch eröffnet `/{ command-play }`.
       *[other] , also habe ich die Partie abgebrochen. Sie zählt nicht, Wertung, Statistik und Chips bleiben wie vorher. Einen neuen Tisch eröffnet `/{ command-play }`.
    }
table-shut-out = ⚠️ Ich kann den Tisch in diesem Kanal nicht mehr zeigen. Deine Hand geht weiter, und die Uhr steht, bis ich es wieder kann. Bitte die Moderation nachzusehen. Ist der Thread gesperrt? Blockiert AutoMod meine Wörter? Fehlt mir eine Berechtigung?
