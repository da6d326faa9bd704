-- name: person_for
-- The key of a user in a place: the one there is, or the one offered. The name is refreshed, and what the
-- user has set in other places holds in a new one too.
INSERT INTO people (person, place_id, user_id, name, looks, looks_cased, settings, since)
VALUES (
    :person, :place_id, :user_id, :name, :looks, :looks_cased,
    COALESCE((SELECT settings FROM people WHERE user_id = :user_id ORDER BY place_id LIMIT 1), '{}'),
    :since
)
ON CONFLICT (place_id, user_id) DO UPDATE
SET name = excluded.name, looks = excluded.looks, looks_cased = excluded.looks_cased
RETURNING person;

-- name: person_of
-- The row of a user in a place; None if they have not played there or were forgotten.
SELECT person, place_id, user_id, name
FROM people
WHERE place_id = :place_id AND user_id = :user_id;

-- name: user_settings
-- What a user has set on all servers; every row of theirs says the same.
SELECT settings
FROM people
WHERE user_id = :user_id
ORDER BY place_id
LIMIT 1;

-- name: settings_of_place
-- What everybody has set who is known in a place, by key.
SELECT person, settings
FROM people
WHERE place_id = :place_id;

-- name: hold_user_settings
-- Let nobody else change a user's settings until the transaction ends, so that they can be read and
-- replaced. This must come before anything else is written about the user.
UPDATE people
SET settings = settings
WHERE user_id = :user_id;

-- name: save_user_settings
-- Replace a user's settings in every place where they are known.
UPDATE people
SET settings = :settings
WHERE user_id = :user_id;

-- name: user_settings_in_use
-- What those have set who sit at open tables.
SELECT DISTINCT people.user_id, people.settings
FROM tables
JOIN seats ON seats.table_id = tables.table_id
JOIN people ON people.person = seats.person
WHERE tables.phase IN ('lobby', 'playing');

-- name: person_by_key
-- The row of a person with a given key; None if they were forgotten.
SELECT person, place_id, user_id, name
FROM people
WHERE person = :person;
