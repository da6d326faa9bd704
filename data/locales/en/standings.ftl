# Leaderboards and a member's numbers.
leaderboard-title =
    ## Leaderboard · { $game }
    -# page { $page } of { $pages }
leaderboard-empty = No match has been finished here yet. Matches count when at least two people sit at them.
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
    } · { $wins } of { $matches } won ({ $share } %)
leaderboard-own = **You**
leaderboard-order =
    -# Ordered by share of matches won, then matches won{ $better ->
        [none] {""}
        [low] , then fewer points a deal
       *[high] , then more points a deal
    }; who is equal in all of it shares the rank. A rank takes { $minimum } matches (▫️ fewer). Only matches with two or more people from the first deal on count.
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
stats-title = ## { $name }
stats-empty = Nothing finished here yet. `/play` opens a table.
stats-game = **{ $game }**: { $wins } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } won ({ $share } %)
stats-uncounted = -# Not counted: { $count } against computers alone
