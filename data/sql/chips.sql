-- name: next_chip_seq
-- The number of a place's next transaction.
SELECT COALESCE(MAX(seq), 0) + 1 AS seq
FROM chip_transactions
WHERE place_id = :place_id;

-- name: add_chip_transaction
INSERT INTO chip_transactions (place_id, seq, at, kind, table_id, undoes, actor, reason)
VALUES (:place_id, :seq, :at, :kind, :table_id, :undoes, :actor, :reason);

-- name: add_chip_posting
INSERT INTO chip_postings (place_id, seq, account, amount)
VALUES (:place_id, :seq, :account, :amount);

-- name: change_chip_balance
INSERT INTO chip_balances (place_id, account, balance)
VALUES (:place_id, :account, :amount)
ON CONFLICT (place_id, account) DO UPDATE SET balance = chip_balances.balance + excluded.balance;

-- name: chip_transactions_of
-- All transactions of a match in order: the first one, then those that undo the one before.
SELECT seq, at, kind, table_id, undoes, actor, reason
FROM chip_transactions
WHERE place_id = :place_id AND table_id = :table_id
ORDER BY seq;

-- name: chip_postings_of
-- The change of each account in a transaction.
SELECT account, amount
FROM chip_postings
WHERE place_id = :place_id AND seq = :seq
ORDER BY account;

-- name: chips_known
-- Whether anybody of a place has ever had chips: 1 or 0.
SELECT COUNT(*) AS known
FROM (SELECT account FROM chip_balances WHERE place_id = :place_id LIMIT 1) AS first_one;

-- name: last_chip_reset
-- The number of the last transaction that set all balances back; 0 if there is none.
SELECT COALESCE(MAX(seq), 0) AS seq
FROM chip_transactions
WHERE place_id = :place_id AND kind = 'reset';

-- name: chip_balances
-- All balances, including the bank's.
SELECT account, balance
FROM chip_balances
WHERE place_id = :place_id
ORDER BY account;

-- name: chip_account
-- The balance of an account, and the number of entries in its statement.
SELECT
    COALESCE(
        (SELECT balance FROM chip_balances WHERE place_id = :place_id AND account = :account), 0
    ) AS balance,
    (SELECT COUNT(*) FROM chip_postings WHERE place_id = :place_id AND account = :account) AS entries;

-- name: chip_statement
-- One page of what has led to an account's balance, the newest first: the lines after page_start up to
-- page_end.
SELECT
    lines.seq, moved.at, moved.kind, undone.kind AS undone_kind, tables.game, tables.channel_id,
    tables.message_id, lines.amount, lines.balance, people.name AS actor, moved.reason
FROM (
    SELECT
        seq, amount, CAST(SUM(amount) OVER (ORDER BY seq) AS BIGINT) AS balance,
        ROW_NUMBER() OVER (ORDER BY seq DESC) AS line
    FROM chip_postings
    WHERE place_id = :place_id AND account = :account
) AS lines
JOIN chip_transactions AS moved ON moved.place_id = :place_id AND moved.seq = lines.seq
LEFT JOIN chip_transactions AS undone ON undone.place_id = :place_id AND undone.seq = moved.undoes
LEFT JOIN tables ON tables.table_id = moved.table_id
LEFT JOIN people ON people.person = moved.actor
WHERE lines.line > :page_start AND lines.line <= :page_end
ORDER BY lines.line;

-- name: chip_board
-- One page of all balances but the bank's, which stands in every row: the lines after page_start up to
-- page_end, and the asker's own line wherever it stands. There is always a row, so that the total is known
-- past the last page too: its line is NULL then. Those whose names look the same on other pages come
-- too, so that they can be told apart.
WITH lines AS (
    SELECT
        account, people.user_id, people.name, people.looks, people.looks_cased, balance,
        RANK() OVER (ORDER BY balance DESC) AS rank,
        ROW_NUMBER() OVER (ORDER BY balance DESC, people.name NULLS LAST, account) AS line
    FROM chip_balances
    LEFT JOIN people ON people.person = chip_balances.account
    WHERE chip_balances.place_id = :place_id AND account <> :bank
),
shown AS (
    SELECT looks, looks_cased
    FROM lines
    WHERE (line > :page_start AND line <= :page_end) OR account = CAST(:person AS TEXT)
)
SELECT
    totals.total,
    COALESCE(
        (SELECT balance FROM chip_balances WHERE place_id = :place_id AND account = :bank), 0
    ) AS bank,
    line, rank, user_id, name, balance,
    CASE WHEN account = CAST(:person AS TEXT) THEN 1 ELSE 0 END AS own
FROM (SELECT COUNT(*) AS total FROM lines) AS totals
LEFT JOIN lines
    ON
        (line > :page_start AND line <= :page_end) OR account = CAST(:person AS TEXT)
        OR looks IN (SELECT looks FROM shown) OR looks_cased IN (SELECT looks_cased FROM shown)
ORDER BY line;
