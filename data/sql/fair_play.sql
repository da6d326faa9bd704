-- name: recent_matches
-- The newest :most matches of a place, or of one of its seasons, that ended at :since or later, newest
-- first.
SELECT table_id, channel_id, message_id, finished_at
FROM tables
WHERE
    place_id = :place_id AND phase = 'over' AND finished_at >= :since
    AND (CAST(:season AS TEXT) IS NULL OR season = CAST(:season AS TEXT))
ORDER BY finished_at DESC, table_id DESC
LIMIT COALESCE(CAST(:most AS BIGINT), 0);

-- name: outcomes_ended
-- The results of a place's matches that ended between two times, match by match.
SELECT
    results.number, results.table_id, results.game, results.finished_at, results.ranked, results.season,
    results.fixture, results.void, results.seat, results.person, results.place, results.total, results.deals,
    results.from_deal, results.forfeited, results.deals_stood_in, results.scoring_version, results.excused,
    results.options
FROM tables
JOIN results ON results.table_id = tables.table_id
WHERE
    tables.place_id = :place_id AND tables.phase = 'over'
    AND tables.finished_at >= :begins AND tables.finished_at <= :ends
ORDER BY tables.finished_at, tables.table_id, results.seat;

-- name: archives_ended
-- The moves of these matches by table, compressed (see unfold).
SELECT archives.table_id, archives.moves
FROM tables
JOIN archives ON archives.table_id = tables.table_id
WHERE
    tables.place_id = :place_id AND tables.phase = 'over'
    AND tables.finished_at >= :begins AND tables.finished_at <= :ends;
