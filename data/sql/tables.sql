-- name: table_by_id
-- The table with a given id, in any phase; None if there is none.
SELECT tables.*
FROM tables
WHERE table_id = :table_id;

-- name: open_table_in
-- The table in a channel that is in its lobby or being played. There is at most one.
SELECT tables.*
FROM tables
WHERE channel_id = :channel_id AND phase IN ('lobby', 'playing');

-- name: open_tables
SELECT table_id, channel_id, guild_id
FROM tables
WHERE phase IN ('lobby', 'playing')
ORDER BY created_at, table_id;

-- name: untold_tables
-- Tables that have come to their end and whose message does not say so yet.
SELECT table_id, channel_id, guild_id
FROM tables
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version
ORDER BY created_at, table_id;

-- name: tables_of_user
-- The open tables at which a user sits, in all guilds, oldest first.
-- The open tables at which a user sits, in all guilds.
SELECT tables.*
FROM people
JOIN seats ON seats.person = people.person
JOIN tables ON tables.table_id = seats.table_id
WHERE people.user_id = :user_id AND tables.phase IN ('lobby', 'playing')
ORDER BY tables.created_at, tables.table_id;

-- name: create_table
-- Store a new table. Raises StorageConflict if its channel has an open table, or the id is taken.
INSERT INTO tables (
    table_id, guild_id, channel_id, message_id, host, game, rules_version, options, clock, ranked, phase,
    position, tally, version, turn_version, deadline, told_version, secret, commitment, contributions,
    created_at, started_at, finished_at, house_rules, in_thread, votes, pinged_version, warned_version,
    league, fixture, due, beginning, removals, told_deadline,
    called_until, held_until, keeps_seats
) VALUES (
    :table_id, :guild_id, :channel_id, :message_id, :host, :game, :rules_version, :options, :clock, :ranked,
    :phase, :position, :tally, :version, :turn_version, :deadline, :told_version, :secret, :commitment,
    :contributions, :created_at, :started_at, :finished_at, :house_rules, :in_thread, :votes, :pinged_version,
    :warned_version, :league, :fixture, :due, :beginning, :removals, :told_deadline,
    :called_until, :held_until, :keeps_seats
);

-- name: save_lobby
UPDATE tables
SET
    version = :version, host = :host, options = :options, house_rules = :house_rules, clock = :clock,
    ranked = :ranked, deadline = :deadline, called_until = :called_until
WHERE table_id = :table_id AND phase = 'lobby' AND version < :version
RETURNING table_id;

-- name: start_table
UPDATE tables
SET
    phase = 'playing', version = :version, turn_version = :version, position = :position, tally = :tally,
    deadline = :deadline, contributions = :contributions, started_at = :started_at
WHERE table_id = :table_id AND phase = 'lobby' AND version < :version
RETURNING table_id;

-- name: save_position
UPDATE tables
SET
    version = :version, turn_version = :turn_version, pinged_version = :pinged_version, position = :position,
    tally = :tally, deadline = :deadline
WHERE table_id = :table_id AND phase = 'playing' AND version < :version
RETURNING table_id;

-- name: save_seating
UPDATE tables
SET host = :host, votes = :votes, deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: reminded
-- Note the turns whose players were pinged and warned. Raises StorageConflict if the table has ended.
UPDATE tables
SET pinged_version = :pinged_version, warned_version = :warned_version
WHERE table_id = :table_id AND phase = 'playing'
RETURNING table_id;

-- name: told
-- Note which message shows the table, at which version, with which deadline, and the newest turn whose
-- player was pinged. An older version is ignored.
-- A message that shows an older version than the newest one told changes nothing.
UPDATE tables
SET
    told_version = :version, told_deadline = :deadline, message_id = :message_id,
    pinged_version = :pinged_version
WHERE table_id = :table_id AND told_version <= :version;

-- name: save_removals
-- Store how often others have deleted the message of an open table, the id of its message now, and its
-- deadline.
UPDATE tables
SET removals = :removals, message_id = :message_id, deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: relocate_table
UPDATE tables
SET channel_id = :channel_id, in_thread = :in_thread, message_id = NULL, removals = 0, deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: save_deadline
UPDATE tables
SET deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing');

-- name: assume_told
UPDATE tables
SET told_deadline = :deadline
WHERE table_id = :table_id AND phase = 'playing' AND told_deadline IS NULL;

-- name: save_due
-- Store when the match of an open table must be played (ms since 1970; None if that is not known).
UPDATE tables
SET due = :due
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: save_hold
-- Store until when the clocks of an open table stand still (ms since 1970; None if they run), and the
-- deadline that follows from that.
UPDATE tables
SET held_until = :held_until, deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: step_version
-- Increase the version of a table without a move. Raises StorageConflict unless the match is being played.
-- The match has come to its end without a move, and the message is known to be behind.
UPDATE tables
SET version = version + 1
WHERE table_id = :table_id AND phase = 'playing'
RETURNING table_id;

-- name: finish_table
UPDATE tables
SET phase = 'over', deadline = NULL, finished_at = :finished_at
WHERE table_id = :table_id AND phase = 'playing'
RETURNING
    guild_id, game, ranked, clock, options, league, fixture,
    (
        SELECT 1 + COALESCE(MAX(number), 0) FROM results
        WHERE results.guild_id = tables.guild_id AND results.game = tables.game
    ) AS number;

-- name: stop_table
-- The version moves on so that the message is known to be behind.
UPDATE tables
SET phase = :to_phase, version = version + 1, deadline = NULL, finished_at = :finished_at
WHERE table_id = :table_id AND phase = :from_phase
RETURNING table_id;
