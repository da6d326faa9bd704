-- The commitments of each server, in one chain. The newest one has a secret: no table was opened with it yet.
CREATE TABLE commitments (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    commitment TEXT NOT NULL,
    link TEXT NOT NULL,
    secret TEXT,
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;
