# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Already in: nobody can have two places in one season.
refused-league-already_played = That table has been played already. If it is to be played again, its match must be void first.
refused-league-already_recorded = That match counts in this season already.
refused-league-already_reversed = That decision is taken back already.
refused-league-already_void = That match is void already. `/umpire reverse` would let it count again.
refused-league-already_waiting = Already on the waiting list: whoever comes first there gets the next place.
refused-league-answered = That question is answered already, and its answer stands.
refused-league-appeal_late = The umpire can be asked about a match for { $hours } hours after it. That time is over.
refused-league-appealed = You have asked about this match already; the umpire will answer.
refused-league-ask_umpire = While the tournament runs, only its umpire can take somebody out. Please write to them.
refused-league-bad_dealer = Somebody else has to deal that game.
refused-league-bad_points = Nobody can have fewer than 0 points in a game. Choose a number that leaves 0 or more.
refused-league-bad_settle =
    { $places ->
        [one] Choose exactly one of those who are equal.
       *[other] Choose exactly { $places } of those who are equal.
    }
refused-league-built_on = That cannot be taken back any more, because something was built on it. { $what }
refused-league-checked_in = You have checked in already; all is well.
refused-league-closed = This season is over, and its results stand.
refused-league-earlier = That is no later than it is already. Choose a later time.
refused-league-has_seen_cards = They have sat at this table in this round and seen cards of it. Somebody else can take over.
refused-league-is_reverse = That decision has taken another one back, and that stands. The other one can simply be decided again.
refused-league-no_appeal = There is no such question. `/umpire appeals` lists those that are open.
refused-league-no_check_in = Nobody is asked to check in now.
refused-league-no_decision = There is no decision of that number. Choose one of those that are offered while you type.
refused-league-no_entry = They have no place in this season. Choose one of those that are offered while you type.
refused-league-no_fixture = There is no such table to be played. Choose one of those that are offered while you type.
refused-league-no_match = There is no such match in this season. Choose one of those that are offered while you type.
refused-league-no_reason = That takes a few words. Write them, and try again.
refused-league-no_such_slot = There is no such game at that table. A round has five games, and a player sits at one table in it.
refused-league-not_a_league = That is for leagues. In Swedish Pursuit's tournament, choose its round, table or game instead.
refused-league-not_due = That game is not the next one at its table.
refused-league-not_in = Not in this season: there is nothing to give up or to check in for.
refused-league-not_played = That game has not been played yet. Only what has been played can be changed.
refused-league-not_pursuit = That is for Swedish Pursuit's tournament. In a league, choose the match instead.
refused-league-not_started = The season has not begun yet. `/umpire start` begins it.
refused-league-not_there = That takes somebody who sat at that match from its first deal on.
refused-league-not_tied = Name all of those who share one place, and nobody else, the best first. The standings show who does.
refused-league-other_league = That match was not played in this season.
refused-league-over = This season is over, and what it came to stands.
refused-league-season_played =
    { $rounds ->
        [one] The only round has been drawn.
       *[other] All { $rounds } rounds have been drawn.
    }
refused-league-signup_closed = Sign-up is closed for this season. The next one will be announced.
refused-league-stale = Somebody has decided about the same thing since you looked. Please look again.
refused-league-still_played = Tables are still to be played. When all have been, or their time is up, the results can be confirmed.
refused-league-too_few = It takes two players at least. Wait until more have signed up or checked in.
refused-league-too_late = The scores of that round are closed: the tournament was built on them.
refused-league-void = That match is void, so it has no points to change. `/umpire reverse` would let it count again.
refused-league-withdrawn = That place was given up. The umpire can take that back with `/umpire reverse`.
refused-league-wrong_phase =
    { $phase ->
        [signup] Not yet: sign-up is still open. `/umpire start` begins the season.
        [check_in] Not now: those who signed up are checking in. `/umpire start` begins the season.
        [entries] Not yet: sign-up is still open. `/umpire start` begins the tournament.
        [paused] Not now: the season is paused. `/umpire resume` lets it go on.
        [review] Not now: everything has been played, and the umpire looks it through. `/umpire confirm` goes on.
        [final_review] Not now: the play-off has been played, and the umpire looks it through. `/umpire confirm` names the champion.
        [tie] Not now: a tie must be settled first. `/umpire settle` does that.
       *[other] That cannot be done while the season is being played.
    }

refused-fixture_has_table = There is a table for this already: its thread is where you play.
refused-fixture_over = This table is not to be played any more. `/league fixtures` shows those that are.
refused-league_exists = { $league } was opened in this very moment by somebody else. Join them.
refused-league_runs = A season of { $league } is running already. Confirm or cancel it first, or choose another `name`.
refused-not_in_league = Only those who play in { $league } can sit down here. `/league join` signs you up, where it is open.
refused-not_your_fixture = You do not play at this table. `/league fixtures` shows where you do.
refused-season_not_running = The season of this table is not being played now, so nobody can sit down here.
refused-season_paused = The season is paused: nobody has to play now, and no deadline passes. It will be told when it goes on.
