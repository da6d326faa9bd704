# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = en spiller
site-leagues = Ligaer
site-no-seasons = Ingen sæsoner endnu.
site-seasons = Sæsoner
site-skip = Gå til indholdet
site-pages = Sider
site-above = Her er du
site-part = { $name } ({ $part } af { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }runde { $round } af { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") } kl. { $clock }
site-zone = Tiderne er i { $zone }.
site-copies = Botten skrev siderne efter den sidste ændring i sæsonen. Kopier andre steder kan den ikke ændre eller slette.
site-feed = Resultater som feed
site-calendar = Kamptider som kalender
site-champion =
    { $count ->
        [one] Mester:
       *[other] Mestre:
    }
site-won-by = Mester
site-season-name = Sæson
site-no-champion = Ingen mester
site-state = Status

site-standings = Stilling
site-division = Division { $number }
site-round = Runde { $number }
site-tiebreaker = Omkamp
site-playoff = Slutspil
site-matches = Partier
site-bracket = Turneringstræ
site-player = Spiller
site-players = Spillere
site-place = Plads
site-tied = ={ $place }
site-points = Point
site-won = Vundet
site-counted = Partier
site-per-deal = Kortpoint pr. omgang
site-seed = Seedning
site-possible = Mulig placering
site-gone = udgået
site-early = stadig med
site-unplaced = ingen placering endnu
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] afgjort
        [first] vinder sæsonen
        [playoff] er i slutspillet
        [up] rykker op
        [stay] bliver i divisionen
        [down] rykker ned
       *[none] alt er muligt
    }
site-chance =
    { $goal ->
        [first] Chance for at vinde
        [playoff] Chance for slutspil
        [up] Chance for oprykning
       *[stay] Chance for nedrykning
    }
site-percent = { $percent } %
site-explained = { league-counts-possible }
site-tied-explained = »=« før en plads betyder at flere spillere deler den.
site-signed = Tilmeldte
site-waiting = venteliste
site-in = har plads
site-number = Nr.

site-table = Bord
site-result = Resultat
site-computer = computer
site-forfeited = tabt uden kamp
site-result-elsewhere = spillet et andet sted
site-result-unfinished = ingen omgang færdig, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = spillet
site-result-there = ved bordet
site-result-set = aftalt
site-result-due = frist
site-result-missed = ikke spillet
site-result-deals = { $done } af { $of } omgange spillet
site-sit-out = Sidder over:

site-series = Parti for parti
site-when = Hvornår
site-what = Parti
site-others = Modspillere
site-gave = Point
site-total = Sum
site-place-of = { $place } af { $of }
site-adjusted = dommerens afgørelse
site-nothing-yet = Ingen partier endnu.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Plads { $place }
    }
site-deal = Omgang
site-deals-won = Vundne omgange
site-won-deal = vandt
site-by-computer = spillet af en computer
site-playoff-total = Slutspil
site-bracket-on = videre
site-bracket-out = ude
site-bracket-champion = mester
site-bracket-open = åbent
site-bracket-free = sidder over
site-bracket-larger = De første runder står på deres egne sider fordi de har mange borde.

site-news-started = Sæsonen er startet.
site-news-champion = { $count ->
    [one] { $names } vinder sæsonen.
   *[other] { $names } deler titlen.
}
site-news-no-champion = Sæsonen er slut uden en mester.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where } er færdigt.
site-news-where = { $stage ->
    [playoff] Slutspil, bord { $table }
   *[round] Runde { $round }, bord { $table }
}
