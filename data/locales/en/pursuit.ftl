# Swedish Pursuit's own words.
pursuit-examples = **For example**
    On top 7♦: a diamond goes, or 7♠, or any eight. Q♠ does not: queens, aces and twos follow suit.
    Bo lays 2♣, Cleo answers with 2♥, and Ada, who has no two, takes four cards.
    You lay all but one card in silence: once the next player has acted, anybody may challenge you.
pursuit-pitch =
    Follow the suit or the number on top, or draw one and pass.
    {""}**Ace** skips, **queen** turns play round, **eight** names the suit, **twos** pile up.
    One card left? Say **Last card**, or be challenged. The lowest sum wins.
pursuit-call = Last card!
pursuit-called = 📣 { $seat }: “Last card!”
pursuit-call_missed = { $seat } forgot “Last card”.
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
        [none] { $seats } cut { $cards }. Those who tie for the highest cut again.
       *[other] { $seats } cut { $cards }, so { $seat } deals first.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } finds nothing to draw.
        [one] { $seat } draws a card{ $why ->
            [false_challenge] { " for it" }
           *[other] {""}
        }.
       *[other] { $seat } draws { $count } cards for it.
    }
pursuit-took =
    { $count ->
        [0] The stock is empty, so { $seat } takes nothing.
        [one] { $seat } takes the only card left of { $due }.
       *[other] { $seat } takes { $count } cards.
    }
pursuit-reversed =
    Play turns round: { $dir ->
        [1] clockwise again.
       *[other] anticlockwise now.
    }
pursuit-missed = { $seats } misses a turn.
pursuit-passed = { $seat } can neither lay nor draw, and misses the turn.
pursuit-false_challenge = { $seat } challenges { $target }, who has done nothing wrong.
pursuit-challenged_falsely =
    ❗ { $seat } challenges { $target }, who has done nothing wrong{ $count ->
        [0] .
        [one] , and draws a card for it.
       *[other] , and draws { $count } cards for it.
    }
pursuit-blocked = Nobody can move any more, so everybody counts their cards.
pursuit-deal_over =
    { $winner ->
        [none] The deal is over without a winner.
       *[other] { $winner } wins deal { $deal }, and all others count their cards.
    }
pursuit-table =
    { $top ->
        [none] There is nothing on the table yet.
       *[other] On top: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " — " }**{ $named }** are wanted
        }
    } · { $stock ->
        [0] the stock is empty
       *[other] { $stock } in the stock
    } · { $left ->
        [0] the last deal
        [one] one more deal to come
       *[other] { $left } more deals to come
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } can be challenged
    }
pursuit-table-beside =
    -# { $left ->
        [0] The last deal
        [one] One more deal to come
       *[other] { $left } more deals to come
    }
pursuit-anticlockwise = ↺ Play goes anticlockwise.
pursuit-open_twos = ⚠️ **{ $count } cards** wait for { $seat }, unless a two passes them on.
pursuit-fits =
    { $named ->
        [yes] Wanted: { $suit }
       *[no] { $suit ->
            [none] Any card fits
           *[other] What fits: { $suit }{ $rank ->
                [none] {""}
               *[other] , another { $rank }
            }
        }
    }, or an eight.
pursuit-none_fit = No card fits: draw one, and your turn is over.
pursuit-must_pass = No card fits and the stock is empty: you miss this turn.
pursuit-answer =
    { $able ->
        [no] ⚠️ You have no two: take the { $count } cards that are open.
       *[yes] { $optional ->
            [yes] ⚠️ Lay a two, or take the { $count } cards that are open.
           *[no] ⚠️ { $count } cards are open: lay a two to pass them on.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Say **Last card** before the next player acts, or anybody may challenge you for { $count } cards.
       *[auto] 📣 Say **Last card** before the next player acts, or draw { $count } cards.
    }

pursuit-option-packs = How many packs?
pursuit-option-packs-1 = one, for up to 7 players
pursuit-option-packs-2 = two
pursuit-option-starter_trick = What does a trick card do when it is turned up first?
pursuit-option-starter_trick-as_dealer = as if the dealer had laid it
pursuit-option-starter_trick-none = nothing
pursuit-option-trick_match = Do aces, queens and twos go on their own number?
pursuit-option-trick_match-suit = no, only on their suit
pursuit-option-trick_match-suit_or_rank = yes, like any card
pursuit-option-queen_two = What does a queen do with two players?
pursuit-option-queen_two-plain = nothing
pursuit-option-queen_two-skip = you go again
pursuit-option-stack_two = Must a two be answered with a two?
pursuit-option-stack_two-forced = yes, if you have one
pursuit-option-stack_two-optional = no, you may take the cards
pursuit-option-enforce = When does a forgotten “Last card” cost two cards?
pursuit-option-enforce-challenge = when another player challenges
pursuit-option-enforce-auto = as soon as anybody moves
pursuit-option-lc_until = How long can you be challenged?
pursuit-option-lc_until-hand_change = until your hand changes
pursuit-option-lc_until-next_own_turn = until your next turn at the latest
pursuit-option-calls_by_hand = Calls by hand: must the call be pressed after the card?
pursuit-option-calls_by_hand-false = no, it may come with the card
pursuit-option-calls_by_hand-true = yes, after the card
pursuit-option-false_challenge = What does it cost to challenge a single card wrongly?
pursuit-option-false_challenge-0 = nothing
pursuit-option-false_challenge-1 = one card
pursuit-option-false_challenge-2 = two cards
pursuit-option-final_effects = Does a two count when it is the last card?
pursuit-option-final_effects-ignore = no, the deal is over
pursuit-option-final_effects-apply = yes, the next player draws first
