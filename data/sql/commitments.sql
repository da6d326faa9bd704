-- name: newest_commitment
SELECT number, table_id, commitment, link, secret
FROM commitments
WHERE guild_id = :guild_id
ORDER BY number DESC
LIMIT 1;

-- name: commitment_of_table
SELECT commitments.number, commitments.link, earlier.link AS previous
FROM commitments
LEFT JOIN commitments AS earlier
    ON earlier.guild_id = commitments.guild_id AND earlier.number = commitments.number - 1
WHERE commitments.table_id = :table_id;

-- name: last_commitments
SELECT commitments.number, commitments.table_id, commitments.commitment, commitments.link, tables.phase
FROM commitments
LEFT JOIN tables ON tables.table_id = commitments.table_id
WHERE commitments.guild_id = :guild_id
ORDER BY commitments.number DESC
LIMIT :most;

-- name: add_commitment
INSERT INTO commitments (guild_id, number, table_id, commitment, link, secret)
VALUES (:guild_id, :number, :table_id, :commitment, :link, :secret);

-- name: use_commitment
UPDATE commitments
SET secret = NULL
WHERE guild_id = :guild_id AND number = :number AND secret IS NOT NULL
RETURNING number;
