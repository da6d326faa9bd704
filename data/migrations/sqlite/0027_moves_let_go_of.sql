-- Why what was chosen ahead was let go of, until its owner has played; empty while it stands.
ALTER TABLE moves_ahead ADD COLUMN let_go TEXT NOT NULL DEFAULT '';
