-- name: daily_deal
SELECT secret
FROM daily_deals
WHERE place_id = :place_id AND day = :day AND game = :game;

-- name: add_daily_deal
-- The first one stands.
INSERT INTO daily_deals (place_id, day, game, secret)
VALUES (:place_id, :day, :game, :secret)
ON CONFLICT (place_id, day, game) DO NOTHING;

-- name: drop_old_daily_deals
-- How they were played goes with them.
DELETE FROM daily_deals
WHERE place_id = :place_id AND day < :day;

-- name: daily_run
-- How a person plays a deal; None if they have not begun it.
SELECT daily_runs.*
FROM daily_runs
WHERE place_id = :place_id AND day = :day AND game = :game AND person = :person;

-- name: add_daily_run
-- Note that somebody begins a deal. Raises StorageConflict if they have.
INSERT INTO daily_runs (place_id, day, game, person, rules, started_at, moves, finished_at, place, points)
VALUES (:place_id, :day, :game, :person, :rules, :started_at, :moves, :finished_at, :place, :points);

-- name: save_daily_run
-- Note what somebody has played.
UPDATE daily_runs
SET moves = :moves, finished_at = :finished_at, place = :place, points = :points
WHERE place_id = :place_id AND day = :day AND game = :game AND person = :person AND finished_at IS NULL
RETURNING started_at;

-- name: daily_runs_on
-- What a person plays or has played of a day.
SELECT daily_runs.*
FROM daily_runs
WHERE place_id = :place_id AND day = :day AND person = :person
ORDER BY game;

-- name: daily_runs_of
-- All deals that a person has played and that are kept, oldest first.
SELECT daily_runs.*
FROM daily_runs
WHERE place_id = :place_id AND person = :person
ORDER BY day, game;

-- name: daily_board
-- What people have made of the deals of a day, in no order.
SELECT
    daily_runs.game, daily_runs.person, daily_runs.started_at, daily_runs.finished_at, daily_runs.place,
    daily_runs.points, people.user_id, people.name
FROM daily_runs
JOIN people ON people.person = daily_runs.person
WHERE daily_runs.place_id = :place_id AND daily_runs.day = :day AND daily_runs.finished_at IS NOT NULL
ORDER BY daily_runs.game, daily_runs.person;

-- name: note_daily_played
-- What somebody who is forgotten has begun of the newest day stays, under a digest of them.
INSERT INTO daily_played (place_id, day, game, player)
SELECT place_id, day, game, CAST(:player AS TEXT)
FROM daily_runs
WHERE
    person = :person
    AND day = (SELECT MAX(day) FROM daily_deals WHERE daily_deals.place_id = daily_runs.place_id)
ON CONFLICT (place_id, day, game, player) DO NOTHING;

-- name: daily_played
-- The games whose deals of a day a member, given their digest, has begun before they were forgotten.
SELECT game
FROM daily_played
WHERE place_id = :place_id AND day = :day AND player = :player
ORDER BY game;

-- name: end_daily_played
DELETE FROM daily_played
WHERE place_id = :place_id AND day < :day;

-- name: forget_daily_runs
DELETE FROM daily_runs
WHERE person = :person;
