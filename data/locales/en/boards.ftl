# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = period
command-leaderboard-period-description = This month, a season, a league, or all time
command-leaderboard-by = by
command-leaderboard-by-description = What to order by (matches won)
choice-by-wins = matches won
choice-by-points = average points a deal
choice-by-rating = rating
command-stats-against = against
command-stats-against-description = How they compare with this member
command-history = history
command-history-description = Finished matches of this server or of one member, newest first
command-history-member-description = Whose matches (everybody's)
command-history-game-description = Which game (all of them)

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
    ## Leaderboard · { $game }
    -# { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }page { $page } of { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] No match that counts has been finished here yet.
       *[other] No match that counts has been finished here in this period.
    } One counts when at least two people play in it.
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
    -# Ordered by { $by ->
        [rating] rating, which shows after { $settled } rated matches: ranked ones without computers that were not forfeited. It is today’s rating.
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
        [yes] { " " }Players who are equal in all of this share the rank.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }No rank with fewer than { $minimum } matches.
           *[no] {""}
        }
    } Only matches that two or more people played from the first deal count.{ $sleeps ->
        [yes] { " 💤 no match for 60 days." }
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
        [none] rating after { $settled } rated matches ({ $rated } so far)
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
stats-zone = -# This month is counted in { $zone }.
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
button-rating = Rating in { $game }
rating-title =
    ## Rating of { $name }
    { $game }{ $page ->
        [1] , newest first
       *[other] , page { $page }
    }
rating-empty = No rated match yet.
rating-how = -# A rated match is ranked, without computers. It moves a rating less if it has only one or two deals, if opponents are new (fewer than { $settled } rated matches), or if you keep meeting the same people. Small tables make it no surer than large ones.
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
rating-why-fresh = the same opponents as often before
stats-best = Best
stats-worst = Worst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, place { $place }, <t:{ $at }:d>
stats-uncounted = -# Not counted: { $count } against computers only
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
against-none = They have not met in a match that counts.
against-game = **{ $game }**: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } together
    -# { $name } finished ahead of { $other } in { $ahead }, { $other } ahead of { $name } in { $behind }{ $equal ->
        [0] {""}
       *[other] { ", equal in " }{ $equal }
    }
against-all = All games
history-title =
    ## { $name ->
        [none] Matches of this server
       *[other] Matches of { $name }
    }
    -# { $game ->
        [none] newest first
       *[other] { $game }, newest first
    } · page { $page }
history-empty = Nothing finished here yet. `/{ command-play }` opens a table.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · ranked" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**void**
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
refused-no_such_period = There is no such leaderboard here. Choose one from the list that opens as you type.
refused-no_deal_points = { $game } does not count points a deal. Its leaderboard goes by matches won, or by rating.
refused-against_self = Nobody plays against themselves. Choose someone else for `{ command-stats-against }`.
