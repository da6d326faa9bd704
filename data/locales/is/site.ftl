# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = spilari
site-leagues = Keppnir
site-no-seasons = Engin tímabil enn.
site-seasons = Tímabil
site-skip = Beint í efnið
site-pages = Síður
site-above = Hvar þú ert
site-part = { $name } ({ $part } af { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }{ $round }. umferð af { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") } kl. { $clock }
site-zone = Tímar fylgja tímabeltinu { $zone }.
site-copies = Bottinn skrifaði þessar síður eftir síðustu breytingu á tímabilinu. Hann getur ekki breytt eða eytt afritum annars staðar.
site-feed = Úrslit sem fréttaveita
site-calendar = Leiktímar sem dagatal
site-champion =
    { $count ->
        [1] Meistari:
       *[other] Meistarar:
    }
site-won-by = Meistari
site-season-name = Tímabil
site-no-champion = Enginn meistari
site-state = Ástand

site-standings = Staðan
site-division = { $number }. deild
site-round = { $number }. umferð
site-tiebreaker = Aukaleikur
site-playoff = Úrslitakeppni
site-matches = Leikir
site-bracket = Útsláttartafla
site-player = Spilari
site-players = Spilarar
site-place = Sæti
site-tied = ={ $place }
site-points = Stig
site-won = Unnir
site-counted = Leikir
site-per-deal = Spilastig í gjöf
site-seed = Röð
site-possible = Getur endað
site-gone = hætti keppni
site-early = enn með
site-unplaced = ekki enn í sæti
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] ráðið
        [first] vinnur tímabilið
        [playoff] í úrslitakeppninni
        [up] fer upp
        [stay] heldur sér í deildinni
        [down] fellur
       *[none] hvaða sæti sem er
    }
site-chance =
    { $goal ->
        [first] Sigurlíkur
        [playoff] Líkur á úrslitakeppni
        [up] Líkur á að fara upp
       *[stay] Líkur á falli
    }
site-percent = { $percent }%
site-explained = { league-counts-possible }
site-tied-explained = „=“ á undan sæti þýðir að spilarar deila því.
site-signed = Skráðir
site-waiting = biðlisti
site-in = með pláss
site-number = Nr.

site-table = Borð
site-result = Úrslit
site-computer = tölva
site-forfeited = dæmt tap
site-result-elsewhere = spilað annars staðar
site-result-unfinished = engin gjöf kláraðist, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = spilað
site-result-there = við borðið
site-result-set = ákveðið
site-result-due = frestur til
site-result-missed = ekki spilað
site-result-deals = { $done } af { $of } gjöfum spilaðar
site-sit-out = Sitja hjá:

site-series = Leik fyrir leik
site-when = Hvenær
site-what = Leikur
site-others = Mótherjar
site-gave = Stig
site-total = Alls
site-place-of = { $place } af { $of }
site-adjusted = ákvörðun dómara
site-nothing-yet = Engir leikir enn.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] { $place }. sæti
    }
site-deal = Gjöf
site-deals-won = Unnar gjafir
site-won-deal = vann
site-by-computer = tölva spilaði
site-playoff-total = Úrslitakeppni
site-bracket-on = áfram
site-bracket-out = úr leik
site-bracket-champion = meistari
site-bracket-open = opið
site-bracket-free = enginn leikur
site-bracket-larger = Fyrstu umferðirnar eru á eigin síðum, því borðin þar eru mörg.

site-news-started = Tímabilið er byrjað.
site-news-champion = { $count ->
    [1] { $names } vinnur tímabilið.
   *[other] { $names } deila titlinum.
}
site-news-no-champion = Tímabilinu lauk án meistara.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where }: leik lokið.
site-news-where = { $stage ->
    [playoff] Úrslitakeppni, borð { $table }
   *[round] { $round }. umferð, borð { $table }
}
