# Olsen's own words.
olsen-examples = **For example**
    9♥ is on top, and you have 9♣ 4♥ 4♠. Play 9♣, or 4♥, or 4♥ with 4♠ on it, which makes it spades.
    8♣ is on top, and the suit is ♠. 7♠ fits, K♣ doesn’t, and another eight never does.
    You play K♥ and have 9♣ 9♦ left. Call **Olsen One Card**, because you could play both at once.
olsen-choice = Crazy eights where you call out.
olsen-goal = to 100 points
olsen-pitch =
    Get rid of your cards by following the suit or the number on top.
    {""}**Ace:** the others draw, and you go again. **Eight:** you name the suit.
    About to go out? Call **Olsen One Card**, or draw ten.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } called Olsen One Card!
olsen-call_missed = { $seat } forgot “Olsen One Card”.
olsen-you-called = 📣 You called Olsen One Card!
olsen-you-call_missed = ❗ You forgot “Olsen One Card”.
olsen-you-forgot =
    { $count ->
        [0] ❗ You forgot “Olsen One Card”, but there is nothing left to draw.
        [one] ❗ You forgot “Olsen One Card”: one card!
       *[other] ❗ You forgot “Olsen One Card”: { $count } cards!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } forgot “Olsen One Card”, but there is nothing left to draw.
        [one] ❗ { $seat } forgot “Olsen One Card” and draws one card!
       *[other] ❗ { $seat } forgot “Olsen One Card” and draws { $count } cards!
    }
olsen-table =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }suit: **{ $named }**
        }
    } · { $stock } in the draw pile{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } chips in the pot
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
olsen-fits =
    { $first_turn ->
        [yes] Your first turn: play one card of { $suit }{ $special ->
            [yes] , or any eight or ace
           *[no] {""}
        }. Eights and aces are ordinary cards this turn.
       *[no] { $named ->
            [yes] Suit: { $suit }
           *[no] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }{ $eight ->
            [yes] , or an eight
           *[no] {""}
        }.{ $several ->
            [yes] {" "}You can play several of one number.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] You have no card that fits. You can draw one more.
       *[other] You have no card that fits. Draw up to { $count } cards until one does.
    }
olsen-must_pass = You have no card that fits, and you can’t draw any more. Pass.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Call **Olsen One Card** now, or any player may challenge you for { $count } cards.
       *[auto] 📣 Call **Olsen One Card** before the next player moves, or draw { $count } cards.
    }

olsen-option-packs = How many decks?
olsen-option-packs-auto = one for 2–5 players, two from 6
olsen-option-packs-1 = one
olsen-option-packs-2 = two
olsen-option-first_dealer = Who deals first?
olsen-option-first_dealer-random = random
olsen-option-first_dealer-host = the host
olsen-option-first_turn_scope = Who has to follow the first card’s suit on their first turn?
olsen-option-first_turn_scope-each = all players
olsen-option-first_turn_scope-first_player = only the first player
olsen-option-first_turn_multi = Several cards at once on a first turn?
olsen-option-first_turn_multi-false = no
olsen-option-first_turn_multi-true = yes
olsen-option-first_turn_8A = Eights and aces of another suit on a first turn?
olsen-option-first_turn_8A-suit_only = no
olsen-option-first_turn_8A-any = yes, but they do nothing
olsen-option-first_turn_draws = How many cards can you draw on a first turn?
olsen-option-first_turn_draws-3 = up to three
olsen-option-first_turn_draws-1 = one
olsen-option-starter_special = What if the first card is an eight or an ace?
olsen-option-starter_special-plain = it’s an ordinary card
olsen-option-starter_special-rebury = put it under the draw pile and turn the next
olsen-option-eight_wild = Can you play an eight on any card?
olsen-option-eight_wild-true = yes, except on an eight
olsen-option-eight_wild-false = only if its suit fits
olsen-option-voluntary_draw = Can you draw even if you could play?
olsen-option-voluntary_draw-false = no
olsen-option-voluntary_draw-true = yes
olsen-option-aces = Several aces at once: what do the others draw?
olsen-option-aces-per_card = one card for each ace
olsen-option-aces-once = one card in all
olsen-option-final_effects = Does an ace work as the last card?
olsen-option-final_effects-ignore = no, the deal ends
olsen-option-final_effects-apply = yes, the others draw first
olsen-option-recycle = What happens when the draw pile runs out?
olsen-option-recycle-shuffle_keep_top = the discard pile is shuffled, except its top card
olsen-option-recycle-none = no more drawing
olsen-option-call_hands = When do you have to call?
olsen-option-call_hands-one_or_same_rank = with one card, or several of one number
olsen-option-call_hands-one_only = with one card
olsen-option-enforce = When does a forgotten call cost ten cards?
olsen-option-enforce-auto = when another player moves
olsen-option-enforce-challenge = when another player challenges
olsen-option-false_call = What does a wrong call cost?
olsen-option-false_call-reject = nothing
olsen-option-false_call-draw1 = one card
olsen-option-calls_by_hand = Do you have to call after the card?
olsen-option-calls_by_hand-false = no, the call may go with the card
olsen-option-calls_by_hand-true = yes
olsen-option-all_out = What if everyone reaches 100 at once?
olsen-option-all_out-lowest = the lowest total wins
olsen-option-all_out-replay = the points don’t count, and you deal again
olsen-option-pot = Play for chips? They’re play money.
olsen-option-pot-off = no
olsen-option-pot-buy_in = each player buys in
olsen-option-pot-crash_burn = crash & burn: you pay your points
olsen-option-pot-both = a buy-in and crash & burn
olsen-option-buy_in = How many chips does a buy-in cost?
olsen-option-buy_in_per = When do you pay the buy-in?
olsen-option-buy_in_per-match = once a match
olsen-option-buy_in_per-deal = every deal
olsen-option-deals = How many deals at most?
olsen-option-deals-0 = any number, until one player is left
