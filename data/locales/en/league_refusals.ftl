# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Already in: nobody can have two places in one season.
refused-league-already_played = That table has already been played. To have it played again, make its match void first.
refused-league-already_recorded = That match already counts in this season.
refused-league-already_reversed = That decision has already been taken back.
refused-league-already_void = That match is already void. `/{ command-umpire } { command-umpire-reverse }` lets it count again.
refused-league-already_waiting = Already on the waiting list: the first in line gets the next place.
refused-league-answered = That question has already been answered, and the answer stands.
refused-league-appeal_late = The umpire can be asked about a match for { $hours } hours after it. That time is over.
refused-league-appealed = You have already asked about this match; the umpire will answer.
refused-league-ask_umpire = While the tournament runs, only its umpire can take somebody out. Please write to them.
refused-league-bad_dealer = Somebody else has to deal that game.
refused-league-bad_points = Nobody can have fewer than 0 points in a game. Choose a number that leaves 0 or more.
refused-league-bad_settle =
    { $places ->
        [one] Choose exactly one of those who are tied.
       *[other] Choose exactly { $places } of those who are tied.
    }
refused-league-built_on = That can no longer be taken back, because something else builds on it. { $what }
refused-league-checked_in = You have already checked in; all is well.
refused-league-closed = This season is over, and its results stand.
refused-league-earlier = That is no later than now planned. Choose a later time.
refused-league-enough = Enough people are there for a start, so it is not put off.
refused-league-has_seen_cards = They have sat at this table in this round and seen its cards. Somebody else can take over.
refused-league-is_reverse = That decision took another one back, and that stands. You can simply make the other decision again.
refused-league-champions_role = The champion gets that role. Choose another one for the divisions, so that nobody loses the title with the season.
refused-league-no_divisions = This season has no divisions.
refused-league-many_divisions = A season has at most { $most } divisions with roles.
refused-league-many_umpires = { $count } people can run a season together. Choose fewer.
refused-league-same_umpires = They run the season already.
refused-league-no_appeal = There is no such question. `/{ command-umpire } { command-umpire-appeals }` lists those that are open.
refused-league-no_check_in = Nobody is being asked to check in now.
refused-league-no_decision = There is no such decision. Choose one of those offered while you type.
refused-league-no_entry = They have no place in this season. Choose somebody from those offered while you type.
refused-league-no_calls = Players are not called to the tables of this season: it was announced before that, or its tables are slow. What an umpire can do about a match that is being played is at `/{ command-umpire } { command-umpire-dashboard }`.
refused-league-no_times = Players agree on no times here: the round is too short, its tables are slow, or the season was announced before they could.
refused-league-no_hour = That hour cannot be marked: it has passed, or leaves no time for the match.
refused-league-time_fixed = The umpire has set the time of this table. Ask them if it does not suit you.
refused-league-no_proposal_then = That time does not suit everybody who has answered. Choose another one.
refused-league-already_proposed = That time is already proposed or set.
refused-league-enough_proposals = You have proposed { $count } times for this table. Let the others propose one.
refused-league-proposal_changed = That time is no longer proposed. Look at the table’s times again.
refused-league-already_accepted = You have accepted that time.
refused-league-no_time = No time is set for this table yet.
refused-league-no_event = There is no event for this table.
refused-league-has_event = There is an event for this table.
refused-league-not_your_fixture = You do not play at this table. `/{ command-league } { command-league-fixtures }` shows where you do.
refused-league-nobody_to_ask = Everybody at this table has been asked.
refused-league-no_proposal = No time is proposed for this table.
refused-league-table_begun = The match at that table has begun. What an umpire can do about it is at `/{ command-umpire } { command-umpire-dashboard }`.
refused-league-not_begun = The match at that table has not begun. Its players can be called, or it can be given another time.
refused-league-nobody_left = Nobody would be left to play that match. Give a walkover, or void it.
refused-league-time_past = That time has already passed. Choose a later one.
refused-league-too_few_here = A match needs at least { $count } players who are here.
refused-league-entered = That result was entered by an umpire. Take it back with `/{ command-umpire } { command-umpire-reverse }`, and enter it again.
refused-league-entered_who = The players have changed since. Open the form again.
refused-league-entered_many = At most { $count } can play at a table. Enter each match on its own.
refused-league-entered_alone = At least { $count } players must have come. If only one was there, give a walkover with `/{ command-umpire } { command-umpire-table }`.
refused-league-entered_places = Those places leave a gap. The best has place 1, and those who tie share a number.
refused-league-entered_points = In this season the points count, so write the points after each name, such as `1. Ada 120`.
refused-league-entered_order = The points say otherwise than the places. Correct the numbers or the points.
refused-league-no_fixture = There is no such table to play. Choose one of those offered while you type.
refused-league-no_match = There is no such match in this season. Choose one of those offered while you type.
refused-league-no_reason = That takes a few words. Write them, and try again.
refused-league-no_such_slot = There is no such game at that table. A round has five games, and each player sits at one table in it.
refused-league-not_a_league = That is for leagues. In Swedish Pursuit's tournament, choose its round, table or game instead.
refused-league-not_due = That game is not the next one at its table.
refused-league-not_in = Not in this season: there is nothing to give up or to check in for.
refused-league-not_played = That game has not been played yet. Only what has been played can be changed.
refused-league-not_pursuit = That is for Swedish Pursuit's tournament. In a league, choose the match instead.
refused-league-not_started = The season has not begun yet. `/{ command-umpire } { command-umpire-start }` begins it.
refused-league-not_there = That only works for somebody who was in that match from its first deal.
refused-league-not_tied = Name everybody who shares one place and nobody else, the best first. The standings show who they are.
refused-league-other_league = That match was not played in this season.
refused-league-over = This season is over, and its outcome stands.
refused-league-reopen_late =
    { $days ->
        [one] Results can be reviewed again for a day after they were confirmed. That time is over, so they stand.
       *[other] Results can be reviewed again for { $days } days after they were confirmed. That time is over, so they stand.
    }
refused-league-final = A tournament of Swedish Pursuit is final once it is confirmed.
refused-league-season_played =
    { $rounds ->
        [one] The only round has been drawn.
       *[other] All { $rounds } rounds have been drawn.
    }
refused-league-signup_closed =
    { $why ->
        [last] It’s too late to join: there’s no further round in this season.
        [begun] No one can join this season once it has begun.
       *[closed] Sign-up is closed for this season.
    } The next one will be announced.
refused-league-stale = Somebody has decided on the same thing since you looked. Please look again.
refused-league-still_played = Some tables have not been played yet. Once all have been, or their deadline has passed, the results can be confirmed.
refused-league-no_channel = The channel of this season was deleted, so it stands still and nobody forfeits. Give it another one with `/{ command-umpire } { command-umpire-arrange }`; then it goes on.
refused-league-other_channel = That is not the channel of this season.
refused-league-no_term = There is no such term. Choose one of those offered while you type.
refused-league-unaltered = It is so already.
refused-league-unfinished = No deal of that match was finished, so it counts for nobody. If it was played elsewhere, enter the result with `/{ command-umpire } { command-umpire-enter }`.
refused-league-term_fixed = { $why ->
        [past] The season has begun, so that is past. Only what is still to come can be altered.
       *[played] What was played so far has gone by that, and it would not be fair to change it now. The next season can be otherwise: `/{ command-umpire } { command-umpire-create }` with `{ command-umpire-create-again }`.
    }
refused-league-playoff_early = A tie can be played off when all else has been played and you check the results. A season without an end needs one first: `/{ command-umpire } { command-umpire-alter }`.
refused-league-playoff_few = A match takes at least { $count }, so these cannot play it off. Decide it with `/{ command-umpire } { command-umpire-settle }`.
refused-league-playoff_many = { $count } are tied, and a table seats { $most }, so they cannot play it off at one. Decide it with `/{ command-umpire } { command-umpire-settle }`, or tell some of them apart with `/{ command-umpire } { command-umpire-award }` first.
refused-league-rounds_played = Round { $rounds } has been played or decided already, so there are at least { $rounds } rounds.
refused-league-tied =
    { $ties }
    Let them play it off (**{ button-desk-playoff }** at `/{ command-umpire } { command-umpire-dashboard }`), or decide it: then name { $count ->
        [0] all of one tie
        [2] both
       *[other] all of them
    } in `/{ command-umpire } { command-umpire-settle }`, the best first. If they are more than six, `/{ command-umpire } { command-umpire-award }` tells them apart.
refused-league-too_few = It takes at least two players. Wait until more have signed up or checked in.
refused-league-too_late = The scores of that round are final: the tournament has gone on from them.
refused-league-void = That match is void, so it has no points to change. `/{ command-umpire } { command-umpire-reverse }` lets it count again.
refused-league-withdrawn = That place has been given up. The umpire can undo that with `/{ command-umpire } { command-umpire-reverse }`.
refused-league-wrong_phase =
    { $phase ->
        [signup] Not yet: sign-up is still open. `/{ command-umpire } { command-umpire-start }` begins the season.
        [check_in] Not now: those who signed up are checking in. `/{ command-umpire } { command-umpire-start }` begins the season.
        [entries] Not yet: sign-up is still open. `/{ command-umpire } { command-umpire-start }` begins the tournament.
        [paused] Not now: the season is paused. `/{ command-umpire } { command-umpire-resume }` lets it go on.
        [review] Not now: the matches are over, and the umpire is checking the results. `/{ command-umpire } { command-umpire-confirm }` moves it on.
        [final_review] Not now: the play-off has been played, and the umpire is checking the results. `/{ command-umpire } { command-umpire-confirm }` names the champion.
        [tie] Not now: a tie must be settled first. `/{ command-umpire } { command-umpire-settle }` does that.
       *[other] That cannot be done while the season is being played.
    }

refused-season_room = This server has as many open tables as I can have in one server ({ $most }). Yours opens by itself as soon as another table ends, and I’ll ping you there. You lose no time until then.
refused-fixture_has_table = There is already a table for this: you play in its thread.
refused-fixture_over = This table is no longer to be played. `/{ command-league } { command-league-fixtures }` shows those that are.
refused-league_exists = Somebody else opened { $league } at this very moment. Join theirs.
refused-league_runs = A season of { $league } is already running. Confirm or cancel it first, or choose another `name`.
refused-not_in_league = Only those who play in { $league } can sit down here. `/{ command-league } { command-league-join }` signs you up while it is open.
refused-not_your_fixture = You do not play at this table. `/{ command-league } { command-league-fixtures }` shows where you do.
refused-player_was_forgotten = The player has since had their data deleted, so no seat can be kept for them.
refused-season_not_running = The season of this table is not being played now, so nobody can sit down here.
refused-season_paused = The season is paused: nobody has to play now, and no deadline passes. You will be told when it goes on.
