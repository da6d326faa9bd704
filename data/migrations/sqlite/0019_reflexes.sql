-- How fast somebody has called by hand: so many calls took so long (ms, to two figures). Counters, so that what
-- is kept of somebody does not grow with what they play.
CREATE TABLE reflexes (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    took INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, person, took)
) STRICT, WITHOUT ROWID;
