-- name: add_results
INSERT INTO results (
    table_id, seat, place_id, game, person, computer, place, won, winners, total, chips, deals, deals_won,
    points, calls_due, calls_made, calls_missed, forfeited, counts, ranked, season, clock, options,
    finished_at, month, number, fixture, from_deal, deals_stood_in, excused, scoring_version
) VALUES (
    :table_id, :seat, :place_id, :game, :person, :computer, :place, :won, :winners, :total, :chips, :deals,
    :deals_won, :points, :calls_due, :calls_made, :calls_missed, :forfeited, :counts, :ranked, :season,
    :clock, :options, :finished_at, :month, :number, :fixture, :from_deal, :deals_stood_in, :excused, :scoring_version
);

-- name: results_of
-- The results of a match by seat; empty if it has not ended or was stopped.
SELECT
    seat, person, computer, place, won, winners, total, chips, deals, deals_won, points, calls_due,
    calls_made, calls_missed, forfeited, counts, from_deal, deals_stood_in, excused, scoring_version
FROM results
WHERE table_id = :table_id
ORDER BY seat;

-- name: add_deal
INSERT INTO deal_results (
    table_id, deal, seat, person, points, place, won, calls_due, calls_made, calls_missed, stand_in
) VALUES (
    :table_id, :deal, :seat, :person, :points, :place, :won, :calls_due, :calls_made, :calls_missed,
    :stand_in
);

-- name: deals_of
-- The results of the deals of a match, by deal and seat.
SELECT deal, seat, person, points, place, won, calls_due, calls_made, calls_missed, stand_in
FROM deal_results
WHERE table_id = :table_id
ORDER BY deal, seat;
