-- name: begin_post
-- Store a post that is about to be sent.
INSERT INTO posts (nonce, place_id, channel_id, about, at, follows)
VALUES (:nonce, :place_id, :channel_id, :about, :at, :follows);

-- name: post_done
-- Delete a post, because it is known whether it arrived.
DELETE FROM posts
WHERE nonce = :nonce;

-- name: settle_posts
-- Delete all posts with a given :about, because it is known whether they arrived.
DELETE FROM posts
WHERE about = :about;

-- name: posts_about
-- The posts with a given :about that have no answer yet, oldest first.
SELECT nonce, place_id, channel_id, about, at, follows
FROM posts
WHERE about = :about
ORDER BY at, nonce;

-- name: all_posts
-- The posts of all places that have no answer yet, oldest first.
-- Reads the whole table, which is small: for the start of the bot.
SELECT nonce, place_id, channel_id, about, at, follows
FROM posts
ORDER BY at, nonce;

-- name: purge_posts
DELETE FROM posts
WHERE place_id = :place_id;
