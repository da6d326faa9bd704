# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = a player
site-leagues = Leagues
site-no-seasons = No seasons yet.
site-seasons = Seasons
site-skip = Skip to the content
site-pages = Pages
site-above = Where you are
site-part = { $name } ({ $part } of { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }round { $round } of { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") }, { $clock }
site-zone = Times are in { $zone }.
site-copies = The bot wrote these pages after the last change in the season. It can’t change or delete copies elsewhere.
site-feed = Results as a feed
site-calendar = Match times as a calendar
site-champion =
    { $count ->
        [one] Champion:
       *[other] Champions:
    }
site-won-by = Champion
site-season-name = Season
site-no-champion = No champion
site-state = State

site-standings = Standings
site-division = Division { $number }
site-round = Round { $number }
site-tiebreaker = Tiebreaker
site-playoff = Play-off
site-matches = Matches
site-bracket = Bracket
site-player = Player
site-players = Players
site-place = Place
site-tied = ={ $place }
site-points = Points
site-won = Won
site-counted = Matches
site-per-deal = Card points a deal
site-seed = Seed
site-possible = Can finish
site-gone = dropped out
site-early = still in
site-unplaced = no place yet
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] settled
        [first] wins the season
        [playoff] is in the play-off
        [up] goes up
        [stay] stays in the division
        [down] goes down
       *[none] any place
    }
site-chance =
    { $goal ->
        [first] Chance to win
        [playoff] Chance of the play-off
        [up] Chance to go up
       *[stay] Chance to go down
    }
site-percent = { $percent }%
site-explained = { league-counts-possible }
site-tied-explained = “=” before a place means that players share it.
site-signed = Signed up
site-waiting = waiting list
site-in = has a spot
site-number = No.

site-table = Table
site-result = Result
site-computer = computer
site-forfeited = forfeited
site-result-elsewhere = played elsewhere
site-result-unfinished = no deal finished, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = played
site-result-there = at the table
site-result-set = set for
site-result-due = due
site-result-missed = not played
site-result-deals = { $done } of { $of } deals played
site-sit-out = Sitting out:

site-series = Match by match
site-when = When
site-what = Match
site-others = Opponents
site-gave = Points
site-total = Total
site-place-of = { $place } of { $of }
site-adjusted = the umpire’s decision
site-nothing-yet = No matches yet.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Place { $place }
    }
site-deal = Deal
site-deals-won = Deals won
site-won-deal = won
site-by-computer = played by a computer
site-playoff-total = Play-off
site-bracket-on = advances
site-bracket-out = out
site-bracket-champion = champion
site-bracket-open = open
site-bracket-free = no match
site-bracket-larger = The first rounds are on their own pages, because they have many tables.

site-news-started = The season has started.
site-news-champion = { $count ->
    [one] { $names } wins the season.
   *[other] { $names } share the title.
}
site-news-no-champion = The season has ended without a champion.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where } has finished.
site-news-where = { $stage ->
    [playoff] Play-off, table { $table }
   *[round] Round { $round }, table { $table }
}
