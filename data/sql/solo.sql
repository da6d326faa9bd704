-- name: count_solo
-- One more match of a person against computers alone. Level columns count wins: only that of the match is 1, if it
-- was won. What this costs does not grow with what was played before.
INSERT INTO solo_records (
    place_id, person, game, matches, wins, easy, normal, hard, streak, best_streak, quickest, margin
) VALUES (
    :place_id, :person, :game, 1, :wins, :easy, :normal, :hard, :wins, :wins,
    CAST(:quickest AS BIGINT), CAST(:margin AS BIGINT)
)
ON CONFLICT (place_id, person, game) DO UPDATE SET
    matches = solo_records.matches + 1,
    wins = solo_records.wins + excluded.wins,
    easy = solo_records.easy + excluded.easy,
    normal = solo_records.normal + excluded.normal,
    hard = solo_records.hard + excluded.hard,
    streak = CASE WHEN excluded.wins = 1 THEN solo_records.streak + 1 ELSE 0 END,
    best_streak = CASE
        WHEN excluded.wins = 1 AND solo_records.streak >= solo_records.best_streak THEN solo_records.streak + 1
        ELSE solo_records.best_streak
    END,
    quickest = CASE
        WHEN solo_records.quickest IS NULL OR excluded.quickest < solo_records.quickest THEN excluded.quickest
        ELSE solo_records.quickest
    END,
    margin = CASE
        WHEN solo_records.margin IS NULL OR excluded.margin > solo_records.margin THEN excluded.margin
        ELSE solo_records.margin
    END;

-- name: solo_of
-- What a person has played against computers alone in a place: a row a game.
SELECT game, matches, wins, easy, normal, hard, streak, best_streak, quickest, margin
FROM solo_records
WHERE place_id = :place_id AND person = :person
ORDER BY game;

-- name: forget_solo
DELETE FROM solo_records
WHERE place_id = :place_id AND person = :person;
