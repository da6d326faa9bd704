-- name: announcement_of
SELECT channel_id, message_id
FROM announcements
WHERE season = :season AND kind = :kind;

-- name: save_announcement!
INSERT INTO announcements (season, kind, channel_id, message_id)
VALUES (:season, :kind, :channel_id, :message_id)
ON CONFLICT (season, kind) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id;

-- name: forget_announcement!
DELETE FROM announcements
WHERE season = :season AND kind = :kind;

-- name: told_of_notice!
UPDATE notices
SET told = :told
WHERE notice = :notice;
