# Matches that are watched again.
command-replay = revoir
command-replay-description = Ce qui a fait basculer une partie finie de ce serveur, et la revoir coup par coup
command-replay-match-description = Quelle partie (ou son identifiant)

# The story of a match: turning points first, then move by move.
button-story = Récit
story-menu = Le récit d’une partie…
story-title =
    ## { $game }
    -# Tes chances de gagner, d’après ce que tu voyais
story-reviewing =
    ⏳ **Je cherche ce qui l’a fait basculer…**
    -# À partir de chaque coup, je rejoue cent fois avec des cartes cachées au hasard. Ça prend quelques secondes.
story-move-title =
    ## { $game }
    -# Manche { $deal } · coup { $at } sur { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Ensuite : { $what } Tes chances de gagner : **{ $before } % → { $after } %**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Toutes les mains
button-story-own = Cacher les mains
button-story-ending = Poster la fin
ending-title =
    ## 🎬 { $count ->
        [0] Comment ça s’est fini
        [one] Comment { $names } a gagné
       *[other] Comment { $names } ont gagné
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# Le dernier coup, tel que tout le monde l’a vu
       *[other] -# Les { $count } derniers coups, tels que tout le monde les a vus
    }
refused-ending_not_drawn = Je n’ai pas pu dessiner la fin. Réessaie dans un moment.
refused-ending_posted = Cette fin est postée ici depuis moins d’une heure. Remonte un peu pour la trouver.

# A move
replay-title =
    ## Revoir · { $game }
    -# Manche { $deal } · coup { $at } sur { $last }
replay-older = -# Je n’ai plus les règles de cette partie. Tu peux encore lire ce qui s’est passé, mais sans les cartes, et tu ne peux pas la vérifier.
replay-differs = -# Cette partie se déroule autrement aujourd’hui. Tu peux encore lire ce qui s’est passé, mais sans les cartes.
replay-got = { $name } reçoit { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] hors jeu avec { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } carte**
               *[other] { $count } cartes
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = vu de la table
replay-by-open = toutes les mains visibles
replay-by-seat = vu par { $name }
refused-replay_not_shown = Je ne connais pas les cartes de cette partie, donc je ne peux pas la montrer.

# A player whose name was forgotten.
name-seat = Siège { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Cette partie n’existe pas sur ce serveur. `/{ command-replay }` liste les parties finies pendant que tu écris.
refused-match_not_over = Cette partie n’est pas finie. Tu pourras la revoir ensuite.
refused-moves_not_kept = Cette partie est si vieille que ses coups sont supprimés. Son résultat est sous `/{ command-stats }`.
