-- name: guild_settings
SELECT settings
FROM guilds
WHERE guild_id = :guild_id;

-- name: save_guild_settings!
INSERT INTO guilds (guild_id, settings)
VALUES (:guild_id, :settings)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings;

-- name: contents
-- How much there is of everything; counts whole tables, so only for the start of the bot.
SELECT
    (SELECT COUNT(DISTINCT guild_id) FROM people) AS guilds,
    (SELECT COUNT(*) FROM people) AS people,
    (SELECT COUNT(*) FROM tables WHERE phase IN ('lobby', 'playing')) AS open_tables,
    (SELECT COUNT(*) FROM archives) AS matches;
