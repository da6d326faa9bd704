-- Digests of a season with its log, and of the reasons in that, which tell what was changed or is missing. NULL: an older
-- version has begun it, and nothing was written in it since.
ALTER TABLE seasons ADD COLUMN digest TEXT;
ALTER TABLE seasons ADD COLUMN reasons_digest TEXT;

-- The version of what a line was made by; 0 for those from before there were any.
ALTER TABLE season_log ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
