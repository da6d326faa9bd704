-- name: recount!
-- Adds up anew, from all of their results, the records of the people of one match in its game: of all time, of
-- its month (between begins and ends), its season and its league. (SQLite can only tell ON CONFLICT from a
-- join's ON after a WHERE.)
INSERT INTO records (
    guild_id, game, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made,
    calls_missed, uncounted, last_at
)
SELECT
    scoped.guild_id,
    scoped.game,
    scoped.scope,
    scoped.person,
    CAST(SUM(results.counts * (1 - results.void)) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.won) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.deals) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.deals_won) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.points) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.calls_due) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.calls_made) AS BIGINT),
    CAST(SUM(results.counts * (1 - results.void) * results.calls_missed) AS BIGINT),
    CAST(SUM((1 - results.counts) * (1 - results.void)) AS BIGINT),
    CAST(MAX(results.counts * (1 - results.void) * results.finished_at) AS BIGINT)
FROM (
    SELECT
        guild_id, game, person, '' AS scope, 0 AS begins, 9000000000000000 AS ends,
        CAST(NULL AS TEXT) AS season, CAST(NULL AS TEXT) AS league
    FROM results
    WHERE table_id = :table_id AND person IS NOT NULL
    UNION ALL
    SELECT guild_id, game, person, :month, CAST(:begins AS BIGINT), CAST(:ends AS BIGINT), NULL, NULL
    FROM results
    WHERE table_id = :table_id AND person IS NOT NULL
    UNION ALL
    SELECT guild_id, game, person, 'season:' || league, 0, 9000000000000000, league, NULL
    FROM results
    WHERE table_id = :table_id AND person IS NOT NULL AND league IS NOT NULL
    UNION ALL
    SELECT
        results.guild_id, results.game, person, 'league:' || seasons.league, 0, 9000000000000000, NULL,
        seasons.league
    FROM results
    JOIN seasons ON seasons.season = results.league
    WHERE table_id = :table_id AND person IS NOT NULL
) AS scoped
JOIN results
    ON
        results.person = scoped.person AND results.game = scoped.game
        AND results.finished_at BETWEEN scoped.begins AND scoped.ends
        AND (scoped.season IS NULL OR results.league = scoped.season)
        AND (
            scoped.league IS NULL
            OR results.league IN (
                SELECT seasons.season FROM seasons
                WHERE seasons.guild_id = scoped.guild_id AND seasons.league = scoped.league
            )
        )
WHERE results.person IS NOT NULL
GROUP BY scoped.guild_id, scoped.game, scoped.scope, scoped.person
ON CONFLICT (guild_id, game, scope, person) DO UPDATE SET
    matches = excluded.matches, wins = excluded.wins, deals = excluded.deals, deals_won = excluded.deals_won,
    points = excluded.points, calls_due = excluded.calls_due, calls_made = excluded.calls_made,
    calls_missed = excluded.calls_missed, uncounted = excluded.uncounted, last_at = excluded.last_at;

-- name: set_void
UPDATE results
SET void = :void
WHERE table_id = :table_id
RETURNING guild_id, game, finished_at;

-- name: stats
SELECT
    game, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed, uncounted
FROM records
WHERE
    person = :person AND guild_id = :guild_id AND scope = ''
    AND (CAST(:game AS TEXT) IS NULL OR game = CAST(:game AS TEXT))
ORDER BY game;

-- name: leaderboard
-- One page: the lines after page_start up to page_end, and the asker's own line wherever it stands. Lines
-- are numbered from 1. direction is 1 where few points are good and -1 where many are; by is wins, points or
-- rating. There is always a row, so that the total is known past the last page too: its line is NULL then.
-- What is sorted is as little as can be; the rest of a line is looked up for those that are shown.
WITH merits AS (
    SELECT
        records.person, people.name,
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
            ratings.guild_id = records.guild_id AND ratings.game = records.game
            AND ratings.person = records.person
    WHERE
        records.guild_id = :guild_id AND records.game = :game AND records.scope = :scope
        AND records.matches > 0
),
standings AS (
    SELECT
        person, name, short,
        RANK() OVER (
            ORDER BY short, first_merit NULLS LAST, second_merit, third_merit NULLS LAST
        ) AS standing
    FROM merits
),
lines AS (
    SELECT person, name, short, standing, ROW_NUMBER() OVER (ORDER BY standing, name, person) AS line
    FROM standings
),
page AS (
    SELECT lines.*
    FROM lines
    WHERE (line > :page_start AND line <= :page_end) OR person = CAST(:person AS TEXT)
)
SELECT
    totals.total, line, CASE WHEN short = 0 THEN standing END AS rank, page.person, page.name,
    records.matches, wins, CAST(wins AS DOUBLE PRECISION) / records.matches AS win_share, deals, deals_won,
    CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0) AS points_per_deal, calls_made, calls_missed,
    CASE WHEN ratings.matches >= :settled THEN ratings.shown END AS rating,
    COALESCE(ratings.matches, 0) AS rated, last_at,
    CASE WHEN page.person = CAST(:person AS TEXT) THEN 1 ELSE 0 END AS own
FROM (SELECT COUNT(*) AS total FROM lines) AS totals
LEFT JOIN page ON 1 = 1
LEFT JOIN records
    ON
        records.guild_id = :guild_id AND records.game = :game AND records.scope = :scope
        AND records.person = page.person
LEFT JOIN ratings
    ON ratings.guild_id = :guild_id AND ratings.game = :game AND ratings.person = page.person
ORDER BY line;
