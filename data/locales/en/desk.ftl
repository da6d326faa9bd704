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
            [0] No one has signed up yet.
            [one] 1 player has signed up.
           *[other] { $players } players have signed up.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }{ $waiting } on the waiting list.
    }{ $lacking ->
        [yes] { " " }You can start it once there are two.
       *[no] {""}
    }
desk-paused = The season was paused <t:{ $at }:f>. All deadlines are on hold.
desk-review = The matches are over.
desk-over =
    The season ended <t:{ $at }:f>. { $count ->
        [0] It has no champion.
        [one] The champion is { $names }.
       *[other] The champions are { $names }.
    }
desk-cancelled = Cancelled <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Now
       *[no] <t:{ $at }:R>
    }: { $what ->
        [closes] sign-up closes
        [start] the season starts
        [draw] I pair the next round
        [ask_for_hours] I ask players who haven’t said when they can play
        [appoint] I pick a time for { desk-next-tables } if none is agreed
        [call] the ready check opens at { desk-next-tables }
        [call_over] the ready check closes at { desk-next-tables }, and those who are there play if they’re enough
        [put_off] the start is postponed, because fewer than two can play
        [agree] { $tables ->
            [one] 1 proposed time is
           *[other] { $tables } proposed times are
        } agreed
        [enter] a player on the waiting list gets a spot
        [remind] I remind the players of { desk-next-tables }
        [remind_umpire] I remind you of { desk-next-tables } if you haven’t decided
        [begin] the ready check closes at { desk-next-tables }. With two players the match starts, and computers play for the others
        [score] deadline of { desk-next-tables }. Running matches are scored as they stand
        [unplayed] deadline of { desk-next-tables }. If no one played, you decide
        [deadline] deadline of { desk-next-tables }. Running matches are scored as they stand, and no-shows forfeit
        [ends] the season ends
        [walkover] I award the win at { desk-next-tables }
        [post] I post the standings
       *[close] the matches end, and you review the results
    }
desk-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } tables
    }
desk-no-room = ⏳ **{ $count ->
        [one] 1 table waits
       *[other] { $count } tables wait
    } for room on this server.** Each opens when another table ends, and loses no time.
desk-nothing =
    { $open ->
        [yes] ✅ Nothing needs you now.
       *[no] You can’t change anything any more.
    }

desk-lacks-players = 🚫 **The start is postponed** because fewer than two players could play. Start the season once there are two.
desk-start-by-hand = 🏁 **Ready to start.** You start it whenever you like.
desk-is-paused = ▶️ **You decide when it goes on.** All deadlines are then extended by the length of the pause.
desk-to-confirm =
    🏆 **Check the results and confirm them.** { $then ->
        [playoff] That draws the play-off.
       *[champion] That names the champion.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
        [one] { " " }1 of them advances.
       *[other] { " " }{ $goes_on } of them advance.
    }{ $playoff ->
        [yes] { " " }Rank them yourself, or let them play a tiebreaker.
       *[no] {""}
    }
desk-questions =
    🙋 { $count ->
        [one] **1 question** from a player needs
       *[other] **{ $count } questions** from players need
    } your answer.
desk-lost-channel =
    📵 { $why ->
        [gone] { $what ->
            [league] **The season’s channel was deleted.**
           *[log] **The season’s log channel was deleted.**
        } Choose another one.
        [lacking] { $what ->
            [league] **I lack permissions in the season’s channel,** <#{ $channel }>:
           *[log] **I lack permissions in the season’s log channel,** <#{ $channel }>:
        } { $permissions }. Add them there, or choose another channel.
       *[closed] { $what ->
            [league] **I can’t write in the season’s channel,** <#{ $channel }>.
           *[log] **I can’t write in the season’s log channel,** <#{ $channel }>.
        } I need { $permissions }. Add them, or choose another channel.
    }{ $waiting ->
        [0] {""}
        [one] { " " }1 message waits.
       *[other] { " " }{ $waiting } messages wait.
    }
desk-untold =
    📮 **{ $count ->
        [one] 1 message
       *[other] { $count } messages
    } couldn’t be posted** in <#{ $channel }> (first try <t:{ $since }:R>). I’ll try again <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] { $plays ->
            [yes] runs this season, plays in it, and has left the server.
           *[no] runs this season and has left the server.
        }
       *[right] opened this season and is no longer league staff.
    }
desk-gone = 🚪 **{ $name }** has left the server.
desk-channel =
    { $what ->
        [league] **Where should the season continue?** I’ll post there and open new tables there.
       *[log] **Where should I show decisions?**
    }
desk-channel-choose = Choose a channel…
desk-told-again = Trying again now.
desk-absentee = 👻 **{ $name }** missed { $count } matches.
desk-hints =
    🔍 { $count ->
        [one] **1 fair-play report** needs
       *[other] **{ $count } fair-play reports** need
    } a look.

desk-table =
    { $stands ->
        [missed] Not played by the deadline, <t:{ $at }:R>. You decide what happens.
        [deserted] No one showed up. Deadline: <t:{ $at }:f>.
        [called] Ready check until <t:{ $at }:t> (<t:{ $at }:R>).
        [silent] No one has answered, so I set no time. Deadline: <t:{ $at }:f>.
        [unset] No time yet. Deadline: <t:{ $at }:f>.
        [unanswered] No one has said when. Deadline: <t:{ $at }:f>.
        [open] The players are looking for a time. Deadline: <t:{ $at }:f>.
        [proposed] Proposed: <t:{ $at }:F> (<t:{ $at }:R>).
        [agreed] Agreed: <t:{ $at }:F> (<t:{ $at }:R>).
        [set] Set for <t:{ $at }:F> (<t:{ $at }:R>).
       *[begun] Running. If it hasn’t ended by <t:{ $at }:f>, it’s scored as it stands.
    }
    { $stands ->
        [called] { $here ->
            [none] No one is here yet: { $players }.
           *[other] { $awaited ->
                [none] Here: { $here }.
               *[other] Here: { $here }. Not yet: { $awaited }.
            }
        }
       *[other] Players: { $players }.
    }
desk-sitting =
    { $stands ->
        [waiting] It starts when all players are here.
        [too_few] Too few showed up. Start without the others, set another time, or remove players.
       *[other] Game { $game } of { $games } is running.
    }
    { $game ->
        [0] { $here ->
            [none] No one is here yet: { $players }.
           *[other] { $awaited ->
                [none] Here: { $here }.
               *[other] Here: { $here }. Not yet: { $awaited }.
            }
        }
       *[other] { $away ->
            [none] Players: { $players }.
           *[other] 🤖 A computer is playing for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Still playing: { $themselves }.
            }
        }
    }
desk-choose-player = Choose a player…
desk-what-player = The match continues, and a computer plays for anyone who is away. Choose a player below to remove or replace them.
desk-tables = **{ $others ->
        [yes] Other tables:
       *[no] Tables:
    }** { $parts }
desk-tables-stand =
    { $stands ->
        [missed] { $count } not played in time
        [deserted] { $count } without players
        [too_few] { $count } with too few players
        [called] { $count } in a ready check
        [silent] { $count } without answers
        [unset] { $count } without a time
        [unanswered] { $count } without hours
        [open] { $count } looking for a time
        [proposed] { $count } with a proposed time
        [agreed] { $count } with an agreed time
        [set] { $count } with a time
        [waiting] { $count } waiting for players
        [absent] { $count } with a computer playing
       *[begun] { $count } running
    }
desk-option =
    { $stands ->
        [missed] ⌛ Not played in time
        [deserted] 👻 No one showed up
        [too_few] 👻 Too few showed up
        [called] 📣 Ready check
        [silent] 🔇 No answers
        [unset] No time yet
        [unanswered] No hours yet
        [open] Looking for a time
        [proposed] Time proposed
        [agreed] Time agreed
        [set] Time set
        [waiting] Waiting for players
        [absent] 🤖 A computer is playing
       *[begun] Running
    }
desk-option-played = Played ({ $points }). Adjust or void it
desk-choose-tables = Choose a table…
desk-choose-results = Adjust a result…
desk-more-tables = More tables…
desk-more-results = More results…
desk-tables-page = All tables, open ones first. Page { $page } of { $pages }.

button-run-season = I’ll run it
refused-umpire_runs_it = { $names } already runs this season. To change that, use **{ desk-more-umpires }** on its dashboard.
desk-umpires-handed-over = You’ve handed the season over.
desk-roles =
    Give each division a server role. Players get it when the season starts and lose it when the season ends. If a player changes division, drops out or is replaced, I update the roles.
    -# Players who had the role before keep it. Division 1 is the highest.
desk-role = **Division { $division }:** { $role ->
    [none] no role
   *[other] { $role }
}
desk-role-choose = Choose a role…
desk-roles-again = I’m updating the roles now. If one can’t be given, you’ll see it here.
desk-thread = Thread: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }** lets the players who are here play. The others forfeit.
desk-what-begin-all = **{ button-desk-begin }** starts the match. Computers play for the others until they come.
desk-what-wait = **{ button-desk-wait }** keeps the ready check open, for a player on the way.
desk-what-move = **{ button-desk-move }** sets when they play. I’ll ping them then, and move the deadline if needed.
desk-what-without = **{ button-desk-without }** makes absent players forfeit, and the rest play on. If only one player is left, that player wins.
desk-what-turn = **{ button-desk-turn }** gives the player whose turn it is ten more minutes (a day on a slow clock).
desk-what-again = **{ button-desk-again }** lets absent players take their seats back.
desk-what-days = **{ button-desk-days }** extends the deadline.
desk-what-time = **{ button-desk-time }** sets when they must have played.
desk-what-walkover =
    { $begun ->
        [yes] - **{ desk-walkover }** ends the match. The player you choose wins, and the others forfeit.
       *[no] - **{ desk-walkover }** The player you choose wins, and the others forfeit.
    }
desk-what-enter = - **{ button-desk-enter }** is for a match played elsewhere.
desk-adrift =
    { $begun ->
        [yes] Its thread or channel was deleted while { $players } played, so the match stands still. All cards are kept.
       *[no] Its thread or channel was deleted while { $players } got ready. No one forfeits until it continues.
    }
desk-what-place = - **{ desk-place-choose }** continues the match in a new thread there, and I’ll ping the players.
desk-place-choose = Move it to another channel…
desk-what-take-up = The match continues in a new thread of <#{ $channel }> as soon as I can open one. Or choose a channel:
desk-taken-up = ✅ The match continues in a new thread of <#{ $channel }>, and I’ve pinged the players.
refused-not_lost = This match still has its channel.
desk-what-nothing = There’s nothing to do here now.
desk-walkover = Award the win to…
desk-walkover-option =
    { $begun ->
        [yes] Wins the match
       *[no] Wins by forfeit
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
desk-more-log-about = See all decisions, or undo one
desk-more-export = Export…
desk-more-export-about = Results, standings and log as files
desk-more-seasons = Other seasons…
desk-more-seasons-about = Open another dashboard
desk-more-cancel = Cancel the season…
desk-more-cancel-about = End it without a champion
desk-reopen = ↩️ If a result was wrong, you can review the results again until <t:{ $until }:f>.

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
button-desk-settle = Break the tie…
button-desk-playoff = Play a tiebreaker…
button-desk-start = Start the season
button-desk-confirm = Confirm the results…
button-desk-resume = Go on
button-desk-reopen = Review the results again…
button-desk-channel = Choose another channel…
button-desk-tell = Try again now
button-desk-give-roles = Give the roles now
button-desk-hints = See the reports


desk-form-confirm = Confirm the results
desk-form-confirm-why = All matches are played and checked.
desk-form-pause = Pause the season
desk-form-cancel = Cancel the season
desk-form-playoff = Play a tiebreaker
desk-form-reverse = Undo a decision
desk-form-reopen = Review the results again
desk-form-move = Another time
desk-form-move-at = When they play
desk-form-time = Another deadline
desk-form-time-at = They can play until
desk-form-at-example = tomorrow 20:00
desk-form-check-in = Check-in
desk-form-check-in-at = Open until
desk-form-enter = A result from elsewhere
desk-form-enter-places = One player a line, the best first
desk-form-enter-about = You can add points. Use the same number for a tie, and “-” before a name for a no-show.
desk-form-enter-whom = One a line, e.g. “1. Ada”. You can add points. Use the same number for a tie.
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
desk-form-umpires-who = Who runs the season
desk-form-umpires-about = Up to { $most }, including you. They needn’t be league staff, who can always step in
desk-form-player = A player
desk-form-player-who = Who
desk-form-player-what = What happens
desk-form-player-instead = Who takes over
desk-form-player-instead-about = Only for a replacement. Empty: the first on the waiting list
desk-player-forfeit = Remove: they forfeit the rest
desk-player-forfeit-about = They lose the matches they still have to play
desk-player-zero = Remove: the rest gives nothing
desk-player-zero-about = Their remaining matches don’t count for anyone
desk-player-void = Remove: as if they’d never played
desk-player-void-about = None of their matches counts for anyone
desk-player-withdraw = Remove from the tournament
desk-player-withdraw-about = Their games so far count
desk-player-replace = Replace
desk-player-replace-about = Another member takes their spot, with all results
desk-player-caution = Private warning
desk-player-caution-about = Only they and the staff can read it
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
        [0] The waiting list is empty.
        [one] **1 player is on the waiting list.**
       *[other] **{ $count } players are on the waiting list.**
    } { $started ->
        [yes] You can offer a player someone’s spot, with all that it has.
       *[no] A free spot goes to the first of them.
    }
desk-waiting-line = **{ $number }** { $name } · joined the list <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 was offered a spot
        [missing] {""} · 🚪 left the server
        [here] {""} · ✅ checked in
        [silent] {""} · hasn’t checked in
       *[waits] {""}
    }
button-desk-ask = Ask { $name }…
desk-ask-other = Ask someone else…
desk-form-ask = Ask { $name }
desk-form-ask-whose = Whose spot

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
        [hand] **An umpire set this order.** Players who sign up later come last.
        [signup] **This is the order of signing up.**
        [lot] **This order is drawn by lot.**
       *[rating] **This order goes by rating.** Unrated players follow in the order of signing up.
    }{ $divided ->
        [yes] { " " }No one starts below the division an earlier season promised. To move a player down, use **{ desk-more-divisions }** after the start.
       *[no] {""}
    }
button-desk-by-hand = By hand…
button-desk-drop-order = Drop the order by hand
button-desk-seed-rating = By rating…
button-desk-seed-signup = By signing up…
button-desk-seed-lot = By lot…
desk-form-seeding = Another order

refused-desk_table_done = This table has a result by now. Go back to the dashboard.
refused-desk_nobody_absent = Everyone at this table plays again, so the match continues.
refused-turn_over = No turn is running out here now. Go back to the dashboard.
refused-desk_not_called = No ready check is open at this table. You can set another time instead.
refused-desk_tie_gone = These players aren’t tied any more. Go back to the dashboard.
refused-desk_tie_large = { $count } players are tied, too many for a form. Use **{ desk-more-award }** to separate them first.
refused-desk_tie_twice = Choose a different player for each place.
desk-umpire-called =
    🙋 **{ $where }:** { $player } asks for you: “{ $text }”{ $until ->
        [none] {""}
       *[other] { " " }The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
    }
