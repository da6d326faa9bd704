# What everybody sees of a match.
table-title =
    ## { $game } · deal { $deal }
    -# { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }
table-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] out with { $total }
       *[other] { $cards ->
            [one] **{ $cards } card**
           *[other] { $cards } cards
        } · { $total }
    }
total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
table-between = The deal is over. The next one is dealt <t:{ $until }:R>, or when anybody presses **Next deal**.
table-asleep = 💤 Everybody has gone. The match waits here until somebody presses **I'm back**.
table-ended = ⏹️ **This match was ended.** It does not count.
table-place =
    { $place ->
        [1] 🏆
       *[other] { $place }.
    } **{ $name }** · { $total }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } chips
    }
table-proof =
    -# Shuffle fingerprint `{ $commitment }`
    -# It was made of the secret `{ $secret }`
turn-person = **{ $name }**, it is your turn · time is up <t:{ $until }:R>
turn-computer = { $name } is thinking …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
