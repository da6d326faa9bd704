-- name: add_watch
-- Note that somebody watches a table since :now (ms).
INSERT INTO watches (place_id, person, table_id, language, made_at)
VALUES (:place_id, :person, :table_id, :language, :now)
ON CONFLICT (person, table_id) DO UPDATE SET language = excluded.language;

-- name: watched
-- The tables that are watched. Reads the whole table, which is small, once at the start.
SELECT DISTINCT table_id, place_id
FROM watches;

-- name: watches_of_table
-- Who watches a table, in the order in which they began.
SELECT watches.place_id, watches.person, watches.table_id, watches.language, watches.made_at, people.user_id
FROM watches
JOIN people ON people.person = watches.person
WHERE watches.table_id = :table_id AND watches.place_id = :place_id
ORDER BY watches.made_at, watches.person;

-- name: watches_of_person
-- What somebody watches, in the order in which they began.
SELECT watches.place_id, watches.person, watches.table_id, watches.language, watches.made_at, people.user_id
FROM watches
JOIN people ON people.person = watches.person
WHERE watches.person = :person
ORDER BY watches.made_at, watches.table_id;

-- name: drop_watch
DELETE FROM watches
WHERE person = :person AND table_id = :table_id;

-- name: forget_watches
DELETE FROM watches
WHERE person = :person;
