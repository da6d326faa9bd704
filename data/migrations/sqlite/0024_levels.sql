-- How well a computer plays that has a seat of its own. Of those before it was not noted.
ALTER TABLE seats ADD COLUMN level TEXT;
