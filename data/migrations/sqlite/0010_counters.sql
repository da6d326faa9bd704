-- Records are added to from here on, match by match, and not made anew at each end. Once more they are, from all
-- results: boards of seasons and leagues lacked what was played before there were such boards.

DELETE FROM records;

INSERT INTO records (
    guild_id, game, scope, person, matches, wins, deals, deals_won, points, calls_due, calls_made, calls_missed,
    uncounted, last_at
)
SELECT
    guild_id, game, scope, person, SUM(counted), SUM(counted * won), SUM(counted * deals),
    SUM(counted * deals_won), SUM(counted * points), SUM(counted * calls_due), SUM(counted * calls_made),
    SUM(counted * calls_missed), SUM((1 - counts) * (1 - void)), MAX(counted * finished_at)
FROM (
    SELECT results.*, counts * (1 - void) AS counted, '' AS scope FROM results
    UNION ALL
    SELECT
        results.*, counts * (1 - void),
        'month:' || strftime('%Y-%m', finished_at / 1000, 'unixepoch')
    FROM results
    UNION ALL
    SELECT results.*, counts * (1 - void), 'season:' || league FROM results WHERE league IS NOT NULL
    UNION ALL
    SELECT results.*, counts * (1 - void), 'league:' || seasons.league
    FROM results
    JOIN seasons ON seasons.season = results.league
)
WHERE person IS NOT NULL
GROUP BY guild_id, game, scope, person;
