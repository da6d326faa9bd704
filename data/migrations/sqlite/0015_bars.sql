-- Who may not play here for a time, and why. Who it is stands there as a digest too, by which they are known again after
-- they were forgotten; person is their key until then.
CREATE TABLE bars (
    guild_id INTEGER NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('tables', 'leagues')),
    barred TEXT NOT NULL,
    person TEXT,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL,
    set_by TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, place, barred)
) STRICT, WITHOUT ROWID;

-- With whom people do not want to be seated: person is the key of who does not, avoided a digest of with whom.
CREATE TABLE avoidances (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    avoided TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person, avoided)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoidances_by_avoided ON avoidances (guild_id, avoided);
