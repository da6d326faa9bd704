-- By which rule a match counts; those from before there were several count by the first.
ALTER TABLE results ADD COLUMN counts_by INTEGER NOT NULL DEFAULT 1;

-- Whether an umpire has taken somebody out without holding it against them.
ALTER TABLE seats ADD COLUMN excused INTEGER NOT NULL DEFAULT 0 CHECK (excused IN (0, 1));
ALTER TABLE results ADD COLUMN excused INTEGER NOT NULL DEFAULT 0 CHECK (excused IN (0, 1));

-- What matches have counted for a rating so far, and who was met lately: JSON, how often by person.
ALTER TABLE ratings ADD COLUMN weight REAL NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN met TEXT NOT NULL DEFAULT '{}';

-- What each match has made of a rating, and why it counted as much as it did: factors, each 1 at most.
CREATE TABLE rating_changes (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    old INTEGER NOT NULL,
    new INTEGER NOT NULL,
    length REAL NOT NULL,
    settled REAL NOT NULL,
    fresh REAL NOT NULL,
    PRIMARY KEY (guild_id, game, person, number)
) STRICT, WITHOUT ROWID;

-- Ratings get their new columns by being made anew; what they are stays as it was.
INSERT INTO ratings_due
SELECT DISTINCT guild_id, game, 1
FROM ratings
WHERE TRUE
ON CONFLICT (guild_id, game) DO UPDATE SET asked = ratings_due.asked + 1;
