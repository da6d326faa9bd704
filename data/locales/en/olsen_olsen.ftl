# Ólsen ólsen's own words.
olsen_olsen-examples = **For example**
    K♦ is on top, and you have 8♠ 9♠ 2♦. Play 2♦, or 8♠ and name hearts. 9♠ doesn’t fit.
    5♠ is on top, and you have 5♦ 5♥. Play one of them and call **Ólsen** for the other.
    The draw pile is empty, and the discard pile is 5♥ 5♠ K♠. It turns over: 5♥ is on top, and you draw 5♠ next.
olsen_olsen-choice = One card a turn, or draw.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
olsen_olsen-goal = to { $until } points
olsen_olsen-pitch =
    Play one card a turn: the suit or the number on top. Or draw.
    An **eight** fits anything and names the suit.
    One card left? Call **Ólsen**. With the last one, call **Ólsen ólsen**. Or draw three.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } is turned up{ $any_card ->
        [yes] , and any card fits on it
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } called Ólsen ólsen!
       *[olsen] 📣 { $seat } called Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } forgot “Ólsen ólsen”.
       *[olsen] { $seat } forgot “Ólsen”.
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 You called Ólsen ólsen!
       *[olsen] 📣 You called Ólsen!
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ You forgot “Ólsen ólsen”.
       *[olsen] ❗ You forgot “Ólsen”.
    }
olsen_olsen-you-forgot =
    ❗ You forgot { $kind ->
        [olsen_olsen] “Ólsen ólsen”
       *[olsen] “Ólsen”
    }{ $count ->
        [0] , but there is nothing left to draw.
        [one] : one card!
       *[other] : { $count } cards!
    }
olsen_olsen-forgot =
    ❗ { $seat } forgot { $kind ->
        [olsen_olsen] “Ólsen ólsen”
       *[olsen] “Ólsen”
    }{ $count ->
        [0] , but there is nothing left to draw.
        [one] {" "}and draws one card!
       *[other] {" "}and draws { $count } cards!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] The discard pile, except its top card, turns over into a new draw pile of { $count }.
        [shuffle_keep_top] The discard pile, except its top card, is shuffled into a new draw pile of { $count }.
       *[flip_all] The whole discard pile turns over.
    }
olsen_olsen-table_changed = So { $seat } has to choose again.
olsen_olsen-table =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }suit: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }any card fits
           *[no] {""}
        }
    } · { $stock ->
        [0] the draw pile is empty
       *[other] { $stock } in the draw pile
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
olsen_olsen-waiting = ❗ { $seat } played the last card but hasn’t called “Ólsen ólsen” yet.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Any card fits.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Any card fits now.
       *[no] { $named ->
            [yes] Suit: { $suit }
           *[no] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }, or an eight.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] You can’t draw any more. Play a card, or pass.
           *[other] Or draw another, or pass.
        }
       *[no] { $count ->
            [0] There’s nothing left to draw, so play a card.
            [one] Or draw one more if you like.
           *[other] Or draw up to { $count } cards if you like.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] You have no card that fits, and you can’t draw. Pass.
           *[other] You have no card that fits. Draw another, or pass.
        }
       *[no] { $count ->
            [one] You have no card that fits. Draw one more.
           *[other] You have no card that fits. Draw up to { $count } cards until one does.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Call **Ólsen ólsen** before the next player moves, or draw { $count } cards and keep playing.
       *[olsen] { $enforce ->
            [challenge] 📣 Call **Ólsen** now, or any player may challenge you for { $count } cards.
           *[auto] 📣 Call **Ólsen** before the next player moves, or draw { $count } cards.
        }
    }

refused-options-calls_by_hand = You can’t call after the card if “Ólsen ólsen” only goes with the card. Change one of these two house rules.

olsen_olsen-option-packs = How many decks?
olsen_olsen-option-packs-auto = one for 2–6 players, two from 7
olsen_olsen-option-packs-1 = one
olsen_olsen-option-packs-2 = two
olsen_olsen-option-early_pass = Can you pass before you’ve drawn three?
olsen_olsen-option-early_pass-false = no
olsen_olsen-option-early_pass-true = yes, after one
olsen_olsen-option-starter_eight = What if the first card is an eight?
olsen_olsen-option-starter_eight-any_card = any card fits on it
olsen_olsen-option-starter_eight-own_suit = its own suit counts
olsen_olsen-option-starter_eight-rebury = put it under the draw pile and turn the next
olsen_olsen-option-recycle_timing = When does the discard pile turn over?
olsen_olsen-option-recycle_timing-on_demand = when a player has nothing to draw
olsen_olsen-option-recycle_timing-immediate = when the last card is drawn
olsen_olsen-option-recycle = What happens when the draw pile runs out?
olsen_olsen-option-recycle-flip_all = the whole discard pile turns over
olsen_olsen-option-recycle-flip_keep_top = the discard pile turns over, except its top card
olsen_olsen-option-recycle-shuffle_keep_top = the discard pile is shuffled, except its top card
olsen_olsen-option-enforce = When does a forgotten “Ólsen” cost three cards?
olsen_olsen-option-enforce-auto = when another player moves
olsen_olsen-option-enforce-challenge = when another player challenges
olsen_olsen-option-oo_window = How long can you call “Ólsen ólsen”?
olsen_olsen-option-oo_window-next_action = until the next player moves
olsen_olsen-option-oo_window-with_card_only = only with the card
olsen_olsen-option-false_call = What does a wrong call cost?
olsen_olsen-option-false_call-reject = nothing
olsen_olsen-option-false_call-draw1 = one card
olsen_olsen-option-calls_by_hand = Do you have to call after the card?
olsen_olsen-option-calls_by_hand-false = no, the call may go with the card
olsen_olsen-option-calls_by_hand-true = yes
olsen_olsen-option-deals = How many deals in a match?
olsen_olsen-option-deals-n = one for each player
olsen_olsen-option-until = Or play to this many points?
olsen_olsen-option-until-0 = no, a fixed number of deals
olsen_olsen-option-scoring = Do you count points?
olsen_olsen-option-scoring-true = yes
olsen_olsen-option-scoring-false = no, one deal, and going out wins
