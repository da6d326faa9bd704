-- name: note_of
SELECT text
FROM notes
WHERE name = :name;

-- name: notes_beginning
-- Those whose names begin with a word.
SELECT name, text
FROM notes
WHERE name > :first AND name < :last
ORDER BY name;

-- name: save_note
INSERT INTO notes (name, text)
VALUES (:name, :text)
ON CONFLICT (name) DO UPDATE SET text = excluded.text;

-- name: remove_note
DELETE FROM notes
WHERE name = :name;

-- name: swap_note
UPDATE notes
SET text = :text
WHERE name = :name AND text = :before
RETURNING name;
