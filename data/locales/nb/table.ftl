# What everybody sees of a match.
table-title =
    ## { $game } · omgang { $deal }{ $length ->
        [0] {""}
       *[other] { " av " }{ $length }
    }
    -# { $clock }{ $ranked ->
        [yes] { " · rangert" }
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
    } { $number }. { $name } · { $mark ->
        [out] ute med { $total }
       *[other] { $cards ->
            [one] **{ $cards } kort**
           *[other] { $cards } kort
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number }. { $name }{ $total ->
        [none] {""}
       *[other] : { $total }
    }
total = { $total } poeng
scores-deal = omg.
scores-total = sum
table-between = Neste omgang deles ut <t:{ $until }:R>, eller med **Neste omgang**.
table-asleep = 💤 Alle har gått. Partiet venter her til noen trykker på **{ button-wake }**.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Dette partiet ble avsluttet.** Det teller ikke.
table-proof =
    -# Fingeravtrykk for stokkingen: `{ $commitment }`
    -# Det er laget av hemmeligheten `{ $secret }`
table-held = ⏸️ En spiller har tilkalt dommeren. Klokkene står til svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
table-restarted = -# 🔄 Jeg ble startet på nytt underveis. Alle kort ligger der de lå.
table-given-back =
    -# ⏱️ Klokka sto stille i { $unit ->
        [hours] { $count ->
            [one] én time
           *[other] { $count } timer
        }
        [minutes] { $count ->
            [one] ett minutt
           *[other] { $count } minutter
        }
       *[seconds] { $count ->
            [one] ett sekund
           *[other] { $count } sekunder
        }
    }; den tiden får dere igjen.
turn-person = **{ $name }**, det er din tur · tiden er ute <t:{ $until }:R>
turn-computer = { $name } tenker …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, tiden er ute <t:{ $until }:R>!
story-earlier = … og det som skjedde før det.
button-again = Spill igjen
button-manage = Styr bordet
button-wake = Vekk bordet
button-take-seat = Ta en plass
name-until = 🏖️ { $name } (borte til <t:{ $until }:f>)
vote-end = 🗳️ Avslutte partiet uten resultat? { $count } av { $needed } som trengs, er enige{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }
vote-end-yes = Avslutt
vote-end-no = Spill videre
vote-seat = 🗳️ **{ $name }** ber om plassen til { $seat }. { $count } av { $needed } som trengs, er enige{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }
vote-seat-yes = La dem spille
vote-seat-no = Ikke nå

# Its channel, and its message
table-own-here = Du er midt i et parti her. Spill videre med **{ button-hand }**, eller avslutt det bak **{ button-manage }** ved bordet. Et nytt kan åpnes i en tråd.
table-below = Bordet står nederst i kanalen.
table-channel-gone = { $names } Kanalen der dere spilte { $game }, er slettet{ $phase ->
        [lobby] , og bordet med den. `/{ command-play }` åpner et nytt.
       *[other] , så jeg har avsluttet partiet. Det teller for ingen: ingen rating eller statistikk endrer seg, og ingen sjetonger. `/{ command-play }` åpner et nytt bord.
    }
table-shut-out = ⚠️ Jeg får ikke lenger vise bordet i denne kanalen. Hånda di virker fortsatt, og klokka stopper til jeg får det. Be en moderator se etter: Er tråden låst, blir ordene mine blokkert, eller mangler jeg en tillatelse?
