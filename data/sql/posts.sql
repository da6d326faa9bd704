-- name: begin_post
INSERT INTO posts (nonce, guild_id, channel_id, about, at, follows)
VALUES (:nonce, :guild_id, :channel_id, :about, :at, :follows);

-- name: post_done
DELETE FROM posts
WHERE nonce = :nonce;

-- name: settle_posts
DELETE FROM posts
WHERE about = :about;

-- name: posts_about
-- What is on its way, or has been lost there, oldest first.
SELECT nonce, guild_id, channel_id, about, at, follows
FROM posts
WHERE about = :about
ORDER BY at, nonce;

-- name: all_posts
-- Reads the whole table, which is small: for the start of the bot.
SELECT nonce, guild_id, channel_id, about, at, follows
FROM posts
ORDER BY at, nonce;

-- name: purge_posts
DELETE FROM posts
WHERE guild_id = :guild_id;
