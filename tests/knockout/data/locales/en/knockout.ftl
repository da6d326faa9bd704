choice-format-knockout = knock-out: the winner of each table advances
league-format-knockout = **Knock-out:** the winner of each table of { $size } advances, and the others are out. A round takes { league-time }.
league-counting-knockout = Only winning a table counts.
league-phase-knockout = Round { $round } of the knock-out, with { $left } players left.
