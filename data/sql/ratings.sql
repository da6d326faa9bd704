-- name: ratings_at_table
-- Of those who have a result there, in its game.
SELECT ratings.guild_id, ratings.game, ratings.person, mu, sigma, ratings.matches, shown
FROM results
JOIN ratings
    ON
        ratings.guild_id = results.guild_id AND ratings.game = results.game
        AND ratings.person = results.person
WHERE results.table_id = :table_id
ORDER BY ratings.person;

-- name: ratings_of_person
SELECT guild_id, game, person, mu, sigma, matches, shown
FROM ratings
WHERE person = :person
ORDER BY game;

-- name: save_ratings
INSERT INTO ratings (guild_id, game, person, mu, sigma, matches, shown)
VALUES (:guild_id, :game, :person, :mu, :sigma, :matches, :shown)
ON CONFLICT (guild_id, game, person) DO UPDATE SET
    mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, shown = excluded.shown;

-- name: clear_ratings
DELETE FROM ratings
WHERE guild_id = :guild_id AND game = :game;

-- name: ratings_are_due
INSERT INTO ratings_due (guild_id, game, asked)
VALUES (:guild_id, :game, 1)
ON CONFLICT (guild_id, game) DO UPDATE SET asked = ratings_due.asked + 1;

-- name: ratings_due
-- Reads the whole table, which is empty but for a moment.
SELECT guild_id, game, asked
FROM ratings_due
ORDER BY guild_id, game;

-- name: ratings_asked
SELECT asked
FROM ratings_due
WHERE guild_id = :guild_id AND game = :game;

-- name: ratings_are_made
DELETE FROM ratings_due
WHERE guild_id = :guild_id AND game = :game AND asked = :asked;
