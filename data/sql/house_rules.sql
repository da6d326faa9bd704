-- name: all_house_rules
-- The sets of all servers. Reads the whole table: for the start of the bot, which keeps them in memory.
SELECT place_id, game, name, options, changed_by, changed_at
FROM house_rules
ORDER BY place_id, game, name;

-- name: all_default_house_rules
-- As above: which set is the default of which server and game.
SELECT place_id, game, name
FROM default_house_rules
ORDER BY place_id, game;

-- name: save_house_rules
-- Store a set of house rules, replacing the set with the same name in its server and game.
INSERT INTO house_rules (place_id, game, name, options, changed_by, changed_at)
VALUES (:place_id, :game, :name, :options, :changed_by, :changed_at)
ON CONFLICT (place_id, game, name) DO UPDATE SET
    options = excluded.options, changed_by = excluded.changed_by, changed_at = excluded.changed_at;

-- name: delete_house_rules
DELETE FROM house_rules
WHERE place_id = :place_id AND game = :game AND name = :name;

-- name: save_default_house_rules
-- Make the set called :name a server's default for a game. The set need not be stored.
INSERT INTO default_house_rules (place_id, game, name)
VALUES (:place_id, :game, :name)
ON CONFLICT (place_id, game) DO UPDATE SET name = excluded.name;

-- name: clear_default_house_rules
-- Where it is the set of that name; another default stays.
DELETE FROM default_house_rules
WHERE place_id = :place_id AND game = :game AND name = :name;
