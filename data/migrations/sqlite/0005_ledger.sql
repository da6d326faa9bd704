-- Play money: what has changed hands in each server, written down once, and what everybody has of it.

-- One line for each time that chips change hands: a match with a pot, its undoing, everybody set back.
CREATE TABLE chip_transactions (
    guild_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('match', 'undone', 'reset')),
    table_id TEXT,
    undoes INTEGER,
    actor TEXT,
    reason TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq),
    CHECK ((table_id IS NULL) = (kind = 'reset')),
    CHECK ((undoes IS NULL) = (kind <> 'undone')),
    CHECK ((actor IS NULL) = (kind <> 'reset'))
) STRICT, WITHOUT ROWID;

CREATE INDEX chip_transactions_of_match ON chip_transactions (table_id);

-- What an account, a person's key or the bank, got in one of them or gave with a minus: in sum 0 for each.
CREATE TABLE chip_postings (
    guild_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (guild_id, seq, account),
    FOREIGN KEY (guild_id, seq) REFERENCES chip_transactions (guild_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chip_postings_of_account ON chip_postings (guild_id, account, seq, amount);

-- The postings added up: nothing here that they do not say.
CREATE TABLE chip_balances (
    guild_id INTEGER NOT NULL,
    account TEXT NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (guild_id, account)
) STRICT, WITHOUT ROWID;

-- A line is never changed but where somebody is forgotten, and never deleted but with its guild.
CREATE TRIGGER chip_transactions_stand
BEFORE UPDATE OF guild_id, seq, at, kind, table_id, undoes, actor ON chip_transactions
BEGIN
    SELECT RAISE(ABORT, 'what has been written down stands');
END;

CREATE TRIGGER chip_postings_stand
BEFORE UPDATE ON chip_postings
BEGIN
    SELECT RAISE(ABORT, 'what has been written down stands');
END;
