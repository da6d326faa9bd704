-- What members have made in a server of what there is only so much for in an hour or a day. Who it was stands there as
-- a digest, which outlives that they are forgotten; the press is that by which they made it.
CREATE TABLE spendings (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('threads', 'messages')),
    press INTEGER NOT NULL,
    spender TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, press)
) STRICT, WITHOUT ROWID;

CREATE INDEX spendings_by_time ON spendings (guild_id, kind, at);
