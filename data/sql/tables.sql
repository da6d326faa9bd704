-- name: table_by_id
-- The table with a given id, in any phase; None if there is none.
SELECT tables.*
FROM tables
WHERE table_id = :table_id;

-- name: open_tables
SELECT table_id, channel_id, place_id
FROM tables
WHERE phase IN ('lobby', 'playing')
ORDER BY created_at, table_id;

-- name: untold_tables
-- Tables that have come to their end and whose message does not say so yet.
SELECT table_id, channel_id, place_id
FROM tables
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version
ORDER BY created_at, table_id;

-- name: tables_of_user
-- The open tables at which a user sits, in all places, oldest first.
SELECT tables.*
FROM people
JOIN seats ON seats.person = people.person
JOIN tables ON tables.table_id = seats.table_id
WHERE people.user_id = :user_id AND tables.phase IN ('lobby', 'playing')
ORDER BY tables.created_at, tables.table_id;

-- name: played_matches
-- The last matches of a place that ended, the newest first: those of the newest so many that were not played over days.
SELECT
    played.game, played.options, played.finished_at - played.started_at AS took,
    (SELECT COUNT(*) FROM seats WHERE seats.table_id = played.table_id AND seats.absent = 0) AS seats
FROM (
    SELECT table_id, game, clock, options, started_at, finished_at
    FROM tables
    WHERE place_id = :place_id AND phase = 'over'
    ORDER BY finished_at DESC, table_id DESC
    LIMIT :most
) AS played
WHERE played.clock <> 'slow' AND played.started_at IS NOT NULL;

-- name: create_table
-- Store a new table: all of its columns in place of its id.
INSERT INTO tables (table_id)
VALUES (:table_id);

-- name: save_table
-- Store what has changed of a table that is as it was: these columns in place of one of them.
UPDATE tables
SET deadline = :deadline
WHERE table_id = :table_id AND version = :was_version AND phase = :was_phase
RETURNING table_id;

-- name: save_deadline
UPDATE tables
SET deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing');

-- name: assume_told
UPDATE tables
SET told_deadline = :deadline
WHERE table_id = :table_id AND phase = 'playing' AND told_deadline IS NULL;

-- name: match_over
-- What the results of a match that is over have in common, and its number among those of its game.
SELECT
    place_id, game, ranked, clock, options, season, fixture,
    (
        SELECT 1 + COALESCE(MAX(number), 0) FROM results
        WHERE results.place_id = tables.place_id AND results.game = tables.game
    ) AS number
FROM tables
WHERE table_id = :table_id AND phase = 'over';
