-- name: add_move
INSERT INTO moves (table_id, version, move, seat, person, origin, at, events)
VALUES (:table_id, :version, :move, :seat, :person, :origin, :at, :events);

-- name: moves_since
SELECT version, move, seat, person, origin, at, events
FROM moves
WHERE table_id = :table_id AND version > :version
ORDER BY version;

-- name: last_versions
-- The version of the last move of each seat that has moved. Only known while the match is played.
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
-- The archive of a match as it is stored (see unfold); None if it has none.
SELECT moves
FROM archives
WHERE table_id = :table_id;

-- name: ended_with_moves
-- The first matches, at most :page, that ended from :since on and :before another time, and whose moves are
-- kept still: their ids, and when (ms) they ended, oldest first.
SELECT tables.table_id, tables.finished_at
FROM tables
JOIN archives ON archives.table_id = tables.table_id
WHERE tables.finished_at >= :since AND tables.finished_at < :before AND LENGTH(archives.moves) > 0
ORDER BY tables.finished_at, tables.table_id
LIMIT :page;

-- name: clear_archive
DELETE FROM archives
WHERE table_id = :table_id;
