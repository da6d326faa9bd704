-- name: guild_settings
SELECT settings
FROM guilds
WHERE guild_id = :guild_id;

-- name: save_guild_settings
-- Replace the settings of a guild.
INSERT INTO guilds (guild_id, settings)
VALUES (:guild_id, :settings)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings;

-- name: guild_settings_in_use
-- What the guilds of open tables have set, and of tables whose end is still to be told.
SELECT in_use.guild_id, COALESCE(guilds.settings, '{}') AS settings
FROM (
    SELECT guild_id FROM tables WHERE phase IN ('lobby', 'playing')
    UNION
    SELECT guild_id FROM tables WHERE phase IN ('over', 'ended', 'closed') AND told_version < version
) AS in_use
LEFT JOIN guilds ON guilds.guild_id = in_use.guild_id;

-- name: contents
-- The number of rows of each kind. This counts all rows, so it is for the start of the bot and not for a
-- press.
SELECT
    (SELECT COUNT(DISTINCT guild_id) FROM people) AS guilds,
    (SELECT COUNT(*) FROM people) AS people,
    (SELECT COUNT(*) FROM tables WHERE phase IN ('lobby', 'playing')) AS open_tables,
    (SELECT COUNT(*) FROM archives) AS matches;
