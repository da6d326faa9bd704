-- Matches by when they came to their end, for those whose moves are no longer kept.
CREATE INDEX tables_ended ON tables (finished_at, table_id) WHERE finished_at IS NOT NULL;
