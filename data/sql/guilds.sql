-- name: guild_settings
SELECT settings
FROM guilds
WHERE place_id = :place_id;

-- name: save_guild_settings
-- Replace the settings of a server.
INSERT INTO guilds (place_id, settings)
VALUES (:place_id, :settings)
ON CONFLICT (place_id) DO UPDATE SET settings = excluded.settings;

-- name: guild_settings_in_use
-- What the servers of open tables have set, and of tables whose end is still to be told.
SELECT in_use.place_id, COALESCE(guilds.settings, '{}') AS settings
FROM (
    SELECT place_id FROM tables WHERE phase IN ('lobby', 'playing')
    UNION
    SELECT place_id FROM tables WHERE phase IN ('over', 'ended', 'closed') AND told_version < version
) AS in_use
LEFT JOIN guilds ON guilds.place_id = in_use.place_id;

-- name: contents
-- The number of rows of each kind. This counts all rows, so it is for the start of the bot and not for a
-- press.
SELECT
    (SELECT COUNT(DISTINCT place_id) FROM people WHERE place_id > 0) AS guilds,
    (SELECT COUNT(*) FROM people) AS people,
    (SELECT COUNT(*) FROM tables WHERE phase IN ('lobby', 'playing')) AS open_tables,
    (SELECT COUNT(*) FROM archives) AS matches;
