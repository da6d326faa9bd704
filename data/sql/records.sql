-- name: count_match
-- Adds one match (by 1), or takes it away again (by -1), in the records of its people: of all time, its month,
-- its season and its league. What it costs does not grow with what they have played before.
INSERT INTO records (
    place_id, game, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made,
    calls_missed, uncounted, last_at
)
WITH scopes AS (
    SELECT '' AS scope
    UNION ALL
    SELECT 'month:' || MIN(month) FROM results WHERE table_id = :table_id
    UNION ALL
    SELECT 'season:' || season FROM tables WHERE table_id = :table_id AND season IS NOT NULL
    UNION ALL
    SELECT 'league:' || seasons.league
    FROM tables
    JOIN seasons ON seasons.season = tables.season
    WHERE tables.table_id = :table_id
)
SELECT
    place_id, game, scope, person,
    CAST(:by AS BIGINT) * counts,
    CAST(:by AS BIGINT) * counts * won,
    CAST(:by AS BIGINT) * counts * deals,
    CAST(:by AS BIGINT) * counts * deals_won,
    CAST(:by AS BIGINT) * counts * points,
    CAST(:by AS BIGINT) * counts * calls_due,
    CAST(:by AS BIGINT) * counts * calls_made,
    CAST(:by AS BIGINT) * counts * calls_missed,
    CAST(:by AS BIGINT) * (1 - counts),
    counts * finished_at
FROM results
CROSS JOIN scopes
WHERE table_id = :table_id AND person IS NOT NULL
ON CONFLICT (place_id, game, scope, person) DO UPDATE SET
    matches = records.matches + excluded.matches,
    wins = records.wins + excluded.wins,
    deals = records.deals + excluded.deals,
    deals_won = records.deals_won + excluded.deals_won,
    points = records.points + excluded.points,
    calls_due = records.calls_due + excluded.calls_due,
    calls_made = records.calls_made + excluded.calls_made,
    calls_missed = records.calls_missed + excluded.calls_missed,
    uncounted = records.uncounted + excluded.uncounted,
    last_at = CASE WHEN excluded.last_at > records.last_at THEN excluded.last_at ELSE records.last_at END;

-- name: recount_last
-- Of the people of one match that has become void: when the last match that counts was over, where it was this
-- one until now.
UPDATE records
SET last_at = COALESCE(
    (
        SELECT others.finished_at
        FROM results AS others
        LEFT JOIN seasons ON seasons.season = others.season
        WHERE
            others.person = records.person AND others.game = records.game AND others.finished_at <= :at
            AND others.counts = 1 AND others.void = 0
            AND (
                records.scope = ''
                OR records.scope = 'month:' || others.month
                OR records.scope = 'season:' || others.season
                OR records.scope = 'league:' || seasons.league
            )
        ORDER BY others.finished_at DESC
        LIMIT 1
    ),
    0
)
WHERE
    game = :game AND last_at = :at
    AND person IN (SELECT person FROM results WHERE table_id = :table_id AND person IS NOT NULL);

-- name: set_void
-- Gives a row only where that changes something: what is counted must not be taken away twice.
UPDATE results
SET void = :void
WHERE table_id = :table_id AND void <> :void
RETURNING place_id, game, finished_at;

-- name: stats
-- A person's statistics in each game that they have finished a match of, or only in :game; those of a
-- scope as bot/storage/months.py names them.
SELECT
    game, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed, uncounted
FROM records
WHERE
    person = :person AND place_id = :place_id AND scope = :scope
    AND (CAST(:game AS TEXT) IS NULL OR game = CAST(:game AS TEXT))
ORDER BY game;

-- name: leaderboard
-- One page: the lines after page_start up to page_end, and the asker's own line wherever it stands. Lines
-- are numbered from 1. direction is 1 where few points are good and -1 where many are; by is wins, points or
-- rating. There is always a row, so that the total is known past the last page too: its line is NULL then.
-- What is sorted is as little as can be; the rest of a line is looked up for those that are shown, and for
-- those whose names look the same on other pages, so that these can be told apart.
WITH merits AS (
    SELECT
        records.person, people.name, people.looks, people.looks_cased,
        CASE CAST(:by AS TEXT)
            WHEN 'rating' THEN CASE WHEN COALESCE(ratings.matches, 0) < :settled THEN 1 ELSE 0 END
            WHEN 'points' THEN CASE WHEN records.matches < :minimum OR deals = 0 THEN 1 ELSE 0 END
            ELSE CASE WHEN records.matches < :minimum THEN 1 ELSE 0 END
        END AS short,
        CASE CAST(:by AS TEXT)
            WHEN 'rating' THEN CASE WHEN ratings.matches >= :settled THEN -ratings.shown END
            WHEN 'points'
                THEN CAST(:direction AS BIGINT) * CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0)
            ELSE -CAST(wins AS DOUBLE PRECISION) / records.matches
        END AS first_merit,
        CASE CAST(:by AS TEXT)
            WHEN 'rating' THEN 0
            WHEN 'points' THEN -CAST(wins AS DOUBLE PRECISION) / records.matches
            ELSE -wins
        END AS second_merit,
        CASE CAST(:by AS TEXT)
            WHEN 'rating' THEN 0
            WHEN 'points' THEN -wins
            ELSE CAST(:direction AS BIGINT) * CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0)
        END AS third_merit
    FROM records
    JOIN people ON people.person = records.person
    LEFT JOIN ratings
        ON
            ratings.place_id = records.place_id AND ratings.game = records.game
            AND ratings.person = records.person
    WHERE
        records.place_id = :place_id AND records.game = :game AND records.scope = :scope
        AND records.matches > 0
),
standings AS (
    SELECT
        person, name, looks, looks_cased, short,
        RANK() OVER (
            ORDER BY short, first_merit NULLS LAST, second_merit, third_merit NULLS LAST
        ) AS standing
    FROM merits
),
lines AS (
    SELECT
        person, name, looks, looks_cased, short, standing,
        ROW_NUMBER() OVER (ORDER BY standing, name, person) AS line
    FROM standings
),
shown AS (
    SELECT looks, looks_cased
    FROM lines
    WHERE (line > :page_start AND line <= :page_end) OR person = CAST(:person AS TEXT)
),
page AS (
    SELECT lines.*
    FROM lines
    WHERE looks IN (SELECT looks FROM shown) OR looks_cased IN (SELECT looks_cased FROM shown)
)
SELECT
    totals.total, line, CASE WHEN short = 0 THEN standing END AS rank, page.person, people.user_id, page.name,
    records.matches, wins, CAST(wins AS DOUBLE PRECISION) / records.matches AS win_share, deals, deals_won,
    CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0) AS points_per_deal, calls_made, calls_missed,
    CASE WHEN ratings.matches >= :settled THEN ratings.shown END AS rating,
    COALESCE(ratings.matches, 0) AS rated, last_at,
    CASE WHEN page.person = CAST(:person AS TEXT) THEN 1 ELSE 0 END AS own
FROM (SELECT COUNT(*) AS total FROM lines) AS totals
LEFT JOIN page ON 1 = 1
LEFT JOIN people ON people.person = page.person
LEFT JOIN records
    ON
        records.place_id = :place_id AND records.game = :game AND records.scope = :scope
        AND records.person = page.person
LEFT JOIN ratings
    ON ratings.place_id = :place_id AND ratings.game = :game AND ratings.person = page.person
ORDER BY line;
