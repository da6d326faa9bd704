# Leaderboards and a member's numbers.
leaderboard-title =
    ## Resultatliste · { $game }
    -# side { $page } av { $pages }
leaderboard-empty = Ingen partier er spilt ferdig her ennå. Partier teller når minst to mennesker sitter ved bordet.
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
    } · vunnet { $wins } av { $matches } ({ $share } %)
leaderboard-own = **Du**
leaderboard-order =
    -# Ordnet etter andel vunne partier, så antall vunne partier{ $better ->
        [none] {""}
        [low] , så færrest poeng per omgang
       *[high] , så flest poeng per omgang
    }; de som står likt i alt, deler plassen. Det trengs { $minimum } partier for å få en plass (▫️ færre). Bare partier der to eller flere mennesker var med fra første omgang, teller.
standings-deals =
    { $won } av { $deals ->
        [one] 1 omgang
       *[other] { $deals } omganger
    } vunnet
standings-points = { $points } poeng per omgang
standings-calls = { $made } rop i tide, { $missed } glemt
stats-title = ## { $name }
stats-empty = Ingenting er spilt ferdig her ennå. `/{ command-play }` åpner et bord.
stats-game = **{ $game }**: vunnet { $wins } av { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } ({ $share } %)
stats-uncounted = -# Ikke medregnet: { $count } mot bare datamaskiner
