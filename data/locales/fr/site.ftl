# Pages outside Discord, in a browser: seasons of the servers that have switched them on.
site-a-player = un joueur
site-leagues = Ligues
site-no-seasons = Aucune saison pour l’instant.
site-seasons = Saisons
site-skip = Aller au contenu
site-pages = Pages
site-above = Où tu es
site-part = { $name } ({ $part } sur { $parts })
site-about = { $game } · { league-stands }{ $round ->
    [0] {""}
   *[other] { " · " }ronde { $round } sur { $rounds }
}
site-time = { DATETIME($day, dateStyle: "medium") }, { $clock }
site-zone = Heures du fuseau { $zone }.
site-copies = Le bot a écrit ces pages après le dernier changement de la saison. Il ne peut ni changer ni supprimer des copies faites ailleurs.
site-feed = Les résultats en flux
site-calendar = Les heures des parties en calendrier
site-champion =
    { $count ->
        [one] Titre :
       *[other] Titre partagé :
    }
site-won-by = Titre
site-season-name = Saison
site-no-champion = Pas de champion
site-state = État

site-standings = Classement
site-division = Division { $number }
site-round = Ronde { $number }
site-tiebreaker = Départage
site-playoff = Phase finale
site-matches = Parties
site-bracket = Tableau
site-player = Joueur
site-players = Joueurs
site-place = Rang
site-tied = ={ $place }
site-points = Points
site-won = Gagnées
site-counted = Parties
site-per-deal = Points de cartes par manche
site-seed = Tête de série
site-possible = Peut finir
site-gone = abandon
site-early = encore en course
site-unplaced = pas encore de rang
site-outlook =
    { $outlook ->
        [open] { $best }–{ $worst }
        [settled] sûr
        [first] gagne la saison
        [playoff] en phase finale
        [up] monte
        [stay] reste dans la division
        [down] descend
       *[none] n’importe où
    }
site-chance =
    { $goal ->
        [first] Chances de gagner
        [playoff] Chances d’aller en phase finale
        [up] Chances de monter
       *[stay] Risque de descendre
    }
site-percent = { $percent } %
site-explained = { league-counts-possible }
site-tied-explained = « = » avant un rang veut dire que des joueurs le partagent.
site-signed = Inscriptions
site-waiting = liste d’attente
site-in = a une place
site-number = N°

site-table = Table
site-result = Résultat
site-computer = ordinateur
site-forfeited = forfait
site-result-elsewhere = jouée ailleurs
site-result-unfinished = aucune manche finie, { league-not-counted }
site-result-void = { league-not-counted }
site-result-played = jouée
site-result-there = à table
site-result-set = prévue le
site-result-due = avant le
site-result-missed = pas jouée
site-result-deals = { $done } manches jouées sur { $of }
site-sit-out = Sans partie :

site-series = Partie après partie
site-when = Quand
site-what = Partie
site-others = Adversaires
site-gave = Points
site-total = Total
site-place-of = { $place } sur { $of }
site-adjusted = la décision de l’arbitre
site-nothing-yet = Aucune partie pour l’instant.
site-stands =
    { $place ->
        [none] { site-unplaced }
       *[other] Rang { $place }
    }
site-deal = Manche
site-deals-won = Manches gagnées
site-won-deal = gagnée
site-by-computer = jouée par un ordinateur
site-playoff-total = Phase finale
site-bracket-on = se qualifie
site-bracket-out = éliminé
site-bracket-champion = titre
site-bracket-open = ouvert
site-bracket-free = pas de partie
site-bracket-larger = Les premières rondes ont leurs propres pages, car elles ont beaucoup de tables.

site-news-started = La saison a commencé.
site-news-champion = { $count ->
    [one] { $names } gagne la saison.
   *[other] { $names } se partagent le titre.
}
site-news-no-champion = La saison s’est terminée sans champion.
site-news-match = { $where } : { $names }
site-news-table = Terminé : { site-news-where }.
site-news-where = { $stage ->
    [playoff] Phase finale, table { $table }
   *[round] Ronde { $round }, table { $table }
}
