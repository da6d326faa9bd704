# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = league
command-league-description = Leagues and tournaments: look, join, play
command-league-info = info
command-league-info-description = A season’s state, and what you can do
command-league-join = join
command-league-join-description = Sign up for a season or its waiting list
command-league-leave = leave
command-league-leave-description = Give up your spot in a season
command-league-standings = standings
command-league-standings-description = The standings, and how they count
command-league-standings-member-description = Show how it counts for this member
command-league-fixtures = fixtures
command-league-fixtures-description = All matches, yours first
command-league-fixtures-round-description = Which round (default: the newest)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# page { $page } of { $pages }
    }
league-division = **Division { $number }**
league-nobody = No players yet.
league-not-started = Not started yet.
league-signed-so-far = Signed up so far:
league-number = { $number }

league-seasons = ## Leagues
league-seasons-choose = Choose a season…
league-no-seasons =
    This server has no league yet. { $role ->
        [none] Members with the **Manage Server** permission
       *[other] Members with the role { $role } or the **Manage Server** permission
    } can open one with `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = The umpire reviews the results and names the champion.
league-stands =
    { $phase ->
        [signup] sign-up is open
        [check_in] check-in is open
        [running] running
        [paused] paused
        [review] under review
        [over] ended
       *[cancelled] cancelled
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Sign-up is open.** { league-starts }
           *[other] **Sign-up is open** until <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Sign-up is closed.** { league-starts }
    }
league-postponed = The start was postponed, because too few players were in.
league-starts =
    { $starts ->
        [none] The umpire starts the season.
       *[other] The season starts <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } You can sign up again.{" "}
       *[no] {""}
    }**Check-in is open.** Press **{ league-button-here }** by <t:{ $until }:f> (<t:{ $until }:R>) to keep your spot. Then the season starts.
league-phase-open = **The season is running.**
league-follows-open =
    { $until ->
        [none] The umpire ends the season.
       *[other] { league-ends }
    }
league-ends = It ends <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **Round { $round } of { $rounds } is { league-round-is }.**
league-round-is =
    { $over ->
        [yes] finished
       *[no] running
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Then I pair the next round.
    }
league-phase-tiebreaker = **A tiebreaker is running.**
league-phase-cup = { $how ->
        [final] **The final is { league-round-is }:** { $left }.
       *[other] **Round { $round }{ $how ->
            [tiebreaker] , a tiebreaker,
           *[round] {""}
        } is { league-round-is }.** { $left } players are left.
    }
league-phase-paused = **Paused** since <t:{ $at }:f>. No match starts and no deadline passes.
league-phase-review = **All matches are played.** { league-review }
league-phase-over = **Ended** <t:{ $at }:D>. { $count ->
        [0] No champion.
        [one] 🏆 { $champions }
       *[other] 🏆 shared by { $champions }{ $more ->
            [0] {""}
           *[other] { " " }and { $more } more
        }
    }
league-phase-cancelled = **Cancelled** <t:{ $at }:D>.
league-pursuit-round1 = **Round 1 is running.**
league-follows-pursuit-round1 = When all tables finish, I pair round 2.
league-pursuit-round2 = **Round 2 is running.**
league-follows-pursuit-round2 = When all tables finish, the umpire reviews the scores and I pair the play-off.
league-pursuit-review = **Both rounds have ended.**
league-follows-pursuit-review = The umpire reviews the scores. Then I pair the play-off.
league-follows-pursuit-tie =
    { $count } players are tied. The umpire decides who { $final ->
        [yes] wins.
       *[no] advances.
    }
league-pursuit-playoff = **The play-off is running.**
league-follows-pursuit-playoff = The lowest total wins.
league-pursuit-final_review = **The play-off has ended.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ You’re in{ $division ->
        [0] {""}
       *[other] { " " }division { $division }
    }.
league-own-waiting = ⏳ You’re number { $number } on the waiting list.
league-own-check-in = ⏰ You haven’t checked in yet.
league-own-checked-in = ✅ You’ve checked in.

league-play = **{ $game }** · house rules: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · 1 deal a match" }
       *[other] { " · " }{ $length } deals a match
    }
league-time =
    { $unit ->
        [minutes] { $time } minutes
        [hours] { $time ->
            [one] 1 hour
           *[other] { $time } hours
        }
       *[days] { $time ->
            [one] 1 day
           *[other] { $time } days
        }
    }
league-format-open = **Open season:** open a table with **{ league-button-open }** whenever you like. What counts is how often you finish ahead of the others.
league-pairs =
    { $size ->
        [2] { " " }You meet each player once before you meet any of them twice.
       *[other] {""}
    }
league-format-rounds = **Rounds:** { $rounds ->
        [one] 1 round of { league-time } at tables of { $size }.
       *[other] { $rounds } rounds of { league-time } each at tables of { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = You play new opponents first, then equally strong ones.
league-format-divisions = **Divisions** of at most { $division }, with { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { league-time } at tables of { $size }. { league-opponents }{ league-pairs } After the season, { $moving ->
        [0] all players stay in their division.
        [one] the best of each division goes up and the last goes down.
       *[other] the best { $moving } of each division go up and the last { $moving } go down.
    }
league-format-cup = **Cup:** knock-out at tables of { $size }. The better half of each table advances, until the final. A round takes { league-time }.
league-format-pursuit = **Swedish Pursuit tournament:** two rounds of five deals at tables drawn by lot. The { $through } lowest totals advance to a play-off of five more deals, which { $carry ->
        [yes] are added
       *[no] start from zero
    }. Until you take your seat, a computer plays for you. Its deals are marked 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = A match gives 100 points for first place, 0 for last, and evenly spaced points in between. Ties share. Your points add up.
league-counts-open = Ranked matches at this season’s tables count, with at least two people from the first deal on. They count for those people only.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] If you’re not there by the deadline, you forfeit.{" "}
    }A match that’s running at its deadline is scored without its unfinished deal. If no deal was finished, it doesn’t count.
league-counts-possible = In the standings, 2–5 in a player’s line are the places where that player can still finish. A lock means it’s settled. Only people who join, leave or come back can change that, and the umpire.
league-counts-byes = If you’re an odd number, you take turns sitting out, without points.
league-forfeits = If you leave, or a computer plays more than { $share }% of the deals for you, you forfeit and finish last.
league-luck-match = Among computers of all levels, about { $percent }% of the result of a single match of { $game } is skill. The rest is luck. Over many matches, skill adds up.
league-luck-order =
    After { $rounds } rounds, { $part ->
        [little] hardly any of the order in the standings is luck.
        [tenth] about a tenth of the order in the standings is luck.
        [fifth] about a fifth of the order in the standings is luck.
        [quarter] about a quarter of the order in the standings is luck.
        [third] about a third of the order in the standings is luck.
        [half] about half of the order in the standings is luck.
        [two_thirds] about two thirds of the order in the standings is luck.
        [three_quarters] about three quarters of the order in the standings is luck.
        [nine_tenths] about nine tenths of the order in the standings is luck.
       *[nearly_all] nearly all of the order in the standings is luck.
    } That’s an estimate from the results and from how far apart players of this game usually are.
league-calls =
    The ready check opens { $how ->
        [time] ten minutes before your match and closes { league-minutes } after the start.
       *[other] when a round starts and closes after { league-minutes } ({ $first }, and { $late } for latecomers).
    } { $forfeits ->
        [yes] If you miss it, you forfeit and finish last.
       *[no] If two of you are there, the match starts, and computers play for the others. If not, the umpire decides.
    }
league-hours = Agree on a time: all accept it, or most do and the others say nothing for two days. Otherwise I pick the hour that works for most, two days before the deadline, from { $first } to { $last } ({ $zone }). Without answers I set no time. If all players miss the match, { $forfeits ->
        [yes] they don’t forfeit.
       *[no] the umpire decides.
    }
league-ties =
    Ties: more matches won{ $better ->
        [none] {""}
        [low] , then fewer card points a deal
       *[high] , then more card points a deal
    }, then the umpire decides or lets you play a tiebreaker. Until then you share the place.
league-counting-pursuit = The points of all deals are added up, and the lowest total wins. The umpire’s decision is final.
league-counting-cup = The same number advances from every table, and the final has one winner. No-shows are out.{ $waits ->
        [yes] { " " }If all players miss the match, the umpire decides.
       *[no] {""}
    }
league-seeds-cup = Seeds { league-seeding } The best seeds meet as late as possible and may skip the first round.
league-ties-cup = If a tie decides who advances, the umpire can break it until the round ends. After that, you play a tiebreaker.
league-ties-pursuit =
    Tied for place { $through }: { $tie ->
        [umpire] the umpire decides.
       *[auto] more deals won in rounds 1 and 2, then the lower total of round 2, then the umpire decides.
    } Tied in the play-off: more deals won in it, then in rounds 1 and 2, then the lower total of round 2. The umpire decides first place.
league-places = **{ $taken ->
        [one] 1 player
       *[other] { $taken } players
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } of { $places } spots free
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } waiting
    }{ $late ->
        [yes] { " · " }you can join after the start, too
        [still] { " · " }you can still join
        [wait] { " · " }new players go to the waiting list
        [no] { " · " }sign-up closes at the start
        [past] { " · " }too late to join
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Umpire
       *[other] Umpires
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }starts <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }started <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }ends <t:{ $ends }:f>
    }
league-reminders =
    -# I remind you { $when ->
        [both] a day and an hour
        [day] a day
       *[hour] an hour
    } before a deadline.
league-seed = -# All draws follow from this seed, secret until now: `{ $seed }`

league-button-here = I’m here
league-button-open = Open a table
league-button-leave = Leave the season
league-button-stay = Stay
league-button-info = Info
league-button-how = How it’s played
league-button-standings = Standings
league-button-standings-own = Standings for me
league-button-fixtures = Fixtures
league-button-account = How it counts for me
league-button-show = Show everyone
league-button-am-here = { button-am-here } · { $number }
league-button-round = Round { $round }
league-button-ask = Ask the umpire{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **You left the season.**
league-left-reason = left
league-checked-in = { league-own-checked-in }
league-leave-ask = **Leave the season?** You’ll forfeit your remaining matches. Results so far still count. Only the umpire can bring you back.
league-ready = ✅ You’re here. Your table: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
       *[no] {""}
    }
league-standings-title =
    ### { league-button-standings }
    { league-page }
league-outlook =
    { $outlook ->
        [none] {""}
        [open] { " · " }{ $best }{ "\u2060–\u2060" }{ $worst }
        [settled] { " 🔒" }
        [first] { " 🔒 wins the season" }
        [playoff] { " 🔒 is in the play-off" }
        [up] { " 🔒 goes up" }
        [stay] { " 🔒 stays" }
       *[down] { " 🔒 goes down" }
    }{ $chances ->
        [none] {""}
       *[other] { " · " }{ $chances }
    }
league-chance =
    { $goal ->
        [first] 🏆
        [playoff] 🎯
        [up] ▲
       *[stay] ▼
    } { $percent }%
league-outlook-signs =
    { $open ->
        [yes] { " · **2–5**" } places still possible
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } settled
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } chance to win
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } to reach the play-off
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } to go up
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } to go down
       *[no] {""}
    }
league-line =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }**{ $silent ->
        [yes] { " 💤" }
       *[no] {""}
    } · { $score ->
        [none] –
       *[other] **{ $score }** pts
    } · { $counted ->
        [none] { $wins } won
       *[other] { $wins } of { $counted } won
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } a deal
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }before { $next } by the umpire’s order
       *[tiebreaker] { " · " }before { $next } by tiebreaker
    }{ league-outlook }
league-line-cup =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · seed { $seed }{ league-outlook }
league-legend-cup =
    -# **=** tied{ $early ->
        [yes] { " · ▫️ still in" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ dropped out" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , then more matches won
league-first-deals =
    { $better ->
        [none] {""}
        [low] , then fewer card points a deal
       *[high] , then more card points a deal
    }
league-legend =
    -# Most points first{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, over all deals played
       *[decided] { league-first-wins }{ league-first-deals }, then the umpire or a tiebreaker
    }{ $early ->
        [yes] { " · ▫️ provisional, a place takes" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } hasn’t played for { $days } days
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = How it counts for…

league-bracket-alt = The bracket, rounds { $first } to { $last }. Bright players advance, dark ones are out.
league-bracket-table =
    Round { $round }, table { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } won.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Advancing: { $on }.
        }
    }
league-bracket-legend = -# Bright advances, dark is out. Seeds: { $names }
league-bracket-words = **The bracket:**


league-round =
    ### { $tiebreaker ->
        [yes] Tiebreaker
       *[no] Round { $round } of { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Play-off
       *[other] Round { $round }
    }
league-own-tables = **Your matches**
league-round-of =
    { $stage ->
        [tiebreaker] Tiebreaker { $round }
       *[round] Round { $round }
    }
league-own-table =
    - { league-round-of } with { $names ->
        [none] no other players
       *[other] { $names }
    }: { $set ->
        [yes] set for
       *[no] due
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
stake-for =
    { $who ->
        [none] you
       *[other] { $who }
    }
stake-secures =
    🔑 Outright first place here { $goal ->
        [first] wins the season
        [playoff] means the play-off
        [up] means going up
       *[stay] means staying in the division
    } for { stake-for }.
stake-goal =
    { $goal ->
        [first] winning the season
        [playoff] the play-off
        [up] going up
       *[stay] staying in the division
    }
stake-needs =
    🔑 Without first place here, { $goal ->
        [stay] going down is certain
       *[other] { stake-goal } is out of reach
    } for { stake-for }.
stake-loses =
    🔑 Outright last place here { $goal ->
        [stay] means going down
       *[other] puts { stake-goal } out of reach
    } for { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] First place here wins the cup.
        [final] { $spots ->
            [1] First place here reaches the final.
           *[other] The best { $spots } here reach the final.
        }
       *[round] { $spots ->
            [1] First place here advances.
           *[other] The best { $spots } here advance.
        }
    }
stake-decisive = ⚡ **{ umpire-where } decides most:**
stake-settled =
    🔒 { $news ->
        [first] Winning the season is certain
        [playoff] The play-off is certain
        [up] Going up is certain
        [stay] Staying in the division is certain
        [down] Going down is certain
        [not_first] Winning the season is out of reach
        [not_playoff] The play-off is out of reach
       *[not_up] Going up is out of reach
    } for { $who }.
stake-widened = 🔓 More is possible again for { $who }.
league-own-sitting =
    - { league-pursuit-stage }, table { $table } with { $names }: { $slots ->
        [one] 1 deal
       *[other] { $slots } deals
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] at the table: <#{ $channel }>
        [set] set for <t:{ $until }:f>
        [open] due <t:{ $until }:f>
       *[missed] not played, doesn’t count
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(again, the last match doesn’t count)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 won by forfeit: { $names }
        [none] ⌛ no-shows: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ played elsewhere: { $names }
league-result-seat =
    { $absent ->
        [yes] 🏳️
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        }
    } { $name ->
        [none] 🤖
       *[other] { $name }
    }
league-result-unfinished = ⌛ no deal finished, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Open a table with **{ league-button-open }** under **{ league-button-info }**. Newest matches first:
league-no-matches = No matches yet.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } of { $of } deals played
           *[no] { " · " }not started
        }{ $channel ->
            [none] {""}
           *[other] { " · " }<#{ $channel }>
        }
    }
league-sitting-seat =
    { $name } { $points }{ $computers ->
        [0] {""}
       *[other] { " 🤖" }{ $computers }
    }

league-list-line =
    { $place ->
        [none] 🏳️
       *[other] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · { $first } + { $second } = **{ $combined }** · { $wins }{ $through ->
        [champion] { " · 🏆 " }**{ $playoff }**
        [yes] { " · 🎯 " }**{ $playoff }**
       *[no] {""}
    }{ $computers ->
        [0] {""}
       *[other] { " · 🤖 " }{ $computers }
    }{ league-outlook }
league-list-legend =
    -# Round 1 + round 2 = total, lower is better · deals won{ $playoff ->
        [yes] { " · 🎯 play-off total · 🏆 champion" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 deals played by a computer" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 a computer made most moves of this deal
league-card-round = **{ league-pursuit-stage }, table { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] 1 deal won
       *[other] { $wins } deals won
    }
league-card-game =
    { $slot }: { $points ->
        [none] –
       *[other] **{ $points }**
    }{ $won ->
        [yes] { " 🏆" }
       *[no] {""}
    }{ $computer ->
        [yes] { " 🤖" }
       *[no] {""}
    }{ $how ->
        [none] { " " }to be played
        [replayed] { " " }(played again)
        [mean] { " " }(the round’s mean, as no opponent was left)
        [adjusted] { " " }(adjusted by the umpire)
       *[played] {""}
    }
league-card-sums =
    Round 1: { $first } · round 2: { $second } · total: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · play-off: " }**{ $playoff }**{ $carry ->
            [yes] { " · all: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] dropped out
       *[other] place { $place }
    }

league-account-title = ### How it counts: { $name }
league-account-empty = Nothing counts yet.
league-account-score = **{ $score }** · the sum of { $counted ->
        [one] 1 match
       *[other] { $counted } matches
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }and what the umpire added or took away
       *[no] {""}
    } · { $withdrawn ->
        [yes] dropped out
       *[no] { $place ->
            [none] no place yet
           *[other] place { $place }
        }
    }
league-not-counted = doesn’t count
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] tiebreaker { $round } ·{" "}
       *[round] round { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ forfeited
           *[no] no place
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 won by forfeit
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }place { $place }{ $of ->
                [0] {""}
               *[other] { " " }of { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ forfeited
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] 1 point
           *[other] { $points } points
        } in { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] 1 meeting
           *[other] { $met } meetings
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: the others there aren’t in this season
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } dropped out
league-why-tiebreaker = no points: a tiebreaker
league-why-unranked = { league-not-counted }: not ranked
league-why-late = { league-not-counted }: joined after the first deal
league-why-alone = { league-not-counted }: fewer than two people from the first deal on
league-why-no_fixture = { league-not-counted }: not one of the pairings
league-why-outside = { league-not-counted }: outside the season’s dates
league-why-unfinished = { league-not-counted }: no deal was finished
league-account-decision =
    {""}**{ $number }.** <t:{ $at }:d> { $what }{ $gave ->
        [none] {""}
       *[other] { $sign ->
            [minus] { " · " }**−{ $gave }**
           *[plus] { " · " }**+{ $gave }**
        }
    }
league-decision =
    -# ⚖️ { $what ->
        [none] {""}
       *[other] { $what }{ " " }
    }{ $name }{ $table ->
        [yes] { " " }(who plays there)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : “{ $reason }”
    }
league-ruling-enter = Played elsewhere, entered by the umpire.
league-ruling-void = The match doesn’t count.
league-ruling-adjust = { $name } has { $total } in this match.

league-ask-label = What’s wrong with the result?
league-ask-about = Once a match, within two days
league-appeal =
    -# ❓ Asked: “{ $text }” { $answer ->
        [none] No answer yet.
       *[other] ↩️ { $name }: “{ $answer }”
    }
league-warn =
    ### ✉️ A private warning
    { $name }: “{ $reason }”
    -# Only you and league staff can read this. It changes nothing in the standings.

league-reply =
    ### ✉️ The umpire’s answer
    You asked: “{ $text }”
    { $name }: “{ $answer }”

refused-no_season = There’s no such league here. `/{ command-league } { command-league-info }` lists all.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = You have nothing to play in this season now. **{ league-button-fixtures }** shows what’s to come.
refused-not_for_you = This message is for another player.
refused-shown_lately = The standings were just shown here. Try again <t:{ $at }:R>.
league-counts-meetings = For each regular you’ve met: take the percentage of your meetings in which you finished ahead (a tie is half). Add that player’s average against all others. Your score is the average of these sums.
league-counts-regulars = You’re a regular once you’ve met half of the others at least half as often as usual. { $people } are enough, or as many as most players have met. Only regulars have a place and give points. If two of you meet more than twice as often as usual, the extra meetings count as ties.
league-account-meetings =
    { $score ->
        [none] **No score yet**
       *[other] **{ $score }** · { $points } points ÷ { $regulars ->
            [one] 1 regular
           *[other] { $regulars } regulars
        }
    }{ league-account-stands }
league-account-regular = -# A place takes { league-regular }. So far: { $met }.
league-regular =
    { $people ->
        [0] 1 match
       *[other] { $people ->
            [one] 1 player
           *[other] { $people } players
        } met { $least ->
            [one] once
           *[other] { $least } times each
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = tied" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ dropped out" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (average against others: { $average }): ahead in { $ahead } of { $times ->
        [one] 1 meeting
       *[other] { $times } meetings
    }{ $most ->
        [none] {""}
       *[other] , those above { $most } count as ties
    }. { $percentage }% + { $average } = **{ $points }**
league-versus-others = -# Not yet regulars, without points: { $names }
