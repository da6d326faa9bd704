-- name: note_of
-- The note called name; None if there is none.
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
-- Store :text as the note called :name, replacing what it was.
INSERT INTO notes (name, text)
VALUES (:name, :text)
ON CONFLICT (name) DO UPDATE SET text = excluded.text;

-- name: first_note
-- The note called name, which is :text if there was none.
INSERT INTO notes (name, text)
VALUES (:name, :text)
ON CONFLICT (name) DO UPDATE SET text = notes.text
RETURNING text;

-- name: remove_note
DELETE FROM notes
WHERE name = :name;

-- name: swap_note
-- Replace the note called :name if it is as it was :before, and return whether it was. Of several processes
-- that try it, one does it.
UPDATE notes
SET text = :text
WHERE name = :name AND text = :before
RETURNING name;
