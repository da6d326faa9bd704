-- name: suspension_of
-- The suspension of a member, by their digest, that is in force now (ms); None if there is none.
SELECT place, person, until, reason, set_by, set_at
FROM suspensions
WHERE place_id = :place_id AND place = :place AND suspended = :suspended AND until > :now;

-- name: suspensions_of
-- All suspensions of a member, by their digest.
SELECT place, person, until, reason, set_by, set_at
FROM suspensions
WHERE place_id = :place_id AND place IN ('tables', 'leagues') AND suspended = :suspended
ORDER BY place;

-- name: suspensions_in_place
-- The suspensions of a server that are in force :now (ms), by when they end.
SELECT place, person, until, reason, set_by, set_at
FROM suspensions
WHERE place_id = :place_id AND until > :now
ORDER BY until, place, suspended;

-- name: save_suspension
-- Suspend a member, given by their digest. It replaces an earlier suspension.
INSERT INTO suspensions (place_id, place, suspended, person, until, reason, set_by, set_at)
VALUES (:place_id, :place, :suspended, :person, :until, :reason, :set_by, :set_at)
ON CONFLICT (place_id, place, suspended) DO UPDATE SET
    person = excluded.person, until = excluded.until, reason = excluded.reason, set_by = excluded.set_by,
    set_at = excluded.set_at;

-- name: lift_suspension
-- Let a member play again.
DELETE FROM suspensions
WHERE place_id = :place_id AND place = :place AND suspended = :suspended;

-- name: end_suspensions
-- Delete the suspensions whose time is over.
DELETE FROM suspensions
WHERE place_id = :place_id AND until <= :now;

-- name: save_suspension_reasons
-- The reasons of suspensions, after somebody's name was taken out of one.
UPDATE suspensions
SET reason = :reason
WHERE place_id = :place_id AND reason = :before;

-- name: forget_suspended
-- A suspension stays until it ends, without the key of who it is.
UPDATE suspensions
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
