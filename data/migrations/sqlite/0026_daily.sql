-- The deal of each day and game in a server: the secret behind its cards.
CREATE TABLE daily_deals (
    guild_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (guild_id, day, game)
) STRICT, WITHOUT ROWID;

-- How people have played them, once each.
CREATE TABLE daily_runs (
    guild_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    rules INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    moves TEXT NOT NULL,
    finished_at INTEGER,
    place INTEGER,
    points INTEGER,
    PRIMARY KEY (guild_id, day, game, person),
    FOREIGN KEY (guild_id, day, game) REFERENCES daily_deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_runs_of ON daily_runs (person);
