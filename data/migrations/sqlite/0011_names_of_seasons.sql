-- Whom a season's log names, so that their names are read without those of everybody else in a large server.
-- Nothing here that the log does not say: a line adds to it as it is written.
CREATE TABLE season_people (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (season, person)
) STRICT, WITHOUT ROWID;

INSERT INTO season_people (season, person)
SELECT DISTINCT named.season, people.person
FROM (
    SELECT season, umpire AS person FROM seasons
    UNION
    SELECT season, actor FROM season_log
    UNION
    SELECT texts.season, tree.atom
    FROM (
        SELECT season, act AS text FROM season_log
        UNION ALL
        SELECT season, before FROM season_log
        UNION ALL
        SELECT season, after FROM season_log
    ) AS texts, json_tree(CASE WHEN json_valid(texts.text) THEN texts.text ELSE 'null' END) AS tree
    WHERE tree.type = 'text'
) AS named
JOIN people ON people.person = named.person;
