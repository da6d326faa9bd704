-- Which deadline a table's message says: nobody's time is up before it.

ALTER TABLE tables ADD COLUMN told_deadline INTEGER;
