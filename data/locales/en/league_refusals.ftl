# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = You’re already in this season.
refused-league-already_played = This table was already played. Void its match to play it again.
refused-league-already_recorded = This match already counts.
refused-league-already_reversed = This decision was already undone.
refused-league-already_void = This match is already void. You can undo that in the season log.
refused-league-already_waiting = You’re already on the waiting list.
refused-league-umpire_called = The umpire was already called to this table.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = You can only ask about a match for { $hours } hours after it ends.
refused-league-appealed = You already asked about this match.
refused-league-ask_umpire = Ask the umpire to remove you from the tournament.
refused-league-bad_dealer = Another player has to deal now.
refused-league-bad_points = Points can’t drop below 0.
refused-league-bad_settle = Choose exactly { $places } of the tied players.
refused-league-built_on = You can’t undo this, because of what came after it. { $what }
refused-league-checked_in = You’ve already checked in.
refused-league-closed = { refused-league-over }
refused-league-earlier = Choose a later time than the one that’s set.
refused-league-enough = Enough players are in, so the start isn’t postponed.
refused-league-has_seen_cards = This player saw the cards at this table. Ask someone else.
refused-league-is_reverse = You can’t undo an undo. Make the original decision again instead.
refused-league-champions_role = The champion gets this role. Choose another one.
refused-league-no_divisions = This season has no divisions.
refused-league-many_divisions = A season has at most { $most } divisions with roles.
refused-league-many_umpires = A season can have at most { $count } umpires. Choose fewer.
refused-league-same_umpires = These umpires already run this season.
refused-league-no_appeal = This question isn’t open any more.
refused-league-no_check_in = There’s no check-in right now.
refused-league-no_decision = I can’t find this decision. Choose one in the season log.
refused-league-no_entry = This player isn’t in the season.
refused-league-no_calls = A season with a slow clock has no ready checks.
refused-league-no_times = This season has no times to agree on.
refused-league-no_hour = This hour has passed, or leaves too little time for the match. Choose another one.
refused-league-time_fixed = The umpire set this time. Ask them if it doesn’t suit you.
refused-league-no_proposal_then = This time doesn’t suit everyone who answered. Choose another one.
refused-league-already_proposed = This time is already proposed or set.
refused-league-enough_proposals = You’ve proposed { $count } times. Let the others propose one.
refused-league-proposal_changed = This time isn’t proposed any more. Please look again.
refused-league-already_accepted = You’ve already accepted this time.
refused-league-no_time = This table has no set time yet.
refused-league-no_event = This table has no event.
refused-league-has_event = This table already has an event.
refused-league-not_your_fixture = This isn’t your table. `/{ command-league } { command-league-fixtures }` shows yours.
refused-league-nobody_to_ask = You asked all players at this table.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = This match has started. See the dashboard.
refused-league-not_begun = This match hasn’t started.
refused-league-nobody_left = No player would be left. Award the win, or void the match.
refused-league-time_past = This time has passed. Choose a later one.
refused-league-too_few_here = At least { $count } players have to be here.
refused-league-entered = This result was entered already. First undo that in the season log.
refused-league-entered_who = The players have changed. Open the form again.
refused-league-entered_many = A table has at most { $count } players.
refused-league-entered_alone = At least { $count } players have to take part. If one showed up, award them the win.
refused-league-entered_places = There’s a gap in the places. They start at 1, and tied players share a number.
refused-league-entered_points = Write points for all players, or for none.
refused-league-entered_order = The points don’t match the places.
refused-league-no_fixture = This table has no match left to play.
refused-league-no_match = This match isn’t in this season.
refused-league-no_reason = Please give a reason. A few words are enough.
refused-league-no_such_slot = This table has no such deal. A round has five.
refused-league-not_a_league = This is for leagues only.
refused-league-not_due = Another deal comes first at this table.
refused-league-not_in = You’re not in this season.
refused-league-not_played = This deal isn’t played yet.
refused-league-not_pursuit = This is for the Swedish Pursuit tournament only.
refused-league-not_started = The season hasn’t started. Start it on the dashboard.
refused-league-not_there = Choose a player who was there from the first deal.
refused-league-not_tied = Name all players who share one place and no others, best first.
refused-league-other_league = { refused-league-no_match }
refused-league-over = This season has ended, and its results are final.
refused-league-reopen_late =
    The results are final after { $days ->
        [one] one day.
       *[other] { $days } days.
    }
refused-league-final = A confirmed Swedish Pursuit tournament is final.
refused-league-season_played = All rounds have pairings already.
refused-league-signup_closed =
    { $why ->
        [last] It’s too late to join, because no round is left.
        [begun] Sign-up closed at the start.
       *[closed] Sign-up is closed for this season.
    }
refused-league-stale = Another umpire just changed this. Please look again.
refused-league-still_played = Some tables are still to be played. Confirm the results once they’re played or their deadlines have passed.
refused-league-no_channel = { act-lose-channel } Choose another channel on the dashboard.
refused-league-other_channel = This isn’t the season’s channel.
refused-league-no_setting = I don’t know this setting.
refused-league-unaltered = That’s already the current setting.
refused-league-unfinished = No deal of this match was finished, so it doesn’t count. If it was played elsewhere, enter the result.
refused-league-setting_fixed = { $why ->
        [past] The season has started
       *[played] Matches were played under this setting
    }, so you can’t change this any more.
refused-league-tiebreaker_early = A tiebreaker comes last, when you review the results. A season without an end needs one first.
refused-league-tiebreaker_few = A tiebreaker needs at least { $count } players. Rank the tied players yourself.
refused-league-tiebreaker_many = { $count } players are tied, and a table seats { $most }. Rank them yourself.
refused-league-rounds_played = Round { $rounds } was already played or decided, so keep it.
refused-league-tied =
    { $ties }
    Let them play a tiebreaker (**{ button-dashboard-tiebreaker }** on the dashboard), or rank them yourself.
refused-league-too_few = A season needs at least two players.
refused-league-too_late = This round’s scores are final, because the tournament has continued.
refused-league-void = { refused-league-already_void }
league-start-first = First start the season on the dashboard.
league-confirm-first = First confirm the results on the dashboard.
refused-league-withdrawn = This spot was given up. The umpire can undo that in the season log.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] First continue the season on the dashboard.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] First break the tie on the dashboard.
       *[other] You can’t do this during the season.
    }

refused-season_room = I can’t have more than { $most } open tables on this server. I’ll open yours when another one ends, and ping you there. You lose no time.
refused-fixture_has_table = This match already has a thread. Play it there.
refused-fixture_over = This match has ended. `/{ command-league } { command-league-fixtures }` shows what’s left to play.
refused-league_exists = Someone else just opened { $league }. Join theirs.
refused-league_runs = { $league } already has a running season. Confirm or cancel it first, or choose another `{ option-name }`.
refused-not_in_league = Only players of { $league } can join this table. Sign up with `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = This player deleted their data, so I can’t keep a seat for them.
refused-season_not_running = This table’s season isn’t running.
refused-season_paused = The season is paused. I’ll tell you when it continues.
