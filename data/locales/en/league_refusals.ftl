# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = You’re already in this season.
refused-league-already_played = This table was already played. To play it again, void its match first.
refused-league-already_recorded = This match already counts in this season.
refused-league-already_reversed = This decision was already undone.
refused-league-already_void = This match is already void. Undo that in the season log to let it count again.
refused-league-already_waiting = You’re already on the waiting list. The first in line gets the next spot.
refused-league-umpire_called = Someone already asked for the umpire at this table. That’s possible once per table.
refused-league-answered = This question was already answered.
refused-league-appeal_late = You can ask about a match for { $hours } hours after it, and those have passed.
refused-league-appealed = You already asked about this match. The umpire will answer.
refused-league-ask_umpire = Only the umpire can remove players from a running tournament. Please write to them.
refused-league-bad_dealer = Another player has to deal this game.
refused-league-bad_points = Points in a game can’t drop below 0. Choose another number.
refused-league-bad_settle =
    { $places ->
        [one] Choose exactly one of the tied players.
       *[other] Choose exactly { $places } of the tied players.
    }
refused-league-built_on = You can’t undo this any more, because a later decision depends on it. { $what }
refused-league-checked_in = You’ve already checked in.
refused-league-closed = This season has ended, and its results are final.
refused-league-earlier = Choose a time later than the one that’s set.
refused-league-enough = Enough players are in, so the start isn’t postponed.
refused-league-has_seen_cards = This player saw the cards at this table. Ask someone else to take over.
refused-league-is_reverse = You can’t undo an undo. Make the original decision again instead.
refused-league-champions_role = The champion gets this role. Choose another one for the divisions.
refused-league-no_divisions = This season has no divisions.
refused-league-many_divisions = A season has at most { $most } divisions with roles.
refused-league-many_umpires = A season can have { $count } umpires. Choose fewer.
refused-league-same_umpires = They already run this season.
refused-league-no_appeal = This question isn’t open. The dashboard lists the open ones.
refused-league-no_check_in = There’s no check-in right now.
refused-league-no_decision = I can’t find this decision. Choose one in the season log.
refused-league-no_entry = This player has no spot in this season.
refused-league-no_calls = This season has no ready checks, because its tables use a slow clock. The dashboard shows what you can do about a running match.
refused-league-no_times = You can’t agree on times here, because the rounds are short or the clock is slow.
refused-league-no_hour = This hour has passed or is too short for the match. Choose another one.
refused-league-time_fixed = The umpire set this time. Ask them if it doesn’t suit you.
refused-league-no_proposal_then = This time doesn’t suit everyone who answered. Choose another one.
refused-league-already_proposed = This time is already proposed or set.
refused-league-enough_proposals = You’ve proposed { $count } times for this table. Let the others propose one.
refused-league-proposal_changed = This time isn’t proposed any more. Look at the table’s times again.
refused-league-already_accepted = You’ve already accepted this time.
refused-league-no_time = This table has no set time yet.
refused-league-no_event = This table has no event.
refused-league-has_event = This table already has an event.
refused-league-not_your_fixture = This isn’t your table. `/{ command-league } { command-league-fixtures }` shows yours.
refused-league-nobody_to_ask = Everyone at this table was asked.
refused-league-no_proposal = No time is proposed for this table.
refused-league-table_begun = This match has started. The dashboard shows what you can do about it.
refused-league-not_begun = This match hasn’t started. Start a ready check, or set another time.
refused-league-nobody_left = No player would be left. Award the win, or void the match.
refused-league-time_past = This time has passed. Choose a later one.
refused-league-too_few_here = At least { $count } players have to be here to start the match.
refused-league-entered = An umpire entered this result. Undo that in the season log, then enter it again.
refused-league-entered_who = The players have changed. Open the form again.
refused-league-entered_many = A table has at most { $count } players. Enter each match on its own.
refused-league-entered_alone = At least { $count } players have to take part. If only one showed up, award them the win on the dashboard.
refused-league-entered_places = There’s a gap in the places. The best player has 1, and tied players share a number.
refused-league-entered_points = Write points for all players, or for none.
refused-league-entered_order = The points don’t match the places. Correct one of them.
refused-league-no_fixture = This table has no match left to play.
refused-league-no_match = This match isn’t in this season.
refused-league-no_reason = Please give a reason. A few words are enough.
refused-league-no_such_slot = This table has no such game. A round has five games, and each player sits at one table.
refused-league-not_a_league = This is for leagues only. In a tournament, choose the round, table or game.
refused-league-not_due = Another game comes first at this table.
refused-league-not_in = You’re not in this season.
refused-league-not_played = This game hasn’t been played yet.
refused-league-not_pursuit = This is for the Swedish Pursuit tournament only. In a league, choose the match.
refused-league-not_started = The season hasn’t started. Start it on the dashboard.
refused-league-not_there = Choose a player who was in this match from the first deal.
refused-league-not_tied = Name all players who share one place and no others, best first.
refused-league-other_league = This match belongs to another season.
refused-league-over = This season has ended, and its results are final.
refused-league-reopen_late =
    { $days ->
        [one] You can review results again for one day. It has passed, so they’re final.
       *[other] You can review results again for { $days } days. They have passed, so the results are final.
    }
refused-league-final = A confirmed Swedish Pursuit tournament is final.
refused-league-season_played =
    { $rounds ->
        [one] The only round has pairings already.
       *[other] All { $rounds } rounds have pairings already.
    }
refused-league-signup_closed =
    { $why ->
        [last] It’s too late to join. This season has no further round.
        [begun] No one can join this season after the start.
       *[closed] Sign-up is closed for this season.
    } Watch for the next one.
refused-league-stale = Another umpire just changed this. Please look again.
refused-league-still_played = Some tables are still to be played. You can confirm the results once they’re played or their deadlines have passed.
refused-league-no_channel = The season’s channel was deleted, so the season is on hold. Choose another channel on the dashboard.
refused-league-other_channel = This isn’t the season’s channel.
refused-league-no_term = I don’t know this setting.
refused-league-unaltered = That’s already the current setting.
refused-league-unfinished = No deal of this match was finished, so it doesn’t count. If it was played elsewhere, enter the result on the dashboard.
refused-league-term_fixed = { $why ->
        [past] The season has started, so you can’t change this any more.
       *[played] Matches were played under this setting, so you can’t change it now. Change it for the next season with `/{ command-umpire } { command-umpire-create }` and `{ command-umpire-create-again }`.
    }
refused-league-playoff_early = A tiebreaker comes after all other matches, when you review the results. If the season has no end, set one first in the season settings.
refused-league-playoff_few = A match needs at least { $count } players, so there’s no tiebreaker. Rank the tied players yourself.
refused-league-playoff_many = { $count } players are tied and a table seats { $most }, so there’s no tiebreaker. Rank them yourself, or award points to some of them first.
refused-league-rounds_played = Round { $rounds } was already played or decided, so keep at least { $rounds } rounds.
refused-league-tied =
    { $ties }
    Let them play a tiebreaker (**{ button-desk-playoff }** on the dashboard), or rank { $count ->
        [0] the tied players
        [2] both
       *[other] all of them
    } yourself, best first.
refused-league-too_few = A season needs at least two players. Wait for more to sign up or check in.
refused-league-too_late = This round’s scores are final, because the tournament has continued from them.
refused-league-void = This match is void, so there are no points to change. Undo that in the season log to let it count again.
refused-league-withdrawn = This spot was given up. The umpire can undo that in the season log.
refused-league-wrong_phase =
    { $phase ->
        [signup] Sign-up is still open. First start the season on the dashboard.
        [check_in] Check-in is still open. First start the season on the dashboard.
        [entries] Sign-up is still open. First start the tournament on the dashboard.
        [paused] The season is paused. First resume it on the dashboard.
        [review] The umpire is reviewing the results. First confirm them on the dashboard.
        [final_review] The umpire is reviewing the play-off. First confirm the results on the dashboard.
        [tie] First break the tie on the dashboard.
       *[other] You can’t do this during the season.
    }

refused-season_room = This server has { $most } open tables, which is the most I can run. I’ll open yours as soon as another one ends and ping you there. You lose no time.
refused-fixture_has_table = This match already has a thread. Play it there.
refused-fixture_over = This match has ended. `/{ command-league } { command-league-fixtures }` shows what’s left to play.
refused-league_exists = Someone else just opened { $league }. Join theirs.
refused-league_runs = { $league } already has a running season. Confirm or cancel it first, or choose another `name`.
refused-not_in_league = Only players of { $league } can join this table. Sign up with `/{ command-league } { command-league-join }` while it’s open.
refused-not_your_fixture = This isn’t your table. `/{ command-league } { command-league-fixtures }` shows yours.
refused-player_was_forgotten = This player had their data deleted, so I can’t keep a seat for them.
refused-season_not_running = This table’s season isn’t running, so no one can join.
refused-season_paused = The season is paused, and all deadlines are on hold. I’ll tell you when it continues.
