-- Who held a seat before somebody else took it over, and up to which version of the table: JSON, the earliest first.
ALTER TABLE seats ADD COLUMN earlier TEXT NOT NULL DEFAULT '[]';
