-- name: all_table_ids
SELECT table_id
FROM tables
ORDER BY table_id;

-- name: all_results
-- Match by match in the order in which they ended.
SELECT
    table_id, seat, place_id, game, person, chips, won, deals, deals_won, points, calls_due, calls_made,
    calls_missed, counts, scoring_version, ranked, season, fixture, clock, options, finished_at, month, number, void
FROM results
ORDER BY place_id, game, number, table_id, seat;

-- name: all_records
SELECT
    place_id, game, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made,
    calls_missed, uncounted, last_at
FROM records;

-- name: all_ratings
SELECT place_id, game, person, mu, sigma, matches, shown, weight, met
FROM ratings;

-- name: all_rating_changes
SELECT place_id, game, person, number, table_id, old, new, length, settled, fresh
FROM rating_changes;

-- name: all_chip_transactions
SELECT place_id, seq, at, kind, table_id, undoes
FROM chip_transactions
ORDER BY place_id, seq;

-- name: all_chip_postings
SELECT place_id, seq, account, amount
FROM chip_postings
ORDER BY place_id, seq, account;

-- name: all_chip_balances
SELECT place_id, account, balance
FROM chip_balances;

-- name: all_season_keys
SELECT season, place_id, league, number, game
FROM seasons
ORDER BY season;

-- name: all_commitments
SELECT place_id, number, table_id, commitment, link, secret
FROM commitments
ORDER BY place_id, number;

-- name: all_commitments_of_tables
SELECT place_id, table_id, commitment, created_at
FROM tables
ORDER BY created_at, table_id;

-- name: people_who_are_gone
-- Whom something that was played names, and who are neither known nor forgotten.
SELECT named.person, MIN(named.place) AS place
FROM (
    SELECT person, 'seats' AS place FROM seats
    UNION ALL
    SELECT person, 'past_seats' AS place FROM past_seats
    UNION ALL
    SELECT person, 'results' AS place FROM results
    UNION ALL
    SELECT person, 'records' AS place FROM records
    UNION ALL
    SELECT person, 'ratings' AS place FROM ratings
    UNION ALL
    SELECT person, 'season_people' AS place FROM season_people
    UNION ALL
    SELECT person, 'titles' AS place FROM titles
) AS named
WHERE
    named.person IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM people WHERE people.person = named.person)
    AND NOT EXISTS (SELECT 1 FROM former_people WHERE former_people.person = named.person)
GROUP BY named.person
ORDER BY named.person;

-- name: achievements_amiss
-- Where the achievements of a person in a match are not those that their result notes. Of places that the bot has left,
-- results may be deleted already.
SELECT results.person, results.table_id
FROM results
WHERE
    results.earned <> ''
    AND LENGTH(results.earned) - LENGTH(REPLACE(results.earned, ' ', '')) + 1 <> (
        SELECT COUNT(*) FROM achievements
        WHERE
            achievements.table_id = results.table_id AND achievements.person = results.person
            AND ' ' || results.earned || ' ' LIKE '% ' || achievements.achievement || ' %'
    )
UNION
SELECT achievements.person, achievements.table_id
FROM achievements
WHERE
    achievements.place_id NOT IN (SELECT place_id FROM departures)
    AND NOT EXISTS (
        SELECT 1 FROM results
        WHERE
            results.table_id = achievements.table_id AND results.person = achievements.person
            AND ' ' || results.earned || ' ' LIKE '% ' || achievements.achievement || ' %'
    )
ORDER BY person, table_id;
