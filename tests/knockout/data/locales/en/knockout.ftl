choice-format-knockout = knock-out: who wins a table goes on, all others are out
league-format-knockout = **Knock-out:** who wins a table of { $size } goes on, all others are out. A round lasts { league-time }.
league-counting-knockout = Winning a table is all that counts.
league-phase-knockout = Round { $round } of the knock-out, with { $left } players left.
