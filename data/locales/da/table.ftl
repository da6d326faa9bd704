# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] omgang { $deal } ·{" "}
       *[other] omgang { $deal } af { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
        [yes] { " · rangeret" }
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
        [out] ude med { $total }
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
total = { $total } point
scores-deal = omg.
scores-total = i alt
table-between = Næste omgang begynder <t:{ $until }:R>, eller når I trykker på **{ verb-deal }**.
table-resting = 💤 Partiet holder pause. Her kan jeg kun vise det i et kvarter efter et tryk, så tryk på **{ button-wake }** for at fortsætte. På en server der har tilføjet mig, behøver det ingen pause.
table-asleep = 💤 Alle spillerne er væk, så partiet holder pause. Tryk på **{ button-wake }** for at fortsætte.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Partiet blev stoppet.** Det tæller ikke.
table-held = ⏸️ En spiller har tilkaldt dommeren. Urene står stille indtil svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } overtog kortene fra { $old }.
table-restarted = -# 🔄 Jeg genstartede. Alle kort ligger hvor de lå.
table-given-back =
    -# ⏱️ Uret stod stille i { $unit ->
        [hours] { $count ->
            [one] en time
           *[other] { $count } timer
        }
        [minutes] { $count ->
            [one] et minut
           *[other] { $count } minutter
        }
       *[seconds] { $count ->
            [one] et sekund
           *[other] { $count } sekunder
        }
    }. I får den tid igen.
turn-person = **{ $name }** har turen · slutter <t:{ $until }:R>
turn-computer = { $name } tænker …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, din tur slutter <t:{ $until }:R>! Så spiller jeg for dig.
story-earlier = … og mere før det
button-again = Spil igen
button-manage = Administrer
button-wake = Fortsæt
name-until = 🏖️ { $name } (væk til <t:{ $until }:f>)
vote-end = 🗳️ Skal partiet afsluttes uden resultat? { $count } af { $needed } stemmer{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Mod: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Afslut
vote-end-no = Spil videre

# Its channel, and its message
table-own-here =
    Du spiller allerede i denne kanal. Tryk på **{ button-hand }** for at fortsætte, eller på **{ button-manage }** ved bordet for at afslutte partiet.{ $thread ->
        [yes] {" "}Du kan også åbne et andet bord i en tråd.
       *[no] {""}
    }
table-below = Bordet står nederst i kanalen.
table-channel-gone = { $names } Kanalen med bordet ({ $game }) blev slettet{ $phase ->
        [lobby] . Åbn et nyt bord med `/{ command-play }`.
       *[other] , så jeg stoppede partiet. Det tæller ikke, så rating, statistik og jetoner er som før. Åbn et nyt bord med `/{ command-play }`.
    }
table-shut-out = ⚠️ Jeg kan ikke vise bordet i denne kanal længere. Din hånd virker stadig, og uret står stille indtil jeg kan. Bed en moderator om at tjekke det. Er tråden låst? Blokerer AutoMod mine ord? Mangler jeg en tilladelse?
