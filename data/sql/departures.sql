-- name: known_guilds
-- Every guild that has data. This reads whole indexes, so it is for the start and once a day.
SELECT guild_id FROM people
UNION
SELECT guild_id FROM former_people
UNION
SELECT guild_id FROM guilds
UNION
SELECT guild_id FROM tables
UNION
SELECT guild_id FROM seasons
UNION
SELECT guild_id FROM commitments;

-- name: all_departures
-- When (ms) the bot left each guild that it is no longer in.
-- Reads the whole table, which is small.
SELECT guild_id, left_at
FROM departures
ORDER BY left_at, guild_id;

-- name: note_departure
-- Note when the bot left a guild. An earlier note stays.
INSERT INTO departures (guild_id, left_at)
VALUES (:guild_id, :at)
ON CONFLICT (guild_id) DO NOTHING;

-- name: take_back_departure
-- Note that the bot is in a guild again.
DELETE FROM departures
WHERE guild_id = :guild_id;

-- What follows deletes a page of what is kept of a guild, and says what it has deleted.

-- name: purge_tables
-- Seats, moves, archives and results go with their table.
DELETE FROM tables
WHERE table_id IN (SELECT table_id FROM tables WHERE guild_id = :guild_id ORDER BY table_id LIMIT :page)
RETURNING table_id;

-- name: season_keys_in_guild
SELECT season
FROM seasons
WHERE guild_id = :guild_id;

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
    guild_id = :guild_id
    AND (game, scope) = (SELECT game, scope FROM records WHERE guild_id = :guild_id LIMIT 1)
RETURNING person;

-- name: purge_people
DELETE FROM people
WHERE person IN (SELECT person FROM people WHERE guild_id = :guild_id LIMIT :page)
RETURNING person;

-- name: purge_former_people
DELETE FROM former_people
WHERE guild_id = :guild_id;

-- name: purge_house_rules
DELETE FROM house_rules
WHERE guild_id = :guild_id;

-- name: purge_default_house_rules
DELETE FROM default_house_rules
WHERE guild_id = :guild_id;

-- name: purge_guild
DELETE FROM guilds
WHERE guild_id = :guild_id;

-- name: purge_chips
-- Their postings go with them.
DELETE FROM chip_transactions
WHERE
    guild_id = :guild_id
    AND seq IN (SELECT seq FROM chip_transactions WHERE guild_id = :guild_id ORDER BY seq LIMIT :page)
RETURNING seq;

-- name: purge_chip_balances
DELETE FROM chip_balances
WHERE
    guild_id = :guild_id
    AND account IN (SELECT account FROM chip_balances WHERE guild_id = :guild_id ORDER BY account LIMIT :page)
RETURNING account;

-- name: purge_ratings
-- Of one game.
DELETE FROM ratings
WHERE guild_id = :guild_id AND game = (SELECT game FROM ratings WHERE guild_id = :guild_id LIMIT 1)
RETURNING person;

-- name: purge_rating_changes
-- Of one person in one game.
DELETE FROM rating_changes
WHERE
    guild_id = :guild_id
    AND (game, person) = (SELECT game, person FROM rating_changes WHERE guild_id = :guild_id LIMIT 1)
RETURNING person;

-- name: purge_ratings_due
DELETE FROM ratings_due
WHERE guild_id = :guild_id;

-- name: purge_spendings
DELETE FROM spendings
WHERE guild_id = :guild_id;

-- name: purge_bars
DELETE FROM bars
WHERE guild_id = :guild_id;

-- name: purge_avoidances
DELETE FROM avoidances
WHERE guild_id = :guild_id;

-- name: purge_achievements
-- Of one person.
DELETE FROM achievements
WHERE
    guild_id = :guild_id
    AND person = (SELECT person FROM achievements WHERE guild_id = :guild_id LIMIT 1)
RETURNING achievement;

-- name: purge_reflexes
-- Of one person in one game.
DELETE FROM reflexes
WHERE
    guild_id = :guild_id
    AND (game, person) = (SELECT game, person FROM reflexes WHERE guild_id = :guild_id LIMIT 1)
RETURNING took;

-- name: purge_watches
DELETE FROM watches
WHERE guild_id = :guild_id;

-- name: purge_commitments
DELETE FROM commitments
WHERE
    guild_id = :guild_id
    AND number IN (
        SELECT number FROM commitments WHERE guild_id = :guild_id ORDER BY number LIMIT :page
    )
RETURNING number;

-- name: purge_daily_deals
-- Of one day. How they were played goes with them.
DELETE FROM daily_deals
WHERE guild_id = :guild_id AND day = (SELECT day FROM daily_deals WHERE guild_id = :guild_id LIMIT 1)
RETURNING game;
