-- Forgetting people, telling them what is kept of them, and servers that the bot has left.

-- When somebody was first known here: a forgetting of an earlier day does not hold for who has come back.
ALTER TABLE people ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- Who sat at a match before somebody else took the seat over. Their moves stand in its archive, which no index reaches.
CREATE TABLE past_seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX past_seats_of_table ON past_seats (table_id);

INSERT INTO past_seats (person, table_id)
SELECT person, table_id FROM deal_results WHERE person IS NOT NULL
UNION
SELECT person, table_id FROM moves WHERE person IS NOT NULL
EXCEPT
SELECT person, table_id FROM seats WHERE person IS NOT NULL;

CREATE TRIGGER seats_change_hands
AFTER UPDATE OF person ON seats
WHEN old.person IS NOT NULL AND old.person IS NOT new.person
BEGIN
    INSERT INTO past_seats (person, table_id) VALUES (old.person, old.table_id) ON CONFLICT DO NOTHING;
END;

-- The servers that the bot is in no more, and since when. What is kept of them goes some time later.
CREATE TABLE departures (
    guild_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_guild ON tables (guild_id, table_id);

CREATE INDEX notices_of_season ON notices (season);
