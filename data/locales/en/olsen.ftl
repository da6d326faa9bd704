# Olsen's own words.
olsen-examples = **For example**
    On top 9♥, and you hold 9♣ 4♥ 4♠: lay 9♣, or 4♥, or 4♥ with 4♠ on it, which makes it spades.
    On top 8♣ with ♠ wanted: 7♠ fits, K♣ does not, and another eight never does.
    You lay K♥ and keep 9♣ 9♦: say **Olsen One Card**, for both could go at once.
olsen-pitch =
    Get rid of your cards: follow the suit or the number on top.
    {""}**Ace:** the others draw, and you go again. **Eight:** you name the suit.
    About to go out? Say **Olsen One Card**, or draw ten.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat }: “Olsen One Card!”
olsen-call_missed = { $seat } forgot “Olsen One Card”.
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
        [none] There is nothing on the table yet.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " — " }**{ $named }** are wanted
        }
    } · { $stock } in the stock{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } chips in the pot
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
olsen-fits =
    { $first_turn ->
        [yes] Your first turn: one card of { $suit }{ $special ->
            [yes] , or any eight or ace
           *[no] {""}
        }. Eights and aces have no power yet.
       *[no] { $named ->
            [yes] Wanted: { $suit }
           *[no] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }{ $eight ->
            [yes] , or an eight
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Several of one number may go together.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] No card fits. You may draw one more.
       *[other] No card fits. Draw, up to { $count } cards, until one does.
    }
olsen-must_pass = No card fits and you have drawn enough: pass.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Say **Olsen One Card** now, or anybody may challenge you for { $count } cards.
       *[auto] 📣 Say **Olsen One Card** before the next player acts, or draw { $count } cards.
    }

olsen-option-packs = How many packs?
olsen-option-packs-auto = one for 2–5 players, two from 6
olsen-option-packs-1 = one
olsen-option-packs-2 = two
olsen-option-first_dealer = Who deals first?
olsen-option-first_dealer-random = chance decides
olsen-option-first_dealer-host = the host
olsen-option-first_turn_scope = Who must follow the starter’s suit in their first turn?
olsen-option-first_turn_scope-each = every player
olsen-option-first_turn_scope-first_player = only the player who begins
olsen-option-first_turn_multi = Several cards at once on a first turn?
olsen-option-first_turn_multi-false = no
olsen-option-first_turn_multi-true = yes
olsen-option-first_turn_8A = Eights and aces of another suit on a first turn?
olsen-option-first_turn_8A-suit_only = no
olsen-option-first_turn_8A-any = yes, but without power
olsen-option-first_turn_draws = How many cards may be drawn on a first turn?
olsen-option-first_turn_draws-3 = up to three
olsen-option-first_turn_draws-1 = one
olsen-option-starter_special = What if the starter is an eight or an ace?
olsen-option-starter_special-plain = it is an ordinary card
olsen-option-starter_special-rebury = back under the stock, turn the next
olsen-option-eight_wild = May an eight be laid on any card?
olsen-option-eight_wild-true = yes, except on an eight
olsen-option-eight_wild-false = only where its suit fits
olsen-option-voluntary_draw = May you draw even if you could play?
olsen-option-voluntary_draw-false = no
olsen-option-voluntary_draw-true = yes
olsen-option-aces = Several aces at once: what do the others draw?
olsen-option-aces-per_card = a card for each ace
olsen-option-aces-once = one card in all
olsen-option-final_effects = Does an ace count when it is the last card?
olsen-option-final_effects-ignore = no, the deal is over
olsen-option-final_effects-apply = yes, the others draw first
olsen-option-recycle = What happens when the stock runs out?
olsen-option-recycle-shuffle_keep_top = shuffle the pile, leave its top
olsen-option-recycle-none = nothing more can be drawn
olsen-option-call_hands = When is the call due?
olsen-option-call_hands-one_or_same_rank = with one card, or several of one number
olsen-option-call_hands-one_only = with one card
olsen-option-enforce = When does a forgotten call cost ten cards?
olsen-option-enforce-auto = as soon as anybody moves
olsen-option-enforce-challenge = when another player challenges
olsen-option-false_call = What does a call that is not due cost?
olsen-option-false_call-reject = nothing
olsen-option-false_call-draw1 = one card
olsen-option-calls_by_hand = Calls by hand: must the call be pressed after the card?
olsen-option-calls_by_hand-false = no, it may come with the card
olsen-option-calls_by_hand-true = yes, after the card
olsen-option-all_out = What if everybody reaches 100 at once?
olsen-option-all_out-lowest = the lowest total wins
olsen-option-all_out-replay = strike the points and deal again
olsen-option-pot = Play for chips? They are play money of this server.
olsen-option-pot-off = no
olsen-option-pot-buy_in = everybody buys in
olsen-option-pot-crash_burn = crash & burn: pay your points
olsen-option-pot-both = both
olsen-option-buy_in = How many chips is a buy-in?
olsen-option-buy_in_per = When is the buy-in paid?
olsen-option-buy_in_per-match = once a match
olsen-option-buy_in_per-deal = at every deal
olsen-option-deals = After how many deals does the match end at the latest?
olsen-option-deals-0 = no limit: until one is left
