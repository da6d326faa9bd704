-- name: ahead_of
-- What is chosen at a table ahead of the turns: at most a row a seat.
SELECT seat, person, moves, deal, hand, made_at, let_go
FROM moves_ahead
WHERE table_id = :table_id
ORDER BY seat;

-- name: clear_ahead
DELETE FROM moves_ahead
WHERE table_id = :table_id;

-- name: add_ahead
INSERT INTO moves_ahead (table_id, seat, person, moves, deal, hand, made_at, let_go)
VALUES (:table_id, :seat, :person, :moves, :deal, :hand, :made_at, :let_go);

-- name: forget_ahead_of
DELETE FROM moves_ahead
WHERE person = :person;
