-- name: recount!
-- Adds up anew, from all of their results, the records of the people of one match in its game. (SQLite can
-- only tell ON CONFLICT from a join's ON after a WHERE.)
INSERT INTO records (
    person, game, guild_id, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed,
    uncounted
)
SELECT
    players.person,
    players.game,
    players.guild_id,
    CAST(SUM(counts) AS BIGINT),
    CAST(SUM(counts * won) AS BIGINT),
    CAST(SUM(counts * deals) AS BIGINT),
    CAST(SUM(counts * deals_won) AS BIGINT),
    CAST(SUM(counts * points) AS BIGINT),
    CAST(SUM(counts * calls_due) AS BIGINT),
    CAST(SUM(counts * calls_made) AS BIGINT),
    CAST(SUM(counts * calls_missed) AS BIGINT),
    CAST(SUM(1 - counts) AS BIGINT)
FROM (
    SELECT guild_id, game, person
    FROM results
    WHERE table_id = :table_id AND person IS NOT NULL
) AS players
JOIN results ON results.person = players.person AND results.game = players.game
WHERE results.person IS NOT NULL
GROUP BY players.person, players.game, players.guild_id
ON CONFLICT (person, game) DO UPDATE SET
    matches = excluded.matches, wins = excluded.wins, deals = excluded.deals, deals_won = excluded.deals_won,
    points = excluded.points, calls_due = excluded.calls_due, calls_made = excluded.calls_made,
    calls_missed = excluded.calls_missed, uncounted = excluded.uncounted;

-- name: stats
SELECT
    game, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed, uncounted
FROM records
WHERE
    person = :person AND guild_id = :guild_id
    AND (CAST(:game AS TEXT) IS NULL OR game = CAST(:game AS TEXT))
ORDER BY game;

-- name: leaderboard
-- One page: the lines after page_start up to page_end, and the asker's own line wherever it stands. Lines
-- are numbered from 1. direction is 1 where few points are good and -1 where many are. There is always a
-- row, so that the total is known past the last page too: its line is NULL then.
WITH rates AS (
    SELECT
        records.person, people.name, matches, wins, deals, deals_won, calls_made, calls_missed,
        CASE WHEN matches >= :minimum THEN 0 ELSE 1 END AS short,
        CAST(wins AS DOUBLE PRECISION) / matches AS win_share,
        CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0) AS points_per_deal
    FROM records
    JOIN people ON people.person = records.person
    WHERE records.guild_id = :guild_id AND records.game = :game AND matches > 0
),
standings AS (
    SELECT
        rates.*,
        RANK() OVER (
            ORDER BY short, win_share DESC, wins DESC, CAST(:direction AS BIGINT) * points_per_deal NULLS LAST
        ) AS standing
    FROM rates
),
lines AS (
    SELECT standings.*, ROW_NUMBER() OVER (ORDER BY standing, name, person) AS line
    FROM standings
)
SELECT
    totals.total, line, CASE WHEN short = 0 THEN standing END AS rank, person, name, matches, wins, win_share,
    deals, deals_won, points_per_deal, calls_made, calls_missed,
    CASE WHEN person = CAST(:person AS TEXT) THEN 1 ELSE 0 END AS own
FROM (SELECT COUNT(*) AS total FROM lines) AS totals
LEFT JOIN lines ON (line > :page_start AND line <= :page_end) OR person = CAST(:person AS TEXT)
ORDER BY line;
