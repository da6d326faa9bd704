# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    { $out ->
        [yes] The next round starts a minute after all matches are over. If you miss a match, I don’t pair you again until you press **{ button-count-in }**.
       *[no] The next round starts a minute after all matches are over.
    }
league-follows-short = It lasts until all matches are over, at the latest until <t:{ $until }:f>, <t:{ $until }:R>. Then the next round starts.
league-own-out = 💤 **You missed a match, so I don’t pair you.** Press **{ button-count-in }** if you’re still playing.
league-counted-in = ✅ **You’re back in.** I’ll pair you in the next round.
button-count-in = Count me in

outbox-draw-soon = ⏭️ **{ $season }:** all matches of round { $round } are over. The next round starts <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** { $open ->
        [yes] the next round has to wait. It starts when all matches of round { $round } are over.
       *[no] the next round waits for the umpire. It starts <t:{ $until }:R> at the latest.
    }
outbox-out =
    { $players ->
        [none] 💤 If you missed a match and you’re still playing, press **{ button-count-in }**.
       *[other] 💤 { $players } missed a match. If you’re still playing, press **{ button-count-in }**.
    }
outbox-missed = 💤 { $players }: I won’t pair you again until you press **{ button-count-in }**.

desk-round-over = 🏁 **All matches of round { $round } are over.** The next round starts <t:{ $at }:R>.
desk-out = 💤 **{ $name }** missed a match, so I don’t pair them until they press **{ button-count-in }**.
button-desk-draw = Draw the next round now
button-desk-hold = Don’t start it yet
button-desk-count-in = Count { $name } in
umpire-draw-unplayed = ⌛ Not played: { $tables }. You can give these matches more time until the next round starts.
umpire-draw-questions =
    🙋 { $count ->
        [one] 1 question about this round has no answer yet.
       *[other] { $count } questions about this round have no answer yet.
    }
umpire-draw-tie = ⚖️ { $names } are tied. You can break the tie until the next round starts. After that, they play a tiebreaker.
refused-league-round_drawn = The next round has already started. Go back to the dashboard to see how it stands.

act-draw-soon = All matches of the round are over. The next round starts at { $at }.
act-hold = The next round waits for the umpire.
act-count-in = { $player } is back in from the next round.
refused-league-round_not_over = You can start the next round when all matches of this one are over and another round is left.
refused-league-not_drawn_soon = No round is about to start, so there’s nothing to stop.
refused-league-not_out = You’re already in, so I’ll pair you in the next round.
refused-league-last_round = This is the last round, so I won’t pair anyone again.
