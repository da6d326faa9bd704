-- Who was forgotten after they had begun a deal of the day, as a salted digest: until the day is over it is not dealt to
-- them again.
CREATE TABLE daily_played (
    guild_id INTEGER NOT NULL,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (guild_id, day, game, player),
    FOREIGN KEY (guild_id, day, game) REFERENCES daily_deals ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
