-- Everything is keyed by guild. Times are milliseconds since 1970 in UTC, identifiers made by us are text,
-- Discord's are integers, yes and no are 1 and 0, and JSON is text.

CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- The only place of user ids and names. No other table refers here by a foreign key: forgetting somebody is
-- erasing one row, and what was played stays under a key that means nothing any more.
CREATE TABLE people (
    person TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (guild_id, user_id)
) STRICT;

CREATE INDEX people_by_user ON people (user_id);

-- What the bot notes for itself, such as which commands Discord was last told of.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended', 'closed')),
    position TEXT,
    tally TEXT NOT NULL,
    version INTEGER NOT NULL,
    turn_version INTEGER NOT NULL,
    deadline INTEGER,
    told_version INTEGER NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    start_press INTEGER,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');

CREATE INDEX tables_open ON tables (phase) WHERE phase IN ('lobby', 'playing');

-- Tables whose end has not been shown yet. Holds no open table, so that a move need not touch it.
CREATE INDEX tables_untold ON tables (phase)
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT,
    computer TEXT,
    press INTEGER,
    misses INTEGER NOT NULL,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    forfeited INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    from_deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- One chair a person.
CREATE UNIQUE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    move TEXT NOT NULL,
    seat INTEGER,
    person TEXT,
    origin TEXT NOT NULL CHECK (origin IN ('person', 'computer', 'timeout', 'stand_in')),
    at INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- The moves of a match that is over, as compressed JSON.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    moves BLOB NOT NULL
) STRICT;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT,
    computer TEXT,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    winners INTEGER NOT NULL,
    total INTEGER NOT NULL,
    chips INTEGER,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    forfeited INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    league TEXT,
    clock TEXT NOT NULL,
    options TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

-- All that a record adds up, so that it never looks at the rows themselves.
CREATE INDEX results_of_person ON results (
    person, game, counts, won, deals, deals_won, points, calls_due, calls_made, calls_missed
) WHERE person IS NOT NULL;

-- Everybody's results in a game, added up. Nothing here that results do not say: it spares a leaderboard
-- from reading them all.
CREATE TABLE records (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    uncounted INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX records_leaderboard ON records (guild_id, game);

CREATE TABLE deal_results (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    PRIMARY KEY (table_id, deal, seat)
) STRICT, WITHOUT ROWID;
