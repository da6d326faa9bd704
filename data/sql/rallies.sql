-- name: add_rally
-- Note that the players of a match are pinged to play again. One row if they weren't before.
INSERT INTO rallies (table_id, place_id, person, made_at)
VALUES (:table_id, :place_id, :person, :now)
ON CONFLICT (table_id) DO NOTHING
RETURNING table_id;

-- name: rallied
-- Whether the players of a match were pinged to play again.
SELECT COUNT(*) AS rallied
FROM rallies
WHERE table_id = :table_id;

-- name: rallies_of_person
-- Whose players somebody has pinged, the newest match first.
SELECT table_id, made_at
FROM rallies
WHERE person = :person
ORDER BY made_at DESC, table_id;

-- name: last_match_in
-- The last match in a server that somebody has played to its end; None if there is none.
SELECT table_id
FROM results
WHERE person = :person AND place_id = :place_id
ORDER BY finished_at DESC, table_id DESC
LIMIT 1;

-- name: forget_rallies
-- The match stays one whose players were pinged.
UPDATE rallies
SET person = NULL
WHERE person = :person;
