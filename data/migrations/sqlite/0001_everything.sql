-- The schema, by subject. A place is a server that invited the bot, with its id at Discord, or any other place where
-- people play. Those have negative ids: minus the id of the server, or of the channel of direct messages or a group.
-- Times are milliseconds since 1970 in UTC. Our own identifiers are text, Discord's are integers. Yes and no are 1 and
-- 0, and JSON is text.


-- Servers and people

CREATE TABLE guilds (
    place_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- Servers that the bot has left, and when. Their data is deleted some time later.
CREATE TABLE departures (
    place_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;

-- Other places, and when the bot was last used there. The data of a place is deleted with the last of its people, or
-- when nobody has used the bot there for a long time.
CREATE TABLE places (
    place_id INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;

-- The only table with user ids and names. No foreign key refers to it: the bot forgets a person by deleting one row,
-- and their matches stay under a key that no longer means anything. The settings apply on all servers. `since` is when
-- the person was first seen here: if a restored backup has people who were forgotten later than that, the bot forgets
-- them again.
CREATE TABLE people (
    person TEXT PRIMARY KEY,
    place_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    looks TEXT NOT NULL,
    looks_cased TEXT NOT NULL,
    settings TEXT NOT NULL,
    since INTEGER NOT NULL,
    UNIQUE (place_id, user_id)
) STRICT;

CREATE INDEX people_by_user ON people (user_id);

-- Keys of forgotten people. If a match has any other key that isn't in people, a row was lost.
CREATE TABLE former_people (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (place_id, person)
) STRICT, WITHOUT ROWID;

-- The bot's own notes, such as the commands that it last registered at Discord.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;


-- Tables and the matches at them

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    place_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    in_thread INTEGER NOT NULL CHECK (in_thread IN (0, 1)),
    message_id INTEGER,
    -- How often people have deleted the message since someone last asked for it.
    removals INTEGER NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    -- Name of the set that the options come from.
    house_rules TEXT NOT NULL,
    clock TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    -- Season that the table belongs to, its fixture, and the deadline of that fixture.
    season TEXT,
    fixture TEXT,
    due INTEGER,
    -- When the ready check of a fixture ends: 0 if there is none now, NULL if players are ready as soon as they say so.
    called_until INTEGER,
    -- Until when the clocks stop because a player has asked for the umpire; NULL if they run.
    held_until INTEGER,
    -- Whether a computer plays for players who are away, and no one forfeits.
    keeps_seats INTEGER NOT NULL CHECK (keeps_seats IN (0, 1)),
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended', 'closed')),
    version INTEGER NOT NULL,
    -- Position at the beginning, unless it is the usual one, and now.
    beginning TEXT,
    position TEXT,
    tally TEXT NOT NULL,
    vote TEXT,
    -- Version with which the turn began, and when its time is up.
    turn_version INTEGER NOT NULL,
    deadline INTEGER,
    -- Turns (as turn_version) whose player was pinged, and was warned that time is running out.
    pinged_version INTEGER NOT NULL,
    warned_version INTEGER NOT NULL,
    -- Version and deadline that the message shows. No one's time is up before that deadline.
    told_version INTEGER NOT NULL,
    told_deadline INTEGER,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    -- What the seed is made from beside the secret, in order: ids of presses, m with the id of a message, w with the
    -- hash of a word.
    contributions TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER
) STRICT;

-- One open table per channel.
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');

CREATE INDEX tables_open ON tables (phase) WHERE phase IN ('lobby', 'playing');

-- Tables whose end isn't shown yet. Open tables aren't in it, so that moves don't write to it.
CREATE INDEX tables_untold ON tables (phase)
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version;

-- Finished matches of a place, by time.
CREATE INDEX tables_over ON tables (place_id, finished_at, table_id, game) WHERE phase = 'over';

-- Matches by their end, to find moves that are no longer kept.
CREATE INDEX tables_ended ON tables (finished_at, table_id) WHERE finished_at IS NOT NULL;

CREATE INDEX tables_of_season ON tables (season) WHERE season IS NOT NULL;

CREATE INDEX tables_by_place ON tables (place_id, table_id);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT,
    computer TEXT,
    -- Level of the computer; NULL for a person.
    level TEXT,
    -- Earlier owners, the first one first, each with the last version of the table at which the seat was theirs.
    earlier TEXT NOT NULL,
    -- The owner's part of the shuffle: the id of their press, and the hash of their word.
    press INTEGER,
    word TEXT NOT NULL,
    misses INTEGER NOT NULL,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    -- Until when the owner is away, by their own word.
    away_until INTEGER,
    -- Whether the owner wasn't there when the match of a fixture began. Such seats get a place but no cards, and come
    -- after all others.
    absent INTEGER NOT NULL CHECK (absent IN (0, 1)),
    -- forfeited: whether the seat was lost. withdrawn: because an umpire removed the owner, so that undoing this gives
    -- the seat back. excused: an umpire removed the owner without a forfeit.
    forfeited INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),
    excused INTEGER NOT NULL CHECK (excused IN (0, 1)),
    -- The owner's first deal, how many deals have ended since, and at the end of how many a computer played for them.
    from_deal INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_stood_in INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- One seat per person.
CREATE UNIQUE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- People who sat at a table before someone else took over their seat. Their moves may be in its archive, which has no
-- index.
CREATE TABLE past_seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX past_seats_of_table ON past_seats (table_id);

CREATE TRIGGER seats_change_hands
AFTER UPDATE OF person ON seats
WHEN old.person IS NOT NULL AND old.person IS NOT new.person
BEGIN
    INSERT INTO past_seats (person, table_id) VALUES (old.person, old.table_id) ON CONFLICT DO NOTHING;
END;

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    move TEXT NOT NULL,
    seat INTEGER,
    person TEXT,
    origin TEXT NOT NULL CHECK (origin IN ('person', 'computer', 'timeout', 'stand_in', 'forced')),
    at INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Moves of finished matches, compressed.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    moves BLOB NOT NULL
) STRICT;

-- Moves that players at slow tables have queued, with the deal and the hand that they depend on. `let_go` says why the
-- bot dropped them, until the owner plays. It is empty while they are queued.
CREATE TABLE moves_ahead (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    moves TEXT NOT NULL,
    deal INTEGER NOT NULL,
    hand TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    let_go TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX moves_ahead_of ON moves_ahead (person);

-- The chain of commitments of each place. The newest one still has its secret, because no table was opened with it yet.
CREATE TABLE commitments (
    place_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    commitment TEXT NOT NULL,
    link TEXT NOT NULL,
    secret TEXT,
    PRIMARY KEY (place_id, number)
) STRICT, WITHOUT ROWID;

-- People who watch a table without a seat, until they get the message that the match has ended.
CREATE TABLE watches (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watches_of_table ON watches (table_id);

CREATE INDEX watches_in_place ON watches (place_id);

-- People who look for players of a game and clock, and until when. `table_id` is the table that was opened for them,
-- until they get the message about it.
CREATE TABLE waits (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    table_id TEXT,
    PRIMARY KEY (place_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX waits_of_person ON waits (person);

CREATE INDEX waits_until ON waits (until);

-- Matches whose players were pinged to play again, which works once, and by whom; NULL if they were forgotten.
CREATE TABLE rallies (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    place_id INTEGER NOT NULL,
    person TEXT,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rallies_of_person ON rallies (person);

CREATE INDEX rallies_in_place ON rallies (place_id);

-- What the bot posts in a server without being asked, in which channel, and from which hour on in the server's time
-- zone. `day` is the newest day that was begun, counted from the year 1, and `told` whether it is done. `reviewed` is
-- the last year with a review. `trouble` says why the last post failed.
CREATE TABLE evenings (
    place_id INTEGER PRIMARY KEY,
    channel_id INTEGER,
    hour INTEGER NOT NULL,
    daily INTEGER NOT NULL CHECK (daily IN (0, 1)),
    moments INTEGER NOT NULL CHECK (moments IN (0, 1)),
    year INTEGER NOT NULL CHECK (year IN (0, 1)),
    day INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    reviewed INTEGER NOT NULL,
    trouble TEXT NOT NULL
) STRICT;


-- House rules

-- Named sets of house rules of a server. Options that a set leaves out are as in the rules.
CREATE TABLE house_rules (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, game, name)
) STRICT, WITHOUT ROWID;

-- The set that a server uses for a game by default. A game without a row is played as in the rules.
CREATE TABLE default_house_rules (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (place_id, game)
) STRICT, WITHOUT ROWID;


-- Results

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- Number of the match among the place's matches of this game: the order in which they ended, whatever the clock
    -- said.
    number INTEGER NOT NULL,
    season TEXT,
    fixture TEXT,
    clock TEXT NOT NULL,
    options TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    -- Month of its end in the server's time zone, as 2026-08.
    month TEXT NOT NULL,
    person TEXT,
    computer TEXT,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    winners INTEGER NOT NULL,
    total INTEGER NOT NULL,
    chips INTEGER,
    from_deal INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    deals_stood_in INTEGER NOT NULL,
    points INTEGER NOT NULL,
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    forfeited INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    excused INTEGER NOT NULL CHECK (excused IN (0, 1)),
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    -- Whether it counts, the version of the scoring rules, and whether an umpire has voided the match.
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    scoring_version INTEGER NOT NULL,
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    -- The owner's achievements in this match, as words.
    earned TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX results_in_order ON results (place_id, game, number, seat);

CREATE INDEX results_of_season ON results (season, number, seat) WHERE season IS NOT NULL;

-- Everything that records add up and forms show, so that neither reads the rows themselves.
CREATE INDEX results_of_person ON results (
    person, game, finished_at, table_id, seat, place, counts, void, season, month, won, deals, deals_won, points,
    total, calls_due, calls_made, calls_missed
) WHERE person IS NOT NULL;

-- Who met whom, and with which places.
CREATE INDEX results_met ON results (table_id, person, place, counts) WHERE person IS NOT NULL;

CREATE TABLE deal_results (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    PRIMARY KEY (table_id, deal, seat)
) STRICT, WITHOUT ROWID;

-- Sums of results, so that a leaderboard doesn't read them all. Everything here follows from them. The scope '' is all
-- time, 'month:2026-08' a month, 'season:...' a season by its key, and 'league:...' all seasons of a league by its
-- name. A leaderboard is a range of the primary key.
CREATE TABLE records (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    scope TEXT NOT NULL,
    person TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    calls_due INTEGER NOT NULL,
    calls_made INTEGER NOT NULL,
    calls_missed INTEGER NOT NULL,
    uncounted INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, game, scope, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX records_of_person ON records (person, scope);

-- Achievements of people in a place, each once, with the match and its end.
CREATE TABLE achievements (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (place_id, person, achievement)
) STRICT, WITHOUT ROWID;

CREATE INDEX achievements_by_table ON achievements (table_id);

-- How fast people have called by hand: `calls` calls took `took` ms, rounded to two digits. Counters don't grow with
-- the number of matches.
CREATE TABLE reflexes (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    took INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (place_id, game, person, took)
) STRICT, WITHOUT ROWID;

-- Matches of one person against computers, which count for nothing else. The levels count wins by the weakest computer.
-- `quickest` is the fewest turns of a won deal, and `margin` the most points between first and second in a won match.
CREATE TABLE solo_records (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    easy INTEGER NOT NULL,
    normal INTEGER NOT NULL,
    hard INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    quickest INTEGER,
    margin INTEGER,
    PRIMARY KEY (place_id, person, game)
) STRICT, WITHOUT ROWID;


-- Ratings

-- Ratings: mu and sigma are the estimated skill and its uncertainty, and `shown` is the number for people, which
-- follows from them. `weight` is what the person's matches have counted so far, and `met` how often they met whom
-- lately.
CREATE TABLE ratings (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    weight REAL NOT NULL,
    met TEXT NOT NULL,
    PRIMARY KEY (place_id, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (person);

-- How each match changed a rating, with the factors of its weight, each at most 1.
CREATE TABLE rating_changes (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    old INTEGER NOT NULL,
    new INTEGER NOT NULL,
    length REAL NOT NULL,
    settled REAL NOT NULL,
    fresh REAL NOT NULL,
    PRIMARY KEY (place_id, game, person, number)
) STRICT, WITHOUT ROWID;

-- Where all ratings must be computed again, because a match counts differently now. `asked` counts the requests, so
-- that one that arrives during the work isn't lost.
CREATE TABLE ratings_due (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (place_id, game)
) STRICT, WITHOUT ROWID;


-- Chips: play money

-- Each time that chips change hands: a match with a pot, its undoing, or a reset of everyone.
CREATE TABLE chip_transactions (
    place_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('match', 'undone', 'reset')),
    table_id TEXT,
    undoes INTEGER,
    actor TEXT,
    reason TEXT NOT NULL,
    PRIMARY KEY (place_id, seq),
    CHECK ((table_id IS NULL) = (kind = 'reset')),
    CHECK ((undoes IS NULL) = (kind <> 'undone')),
    CHECK ((actor IS NULL) = (kind <> 'reset'))
) STRICT, WITHOUT ROWID;

CREATE INDEX chip_transactions_of_match ON chip_transactions (table_id);

-- What an account (a person's key, or the bank) got in a transaction, or gave, with a minus. The sum of each
-- transaction is 0.
CREATE TABLE chip_postings (
    place_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (place_id, seq, account),
    FOREIGN KEY (place_id, seq) REFERENCES chip_transactions (place_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chip_postings_of_account ON chip_postings (place_id, account, seq, amount);

-- A line changes only when a person is forgotten, and is deleted only with its server.
CREATE TRIGGER chip_transactions_stand
BEFORE UPDATE OF place_id, seq, at, kind, table_id, undoes, actor ON chip_transactions
BEGIN
    SELECT RAISE(ABORT, 'lines of this table never change');
END;

CREATE TRIGGER chip_postings_stand
BEFORE UPDATE ON chip_postings
BEGIN
    SELECT RAISE(ABORT, 'lines of this table never change');
END;

-- Sums of postings. Everything here follows from them.
CREATE TABLE chip_balances (
    place_id INTEGER NOT NULL,
    account TEXT NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (place_id, account)
) STRICT, WITHOUT ROWID;


-- Leagues and tournaments

-- One season of a league, or one tournament. Everything that happened in it is in season_log, from which it can be
-- rebuilt. `phase` and `finished_at` repeat the log, so that running seasons are found. The digests, of the season with
-- its log and of the reasons in the log, show if anything was changed or is missing.
CREATE TABLE seasons (
    season TEXT PRIMARY KEY,
    place_id INTEGER NOT NULL,
    league TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    settings TEXT NOT NULL,
    secret TEXT NOT NULL,
    umpire TEXT NOT NULL,
    phase TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    finished_at INTEGER,
    digest TEXT NOT NULL,
    reasons_digest TEXT NOT NULL,
    UNIQUE (place_id, league, number)
) STRICT;

CREATE INDEX seasons_by_place ON seasons (place_id, created_at);

CREATE INDEX seasons_running ON seasons (created_at, season) WHERE finished_at IS NULL;

CREATE INDEX seasons_over ON seasons (place_id, finished_at, season) WHERE phase = 'over';

-- A line changes only when a person is forgotten, and is deleted only with its server. `version` is that of the code
-- that wrote the line.
CREATE TABLE season_log (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    reason TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    own_table INTEGER NOT NULL CHECK (own_table IN (0, 1)),
    version INTEGER NOT NULL,
    PRIMARY KEY (season, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER season_log_stands
BEFORE UPDATE OF season, seq, at, actor, act, before, after, own_table ON season_log
BEGIN
    SELECT RAISE(ABORT, 'lines of this table never change');
END;

-- People in the log of a season, so that a large server doesn't read everyone's names for it. Each new line of the log
-- adds its people.
CREATE TABLE season_people (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (season, person)
) STRICT, WITHOUT ROWID;

-- Winners of finished seasons, several if they share the title. It follows from the log, and is written with its line.
CREATE TABLE titles (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (season, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX titles_by_person ON titles (person);

-- Roles of divisions that players get. A row is written before Discord is asked, so a player may already have a role
-- that is 'giving'. A role that is 'own' is one that the player had before, and keeps.
CREATE TABLE season_roles (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    role_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('giving', 'given', 'own')),
    PRIMARY KEY (season, person, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_roles_by_person ON season_roles (person);

-- News of seasons that Discord doesn't show yet. A row is written in the transaction of its event, and deleted once it
-- is posted. `told` counts the messages already sent, if it takes several.
CREATE TABLE notices (
    notice INTEGER PRIMARY KEY,
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX notices_of_season ON notices (season);

-- Messages about seasons that the bot edits later, by kind. `removals` is how often people have deleted the message in
-- its channel. Its id is then 0.
CREATE TABLE announcements (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    removals INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season, kind)
) STRICT, WITHOUT ROWID;


-- Messages on their way to Discord

-- Messages sent without an answer from Discord so far. If none comes, the nonce shows whether the message exists. If it
-- does, it comes after the message `follows`.
CREATE TABLE posts (
    nonce TEXT PRIMARY KEY,
    place_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    about TEXT NOT NULL,
    at INTEGER NOT NULL,
    follows INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX posts_about ON posts (about);

CREATE INDEX posts_in_place ON posts (place_id);


-- Limits and suspensions

-- Threads and messages that members have caused in a server, which are limited per hour and day. `spender` is a digest
-- of the user id, which stays when they are forgotten, and `press` the press that caused it.
CREATE TABLE spendings (
    place_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('threads', 'messages')),
    press INTEGER NOT NULL,
    spender TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (place_id, kind, press)
) STRICT, WITHOUT ROWID;

CREATE INDEX spendings_by_time ON spendings (place_id, kind, at);

-- Suspended members, and why. `suspended` is a digest of the user id, which still matches after they were forgotten.
-- `person` is their key until then.
CREATE TABLE suspensions (
    place_id INTEGER NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('tables', 'leagues')),
    suspended TEXT NOT NULL,
    person TEXT,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL,
    set_by TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, place, suspended)
) STRICT, WITHOUT ROWID;

-- Players who avoid each other: `person` is the key of the one who asked for it, `avoided` a digest of the other's id.
CREATE TABLE avoidances (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    avoided TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, person, avoided)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoidances_by_avoided ON avoidances (place_id, avoided);


-- Deals for one

-- Deals that people play alone, each in a private message: the daily deal of all servers (with a day, place 0), new
-- cards for one person (an id without a full stop), and a deal of a match or of such cards whose result was shared. A
-- row has all that it takes to deal the cards.
CREATE TABLE duplicate_deals (
    deal TEXT PRIMARY KEY,
    day INTEGER,
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    contributions TEXT NOT NULL,
    -- Level of the computers.
    level TEXT NOT NULL CHECK (level IN ('easy', 'normal', 'hard')),
    -- Position before the deal, if it isn't the first of its match.
    beginning TEXT,
    -- Who had these cards, a person's key or a computer's name, and their result.
    person TEXT,
    computer TEXT,
    place INTEGER,
    points INTEGER,
    -- When it closes.
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_deals_of ON duplicate_deals (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_deals_by_day ON duplicate_deals (day) WHERE day IS NOT NULL;

CREATE INDEX duplicate_deals_in ON duplicate_deals (place_id);

CREATE INDEX duplicate_deals_until ON duplicate_deals (until);

-- How people play them, each once: `player` is a salted digest of the user id for all servers. It stays when the rest
-- is deleted, so that a forgotten person doesn't play the same cards again.
CREATE TABLE duplicate_plays (
    deal TEXT NOT NULL REFERENCES duplicate_deals ON DELETE CASCADE,
    player TEXT NOT NULL,
    place_id INTEGER NOT NULL,
    person TEXT,
    -- Whether they saw the cards for the first time.
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    rules INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    moves TEXT NOT NULL,
    finished_at INTEGER,
    place INTEGER,
    points INTEGER,
    -- Of a daily deal: the days they have played so far, with at most one missed day between two of them.
    streak INTEGER NOT NULL,
    PRIMARY KEY (deal, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_plays_of ON duplicate_plays (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_plays_forgotten ON duplicate_plays (deal) WHERE person IS NULL;

CREATE INDEX duplicate_plays_by ON duplicate_plays (player);

CREATE INDEX duplicate_plays_in ON duplicate_plays (place_id);
