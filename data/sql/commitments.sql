-- name: newest_commitment
-- The newest commitment of a server; None if it has none.
SELECT number, table_id, commitment, link, secret
FROM commitments
WHERE place_id = :place_id
ORDER BY number DESC
LIMIT 1;

-- name: commitment_of_table
-- Return the place of a table in the chain of its server.
SELECT commitments.number, commitments.link, earlier.link AS previous
FROM commitments
LEFT JOIN commitments AS earlier
    ON earlier.place_id = commitments.place_id AND earlier.number = commitments.number - 1
WHERE commitments.table_id = :table_id;

-- name: last_commitments
-- At most so many of the newest commitments of a server, the newest first.
SELECT commitments.number, commitments.table_id, commitments.commitment, commitments.link, tables.phase
FROM commitments
LEFT JOIN tables ON tables.table_id = commitments.table_id
WHERE commitments.place_id = :place_id
ORDER BY commitments.number DESC
LIMIT :most;

-- name: add_commitment
-- Add the next commitment of a server.
INSERT INTO commitments (place_id, number, table_id, commitment, link, secret)
VALUES (:place_id, :number, :table_id, :commitment, :link, :secret);

-- name: use_commitment
-- Note that a table was opened with a commitment. Raises StorageConflict if it was used before.
UPDATE commitments
SET secret = NULL
WHERE place_id = :place_id AND number = :number AND secret IS NOT NULL
RETURNING number;
