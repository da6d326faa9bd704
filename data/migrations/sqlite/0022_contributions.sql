-- What was added to the secret of a match, in the order in which it entered the seed: ids of presses, m and the id
-- of a message, w and the hash of a word.
ALTER TABLE tables ADD COLUMN contributions TEXT NOT NULL DEFAULT '[]';

UPDATE tables
SET contributions = (
    SELECT json_group_array(CAST(given.press AS TEXT))
    FROM (
        SELECT seats.press
        FROM seats
        WHERE seats.table_id = tables.table_id AND seats.press IS NOT NULL AND seats.absent = 0
        ORDER BY seats.seat
    ) AS given
)
WHERE start_press IS NOT NULL;

UPDATE tables
SET contributions = json_insert(contributions, '$[#]', CAST(start_press AS TEXT))
WHERE start_press IS NOT NULL;

ALTER TABLE tables DROP COLUMN start_press;

-- The hash of the word that somebody has added to the shuffle.
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';
