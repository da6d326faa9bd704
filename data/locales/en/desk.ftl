# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = dashboard
command-umpire-dashboard-description = Run a season: see what’s next and what needs you

desk-title = ### Dashboard · { $league } · season { $number }
desk-which = ### Which season?
desk-choose = Choose a season…
desk-of = { $league } · season { $number }
desk-before =
    { $checking ->
        [yes] { $checked } of { $players } players have checked in.
       *[no] { $players ->
            [0] Nobody has signed up yet.
            [one] 1 player has signed up.
           *[other] { $players } players have signed up.
        }
    }{ $waiting ->
        [0] {""}
        [one] { " " }1 more waits for a place.
       *[other] { " " }{ $waiting } more wait for a place.
    }{ $lacking ->
        [yes] { " " }You start it as soon as two have signed up.
       *[no] {""}
    }
desk-paused = The season has been paused since <t:{ $at }:f>. No deadline passes.
desk-review = The matches are over.
desk-over =
    The season has been over since <t:{ $at }:f>. { $count ->
        [0] Nobody has won it.
        [one] The champion is { $names }.
       *[other] The champions are { $names }.
    }
desk-cancelled = The season was cancelled <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Now
       *[no] <t:{ $at }:R>
    }: { $what ->
        [closes] the sign-up closes
        [start] the season begins by itself
        [draw] the next round is drawn
        [ask_for_hours] I remind those who have not marked their hours
        [appoint] I set a time for { desk-next-tables }, if none is agreed on by then
        [call] I call the players of { desk-next-tables }
        [call_over] I wait no longer at { desk-next-tables }: those who are here play, if they are enough
        [put_off] the start is put off, because fewer than two can play
        [agree] { $tables ->
            [one] 1 proposed time is
           *[other] { $tables } proposed times are
        } agreed on
        [enter] somebody who waits gets a place
        [remind] I remind the players of { desk-next-tables }
        [remind_umpire] I remind you of { desk-next-tables }, if nobody has decided about it
        [begin] the wait is over at { desk-next-tables }: if two are there, the match begins, and a computer plays for whoever is not there
        [score] the deadline passes at { desk-next-tables }: what is still being played is scored as it stands
        [unplayed] the deadline passes at { desk-next-tables }: what nobody has played by then is yours to decide
        [deadline] the deadline passes at { desk-next-tables }: what is still being played is scored as it stands, and whoever is not there forfeits
        [ends] the season ends
        [walkover] I give a walkover at { desk-next-tables }
        [post] the standings are posted
       *[close] the matches are over, and you check the results
    }
desk-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } tables
    }
desk-no-room = ⏳ **{ $count ->
        [one] 1 table waits
       *[other] { $count } tables wait
    } for room on this server.** Each opens as soon as another table ends, and loses no time.
desk-nothing =
    { $open ->
        [yes] ✅ Nothing needs you now.
       *[no] Nothing can be changed any more.
    }

desk-lacks-players = 🚫 **It was time to begin, but fewer than two could play,** so the start was put off. It can be started as soon as there are two.
desk-start-by-hand = 🏁 **The season waits for you to start it.**
desk-is-paused = ▶️ **You decide when it goes on.** Every deadline is then later by the length of the pause.
desk-to-confirm =
    🏆 **Please check the results and confirm them.** { $then ->
        [playoff] Then the play-off is drawn.
       *[champion] Then the champion is named.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
        [one] { " " }1 of them goes on.
       *[other] { " " }{ $goes_on } of them go on.
    }{ $playoff ->
        [yes] { " " }Put them in order, or let them play one more match, which decides it.
       *[no] {""}
    }
desk-questions =
    🙋 { $count ->
        [one] **1 question** of a player waits
       *[other] **{ $count } questions** of players wait
    } for your answer.
desk-lost-channel =
    📵 { $why ->
        [gone] { $what ->
            [league] **The channel of this season is gone.**
           *[log] **The log channel of this season is gone.**
        } Choose another one.
        [lacking] { $what ->
            [league] **I lack permissions in the channel of this season,** <#{ $channel }>:
           *[log] **I lack permissions in the log channel of this season,** <#{ $channel }>:
        } { $permissions }. Grant them there, or choose another one.
       *[closed] { $what ->
            [league] **I may not write in the channel of this season,** <#{ $channel }>.
           *[log] **I may not write in the log channel of this season,** <#{ $channel }>.
        } I am missing { $permissions }. Let me write there again, or choose another one.
    }{ $waiting ->
        [0] {""}
        [one] { " " }1 message waits.
       *[other] { " " }{ $waiting } messages wait.
    }
desk-untold =
    📮 **{ $count ->
        [one] 1 message waits
       *[other] { $count } messages wait
    } to be posted** in <#{ $channel }> since <t:{ $since }:R>, because Discord has not taken { $count ->
        [one] it
       *[other] them
    }. I try again <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] { $plays ->
            [yes] runs this season, plays in it, and has left the server.
           *[no] is an umpire of this season and has left the server.
        }
       *[right] has opened this season and is not staff.
    }
desk-gone = 🚪 **{ $name }** has left the server.
desk-channel =
    { $what ->
        [league] **Where does the season go on?** What waits is posted there, and new tables open there.
       *[log] **Where are its decisions shown?**
    }
desk-channel-choose = Choose a channel…
desk-told-again = I am trying again now.
desk-absentee = 👻 **{ $name }** has not come to { $count } matches.
desk-hints =
    🔍 { $count ->
        [one] **1 hint** of fair play is
       *[other] **{ $count } hints** of fair play are
    } worth a look.

desk-table =
    { $stands ->
        [missed] Its deadline passed <t:{ $at }:R>, and nobody had played. What becomes of it is yours to decide.
        [deserted] Nobody came at the time that was set. It can be played until <t:{ $at }:f>.
        [called] The players are called until <t:{ $at }:t>, <t:{ $at }:R>.
        [silent] None of its players has answered, so I set no time. It can be played until <t:{ $at }:f>.
        [unset] It has no time yet. It can be played until <t:{ $at }:f>.
        [unanswered] Nobody has marked hours yet. It can be played until <t:{ $at }:f>.
        [open] Its players are looking for a time. It can be played until <t:{ $at }:f>.
        [proposed] A time is proposed: <t:{ $at }:F>, <t:{ $at }:R>.
        [agreed] Its players have agreed on <t:{ $at }:F>, <t:{ $at }:R>.
        [set] It is played <t:{ $at }:F>, <t:{ $at }:R>.
       *[begun] It is being played. If it is not over by <t:{ $at }:f>, it is scored as it stands.
    }
    { $stands ->
        [called] { $here ->
            [none] Nobody is here yet: { $players }.
           *[other] { $awaited ->
                [none] Here: { $here }.
               *[other] Here: { $here }. Not here yet: { $awaited }.
            }
        }
       *[other] Players: { $players }.
    }
desk-sitting =
    { $stands ->
        [waiting] It begins as soon as all its players are there.
        [too_few] Too few came at the time that was set. Begin it without the others, set another time, or withdraw players.
       *[other] Game { $game } of { $games } is being played.
    }
    { $game ->
        [0] { $here ->
            [none] Nobody is there yet: { $players }.
           *[other] { $awaited ->
                [none] There: { $here }.
               *[other] There: { $here }. Not there yet: { $awaited }.
            }
        }
       *[other] { $away ->
            [none] Players: { $players }.
           *[other] 🤖 A computer plays for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Themselves play: { $themselves }.
            }
        }
    }
desk-choose-player = Choose a player…
desk-what-player = It goes on by itself, and a computer plays for whoever is not there. Choose a player below to withdraw them, or to give their place to somebody else.
desk-tables = **{ $others ->
        [yes] Other tables:
       *[no] Tables:
    }** { $parts }
desk-tables-stand =
    { $stands ->
        [missed] { $count } not played in time
        [deserted] { $count } to which nobody came
        [too_few] { $count } to which too few came
        [called] { $count } being called
        [silent] { $count } where nobody answers
        [unset] { $count } without a time
        [unanswered] { $count } without marked hours
        [open] { $count } looking for a time
        [proposed] { $count } with a proposed time
        [agreed] { $count } with an agreed time
        [set] { $count } with a time
        [waiting] { $count } waiting for players
        [absent] { $count } where a computer plays for somebody
       *[begun] { $count } being played
    }
desk-option =
    { $stands ->
        [missed] ⌛ Not played in time
        [deserted] 👻 Nobody came
        [too_few] 👻 Too few came
        [called] 📣 The players are being called
        [silent] 🔇 Nobody answers
        [unset] No time yet
        [unanswered] No hours are marked yet
        [open] The players look for a time
        [proposed] A time is proposed
        [agreed] The players have agreed on a time
        [set] It has a time
        [waiting] It waits for its players
        [absent] 🤖 A computer plays for somebody
       *[begun] It is being played
    }
desk-option-played = Played ({ $points }). Adjust or void it
desk-choose-tables = Choose a table…
desk-choose-results = Adjust a result…
desk-more-tables = More tables…
desk-more-results = More results…
desk-tables-page = All tables, the open ones first. Page { $page } of { $pages }.

button-run-season = I’ll run it
refused-umpire_runs_it = This season is already run by { $names }. To change that, use **{ desk-more-umpires }** on its dashboard.
desk-umpires-handed-over = You have handed the season over.
desk-roles =
    Each division can have a role of your server. Its players get it when the season starts. Whoever moves to another division gets the role of that one instead. Whoever withdraws, is replaced or leaves the server loses it, and whoever takes over a place gets it. When the season is over or cancelled, it is taken back.
    -# Whoever has the role already keeps it. Division 1 is the highest.
desk-role = **Division { $division }:** { $role ->
    [none] no role
   *[other] { $role }
}
desk-role-choose = Choose a role…
desk-roles-again = The roles are being given now. If one cannot be given, it says so here.
desk-thread = Its thread: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }:** those who are here play now, and the others forfeit.
desk-what-begin-all = **{ button-desk-begin }:** the match begins now. Computers play for the others until they come.
desk-what-wait = **{ button-desk-wait }:** the call lasts ten minutes longer, for somebody who is on the way.
desk-what-move = **{ button-desk-move }** The table gets a time of its own, and I call its players then. Its deadline moves along if it must.
desk-what-without = **{ button-desk-without }:** those for whom a computer plays forfeit the match, and the others play on. Who is left alone has won.
desk-what-turn = **{ button-desk-turn }:** whoever is on turn gets ten minutes more for it, at a slow clock a day.
desk-what-again = **{ button-desk-again }:** those without whom it goes on can take their seats again.
desk-what-days = **{ button-desk-days }:** the players get two more days to find a time.
desk-what-time = **{ button-desk-time }** You choose how much longer they may take.
desk-what-walkover =
    { $begun ->
        [yes] - **{ desk-walkover }** The match is stopped: the player whom you choose has won, and the others forfeit.
       *[no] - **{ desk-walkover }** The player whom you choose has won without playing, and the others forfeit.
    }
desk-what-enter = - **{ button-desk-enter }** It was played elsewhere: you write who came where.
desk-adrift =
    { $begun ->
        [yes] Its thread or channel was deleted while { $players } played, so the match stands still. All cards are kept.
       *[no] Its thread or channel was deleted while { $players } were waited for. Whoever was here still is, and nobody forfeits meanwhile.
    }
desk-what-place = - **{ desk-place-choose }** The table goes on in a new thread there, with all that it has, and its players are called there.
desk-place-choose = Move it to another channel…
desk-what-take-up = It goes on in a new thread of <#{ $channel }> as soon as I can open one there. Or choose a channel, and it goes on in a new thread there:
desk-taken-up = ✅ The match goes on in a new thread of <#{ $channel }>, and its players are called there.
refused-not_lost = That match has a channel, and goes on there.
desk-what-nothing = Nothing can be done about it now.
desk-walkover = Give a walkover to…
desk-walkover-option =
    { $begun ->
        [yes] The match is decided for them
       *[no] Wins without playing
    }

desk-more = Something else…
desk-more-refresh = Refresh
desk-more-refresh-about = Show the latest
desk-more-player = A player…
desk-more-player-about = Remove, replace or warn a player
desk-more-award = Award points…
desk-more-award-about = Add points in the standings, or deduct them
desk-more-enter = Enter a result…
desk-more-enter-about = For a match played elsewhere
desk-more-extend = Extend deadlines…
desk-more-extend-about = Give the whole round, or an open season, more time
desk-more-tie = Break a tie…
desk-more-tie-about = Rank players who share a place
desk-more-start = Start the season
desk-more-start-about = Close sign-up; see first who plays
desk-more-check-in = Check-in…
desk-more-check-in-about = Ask players if they’re still in; after the start, ask the waiting list
desk-more-order = The order of the players
desk-more-order-about = Seed them by rating, by lot or by hand
desk-more-waiting = The waiting list
desk-more-waiting-about = See who waits, or offer a player a spot
desk-more-divisions = Divisions…
desk-more-divisions-about = Move a player to another division
desk-more-pause = Pause the season…
desk-more-pause-about = Put all deadlines on hold
desk-more-confirm = Confirm the results…
desk-more-confirm-about = Name the champion; see first who it is
desk-more-questions = Questions from players
desk-more-questions-about = Read and answer them
desk-more-umpires = Umpires…
desk-more-umpires-about = Choose who runs the season
desk-more-roles = Roles of the divisions…
desk-more-roles-about = Give each division a server role
desk-more-log = Season log
desk-more-log-about = See all decisions, or take one back
desk-more-export = Export…
desk-more-export-about = Results, standings and log as files
desk-more-seasons = Other seasons…
desk-more-seasons-about = Open another dashboard
desk-more-cancel = Cancel the season…
desk-more-cancel-about = End it without a champion
desk-reopen = ↩️ If something in the results was wrong, you can review them again until <t:{ $until }:f>.

button-desk = Dashboard
button-desk-back = Back to the dashboard
button-desk-name = { $name }
button-desk-begin = Begin without the others
button-desk-wait = Wait 10 minutes
button-desk-move = Another time…
button-desk-without = Go on without the absent
button-desk-turn = More time for this turn
button-desk-again = Let them play again
button-desk-days = 2 more days
button-desk-time = Another deadline…
button-desk-enter = Enter the result…
button-desk-result = Adjust the result…
button-desk-settle = Settle the tie…
button-desk-playoff = Play it off…
button-desk-start = Start the season
button-desk-confirm = Confirm the results…
button-desk-resume = Go on
button-desk-reopen = Review the results again…
button-desk-channel = Choose another channel…
button-desk-tell = Try again now
button-desk-give-roles = Give the roles now
button-desk-hints = See the hints


desk-form-confirm = Confirm the results
desk-form-confirm-why = Everything has been played and checked.
desk-form-pause = Pause the season
desk-form-cancel = Cancel the season
desk-form-playoff = Play it off
desk-form-reverse = Take back a decision
desk-form-reopen = Review the results again
desk-form-move = Another time
desk-form-move-at = When they play
desk-form-time = Another deadline
desk-form-time-at = Until when they can play
desk-form-at-example = tomorrow 20:00
desk-form-check-in = Check-in
desk-form-check-in-at = Open until
desk-form-enter = A result from elsewhere
desk-form-enter-places = One player a line, the best first
desk-form-enter-about =
    { $points ->
        [yes] Write the points after each name. Same number: a tie. “-” before a name: did not come.
       *[no] Points may follow the name. Same number: a tie. “-” before a name: did not come.
    }
desk-form-enter-whom =
    { $points ->
        [yes] Players of the season, as “1. Ada 120”: the points after the name. Same number: a tie.
       *[no] Players of the season, as “1. Ada”. Points may follow the name. Same number: a tie.
    }
desk-form-result-what = What is to change
desk-form-result-game = Which game
desk-form-result-total = New total
desk-form-result-points = Points: =12, +3 or -3
desk-form-result-about = Leave empty to void
desk-result-game = Game { $number }
desk-result-points =
    { $game ->
        [yes] Adjust the points of { $name }
       *[no] Adjust the total of { $name }
    }
desk-result-void =
    { $game ->
        [yes] The game does not count
       *[no] The match does not count
    }
desk-result-void-about =
    { $game ->
        [yes] It’s played again
       *[no] It’s played again if there’s time
    }
desk-form-umpires = Umpires
desk-form-umpires-who = Who runs the season from now on
desk-form-umpires-about = Up to { $most }, yourself included. Staff or not; the staff can always step in
desk-form-player = A player
desk-form-player-who = Who
desk-form-player-what = What becomes of them
desk-form-player-instead = Who takes over
desk-form-player-instead-about = Only if somebody takes over; nobody chosen: the first who waits
desk-player-forfeit = Out: they forfeit the rest
desk-player-forfeit-about = What they have still to play is lost for them; the rest stands
desk-player-zero = Out: the rest gives nothing
desk-player-zero-about = The others play on without them, and nobody wins by it
desk-player-void = Out: as if they had never played
desk-player-void-about = None of their matches counts for anybody
desk-player-withdraw = Out of the tournament
desk-player-withdraw-about = What they have played stands
desk-player-replace = Somebody takes over
desk-player-replace-about = Their place goes to another member, with all that comes with it
desk-player-caution = A word in private
desk-player-caution-about = Only they and the staff read it; it changes nothing
desk-form-award = Award points
desk-form-award-points = Points
desk-form-award-about = Use a minus to deduct points
desk-form-tie = Break the tie
desk-form-tie-place = Number { $number }
desk-form-tie-lines = Places, the best first
desk-form-tie-lines-about =
    { $count ->
        [0] Change the numbers, or move the lines
       *[other] Change the numbers, or move the lines. The first { $count } advance
    }
desk-form-tie-shared = Or a shared victory
desk-tie-shared = All of them win
desk-ties =
    { $count ->
        [0] No players share a place.
       *[other] **These players share a place.** Choose a tie to break it.
    }
desk-choose-tie = Choose a tie…
desk-tie-option = Place { $place }: { $count } players

# What is rare: terms, the waiting list, divisions, the order before the start.

desk-waiting =
    { $count ->
        [0] Nobody waits for a place.
        [one] **1 player waits for a place.**
       *[other] **{ $count } players wait for a place.**
    } { $started ->
        [yes] Somebody who is asked takes over a place with all that it has, if they want it.
       *[no] A place that becomes free goes to the first of them.
    }
desk-waiting-line = **{ $number }** { $name }, since <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 is asked to take over a place
        [missing] {""} · 🚪 is not on the server
        [here] {""} · ✅ is still there
        [silent] {""} · has not checked in
       *[waits] {""}
    }
button-desk-ask = Ask { $name }…
desk-ask-other = Ask somebody else…
desk-form-ask = Ask { $name }
desk-form-ask-whose = Whose place they take over

desk-division = Division { $number } · { $count ->
        [one] 1 player
       *[other] { $count } players
    }
desk-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
desk-division-move = Another division…
desk-form-division = Move { $name }
desk-form-division-to = To which division

desk-order = { $by ->
        [hand] **The players start in the order that an umpire has set.** Whoever signs up later comes last.
        [signup] **The players start in the order of signing up.**
        [lot] **The players start in an order that is drawn by lot.**
       *[rating] **The players start by rating,** those without one in the order of signing up.
    }{ $divided ->
        [yes] { " " }Nobody starts in a lower division than an earlier season has promised them. To move them lower, use **{ desk-more-divisions }** after the start.
       *[no] {""}
    }
button-desk-by-hand = By hand…
button-desk-drop-order = Drop the order by hand
button-desk-seed-rating = By rating…
button-desk-seed-signup = By signing up…
button-desk-seed-lot = By lot…
desk-form-seeding = Another order

refused-desk_table_done = That table has a result by now. Go back to the dashboard to see how things stand.
refused-desk_nobody_absent = Everybody at that table plays for themselves again, so it simply goes on.
refused-turn_over = Nobody’s time runs there now. Go back to the dashboard and see how it stands.
refused-desk_not_called = The players of that table are not being called now. You can give it another time instead.
refused-desk_tie_gone = Nobody is tied there any more. Go back to the dashboard to see how things stand.
refused-desk_tie_large = { $count } players are tied, too many for a form. Use **{ desk-more-award }** to separate them first.
refused-desk_tie_twice = Two players can’t have the same place. Choose a different player for each place.
desk-umpire-called =
    🙋 **{ $where }:** { $player } asks for you: “{ $text }”{ $until ->
        [none] {""}
       *[other] { " " }The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
    }
