# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } deals { $count } cards to each player.
event-bought_in = Each player pays { $chips } chips. The pot has { $pot }.
event-buried = { $card } is turned up and goes back under the draw pile.
event-starter = { $card } is turned up.
event-played = { $seat } plays { $cards }{ $left ->
        [0] , the last card!
        [one] , with one card left.
       *[other] .
    }
event-played_named =
    { $seat } plays { $cards }{ $left ->
        [0] , the last card,
       *[other] {""}
    } and wants { $suit }{ $left ->
        [one] , with one card left.
       *[other] .
    }
event-named = { $seat } wants { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
       *[other] { $seats } must draw { $count ->
            [one] a card
           *[other] { $count } cards
        }{ $players ->
            [one] {""}
           *[other] { " " }each
        }.
    }
event-drew =
    { $count ->
        [0] { $seat } has nothing to draw.
        [one] { $seat } draws a card{ $why ->
            [false_call] { " for a call that wasn’t due" }
           *[other] {""}
        }.
       *[other] { $seat } draws { $count } cards.
    }
event-missed =
    { $players ->
        [one] { $seats } misses a turn.
       *[other] { $seats } miss a turn.
    }
event-passed = { $seat } passes.
event-drew_passed =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } and passes.
event-drew_played =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } and plays { $cards }{ $left ->
        [one] , with one card left.
       *[other] .
    }
event-drew_played_named =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }, plays { $cards } and wants { $suit }{ $left ->
        [one] , with one card left.
       *[other] .
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } draws { $count ->
            [one] a card
           *[other] { $count } cards
        } and misses a turn.
       *[other] { $seats } draw { $count ->
            [one] a card
           *[other] { $count } cards
        } each and miss a turn.
    }
event-called = 📣 { $seat } calls!
event-call_missed = { $seat } forgot to call.
event-forgot =
    { $count ->
        [0] ❗ { $seat } forgot to call, but there is nothing left to draw.
        [one] ❗ { $seat } forgot to call and draws one card!
       *[other] ❗ { $seat } forgot to call and draws { $count } cards!
    }
event-penalty =
    { $count ->
        [0] There is nothing left for { $seat } to draw.
        [one] { $seat } draws one card for it.
       *[other] { $seat } draws { $count } cards for it.
    }
event-offence = { $seat } can be challenged now.
event-challenged = { $seat } challenges { $target }!
event-caught =
    { $count ->
        [0] ❗ { $seat } challenges { $target }, but there is nothing left to draw.
        [one] ❗ { $seat } challenges { $target }, who draws one card!
       *[other] ❗ { $seat } challenges { $target }, who draws { $count } cards!
    }
event-called_falsely =
    ❗ { $seat } calls, but no call is due{ $count ->
        [0] .
        [one] , and draws a card.
       *[other] , and draws { $count } cards.
    }
event-false_call = { $seat } calls, but no call is due.
event-recycled = The discard pile is shuffled into a new draw pile of { $count }.
event-table_changed = There is nothing left for { $seat } to draw, so { $seat } plays again.
event-went_out = 🎉 { $seat } is out of cards!
event-blocked = No player can move.
event-struck = These points would knock everyone out, so they don’t count.
event-deal_over =
    { $winner ->
        [none] The deal ends without a winner.
       *[other] { $winner } wins deal { $deal }.
    }
event-eliminated = { $seat } is out of the match with { $total } points.
event-match_over = 🏁 The match has ended.

# What happened to the reader.
you-called = 📣 You call!
you-called_falsely =
    ❗ You call, but no call is due{ $count ->
        [0] .
        [one] , so you draw a card.
       *[other] , so you draw { $count } cards.
    }
you-call_missed = ❗ You forgot to call.
you-forgot =
    { $count ->
        [0] ❗ You forgot to call, but there is nothing left to draw.
        [one] ❗ You forgot to call: one card!
       *[other] ❗ You forgot to call: { $count } cards!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } challenges you, but there is nothing left to draw.
        [one] ❗ { $seat } challenges you: one card!
       *[other] ❗ { $seat } challenges you: { $count } cards!
    }
# $who made the move in which it happened.
you-poisoned_missed =
    { $count ->
        [one] { $who } makes you draw a card and miss a turn.
       *[other] { $who } makes you draw { $count } cards and miss a turn.
    }
you-drew =
    { $count ->
        [0] You have nothing to draw.
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] You draw { $cards }.
    }
own-drew_passed =
    You draw { $cards ->
        [none] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    } and pass.
own-passed = You pass.
own-played =
    You play { $cards }{ $left ->
        [0] , your last card!
        [one] , with one card left.
       *[other] .
    }
own-played_named =
    You play { $cards }{ $left ->
        [0] , your last card,
       *[other] {""}
    } and want { $suit }{ $left ->
        [one] , with one card left.
       *[other] .
    }
you-missed = { $who } makes you miss a turn.
you-offence = The others can challenge you now.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ You challenge { $target }, but there is nothing left to draw.
        [one] ❗ You challenge { $target }, who draws one card!
       *[other] ❗ You challenge { $target }, who draws { $count } cards!
    }
