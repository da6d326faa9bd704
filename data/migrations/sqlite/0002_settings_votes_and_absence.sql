-- What people and servers prefer, named house rules, votes at a table, and absence that was announced.

-- What a person prefers on all servers: kept with the name, and gone with it.
ALTER TABLE people ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

-- Sets of house rules that a server has named. What a set leaves out is as written.
CREATE TABLE house_rules (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, name)
) STRICT, WITHOUT ROWID;

-- The set by which a server plays a game unless somebody chooses another; absent: as it is written.
CREATE TABLE default_house_rules (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN house_rules TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN in_thread INTEGER NOT NULL DEFAULT 0 CHECK (in_thread IN (0, 1));
ALTER TABLE tables ADD COLUMN votes TEXT NOT NULL DEFAULT '[]';
-- The turns (as turn_version) whose player has been pinged, and warned that time is nearly up.
ALTER TABLE tables ADD COLUMN pinged_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN warned_version INTEGER NOT NULL DEFAULT 0;

-- Until when somebody said to be away (milliseconds).
ALTER TABLE seats ADD COLUMN away_until INTEGER;

-- A move may be pressed for a player who has no other.
CREATE TABLE moves_with_forced (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    move TEXT NOT NULL,
    seat INTEGER,
    person TEXT,
    origin TEXT NOT NULL CHECK (origin IN ('person', 'computer', 'timeout', 'stand_in', 'forced')),
    at INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

INSERT INTO moves_with_forced (table_id, version, move, seat, person, origin, at, events)
SELECT table_id, version, move, seat, person, origin, at, events
FROM moves;

DROP TABLE moves;

ALTER TABLE moves_with_forced RENAME TO moves;
