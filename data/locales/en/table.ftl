# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] deal { $deal } ·{" "}
       *[other] deal { $deal } of { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
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
    } { $name } · { $mark ->
        [out] out with { $total }
       *[other] { $cards ->
            [one] **{ $cards } card**
           *[other] { $cards } cards
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number ->
        [none] {""}
       *[other] { $number }.{" "}
    }{ $name }{ $total ->
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
table-between = The next deal starts <t:{ $until }:R>, or when you press **{ verb-deal }**.
table-resting = 💤 The match is paused. Here I can only show it for 15 minutes after a press, so press **{ button-wake }** to continue. On a server that has added me, it doesn’t have to pause.
table-asleep = 💤 All players are away, so the match is paused. Press **{ button-wake }** to continue.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **This match was stopped.** It doesn’t count.
table-held = ⏸️ A player asked for the umpire. The clocks stop until the answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } took over the cards of { $old }.
table-restarted = -# 🔄 I restarted. All cards are where they were.
table-given-back =
    -# ⏱️ The clock stopped for { $unit ->
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
    }. You get that time back.
turn-person = **{ $name }** to play · ends <t:{ $until }:R>
turn-computer = { $name } is thinking…
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, your turn ends <t:{ $until }:R>! Then I play for you.
story-earlier = … and more before that
button-again = Play again
button-manage = Manage
button-wake = Wake up
name-until = 🏖️ { $name } (away until <t:{ $until }:f>)
vote-end = 🗳️ End this match without a result? { $count } of { $needed } votes{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Against: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = End it
vote-end-no = Keep playing

# Its channel, and its message
table-own-here =
    You’re already playing in this channel. Press **{ button-hand }** to continue, or **{ button-manage }** at the table to end the match.{ $thread ->
        [yes] {" "}You can also open another table in a thread.
       *[no] {""}
    }
table-below = The table is at the end of the channel.
table-channel-gone = { $names } The channel of your { $game } table was deleted{ $phase ->
        [lobby] , and the table with it. Open a new one with `/{ command-play }`.
       *[other] , so I stopped your match. It doesn’t count, so ratings, statistics and chips stay as they were. Open a new table with `/{ command-play }`.
    }
table-shut-out = ⚠️ I can’t show the table in this channel any more. Your hand still works, and the clock stops until I can. Ask a moderator to check. Is this thread locked? Is AutoMod blocking my words? Do I lack a permission?
