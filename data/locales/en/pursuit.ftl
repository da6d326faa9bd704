# Swedish Pursuit's own words.
pursuit-examples = **For example**
    7♦ is on top. A diamond fits, or 7♠, or any eight. Q♠ doesn’t, because queens, aces and twos follow suit.
    Bo plays 2♣, Cleo answers with 2♥, and Ada has no two, so she draws four cards.
    You play all but one card and don’t call. Once the next player moves, any player may challenge you.
pursuit-choice = Twos add up, and you catch others.
pursuit-deals = 5
pursuit-pitch =
    Follow the suit or the number on top, or draw one and pass.
    {""}**Ace** skips, **queen** reverses, **eight** names the suit, **twos** add up.
    One card left? Call **Last card**, or be challenged. The lowest total wins.
pursuit-call = Last card!
pursuit-called = 📣 { $seat } called Last card!
pursuit-call_missed = { $seat } forgot “Last card”.
pursuit-you-called = 📣 You called Last card!
pursuit-you-call_missed = ❗ You forgot “Last card”.
pursuit-you-forgot =
    { $count ->
        [0] ❗ You forgot “Last card”, but there is nothing left to draw.
        [one] ❗ You forgot “Last card”: one card!
       *[other] ❗ You forgot “Last card”: { $count } cards!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } forgot “Last card”, but there is nothing left to draw.
        [one] ❗ { $seat } forgot “Last card” and draws one card!
       *[other] ❗ { $seat } forgot “Last card” and draws { $count } cards!
    }
pursuit-verb-take = Take the penalty
pursuit-cut =
    { $seat ->
        [none] Cut for the deal: { $cards }, a tie.
       *[other] Cut for the deal: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } has nothing to draw.
        [one] { $seat } draws a card{ $why ->
            [false_challenge] { " for it" }
           *[other] {""}
        }.
       *[other] { $seat } draws { $count } cards{ $why ->
            [false_challenge] { " for it" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] The draw pile is empty, so { $seat } takes nothing.
        [one] { $seat } takes the only card left of { $due }.
       *[other] { $seat } takes { $count } cards.
    }
pursuit-own-took =
    { $count ->
        [0] The draw pile is empty, so you take nothing.
        [one] You take the only card left of { $due }.
       *[other] You take { $count } cards.
    }
pursuit-reversed =
    Play now goes { $dir ->
        [1] clockwise again.
       *[other] anticlockwise.
    }
pursuit-passed = { $seat } can’t play or draw, and misses the turn.
pursuit-own-passed = You can’t play or draw, and miss the turn.
pursuit-false_challenge = { $seat } challenges { $target }, who did nothing wrong.
pursuit-challenged_falsely =
    ❗ { $seat } challenges { $target }, who did nothing wrong{ $count ->
        [0] .
        [one] , and draws a card for it.
       *[other] , and draws { $count } cards for it.
    }
pursuit-your-challenged_falsely =
    ❗ You challenge { $target }, who did nothing wrong{ $count ->
        [0] .
        [one] , so you draw a card for it.
       *[other] , so you draw { $count } cards for it.
    }
pursuit-blocked = No player can move, so you all count your cards.
pursuit-deal_over =
    { $winner ->
        [none] The deal ends without a winner.
       *[other] { $winner } wins deal { $deal }, and the others count their cards.
    }
pursuit-table =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }suit: **{ $named }**
        }
    } · { $stock ->
        [0] the draw pile is empty
       *[other] { $stock } in the draw pile
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
pursuit-anticlockwise = ↺ Play goes anticlockwise.
pursuit-open_twos = ⚠️ **{ $count } cards** for { $seat }, unless a two passes them on.
pursuit-fits =
    { $named ->
        [yes] Suit: { $suit }
       *[no] { $suit ->
            [none] Any card fits
           *[other] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }
    }, or an eight.
pursuit-none_fit = You have no card that fits. Draw one, and your turn ends.
pursuit-must_pass = You have no card that fits, and the draw pile is empty. You miss this turn.
pursuit-answer =
    { $able ->
        [no] ⚠️ You have no two, so take the { $count } cards.
       *[yes] { $optional ->
            [yes] ⚠️ Play a two, or take the { $count } cards.
           *[no] ⚠️ { $count } cards for you. Play a two to pass them on.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Call **Last card** before the next player moves, or any player may challenge you for { $count } cards.
       *[auto] 📣 Call **Last card** before the next player moves, or draw { $count } cards.
    }

pursuit-option-packs = How many decks?
pursuit-option-packs-1 = one, for up to 7 players
pursuit-option-packs-2 = two
pursuit-option-starter_trick = What does a trick card do as the first card?
pursuit-option-starter_trick-as_dealer = it works as if the dealer played it
pursuit-option-starter_trick-none = nothing
pursuit-option-trick_match = Do aces, queens and twos fit their own number?
pursuit-option-trick_match-suit = no, only on their suit
pursuit-option-trick_match-suit_or_rank = yes, like any card
pursuit-option-queen_two = What does a queen do with two players?
pursuit-option-queen_two-plain = nothing
pursuit-option-queen_two-skip = you go again
pursuit-option-stack_two = Do you have to answer a two with a two?
pursuit-option-stack_two-forced = yes, if you have one
pursuit-option-stack_two-optional = no, you may take the cards
pursuit-option-enforce = When does a forgotten “Last card” cost two cards?
pursuit-option-enforce-challenge = when another player challenges
pursuit-option-enforce-auto = when another player moves
pursuit-option-lc_until = How long can others challenge you?
pursuit-option-lc_until-hand_change = until your hand changes
pursuit-option-lc_until-next_own_turn = at most until your next turn
pursuit-option-calls_by_hand = Do you have to call after the card?
pursuit-option-calls_by_hand-false = no, the call may go with the card
pursuit-option-calls_by_hand-true = yes
pursuit-option-false_challenge = What does it cost to challenge a single card wrongly?
pursuit-option-false_challenge-0 = nothing
pursuit-option-false_challenge-1 = one card
pursuit-option-false_challenge-2 = two cards
pursuit-option-final_effects = Does a two work as the last card?
pursuit-option-final_effects-ignore = no, the deal ends
pursuit-option-final_effects-apply = yes, the next player draws first
