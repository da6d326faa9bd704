-- name: person_for
-- The key of a user in a guild: the one there is, or the one offered. The name is refreshed.
INSERT INTO people (person, guild_id, user_id, name)
VALUES (:person, :guild_id, :user_id, :name)
ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name
RETURNING person;

-- name: person_of
SELECT person, guild_id, user_id, name
FROM people
WHERE guild_id = :guild_id AND user_id = :user_id;
