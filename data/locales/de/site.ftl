# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = ein Mitglied
site-leagues = Ligen
site-no-seasons = Noch keine Saisons.
site-seasons = Saisons
site-skip = Zum Inhalt springen
site-pages = Seiten
site-above = Hier bist du
site-part = { $name } ({ $part } von { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }Runde { $round } von { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") }, { $clock } Uhr
site-zone = Zeiten sind in { $zone }.
site-copies = Der Bot hat diese Seiten nach der letzten Änderung in der Saison geschrieben. Kopien anderswo kann er weder ändern noch löschen.
site-feed = Ergebnisse als Feed
site-calendar = Spieltermine als Kalender
site-champion =
    { $count ->
        [one] Titel:
       *[other] Titel:
    }
site-won-by = Titel
site-season-name = Saison
site-no-champion = Kein Titel
site-state = Stand

site-standings = Tabelle
site-division = Division { $number }
site-round = Runde { $number }
site-tiebreaker = Entscheidungspartie
site-playoff = Play-off
site-matches = Partien
site-bracket = Turnierbaum
site-player = Name
site-players = Dabei
site-place = Platz
site-tied = ={ $place }
site-points = Punkte
site-won = Gewonnen
site-counted = Partien
site-per-deal = Kartenpunkte pro Durchgang
site-seed = Setzplatz
site-possible = Möglich
site-gone = ausgestiegen
site-early = noch dabei
site-unplaced = noch kein Platz
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] steht fest
        [first] gewinnt die Saison
        [playoff] ist im Play-off
        [up] steigt auf
        [stay] bleibt in der Division
        [down] steigt ab
       *[none] jeder Platz
    }
site-chance =
    { $goal ->
        [first] Chance auf den Sieg
        [playoff] Chance aufs Play-off
        [up] Chance auf den Aufstieg
       *[stay] Chance auf den Abstieg
    }
site-percent = { $percent } %
site-explained = { league-counts-possible }
site-tied-explained = „=“ vor einem Platz heißt, dass er geteilt ist.
site-signed = Angemeldet
site-waiting = Warteliste
site-in = hat einen Startplatz
site-number = Nr.

site-table = Tisch
site-result = Ergebnis
site-computer = Computer
site-forfeited = kampflos verloren
site-result-elsewhere = anderswo gespielt
site-result-unfinished = kein Durchgang fertig, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = gespielt
site-result-there = am Tisch
site-result-set = Termin
site-result-due = Frist
site-result-missed = nicht gespielt
site-result-deals = { $done } von { $of } Durchgängen gespielt
site-sit-out = Setzt aus:

site-series = Partie für Partie
site-when = Wann
site-what = Partie
site-others = Gegner
site-gave = Punkte
site-total = Summe
site-place-of = { $place } von { $of }
site-adjusted = entschieden von der Spielleitung
site-nothing-yet = Noch keine Partien.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Platz { $place }
    }
site-deal = Durchgang
site-deals-won = Gewonnene Durchgänge
site-won-deal = gewonnen
site-by-computer = von einem Computer gespielt
site-playoff-total = Play-off
site-bracket-on = kommt weiter
site-bracket-out = raus
site-bracket-champion = Titel
site-bracket-open = offen
site-bracket-free = keine Partie
site-bracket-larger = Die ersten Runden haben eigene Seiten, weil sie viele Tische haben.

site-news-started = Die Saison hat begonnen.
site-news-champion = { $count ->
    [one] { $names } gewinnt die Saison.
   *[other] { $names } teilen sich den Titel.
}
site-news-no-champion = Die Saison endet ohne Titel.
site-news-match = { $where }: { $names }
site-news-table = { site-news-where } ist zu Ende.
site-news-where = { $stage ->
    [playoff] Play-off, Tisch { $table }
   *[round] Runde { $round }, Tisch { $table }
}
