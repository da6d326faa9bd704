# Sider utenfor Discord, i en nettleser: sesongene til servere som har slått dem på.
site-a-player = en spiller
site-leagues = Ligaer
site-no-seasons = Ingen sesonger ennå.
site-seasons = Sesonger
site-skip = Gå til innholdet
site-pages = Sider
site-above = Her er du
site-part = { $name } ({ $part } av { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }runde { $round } av { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") } kl. { $clock }
site-zone = Klokkeslettene gjelder { $zone }.
site-copies = Boten skrev disse sidene etter den siste endringen i sesongen. Kopier andre steder kan den ikke endre eller slette.
site-feed = Resultater som nyhetsstrøm
site-calendar = Kamptider som kalender
site-champion =
    { $count ->
        [one] Vinner:
       *[other] Vinnere:
    }
site-won-by = Vinner
site-season-name = Sesong
site-no-champion = Ingen vinner
site-state = Status

site-standings = Tabell
site-division = Divisjon { $number }
site-round = Runde { $number }
site-tiebreaker = Omspill
site-playoff = Sluttspill
site-matches = Partier
site-bracket = Oppsettet
site-player = Spiller
site-players = Spillere
site-place = Plass
site-tied = ={ $place }
site-points = Poeng
site-won = Vunnet
site-counted = Partier
site-per-deal = Kortpoeng per omgang
site-seed = Seeding
site-possible = Kan ende som
site-gone = trakk seg
site-early = fortsatt med
site-unplaced = ingen plass ennå
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] avgjort
        [first] vinner sesongen
        [playoff] er i sluttspillet
        [up] rykker opp
        [stay] blir i divisjonen
        [down] rykker ned
       *[none] alt er mulig
    }
site-chance =
    { $goal ->
        [first] Sjanse for å vinne
        [playoff] Sjanse for sluttspill
        [up] Sjanse for opprykk
       *[stay] Sjanse for nedrykk
    }
site-percent = { $percent } %
site-explained = { league-counts-possible }
site-tied-explained = «=» foran en plass betyr at flere spillere deler den.
site-signed = Påmeldte
site-waiting = venteliste
site-in = har plass
site-number = Nr.

site-table = Bord
site-result = Resultat
site-computer = datamaskin
site-forfeited = tapte uten å spille
site-result-elsewhere = spilt et annet sted
site-result-unfinished = ingen omgang ferdig, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = spilt
site-result-there = ved bordet
site-result-set = avtalt
site-result-due = frist
site-result-missed = ikke spilt
site-result-deals = { $done } av { $of } omganger spilt
site-sit-out = Har fri:

site-series = Parti for parti
site-when = Når
site-what = Parti
site-others = Motspillere
site-gave = Poeng
site-total = Sum
site-place-of = { $place } av { $of }
site-adjusted = dommerens avgjørelse
site-nothing-yet = Ingen partier ennå.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Plass { $place }
    }
site-deal = Omgang
site-deals-won = Omganger vunnet
site-won-deal = vant
site-by-computer = spilt av en datamaskin
site-playoff-total = Sluttspill
site-bracket-on = videre
site-bracket-out = ute
site-bracket-champion = vinner
site-bracket-open = åpent
site-bracket-free = står over
site-bracket-larger = De første rundene står på egne sider, fordi de har mange bord.

site-news-started = Sesongen har startet.
site-news-champion = { $count ->
    [one] { $names } vant sesongen.
   *[other] { $names } deler seieren.
}
site-news-no-champion = Sesongen sluttet uten vinner.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where } er ferdigspilt.
site-news-where = { $stage ->
    [playoff] Sluttspill, bord { $table }
   *[round] Runde { $round }, bord { $table }
}
