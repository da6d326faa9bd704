# Matches that are watched again.
command-replay = replay
command-replay-description = Watch a finished match of this server again, move by move
command-replay-match-description = Which match (or its id)
command-replay-move = move
command-replay-move-description = From which move on (0: the first deal)
context-replay = Replay
button-replay = Replay

replay-title =
    ## Replay · { $game }
    -# Deal { $deal } · move { $at } of { $last }
replay-older = -# I do not have the rules now by which this was played. So it is shown as it was told then, without the cards, and cannot be checked.
replay-differs = -# This match does not come out again as it was played. So it is shown as it was told then, without the cards.
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
replay-by-seat = Through the eyes of { $name }
replay-eyes = { $eyes }
replay-link = -# `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-earlier = ⏪ Key move
button-replay-later = Key move ⏩
button-replay-call = Next call
button-replay-penalty = Next penalty
button-replay-deal = End of deal

button-replay-share = Show to all
replay-shared =
    ## { $game } · deal { $deal }
    -# Its last moves, as the table saw them
replay-shared-link = -# Watch it yourself: **{ button-replay }**, or `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
refused-replay_not_shown = The cards of this match are not known, so there is no picture of it.
refused-replay_shared = These moves were posted here within the last hour.

# A player whose name was forgotten.
name-seat = Seat { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = I know no match like this on this server. `/{ command-replay }` offers those that were played here as you type.
refused-match_not_over = This match is not over yet. It can be watched again once it is.
refused-moves_not_kept = This match is so old that its moves are no longer kept. Its result is in `/{ command-history }`.
refused-no_such_move = This match has the moves 0 (the first deal) to { $last }.
refused-no_match_there = There is no match in that message. Use **{ context-replay }** on the message of a table, or type `/{ command-replay }`.
