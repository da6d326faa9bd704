# What the pictures show, in words that are read aloud.
pictures-hand =
    Your hand: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
pictures-playable = Raised and bright, playable now: { $cards }.
pictures-chosen = Raised, chosen: { $cards }.
pictures-joining = Bright, can go with it: { $cards }.
pictures-answers = Raised and bright, you can choose: { $cards }.
pictures-unplayable = Dimmed, not playable now: { $cards }.
pictures-new = With a sparkle, new: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] 1 head
       *[other] { $heads } heads
    })
pictures-left-out =
    { $count ->
        [one] One more line is in the text of the message.
       *[other] { $count } more lines are in the text of the message.
    }
pictures-pile =
    { $top ->
        [none] The table is empty.
       *[other] On top of a discard pile of { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $top }.
    }
pictures-stock =
    { $count ->
        [0] The draw pile is empty.
        [one] One card in the draw pile.
       *[other] { $count } cards in the draw pile.
    }
pictures-named = The suit, large beside it: { $suit }.
pictures-penalty = { $count } cards for the next player.
pictures-pot = { $count } chips in the pot.
pictures-direction =
    { $direction ->
        [1] Play goes clockwise.
       *[other] Play goes anticlockwise.
    }
pictures-order =
    Colours from the highest: { $order ->
        [RBGY] red, blue, green, yellow.
       *[YGBR] yellow, green, blue, red.
    }
pictures-supply =
    { $count ->
        [0] No tokens left.
        [one] One token left.
       *[other] { $count } tokens left.
    }
pictures-series = A series of { $count }.
pictures-column =
    Column { $number }: { $cards ->
        [none] empty
       *[other] { $cards }
    }, { $way ->
        [up] takes { $value } or higher.
        [down] takes { $value } or lower.
       *[none] takes any otter.
    }
pictures-fits =
    { $count ->
        [one] Lit, takes a card of yours: column { $columns }.
       *[other] Lit, take a card of yours: columns { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Lit, you can collect it: column { $columns }.
       *[other] Lit, you can collect one of them: columns { $columns }.
    }
pictures-collected =
    { $card ->
        [none] You collect column { $number }, and its lit otters can become points.
       *[other] You collect column { $number }, and { $card } becomes points.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] out
       *[no] { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
    }{ $kind ->
        [coin] , tokens: { $amount }
        [head] , heads: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , can still call
        [said] , called
        [offence] , can be challenged
        [gift] , gets the next otter
       *[none] {""}
    }{ $stamp ->
        [called] , just called
        [paid] , just drew { $drawn ->
            [one] one penalty card
           *[other] { $drawn } penalty cards
        }
       *[none] {""}
    }{ $reaction ->
        [laugh] , laughs
        [gasp] , is shocked
        [clap] , claps
       *[none] {""}
    }{ $turn ->
        [yes] , has the turn.
       *[no] .
    }
pictures-held =
    Seat { $number } has { $cards ->
        [none] no cards
       *[other] { $cards }
    }.
pictures-banner = Some cards of { $game }.
pictures-games = Cards of { $games }.
pictures-month = Month { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: { $wins } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } won{ $played ->
        [none] {""}
       *[other] , this month { $won } of { $played }
    }{ $form ->
        [none] {""}
       *[other] , newest first: { $form }
    }{ $made ->
        [none] {""}
       *[other] , calls made: { $made }, missed: { $missed }
    }.
pictures-won = won
pictures-lost = lost
pictures-ranked =
    { $place ->
        [none] No place yet
       *[other] Place { $place }
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } ahead in { $ahead }, { $other } in { $behind }{ $equal ->
        [0] {""}
       *[other] { ", tied in " }{ $equal }
    }{"."}
