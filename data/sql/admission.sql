-- name: bar_of
-- The bar of a member, by their digest, that is in force now (ms); None if there is none.
SELECT place, person, until, reason, set_by, set_at
FROM bars
WHERE place_id = :place_id AND place = :place AND barred = :barred AND until > :now;

-- name: bars_of
-- All bars of a member, by their digest.
SELECT place, person, until, reason, set_by, set_at
FROM bars
WHERE place_id = :place_id AND place IN ('tables', 'leagues') AND barred = :barred
ORDER BY place;

-- name: bars_in_place
-- The bars of a server that are in force :now (ms), by when they end.
SELECT place, person, until, reason, set_by, set_at
FROM bars
WHERE place_id = :place_id AND until > :now
ORDER BY until, place, barred;

-- name: save_bar
-- Bar a member, given by their digest. It replaces an earlier bar.
INSERT INTO bars (place_id, place, barred, person, until, reason, set_by, set_at)
VALUES (:place_id, :place, :barred, :person, :until, :reason, :set_by, :set_at)
ON CONFLICT (place_id, place, barred) DO UPDATE SET
    person = excluded.person, until = excluded.until, reason = excluded.reason, set_by = excluded.set_by,
    set_at = excluded.set_at;

-- name: lift_bar
-- Let a member play again.
DELETE FROM bars
WHERE place_id = :place_id AND place = :place AND barred = :barred;

-- name: end_bars
-- Delete the bars whose time is over.
DELETE FROM bars
WHERE place_id = :place_id AND until <= :now;

-- name: save_bar_reasons
-- The reasons of bars, after somebody's name was taken out of one.
UPDATE bars
SET reason = :reason
WHERE place_id = :place_id AND reason = :before;

-- name: forget_barred
-- A bar stays until it ends, without the key of who it is.
UPDATE bars
SET person = NULL
WHERE place_id = :place_id AND person = :person;

-- name: avoiding
-- The keys of those who do not want to be seated with a member, given their digest.
SELECT person
FROM avoidances
WHERE place_id = :place_id AND avoided = :avoided;

-- name: avoided_by
-- With whom a person does not want to be seated: when (ms) they said so, by digest.
SELECT avoided, set_at
FROM avoidances
WHERE place_id = :place_id AND person = :person
ORDER BY set_at, avoided;

-- name: avoid
-- Note that a person does not want to be seated with a member.
INSERT INTO avoidances (place_id, person, avoided, set_at)
VALUES (:place_id, :person, :avoided, :at)
ON CONFLICT (place_id, person, avoided) DO NOTHING;

-- name: avoid_no_more
-- Take that back.
DELETE FROM avoidances
WHERE place_id = :place_id AND person = :person AND avoided = :avoided;

-- name: forget_avoidances
DELETE FROM avoidances
WHERE place_id = :place_id AND person = :person;
