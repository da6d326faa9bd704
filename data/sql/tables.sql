-- name: table_by_id
SELECT tables.*
FROM tables
WHERE table_id = :table_id;

-- name: open_table_in
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
-- The open tables at which a user sits, in all guilds.
SELECT tables.*
FROM people
JOIN seats ON seats.person = people.person
JOIN tables ON tables.table_id = seats.table_id
WHERE people.user_id = :user_id AND tables.phase IN ('lobby', 'playing')
ORDER BY tables.created_at, tables.table_id;

-- name: create_table
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
UPDATE tables
SET pinged_version = :pinged_version, warned_version = :warned_version
WHERE table_id = :table_id AND phase = 'playing'
RETURNING table_id;

-- name: told
-- A message that shows an older version than the newest one told changes nothing.
UPDATE tables
SET
    told_version = :version, told_deadline = :deadline, message_id = :message_id,
    pinged_version = :pinged_version
WHERE table_id = :table_id AND told_version <= :version;

-- name: save_removals
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
UPDATE tables
SET due = :due
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: save_hold
UPDATE tables
SET held_until = :held_until, deadline = :deadline
WHERE table_id = :table_id AND phase IN ('lobby', 'playing')
RETURNING table_id;

-- name: step_version
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
