-- name: ratings_are_due!
INSERT INTO ratings_due (guild_id, game, asked)
VALUES (:guild_id, :game, 1)
ON CONFLICT (guild_id, game) DO UPDATE SET asked = ratings_due.asked + 1;
