-- name: evening
-- What a server has the bot post; None if it has chosen nothing.
SELECT place_id, channel_id, hour, daily, moments, year, day, told, reviewed, trouble
FROM evenings
WHERE place_id = :place_id;

-- name: evenings
-- What all servers have the bot post.
-- Reads the whole table, of a row a server, once an hour.
SELECT place_id, channel_id, hour, daily, moments, year, day, told, reviewed, trouble
FROM evenings
WHERE daily = 1 OR moments = 1 OR year = 1
ORDER BY place_id;

-- name: save_evening
INSERT INTO evenings (place_id, channel_id, hour, daily, moments, year, day, told, reviewed, trouble)
VALUES (:place_id, :channel_id, :hour, :daily, :moments, :year, :day, :told, :reviewed, :trouble)
ON CONFLICT (place_id) DO UPDATE SET
    channel_id = excluded.channel_id, hour = excluded.hour, daily = excluded.daily, moments = excluded.moments,
    year = excluded.year, day = excluded.day, told = excluded.told, reviewed = excluded.reviewed,
    trouble = excluded.trouble;

-- name: begin_evening
-- Begin with a day in a server. One row if nobody has begun with it.
UPDATE evenings SET day = :day, told = 0
WHERE place_id = :place_id AND day < :day
RETURNING place_id;

-- name: evening_told
-- Note that what was due on a day is done, why it could not be posted (empty if it was), and up to which year the
-- server was told of its years.
UPDATE evenings SET told = 1, trouble = :trouble, reviewed = :reviewed
WHERE place_id = :place_id AND day = :day;

-- name: matches_between
-- The newest matches between people that ended in a server from :since to :until (ms), the newest first.
SELECT table_id
FROM results
WHERE place_id = :place_id AND finished_at >= :since AND finished_at < :until AND void = 0
GROUP BY table_id
HAVING COUNT(person) > 1
ORDER BY MAX(finished_at) DESC, table_id
LIMIT :most;

-- name: winners_between
-- Who has won most matches that count in a server from :since to :until (ms), and how many.
SELECT people.person, people.user_id, people.name, COUNT(*) AS wins
FROM results
JOIN people ON people.person = results.person
WHERE
    results.place_id = :place_id AND results.finished_at >= :since AND results.finished_at < :until
    AND results.won = 1 AND results.counts = 1 AND results.void = 0
GROUP BY people.person, people.user_id, people.name
ORDER BY wins DESC, people.person
LIMIT :most;

-- name: played_between
-- How many matches of each game ended in a server from :since to :until (ms), the game with most
-- first.
SELECT game, COUNT(DISTINCT table_id) AS matches
FROM results
WHERE place_id = :place_id AND finished_at >= :since AND finished_at < :until AND void = 0
GROUP BY game
ORDER BY matches DESC, game;

-- name: players_between
-- How many people played matches to their end in a server from :since to :until (ms).
SELECT COUNT(DISTINCT person) AS people
FROM results
WHERE place_id = :place_id AND finished_at >= :since AND finished_at < :until AND void = 0;
