-- name: spent_in_server
-- When (ms) the newest but :most - 1 was made in a place since a time (ms); None if fewer were.
SELECT at
FROM spendings
WHERE place_id = :place_id AND kind = :kind AND at > :since
ORDER BY at DESC
LIMIT 1 OFFSET :most - 1;

-- name: spent_in_channel
-- The same of one channel.
SELECT at
FROM spendings
WHERE place_id = :place_id AND kind = :kind AND at > :since AND channel_id = :channel_id
ORDER BY at DESC
LIMIT 1 OFFSET :most - 1;

-- name: spent_by_member
-- The same of one member, by their digest.
SELECT at
FROM spendings
WHERE place_id = :place_id AND kind = :kind AND at > :since AND spender = :spender
ORDER BY at DESC
LIMIT 1 OFFSET :most - 1;

-- name: spendings_of
-- Everything that is kept about what a member has made, by column: kind, channel and time.
SELECT kind, channel_id, at
FROM spendings
WHERE place_id = :place_id AND spender = :spender
ORDER BY at, kind, press;

-- name: spend
-- Note that a member has made something by a press. A press counts once.
INSERT INTO spendings (place_id, kind, press, spender, channel_id, at)
VALUES (:place_id, :kind, :press, :spender, :channel_id, :at)
ON CONFLICT (place_id, kind, press) DO NOTHING;

-- name: give_back_spending
-- Take back what spend has noted, because nothing came of it.
DELETE FROM spendings
WHERE place_id = :place_id AND kind = :kind AND press = :press;

-- name: forget_spendings
-- Delete what was made until :before (ms).
DELETE FROM spendings
WHERE place_id = :place_id AND kind = :kind AND at <= :before;
