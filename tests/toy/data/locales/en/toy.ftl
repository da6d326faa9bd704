# Highest card's own phrases.
toy-pitch = Each player plays one card, and the highest scores a point. Two deals, and the most points win.
toy-table =
    { $cards ->
        [none] This round has no card yet.
       *[other] In this round: { $cards }
    }
toy-won =
    { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
toy-begin = You begin the round.
toy-beat =
    { $equals ->
        [last] Beat { $card }, or play another of its number.
       *[first] Beat { $card }. Another of its number isn’t enough.
    }
toy-scored = { $seat } scores a point with { $card }.
toy-deal_over =
    { $winner ->
        [none] { $seats } share deal { $deal }.
       *[other] { $winner } wins deal { $deal }.
    }

toy-option-equals = Which of equal cards scores the point?
toy-option-equals-first = the first one
toy-option-equals-last = the last one
