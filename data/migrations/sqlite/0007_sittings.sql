-- By when a fixture is to be played, and the position that its match begins from.

ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN beginning TEXT;
