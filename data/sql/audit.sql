-- name: all_table_ids
SELECT table_id
FROM tables
ORDER BY table_id;

-- name: all_results
-- Match by match in the order in which they ended.
SELECT
    table_id, seat, guild_id, game, person, chips, won, deals, deals_won, points, calls_due, calls_made,
    calls_missed, counts, scoring_version, ranked, league, fixture, clock, options, finished_at, month, number, void
FROM results
ORDER BY guild_id, game, number, table_id, seat;

-- name: all_records
SELECT
    guild_id, game, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made,
    calls_missed, uncounted, last_at
FROM records;

-- name: all_ratings
SELECT guild_id, game, person, mu, sigma, matches, shown, weight, met
FROM ratings;

-- name: all_rating_changes
SELECT guild_id, game, person, number, table_id, old, new, length, settled, fresh
FROM rating_changes;

-- name: all_chip_transactions
SELECT guild_id, seq, at, kind, table_id, undoes
FROM chip_transactions
ORDER BY guild_id, seq;

-- name: all_chip_postings
SELECT guild_id, seq, account, amount
FROM chip_postings
ORDER BY guild_id, seq, account;

-- name: all_chip_balances
SELECT guild_id, account, balance
FROM chip_balances;

-- name: all_achievements
SELECT guild_id, person, achievement, table_id
FROM achievements
ORDER BY guild_id, person, achievement;

-- name: all_season_keys
SELECT season, guild_id, league, number, game
FROM seasons
ORDER BY season;

-- name: all_commitments
SELECT guild_id, number, table_id, commitment, link, secret
FROM commitments
ORDER BY guild_id, number;

-- name: all_commitments_of_tables
SELECT guild_id, table_id, commitment, created_at
FROM tables
ORDER BY created_at, table_id;
