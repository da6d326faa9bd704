-- name: open_seasons
-- Those that are announced, played or looked through, in all servers.
SELECT season, place_id, league, number, game, format, settings, secret, umpire, phase, created_at, finished_at
FROM seasons
WHERE finished_at IS NULL
ORDER BY created_at, season;

-- name: season_by_key
-- The season with a given key; None if there is none.
SELECT season, place_id, league, number, game, format, settings, secret, umpire, phase, created_at, finished_at
FROM seasons
WHERE season = :season;

-- name: seasons_of_place
SELECT season, place_id, league, number, game, format, settings, secret, umpire, phase, created_at, finished_at
FROM seasons
WHERE place_id = :place_id
ORDER BY created_at DESC, season;

-- name: places_with_seasons
-- The servers that have seasons, without those that the bot has left.
SELECT DISTINCT place_id
FROM seasons
WHERE NOT EXISTS (SELECT 1 FROM departures WHERE departures.place_id = seasons.place_id);

-- name: create_season
INSERT INTO seasons (
    season, place_id, league, number, game, format, settings, secret, umpire, phase, created_at, finished_at,
    digest, reasons_digest
) VALUES (
    :season, :place_id, :league, :number, :game, :format, :settings, :secret, :umpire, :phase, :created_at,
    :finished_at, :digest, :reasons_digest
);

-- name: season_moved_on
UPDATE seasons
SET phase = :phase, finished_at = :finished_at, digest = :digest, reasons_digest = :reasons_digest
WHERE season = :season AND COALESCE(finished_at, 0) = :was_finished_at
RETURNING season;

-- name: season_digests
-- The digests of a season with its log, and of the reasons in that, with what the former begins with.
SELECT season, place_id, settings, secret, umpire, created_at, digest, reasons_digest
FROM seasons
WHERE season = :season;

-- name: save_reasons_digest
UPDATE seasons
SET reasons_digest = :reasons_digest
WHERE season = :season;

-- name: rename_season
UPDATE seasons
SET league = :league, number = :number, game = :game, format = :format
WHERE season = :season;

-- name: add_line
INSERT INTO season_log (season, seq, at, actor, act, reason, before, after, own_table, version)
VALUES (:season, :seq, :at, :actor, :act, :reason, :before, :after, :own_table, :version);

-- name: season_log_of
-- The lines of a season's log, in order.
SELECT seq, at, actor, act, reason, before, after, own_table, version
FROM season_log
WHERE season = :season
ORDER BY seq;

-- name: add_notices
INSERT INTO notices (season, kind, data, at)
VALUES (:season, :kind, :data, :at);

-- name: notices_to_tell
-- The first hundred notices with numbers above :after, in order, but for those put aside. One that cannot be
-- read is of the kind DAMAGED.
SELECT notices.notice, notices.season, notices.kind, notices.data, notices.at, notices.told, seasons.place_id
FROM notices
JOIN seasons ON seasons.season = notices.season
WHERE notices.notice > :after AND notices.told >= 0
ORDER BY notices.notice
LIMIT 100;

-- name: delete_notice
-- Delete a notice that was posted.
DELETE FROM notices
WHERE notice = :notice;

-- name: name_in_season
-- The key of a person, if it is one, is among those whom the season's log names.
INSERT INTO season_people (season, person)
SELECT CAST(:season AS TEXT), person
FROM people
WHERE person = :person
ON CONFLICT (season, person) DO NOTHING;

-- name: people_of_season
-- Everybody whom the log of a season names, by key, except those who were forgotten.
SELECT people.person, people.place_id, people.user_id, people.name
FROM season_people
JOIN people ON people.person = season_people.person
WHERE season_people.season = :season;

-- name: people_of_place
-- Everybody who is known in a place, by key.
SELECT person, place_id, user_id, name
FROM people
WHERE place_id = :place_id;

-- name: roles_of_season
-- The roles of divisions that a season has given.
SELECT season, person, role_id, state
FROM season_roles
WHERE season = :season
ORDER BY person, role_id;

-- name: season_roles_of_person
-- The roles of divisions that a person has been given by seasons.
SELECT season, person, role_id, state
FROM season_roles
WHERE person = :person
ORDER BY season, role_id;

-- name: save_season_role
-- Store a role that is being given, or how far that has come.
INSERT INTO season_roles (season, person, role_id, state)
VALUES (:season, :person, :role_id, :state)
ON CONFLICT (season, person, role_id) DO UPDATE SET state = excluded.state;

-- name: forget_season_roles_of
DELETE FROM season_roles
WHERE person = :person;

-- name: forget_season_role
-- Delete a role that was taken.
DELETE FROM season_roles
WHERE season = :season AND person = :person AND role_id = :role_id;
