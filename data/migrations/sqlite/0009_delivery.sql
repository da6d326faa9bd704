-- What is on its way to Discord, and messages that others have taken away.

-- Messages whose answer has not come yet. Where it never comes, the nonce tells whether there is such a message.
CREATE TABLE posts (
    nonce TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    about TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX posts_about ON posts (about);
CREATE INDEX posts_in_guild ON posts (guild_id);

-- How often somebody else has deleted a season's message in the channel where it stands; its id is 0 then.
ALTER TABLE announcements ADD COLUMN removals INTEGER NOT NULL DEFAULT 0;

-- How often somebody else has deleted the message of a table since it was last asked for.
ALTER TABLE tables ADD COLUMN removals INTEGER NOT NULL DEFAULT 0;

-- Which deadline a table's message says: nobody's time is up before it.

ALTER TABLE tables ADD COLUMN told_deadline INTEGER;
