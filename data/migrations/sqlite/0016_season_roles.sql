-- The roles of divisions that seasons give their players. A row is written before Discord is asked: what is 'giving' may
-- have been given. What is 'own' the player had before, and keeps.
CREATE TABLE season_roles (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    role_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('giving', 'given', 'own')),
    PRIMARY KEY (season, person, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_roles_by_person ON season_roles (person);
