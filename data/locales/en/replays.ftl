# Matches that are watched again.
command-replay = replay
command-replay-description = Watch a finished match from this server again, move by move
command-replay-match-description = Which match (or its id)
command-replay-move = move
command-replay-move-description = First move to show (0: the deal)
button-replay = Replay

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
    } { $number }. { $name } · { $mark ->
        [out] out with { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } card**
               *[other] { $count } cards
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = As the table saw it
replay-by-open = With all hands open
replay-by-seat = As { $name } saw it
replay-eyes = { $eyes }
replay-link = -# `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-earlier = ⏪ Key move
button-replay-later = Key move ⏩
button-replay-call = Next call
button-replay-penalty = Next penalty
button-replay-deal = End of deal

button-replay-share = Show everyone
replay-shared =
    ## { $game } · deal { $deal }
    -# Its last moves, as the table saw them
replay-shared-link = -# Watch it yourself: **{ button-replay }**, or `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
refused-replay_not_shown = I don’t know this match’s cards, so I can’t show it.
refused-replay_shared = These moves were posted here less than an hour ago. Scroll up to find them.

# A player whose name was forgotten.
name-seat = Seat { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = This server has no match like that. `/{ command-replay }` lists finished matches as you type.
refused-match_not_over = This match isn’t finished. You can watch it again afterwards.
refused-moves_not_kept = This match is so old that its moves are deleted. Its result is under `/{ command-stats }`.
refused-no_such_move = This match has moves 0 (the deal) to { $last }.
