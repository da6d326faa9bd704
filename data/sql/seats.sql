-- name: seats_of
-- The seats of a table, in order, with user ids and names.
SELECT
    seats.seat, seats.person, seats.computer, seats.press, seats.word, seats.misses, seats.stand_in, seats.forfeited,
    seats.withdrawn, seats.excused, seats.from_deal, seats.deals, seats.deals_stood_in, seats.away_until, seats.absent, seats.level, seats.earlier,
    people.user_id, people.name
FROM seats
LEFT JOIN people ON people.person = seats.person
WHERE seats.table_id = :table_id
ORDER BY seats.seat;

-- name: clear_seats
DELETE FROM seats
WHERE table_id = :table_id;

-- name: add_seats
-- All columns of a seat in place of its number.
INSERT INTO seats (seat)
VALUES (:seat);

-- name: save_seat
-- Replace one seat of a table. Raises StorageConflict if it has no seat with that number.
-- All columns of the seat in place of one of them.
UPDATE seats
SET person = :person
WHERE table_id = :table_id AND seat = :seat
RETURNING seat;
