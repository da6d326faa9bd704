-- By when a fixture is to be played, and the position that its match begins from.

ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN beginning TEXT;

-- Whether a seat was forfeited because an umpire withdrew its owner: what is taken back gives it back.
ALTER TABLE seats ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1));
