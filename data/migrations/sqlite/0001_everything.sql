-- The schema, by subject. Everything is keyed by place: a server that has invited the bot, by the id that Discord gives
-- it, or another place, by a negative one: minus the id of a server, or of the channel of direct messages or a group.
-- Times are milliseconds since 1970 in UTC, identifiers that we make are text, Discord's are integers, yes and no are
-- 1 and 0, and JSON is text.


-- Servers and people

CREATE TABLE guilds (
    place_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- The servers that the bot has left, and when. What is kept of them is deleted some time later.
CREATE TABLE departures (
    place_id INTEGER PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;

-- Places outside of servers where people are known, and when the bot was last used there. What is kept of such a place
-- goes with the last of its people, or after a long silence.
CREATE TABLE places (
    place_id INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;

-- The only place of user ids and names. No other table refers here by a foreign key: to forget a person is to erase one
-- row, and what they played stays under a key that means nothing any more. The settings hold on all servers. Since is
-- when the person was first known here: if they were forgotten on an earlier day, that does not hold for them.
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

-- The keys of those who were forgotten: whom else a match names and who is not known was lost.
CREATE TABLE former_people (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (place_id, person)
) STRICT, WITHOUT ROWID;

-- What the bot notes for itself, such as the commands that it last told Discord of.
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
    -- How often others have deleted the message since somebody last asked for it.
    removals INTEGER NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    -- The name of the set that the options come from.
    house_rules TEXT NOT NULL,
    clock TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    -- The season at whose table the match is played, which of its fixtures it is, and by when that is to be played.
    season TEXT,
    fixture TEXT,
    due INTEGER,
    -- Until when the players of a fixture are called to its table: 0 if they are not called now, NULL if they are ready
    -- once they say so.
    called_until INTEGER,
    -- Until when its clocks stand still, because the umpire was asked to come: NULL if they run.
    held_until INTEGER,
    -- Whether nobody forfeits the match: a computer plays for whoever is away, until they come.
    keeps_seats INTEGER NOT NULL CHECK (keeps_seats IN (0, 1)),
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended', 'closed')),
    version INTEGER NOT NULL,
    -- The position that the match began from, if it is not the usual one, and the position now.
    beginning TEXT,
    position TEXT,
    tally TEXT NOT NULL,
    vote TEXT,
    -- The version with which the turn began, and when its time is up.
    turn_version INTEGER NOT NULL,
    deadline INTEGER,
    -- The turns, as turn_version, whose player was pinged, and was warned that time is nearly up.
    pinged_version INTEGER NOT NULL,
    warned_version INTEGER NOT NULL,
    -- The version and the deadline that the message shows: nobody's time is up before that deadline.
    told_version INTEGER NOT NULL,
    told_deadline INTEGER,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    -- What was added to the secret, in the order in which it entered the seed: ids of presses, m and the id of a
    -- message, w and the hash of a word.
    contributions TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX tables_open_in_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');

CREATE INDEX tables_open ON tables (phase) WHERE phase IN ('lobby', 'playing');

-- Tables whose end was not shown yet. It holds no open table, so that a move need not touch it.
CREATE INDEX tables_untold ON tables (phase)
WHERE phase IN ('over', 'ended', 'closed') AND told_version < version;

-- Finished matches, the newest first.
CREATE INDEX tables_over ON tables (place_id, finished_at, table_id, game) WHERE phase = 'over';

-- Matches by when they ended, for those whose moves are kept no longer.
CREATE INDEX tables_ended ON tables (finished_at, table_id) WHERE finished_at IS NOT NULL;

CREATE INDEX tables_of_season ON tables (season) WHERE season IS NOT NULL;

CREATE INDEX tables_by_place ON tables (place_id, table_id);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT,
    computer TEXT,
    -- How well the computer plays; NULL for a person.
    level TEXT,
    -- Who held the seat before, and up to which version of the table: the earliest first.
    earlier TEXT NOT NULL,
    -- What the owner has added to the shuffle: the id of their press, and the hash of their word.
    press INTEGER,
    word TEXT NOT NULL,
    misses INTEGER NOT NULL,
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),
    -- Until when the owner said they are away.
    away_until INTEGER,
    -- Whether the owner was absent when the match of their fixture began. They have a place and no cards, and their
    -- seats come after all others.
    absent INTEGER NOT NULL CHECK (absent IN (0, 1)),
    -- Whether it was forfeited, and whether that is because an umpire withdrew its owner: whoever takes that back gives
    -- the seat back. Excused: an umpire took the owner out and does not hold it against them.
    forfeited INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),
    excused INTEGER NOT NULL CHECK (excused IN (0, 1)),
    -- The first deal of the owner, how many have ended since, and in how many of those a computer stood in.
    from_deal INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    deals_stood_in INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- One chair a person.
CREATE UNIQUE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- Who sat at a match before somebody else took the seat over. Their moves stand in its archive, which no index reaches.
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

-- The moves of a match that is over, compressed.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    moves BLOB NOT NULL
) STRICT;

-- What players at slow tables have chosen ahead of their turns, and what it rests on: the deal, and the hand. Let_go
-- says why the bot let go of it, until its owner has played; it is empty while the choice stands.
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

-- The commitments of each server, in one chain. The newest one has a secret: no table was opened with it yet.
CREATE TABLE commitments (
    place_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    commitment TEXT NOT NULL,
    link TEXT NOT NULL,
    secret TEXT,
    PRIMARY KEY (place_id, number)
) STRICT, WITHOUT ROWID;

-- Who watches a table without a seat, until they are told of the end of its match.
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

-- Who waits for others to play a game by a clock with, and until when. Table is the one that was opened for them, until
-- they were told of it.
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

-- Which matches' players were pinged to play again, once a match, and by whom; null if they were forgotten.
CREATE TABLE rallies (
    table_id TEXT PRIMARY KEY REFERENCES tables (table_id) ON DELETE CASCADE,
    place_id INTEGER NOT NULL,
    person TEXT,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rallies_of_person ON rallies (person);

CREATE INDEX rallies_in_place ON rallies (place_id);

-- What a server has the bot post of its own accord, where, and from which hour on by the server's clocks. Day is the
-- last one that was begun, counted from the year 1, and told whether it is done; reviewed is the last year that was
-- told of. Trouble is why it could not be posted last.
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

-- Sets of house rules that a server has named. What a set leaves out is as written.
CREATE TABLE house_rules (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, game, name)
) STRICT, WITHOUT ROWID;

-- The set by which a server plays a game unless somebody chooses another. A game without a row is played as written.
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
    -- The how-manyth match of its game in its server: the order in which they ended, whatever the clock said.
    number INTEGER NOT NULL,
    season TEXT,
    fixture TEXT,
    clock TEXT NOT NULL,
    options TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    -- The month in which it ended by the clocks of its server, as 2026-08.
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
    -- Whether it counts, by which version of the rules, and whether an umpire has made the match void.
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    scoring_version INTEGER NOT NULL,
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    -- The achievements that the seat's owner has earned in it, each as a word.
    earned TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX results_in_order ON results (place_id, game, number, seat);

CREATE INDEX results_of_season ON results (season, number, seat) WHERE season IS NOT NULL;

-- All that a record adds up and a form shows, so that neither looks at the rows themselves.
CREATE INDEX results_of_person ON results (
    person, game, finished_at, table_id, seat, place, counts, void, season, month, won, deals, deals_won, points,
    total, calls_due, calls_made, calls_missed
) WHERE person IS NOT NULL;

-- Who sat where with whom.
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

-- Results added up, so that a leaderboard need not read them all: nothing here that they do not say. The scope '' is
-- all time, 'month:2026-08' a month in UTC, 'season:...' a season by its key, and 'league:...' all seasons of a league
-- by its name. A leaderboard is one stretch of the primary key.
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

-- What people have earned in a server, each thing once: in which match, and when that was over.
CREATE TABLE achievements (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (place_id, person, achievement)
) STRICT, WITHOUT ROWID;

CREATE INDEX achievements_by_table ON achievements (table_id);

-- How fast people have called by hand: so many calls took so long (ms, to two figures). They are counters, so that what
-- is kept of a person does not grow with what they play.
CREATE TABLE reflexes (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    took INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (place_id, game, person, took)
) STRICT, WITHOUT ROWID;

-- What people have played against computers alone: a row a person and game. The levels count wins by that of the weakest
-- computer; quickest is the fewest turns of a deal won, margin the most points by which a match was won. It counts for
-- nothing else.
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

-- What is believed of a person's skill. Shown is the number for people, which follows from mu and sigma. Weight is what
-- their matches have counted for so far, met how often they have met whom lately.
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

-- What each match has made of a rating, and why it counted as much as it did: factors, each 1 at most.
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

-- Where all ratings are to be made anew, because a match that they rest on counts otherwise now. Asked says how often
-- that was wanted, so that what was wanted meanwhile is not taken for done.
CREATE TABLE ratings_due (
    place_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (place_id, game)
) STRICT, WITHOUT ROWID;


-- Chips: play money

-- One line for each time that chips change hands: a match with a pot, its undoing, everybody set back.
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

-- What an account, a person's key or the bank, got in one of them, or gave with a minus: in sum 0 for each.
CREATE TABLE chip_postings (
    place_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    account TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (place_id, seq, account),
    FOREIGN KEY (place_id, seq) REFERENCES chip_transactions (place_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chip_postings_of_account ON chip_postings (place_id, account, seq, amount);

-- A line is never changed except when a person is forgotten, and never deleted except with its server.
CREATE TRIGGER chip_transactions_stand
BEFORE UPDATE OF place_id, seq, at, kind, table_id, undoes, actor ON chip_transactions
BEGIN
    SELECT RAISE(ABORT, 'what has been written down stands');
END;

CREATE TRIGGER chip_postings_stand
BEFORE UPDATE ON chip_postings
BEGIN
    SELECT RAISE(ABORT, 'what has been written down stands');
END;

-- The postings added up: nothing here that they do not say.
CREATE TABLE chip_balances (
    place_id INTEGER NOT NULL,
    account TEXT NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (place_id, account)
) STRICT, WITHOUT ROWID;


-- Leagues and tournaments

-- One season of a league, or one tournament. All that has happened in it stands in season_log, which alone makes it
-- again; phase and finished_at repeat what the log says, so that running seasons are found. The digests, of the season
-- with its log and of the reasons in that, show whether anything was changed or is missing.
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

-- Written once: a line is never changed except when a person is forgotten, and never deleted except with its server.
-- Version is that of what made the line.
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
    SELECT RAISE(ABORT, 'what has been written down stands');
END;

-- Whom a season's log names, so that their names are read without those of everybody else in a large server. Nothing
-- here that the log does not say: a line adds to it when it is written.
CREATE TABLE season_people (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (season, person)
) STRICT, WITHOUT ROWID;

-- Who has won a season that is over, several if they share it. It follows from the log, and is written with its line.
CREATE TABLE titles (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (season, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX titles_by_person ON titles (person);

-- The roles of divisions that seasons give their players. A row is written before Discord is asked: what is 'giving'
-- may have been given. What is 'own' the player had before, and keeps.
CREATE TABLE season_roles (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    person TEXT NOT NULL,
    role_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('giving', 'given', 'own')),
    PRIMARY KEY (season, person, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_roles_by_person ON season_roles (person);

-- What is still to be told of seasons in Discord, written with what it tells of and deleted when it was told. Told is
-- how many of its messages were sent, if it takes more than one.
CREATE TABLE notices (
    notice INTEGER PRIMARY KEY,
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX notices_of_season ON notices (season);

-- Messages about seasons that the bot edits later, by what they are. Removals is how often others have deleted the
-- message in the channel where it stands; its id is 0 then.
CREATE TABLE announcements (
    season TEXT NOT NULL REFERENCES seasons (season) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    removals INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season, kind)
) STRICT, WITHOUT ROWID;


-- Messages on their way to Discord

-- Messages whose answer has not come yet. If it never comes, the nonce tells whether there is such a message. Follows
-- is the message after which it comes if it has arrived.
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

-- What members have made in a server of which there is only so much in an hour or a day. The spender is a digest, which
-- stays when they are forgotten; the press is the one by which they made it.
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

-- Who may not play here for a time, and why. Suspended is a digest, by which they are known again after they were
-- forgotten; person is their key until then.
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

-- With whom people do not want to sit: person is the key of who does not, avoided a digest of with whom.
CREATE TABLE avoidances (
    place_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    avoided TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    PRIMARY KEY (place_id, person, avoided)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoidances_by_avoided ON avoidances (place_id, avoided);


-- Deals for one

-- Deals that people play alone, each in their own private message: the daily of a day, for all servers (day set, place 0),
-- new cards that one person asked for (an id without a full stop), and a deal of a match or of such cards, as its result
-- was shared. All that deals the cards is here.
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
    -- How well the computers play.
    level TEXT NOT NULL CHECK (level IN ('easy', 'normal', 'hard')),
    -- The position between the deals before it, for a later deal of a match.
    beginning TEXT,
    -- Whose cards these were, and how they did with them; a computer by its name.
    person TEXT,
    computer TEXT,
    place INTEGER,
    points INTEGER,
    -- Until when it can be played.
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_deals_of ON duplicate_deals (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_deals_by_day ON duplicate_deals (day) WHERE day IS NOT NULL;

CREATE INDEX duplicate_deals_in ON duplicate_deals (place_id);

CREATE INDEX duplicate_deals_until ON duplicate_deals (until);

-- How people play them, once each: by a salted digest of their user id for all servers. It stays without the rest, so
-- that nobody who was forgotten plays the same cards again.
CREATE TABLE duplicate_plays (
    deal TEXT NOT NULL REFERENCES duplicate_deals ON DELETE CASCADE,
    player TEXT NOT NULL,
    place_id INTEGER NOT NULL,
    person TEXT,
    -- Whether they hadn't seen the cards before.
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    rules INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    moves TEXT NOT NULL,
    finished_at INTEGER,
    place INTEGER,
    points INTEGER,
    -- Of a daily: on how many days they have played, with at most one day missed between two of them.
    streak INTEGER NOT NULL,
    PRIMARY KEY (deal, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicate_plays_of ON duplicate_plays (person) WHERE person IS NOT NULL;

CREATE INDEX duplicate_plays_forgotten ON duplicate_plays (deal) WHERE person IS NULL;

CREATE INDEX duplicate_plays_by ON duplicate_plays (player);

CREATE INDEX duplicate_plays_in ON duplicate_plays (place_id);
