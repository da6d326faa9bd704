# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = period
command-leaderboard-period-description = This month, a season, a league, or all time
command-leaderboard-by = by
command-leaderboard-by-description = What to sort by (default: matches won)
choice-by-wins = matches won
choice-by-points = average points a deal
choice-by-rating = rating
command-stats-against = against
command-stats-against-description = Compare with this member

period =
    { $kind ->
        [all] All time
        [month] This month{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · season { $number }
       *[league] { $league } · all seasons
    }
leaderboard-title =
    ## Leaderboard
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }page { $page } of { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] No finished match counts here yet.
       *[other] No finished match counts in this period.
    } It takes at least two people. Open a table with `/{ command-play }`. Your wins against computers are in `/{ command-stats }`.
leaderboard-line =
    { $rank ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $rank }.**
    } { $own ->
        [yes] ▸ **{ $name }**
       *[no] **{ $name }**
    } · { $merit }{ $idle ->
        [yes] { " · 💤" }
       *[no] {""}
    }
leaderboard-own = **You**
leaderboard-order =
    -# Sorted by { $by ->
        [rating] rating, which shows after { $settled } rated matches. Only ranked matches without computers or forfeits count. It’s today’s rating.
        [points] { $better ->
            [low] fewest
           *[high] most
        } points a deal, then share of matches won.
       *[wins] share of matches won, then matches won{ $better ->
            [none] {""}
            [low] , then fewer points a deal
           *[high] , then more points a deal
        }.
    }{ $tied ->
        [yes] { " " }Tied players share a rank.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }You get a rank from { $minimum } matches on.
           *[no] {""}
        }
    } A match counts if two or more people play it from the first deal.{ $sleeps ->
        [yes] { " 💤 no match for 60 days" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = { $wins } of { $matches } won
standings-share = { $wins } of { $matches } won ({ $share }%)
standings-deals =
    { $won } of { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } won
standings-points = { $points } points a deal
standings-calls =
    { $made ->
        [one] 1 call made
       *[other] { $made } calls made
    }, { $missed } missed
standings-rating =
    { $rating ->
        [none] unrated ({ $rated } of { $settled } matches)
       *[other] rating { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } of { $pages }
    }
stats-none-counts = **{ $game }**: no match that counts yet
stats-game = **{ $game }**: { $wins } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } won ({ $share }%)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Called by hand: fastest after { $fastest } seconds, usually after { $median }
stats-month =
    -# This month: { $wins } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } won
stats-zone = -# Months follow the time in { $zone }.
stats-form = -# Newest first: { $form } · { $won ->
        [yes] won the last { $matches ->
            [one] one
           *[other] { $matches }
        }
       *[no] no win in the last { $matches ->
            [one] one
           *[other] { $matches }
        }
    }
rating-menu = Rating in…
rating-title =
    ## { $name }’s rating
    { $game }{ $page ->
        [1] , newest first
       *[other] , page { $page }
    }
rating-empty = No rated match yet.
rating-how = -# Ranked matches without computers are rated. Short matches (one or two deals) move a rating less, and so does meeting the same people again. It also moves less if opponents are new (under { $settled } rated matches).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] place { $place }
       *[other] [place { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }counts { $counts }%: { $why }
    }
rating-why-length = short
rating-why-settled = new opponents
rating-why-fresh = the same opponents again
stats-best = Best
stats-worst = Worst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, place { $place }, <t:{ $at }:d>
stats-uncounted = -# Not counted: { $count }, because of joining late or a removed player
button-stats = Statistics
button-solo = Against computers
solo-title = ## { $name } against computers
solo-none = No finished matches against computers yet. Open a table with `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } of { $matches } won
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] best { $best } in a row
        [1] best { $best } in a row
       *[other] { $streak } in a row{ $is-best ->
            [yes] {""}
           *[no] {" "}(best { $best })
        }
    }
solo-quickest =
    quickest deal { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
solo-margin =
    biggest win { $points ->
        [one] 1 point
       *[other] { $points } points
    }
solo-trophies = 🏆 **Trophies:** { $names }
solo-trophy-games = computers beaten in every game
solo-trophy-hard = hard computers beaten in every game
solo-trophy-streak = { $count } wins in a row
solo-medal =
    { $level ->
        [hard] 🥇 hard
        [normal] 🥈 normal
       *[easy] 🥉 easy
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] { $beaten } computers beaten.{" "}
    }Ratings and leaderboards need matches against people. Daily deals have a board of their own.
stats-rivals = **Met most**
stats-rival =
    { $name }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } together{ $ahead ->
        [0] {""}
       *[other] { ", ahead in " }{ $ahead }
    }{ $behind ->
        [0] {""}
       *[other] { ", behind in " }{ $behind }
    }
against-title = ## { $name } and { $other }
against-none = They haven’t met in a match that counts yet. They can open a table with `/{ command-play }`.
against-game = **{ $game }**: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } together
    -# { $name } finished ahead of { $other } in { $ahead }, { $other } ahead of { $name } in { $behind }{ $equal ->
        [0] {""}
       *[other] { ", tied in " }{ $equal }
    }
against-all = All games
history-title =
    ## { $name ->
        [none] Match history
       *[other] { $name }’s matches
    }
    -# newest first · page { $page }
button-history = Matches
button-history-all = Everyone’s matches
history-empty = No finished matches yet. Open a table with `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · ranked" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (forfeited)" }
       *[no] {""}
    }
history-more = { $count } more
button-newer = Newer
button-older = Older
refused-no_such_period = There’s no leaderboard like that. Pick one from the list as you type.
refused-no_deal_points = { $game } has no points per deal. Sort its leaderboard by matches won or rating.
refused-against_self = You can’t compare a member with themselves. Choose someone else for `{ command-stats-against }`.
