-- Until when the players of a fixture are called to its table: 0 if they are not called now, NULL where they are
-- ready once they say so.
ALTER TABLE tables ADD COLUMN called_until INTEGER;

-- Whether somebody was absent when the match of their fixture began: they have a place and no cards. Their
-- seats come after all others.
ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1));
