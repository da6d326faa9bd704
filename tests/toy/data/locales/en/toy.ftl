# Highest card's own words.
toy-pitch = Everybody lays one card, and the highest takes a point. Two deals; the most points win.

toy-table =
    { $cards ->
        [none] Nobody has laid a card in this round yet.
       *[other] In this round: { $cards }
    }
toy-won =
    { $seat } has taken { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
toy-begin = You begin the round.
toy-beat =
    To beat: { $card }, { $equals ->
        [last] or lay its equal.
       *[first] and its equal won't do.
    }

toy-took = { $seat } takes the point with { $card }.
toy-deal_over =
    { $winner ->
        [none] { $seats } share deal { $deal }.
       *[other] { $winner } wins deal { $deal }.
    }

toy-option-equals = Which of equal cards takes the point?
toy-option-equals-first = the first one
toy-option-equals-last = the last one
