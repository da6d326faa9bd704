# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    The next round starts a minute after all matches end.{ $out ->
        [yes] { " " }If you miss a match, I don’t pair you again until you press **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = It lasts until all matches end, or until <t:{ $until }:f> (<t:{ $until }:R>) at the latest. Then the next round starts.
league-follows-next = The next round starts { $latest ->
    [yes] by <t:{ $until }:f>
   *[no] at <t:{ $until }:t>
}.
league-own-out = 💤 **You missed a match, so I don’t pair you.** Press **{ button-count-in }** if you’re still playing.
league-counted-in = ✅ **You’re back in** from the next round.
league-count-others-in = You don’t play in this season. Count players in here instead:
button-count-in = Count me in

outbox-draw-soon = ⏭️ **{ $season }:** round { $round } has ended. The next round starts <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** the next round { $open ->
        [yes] waits until all matches of round { $round } have ended.
       *[no] starts <t:{ $until }:t> (<t:{ $until }:R>), or earlier if the umpire starts it.
    }
outbox-out =
    💤 { $players ->
        [none] If you missed a match and you’re
       *[other] { $players } missed a match. If you’re
    } still playing, press **{ button-count-in }**.
outbox-missed = 💤 { $players }: I won’t pair you again until you press **{ button-count-in }**.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** missed { $count ->
    [one] a match
   *[other] { $count } matches
}, so I don’t pair them until they press **{ button-count-in }**.
button-dashboard-pair = Pair the next round now
button-dashboard-hold = Don’t start it yet
button-dashboard-count-in = Count { $name } in
umpire-draw-unplayed = ⌛ Not played: { $tables }. You can give these matches more time until the next round starts.
umpire-draw-questions = 🙋 Unanswered questions about this round: { $count }
umpire-draw-tie = ⚖️ { $names } are tied. If you don’t break the tie before the next round, they play a tiebreaker.
refused-league-round_drawn = The next round has already started. Here’s the dashboard as it is now.

act-draw-soon = All matches of the round have ended. The next round starts at { $at }.
act-hold = The start of the next round is postponed.
act-count-in = { $player } is back in from the next round.
refused-league-round_not_over = The next round can start once all matches of this one end, if another round is left.
refused-league-not_drawn_soon = No round is about to start.
refused-league-not_out = You’re already in.
refused-league-last_round = This is the last round, so there’s no next pairing.
