-- What people have earned in a server, each thing once: in which match, and when it was over.
CREATE TABLE achievements (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person, achievement)
) STRICT, WITHOUT ROWID;

CREATE INDEX achievements_by_table ON achievements (table_id);
