# Ólsen ólsen's own words.
olsen_olsen-examples = **For example**
    On top K♦, and you hold 8♠ 9♠ 2♦: lay 2♦, or 8♠ and name hearts. 9♠ does not fit.
    On top 5♠, and you hold 5♦ 5♥: lay one of them and say **Ólsen** for the other.
    The stock is empty, the pile is 5♥ 5♠ K♠: it is turned over, 5♥ lies on top, and 5♠ is drawn next.
olsen_olsen-pitch =
    One card a turn: follow the suit or the number on top, or draw.
    An **eight** goes on anything and names the suit.
    One card left? Say **Ólsen**. With the last, **Ólsen ólsen**. Or draw three.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } is turned up{ $any_card ->
        [yes] , and any card may follow
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat }: “Ólsen ólsen!”
       *[olsen] 📣 { $seat }: “Ólsen!”
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } forgot “Ólsen ólsen”.
       *[olsen] { $seat } forgot “Ólsen”.
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
        [flip_keep_top] All but the top of the pile is turned over: a new stock of { $count }.
        [shuffle_keep_top] All but the top of the pile is shuffled into a new stock of { $count }.
       *[flip_all] The whole pile is turned over.
    }
olsen_olsen-table_changed = So { $seat } has to think again.
olsen_olsen-table =
    { $top ->
        [none] There is nothing on the table yet.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " — " }**{ $named }** are wanted
        }{ $any_card ->
            [yes] { " — " }any card may follow
           *[no] {""}
        }
    } · { $stock ->
        [0] the stock is empty
       *[other] { $stock } in the stock
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
olsen_olsen-waiting = ❗ { $seat } has laid the last card, but has not said “Ólsen ólsen” yet.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Any card may follow.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Any card fits now.
       *[no] { $named ->
            [yes] Wanted: { $suit }
           *[no] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }, or an eight.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] You have drawn enough: lay a card, or pass.
           *[other] Or draw another, or pass.
        }
       *[no] { $count ->
            [0] Nothing is left to draw, so lay a card.
            [one] Or draw one more if you like.
           *[other] Or draw if you like, up to { $count } cards.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] No card fits and you cannot draw: pass.
           *[other] No card fits: draw another, or pass.
        }
       *[no] { $count ->
            [one] No card fits. Draw one more.
           *[other] No card fits. Draw, up to { $count } cards, until one does.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Say **Ólsen ólsen** before the next player acts, or draw { $count } cards and play on.
       *[olsen] { $enforce ->
            [challenge] 📣 Say **Ólsen** now, or anybody may challenge you for { $count } cards.
           *[auto] 📣 Say **Ólsen** before the next player acts, or draw { $count } cards.
        }
    }

refused-options-calls_by_hand = “Ólsen ólsen” cannot come with the card alone where calls are made by hand. Change one of these two house rules.

olsen_olsen-option-packs = How many packs?
olsen_olsen-option-packs-auto = one for 2–6 players, two from 7
olsen_olsen-option-packs-1 = one
olsen_olsen-option-packs-2 = two
olsen_olsen-option-early_pass = May you pass before you have drawn three?
olsen_olsen-option-early_pass-false = no
olsen_olsen-option-early_pass-true = yes, after one
olsen_olsen-option-starter_eight = What if an eight is turned up?
olsen_olsen-option-starter_eight-any_card = any card may follow
olsen_olsen-option-starter_eight-own_suit = its own suit counts
olsen_olsen-option-starter_eight-rebury = back under the stock, turn the next
olsen_olsen-option-recycle_timing = When is the pile turned over?
olsen_olsen-option-recycle_timing-on_demand = when there is no card to draw
olsen_olsen-option-recycle_timing-immediate = when the last card has been drawn
olsen_olsen-option-recycle = What happens when the stock runs out?
olsen_olsen-option-recycle-flip_all = turn the whole pile over
olsen_olsen-option-recycle-flip_keep_top = leave its top, turn the rest over
olsen_olsen-option-recycle-shuffle_keep_top = leave its top, shuffle the rest
olsen_olsen-option-enforce = When does a forgotten “Ólsen” cost three cards?
olsen_olsen-option-enforce-auto = as soon as anybody moves
olsen_olsen-option-enforce-challenge = when another player challenges
olsen_olsen-option-oo_window = Until when can “Ólsen ólsen” be said?
olsen_olsen-option-oo_window-next_action = until the next player acts
olsen_olsen-option-oo_window-with_card_only = only together with the card
olsen_olsen-option-false_call = What does a call that is not due cost?
olsen_olsen-option-false_call-reject = nothing
olsen_olsen-option-false_call-draw1 = one card
olsen_olsen-option-calls_by_hand = Calls by hand: must the call be pressed after the card?
olsen_olsen-option-calls_by_hand-false = no, it may come with the card
olsen_olsen-option-calls_by_hand-true = yes, after the card
olsen_olsen-option-deals = How many deals is a match?
olsen_olsen-option-deals-n = as many as players
olsen_olsen-option-until = Or play until somebody has so many points?
olsen_olsen-option-until-0 = no, a fixed number of deals
olsen_olsen-option-scoring = Are points counted?
olsen_olsen-option-scoring-true = yes
olsen_olsen-option-scoring-false = no: one deal, and whoever goes out wins
