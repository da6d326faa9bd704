-- name: duplicate_deal
-- A deal that people play alone; None if it is gone.
SELECT duplicate_deals.*
FROM duplicate_deals
WHERE deal = :deal;

-- name: add_duplicate_deal
-- The first one stays, and can be played as long as the longest of them.
INSERT INTO duplicate_deals (
    deal, day, place_id, game, rules, seats, seat, options, secret, contributions, level, beginning, person,
    computer, place, points, until
)
VALUES (
    :deal, :day, :place_id, :game, :rules, :seats, :seat, :options, :secret, :contributions, :level, :beginning,
    :person, :computer, :place, :points, :until
)
ON CONFLICT (deal) DO UPDATE
SET until = CASE WHEN excluded.until > duplicate_deals.until THEN excluded.until ELSE duplicate_deals.until END;

-- name: drop_old_duplicate_deals
-- How they were played goes with them. Dailies stay for a while, for their results.
DELETE FROM duplicate_deals
WHERE until < :now AND (day IS NULL OR until < :kept_since);

-- name: duplicate_play
-- How a player, given by their digest, plays a deal; None if they have not begun it.
SELECT duplicate_plays.*
FROM duplicate_plays
WHERE deal = :deal AND player = :player;

-- name: unfinished_duplicate_play
-- The play that a player began last, but has not finished, of a deal other than a daily; None if there is none.
SELECT duplicate_plays.*
FROM duplicate_plays
JOIN duplicate_deals ON duplicate_deals.deal = duplicate_plays.deal
WHERE
    duplicate_plays.player = :player AND duplicate_plays.finished_at IS NULL AND duplicate_plays.person IS NOT NULL
    AND duplicate_deals.day IS NULL AND duplicate_deals.until > :now
ORDER BY duplicate_plays.started_at DESC, duplicate_plays.deal DESC
LIMIT 1;

-- name: unfinished_solo_play
-- The play of new cards that a player has not finished; None if there is none. New cards replace them.
SELECT *
FROM duplicate_plays
WHERE
    player = :player AND finished_at IS NULL AND person IS NOT NULL AND deal LIKE 's%' AND deal NOT LIKE '%.%'
LIMIT 1;

-- name: drop_unfinished_solo_deals
-- New cards that a player asked for and has not finished make room for others.
DELETE FROM duplicate_deals
WHERE
    day IS NULL AND deal NOT LIKE '%.%'
    AND deal IN (SELECT deal FROM duplicate_plays WHERE player = :player AND finished_at IS NULL);

-- name: begin_duplicate_play
-- Note that somebody begins a deal. Raises StorageConflict if they have.
INSERT INTO duplicate_plays (
    deal, player, place_id, person, counts, rules, started_at, moves, finished_at, place, points, streak
)
VALUES (
    :deal, :player, :place_id, :person, :counts, :rules, :started_at, :moves, :finished_at, :place, :points,
    :streak
);

-- name: hold_duplicate_play
-- How a player plays a deal, which nobody else changes until the transaction ends: their presses may reach
-- several processes. None if they have not begun it.
UPDATE duplicate_plays
SET moves = moves
WHERE deal = :deal AND player = :player
RETURNING *;

-- name: save_duplicate_play
-- Note what somebody has played.
UPDATE duplicate_plays
SET moves = :moves, finished_at = :finished_at, place = :place, points = :points, streak = :streak
WHERE deal = :deal AND player = :player AND finished_at IS NULL AND person IS NOT NULL
RETURNING started_at;

-- name: has_seen_cards
-- How many other seats of the same deal of a match a player has begun to play.
SELECT COUNT(*) AS count
FROM duplicate_plays
WHERE player = :player AND deal <> :deal AND deal >= :first AND deal < :last;

-- name: daily_before
-- The newest daily before a day, but not before another, that a player has finished: its day, and their streak then.
SELECT duplicate_deals.day, duplicate_plays.streak
FROM duplicate_plays
JOIN duplicate_deals ON duplicate_deals.deal = duplicate_plays.deal
WHERE
    duplicate_plays.player = :player AND duplicate_plays.finished_at IS NOT NULL
    AND duplicate_deals.day >= :since AND duplicate_deals.day < :day
ORDER BY duplicate_deals.day DESC
LIMIT 1;

-- name: duplicate_board
-- What people of a place have made of a deal whose cards they did not know, in no order.
SELECT
    duplicate_plays.person, duplicate_plays.started_at, duplicate_plays.finished_at, duplicate_plays.place, duplicate_plays.points,
    people.user_id, people.name
FROM duplicate_plays
JOIN people ON people.person = duplicate_plays.person
WHERE
    duplicate_plays.deal = :deal AND duplicate_plays.place_id = :place_id AND duplicate_plays.counts = 1
    AND duplicate_plays.finished_at IS NOT NULL
ORDER BY duplicate_plays.person;

-- name: duplicate_plays_of
-- All deals that a person plays or has played alone and that are kept, oldest first.
SELECT duplicate_plays.*
FROM duplicate_plays
WHERE person = :person
ORDER BY started_at, deal;

-- name: duplicate_deals_of
-- The deals in which others are dared to play the cards of a person, by their ids.
SELECT deal, place, points, until
FROM duplicate_deals
WHERE person = :person
ORDER BY deal;

-- name: played_before_forgotten
-- The deals that a player began before they were forgotten.
SELECT deal
FROM duplicate_plays
WHERE player = :player AND person IS NULL
ORDER BY deal;

-- name: forget_duplicate_plays
-- What stays of a play is a digest, for as long as its deal could be played again.
UPDATE duplicate_plays
SET
    person = NULL, place_id = 0, counts = 0, started_at = 0, moves = '', finished_at = NULL, place = NULL,
    points = NULL, streak = 0
WHERE person = :person;

-- name: forget_over_duplicate_plays
-- Of people who were forgotten, once the deal can't be played again.
DELETE FROM duplicate_plays
WHERE person IS NULL AND deal IN (SELECT deal FROM duplicate_deals WHERE until <= :now);

-- name: forget_duplicate_deals
UPDATE duplicate_deals
SET person = NULL
WHERE person = :person;
