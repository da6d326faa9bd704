-- What Discord has been told of seasons.

-- Messages that are come back to, by what they are: the announcement, which is edited as people sign up.
CREATE TABLE announcements (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (season, kind)
) STRICT, WITHOUT ROWID;

-- How many of the messages of a notice have been sent, where it takes more than one.
ALTER TABLE notices ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
