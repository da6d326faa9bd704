# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] omgang { $deal } ·{" "}
       *[other] omgang { $deal } av { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
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
    } { $name } · { $mark ->
        [out] ute med { $total }
       *[other] { $cards ->
            [one] **{ $cards } kort**
           *[other] { $cards } kort
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
total = { $total } poeng
scores-deal = omg.
scores-total = sum
table-between = Neste omgang begynner <t:{ $until }:R>, eller når dere trykker på **{ verb-deal }**.
table-resting = 💤 Partiet har pause. Her kan jeg bare vise det i et kvarter etter et trykk, så trykk på **{ button-wake }** for å fortsette. På en server som har lagt meg til, trenger det ingen pause.
table-asleep = 💤 Alle spillerne er borte, så partiet har pause. Trykk på **{ button-wake }** for å fortsette.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Dette partiet ble stoppet.** Det teller ikke.
table-held = ⏸️ En spiller har tilkalt dommeren. Klokkene står til svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } tok over kortene etter { $old }.
table-restarted = -# 🔄 Jeg startet på nytt. Alle kortene ligger der de lå.
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
    }. Den tiden får dere igjen.
turn-person = **{ $name }** skal spille · slutter <t:{ $until }:R>
turn-computer = { $name } tenker …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, turen din slutter <t:{ $until }:R>! Da spiller jeg for deg.
story-earlier = … og mer før det
button-again = Spill igjen
button-manage = Administrer
button-wake = Fortsett
name-until = 🏖️ { $name } (borte til <t:{ $until }:f>)
vote-end = 🗳️ Avslutte partiet uten resultat? { $count } av { $needed } stemmer{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Mot: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Avslutt
vote-end-no = Spill videre

# Its channel, and its message
table-own-here =
    Du spiller allerede i denne kanalen. Trykk på **{ button-hand }** for å fortsette, eller på **{ button-manage }** ved bordet for å avslutte partiet.{ $thread ->
        [yes] {" "}Du kan også åpne et nytt bord i en tråd.
       *[no] {""}
    }
table-below = Bordet står nederst i kanalen.
table-channel-gone = { $names } Kanalen med bordet ({ $game }) ble slettet{ $phase ->
        [lobby] . Åpne et nytt bord med `/{ command-play }`.
       *[other] , så jeg stoppet partiet. Det teller ikke, så rating, statistikk og sjetonger er som før. Åpne et nytt bord med `/{ command-play }`.
    }
table-shut-out = ⚠️ Jeg kan ikke vise bordet i denne kanalen lenger. Hånda di virker fortsatt, og klokka står til jeg kan. Be en moderator sjekke tre ting: Er tråden låst, blokkerer AutoMod ordene mine, eller mangler jeg en tillatelse?
