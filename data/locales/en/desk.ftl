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
           *[other] Players: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }On the waiting list: { $waiting }.
    }{ $lacking ->
        [yes] { " " }You can start the season once there are two.
       *[no] {""}
    }
desk-paused = Paused <t:{ $at }:f>. All deadlines are on hold.
desk-review = All matches have ended.
desk-over =
    The season ended <t:{ $at }:f>. { umpire-champions }
desk-cancelled = Cancelled <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Now
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }at the latest
           *[no] {""}
        }
    }: { $what ->
        [closes] sign-up closes
        [start] the season starts
        [draw] I pair the next round
        [ask_for_hours] I ask players who haven’t said when they can play
        [appoint] I pick a time for { desk-next-tables } if none is agreed
        [call] the ready check opens at { desk-next-tables }
        [call_over] { desk-next-closes }. No-shows forfeit
        [put_off] the start is postponed, because fewer than two can play
        [agree] { $tables ->
            [one] a proposed time is
           *[other] { $tables } proposed times are
        } agreed
        [enter] a player on the waiting list gets a spot
        [remind] I remind the players of { desk-next-tables }
        [remind_umpire] I remind you of { desk-next-tables }
        [begin] { desk-next-closes }. If two are there, computers play for the others
        [score] { desk-next-scored }
        [unplayed] { desk-next-deadline }. If it wasn’t played, you decide
        [deadline] { desk-next-scored }, and no-shows forfeit
        [ends] the season ends
        [walkover] I award the win at { desk-next-tables }
        [post] I post the standings
       *[close] the matches end, and you review the results
    }
desk-next-closes = the ready check closes at { desk-next-tables }
desk-next-deadline = deadline of { desk-next-tables }
desk-next-scored = { desk-next-deadline }. Running matches are scored without their unfinished deal
desk-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } tables
    }
desk-no-room = ⏳ **Tables waiting for room on this server: { $count }.** Each opens when another table ends, and loses no time.
desk-nothing =
    { $open ->
        [yes] ✅ Nothing needs you now.
       *[no] You can’t change anything any more.
    }

desk-lacks-players = 🚫 **The start is postponed** until two players are in. Then you start the season.
desk-start-by-hand = 🏁 **Ready to start.** You start it whenever you like.
desk-is-paused = ▶️ **You decide when it continues.** All deadlines then move by the length of the pause.
desk-to-confirm =
    🏆 **Check the results and confirm them.** Then I { $then ->
        [playoff] pair the play-off.
       *[champion] name the champion.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } of them can advance.
    }
desk-questions = 🙋 **Questions from players:** { $count }
desk-lost-channel =
    📵 **{ $what ->
        [league] The season’s channel
       *[log] The channel for decisions
    } { $why ->
        [gone] was deleted.** Choose another one.
       *[lacking] needs permissions I don’t have.** Add { $permissions } in <#{ $channel }>, or choose another channel.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Waiting messages: { $waiting }.
    }
desk-untold = 📮 **Messages I couldn’t post** in <#{ $channel }>: { $count } (first try <t:{ $since }:R>). I’ll try again <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] runs this season but left the server.
       *[right] opened this season and is no longer league staff.
    }
desk-gone = 🚪 **{ $name }** left the server.
desk-channel =
    { $what ->
        [league] **Where should the season continue?** I’ll post there and open new tables there.
       *[log] **Where should I show decisions?**
    }
desk-channel-choose = Choose a channel…
desk-told-again = Trying again now.
desk-absentee = 👻 **{ $name }** missed { $count } matches.
desk-hints = 🔍 **Fair-play reports:** { $count }

desk-table =
    { desk-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). You decide what happens.
        [called] { " " }until <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { desk-moment }
        [agreed] { desk-moment }
        [set] { desk-moment }
        [begun] . If it hasn’t ended by <t:{ $at }:f>, it’s scored without its unfinished deal.
        [silent] , so I set no time. { desk-deadline }
       *[open] . { desk-deadline }
    }
    { $stands ->
        [called] { desk-coming }
       *[other] { desk-players }
    }
desk-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
desk-deadline = Deadline: <t:{ $at }:f>.
desk-players = Players: { $players }.
desk-coming =
    { $here ->
        [none] Still missing: { $players }.
       *[other] Here: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Not yet: { $awaited }.
        }
    }
desk-sitting =
    { $stands ->
        [waiting] It starts when all players are here.
        [too_few] Too few showed up. Start without the others, set another time, or remove players.
       *[other] Deal { $game } of { $games } is running.
    }
    { $game ->
        [0] { desk-coming }
       *[other] { $away ->
            [none] { desk-players }
           *[other] 🤖 A computer is playing for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Still playing: { $themselves }.
            }
        }
    }
desk-choose-player = Choose a player…
desk-what-player = Choose a player to remove or replace them. The match continues.
desk-tables = **{ $others ->
        [yes] Other tables:
       *[no] Tables:
    }** { $parts }
desk-option =
    { $stands ->
        [missed] ⌛ Not played in time
        [deserted] 👻 No players showed up
        [too_few] 👻 Too few showed up
        [called] 📣 Ready check
        [silent] 🔇 No answers yet
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
desk-counted = { desk-option }: **{ $count }**
desk-option-played =
    { $void ->
        [yes] Void ({ $points }). Undo that
       *[no] Played ({ $points }). Adjust or void it
    }
desk-choose-tables = Choose a table…
desk-choose-results = Adjust a result…
desk-more-tables = More tables…
desk-more-results = More results…
desk-tables-page = All tables, open ones first. Page { $page } of { $pages }.

button-run-season = I’ll run it
refused-umpire_runs_it = This season is already run by { $names }. To change that, use **{ desk-more-umpires }** on its dashboard.
desk-umpires-handed-over = You’ve handed the season over.
desk-roles =
    Players have the role of their division while the season runs.
    -# Players who had the role before keep it. Division 1 is the highest.
desk-role = **Division { $division }:** { $role ->
    [none] no role
   *[other] { $role }
}
desk-role-choose = Choose a role…
desk-roles-again = I’m updating the roles now. If I can’t give one, you’ll see it here.
desk-thread = Thread: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }** lets the players who are here play. The others forfeit.
desk-what-begin-all = **{ button-desk-begin }** starts the match. Computers play for the others until they come.
desk-what-without = **{ button-desk-without }** makes absent players forfeit. If only one player is left, that player wins.
desk-what-turn = **{ button-desk-turn }** gives ten minutes for this turn (a day on a slow clock).
desk-what-again = **{ button-desk-again }** lets the absent players back in. They don’t forfeit.
desk-what-walkover = { desk-walkover } The others forfeit.
desk-what-enter = - **{ button-desk-enter }** is for a match played elsewhere.
desk-adrift = Its thread or channel was deleted, so the match of { $players } is paused. It costs no forfeits, and all cards are kept.
desk-place-choose = Move it to another channel…
desk-what-take-up = The match continues in a new thread of <#{ $channel }> as soon as I can open one. Or choose a channel:
desk-taken-up = ✅ The match continues in a new thread of <#{ $channel }>. I’ve pinged the players.
refused-not_lost = This match still has its channel.
desk-what-nothing = There’s nothing to do here now.
desk-walkover = Award the win to…

desk-more = Something else…
desk-more-refresh = Refresh
desk-more-standings = { league-button-standings }
desk-more-player = { desk-form-player }…
desk-more-player-about = Remove, replace or warn them
desk-more-award = { desk-form-award }…
desk-more-award-about = Or deduct them
desk-more-enter = { desk-form-enter }…
desk-more-extend = Extend deadlines…
desk-more-extend-about = For the whole round, or an open season
desk-more-tie = { desk-form-tie }…
desk-more-start = { button-desk-start }
desk-more-check-in = { desk-form-check-in }…
desk-more-check-in-about = Ask if players are still in. After the start, ask the waiting list
desk-more-order = Player order
desk-more-waiting = The waiting list
desk-more-waiting-about = Offer a player a spot
desk-more-divisions = Divisions…
desk-more-pause = { desk-form-pause }…
desk-more-confirm = { button-desk-confirm }
desk-more-questions = Questions from players
desk-more-umpires = { desk-form-umpires }…
desk-more-roles = Division roles…
desk-more-log = Season log
desk-more-log-about = See all decisions, or undo one
desk-more-export = Export…
desk-more-export-about = { command-umpire-export-description }
desk-more-seasons = Other seasons…
desk-more-cancel = { desk-form-cancel }…
desk-reopen = ↩️ If a result was wrong, you can review the results again until <t:{ $until }:f>.

button-desk = Dashboard
button-desk-back = Back to the dashboard
button-desk-name = { $name }
button-desk-player = { desk-form-of-player }…
button-desk-begin = Begin without the others
button-desk-wait = Wait 10 minutes
button-desk-move = { desk-form-move }…
button-desk-without = Continue without the absent
button-desk-turn = More time for this turn
button-desk-again = Let them play again
button-desk-days = 2 more days
button-desk-time = { desk-form-time }…
button-desk-enter = Enter the result…
button-desk-result = Adjust the result…
button-desk-settle = { desk-form-tie }…
button-desk-playoff = { desk-form-playoff }…
button-desk-start = Start the season
button-desk-confirm = { desk-form-confirm }…
button-desk-resume = Continue
button-desk-reopen = { desk-form-reopen }…
button-desk-channel = Choose another channel…
button-desk-tell = Try again now
button-desk-give-roles = Give the roles now
button-desk-hints = See the reports


desk-form-confirm = Confirm the results
desk-form-pause = Pause the season
desk-form-cancel = Cancel the season
desk-form-playoff = Play a tiebreaker
desk-form-playoff-why =
    { $place ->
        [1] Tied for first place
       *[other] Tied for place { $place }
    }
desk-form-reverse = Undo a decision
desk-form-reopen = Review the results again
desk-form-move = Another time
desk-form-move-at = When they play
desk-form-time = Another deadline
desk-form-time-at = They can play until
desk-form-at-example = tomorrow 20:00
desk-form-check-in = Check-in
desk-form-check-in-at = Open until
desk-form-enter = Enter a result
desk-form-enter-places = One player a line, the best first
desk-form-enter-about = Points can follow. Same number: a tie. “-” before a name: a no-show
desk-form-enter-whom = Points can follow, e.g. “1. Ada 120”. Same number: a tie
desk-form-result-what = What changes
desk-form-result-game = Which deal
desk-form-result-total = New total
desk-form-result-points = Points: =12, +3 or -3
desk-form-result-about = Leave empty if you void it
desk-result-game = Deal { $number }
desk-result-points = { $name }’s points
desk-result-void = Void it
desk-result-void-about = It’s played again if there’s time
desk-form-umpires = Umpires
desk-form-umpires-who = Who runs the season
desk-form-umpires-about = Up to { $most }, including you. League staff can always step in
desk-form-player = A player
desk-form-of-player = Remove or replace { $name }
desk-form-player-who = Who
desk-form-player-what = What happens
desk-form-player-instead = Who takes over
desk-form-player-instead-about = Only for a replacement. Empty: the first on the waiting list
desk-player-forfeit = Remove: they forfeit the rest
desk-player-zero = Remove: the rest doesn’t count
desk-player-void = Remove: nothing they played counts
desk-player-withdraw = Remove: their deals so far count
desk-player-replace = Replace
desk-player-replace-about = Another member takes over, with all results
desk-player-caution = Private warning
desk-player-caution-about = { umpire-form-answer-about }
desk-player-missed =
    { $count ->
        [one] missed a match
       *[other] missed { $count } matches
    }
desk-form-award = Award points
desk-form-award-points = Points
desk-form-award-about = Use a minus to deduct points
desk-form-tie = Break the tie
desk-form-tie-place =
    { $number ->
        [1] Who comes first
       *[other] Who comes next ({ $number })
    }
desk-form-tie-lines = Places, the best first
desk-form-tie-lines-about = Change the numbers, or move the lines{ $count ->
        [0] {""}
       *[other] . The first { $count } advance
    }
desk-form-tie-shared = Or a shared victory
desk-tie-shared = All of them win
desk-ties =
    { $count ->
        [0] No players share a place.
       *[other] **These players share a place.**
    }
desk-choose-tie = Choose a tie…
desk-tie-option = Place { $place }: { $count } players

# What is rare: terms, the waiting list, divisions, the order before the start.

desk-waiting =
    { $count ->
        [0] The waiting list is empty.
       *[other] **On the waiting list: { $count }.** { $started ->
            [yes] You can offer a player someone’s spot, with all that it has.
           *[no] A free spot goes to the first of them.
        }
    }
desk-waiting-line = **{ $number }** { $name } · joined <t:{ $since }:R>{ $stands ->
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
       *[rating] **This order goes by rating,** then by signing up.
    }{ $divided ->
        [yes] { " " }Players never start below the division they were promised. To move a player down, use **{ desk-more-divisions }** after the start.
       *[no] {""}
    }
button-desk-by-hand = By hand…
button-desk-drop-order = Drop the order by hand
button-desk-seed-rating = By rating…
button-desk-seed-signup = By signing up…
button-desk-seed-lot = By lot…
desk-form-seeding = Another order

refused-desk_table_done = This table has a result by now. Go back to the dashboard.
refused-desk_nobody_absent = All players at this table are playing again.
refused-turn_over = No turn is running out here now. Go back to the dashboard.
refused-desk_not_called = No ready check is open at this table. Set another time instead.
refused-desk_tie_gone = These players aren’t tied any more. Go back to the dashboard.
refused-desk_tie_large = { $count } players are tied, too many for a form. Separate them with **{ desk-more-award }** first.
refused-desk_tie_twice = Choose a different player for each place.
desk-umpire-called =
    🙋 **{ $where }:** { $player } asks for you: “{ $text }”{ $until ->
        [none] {""}
       *[other] { " " }The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
    }
