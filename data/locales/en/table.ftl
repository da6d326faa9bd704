# What everybody sees of a match.
table-title =
    ## { $game } · deal { $deal }{ $length ->
        [0] {""}
       *[other] { " of " }{ $length }
    }
    -# { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }{ $rules ->
        [none] {""}
       *[other] { " · " }{ $rules }
    }
table-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $number }. { $name } · { $mark ->
        [out] out with { $total }
       *[other] { $cards ->
            [one] **{ $cards } card**
           *[other] { $cards } cards
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number }. { $name }{ $total ->
        [none] {""}
       *[other] : { $total }
    }
total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
scores-deal = deal
scores-total = total
table-between = The next deal begins <t:{ $until }:R>, or with **Next deal**.
table-asleep = 💤 Everybody has gone. The match waits here until somebody presses **{ button-wake }**.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **This match was ended.** It does not count.
table-proof =
    -# Shuffle fingerprint `{ $commitment }`
    -# It was made from the secret `{ $secret }`
table-held = ⏸️ A player asked for the umpire. The clocks stop until the answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
table-restarted = -# 🔄 I was restarted in the meantime. Every card is where it was.
table-given-back =
    -# ⏱️ The clock stood still for { $unit ->
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
    }; you get that time back.
turn-person = **{ $name }**, it is your turn · time is up <t:{ $until }:R>
turn-computer = { $name } is thinking…
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, time is up <t:{ $until }:R>!
story-earlier = … and more before that.
button-again = Play again
button-manage = Manage
button-wake = Wake up
button-take-seat = Take a seat
name-until = 🏖️ { $name } (away until <t:{ $until }:f>)
vote-end = 🗳️ End this match without a result? { $count } of { $needed } needed agree{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }
vote-end-yes = End it
vote-end-no = Play on
vote-seat = 🗳️ **{ $name }** asks for the seat of { $seat }. { $count } of { $needed } needed agree{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }
vote-seat-yes = Let them play
vote-seat-no = Not now

# Its channel, and its message
table-own-here = You are in the middle of a match here. Play on with **{ button-hand }**, or end it behind **{ button-manage }** at the table. A second one opens in a thread.
table-below = The table is at the end of the channel.
table-channel-gone = { $names } The channel of your { $game } table was deleted{ $phase ->
        [lobby] , and the table with it. `/{ command-play }` opens another one.
       *[other] , so I have ended your match. It counts for nobody: no rating or record changes, and no chips. `/{ command-play }` opens another table.
    }
table-shut-out = ⚠️ I may no longer show the table in this channel. Your hand still works, and the clock stops until I can. Ask a moderator to look: is this thread locked, are my words blocked, or do I lack a permission?
