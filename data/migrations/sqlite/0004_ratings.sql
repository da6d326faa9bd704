-- Ratings, leaderboards of months, seasons and leagues, and matches that an umpire has made void.

ALTER TABLE results ADD COLUMN void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1));
-- The how-manyth match of its game in its guild: the order in which they ended, whatever the clock said.
ALTER TABLE results ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN fixture TEXT;
ALTER TABLE results ADD COLUMN from_deal INTEGER NOT NULL DEFAULT 1;
ALTER TABLE results ADD COLUMN deals_stood_in INTEGER NOT NULL DEFAULT 0;

UPDATE results
SET number = numbered.number
FROM (
    SELECT
        table_id, seat,
        DENSE_RANK() OVER (PARTITION BY guild_id, game ORDER BY finished_at, table_id) AS number
    FROM results
) AS numbered
WHERE numbered.table_id = results.table_id AND numbered.seat = results.seat;

UPDATE results
SET
    from_deal = COALESCE(
        (
            SELECT seats.from_deal FROM seats
            WHERE seats.table_id = results.table_id AND seats.seat = results.seat
        ),
        1
    ),
    deals_stood_in = (
        SELECT COUNT(*) FROM deal_results AS deals
        WHERE deals.table_id = results.table_id AND deals.seat = results.seat AND deals.stand_in = 1
    );

CREATE INDEX results_in_order ON results (guild_id, game, number, seat);

DROP INDEX results_of_league;

CREATE INDEX results_of_league ON results (league, number, seat) WHERE league IS NOT NULL;

-- All that a record adds up and a form shows, so that neither looks at the rows themselves.
DROP INDEX results_of_person;

CREATE INDEX results_of_person ON results (
    person, game, finished_at, table_id, seat, place, counts, void, league, won, deals, deals_won, points,
    total, calls_due, calls_made, calls_missed
) WHERE person IS NOT NULL;

-- Who sat where with whom.
CREATE INDEX results_met ON results (table_id, person, place, counts) WHERE person IS NOT NULL;

-- Records are kept by scope: '' is all time, 'month:2026-08' a month in UTC, 'season:...' a season by its key,
-- and 'league:...' all seasons of a league, by its name. A leaderboard is one stretch of the primary key.
CREATE TABLE records_by_scope (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    scope TEXT NOT NULL,
    person TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    uncounted INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, scope, person)
) STRICT, WITHOUT ROWID;

INSERT INTO records_by_scope
SELECT
    guild_id, game, '', person, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed,
    uncounted,
    (
        SELECT COALESCE(MAX(counts * finished_at), 0) FROM results
        WHERE results.person = records.person AND results.game = records.game
    )
FROM records;

INSERT INTO records_by_scope
SELECT
    guild_id, game, 'month:' || strftime('%Y-%m', finished_at / 1000, 'unixepoch'), person, SUM(counts),
    SUM(counts * won), SUM(counts * deals), SUM(counts * deals_won), SUM(counts * points),
    SUM(counts * calls_due), SUM(counts * calls_made), SUM(counts * calls_missed), SUM(1 - counts),
    MAX(counts * finished_at)
FROM results
WHERE person IS NOT NULL
GROUP BY 1, 2, 3, 4;

DROP TABLE records;

ALTER TABLE records_by_scope RENAME TO records;

CREATE INDEX records_of_person ON records (person, scope);

-- What is believed of somebody's skill; shown is the number for people that follows from mu and sigma.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (person);

-- Where all ratings are to be made anew, as a match that they rest on has come to count otherwise. asked says
-- how often that was wanted, so that what was wanted meanwhile is not taken for done.
CREATE TABLE ratings_due (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;

-- Matches from before there were ratings.
INSERT INTO ratings_due
SELECT DISTINCT guild_id, game, 1
FROM results
WHERE ranked = 1;

-- Finished matches, newest first.
CREATE INDEX tables_over ON tables (guild_id, finished_at, table_id, game) WHERE phase = 'over';
