-- name: known_guilds
-- Every server that has data. This reads whole indexes, so it is for the start and once a day.
SELECT place_id FROM people
UNION
SELECT place_id FROM former_people
UNION
SELECT place_id FROM guilds
UNION
SELECT place_id FROM tables
UNION
SELECT place_id FROM seasons
UNION
SELECT place_id FROM commitments;

-- name: all_departures
-- When (ms) the bot left each server that it is no longer in.
-- Reads the whole table, which is small.
SELECT place_id, left_at
FROM departures
ORDER BY left_at, place_id;

-- name: note_departure
-- Note when the bot left a server. An earlier note stays.
INSERT INTO departures (place_id, left_at)
VALUES (:place_id, :at)
ON CONFLICT (place_id) DO NOTHING;

-- name: take_back_departure
-- Note that the bot is in a server again.
DELETE FROM departures
WHERE place_id = :place_id;

-- What follows deletes a page of what is kept of a place, and says what it has deleted.

-- name: purge_tables
-- Seats, moves, archives and results go with their table.
DELETE FROM tables
WHERE table_id IN (SELECT table_id FROM tables WHERE place_id = :place_id ORDER BY table_id LIMIT :page)
RETURNING table_id;

-- name: season_keys_in_place
SELECT season
FROM seasons
WHERE place_id = :place_id;

-- name: purge_log
DELETE FROM season_log
WHERE
    season = :season
    AND seq IN (SELECT seq FROM season_log WHERE season = :season ORDER BY seq LIMIT :page)
RETURNING seq;

-- name: purge_season
-- What is left of a season's log, and its notices, go with it.
DELETE FROM seasons
WHERE season = :season;

-- name: purge_records
-- Of one game and scope: at most a row for everybody who has played there.
DELETE FROM records
WHERE
    place_id = :place_id
    AND (game, scope) = (SELECT game, scope FROM records WHERE place_id = :place_id LIMIT 1)
RETURNING person;

-- name: purge_people
DELETE FROM people
WHERE person IN (SELECT person FROM people WHERE place_id = :place_id LIMIT :page)
RETURNING person;

-- name: purge_former_people
DELETE FROM former_people
WHERE place_id = :place_id;

-- name: purge_house_rules
DELETE FROM house_rules
WHERE place_id = :place_id;

-- name: purge_default_house_rules
DELETE FROM default_house_rules
WHERE place_id = :place_id;

-- name: purge_guild
DELETE FROM guilds
WHERE place_id = :place_id;

-- name: purge_chips
-- Their postings go with them.
DELETE FROM chip_transactions
WHERE
    place_id = :place_id
    AND seq IN (SELECT seq FROM chip_transactions WHERE place_id = :place_id ORDER BY seq LIMIT :page)
RETURNING seq;

-- name: purge_chip_balances
DELETE FROM chip_balances
WHERE
    place_id = :place_id
    AND account IN (SELECT account FROM chip_balances WHERE place_id = :place_id ORDER BY account LIMIT :page)
RETURNING account;

-- name: purge_ratings
-- Of one game.
DELETE FROM ratings
WHERE place_id = :place_id AND game = (SELECT game FROM ratings WHERE place_id = :place_id LIMIT 1)
RETURNING person;

-- name: purge_rating_changes
-- Of one person in one game.
DELETE FROM rating_changes
WHERE
    place_id = :place_id
    AND (game, person) = (SELECT game, person FROM rating_changes WHERE place_id = :place_id LIMIT 1)
RETURNING person;

-- name: purge_ratings_due
DELETE FROM ratings_due
WHERE place_id = :place_id;

-- name: purge_spendings
DELETE FROM spendings
WHERE place_id = :place_id;

-- name: purge_suspensions
DELETE FROM suspensions
WHERE place_id = :place_id;

-- name: purge_avoidances
DELETE FROM avoidances
WHERE place_id = :place_id;

-- name: purge_achievements
-- Of one person.
DELETE FROM achievements
WHERE
    place_id = :place_id
    AND person = (SELECT person FROM achievements WHERE place_id = :place_id LIMIT 1)
RETURNING achievement;

-- name: purge_reflexes
-- Of one person in one game.
DELETE FROM reflexes
WHERE
    place_id = :place_id
    AND (game, person) = (SELECT game, person FROM reflexes WHERE place_id = :place_id LIMIT 1)
RETURNING took;

-- name: purge_solo
-- Of one person.
DELETE FROM solo_records
WHERE
    place_id = :place_id
    AND person = (SELECT person FROM solo_records WHERE place_id = :place_id LIMIT 1)
RETURNING game;

-- name: purge_watches
DELETE FROM watches
WHERE place_id = :place_id;

-- name: purge_waits
DELETE FROM waits
WHERE place_id = :place_id;

-- name: purge_rallies
DELETE FROM rallies
WHERE place_id = :place_id;

-- name: purge_evenings
DELETE FROM evenings
WHERE place_id = :place_id;

-- name: purge_commitments
DELETE FROM commitments
WHERE
    place_id = :place_id
    AND number IN (
        SELECT number FROM commitments WHERE place_id = :place_id ORDER BY number LIMIT :page
    )
RETURNING number;

-- name: purge_duplicate_deals
-- Deals of its matches. How they were played goes with them.
DELETE FROM duplicate_deals
WHERE place_id = :place_id;

-- name: purge_duplicate_plays
DELETE FROM duplicate_plays
WHERE place_id = :place_id;

-- name: see_place
-- Note that the bot is used in a place outside of servers where somebody is known.
INSERT INTO places (place_id, seen_at)
VALUES (:place_id, :at)
ON CONFLICT (place_id) DO UPDATE SET seen_at = excluded.seen_at;

-- name: see_place_again
-- The same, if anybody is known there.
UPDATE places
SET seen_at = :at
WHERE place_id = :place_id;

-- name: silent_places
-- The places outside of servers where nobody is known, or where the bot has not been used since :before (ms).
-- Reads the whole table, once a day.
SELECT places.place_id
FROM places
WHERE places.seen_at < :before OR NOT EXISTS (SELECT 1 FROM people WHERE people.place_id = places.place_id)
ORDER BY places.place_id;

-- name: hold_silent_place
-- Whether one of these places is still so. Then nobody becomes known there until the transaction ends: they
-- would be seen there first. A place is not one of them shortly after it was seen.
UPDATE places
SET seen_at = seen_at
WHERE
    place_id = :place_id
    AND (
        seen_at < :before
        OR (seen_at < :lately AND NOT EXISTS (SELECT 1 FROM people WHERE people.place_id = places.place_id))
    )
RETURNING place_id;

-- name: purge_place
DELETE FROM places
WHERE place_id = :place_id;
