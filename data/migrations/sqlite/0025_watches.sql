-- What people who watch have asked for, each by themselves: to hear of the end of a table, of the next table of a
-- game, or to sit in. What has been granted stays until they were told.
CREATE TABLE watches (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX watches_about ON watches (about, kind);

CREATE INDEX watches_in_guild ON watches (guild_id);

CREATE INDEX watches_by_time ON watches (made_at);
