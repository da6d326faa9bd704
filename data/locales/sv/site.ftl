# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = en spelare
site-leagues = Ligor
site-no-seasons = Inga säsonger än.
site-seasons = Säsonger
site-skip = Gå till innehållet
site-pages = Sidor
site-above = Var du är
site-part = { $name } ({ $part } av { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }omgång { $round } av { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") } kl. { $clock }
site-zone = Tiderna gäller { $zone }.
site-copies = Boten skrev de här sidorna efter den senaste ändringen i säsongen. Den kan inte ändra eller radera kopior på andra ställen.
site-feed = Resultat som flöde
site-calendar = Matchtider som kalender
site-champion =
    { $count ->
        [one] Mästare:
       *[other] Mästare:
    }
site-won-by = Mästare
site-season-name = Säsong
site-no-champion = Ingen mästare
site-state = Läge

site-standings = Ställning
site-division = Division { $number }
site-round = Omgång { $number }
site-tiebreaker = Skiljematch
site-playoff = Slutspel
site-matches = Matcher
site-bracket = Cupträd
site-player = Spelare
site-players = Spelare
site-place = Plats
site-tied = ={ $place }
site-points = Poäng
site-won = Vunna
site-counted = Matcher
site-per-deal = Kortpoäng per giv
site-seed = Seedning
site-possible = Kan sluta
site-gone = hoppade av
site-early = kvar
site-unplaced = ingen placering än
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] avgjort
        [first] vinner säsongen
        [playoff] är i slutspelet
        [up] flyttas upp
        [stay] stannar i divisionen
        [down] flyttas ner
       *[none] vilken plats som helst
    }
site-chance =
    { $goal ->
        [first] Chans att vinna
        [playoff] Chans till slutspel
        [up] Chans att flyttas upp
       *[stay] Risk att flyttas ner
    }
site-percent = { $percent } %
site-explained = { league-counts-possible }
site-tied-explained = ”=” före en plats betyder att spelare delar den.
site-signed = Anmälda
site-waiting = väntelista
site-in = har en plats
site-number = Nr

site-table = Bord
site-result = Resultat
site-computer = dator
site-forfeited = walkover
site-result-elsewhere = spelad på annat håll
site-result-unfinished = ingen giv blev klar, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = spelad
site-result-there = vid bordet
site-result-set = bestämd till
site-result-due = senast
site-result-missed = inte spelad
site-result-deals = { $done } av { $of } givar spelade
site-sit-out = Står över:

site-series = Match för match
site-when = När
site-what = Match
site-others = Motspelare
site-gave = Poäng
site-total = Totalt
site-place-of = { $place } av { $of }
site-adjusted = domarens beslut
site-nothing-yet = Inga matcher än.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Plats { $place }
    }
site-deal = Giv
site-deals-won = Vunna givar
site-won-deal = vunnen
site-by-computer = spelad av en dator
site-playoff-total = Slutspel
site-bracket-on = går vidare
site-bracket-out = utslagen
site-bracket-champion = mästare
site-bracket-open = öppen
site-bracket-free = ingen match
site-bracket-larger = De första omgångarna finns på egna sidor, för de har många bord.

site-news-started = Säsongen har börjat.
site-news-champion = { $count ->
    [one] { $names } vinner säsongen.
   *[other] { $names } delar på titeln.
}
site-news-no-champion = Säsongen slutade utan mästare.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where } är klart.
site-news-where = { $stage ->
    [playoff] Slutspelet, bord { $table }
   *[round] Omgång { $round }, bord { $table }
}
