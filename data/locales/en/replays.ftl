# Matches that are watched again.
command-replay = replay
command-replay-description = See what turned a finished match of this server, and watch it move by move
command-replay-match-description = Which match (or its id)

# The story of a match: turning points first, then move by move.
button-story = Story
story-menu = The story of a match…
story-title =
    ## { $game }
    -# Your chance to win, from what you saw
story-reviewing =
    ⏳ **Looking for what turned it…**
    -# I play on from each move a hundred times, with random hidden cards. This takes a few seconds.
story-move-title =
    ## { $game }
    -# Deal { $deal } · move { $at } of { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Next: { $what } Your chance to win: **{ $before }% → { $after }%**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = All hands
button-story-own = Hide hands
button-story-ending = Post the ending
ending-title =
    ## 🎬 { $count ->
        [0] How it ended
       *[other] How { $names } won
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# The last move, as everyone saw it
       *[other] -# The last { $count } moves, as everyone saw them
    }
refused-ending_not_drawn = I couldn’t draw the ending. Try again in a moment.
refused-ending_posted = This ending was posted here less than an hour ago. Scroll up to find it.

# A move
replay-title =
    ## Replay · { $game }
    -# Deal { $deal } · move { $at } of { $last }
replay-older = -# I don’t have the rules of this match any more. You can still read what happened, but without the cards, and you can’t check it.
replay-differs = -# This match plays out differently now. You can still read what happened then, but without the cards.
replay-got = { $name } gets { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] out with { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } card**
               *[other] { $count } cards
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = as the table saw it
replay-by-open = with all hands open
replay-by-seat = as { $name } saw it
refused-replay_not_shown = I don’t know this match’s cards, so I can’t show it.

# A player whose name was forgotten.
name-seat = Seat { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = This server has no match like that. `/{ command-replay }` lists finished matches as you type.
refused-match_not_over = This match isn’t finished. You can watch it again afterwards.
refused-moves_not_kept = This match is so old that its moves are deleted. Its result is under `/{ command-stats }`.
