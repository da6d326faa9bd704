# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Donne du jour
button-daily-record = Fichier de partie d’hier
daily-title =
    ### Donne du jour
    -# { $game } · <t:{ $date }:D>
daily-start = Tout le monde a les mêmes cartes, où que ce soit, et les joue une fois : une manche contre deux ordinateurs, { $names }.
daily-calls = Les ordinateurs répondent aussitôt, donc envoie l’annonce avec la carte.
daily-next = Nouvelles cartes à minuit UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] { $days } jour
       *[other] { $days } jours d’affilée
    }. Tu peux en manquer un. Deux de suite, et tu repars de zéro.
daily-yesterday =
    { $server ->
        [yes] **Hier sur ce serveur**
       *[no] **Hier ici**
    }
daily-board =
    { $server ->
        [yes] **Aujourd’hui sur ce serveur**
       *[no] **Aujourd’hui ici**
    }
deal-came =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
       *[other] { $place }e place
    }{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } tête
       *[other] { $total } têtes
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 les a jouées avant les autres
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] joué
        [called] annoncé
        [drew_first] pioché, puis joué
        [drew] { $game ->
            [ole] pris un jeton
            [otter] ramassé
           *[other] pioché
        }
        [passed] passé
       *[forgot] oublié d’annoncer
    }
daily-squares = -# { $legend }
daily-fair =
    ### Est-ce équitable ?
    Tous les joueurs ont ces cartes dans cet ordre. J’ai d’abord choisi le secret qui les donne. Son empreinte est dans le nom de fichier de l’image au-dessus de **{ button-start }**. Demain, `/{ command-daily }` aura ton fichier de partie, avec une page qui les redistribue.

# New cards for one
button-continue-cards = Continuer tes cartes
button-new-cards = Nouvelles cartes
button-new-cards-level = Nouvelles cartes : { $level }
solo-deal-title = ### { $game } contre l’ordinateur ({ $level })
solo-fair =
    ### Est-ce équitable ?
    Ces cartes viennent d’un secret que j’ai tiré au hasard en les distribuant la première fois. Tous ceux qui les jouent ont les mêmes, dans le même ordre. **{ button-download }** te donne ton fichier de partie, avec une page qui les redistribue.
solo-deal-again = Revoici tes cartes. `/{ command-play }` avec un jeu t’en donne de nouvelles.

# Cards that were shared
button-beat = Faire mieux
duplicate-title =
    ### { $game }
    -# les mêmes cartes
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** avec ces cartes : { $first }. Toi, tu fais mieux : **{ $own }**.
        [worse] **{ $name }** avec ces cartes : { $first }. Toi : **{ $own }**.
       *[equal] **{ $name }** avec ces cartes : { $first }. Toi aussi.
    }
duplicate-board = **Les meilleurs avec ces cartes**
duplicate-known = Tu as déjà vu ces cartes, donc ça ne compte pas.
duplicate-fair =
    ### Est-ce équitable ?
    Ces cartes viennent de la partie `{ $match }`, et tu as eu les mêmes dans le même ordre. Le mélange était fixé avant toute arrivée, et son secret est public maintenant. **{ button-fair }** vérifie cette partie, et **{ button-download }** te donne son fichier.

# Sharing it
shared-daily = **{ $game }**, donne du jour, <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } jours d’affilée
    }
shared-solo = **{ $game }** contre l’ordinateur ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** bat { $other } avec les mêmes cartes : { $own }, contre { $first }.
        [worse] **{ $name }** a tenté les cartes déjà jouées par { $other } : { $own }, contre { $first }.
       *[equal] **{ $name }** et { $other }, mêmes cartes, même résultat : { $first }.
    }
button-play-daily = Jouer les cartes du jour
