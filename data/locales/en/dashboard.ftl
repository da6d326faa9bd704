# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = dashboard
command-umpire-dashboard-description = Run a season: see what’s next and what needs you

dashboard-title =
    ### Dashboard
    -# { $league } · season { $number }
dashboard-which = ### Which season?
dashboard-choose = Choose a season…
dashboard-of = { $league } · season { $number }
dashboard-before =
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
dashboard-paused = Paused <t:{ $at }:f>. All deadlines are on hold.
dashboard-review = All matches have ended.
dashboard-over =
    The season ended <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Cancelled <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Now
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }at the latest
           *[no] {""}
        }
    }: { $what ->
        [closes] sign-up closes
        [start] the season starts
        [pair] I pair the next round
        [ask_for_hours] I ask players who haven’t said when they can play
        [appoint] I pick a time for { dashboard-next-tables } if none is agreed
        [ready_check] the ready check opens at { dashboard-next-tables }
        [ready_check_over] { dashboard-next-closes }. No-shows forfeit
        [put_off] the start is postponed, because fewer than two can play
        [agree] { $tables ->
            [one] a proposed time is
           *[other] { $tables } proposed times are
        } agreed
        [enter] a player on the waiting list gets a spot
        [remind] I remind the players of { dashboard-next-tables }
        [remind_umpire] I remind you of { dashboard-next-tables }
        [begin] { dashboard-next-closes }. If two are there, computers play for the others
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. If it wasn’t played, you decide
        [deadline] { dashboard-next-scored }, and no-shows forfeit
        [ends] the season ends
        [forfeit] I award the win at { dashboard-next-tables }
        [post] I post the standings
       *[close] the matches end, and you review the results
    }
dashboard-next-closes = the ready check closes at { dashboard-next-tables }
dashboard-next-deadline = deadline of { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Running matches are scored without their unfinished deal
dashboard-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } tables
    }
dashboard-no-room = ⏳ **Tables waiting for room on this server: { $count }.** Each opens when another table ends, and loses no time.
dashboard-nothing =
    { $open ->
        [yes] ✅ Nothing needs you now.
       *[no] You can’t change anything any more.
    }

dashboard-lacks-players = 🚫 **The start is postponed** until two players are in. Then you start the season.
dashboard-start-by-hand = 🏁 **Ready to start.** You start it whenever you like.
dashboard-is-paused = ▶️ **You decide when it continues.** All deadlines then move by the length of the pause.
dashboard-to-confirm =
    🏆 **Check the results and confirm them.** Then I { $then ->
        [playoff] pair the play-off.
       *[champion] name the champion.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } of them can advance.
    }
dashboard-questions = 🙋 **Questions from players:** { $count }
dashboard-lost-channel =
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
dashboard-untold = 📮 **Messages I couldn’t post** in <#{ $channel }>: { $count } (first try <t:{ $since }:R>). I’ll try again <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] runs this season but left the server.
       *[right] opened this season and is no longer league staff.
    }
dashboard-gone = 🚪 **{ $name }** left the server.
dashboard-channel =
    { $what ->
        [league] **Where should the season continue?** I’ll post there and open new tables there.
       *[log] **Where should I show decisions?**
    }
dashboard-channel-choose = Choose a channel…
dashboard-told-again = Trying again now.
dashboard-absentee = 👻 **{ $name }** missed { $count } matches.
dashboard-hints = 🔍 **Fair-play reports:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). You decide what happens.
        [called] { " " }until <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . If it hasn’t ended by <t:{ $at }:f>, it’s scored without its unfinished deal.
        [silent] , so I set no time. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Deadline: <t:{ $at }:f>.
dashboard-players = Players: { $players }.
dashboard-coming =
    { $here ->
        [none] Still missing: { $players }.
       *[other] Here: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Not yet: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] It starts when all players are here.
        [too_few] Too few showed up. Start without the others, set another time, or remove players.
       *[other] Deal { $game } of { $games } is running.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 A computer is playing for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Still playing: { $themselves }.
            }
        }
    }
dashboard-choose-player = Choose a player…
dashboard-what-player = Choose a player to remove or replace them. The match continues.
dashboard-tables = **{ $others ->
        [yes] Other tables:
       *[no] Tables:
    }** { $parts }
dashboard-option =
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
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Void ({ $points }). Undo that
       *[no] Played ({ $points }). Adjust or void it
    }
dashboard-choose-tables = Choose a table…
dashboard-choose-results = Adjust a result…
dashboard-more-tables = More tables…
dashboard-more-results = More results…
dashboard-tables-page = All tables, open ones first. Page { $page } of { $pages }.

button-run-season = I’ll run it
refused-umpire_runs_it = This season is already run by { $names }. To change that, use **{ dashboard-more-umpires }** on its dashboard.
dashboard-umpires-handed-over = You’ve handed the season over.
dashboard-roles =
    Players have the role of their division while the season runs.
    -# Players who had the role before keep it. Division 1 is the highest.
dashboard-role = **Division { $division }:** { $role ->
    [none] no role
   *[other] { $role }
}
dashboard-role-choose = Choose a role…
dashboard-roles-again = I’m updating the roles now. If I can’t give one, you’ll see it here.
dashboard-thread = Thread: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** lets the players who are here play. The others forfeit.
dashboard-what-begin-all = **{ button-dashboard-begin }** starts the match. Computers play for the others until they come.
dashboard-what-without = **{ button-dashboard-without }** makes absent players forfeit. If only one player is left, that player wins.
dashboard-what-turn = **{ button-dashboard-turn }** gives ten more minutes for this turn (a day on a slow clock).
dashboard-what-again = **{ button-dashboard-again }** lets the absent players back in. They don’t forfeit.
dashboard-what-win = Who wins? The rest forfeit.
dashboard-what-enter = - **{ button-dashboard-enter }** is for a match played elsewhere.
dashboard-adrift = Its thread or channel was deleted, so the match of { $players } is paused. No one forfeits, and all cards are kept.
dashboard-place-choose = Move it to another channel…
dashboard-what-take-up = The match continues in a new thread of <#{ $channel }> as soon as I can open one. Or choose a channel:
dashboard-taken-up = ✅ The match continues in a new thread of <#{ $channel }>. I’ve pinged the players.
refused-not_lost = This match still has its channel.
dashboard-what-nothing = There’s nothing to do here now.

dashboard-more = Something else…
dashboard-more-refresh = Refresh
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player }…
dashboard-more-player-about = Remove, replace or warn them
dashboard-more-award = { dashboard-form-award }…
dashboard-more-award-about = Or deduct them
dashboard-more-enter = { dashboard-form-enter }…
dashboard-more-extend = Extend deadlines…
dashboard-more-extend-about = For the whole round, or an open season
dashboard-more-tie = { dashboard-form-tie }…
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in }…
dashboard-more-check-in-about = Ask if players are still in. After the start, ask the waiting list
dashboard-more-order = Player order
dashboard-more-waiting = The waiting list
dashboard-more-waiting-about = Offer a player a spot
dashboard-more-divisions = Divisions…
dashboard-more-pause = { dashboard-form-pause }…
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Questions from players
dashboard-more-umpires = { dashboard-form-umpires }…
dashboard-more-roles = Division roles…
dashboard-more-log = Season log
dashboard-more-log-about = See all decisions, or undo one
dashboard-more-export = Export…
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Other seasons…
dashboard-more-cancel = { dashboard-form-cancel }…
dashboard-reopen = ↩️ If a result was wrong, you can review the results again until <t:{ $until }:f>.

button-dashboard = Dashboard
button-dashboard-back = Back to the dashboard
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player }…
button-dashboard-begin = Begin without the others
button-dashboard-wait = Wait 10 minutes
button-dashboard-move = { dashboard-form-move }…
button-dashboard-without = Continue without the absent
button-dashboard-turn = More time for this turn
button-dashboard-again = Let them play again
button-dashboard-days = 2 more days
button-dashboard-time = { dashboard-form-time }…
button-dashboard-enter = Enter the result…
button-dashboard-result = Adjust the result…
button-dashboard-settle = { dashboard-form-tie }…
button-dashboard-tiebreaker = { dashboard-form-tiebreaker }…
button-dashboard-start = Start the season
button-dashboard-confirm = { dashboard-form-confirm }…
button-dashboard-resume = Continue
button-dashboard-reopen = { dashboard-form-reopen }…
button-dashboard-channel = Choose another channel…
button-dashboard-tell = Try again now
button-dashboard-give-roles = Give the roles now
button-dashboard-hints = See the reports


dashboard-form-confirm = Confirm the results
dashboard-form-pause = Pause the season
dashboard-form-cancel = Cancel the season
dashboard-form-tiebreaker = Play a tiebreaker
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Tied for first place
       *[other] Tied for place { $place }
    }
dashboard-form-reverse = Undo a decision
dashboard-form-reopen = Review the results again
dashboard-form-move = Another time
dashboard-form-move-at = When they play
dashboard-form-time = Another deadline
dashboard-form-time-at = They can play until
dashboard-form-at-example = tomorrow 20:00
dashboard-form-check-in = Check-in
dashboard-form-check-in-at = Open until
dashboard-form-enter = Enter a result
dashboard-form-enter-places = One player a line, the best first
dashboard-form-enter-about = Points can follow. Same number: a tie. “-” before a name: a no-show
dashboard-form-enter-whom = Points can follow, e.g. “1. Ada 120”. Same number: a tie
dashboard-form-result-what = What changes
dashboard-form-result-game = Which deal
dashboard-form-result-total = New total
dashboard-form-result-points = Points: =12, +3 or -3
dashboard-form-result-about = Leave empty if you void it
dashboard-result-game = Deal { $number }
dashboard-result-points = { $name }’s points
dashboard-result-void = Void it
dashboard-result-void-about = It’s played again if there’s time
dashboard-form-umpires = Umpires
dashboard-form-umpires-who = Who runs the season
dashboard-form-umpires-about = Up to { $most }, including you. League staff can always step in
dashboard-form-player = A player
dashboard-form-of-player = Remove or replace { $name }
dashboard-form-player-who = Who
dashboard-form-player-what = What happens
dashboard-form-player-instead = Who takes over
dashboard-form-player-instead-about = Only for a replacement. Empty: the first on the waiting list
dashboard-player-forfeit = Remove: they forfeit the rest
dashboard-player-zero = Remove: the rest doesn’t count
dashboard-player-void = Remove: nothing they played counts
dashboard-player-withdraw = Remove: their deals so far count
dashboard-player-replace = Replace
dashboard-player-replace-about = Another member takes over, with all results
dashboard-player-warn = Private warning
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] missed a match
       *[other] missed { $count } matches
    }
dashboard-form-award = Award points
dashboard-form-award-points = Points
dashboard-form-award-about = Use a minus to deduct points
dashboard-form-tie = Break the tie
dashboard-form-tie-place =
    { $number ->
        [1] Who comes first
       *[other] Who comes next ({ $number })
    }
dashboard-form-tie-lines = Places, the best first
dashboard-form-tie-lines-about = Change the numbers, or move the lines{ $count ->
        [0] {""}
       *[other] . The first { $count } advance
    }
dashboard-form-tie-shared = Or a shared victory
dashboard-tie-shared = All of them win
dashboard-ties =
    { $count ->
        [0] No players share a place.
       *[other] **These players share a place.**
    }
dashboard-choose-tie = Choose a tie…
dashboard-tie-option = Place { $place }: { $count } players

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] The waiting list is empty.
       *[other] **On the waiting list: { $count }.** { $started ->
            [yes] You can offer a player someone’s spot, with its score and matches.
           *[no] A free spot goes to the first of them.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · joined <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 was offered a spot
        [missing] {""} · 🚪 left the server
        [here] {""} · ✅ checked in
        [silent] {""} · hasn’t checked in
       *[waits] {""}
    }
button-dashboard-ask = Ask { $name }…
dashboard-ask-other = Ask someone else…
dashboard-form-ask = Ask { $name }
dashboard-form-ask-whose = Whose spot

dashboard-division = Division { $number } · { $count ->
        [one] 1 player
       *[other] { $count } players
    }
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = Another division…
dashboard-form-division = Move { $name }
dashboard-form-division-to = To which division

dashboard-order = { $by ->
        [hand] **An umpire set this order.** Players who sign up later come last.
        [signup] **This is the order of signing up.**
        [lot] **This order is drawn by lot.**
       *[rating] **This order goes by rating,** then by signing up.
    }{ $divided ->
        [yes] { " " }Promises of earlier seasons come first. To move a player down, use **{ dashboard-more-divisions }** after the start.
       *[no] {""}
    }
button-dashboard-by-hand = By hand…
button-dashboard-drop-order = Drop the order by hand
button-dashboard-seed-rating = By rating…
button-dashboard-seed-signup = By signing up…
button-dashboard-seed-lot = By lot…
dashboard-form-seeding = Another order

refused-dashboard_table_done = This table has a result by now. Go back to the dashboard.
refused-dashboard_nobody_absent = All players at this table are playing again.
refused-turn_over = No turn is running out here now. Go back to the dashboard.
refused-dashboard_not_called = No ready check is open at this table. Set another time instead.
refused-dashboard_tie_gone = These players aren’t tied any more. Go back to the dashboard.
refused-dashboard_tie_large = { $count } players are tied, too many for a form. Separate them with **{ dashboard-more-award }** first.
refused-dashboard_tie_twice = Choose a different player for each place.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } asks for you: “{ $text }”{ $until ->
        [none] {""}
       *[other] { " " }The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
    }
