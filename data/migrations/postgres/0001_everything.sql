-- The same schema as SQLite's, in the same order, which has the comments. Yes and no are 1 and 0 here too, and texts are
-- compared byte by byte.


-- What only PostgreSQL needs

-- The newest transaction of each process.
CREATE TABLE commits (
    writer TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (writer, number)
);

CREATE FUNCTION what_is_written_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'lines of this table never change';
END $$;


-- Servers and people

CREATE TABLE guilds (
    place_id BIGINT PRIMARY KEY,
    settings TEXT COLLATE "C" NOT NULL
);

CREATE TABLE departures (
    place_id BIGINT PRIMARY KEY,
    left_at BIGINT NOT NULL
);

CREATE TABLE places (
    place_id BIGINT PRIMARY KEY,
    seen_at BIGINT NOT NULL
);

CREATE TABLE people (
    person TEXT COLLATE "C" PRIMARY KEY,
    place_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    looks TEXT COLLATE "C" NOT NULL,
    looks_cased TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    UNIQUE (place_id, user_id)
);

CREATE INDEX people_by_user ON people (user_id);

CREATE TABLE former_people (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (place_id, person)
);

CREATE TABLE notes (
    name TEXT COLLATE "C" PRIMARY KEY,
    text TEXT COLLATE "C" NOT NULL
);


-- Tables and the matches at them

CREATE TABLE tables (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    place_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    in_thread BIGINT NOT NULL CHECK (in_thread IN (0, 1)),
    message_id BIGINT,
    removals BIGINT NOT NULL,
    host TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    house_rules TEXT COLLATE "C" NOT NULL,
    clock TEXT COLLATE "C" NOT NULL,
    ranked BIGINT NOT NULL CHECK (ranked IN (0, 1)),
    season TEXT COLLATE "C",
    fixture TEXT COLLATE "C",
    due BIGINT,
    called_until BIGINT,
    -- Until when its clocks stand still, because the umpire was asked to come: NULL if they run.
    held_until BIGINT,
    keeps_seats BIGINT NOT NULL CHECK (keeps_seats IN (0, 1)),
    phase TEXT COLLATE "C" NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended', 'closed')),
    version BIGINT NOT NULL,
    beginning TEXT COLLATE "C",
    position TEXT COLLATE "C",
    tally TEXT COLLATE "C" NOT NULL,
    vote TEXT COLLATE "C",
    turn_version BIGINT NOT NULL,
    deadline BIGINT,
    pinged_version BIGINT NOT NULL,
    warned_version BIGINT NOT NULL,
    told_version BIGINT NOT NULL,
    told_deadline BIGINT,
    secret TEXT COLLATE "C" NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    contributions TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    finished_at BIGINT
);

CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');

CREATE INDEX tables_open ON tables (phase) WHERE phase IN ('lobby', 'playing');

CREATE INDEX tables_untold ON tables (phase)
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version;

CREATE INDEX tables_over ON tables (place_id, finished_at, table_id, game) WHERE phase = 'over';

CREATE INDEX tables_ended ON tables (finished_at, table_id) WHERE finished_at IS NOT NULL;

CREATE INDEX tables_of_season ON tables (season) WHERE season IS NOT NULL;

CREATE INDEX tables_by_place ON tables (place_id, table_id);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C",
    computer TEXT COLLATE "C",
    level TEXT COLLATE "C",
    earlier TEXT COLLATE "C" NOT NULL,
    press BIGINT,
    word TEXT COLLATE "C" NOT NULL,
    misses BIGINT NOT NULL,
    stand_in BIGINT NOT NULL CHECK (stand_in IN (0, 1)),
    away_until BIGINT,
    absent BIGINT NOT NULL CHECK (absent IN (0, 1)),
    forfeited BIGINT NOT NULL CHECK (forfeited IN (0, 1)),
    withdrawn BIGINT NOT NULL CHECK (withdrawn IN (0, 1)),
    excused BIGINT NOT NULL CHECK (excused IN (0, 1)),
    from_deal BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    deals_stood_in BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR computer IS NOT NULL)
);

CREATE UNIQUE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

CREATE TABLE past_seats (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX past_seats_of_table ON past_seats (table_id);

CREATE FUNCTION keep_past_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO past_seats (person, table_id) VALUES (old.person, old.table_id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER seats_change_hands
AFTER UPDATE OF person ON seats
FOR EACH ROW WHEN (old.person IS NOT NULL AND old.person IS DISTINCT FROM new.person)
EXECUTE FUNCTION keep_past_seat();

CREATE TABLE moves (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    move TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    person TEXT COLLATE "C",
    origin TEXT COLLATE "C" NOT NULL CHECK (origin IN ('person', 'computer', 'timeout', 'stand_in', 'forced')),
    at BIGINT NOT NULL,
    events TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE archives (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    moves BYTEA NOT NULL
);

CREATE TABLE moves_ahead (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    moves TEXT COLLATE "C" NOT NULL,
    deal BIGINT NOT NULL,
    hand TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    let_go TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX moves_ahead_of ON moves_ahead (person);

CREATE TABLE commitments (
    place_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    commitment TEXT COLLATE "C" NOT NULL,
    link TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C",
    PRIMARY KEY (place_id, number)
);

CREATE TABLE watches (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX watches_of_table ON watches (table_id);

CREATE INDEX watches_in_place ON watches (place_id);

CREATE TABLE waits (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    clock TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    table_id TEXT COLLATE "C",
    PRIMARY KEY (place_id, person)
);

CREATE INDEX waits_of_person ON waits (person);

CREATE INDEX waits_until ON waits (until);

CREATE TABLE rallies (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C",
    made_at BIGINT NOT NULL
);

CREATE INDEX rallies_of_person ON rallies (person);

CREATE INDEX rallies_in_place ON rallies (place_id);

CREATE TABLE evenings (
    place_id BIGINT PRIMARY KEY,
    channel_id BIGINT,
    hour BIGINT NOT NULL,
    daily BIGINT NOT NULL CHECK (daily IN (0, 1)),
    moments BIGINT NOT NULL CHECK (moments IN (0, 1)),
    year BIGINT NOT NULL CHECK (year IN (0, 1)),
    day BIGINT NOT NULL,
    told BIGINT NOT NULL CHECK (told IN (0, 1)),
    reviewed BIGINT NOT NULL,
    trouble TEXT COLLATE "C" NOT NULL
);


-- House rules

CREATE TABLE house_rules (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    changed_by TEXT COLLATE "C" NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (place_id, game, name)
);

CREATE TABLE default_house_rules (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (place_id, game)
);


-- Results

CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    season TEXT COLLATE "C",
    fixture TEXT COLLATE "C",
    clock TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    finished_at BIGINT NOT NULL,
    month TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C",
    computer TEXT COLLATE "C",
    place BIGINT NOT NULL,
    won BIGINT NOT NULL CHECK (won IN (0, 1)),
    winners BIGINT NOT NULL,
    total BIGINT NOT NULL,
    chips BIGINT,
    from_deal BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    deals_won BIGINT NOT NULL,
    deals_stood_in BIGINT NOT NULL,
    points BIGINT NOT NULL,
    calls_due BIGINT NOT NULL,
    calls_made BIGINT NOT NULL,
    calls_missed BIGINT NOT NULL,
    forfeited BIGINT NOT NULL CHECK (forfeited IN (0, 1)),
    excused BIGINT NOT NULL CHECK (excused IN (0, 1)),
    ranked BIGINT NOT NULL CHECK (ranked IN (0, 1)),
    counts BIGINT NOT NULL CHECK (counts IN (0, 1)),
    scoring_version BIGINT NOT NULL,
    void BIGINT NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    earned TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_in_order ON results (place_id, game, number, seat);

CREATE INDEX results_of_season ON results (season, number, seat) WHERE season IS NOT NULL;

CREATE INDEX results_of_person ON results (
    person, game, finished_at, table_id, seat, place, counts, void, season, month, won, deals, deals_won, points,
    total, calls_due, calls_made, calls_missed
) WHERE person IS NOT NULL;

CREATE INDEX results_met ON results (table_id, person, place, counts) WHERE person IS NOT NULL;

CREATE TABLE deal_results (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    deal BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT COLLATE "C",
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    won BIGINT NOT NULL CHECK (won IN (0, 1)),
    calls_due BIGINT NOT NULL,
    calls_made BIGINT NOT NULL,
    calls_missed BIGINT NOT NULL,
    stand_in BIGINT NOT NULL CHECK (stand_in IN (0, 1)),
    PRIMARY KEY (table_id, deal, seat)
);

CREATE TABLE records (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    scope TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    deals_won BIGINT NOT NULL,
    points BIGINT NOT NULL,
    calls_due BIGINT NOT NULL,
    calls_made BIGINT NOT NULL,
    calls_missed BIGINT NOT NULL,
    uncounted BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (place_id, game, scope, person)
);

CREATE INDEX records_of_person ON records (person, scope);

CREATE TABLE achievements (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    achievement TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (place_id, person, achievement)
);

CREATE INDEX achievements_by_table ON achievements (table_id);

CREATE TABLE reflexes (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    took BIGINT NOT NULL,
    calls BIGINT NOT NULL,
    PRIMARY KEY (place_id, game, person, took)
);

CREATE TABLE solo_records (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    easy BIGINT NOT NULL,
    normal BIGINT NOT NULL,
    hard BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    quickest BIGINT,
    margin BIGINT,
    PRIMARY KEY (place_id, person, game)
);


-- Ratings

CREATE TABLE ratings (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    weight DOUBLE PRECISION NOT NULL,
    met TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (place_id, game, person)
);

CREATE INDEX ratings_of_person ON ratings (person);

CREATE TABLE rating_changes (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    old BIGINT NOT NULL,
    new BIGINT NOT NULL,
    length DOUBLE PRECISION NOT NULL,
    settled DOUBLE PRECISION NOT NULL,
    fresh DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (place_id, game, person, number)
);

CREATE TABLE ratings_due (
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    PRIMARY KEY (place_id, game)
);


-- Chips: play money

CREATE TABLE chip_transactions (
    place_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('match', 'undone', 'reset')),
    table_id TEXT COLLATE "C",
    undoes BIGINT,
    actor TEXT COLLATE "C",
    reason TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (place_id, seq),
    CHECK ((table_id IS NULL) = (kind = 'reset')),
    CHECK ((undoes IS NULL) = (kind <> 'undone')),
    CHECK ((actor IS NULL) = (kind <> 'reset'))
);

CREATE INDEX chip_transactions_of_match ON chip_transactions (table_id);

CREATE TABLE chip_postings (
    place_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    account TEXT COLLATE "C" NOT NULL,
    amount BIGINT NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (place_id, seq, account),
    FOREIGN KEY (place_id, seq) REFERENCES chip_transactions (place_id, seq) ON DELETE CASCADE
);

CREATE INDEX chip_postings_of_account ON chip_postings (place_id, account, seq, amount);

CREATE TRIGGER chip_transactions_stand
BEFORE UPDATE OF place_id, seq, at, kind, table_id, undoes, actor ON chip_transactions
FOR EACH ROW EXECUTE FUNCTION what_is_written_stands();

CREATE TRIGGER chip_postings_stand
BEFORE UPDATE ON chip_postings
FOR EACH ROW EXECUTE FUNCTION what_is_written_stands();

CREATE TABLE chip_balances (
    place_id BIGINT NOT NULL,
    account TEXT COLLATE "C" NOT NULL,
    balance BIGINT NOT NULL,
    PRIMARY KEY (place_id, account)
);


-- Leagues and tournaments

CREATE TABLE seasons (
    season TEXT COLLATE "C" PRIMARY KEY,
    place_id BIGINT NOT NULL,
    league TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    format TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    umpire TEXT COLLATE "C" NOT NULL,
    phase TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    finished_at BIGINT,
    digest TEXT COLLATE "C" NOT NULL,
    reasons_digest TEXT COLLATE "C" NOT NULL,
    UNIQUE (place_id, league, number)
);

CREATE INDEX seasons_by_place ON seasons (place_id, created_at);

CREATE INDEX seasons_running ON seasons (created_at, season) WHERE finished_at IS NULL;

CREATE INDEX seasons_over ON seasons (place_id, finished_at, season) WHERE phase = 'over';

CREATE TABLE season_log (
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT COLLATE "C" NOT NULL,
    act TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    before TEXT COLLATE "C" NOT NULL,
    after TEXT COLLATE "C" NOT NULL,
    own_table BIGINT NOT NULL CHECK (own_table IN (0, 1)),
    version BIGINT NOT NULL,
    PRIMARY KEY (season, seq)
);

CREATE TRIGGER season_log_stands
BEFORE UPDATE OF season, seq, at, actor, act, before, after, own_table ON season_log
FOR EACH ROW EXECUTE FUNCTION what_is_written_stands();

CREATE TABLE season_people (
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (season, person)
);

CREATE TABLE titles (
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (season, person)
);

CREATE INDEX titles_by_person ON titles (person);

CREATE TABLE season_roles (
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL,
    role_id BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL CHECK (state IN ('giving', 'given', 'own')),
    PRIMARY KEY (season, person, role_id)
);

CREATE INDEX season_roles_by_person ON season_roles (person);

CREATE TABLE notices (
    notice BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    data TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    told BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX notices_of_season ON notices (season);

CREATE TABLE announcements (
    season TEXT COLLATE "C" NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    removals BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (season, kind)
);


-- Messages on their way to Discord

CREATE TABLE posts (
    nonce TEXT COLLATE "C" PRIMARY KEY,
    place_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    about TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    follows BIGINT
);

CREATE INDEX posts_about ON posts (about);

CREATE INDEX posts_in_place ON posts (place_id);


-- Limits and suspensions

CREATE TABLE spendings (
    place_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('threads', 'messages')),
    press BIGINT NOT NULL,
    spender TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (place_id, kind, press)
);

CREATE INDEX spendings_by_time ON spendings (place_id, kind, at);

CREATE TABLE suspensions (
    place_id BIGINT NOT NULL,
    place TEXT COLLATE "C" NOT NULL CHECK (place IN ('tables', 'leagues')),
    suspended TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C",
    until BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    set_by TEXT COLLATE "C" NOT NULL,
    set_at BIGINT NOT NULL,
    PRIMARY KEY (place_id, place, suspended)
);

CREATE TABLE avoidances (
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    avoided TEXT COLLATE "C" NOT NULL,
    set_at BIGINT NOT NULL,
    PRIMARY KEY (place_id, person, avoided)
);

CREATE INDEX avoidances_by_avoided ON avoidances (place_id, avoided);


-- Deals for one

CREATE TABLE duplicate_deals (
    deal TEXT COLLATE "C" PRIMARY KEY,
    day BIGINT,
    place_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    rules BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    secret TEXT COLLATE "C" NOT NULL,
    contributions TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C" NOT NULL CHECK (level IN ('easy', 'normal', 'hard')),
    beginning TEXT COLLATE "C",
    person TEXT COLLATE "C",
    computer TEXT COLLATE "C",
    place BIGINT,
    points BIGINT,
    until BIGINT NOT NULL
);

CREATE INDEX duplicate_deals_of ON duplicate_deals (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_deals_by_day ON duplicate_deals (day) WHERE day IS NOT NULL;

CREATE INDEX duplicate_deals_in ON duplicate_deals (place_id);

CREATE INDEX duplicate_deals_until ON duplicate_deals (until);

CREATE TABLE duplicate_plays (
    deal TEXT COLLATE "C" NOT NULL REFERENCES duplicate_deals ON DELETE CASCADE,
    player TEXT COLLATE "C" NOT NULL,
    place_id BIGINT NOT NULL,
    person TEXT COLLATE "C",
    counts BIGINT NOT NULL CHECK (counts IN (0, 1)),
    rules BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    moves TEXT COLLATE "C" NOT NULL,
    finished_at BIGINT,
    place BIGINT,
    points BIGINT,
    streak BIGINT NOT NULL,
    PRIMARY KEY (deal, player)
);

CREATE INDEX duplicate_plays_of ON duplicate_plays (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_plays_forgotten ON duplicate_plays (deal) WHERE person IS NULL;

CREATE INDEX duplicate_plays_by ON duplicate_plays (player);

CREATE INDEX duplicate_plays_in ON duplicate_plays (place_id);
