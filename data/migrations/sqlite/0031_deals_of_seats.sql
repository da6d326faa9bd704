-- The deals of a match that have ended since somebody has their seat, and in how many of them a computer stood in.
ALTER TABLE seats ADD COLUMN deals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN deals_stood_in INTEGER NOT NULL DEFAULT 0;
-- Of matches that are being played. What is over keeps its places.
UPDATE seats
SET
    deals = (
        SELECT COUNT(*) FROM deal_results AS deals
        WHERE deals.table_id = seats.table_id AND deals.seat = seats.seat AND deals.person = seats.person
    ),
    deals_stood_in = (
        SELECT COUNT(*) FROM deal_results AS deals
        WHERE deals.table_id = seats.table_id AND deals.seat = seats.seat AND deals.person = seats.person
            AND deals.stand_in = 1
    )
WHERE table_id IN (SELECT table_id FROM tables WHERE phase = 'playing');
