# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = période
command-leaderboard-period-description = Ce mois-ci, une saison, une ligue, ou depuis toujours
command-leaderboard-by = tri
command-leaderboard-by-description = Trier par quoi (par défaut : parties gagnées)
choice-by-wins = parties gagnées
choice-by-points = moyenne de points par manche
choice-by-rating = cote
command-stats-against = contre
command-stats-against-description = Comparer avec ce membre

period =
    { $kind ->
        [all] Depuis toujours
        [month] Ce mois-ci{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · saison { $number }
       *[league] { $league } · toutes les saisons
    }
leaderboard-title =
    ## Palmarès
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }page { $page } sur { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Aucune partie finie ne compte encore ici.
       *[other] Aucune partie finie ne compte dans cette période.
    } Il faut au moins deux personnes. Ouvre une table avec `/{ command-play }`. Tes victoires contre l’ordinateur sont dans `/{ command-stats }`.
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
leaderboard-own = **Toi**
leaderboard-order =
    -# Trié par { $by ->
        [rating] cote, visible après { $settled } parties cotées. Seules comptent les parties classées, sans ordinateur ni forfait. C’est la cote d’aujourd’hui.
        [points] { $better ->
            [low] moyenne de points la plus basse
           *[high] moyenne de points la plus haute
        } par manche, puis part de parties gagnées.
       *[wins] part de parties gagnées, puis parties gagnées{ $better ->
            [none] {""}
            [low] , puis moins de points par manche
           *[high] , puis plus de points par manche
        }.
    }{ $tied ->
        [yes] { " " }À égalité, on partage le rang.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Tu as un rang à partir de { $minimum } parties.
           *[no] {""}
        }
    } Une partie compte si deux personnes ou plus la jouent dès la première manche.{ $sleeps ->
        [yes] { " 💤 aucune partie depuis 60 jours" }{ $idle ->
            [none] {"."}
           *[other] {" : "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = { $wins } sur { $matches } gagnées
standings-share = { $wins } sur { $matches } gagnées ({ $share } %)
standings-deals =
    { $won } sur { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    } gagnées
standings-points = { $points } points par manche
standings-calls =
    { $made ->
        [one] { $made } annonce faite
       *[other] { $made } annonces faites
    }, { $missed ->
        [one] { $missed } oubliée
       *[other] { $missed } oubliées
    }
standings-rating =
    { $rating ->
        [none] sans cote ({ $rated } parties sur { $settled })
       *[other] cote { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } sur { $pages }
    }
stats-none-counts = **{ $game }** : aucune partie qui compte encore
stats-game = **{ $game }** : { $wins } gagnées sur { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ({ $share } %)
stats-beside = -# **{ $game }** : { $details }
stats-reflexes = -# 📣 Annonces à la main : la plus rapide en { $fastest } secondes, d’habitude en { $median }
stats-month =
    -# Ce mois-ci : { $wins } gagnées sur { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
stats-zone = -# Les mois suivent l’heure du fuseau { $zone }.
stats-form = -# Les plus récentes d’abord : { $form } · { $won ->
        [yes] { $matches ->
            [1] la dernière gagnée
           *[other] les { $matches } dernières gagnées
        }
       *[no] { $matches ->
            [1] la dernière perdue
           *[other] aucune victoire dans les { $matches } dernières
        }
    }
rating-menu = Cote à…
rating-title =
    ## Cote : { $name }
    { $game }{ $page ->
        [1] , les plus récentes d’abord
       *[other] , page { $page }
    }
rating-empty = Aucune partie cotée pour l’instant.
rating-how = -# Les parties classées sans ordinateur sont cotées. Une partie courte (une ou deux manches) fait moins bouger la cote, de même que retrouver toujours les mêmes joueurs. Contre des adversaires nouveaux (moins de { $settled } parties cotées), elle bouge moins aussi.
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] rang { $place }
       *[other] [rang { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }compte à { $counts } % : { $why }
    }
rating-why-length = courte
rating-why-settled = adversaires nouveaux
rating-why-fresh = encore les mêmes adversaires
stats-best = Meilleure
stats-worst = Pire
stats-match = { $which } : { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, rang { $place }, <t:{ $at }:d>
stats-uncounted = -# Parties non comptées : { $count }, pour une arrivée en cours de route ou un joueur retiré
button-stats = Statistiques
button-solo = Contre l’ordinateur
solo-title = ## { $name } contre l’ordinateur
solo-none = Aucune partie finie contre l’ordinateur. Ouvre une table avec `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } sur { $matches } gagnées
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] record : { $best } d’affilée
        [1] record : { $best } d’affilée
       *[other] { $streak } d’affilée{ $is-best ->
            [yes] {""}
           *[no] {" "}(record : { $best })
        }
    }
solo-quickest =
    manche la plus rapide : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
solo-margin =
    plus large victoire : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solo-trophies = 🏆 **Trophées :** { $names }
solo-trophy-games = ordinateurs battus à tous les jeux
solo-trophy-hard = ordinateurs difficiles battus à tous les jeux
solo-trophy-streak = { $count } victoires d’affilée
solo-medal =
    { $level ->
        [hard] 🥇 difficile
        [normal] 🥈 normal
       *[easy] 🥉 facile
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] Ordinateurs battus : { $beaten }.{" "}
    }La cote et le palmarès demandent des parties contre des personnes. Les donnes du jour ont leur propre tableau.
stats-rivals = **Les plus rencontrés**
stats-rival =
    { $name } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ensemble{ $ahead ->
        [0] {""}
       *[other] { ", devant " }{ $ahead } fois
    }{ $behind ->
        [0] {""}
       *[other] { ", derrière " }{ $behind } fois
    }
against-title = ## { $name } et { $other }
against-none = Pas encore de partie qui compte entre vous. Ouvrez une table avec `/{ command-play }`.
against-game = **{ $game }** : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ensemble
    -# { $name } devant { $other } : { $ahead } fois. { $other } devant { $name } : { $behind } fois{ $equal ->
        [0] {""}
       *[other] { ". Égalités : " }{ $equal }
    }
against-all = Tous les jeux
history-title =
    ## { $name ->
        [none] Parties jouées
       *[other] Parties jouées : { $name }
    }
    -# les plus récentes d’abord · page { $page }
button-history = Parties
button-history-all = Toutes les parties
history-empty = Aucune partie finie pour l’instant. Ouvre une table avec `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · classée" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (forfait)" }
       *[no] {""}
    }
history-more = { $count } de plus
button-newer = Plus récentes
button-older = Plus anciennes
refused-no_such_period = Ce palmarès n’existe pas. Choisis-en un dans la liste pendant que tu écris.
refused-no_deal_points = { $game } n’a pas de points par manche. Trie son palmarès par parties gagnées ou par cote.
refused-against_self = Tu ne peux pas comparer un membre avec lui-même. Choisis quelqu’un d’autre pour `{ command-stats-against }`.
