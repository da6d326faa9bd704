-- Who has won the seasons that are over.

-- name: give_title
INSERT INTO titles (season, person)
VALUES (:season, :person);

-- name: take_titles
DELETE FROM titles
WHERE season = :season;

-- name: seasons_won
-- A page of the seasons of a server that are over, or of one league in it, the newest first, with their champions.
SELECT won.season, won.league, won.number, won.game, won.finished_at, titles.person, people.name, people.user_id
FROM (
    SELECT season, league, number, game, finished_at
    FROM seasons
    WHERE place_id = :place_id AND phase = 'over' AND (:league = '' OR league = :league)
    ORDER BY finished_at DESC, season DESC
    LIMIT :most OFFSET :first
) AS won
LEFT JOIN titles ON titles.season = won.season
LEFT JOIN people ON people.person = titles.person
ORDER BY won.finished_at DESC, won.season DESC, titles.person;

-- name: count_seasons_won
-- The number of seasons that are over.
SELECT COUNT(*) AS seasons
FROM seasons
WHERE place_id = :place_id AND phase = 'over' AND (:league = '' OR league = :league);

-- name: title_holders
-- Who has won the most seasons of a server, or of one league in it, and who the most seasons of a league in a row.
WITH played AS (
    SELECT season, league, ROW_NUMBER() OVER (PARTITION BY league ORDER BY number) AS nth
    FROM seasons
    WHERE place_id = :place_id AND phase = 'over' AND (:league = '' OR league = :league)
),
held AS (
    SELECT
        titles.person, played.league,
        played.nth - ROW_NUMBER() OVER (PARTITION BY played.league, titles.person ORDER BY played.nth) AS run
    FROM played
    JOIN titles ON titles.season = played.season
),
runs AS (
    SELECT person, COUNT(*) AS seasons
    FROM held
    GROUP BY person, league, run
),
holders AS (
    SELECT person, CAST(SUM(seasons) AS BIGINT) AS titles, MAX(seasons) AS streak
    FROM runs
    GROUP BY person
),
ranked AS (
    SELECT
        person, titles, streak,
        ROW_NUMBER() OVER (ORDER BY titles DESC, streak DESC, person) AS by_titles,
        ROW_NUMBER() OVER (ORDER BY streak DESC, titles DESC, person) AS by_streak
    FROM holders
)
SELECT ranked.person, ranked.titles, ranked.streak, people.name, people.user_id
FROM ranked
LEFT JOIN people ON people.person = ranked.person
WHERE ranked.by_titles <= :most OR ranked.by_streak = 1
ORDER BY ranked.by_titles;

-- name: leagues_won
-- The leagues of a server with a season that is over, each with the newest of these, the newest first.
SELECT seasons.season, seasons.league, seasons.number, seasons.game, seasons.finished_at
FROM (
    SELECT league, MAX(number) AS number
    FROM seasons
    WHERE place_id = :place_id AND phase = 'over'
    GROUP BY league
) AS newest
JOIN seasons
    ON seasons.place_id = :place_id AND seasons.league = newest.league AND seasons.number = newest.number
ORDER BY seasons.finished_at DESC, seasons.season DESC
LIMIT :most;

-- name: titles_of_season
-- The people who have won a season, by their keys.
SELECT person
FROM titles
WHERE season = :season
ORDER BY person;

-- name: titles_of_person
-- The leagues of which a person has won seasons, and how many, the most first.
SELECT seasons.league, COUNT(*) AS titles
FROM titles
JOIN seasons ON seasons.season = titles.season
WHERE titles.person = :person
GROUP BY seasons.league
ORDER BY titles DESC, seasons.league;
