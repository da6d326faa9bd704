-- Leagues: seasons, what has happened in them, what is still to be told of it, and the tables they play at.

-- One season of a league, or one tournament. All that has happened to it stands in season_log, which alone
-- makes it again; phase and finished_at repeat what the log says, so that running seasons are found.
CREATE TABLE seasons (
    season TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    league TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    terms TEXT NOT NULL,
    secret TEXT NOT NULL,
    umpire TEXT NOT NULL,
    phase TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    finished_at INTEGER,
    UNIQUE (guild_id, league, number)
) STRICT;

CREATE INDEX seasons_by_guild ON seasons (guild_id, created_at);

CREATE INDEX seasons_running ON seasons (created_at, season) WHERE finished_at IS NULL;

-- Written once: a line is never changed but where somebody is forgotten, and never deleted but with its guild.
CREATE TABLE season_log (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    reason TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    own_table INTEGER NOT NULL CHECK (own_table IN (0, 1)),
    PRIMARY KEY (season, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER season_log_stands
BEFORE UPDATE OF season, seq, at, actor, act, before, after, own_table ON season_log
BEGIN
    SELECT RAISE(ABORT, 'what has been written down stands');
END;

-- What Discord is still to be told of seasons, written with what it tells of and deleted when it is told.
CREATE TABLE notices (
    notice INTEGER PRIMARY KEY,
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

-- The season at whose table a match is played, and which of its fixtures it is.
ALTER TABLE tables ADD COLUMN league TEXT;
ALTER TABLE tables ADD COLUMN fixture TEXT;

CREATE INDEX tables_of_league ON tables (league) WHERE league IS NOT NULL;

CREATE INDEX results_of_league ON results (league) WHERE league IS NOT NULL;
