-- name: ratings_at_table
-- The ratings of the players of a finished match, in its game. Those who have none are left out.
SELECT ratings.place_id, ratings.game, ratings.person, mu, sigma, ratings.matches, shown, weight, met
FROM results
JOIN ratings
    ON
        ratings.place_id = results.place_id AND ratings.game = results.game
        AND ratings.person = results.person
WHERE results.table_id = :table_id
ORDER BY ratings.person;

-- name: ratings_of_person
-- A person's ratings, by game.
SELECT game, place_id, person, mu, sigma, matches, shown, weight, met
FROM ratings
WHERE person = :person
ORDER BY game;

-- name: save_ratings
INSERT INTO ratings (place_id, game, person, mu, sigma, matches, shown, weight, met)
VALUES (:place_id, :game, :person, :mu, :sigma, :matches, :shown, :weight, :met)
ON CONFLICT (place_id, game, person) DO UPDATE SET
    mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, shown = excluded.shown,
    weight = excluded.weight, met = excluded.met;

-- name: clear_ratings
DELETE FROM ratings
WHERE place_id = :place_id AND game = :game;

-- name: save_rating_changes
INSERT INTO rating_changes (
    place_id, game, person, number, table_id, old, new, length, settled, fresh
)
SELECT place_id, game, person, number, table_id, :old, :new, :length, :settled, :fresh
FROM results
WHERE table_id = :table_id AND person = :person;

-- name: clear_rating_changes
DELETE FROM rating_changes
WHERE place_id = :place_id AND game = :game;

-- name: rating_changes
-- The matches that have changed a person's rating, newest first, :most of them after :first.
SELECT
    changes.table_id, results.finished_at, tables.channel_id, tables.message_id, results.place,
    changes.old, changes.new, changes.length, changes.settled, changes.fresh
FROM rating_changes AS changes
JOIN results ON results.table_id = changes.table_id AND results.person = changes.person
JOIN tables ON tables.table_id = changes.table_id
WHERE changes.place_id = :place_id AND changes.game = :game AND changes.person = :person
ORDER BY changes.number DESC
LIMIT :most OFFSET :first;

-- name: ratings_are_due
-- Note that all ratings of a game in a place must be computed again.
INSERT INTO ratings_due (place_id, game, asked)
VALUES (:place_id, :game, 1)
ON CONFLICT (place_id, game) DO UPDATE SET asked = ratings_due.asked + 1;

-- name: ratings_due
-- The places and games whose ratings must be computed again.
-- Reads the whole table, which is empty but for a moment.
SELECT place_id, game
FROM ratings_due
ORDER BY place_id, game;

-- name: ratings_asked
-- How often a new computation of these ratings was asked for; 0 if none is needed.
SELECT asked
FROM ratings_due
WHERE place_id = :place_id AND game = :game;

-- name: ratings_are_made
DELETE FROM ratings_due
WHERE place_id = :place_id AND game = :game AND asked = :asked;
