-- name: outcomes_of_season
-- The results of all matches of a season, by match in the order in which they ended, then by seat. Void
-- matches are included.
SELECT
    number, table_id, game, finished_at, ranked, season, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in, scoring_version, excused, options
FROM results
WHERE season = :season
ORDER BY number, seat;

-- name: outcomes_between
-- The same for a place's matches of one game whose numbers are above :after and at most :up_to.
SELECT
    number, table_id, game, finished_at, ranked, season, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in, scoring_version, excused, options
FROM results
WHERE place_id = :place_id AND game = :game AND number > :after AND number <= :up_to
ORDER BY number, seat;

-- name: outcomes_of_table
-- The results of a match by seat; empty if it has not ended or was stopped.
SELECT
    number, table_id, game, finished_at, ranked, season, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in, scoring_version, excused, options
FROM results
WHERE table_id = :table_id
ORDER BY seat;

-- name: newest_number
-- The number of a place's newest finished match of a game; 0 if there is none.
SELECT COALESCE(MAX(number), 0) AS number
FROM results
WHERE place_id = :place_id AND game = :game;

-- name: season_names
-- The seasons of a server, newest first.
SELECT season, league, number, game
FROM seasons
WHERE place_id = :place_id
ORDER BY created_at DESC, season DESC
LIMIT :most;

-- name: season_name
-- The name of a server's season with the key season; None if there is none.
SELECT season, league, number, game
FROM seasons
WHERE season = :season AND place_id = :place_id;

-- name: highlights
-- Of a person's matches in a game that count: the newest ones, the best and the worst. cost is what makes a
-- match worse the higher it is: points per deal, or the total where a game has none (per_deal 0), with the
-- sign of direction.
WITH own AS (
    SELECT
        table_id, place, won, finished_at, points, deals, total,
        CAST(:direction AS BIGINT) * CASE
            WHEN CAST(:per_deal AS BIGINT) = 1 THEN CAST(points AS DOUBLE PRECISION) / NULLIF(deals, 0)
            ELSE total
        END AS cost
    FROM results
    WHERE person = :person AND game = :game AND counts = 1 AND void = 0
),
chosen AS (
    SELECT newest.*
    FROM (
        SELECT 'newest' AS kind, own.* FROM own ORDER BY finished_at DESC, table_id DESC LIMIT :newest
    ) AS newest
    UNION ALL
    SELECT best.*
    FROM (
        SELECT 'best' AS kind, own.* FROM own
        WHERE cost IS NOT NULL
        ORDER BY cost, place, finished_at DESC, table_id DESC
        LIMIT 1
    ) AS best
    UNION ALL
    SELECT worst.*
    FROM (
        SELECT 'worst' AS kind, own.* FROM own
        WHERE cost IS NOT NULL
        ORDER BY cost DESC, place DESC, finished_at DESC, table_id DESC
        LIMIT 1
    ) AS worst
)
SELECT
    chosen.kind, chosen.place, chosen.won, chosen.finished_at, chosen.points, chosen.deals, chosen.total,
    tables.channel_id, tables.message_id
FROM chosen
JOIN tables ON tables.table_id = chosen.table_id
ORDER BY chosen.kind, chosen.finished_at DESC, chosen.table_id DESC;

-- name: streak
-- Whether the person won the newest of these matches, and how many in a row ended like it; None if there are
-- none.
SELECT
    newest.won,
    (
        SELECT COUNT(*)
        FROM results
        WHERE
            person = :person AND game = :game AND counts = 1 AND void = 0
            AND finished_at > COALESCE(
                (
                    SELECT others.finished_at
                    FROM results AS others
                    WHERE
                        others.person = :person AND others.game = :game AND others.counts = 1
                        AND others.void = 0 AND others.won <> newest.won
                    ORDER BY others.finished_at DESC
                    LIMIT 1
                ),
                -1
            )
    ) AS matches
FROM (
    SELECT won
    FROM results
    WHERE person = :person AND game = :game AND counts = 1 AND void = 0
    ORDER BY finished_at DESC
    LIMIT 1
) AS newest;

-- name: rivals
-- The people whom a person has met most often in any game, in matches that count for both.
SELECT met.person, people.user_id, people.name, met.matches, met.ahead, met.behind
FROM (
    SELECT
        other.person,
        COUNT(*) AS matches,
        SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS ahead,
        SUM(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS behind
    FROM results AS own
    JOIN results AS other ON other.table_id = own.table_id AND other.person <> own.person
    WHERE own.person = :person AND own.counts = 1 AND own.void = 0 AND other.counts = 1
    GROUP BY other.person
    ORDER BY matches DESC, other.person
    LIMIT :most
) AS met
LEFT JOIN people ON people.person = met.person
ORDER BY met.matches DESC, met.person;

-- name: against
-- The record of a person against another in each game in which they have met.
SELECT
    own.game,
    COUNT(*) AS matches,
    SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS ahead,
    SUM(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS behind
FROM results AS own
JOIN results AS other ON other.table_id = own.table_id AND other.person = :other
WHERE own.person = :person AND own.counts = 1 AND own.void = 0 AND other.counts = 1
GROUP BY own.game
ORDER BY own.game;

-- name: history
-- Finished matches of a place, or of a person, newest first: so many after the first ones, a row a seat.
WITH page AS (
    SELECT everybodys.table_id
    FROM (
        SELECT table_id
        FROM tables
        WHERE CAST(:person AS TEXT) IS NULL AND place_id = :place_id AND phase = 'over'
        ORDER BY finished_at DESC, table_id DESC
        LIMIT :most OFFSET :first
    ) AS everybodys
    UNION ALL
    SELECT own.table_id
    FROM (
        SELECT table_id
        FROM results
        WHERE person = CAST(:person AS TEXT)
        ORDER BY finished_at DESC, table_id DESC
        LIMIT :most OFFSET :first
    ) AS own
)
SELECT
    tables.table_id, tables.game, tables.finished_at, tables.channel_id, tables.message_id, tables.ranked,
    seasons.league, seasons.number, results.void, results.seat, results.person, people.user_id,
    people.name, results.place, results.forfeited
FROM page
JOIN tables ON tables.table_id = page.table_id
JOIN results ON results.table_id = page.table_id
LEFT JOIN people ON people.person = results.person
LEFT JOIN seasons ON seasons.season = results.season
ORDER BY tables.finished_at DESC, tables.table_id DESC, results.place, results.seat;
