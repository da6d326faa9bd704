-- name: add_watch
-- Note what somebody asks for :now (ms).
INSERT INTO watches (place_id, person, kind, about, language, made_at)
VALUES (:place_id, :person, :kind, :about, :language, :now)
ON CONFLICT (person, kind, about) DO UPDATE SET language = excluded.language, made_at = excluded.made_at;

-- name: drop_old_watches
-- Forget what was asked for before a time (ms).
DELETE FROM watches
WHERE made_at < :at;

-- name: watched
-- The tables that are watched. Reads the whole table, which is small, once at the start.
SELECT DISTINCT about, place_id
FROM watches
WHERE kind <> 'game';

-- name: watches_about
-- Who watches a table or a game in a place, in the order in which they have asked.
SELECT watches.place_id, watches.person, watches.kind, watches.about, watches.language, watches.made_at,
    people.user_id, people.name
FROM watches
JOIN people ON people.person = watches.person
WHERE watches.about = :about AND watches.place_id = :place_id
ORDER BY watches.made_at, watches.person, watches.kind;

-- name: watches_of_user
-- What a user watches in all places, in the order in which they have asked.
SELECT watches.place_id, watches.person, watches.kind, watches.about, watches.language, watches.made_at,
    people.user_id, people.name
FROM people
JOIN watches ON watches.person = people.person
WHERE people.user_id = :user_id
ORDER BY watches.made_at, watches.kind, watches.about;

-- name: drop_watch
DELETE FROM watches
WHERE person = :person AND kind = :kind AND about = :about;

-- name: turn_watch
-- Something has become of what somebody has asked for.
UPDATE watches
SET kind = :new_kind, about = :new_about
WHERE person = :person AND kind = :kind AND about = :about;

-- name: forget_watches
DELETE FROM watches
WHERE person = :person;
