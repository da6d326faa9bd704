-- name: count_reflex
-- One more call that took so long.
INSERT INTO reflexes (place_id, game, person, took, calls)
VALUES (:place_id, :game, :person, :took, 1)
ON CONFLICT (place_id, game, person, took) DO UPDATE SET calls = reflexes.calls + 1;

-- name: reflexes_of
-- All that is kept of somebody: a few dozen rows a game.
SELECT game, took, calls
FROM reflexes
WHERE place_id = :place_id AND person = :person
ORDER BY game, took;
