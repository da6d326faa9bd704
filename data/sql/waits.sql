-- name: add_wait
-- Note that somebody waits for others since :now until :until (ms), and for nothing else.
INSERT INTO waits (place_id, person, game, clock, made_at, until, table_id)
VALUES (:place_id, :person, :game, :clock, :now, :until, NULL)
ON CONFLICT (place_id, person) DO UPDATE SET
    game = excluded.game, clock = excluded.clock, made_at = excluded.made_at, until = excluded.until,
    table_id = NULL;

-- name: waiting_in
-- Who waits in a server :now (ms), in the order in which they began.
SELECT waits.place_id, waits.person, waits.game, waits.clock, waits.made_at, waits.until, people.user_id, people.name
FROM waits
JOIN people ON people.person = waits.person
WHERE waits.place_id = :place_id AND waits.until > :now AND waits.table_id IS NULL
ORDER BY waits.made_at, waits.person;

-- name: waits_of_person
-- What somebody waits for, or has waited for until lately.
SELECT waits.place_id, waits.person, waits.game, waits.clock, waits.made_at, waits.until, people.user_id, people.name
FROM waits
JOIN people ON people.person = waits.person
WHERE waits.person = :person;

-- name: find_for
-- Note that a table was opened for somebody who waits. One row if they did, for this game and clock.
UPDATE waits SET table_id = :table_id
WHERE
    place_id = :place_id AND person = :person AND game = :game AND clock = :clock AND until > :now
    AND table_id IS NULL
RETURNING person;

-- name: found_untold
-- The tables whose players are still to be told that they have waited long enough.
-- Reads the whole table, which is small, once at the start.
SELECT DISTINCT place_id, table_id
FROM waits
WHERE table_id IS NOT NULL
ORDER BY place_id, table_id;

-- name: found_at
-- The users for whom a table was opened, as long as they are not told.
SELECT people.user_id
FROM waits
JOIN people ON people.person = waits.person
WHERE waits.place_id = :place_id AND waits.table_id = :table_id
ORDER BY waits.made_at, waits.person;

-- name: found_told
-- Delete what those have waited for who were told of a table.
DELETE FROM waits
WHERE place_id = :place_id AND table_id = :table_id;

-- name: drop_wait
-- Note that somebody waits no longer, if no table was opened for them.
DELETE FROM waits
WHERE place_id = :place_id AND person = :person AND table_id IS NULL;

-- name: end_waits
-- Delete what was waited for until :now (ms), in vain.
DELETE FROM waits
WHERE until <= :now AND table_id IS NULL;

-- name: forget_waits
DELETE FROM waits
WHERE person = :person;
