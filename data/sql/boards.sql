-- name: outcomes_of_season
-- All seats of all matches of a season in the order in which these ended, those that are void too.
SELECT
    number, table_id, game, finished_at, ranked, league, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in
FROM results
WHERE league = :league
ORDER BY number, seat;

-- name: outcomes_between
-- The same for a game of a guild: the matches after one number and up to another.
SELECT
    number, table_id, game, finished_at, ranked, league, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in
FROM results
WHERE guild_id = :guild_id AND game = :game AND number > :after AND number <= :up_to
ORDER BY number, seat;

-- name: outcomes_of_table
SELECT
    number, table_id, game, finished_at, ranked, league, fixture, void, seat, person, place, total, deals,
    from_deal, forfeited, deals_stood_in
FROM results
WHERE table_id = :table_id
ORDER BY seat;
