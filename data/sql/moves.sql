-- name: add_move
INSERT INTO moves (table_id, version, move, seat, person, origin, at, events)
VALUES (:table_id, :version, :move, :seat, :person, :origin, :at, :events);

-- name: moves_since
SELECT version, move, seat, person, origin, at, events
FROM moves
WHERE table_id = :table_id AND version > :version
ORDER BY version;

-- name: last_versions
SELECT seat, MAX(version) AS version
FROM moves
WHERE table_id = :table_id AND seat IS NOT NULL
GROUP BY seat;

-- name: clear_moves
DELETE FROM moves
WHERE table_id = :table_id;

-- name: add_archive
INSERT INTO archives (table_id, moves)
VALUES (:table_id, :moves);

-- name: archive_of
SELECT moves
FROM archives
WHERE table_id = :table_id;
