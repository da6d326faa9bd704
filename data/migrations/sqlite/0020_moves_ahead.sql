-- What players at slow tables have chosen ahead of their turns, with what it rests on: the deal, and the hand.
CREATE TABLE moves_ahead (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    moves TEXT NOT NULL,
    deal INTEGER NOT NULL,
    hand TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX moves_ahead_of ON moves_ahead (person);
