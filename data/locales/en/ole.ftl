# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **For example**
    With 🟥R > 🟦B > 🟩G > 🟨Y and 🟩G5 on top: 🟦B4 is higher in colour, 🟩G8 in number; either ends your turn.
    🟦B7 is higher in both: you go on with another higher card, or take a token.
    🟨Y4 is higher in neither, so it stays in your hand.
ole-pitch =
    Each card must be **higher** than the one on top, in colour or in number.
    Higher in **both**? That is a series: go on, or take a token.
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
ole-verb-pass = Leave it at one card

# The table, line by line.
ole-top =
    { $top ->
        [none] There is nothing on the table yet.
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
        [0] No tokens are left; those taken now are written down.
        [one] 1 token is left.
       *[other] { $supply } tokens are left.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }

# What happens.
ole-privilege = { $seat } had the most points and may turn the colours around.
ole-reversed = 🔄 { $seat } reverses the colours: { ole-colours }.
ole-kept = { $seat } leaves the colours as they are: { ole-colours }.
ole-opens = { $seat } holds { $card } and opens.
ole-played =
    { $seat } lays { $cards }{ $left ->
        [0] , the last of the hand!
        [one] , with one card left.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}A series!
       *[other] {" "}A series of { $series }!
    }
ole-call_ignored = There is nothing to call in Olé.
ole-passed = { $seat } leaves it at one card.
ole-token =
    { $seat } takes a token{ $series ->
        [0] {""}
       *[other] {" "}instead of going on
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } in all.
    }{ $noted ->
        [yes] {" "}None is left, so it is written down.
       *[no] {""}
    }
ole-dead_end = Nobody holds a card higher than { $card }: everybody takes a token.
ole-deal_over =
    { $winner ->
        [none] { $seats } share deal { $deal } with
       *[other] { $winner } wins deal { $deal } with
    } { $low ->
        [one] 1 point.
       *[other] { $low } points.
    }

# For the player on turn alone.
ole-choose = You had the most points last time, so the colours are yours: keep this order, or reverse it?
ole-first_card = You hold { $card }, the lowest card: lay it to open.
ole-second_card =
    Now lay one more card, any you like{ $optional ->
        [yes] , or leave it at one.
       *[no] .
    }
ole-in_series = You are in a series: lay another higher card, or take a token.
ole-fits =
    { $above ->
        [none] Higher than { $top }: any card with a number over { $number }.
       *[other] Higher than { $top }: { ole-above } with any number, or any card with a number over { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = These end your turn: { $cards }
ole-goes_on = Higher in both, so you would go on: { $cards }
ole-none_fit = You have no higher card, so take a token.

ole-option-privilege = May the loser of a deal turn the colours around?
ole-option-privilege-true = yes
ole-option-privilege-false = no, red is always the highest
ole-option-priv_tie = Who may, if deal and total are tied?
ole-option-priv_tie-seat = the first one from the dealer's left
ole-option-priv_tie-random = chance decides
ole-option-order_base = Which colours does a new deal begin with?
ole-option-order_base-reset = red is the highest again
ole-option-order_base-carry = as the last deal ended
ole-option-opening_second = Must the opening have a second card?
ole-option-opening_second-forced = yes
ole-option-opening_second-optional = only if you like
ole-option-series_out = What does it cost to go out in a series?
ole-option-series_out-free = nothing
ole-option-series_out-token = a token
ole-option-dead_end = When does a deal end because nobody can play?
ole-option-dead_end-auto = at once
ole-option-dead_end-by_round = after a whole round of tokens
ole-option-dead_end_series = What if nobody can play in the middle of a series?
ole-option-dead_end_series-pay_first = a token for the series, then one for everybody
ole-option-dead_end_series-single = just one token for everybody
ole-option-tie = What breaks a tie at the end?
ole-option-tie-shared = nothing, the place is shared
ole-option-tie-deals_won = more deals won
ole-option-tie-fewest_tokens = fewer tokens taken
