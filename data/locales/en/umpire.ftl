# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }, { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Play-off, table { $table }
        [tiebreaker] Tiebreaker { $round }{ season-division }
       *[round] Round { $round }{ season-division }, table { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = a table of a round that was cut

act-signup =
    { $player } signed up{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } by rating)
    }.
act-leave = { $player } left.
act-check-in = { $player } checked in.
act-appeal = { $player } asked the umpire: { $match }.
act-seat = Table opened: { $fixture }.
act-relocate = Moved to another thread: { $fixture }.
act-unseat = Table closed without a result: { $fixture }.
act-record = Match finished: { $match }.
act-game =
    { $table }: deal { $slot } { $stands ->
        [dealt] was dealt.
       *[over] ended.
    }
act-put-off = Fewer than two players were in, so { $until ->
        [none] sign-up stays open.
       *[other] the start is postponed to { $until }.
    }
act-draw = The next round was paired. It ends { $until }.
act-remind =
    { $what ->
        [day] Reminder, a day left
        [umpire] Umpire reminded, no players showed up
       *[hour] Reminder, an hour left
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] The deadline passed without a result: { $fixture }.
       *[other] { $who } won by forfeit: { $fixture }.
    }
act-appoint = The time is now { $at }: { $fixture }.
act-mark = { $player } marks hours: { $fixture }.
act-propose = { $player } proposes { $at }: { $fixture }.
act-accept = { $player } accepts { $at }: { $fixture }.
act-decline = { $player } can’t play { $at }: { $fixture }.
act-want-event = { $player } wants an event: { $fixture }.
act-miss-event = Discord made no event{ $why ->
        [full] , the server has too many
       *[other] {""}
    }: { $fixture }.
act-agree = Time agreed, { $at }: { $fixture }.
act-ask = A new player is asked about the time: { $fixture }.
act-ask-for-hours = Players without hours were asked again ({ $count ->
        [one] 1 table
       *[other] { $count } tables
    }).
act-lapse = The proposed time expired: { $fixture }.
act-call = Ready check until { $until }: { $fixture }.
act-call-over = The ready check closed: { $fixture }.
act-play-on =
    { $players ->
        [none] All players continue: { $fixture }.
       *[other] The match continues without { $players }: { $fixture }.
    }
act-wait = More time for a turn, until { $until }: { $fixture }.
act-begin = { $players } play: { $fixture }.
act-begin-all =
    { $fixture } begins.{ $away ->
        [none] {""}
       *[other] { " " }Computers play for { $away } until they come.
    }
act-deserted = Too few showed up: { $fixture }.
act-post = The standings were posted.
act-close = All matches have ended.
act-open-check-in = Check-in opened until { $until }.
act-start = The season begins.
act-pause = The season is paused.
act-resume = The season continues.
act-confirm = The results are confirmed.
act-reopen = The results are under review again.
act-cancel = The season is cancelled.
act-umpires = Umpires: { $umpires }.
act-name-role = { $role ->
    [none] Division { $division } has no role any more.
   *[other] Players in division { $division } have the role { $role }.
}
act-lose-channel = The season’s channel was deleted, so the season is on hold.
act-alter = Season settings changed: { $settings }
act-answer = { $player } got an answer: { $match }.

ruling-void = This match doesn’t count: { $match }.
ruling-adjust = { $player } has { $total } in this match: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] is given
       *[minus] loses
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ruling-settle = Tie broken in this order: { $players }.
ruling-tiebreaker = Tiebreaker: { $players }, by { $until }.
ruling-withdraw =
    { $player } is out of the season. { $rest ->
        [forfeit] They forfeit their remaining matches.
        [zero] Their remaining matches don’t count.
       *[void] Their matches don’t count, past ones included.
    }
ruling-replace = { $player } takes over from { $old }.
ruling-extend =
    { $count ->
        [0] The season lasts until { $until }.
        [one] The deadline is now { $until }: { $fixture }.
       *[other] The deadline is now { $until } for { $count } tables.
    }
ruling-enter =
    Result entered of a match played elsewhere{ $fixture ->
        [none] {""}
       *[other] , { $fixture }
    }: { $order }
ruling-enter-seat =
    { $place ->
        [0] 🏳️
       *[other] { $place }.
    } { $name }{ $points ->
        [none] {""}
       *[other] { " " }({ $points })
    }
ruling-warn = { $player } got a private warning.
ruling-reverse = The decision of { $at } is undone: “{ $what }”
ruling-game-adjust =
    { $player }, round { $round }, deal { $slot }: { $sign ->
        [set] { $points }
        [plus] { $points } more
       *[minus] { $points } fewer
    } { $points ->
        [one] point
       *[other] points
    }.
ruling-game-void = Deal { $slot } doesn’t count and is played again. { $table }.
ruling-game-shared = They share first place, and all are winners.
ruling-game-settle = Tie broken in favour of { $players }.
ruling-game-withdraw = { $player } is out of the tournament. Their deals count.

# Opening a season
umpire-plan =
    ## { $league }
    -# Not announced yet. I’ll post it in { $channel }.
umpire-plan-usual = **You haven’t chosen a format, so I suggest this.** Choose a preset, or edit it.
umpire-new = A new season
umpire-new-preset = How you play
umpire-new-preset-about = You can change all of it in the preview
umpire-plan-edit = Edit…
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Players can join before and after the start.
           *[other] Sign-up closes <t:{ $closes }:f> and opens again after the start.
        }
       *[no] Sign-up closes { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] <t:{ $closes }:f>
        }.
    } The season starts { $starts ->
        [none] { season-settings-empty-starts }
       *[other] <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] { " " }and ends { season-settings-empty-ends }
       *[other] { " " }and ends <t:{ $ends }:f>
    }. { $places ->
        [none] Everyone gets a spot.
       *[other] There are { $places } spots and a waiting list.
    }
umpire-warn-hours = ⚠️ **The first round starts outside the hours of play.** The ready check opens as soon as a round starts.
umpire-warn-places = ⚠️ **No table will be full.** A table has { $size } seats, the season { $places } spots.
umpire-warn-slow =
    ⚠️ **A match may not finish within a round.** Its { $turns } turns or so take up to { $time } on the { $clock }, but a round takes { $round }. Then it’s scored without its unfinished deal. What helps: { $fitting ->
        [none] {""}
       *[other] a { $fitting } or{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } or{ " " }
    }longer rounds.
umpire-warn-pursuit = ⚠️ **A round may take weeks,** because all tables must finish it. A match has about { $turns } turns. A normal clock is faster.
umpire-opened = **{ $league }** is announced in { $channel }, and sign-up is open. { $starts ->
        [none] Start the season
       *[other] The season starts <t:{ $starts }:R>, or when you start it
    } on the dashboard.
umpire-season =
    { $league } · season { $number } · { $phase ->
        [signup] sign-up
        [check_in] check-in
        [running] running
        [paused] paused
        [review] played
        [cancelled] cancelled
       *[over] ended
    }
button-open-signup = Open sign-up

# Changing what is announced
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = none
season-setting-yes = yes
season-setting-no = no
season-setting-hours = { $first } to { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] 1 minute
           *[other] { $time } minutes
        }
        [hours] { $time ->
            [one] 1 hour
           *[other] { $time } hours
        }
       *[days] { $time ->
            [one] 1 day
           *[other] { $time } days
        }
    }
term-grace =
    { $grace ->
        [one] 1 minute
       *[other] { $grace } minutes
    }, so a ready check takes { $check }
umpire-alter-no-place = Moving to the waiting list: { $names }
umpire-alter-place = Getting a spot: { $names }
umpire-alter-cut = Pairings from round { $round } on are removed. None of them was played.
umpire-alter-to-come = The current round keeps its deadline. You can extend it on the dashboard.
umpire-told = I’ll post this in the season’s channel{ $why ->
        [yes] , with your reason
       *[no] {""}
    }.
umpire-alter-stay = All { $count } players stay in.
button-cancel = Cancel

# How it goes
umpire-check-in-asked =
    🙋 I’ll ping { $started ->
        [yes] the waiting list once. The next spots go to those who press **{ league-button-here }**.
       *[no] all { $count } players once and ask them to press **{ league-button-here }**. Players who don’t will lose their spot. The season starts { $starts ->
            [none] right after check-in
           *[other] <t:{ $starts }:f>
        } if at least two are in.
    }
umpire-pause-clock =
    ⏳ No deadlines, pairings, ready checks or reminders until you continue.{ $next ->
        [none] {""}
       *[other] { " " }The next deadline is <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Running matches, which continue and count: { $count }
umpire-pause-called = 📣 Ready checks that stop: { $count }. There are no forfeits, and I’ll find other times.
umpire-pause-timed = 📅 Tables with a time: { $count }. If it passes, I’ll find another one.
umpire-resume-clock =
    ⏳ All deadlines move by the time since <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }The next one is about <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Tables whose time has passed: { $count }. I’ll find others.

# Before a decision
umpire-preview =
    ### { $league } · season { $number }
    -# Only you see this. Nothing happens until you press **{ button-confirm }**. Then:
umpire-reason = > { $reason }
umpire-own-table = ⚠️ This is your own table. The log will say so.
umpire-no-change = The standings stay as they are.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] no place
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] The table in { $where } is closed.
       *[other] The match in { $where } is stopped.
    }
umpire-table-hands-over = In { $where }, the new player takes over { $player }’s seat.
umpire-table-forfeits = In { $where }, { $player } forfeits, and a computer plays on.
umpire-table-takes-out = In { $where }, { $player } loses their seat.
umpire-table-scores = The match in { $where } ends, because only one player is left.
umpire-starts-round =
    { $pings ->
        [yes] 📣 I pair round 1 and ping the players.
       *[no] 🧵 I pair round 1 and open its tables in threads.
    }
umpire-starters = **{ $count } play{ $names ->
        [none] .**
       *[other] :** { $names }
    }
umpire-all-through = ⚠️ **All players advance to the play-off,** which has room for { $through }. { $carry ->
        [yes] Their points from rounds 1 and 2 are added.
       *[no] It starts from zero.
    }
umpire-byes = ⚖️ { $division ->
        [0] Some
       *[other] Division { $division }: some
    } sit out once more than others, without points.{ $fair ->
        [none] {""}
       *[other] { " " }With { $fair } rounds, everyone sits out equally often.
    }
umpire-left-out = **No spot:** { $names }
    -# { $absent ->
        [yes] They didn’t check in, or all
       *[no] All
    } spots were taken. They stay on the waiting list.
umpire-start =
    { $why ->
        [up] ⬆️ Going up
        [down] ⬇️ Going down
        [back] ↩️ Back after { umpire-seasons-off }
        [full] ↩️ Back after { umpire-seasons-off }, because division { $promised } is full
        [room] ⏫ From division { $promised }, because there’s room
        [merged] 🔀 From division { $promised }, which is merged
        [hand] 🆕 Placed by an umpire
        [rating] 🆕 By rating
        [unrated] 🆕 No rating yet
        [signup] 🆕 By sign-up
        [lot] 🆕 By lot
       *[stays] Staying
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] 1 season
       *[other] { $off } seasons
    } off
umpire-champions =
    { $count ->
        [0] There is no champion.
        [one] 🏆 Champion: **{ $names }**
       *[other] 🏆 Champions: **{ $names }**
    }
umpire-unanswered = ⚠️ Unanswered questions: { $count }. After this, you can’t answer them.
umpire-promoted = ⬆️ Up: { $names }
umpire-relegated = ⬇️ Down: { $names }
umpire-cancel-note = The season ends without a champion. Running matches stop.
umpire-reopen-champions =
    { $count ->
        [0] There was no champion.
       *[other] ↩️ No longer champion until you confirm again: **{ $names }**
    }
umpire-reopen-role = ↩️ I’ll take { $role } back. When you confirm, the new champion gets it.
umpire-reopen-moves = ↩️ Promotion and relegation are open again: { $names }.
umpire-reopen-divisions = ↩️ Players get their division roles back until you confirm.
umpire-reopen-stays = 📌 Matches, decisions and ratings stay until you change them. I’ll post that you’re reviewing the results.
umpire-reopen-chips = 📌 Chips stay, too. If you void a match, its pot goes back.
refused-reopen_later = You can’t review these results again, because season { $number } of { $league } builds on them.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Confirm the results of { $league } although not everything was played?**
    { $missing }
umpire-cancel-sure = **Cancel { $league }?** You can’t undo this.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Forfeits and finishes last: { $names }.
umpire-extend-note = The season continues until then.
umpire-tiebreaker-line = 🎯 It decides who { $line ->
        [won] wins
       *[moves] changes division
    }, and gives no points and no rating.
umpire-named = -# I’ll ping all of them. League staff can always step in.
umpire-named-gone = No longer umpires: { $names }.
umpire-named-yourself = ⚠️ This hands the season over. If you’re not league staff, only they can bring you back.
umpire-tiebreaker-note = -# No-shows rank below the players who play. If none of them shows up, you’ll have to break the tie yourself.
umpire-tied =
    { $names } share { $place ->
        [1] first place
       *[other] place { $place }
    }{ $division ->
        [0] {""}
       *[other] { " " }of division { $division }
    }{ $line ->
        [won] , so there’s no winner yet.
        [moves] , so it’s open who changes division.
       *[goes_on] .
    }
umpire-settle-note = The tiebreaker is called off.
umpire-void-again = The match is to be played again by { $until }.
umpire-void-late = ⚠️ The table’s deadline has passed. Extend it to let them play again.
umpire-goes-on =
    { $phase ->
        [round1] Round 1 continues.
        [round2] Round 2 is running.
        [review] Rounds 1 and 2 are played.
        [tie] First break the tie.
        [playoff] The play-off is running.
        [final_review] The play-off is played.
        [cancelled] The tournament is cancelled.
       *[done] The tournament has ended.
    }
umpire-tie =
    ⚖️ Tied for { $places ->
        [one] one place
       *[other] { $places } places
    }: { $names }
umpire-closes-computers = ⚠️ **A computer played some deals for { $names }.** If you confirm, those deals count.
umpire-through = Through to the play-off: { $names }
umpire-news = Something changed since you looked. Please look again.
umpire-done = ✅ Done: { $sentence }
umpire-dropped = Nothing was changed.
button-confirm = Confirm
button-cancel-season = Yes, cancel it
button-keep-season = No, keep it

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") }, { $clock })
umpire-other-entry = { $player } has another spot now

# Its log
umpire-log =
    ### Season log
    -# { $league } · season { $number } · page { $page } of { $pages } · only league staff see this
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· own table
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ undone by { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Nothing has happened yet.
umpire-export = **{ $league }**, season { $number }: open `season.xlsx` as a spreadsheet. The other files hold the same for programs. Times are in UTC. The files have names, so share them only with league staff.
log-take-back = Undo…
button-log-all = Show everything
button-log-decisions = Show decisions

# What players ask
umpire-appeals =
    ### Questions · { $league }
    { $count ->
        [0] None are open.
       *[other] Open: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Only the player and league staff can read it
umpire-form-reason = Why
button-answer = Answer

# What cannot be done
refused-several =
    Nothing was changed, for { $count } reasons:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Use 1 to { $count } characters in one line, without Discord’s formatting signs.
refused-umpire_pursuit_game = Only { $game } has this tournament. Choose another format, or leave the game out.
refused-umpire_not_for_format = **{ $option }** doesn’t apply to this format. Leave it as it is, or choose another format.
refused-umpire_size = A table of { $game } has { $least } to { $most } seats.
refused-umpire_round_too_short = A round takes at least { $minutes } minutes.
refused-umpire_round_too_long = A round takes at most { $days } days.
refused-umpire_not_for_slow = **{ $option }** changes nothing with a slow clock. Leave it, or choose another clock.
refused-umpire_grace_too_long = A table can wait for half a round ({ $count } minutes). Choose a shorter time.
umpire-unread = { $word ->
        [none] I don’t understand that.
       *[other] I don’t understand “{ $word }”.
    }
refused-umpire_starts_early = The season can’t start before its sign-up closes. Choose a later start or an earlier close.
refused-umpire_ends_early = The season can’t end before it starts. Choose a later end.
refused-umpire_span = { umpire-unread } Write `7 days`, `36 hours`, `1 hour 30 minutes` or `2 weeks`.
refused-umpire_time = { umpire-unread } Write it as `tomorrow 20:00`, `friday 8pm`, `24.12. 20:00`, `in 3 days` or `sunday 20:00 UTC+1`.
refused-umpire_time_past = This time has passed, or is years away. Choose another time.
refused-umpire_time_two = Do you mean { $first } or { $second }? Write one of them, with the hour: `{ $first } 20:00`.
refused-umpire_channel = Choose a text channel that has threads.
refused-umpire_permissions = I’m missing { $permissions } in { $channel }. Ask a member who manages this channel to add them.
refused-umpire_draft_gone = This preview is too old or was already used. Please start again.
refused-umpire_no_season = No league is running here. `/{ command-umpire } { command-umpire-create }` opens one.
refused-umpire_points = Write `=12` to set the points, `+3` to add or `-3` to subtract.
refused-umpire_whole_number = Write a whole number from { $least } to { $most }.
refused-umpire_choice = Choose one of these: { $choices }.
refused-umpire_no_total = Write the player’s new total, or choose **{ dashboard-result-void }**.
refused-umpire_number = I can’t read that number. Write it in digits.
refused-umpire_not_waiting = This player isn’t on the waiting list any more.
refused-umpire_replace_whom = The waiting list is empty. Choose who takes over.
refused-umpire_role = { $role } allows more than you may do. Choose a role without permissions, or ask someone who has them.
refused-umpire_replace_plays = { $name } already plays in this season. Choose someone who doesn’t.
refused-umpire_no_bots = Bots can’t play. Choose a person.

command-umpire = umpire
command-umpire-description = Open leagues and run them
command-umpire-create = create
command-umpire-create-description = Open a season. First you see a preview
command-umpire-create-name-description = What the league is called
command-umpire-create-game-description = Which game (default: Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Who plays who (default: an open season)
command-umpire-create-length-description = Deals per match (0: play to the end)
command-umpire-create-size = size
command-umpire-create-size-description = Players per table (default: 4)
command-umpire-create-rounds = rounds
command-umpire-create-rounds-description = Number of rounds (default: 5)
command-umpire-create-round-length = round-length
command-umpire-create-round-length-description = Length of a round, e.g. 36 hours or 20 minutes (default: 7 days)
command-umpire-create-places = places
command-umpire-create-places-description = Number of spots. Others go on the waiting list (default: any number)
command-umpire-create-starts = starts
command-umpire-create-starts-description = When it starts, e.g. 5 days (default: when you start it)
command-umpire-create-again = again
command-umpire-create-again-description = Copy a season’s settings. Options you fill in here override them
umpire-enter-note = It counts, marked as played elsewhere. Ratings don’t change.
refused-enter_who = I can’t tell who “{ $line }” is. Write one player a line, by their name in the season, e.g. `1. Ada 120`.
refused-enter_twice = { $name } has two lines. Write one a player.
refused-enter_missing = { $name } has no line. For a no-show, write `{ $name }: absent`.
refused-enter_numbers = Number all players who showed up, or none. Without numbers, the first line is the winner.
refused-enter_points = Write points for all players who showed up, or for none.
refused-enter_dash = Does the “-” before { $name } mean a no-show? If so, leave out points and other bullets. If not, leave it out.
refused-enter_places = There’s no place { $number } among { $count } players. Write points after the name, e.g. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = absent, did not come, didn’t come, didn't come, did not show up, no show, no-show
command-umpire-log = log
command-umpire-log-description = All decisions, and why
command-umpire-export = export
command-umpire-export-description = Results, standings and log as files

choice-format-open = open season: every ranked match in the league counts
choice-format-rounds = rounds: new pairings each round
choice-format-divisions = divisions: rounds within each, going up and down
choice-format-cup = cup: the better half of each table advances
choice-format-pursuit = Swedish Pursuit tournament
act-call-umpire = { $player } asked for the umpire at this table: { $fixture }.
act-go-on = No umpire answered in time, so the clocks ran again: { $fixture }.
