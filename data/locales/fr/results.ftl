# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] Personne ne gagne, car tout le monde a déclaré forfait.
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
    -# { $game } · { $deals ->
        [1] une manche
       *[other] { $deals } manches
    } · { $clock }{ $ranked ->
        [yes] { " · partie classée" }
       *[no] {""}
    }
result-moment = ✨ { $moment }
result-place =
    { $place ->
        [1] 🏆
       *[other] **{ $place }.**
    } **{ $name }**{ $total ->
        [none] {""}
       *[other] {" "}· { $total }
    }
result-behind =
    { $points ->
        [0] à égalité en tête
        [1] à un point
       *[other] à { $points } points
    }
result-played-for = { $name } 🤖
result-computers = 🤖 Un ordinateur a joué presque toute la partie pour { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = plus là à la fin
result-own-won =
    { $won ->
        [0] aucune manche gagnée
        [1] 1 manche gagnée sur { $deals }
       *[other] { $won } manches gagnées sur { $deals }
    }
result-own-most = jusqu’à { $most } cartes en main
result-own-forgot =
    { $count ->
        [1] une annonce oubliée
       *[other] { $count } annonces oubliées
    }
otter-result-total =
    { $deals ->
        [1] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }
ole-result-own =
    { $tokens ->
        [0] aucun jeton pris
        [1] un jeton pris
       *[other] { $tokens } jetons pris
    }
pictures-place =
    Rang { $place } : { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go =
    { $name } a joué sa dernière carte{ $count ->
        [1] , oublié
       *[other] { " " }{ $count } fois, oublié à chaque fois
    } d’annoncer, puis regardé { $other } gagner.
feat-slip =
    { $name } n’avait plus qu’une carte, a oublié d’annoncer, en a pioché { $count ->
        [1] une
       *[other] { $count }
    } et laissé la victoire à { $other }.
feat-anyway =
    { $name } a oublié d’annoncer, pioché { $count ->
        [1] une carte
       *[other] { $count } cartes
    } et gagné la manche quand même.
feat-rescue =
    Plus qu’une carte pour { $other }. { $cause ->
        [ace] Puis { $name } a joué { $more ->
            [0] un as
            [1] un as
           *[other] { $more } as d’un coup
        }.
        [twos] Puis { $name } a joué un deux.
        [call] Puis { $name } a remarqué l’annonce oubliée.
       *[other] Puis { $name } a frappé.
    } { $other } en a pioché { $count }, et { $name } a gagné la manche.
feat-denied =
    { $name } n’avait plus qu’une carte, { $count } fois de suite. À chaque fois, il a fallu piocher, et { $other } a gagné.
feat-swing = { $other } n’avait plus qu’une carte, { $name } en avait { $count }. { $name } a gagné la manche.
feat-from_one =
    { $name } n’avait plus qu’une carte{ $cause ->
        [ace] , puis, à cause des as,
        [twos] , puis, à cause des deux,
        [turn] , puis, de pioche en pioche,
       *[other] , puis de nouveau
    } { $count }. { $other } a gagné la manche.
feat-teased = Dans une même manche, { $name } n’avait plus qu’une carte { $count } fois, mais { $other } l’a gagnée.
feat-patience = { $name } n’avait plus qu’une carte { $count } fois avant que la dernière parte enfin.
feat-comeback = { $name } a eu { $count } cartes en main, et a gagné la manche quand même.
feat-unplayed = { $other } a fini. { $name } n’avait pas encore joué une seule carte.
feat-spree = { $name } avait { $count } cartes, et un seul tour plus tard, plus aucune.
feat-beaten =
    { $cause ->
        [all] Tous les autres n’avaient
       *[other] { $names ->
            [none] { $count } joueurs n’avaient
           *[other] { $names } n’avaient
        }
    } plus qu’une carte quand { $other } a fini.
feat-full_hand = { $name } n’avait plus assez de doigts pour { $count } cartes.
feat-hail =
    { $name } a pioché { $count } cartes à cause des as { $other ->
        [none] des autres
       *[other] joués par { $other }
    } avant de pouvoir rejouer.
feat-forgot =
    { $name } a oublié d’annoncer. Et pas une fois, mais { $count }.
feat-bridesmaid = { $name } n’avait plus qu’une carte { $count } fois, sans jamais gagner une manche.
feat-last_second =
    { $name } a annoncé à { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } de la fin.
feat-late = À une manche de la fin, { $other } avait { $count } points d’avance sur { $name }. { $name } a gagné.
feat-from_last = { $name } fermait la marche, à { $count } points, et a gagné.
feat-brink = { $name } avait { $count } points, à une mauvaise manche de l’élimination, et a gagné.
feat-photo =
    Après toute une partie, { $name } devance { $other } { $count ->
        [1] d’un petit point
       *[other] de { $count } points
    }.
feat-tie =
    { $names ->
        [none] { $count } joueurs
       *[other] { $names }
    } finissent en tête ensemble, avec exactement les mêmes points.
feat-steady = { $name } a gagné la partie sans gagner une seule manche.
feat-unfair =
    { $name } a gagné { $count ->
        [1] une manche
       *[other] { $count } manches
    }, { $other } { $more ->
        [0] aucune
        [1] une seule
       *[other] seulement { $more }
    }. Et c’est { $other } qui a gagné la partie.
feat-own_goal =
    À { $count ->
        [6] une tête
       *[other] deux têtes
    } de la victoire, { $name } l’a offerte à { $other }.
feat-feeder =
    { $other } a gagné avec { $more } têtes, et { $all ->
        [yes] toutes étaient des cadeaux
       *[no] { $count } étaient des cadeaux
    } : merci { $name }.
feat-waiting = Il a manqué une seule tête à { $name } pendant { $count } tours. Puis { $other } a gagné.
feat-nearly = { $name } a joué sa dernière carte, mais une colonne était trop longue : { $count } cartes de retour en main. { $other } a gagné.
feat-almost =
    Il ne manquait qu’une tête à { $names ->
        [none] { $count } joueurs
       *[other] { $names }
    } quand { $other } a gagné.
feat-last_otter = { $name } n’avait plus de cartes et a gagné, avec ou sans têtes.
feat-behind = { $other } avait { $count } têtes d’avance sur { $name }. { $name } a gagné.
feat-hoard = { $name } a ramassé { $count } colonnes de suite, et avait { $more } cartes sur les bras.
feat-turnaround = Le pire score d’une manche, les couleurs inversées, et { $name } a gagné la suivante.
feat-robbed =
    { $name } a posé toutes ses cartes avant les autres, mais avec { $count ->
        [1] un jeton
       *[other] { $count } jetons
    }. La manche revient à { $other }.
feat-stuck = Avec une seule carte en main, { $name } a pris { $count } jetons en attendant de la jouer.
feat-trapped =
    { $cause ->
        [all] Tous les joueurs n’avaient
        [but] Tous, sauf { $other }, n’avaient
       *[other] { $names ->
            [none] { $count } joueurs n’avaient
           *[other] { $names } n’avaient
        }
    } plus qu’une carte, et aucune n’allait.
feat-twos = { $name } a reçu l’addition de tous ces deux : { $count } cartes.
feat-boomerang = { $name } a joué un deux, qui est revenu en { $count } cartes.
feat-saved = { $name } gardait { $count } huit pour plus tard. { $other } a fini avant : { $more } points.
feat-paid = { $name } a pris { $count } jetons, et a gagné la manche quand même.
feat-tokens = { $name } a pris { $count } jetons dans une manche, comme si ça rapportait.
feat-burden = { $name } a pris { $count } points en une seule manche, et pas des bons.
feat-disaster = { $other } a fini, et les { $more } cartes encore en main ont coûté { $count } points à { $name }.
feat-bully =
    Les as joués par { $name } ont fait piocher { $count } cartes aux autres{ $other ->
        [none] , jusqu’à la victoire.
       *[other] . Et c’est { $other } qui a gagné.
    }
feat-drought = { $name } a passé { $count } tours sans jouer une carte, et en a pioché { $more }.
feat-rout = { $name } a fini loin devant. Les autres avaient tous au moins { $count } cartes.
feat-eights = { $name } a joué { $count } huit de suite.
feat-aces = { $name } a joué { $count } as en un tour, et les autres ont pioché { $more } cartes.
feat-series = { $name } a gravi les quatre couleurs en un seul tour.
feat-sweep = { $name } a gagné les { $count } manches et n’a rien laissé aux autres.
feat-gift =
    { $name } a gentiment offert à { $other } { $count ->
        [1] la tête gagnante
       *[other] les têtes gagnantes
    }.
feat-column = { $name } a avalé d’un coup une colonne de { $count } cartes.
feat-so_close =
    { $other } a fini, et { $count ->
        [1] la dernière carte, chez { $name }, allait
       *[other] les dernières cartes, chez { $names ->
            [none] { $count } joueurs
           *[other] { $names }
        }, allaient
    } justement dessus.
feat-scramble = { $count } joueurs sont arrivés à une seule carte, et c’est { $name } qui a fini.
feat-contrast = { $name } a gagné la manche sans piocher une carte. Pendant ce temps, { $other } en piochait { $count }.
feat-monologue =
    { $name } a joué { $count } cartes de suite. { $other ->
        [none] Les autres n’ont pu
       *[other] { $other } n’a pu
    } que regarder.
feat-wishes =
    { $names ->
        [none] { $count } joueurs
       *[other] { $names }
    } se sont disputé la couleur à coups de huit.
feat-generous = { $name } a donné { $count } têtes sans en recevoir une seule. { $other } a gagné.
feat-untouched = { $name } a gagné sans ramasser une seule colonne.

# Behind the buttons
button-share = Partager
button-details = ⋯
details-title = ### { $game } en détail
details-points = { $place }\. **{ $name }**{ $behind ->
        [none] {""}
       *[other] { " · " }{ $behind }
    }{ $total ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [none] {""}
           *[other] { $more ->
                [yes] … ·{" "}
               *[no] {""}
            }{ $points } ={" "}
        }{ $total }
    }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } pièces
    }
share-where =
    { $here ->
        [yes] Je poste ça pour tout le monde ici ?
       *[no] Où est-ce que je poste ça ?
    }
share-choose = Un autre salon…
button-share-here = Poster ici
share-line =
    🏁 { $count ->
        [0] { $game } : personne ne gagne, tout le monde a déclaré forfait
        [one] { $game } : **{ $names }** gagne
       *[other] { $game } : **{ $names }** gagnent
    }{ $name ->
        [none] {""}
       *[other] { " · " }partagé par { $name }
    }
share-dare =
    🃏 **{ $name }** en une manche : { $came }. { $place ->
        [1] Tu y arrives avec les mêmes cartes ?
       *[other] Tu fais mieux avec les mêmes cartes ?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }hôte : { $host }
    }
share-unit =
    { $kind ->
        [heads] Têtes. Le plus grand nombre gagne.
        [deals] Manches gagnées. Le plus grand nombre gagne.
       *[points] Points de retard sur la première place
    }
button-add-bot = Ajouter { $bot }
share-done = C’est posté dans { $channel }.
share-done-here = C’est posté ici.
refused-share_private = Ici, mes réponses ne sont visibles que par toi, je ne peux donc pas poster. Partage là où les applis externes peuvent écrire.
refused-share_again_here = C’est déjà posté ici depuis moins d’une heure.
refused-share_failed_here = Discord ne m’a pas laissé poster ici. Rien n’a changé, réessaie.
refused-share_channel = Je peux poster dans un salon textuel ou dans un fil. Choisis l’un des deux.
refused-share_may_not_write = Tu ne peux pas écrire dans #{ $channel }, donc je ne peux pas y poster pour toi.
refused-share_permissions = Je ne peux pas poster dans #{ $channel } sans ces permissions : { $permissions }. Demande-les à un membre qui gère ce salon.
refused-share_again = C’est déjà posté dans #{ $channel } depuis moins d’une heure. Choisis un autre salon.
refused-share_failed = Discord n’a pas accepté le message dans #{ $channel }. Réessaie, ou choisis un autre salon.
refused-not_over = Cette partie n’a pas encore de résultat. Reviens quand elle est finie.
