# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **For example**
    The colours are 🟥R > 🟦B > 🟩G > 🟨Y, and 🟩G5 is on top. 🟦B4 is higher in colour, and 🟩G8 is higher in number. Both end your turn.
    🟦B7 is higher in both. You play another higher card, or take a token.
    🟨Y4 is higher in neither, so you can’t play it.
ole-choice = Play higher, or take a token.
ole-deals = { $seats }
ole-pitch =
    Each card has to be **higher** than the one on top, in colour or in number.
    Higher in **both**? That’s a series: play another one, or take a token.
    A token costs five points. The fewest points win.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $colour ->
        [R] red
        [B] blue
        [G] green
       *[Y] yellow
    } { $number }
ole-sort-suit = Sort by colour
ole-sort-rank = Sort by number
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] red is highest, then blue, green, yellow
           *[YGBR] yellow is highest, then green, blue, red
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] red
            [RB] red or blue
            [RBG] red, blue or green
            [Y] yellow
            [YG] yellow or green
           *[YGB] yellow, green or blue
        }
       *[no] { $above ->
            [R] 🟥R
            [RB] 🟥R or 🟦B
            [RBG] 🟥R, 🟦B or 🟩G
            [Y] 🟨Y
            [YG] 🟨Y or 🟩G
           *[YGB] 🟨Y, 🟩G or 🟦B
        }
    }

ole-verb-reverse = Reverse the colours
ole-verb-keep = Keep the colours
ole-verb-token = Take a token
ole-verb-pass = Stop at one card

# The table, line by line.
ole-top =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } under it
        }{ $series ->
            [0] {""}
           *[other] { " · " }a series of { $series }
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] No tokens left. I note down each one you take.
        [one] 1 token left.
       *[other] { $supply } tokens left.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }

# What happens.
ole-privilege = { $seat } had the most points and may reverse the colours.
ole-reversed = 🔄 { $seat } reverses the colours: { ole-colours }.
ole-kept = { $seat } keeps the colours: { ole-colours }.
ole-opens = { $seat } has { $card } and opens.
ole-played =
    { $seat } plays { $cards }{ $left ->
        [0] , the last card!
        [one] , with one card left.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}A series!
       *[other] {" "}A series of { $series }!
    }
ole-own-played =
    You play { $cards }{ $left ->
        [0] , your last card!
        [one] , with one card left.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}A series!
       *[other] {" "}A series of { $series }!
    }
ole-call_ignored = Olé has no call.
ole-passed = { $seat } stops at one card.
ole-own-passed = You stop at one card.
ole-token =
    { $seat } takes a token{ $series ->
        [0] {""}
       *[other] {" "}instead of another card
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } in all.
    }{ $noted ->
        [yes] {" "}None is left, so I note it down.
       *[no] {""}
    }
ole-dead_end = No one has a card higher than { $card }, so each player takes a token.
ole-deal_over =
    { $winner ->
        [none] { $seats } share deal { $deal } with
       *[other] { $winner } wins deal { $deal } with
    } { $low ->
        [one] 1 point.
       *[other] { $low } points.
    }

# For the player on turn alone.
ole-choose = You had the most points last deal, so the colours are yours. Keep this order, or reverse it?
ole-first_card = You have { $card }, the lowest card. Play it to open.
ole-second_card =
    Now play one more card, any you like{ $optional ->
        [yes] , or stop at one.
       *[no] .
    }
ole-in_series = You’re in a series. Play another higher card, or take a token.
ole-fits =
    { $above ->
        [none] Higher than { $top }: any card over { $number }.
       *[other] Higher than { $top }: { ole-above } with any number, or any card over { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = These end your turn: { $cards }
ole-goes_on = Higher in both, so you’d keep playing: { $cards }
ole-none_fit = You have no higher card, so take a token.

ole-option-privilege = Can the loser of a deal reverse the colours?
ole-option-privilege-true = yes
ole-option-privilege-false = no, red is always highest
ole-option-priv_tie = Who can, if deal and total are tied?
ole-option-priv_tie-seat = the first player to the dealer’s left
ole-option-priv_tie-random = random
ole-option-order_base = Which colours does a new deal start with?
ole-option-order_base-reset = red is highest again
ole-option-order_base-carry = the last deal’s order
ole-option-opening_second = Do you have to open with two cards?
ole-option-opening_second-forced = yes
ole-option-opening_second-optional = only if you like
ole-option-series_out = What does it cost to go out in a series?
ole-option-series_out-free = nothing
ole-option-series_out-token = a token
ole-option-dead_end = When does a deal end because no one can play?
ole-option-dead_end-auto = right away
ole-option-dead_end-by_round = after each player took a token
ole-option-dead_end_series = What if no one can play in the middle of a series?
ole-option-dead_end_series-pay_first = one token for the series, then one for each player
ole-option-dead_end_series-single = just one token for each player
ole-option-tie = What breaks a tie at the end?
ole-option-tie-shared = nothing, they share the place
ole-option-tie-deals_won = more deals won
ole-option-tie-fewest_tokens = fewer tokens taken
