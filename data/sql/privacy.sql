-- name: rows_of_user
-- The rows of a user in every place where they are known.
SELECT person, place_id, user_id, name, settings, since
FROM people
WHERE user_id = :user_id
ORDER BY place_id;

-- name: people_after
-- At most :page people after the key :person, ordered by key.
SELECT person, place_id, user_id, name, settings, since
FROM people
WHERE person > :person
ORDER BY person
LIMIT :page;

-- name: note_former_person
INSERT INTO former_people (place_id, person)
VALUES (:place_id, :person)
ON CONFLICT (place_id, person) DO NOTHING;

-- name: erase_person
DELETE FROM people
WHERE person = :person;

-- name: reasons_in_place
SELECT season_log.season, season_log.seq, season_log.reason
FROM seasons
JOIN season_log ON season_log.season = seasons.season
WHERE seasons.place_id = :place_id AND season_log.reason <> ''
ORDER BY season_log.season, season_log.seq;

-- name: save_reason
UPDATE season_log
SET reason = :reason
WHERE season = :season AND seq = :seq;

-- name: notices_in_place
SELECT notices.notice, notices.data
FROM seasons
JOIN notices ON notices.season = seasons.season
WHERE seasons.place_id = :place_id;

-- name: save_notice_data
UPDATE notices
SET data = :data
WHERE notice = :notice;

-- name: tables_of_unknown
-- The open tables, and their places, where somebody has a seat who is known no more.
SELECT DISTINCT tables.table_id, tables.place_id
FROM tables
JOIN seats ON seats.table_id = tables.table_id
LEFT JOIN people ON people.person = seats.person
WHERE tables.phase IN ('lobby', 'playing') AND seats.person IS NOT NULL AND people.person IS NULL;

-- name: empty_seats
-- At a table: the seats of people who are known no more go to a computer, for good.
UPDATE seats
SET stand_in = 1, forfeited = 1, away_until = NULL
WHERE
    table_id = :table_id AND person IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM people WHERE people.person = seats.person);

-- name: close_empty_lobby
-- A table where somebody sits who is known no more, if it is a lobby. Of fixtures the season disposes.
UPDATE tables
SET phase = 'closed', version = version + 1, deadline = NULL, finished_at = :finished_at
WHERE table_id = :table_id AND phase = 'lobby' AND fixture IS NULL;

-- name: sat_at
-- One page of the tables where somebody sits or sat, the newest first, by column.
SELECT
    tables.table_id, tables.channel_id, tables.game, tables.options, tables.house_rules, tables.clock,
    tables.ranked, tables.phase, tables.season, tables.fixture, tables.created_at, tables.started_at,
    tables.finished_at, CASE WHEN tables.host = CAST(:person AS TEXT) THEN 1 ELSE 0 END AS hosted
FROM (
    SELECT table_id FROM seats WHERE person = :person
    UNION
    SELECT table_id FROM past_seats WHERE person = :person
) AS sat
JOIN tables ON tables.table_id = sat.table_id
ORDER BY tables.created_at DESC, tables.table_id
LIMIT :page OFFSET :page_start;

-- name: log_about
-- The lines of seasons that somebody has written, or that name them: pattern is their key between marks of LIKE.
SELECT
    season_log.season, seasons.league, seasons.number, seasons.game, season_log.seq, season_log.at,
    season_log.actor, season_log.act, season_log.reason, season_log.before, season_log.after
FROM seasons
JOIN season_log ON season_log.season = seasons.season
WHERE
    seasons.place_id = :place_id
    AND (
        season_log.actor = :person
        OR season_log.act LIKE CAST(:pattern AS TEXT)
        OR season_log.before LIKE CAST(:pattern AS TEXT)
        OR season_log.after LIKE CAST(:pattern AS TEXT)
    )
ORDER BY seasons.created_at, season_log.season, season_log.seq;

-- name: house_rules_of
-- The sets of house rules that somebody was the last to change, by column.
SELECT game, name, changed_at
FROM house_rules
WHERE place_id = :place_id AND changed_by = :person
ORDER BY game, name;

-- name: chip_reasons_in_place
SELECT seq, reason
FROM chip_transactions
WHERE place_id = :place_id AND reason <> '';

-- name: save_chip_reason
UPDATE chip_transactions
SET reason = :reason
WHERE place_id = :place_id AND seq = :seq;

-- name: chips_of_person
-- All chips that somebody got, or with a minus gave, in order.
SELECT moved.seq, moved.at, moved.kind, moved.table_id, moved.actor, moved.reason, postings.amount
FROM chip_postings AS postings
JOIN chip_transactions AS moved ON moved.place_id = postings.place_id AND moved.seq = postings.seq
WHERE postings.place_id = :place_id AND postings.account = :person
ORDER BY postings.seq;

-- name: chip_resets_by
-- When and why somebody has set all balances of chips back, by column.
SELECT at, reason
FROM chip_transactions
WHERE place_id = :place_id AND kind = 'reset' AND actor = :person
ORDER BY seq;

-- name: records_of
-- Somebody's records by scope and game, by column.
SELECT
    game, scope, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed, uncounted, last_at
FROM records
WHERE person = :person
ORDER BY scope, game;
