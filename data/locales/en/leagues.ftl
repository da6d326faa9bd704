# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = league
command-league-description = Leagues and tournaments: look, join, play
command-league-info = info
command-league-info-description = What a season is about, how far it is, and what you can do there
command-league-join = join
command-league-join-description = Sign up for a season, or wait for a place
command-league-leave = leave
command-league-leave-description = Give up your place in a season
command-league-standings = standings
command-league-standings-description = Who stands where, and how it counts
command-league-standings-member-description = Show how it counts for this member
command-league-fixtures = fixtures
command-league-fixtures-description = Your tables and all others of a round, played and still to play
command-league-fixtures-round-description = Which round (the newest)

league-title = ## { $league } · season { $number }
league-page =
    { $pages ->
        [1] {""}
       *[other] -# page { $page } of { $pages }
    }
league-division = **Division { $number }**
league-nobody = Nobody is in yet.
league-not-started = It has not started yet.
league-signed-so-far = Signed up so far:
league-number = { $number }

league-seasons = ## Leagues and tournaments
league-seasons-about = Choose one. Those still being played come first, then those that are over.
league-seasons-choose = Choose a season…
league-no-seasons = There is no league here yet. Those who manage this server can open one with `/{ command-umpire } { command-umpire-create }`.
league-season = { $league } · season { $number } ({ $game })
league-stands =
    { $phase ->
        [signup] sign-up is open
        [check_in] checking in
        [running] being played
        [paused] paused
        [review] played, not yet confirmed
        [over] over
       *[cancelled] cancelled
    }

league-phase-signup =
    { $putoff ->
        [yes] Too few had signed up by then, so the start was put off.{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Sign-up is open** until the umpire starts the season.
           *[other] **Sign-up:** until <t:{ $until }:f>, <t:{ $until }:R>. { league-starts }
        }
       *[no] **Sign-up is closed.** { league-starts }
    }
league-starts =
    { $starts ->
        [none] Then the umpire starts the season.
       *[other] It starts <t:{ $starts }:f>, <t:{ $starts }:R>.
    }
league-phase-check_in =
    { $putoff ->
        [yes] Too few had checked in by then, so the start was put off, and people can sign up again.{" "}
       *[no] {""}
    }**Check-in:** whoever has signed up presses **{ league-button-here }** by <t:{ $until }:f>, <t:{ $until }:R>. Whoever does not gives up their place to somebody waiting. Then it starts.
league-phase-open = **It is being played.**
league-follows-open =
    { $until ->
        [none] The umpire ends it.
       *[other] It ends <t:{ $until }:f>, <t:{ $until }:R>.
    }
league-phase-rounds = **Round { $round } of { $rounds } is being played.**
league-follows-rounds =
    It lasts until <t:{ $until }:f>, <t:{ $until }:R>. { $last ->
        [yes] When all its tables have been played, the umpire checks the results and names the champion.
       *[no] Then the next round is drawn.
    }
league-phase-playoff = **A tie is being played off.**
league-follows-playoff = It lasts until <t:{ $until }:f>, <t:{ $until }:R>. Then the umpire checks the results and names the champion.
league-phase-cup = { $how ->
        [final] **The final is being played** by { $left }.
        [playoff] **Round { $round }, a play-off, is being played.** { $left } players are left.
       *[round] **Round { $round } is being played.** { $left } players are left.
    }
league-follows-cup = It lasts until <t:{ $until }:f>, <t:{ $until }:R>.
league-phase-paused = **Paused** since <t:{ $at }:f>. No table begins, and every deadline moves back by the length of the pause.
league-phase-review = **{ $all ->
        [yes] Everything has been played.
       *[no] The last round is over.
    }** The umpire checks the results; then the champion is named.
league-phase-over = **Over** since <t:{ $at }:D>. { $count ->
        [0] It has no champion.
        [one] 🏆 { $champions }
       *[other] 🏆 shared by { $champions }{ $more ->
            [0] {""}
           *[other] { " " }and { $more } more
        }
    }
league-phase-cancelled = **Cancelled** <t:{ $at }:D>. It has no champion.
league-pursuit-round1 = **Round 1 is being played.**
league-follows-pursuit-round1 = As soon as all tables have finished, round 2 is drawn.
league-pursuit-round2 = **Round 2 is being played.**
league-follows-pursuit-round2 = When all tables have finished, the umpire checks the scores; then the play-off is drawn.
league-pursuit-review = **Both rounds have been played.**
league-follows-pursuit-review = The umpire checks the scores; then the play-off is drawn.
league-pursuit-tie = **Both rounds have been played.**
league-follows-pursuit-tie =
    { $count } are tied. The umpire decides { $final ->
        [yes] who has won.
       *[no] between them; then it goes on.
    }
league-pursuit-playoff = **The play-off is being played.**
league-follows-pursuit-playoff = The lowest sum of all wins.
league-pursuit-final_review = **The play-off has been played.**
league-follows-pursuit-final_review = The umpire checks the scores; then the champion is named.

league-own-in = ✅ You are in.
league-own-waiting = ⏳ You are number { $number } on the waiting list.
league-own-check-in = ⏰ You have not checked in yet.
league-own-checked-in = ✅ You have checked in.

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
league-format-open = **Open season:** whoever is in opens a table with **{ league-button-open }** whenever they like, and every match there counts.
league-pairs =
    { $size ->
        [2] { " " }You don’t meet anyone again before you’ve met everyone. If the number of players is odd, you take turns sitting a round out.
       *[other] {""}
    }
league-format-rounds = **Rounds:** { $rounds ->
        [one] 1 round of { league-time }, for which tables of { $size } are drawn.
       *[other] { $rounds } rounds of { league-time } each. For each, new tables of { $size } are drawn, first with new opponents, then with equally strong ones.{ league-pairs }
    }
league-format-divisions = **Divisions** of about { $division }, each with { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { league-time }. For each, new tables of { $size } are drawn, first with new opponents, then with equally strong ones.{ league-pairs } When the season is over, { $moving ->
        [0] nobody moves to another division.
        [one] the best of each division goes up and the last goes down.
       *[other] the best { $moving } of each division go up and the last { $moving } go down.
    }
league-format-cup = **Cup:** a knock-out at tables of { $size }. The better half of each table goes on, the others are out, and the last table is the final. A round lasts { league-time }.
league-format-pursuit = **Tournament of Swedish Pursuit:** two rounds of five games at tables drawn by lot. The { $through } lowest sums go on to a play-off of five more games, which { $carry ->
        [yes] is added to them
       *[no] starts from zero
    }. If { $through } or fewer play, all of them go on. If you don’t come, a computer plays for you until you take your seat. Every game that it has played is marked 🤖.

league-how-scored = **How it is scored**
league-scoring-places = A match gives 100 for first place, 0 for last, and evenly spaced scores in between; ties share.
league-scoring-opponents = A match gives 100 for every opponent behind you, 50 for a tie and 0 for every one ahead of you. How far that opponent’s average against others is above 50 is added, and how far it is below is taken off.
league-scoring-points =
    A match gives the points made in it: { $better ->
        [low] fewer are better, and a forfeit counts as { $forfeit }
       *[high] more are better, and a forfeit gives 0
    }.
league-counting =
    { $how ->
        [average] The score is the average of { $best ->
            [0] all matches
            [one] the best match
           *[other] the best { $best } matches
        }.
       *[sum] The score is the sum of { $best ->
            [0] all matches
            [one] the best match
           *[other] the best { $best } matches
        }.
    }{ $minimum ->
        [0] {""}
        [one] {""}
       *[other] { " " }A place takes { $minimum } matches; until then it is provisional.
    }
league-counts-open = What counts: ranked matches at tables of this season, between its dates, that two or more people played from the first deal. They count only for those who were there from the first deal.
league-counts-opponents = Every opponent weighs the same. They count for you at most twice as often as two players of this season usually meet at tables of that size, but up to { $times } times in any case. Whoever is new counts once they have met { $links } others who count, a few times each if people meet often.
league-place-needs = A place takes half as many matches as most players have, against at least { $opponents } different people. Until then it is provisional.
league-counts-drawn =
    What counts: the tables that are drawn. { $called ->
        [yes] A match that is under way at its deadline is scored as it stands.
       *[no] Whoever is not there by the deadline forfeits; a match that is under way then is scored as it stands.
    } If no deal of it is finished, it counts for no one.
league-counts-byes = If your number is odd, one of you sits out each round and gets no points for it. With as many rounds as players, everyone sits out once.
league-forfeits = Whoever leaves, or has a stand-in for more than { $share } % of the deals, forfeits and comes last.
league-calls =
    { $how ->
        [start] Everybody has to be there when a round starts: the tables are called then, and you can come for { $grace ->
            [one] 1 minute
           *[other] { $grace } minutes
        } from then on.
        [soon] Everybody is called when a round begins, and can come for { $grace ->
            [one] 1 minute
           *[other] { $grace } minutes
        } from then on.
       *[time] Everybody is called to the table ten minutes before its time, and can come until { $grace ->
            [one] 1 minute
           *[other] { $grace } minutes
        } after it.
    } { $forfeits ->
        [yes] If you don’t come, you forfeit and finish last. The others play if there are enough of them.
       *[no] If two of you come, the match begins, and computers play for the others. If not, the umpire decides.
    }
league-hours = Players mark the hours that suit them, and agree on a time for their table. It is agreed when all have accepted it, or when most have and the others have said nothing for two days. Otherwise I pick the hour that works for the most players, two days before the deadline. The season is played from { $first } to { $last } ({ $zone }). Until everyone at a table has marked their hours, I only pick from those. If none of them is marked, I pick one on the last day that leaves time. { $forfeits ->
        [yes] If no one answers, no one forfeits.
       *[no] If no one answers, the umpire decides.
    }
league-ties =
    Equal scores: more matches won{ $better ->
        [none] {""}
        [low] , then fewer points a deal
       *[high] , then more points a deal
    }, then the umpire decides, or lets them play it off. Until then they share the place.
league-counting-pursuit = The points of all games are added up, and the lowest sum is best. The umpire's decision is final.
league-counting-cup = As many go on from every table of a round: half of it, rounded so that it is the same number everywhere. From the final only the first. Whoever does not come is out, and whoever was there goes on before them.{ $waits ->
        [yes] { " " }Where nobody came, the umpire decides, and the cup waits for that.
       *[no] {""}
    }
league-seeds-cup =
    { $seeding ->
        [signup] Seeds go by the order of signing up.
        [lot] Seeds are drawn by lot.
       *[rating] Seeds go by rating, then by the order of signing up.
    } The best seeds meet as late as possible. Where the numbers need it, they skip the first round.
league-ties-cup = Equal where it decides who goes on: the umpire can settle it until the round is over; otherwise those who are equal play off.
league-ties-pursuit =
    Tied for place { $through }: { $tie ->
        [umpire] the umpire decides.
       *[auto] more games won in rounds 1 and 2, then the lower sum of round 2, then the umpire decides.
    } Tied in the play-off: more games won in it, more won in rounds 1 and 2, then the lower sum of round 2; after that, the umpire decides first place.
league-places = **{ $taken ->
        [one] 1 player is in
       *[other] { $taken } players are in
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } of { $places } places free
    }{ $waiting ->
        [0] {""}
        [one] { " · 1 waiting" }
       *[other] { " · " }{ $waiting } waiting
    }{ $late ->
        [yes] { " · " }you can join while it runs
        [no] { " · " }nobody can join once it runs
        [past] { " · " }too late to join
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Umpire
       *[other] Umpires
    }: { $umpire } · announced <t:{ $announced }:D>{ $starts ->
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
    -# { $when ->
        [both] Reminders go out a day and an hour before a deadline.
        [day] A reminder goes out a day before a deadline.
       *[hour] A reminder goes out an hour before a deadline.
    }
league-seed = -# All draws follow from this seed, which was secret until now: `{ $seed }`

league-button-here = I’m here
league-button-open = Open a table
league-button-leave = Leave the season
league-button-stay = Stay
league-button-info = Info
league-button-terms = How it is played
league-button-standings = Standings
league-button-standings-own = Standings for me
league-button-fixtures = Fixtures
league-button-account = How it counts for me
league-button-show = Show to all
league-button-am-here = { button-am-here } · { $number }
league-button-round = Round { $round }
league-button-ask = Ask the umpire{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] ✅ **You are in.**
       *[other] ⏳ **All places are taken.** You are number { $number } on the waiting list.
    }
league-left = 👋 **You have left the season.**
league-left-reason = left of their own accord
league-checked-in = ✅ **You have checked in.**
league-leave-ask = **Really leave?** The season is being played: you forfeit whatever you still have to play. What you have played stays. Only the umpire can undo that.
league-ready = ✅ You’re here. Your table: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
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
       *[other] **{ $score }**
    } · { $counted }/{ $eligible } · { $wins }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points }
    }
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
    }**{ $name }** · seed { $seed }
league-legend-cup =
    -# Their seed. = shares the place.{ $early ->
        [yes] { " " }▫️ still in.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ withdrawn.
       *[no] {""}
    }
league-legend =
    -# Score{ $better ->
        [low] { " " }(lower is better)
       *[high] {""}
    } · matches counted · won{ $points ->
        [yes] { " · points a deal" }
       *[no] {""}
    }.{ $tied ->
        [yes] { " " }= shares the place.
       *[no] {""}
    }{ $early ->
        [yes] { " " }▫️ provisional: a place takes { $minimum ->
            [one] 1 match
           *[other] { $minimum } matches
        }{ $opponents ->
            [0] {""}
           *[other] { " " }against { $opponents } different people
        }.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ withdrawn.
       *[no] {""}
    }{ $silent ->
        [yes] { " " }💤 inactive: has not played for { $days } days.
       *[no] {""}
    }
league-choose-player = How it counts for…

league-bracket-alt = The bracket of the cup, rounds { $first } to { $last }. Who goes on is bright, who is out is dark.
league-bracket-table =
    Round { $round }, table { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } has won.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }On: { $on }.
        }
    }
league-bracket-legend = -# The bracket. Bright goes on, dark is out. Seeds: { $names }
league-bracket-words = **The bracket:**

league-race-alt =
    A chart of the season's race from { DATETIME($start, dateStyle: "medium") } to { DATETIME($end, dateStyle: "medium") }: a line for each of the leaders. { $better ->
        [low] Higher up means a lower score, which is better.
       *[high] Higher up means a higher score.
    } From left to right:
league-race-line = { $number }. { $name }: { $scores }.
league-race-legend = -# The season's race. Lines: { $names }
league-race-words = **Who has led:**
league-race-led = - { $name }, since <t:{ $at }:D>

league-round =
    ### { $playoff ->
        [yes] Round { $round }: a play-off
       *[no] Round { $round } of { $rounds }
    }
    { $pages ->
        [1] {""}
       *[other] -# page { $page } of { $pages }
    }
league-round-pursuit =
    ### { $round ->
        [3] Play-off
       *[other] Round { $round }
    }
    { $pages ->
        [1] {""}
       *[other] -# page { $page } of { $pages }
    }
league-own-tables = **Yours to play**
league-round-of =
    { $stage ->
        [playoff] Play-off, round { $round }
       *[round] Round { $round }
    }
league-own-table =
    - { league-round-of } with { $names ->
        [none] nobody else
       *[other] { $names }
    }: { $set ->
        [yes] set for
       *[no] to be played by
    } <t:{ $until }:f>, <t:{ $until }:R>{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-own-sitting =
    - { $round ->
        [3] Play-off
       *[other] Round { $round }
    }, table { $table } with { $names }: { $slots ->
        [one] 1 game
       *[other] { $slots } games
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] at the table: <#{ $channel }>
        [set] set for <t:{ $until }:f>
        [open] to be played by <t:{ $until }:f>
       *[missed] was not played and counts for nobody
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(again: the last match is void)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 won without playing: { $names }
        [none] ⌛ nobody came: { $names }
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
league-result-unfinished = ⌛ no deal was finished, so it counts for nobody: { $names }
league-result-void = ↩️ void
league-match = <t:{ $at }:d> { $what }
league-open-season = In an open season no tables are drawn: open one here with **{ league-button-open }** under **{ league-button-info }**. Played so far, the newest first:
league-no-matches = Nothing has been played yet.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } of { $of } games played
           *[no] { " · " }not begun
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
    }
league-list-legend =
    -# Round 1 + round 2 = both, lower is better · games won in them{ $playoff ->
        [yes] { " · 🎯 through to the play-off, and its sum · 🏆 champion" }
       *[no] {""}
    }.{ $tied ->
        [yes] { " " }= shares the place.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ withdrawn.
       *[no] {""}
    }{ $computers ->
        [yes] { " 🤖 games that a computer has played for them." }
       *[no] {""}
    }
league-computers = -# 🤖 games in which a computer has made most of the moves
league-card-round = **{ $playoff ->
        [yes] Play-off
       *[no] Round { $round }
    }, table { $table }: { $points }** · { $wins ->
        [0] no game won
        [one] 1 game won
       *[other] { $wins } games won
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
        [mean] { " " }(the mean of the round: nobody was left to play with)
        [adjusted] { " " }(adjusted by the umpire)
       *[played] {""}
    }
league-card-sums =
    Round 1: { $first } · round 2: { $second } · both: **{ $combined }**, { $wins ->
        [one] 1 game won
       *[other] { $wins } games won
    }{ $playoff ->
        [none] {""}
       *[other] { " · play-off: " }**{ $playoff }**{ $carry ->
            [yes] { " · all: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] withdrawn, without a place
       *[other] place { $place }
    }

league-account-title = ### How it counts: { $name }
league-account-empty = Nothing has counted yet.
league-account-score =
    { $score ->
        [none] **No score yet**
       *[other] **{ $score }**
    } · { $how ->
        [average] the average
       *[sum] the sum
    } of { $counted ->
        [one] 1 match
       *[other] { $counted } matches
    } (of { $eligible } eligible){ $awarded ->
        [yes] { " " }and what the umpire added or took away
       *[no] {""}
    } · { $withdrawn ->
        [yes] withdrawn, without a place
       *[no] { $place ->
            [none] provisional, without a place yet
           *[other] place { $place }
        }
    }
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [playoff] play-off, round { $round } ·{" "}
       *[round] round { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ forfeited
           *[no] no place
        }
       *[other] { $walkover ->
            [yes] 🏅 won without playing
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
        [opponents] **{ $worth }** ({ $weight } of { $counted } opponents met = { $gave })
        [average] **{ $worth }** (÷ { $counted } = { $gave })
       *[sum] **+{ $gave }**
    }
league-why-dropped =
    { $worth }, dropped: { $best ->
        [one] only the best match counts
       *[other] only the best { $best } matches count
    }
league-why-met = does not count: these opponents have counted often enough at such tables
league-why-apart = does not count yet: the players there have met too few others of the season
league-why-void = void: the umpire ruled that it counts for nobody
league-why-withdrawn = does not count: { $name } was withdrawn
league-why-playoff = gives nothing: a play-off, which only decides a tie
league-why-unranked = does not count: not a ranked match
league-why-late = does not count: not there from the first deal
league-why-alone = does not count: fewer than two people were there from the first deal
league-why-no_fixture = does not count: not one of the tables that were drawn
league-why-outside = does not count: outside the season's dates
league-why-walkover = gives nothing: the others did not come, so there are no points
league-why-unfinished = does not count: no deal was finished
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
league-ruling-enter = It was played elsewhere, and the umpire has entered it.
league-ruling-void = The match does not count.
league-ruling-adjust = { $name } has { $total } in this match.

league-ask-title = Ask the umpire
league-ask-label = What is wrong with the result?
league-ask-about = Once for each match, within two days. You will be answered with a reason.
league-appeal =
    -# ❓ Asked: “{ $text }” { $answer ->
        [none] The umpire has not answered yet.
       *[other] ↩️ { $name }: “{ $answer }”
    }
league-caution =
    ### ✉️ A word from the umpire
    { $name }: “{ $reason }”
    -# A caution. Only you and the staff can read it, and it changes nothing in the standings.

league-reply =
    ### ✉️ The umpire's answer
    You asked: “{ $text }”
    { $name }: “{ $answer }”

refused-no_season = There is no such league here. `/{ command-league } { command-league-info }` lists all there are.
refused-not_in_season = They have no place in this season, so nothing has counted for them.
refused-nothing_to_play = You have no table to play in this season right now. **{ league-button-fixtures }** shows what is to come.
refused-not_for_you = That message is for somebody else.
refused-shown_lately = The standings have just been shown here. They can be shown again <t:{ $at }:R>.
