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
INSERT INTO seats (
    table_id, seat, person, computer, press, word, misses, stand_in, forfeited, withdrawn, excused, from_deal,
    deals, deals_stood_in, away_until, absent, level, earlier
) VALUES (
    :table_id, :seat, :person, :computer, :press, :word, :misses, :stand_in, :forfeited, :withdrawn, :excused,
    :from_deal, :deals, :deals_stood_in, :away_until, :absent, :level, :earlier
);

-- name: save_seat
-- Replace one seat of a table. Raises StorageConflict if it has no seat with that number.
UPDATE seats
SET
    person = :person, computer = :computer, press = :press, word = :word, misses = :misses, stand_in = :stand_in,
    forfeited = :forfeited, withdrawn = :withdrawn, excused = :excused, from_deal = :from_deal,
    deals = :deals, deals_stood_in = :deals_stood_in,
    away_until = :away_until, absent = :absent, level = :level, earlier = :earlier
WHERE table_id = :table_id AND seat = :seat
RETURNING seat;
