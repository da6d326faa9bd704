-- name: announcement_of
-- The newest message of a kind about a season; None if none was sent.
SELECT channel_id, message_id, removals
FROM announcements
WHERE season = :season AND kind = :kind;

-- name: save_announcement
-- Store the newest message of a kind about a season.
-- Elsewhere nobody has deleted it yet.
INSERT INTO announcements (season, kind, channel_id, message_id)
VALUES (:season, :kind, :channel_id, :message_id)
ON CONFLICT (season, kind) DO UPDATE SET
    channel_id = excluded.channel_id,
    message_id = excluded.message_id,
    removals = CASE
        WHEN announcements.channel_id = excluded.channel_id THEN announcements.removals
        ELSE 0
    END;

-- name: announcement_removed
-- Note that somebody else has deleted a season's message. Return False if that was known already.
UPDATE announcements
SET message_id = 0, removals = removals + 1
WHERE season = :season AND kind = :kind AND message_id = :message_id
RETURNING removals;

-- name: forget_announcement
-- Delete the record of a season's message.
DELETE FROM announcements
WHERE season = :season AND kind = :kind;

-- name: told_of_notice
-- Note how many messages of a notice were sent.
UPDATE notices
SET told = :told
WHERE notice = :notice;
