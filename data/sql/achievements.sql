-- name: earn_achievement
-- The first time counts.
INSERT INTO achievements (place_id, person, achievement, table_id, at)
VALUES (:place_id, :person, :achievement, :table_id, :at)
ON CONFLICT (place_id, person, achievement) DO NOTHING;

-- name: note_earned
UPDATE results
SET earned = :earned
WHERE table_id = :table_id AND person = :person;

-- name: achievements_of
-- What a person has earned in a place, oldest first.
SELECT achievement, table_id, at
FROM achievements
WHERE place_id = :place_id AND person = :person
ORDER BY at, achievement;

-- name: achievements_at
-- What was earned in a match.
SELECT person, achievement
FROM achievements
WHERE table_id = :table_id
ORDER BY person, achievement;

-- name: played_by
-- How many matches a person has played in a place, and how many different games.
SELECT CAST(COALESCE(SUM(matches + uncounted), 0) AS BIGINT) AS matches, COUNT(*) AS games
FROM records
WHERE place_id = :place_id AND person = :person AND scope = '';

-- name: forget_earned
UPDATE results
SET earned = ''
WHERE person = :person AND earned <> '';

-- name: forget_achievements
DELETE FROM achievements
WHERE place_id = :place_id AND person = :person;
