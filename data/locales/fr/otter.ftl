# Otter Nonsense's own words.
otter-examples = **Par exemple**
    La colonne 3 5 9 monte, donc elle accepte 9 ou plus. 11 7 descend, donc 7 ou moins. 6 6 peut encore aller dans les deux sens.
    Tu ramasses 3 5 9, et Bo a joué avant toi. Donne le 5 à Bo pour ses têtes, prends 3 et 9, et rouvre la colonne avec ton 13.
    Tu joues ta dernière carte, et aucune colonne n’a plus de deux cartes. Tu gagnes.
otter-choice = Ramasse les colonnes, donne les têtes.
otter-goal =
    { $best_of ->
        [1] en sept têtes
       *[other] au meilleur des { $best_of } manches
    }
otter-pitch =
    Joue tes loutres sur trois colonnes. Chaque colonne ne fait que monter, ou que descendre.
    Tu ne peux pas, ou ne veux pas ? Ramasse une colonne, et donnes-en une carte **au joueur d’avant**, en points.
    {""}**Sept têtes de loutre** gagnent. Ta dernière carte aussi, si aucune colonne n’a plus de deux cartes.

otter-card-R = 🔄 sens
otter-card-X = 🎯 choix
otter-spoken-R = changement de sens
otter-spoken-X = choix du suivant

otter-verb-collect = Ramasser
otter-verb-keep = Ramasser
otter-play-2 = sur la colonne { $number }
# As the picture marks them.
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] sans rien donner
       *[other] donner { $card }
    }
otter-collect-3 =
    { $card ->
        [none] et c’est perdu
       *[other] rouvrir avec { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] sans rien marquer
       *[other] marquer { $card }
    }
otter-keep-3 =
    { $card ->
        [none] et gagner
       *[other] rouvrir avec { $card }
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] rien
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] et c’est perdu
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] et gagner
       *[other] { $card }
    }

otter-ask-play-2 = Sur quelle colonne ?
otter-ask-player = Qui joue ensuite ?
otter-ask-collect-1 = Quelle colonne ?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Quelle colonne, et quelle loutre pour { $receiver } ?
otter-ask-collect-2 = Quelle loutre pour { $receiver } ?
otter-ask-collect-3 = Quelle carte rouvre la colonne ?
otter-ask-keep-1 = Quelle colonne ?
otter-ask-keep-1-2 = Quelle colonne, et quelle loutre gardes-tu en points ?
otter-ask-keep-2 = Quelle loutre gardes-tu en points ?
otter-ask-keep-3 = Quelle carte rouvre la colonne ?
otter-means-collect-2 =
    { $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    }
otter-means-keep-2 = { otter-means-collect-2 }

# The table, line by line
otter-column =
    { $column }. { $direction ->
        [up] ⬆️
        [down] ⬇️
       *[none] ↕️
    } { $cards ->
        [none] { "—" }
       *[other] **{ $cards }**
    } · { $direction ->
        [up] { $value } ou plus
        [down] { $value } ou moins
       *[none] toute loutre
    }
otter-score =
    🦦 { $seat } : **{ $heads } sur { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Têtes de loutre{ $one ->
        [none] {""}
       *[other] { " · " }1 sur { $one }
    }{ $two ->
        [none] {""}
       *[other] { " · " }2 sur { $two }
    }{ $three ->
        [none] {""}
       *[other] { " · " }3 sur { $three }
    }
otter-course =
    { $direction ->
        [clockwise] ↻ sens horaire
       *[anticlockwise] ↺ sens antihoraire
    } · { $seat } donne à { $target }
otter-last_card = { $seat } a joué sa dernière carte et ramasse la plus longue colonne. Ensuite, c’est à { $target }.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Chaque joueur reçoit { $count } cartes. { $target } commence.
otter-buried = Carte retournée : { $card }. Elle est remise dans le paquet et mélangée.
otter-opened = Les colonnes s’ouvrent avec { $cards }.
otter-played = { $seat } joue { $cards } sur la colonne { $column }{ $left ->
        [0] , sa dernière carte !
        [1] , et n’a plus qu’une carte.
       *[other] .
    }
otter-collected = { $seat } ramasse la colonne { $column } ({ $cards }).
otter-gave =
    { $target } reçoit { $card } pour { $heads ->
        [1] une tête
       *[other] { $heads } têtes
    } et en a { $total } en tout.
otter-you-gave =
    Tu reçois { $card } : { $heads ->
        [1] une tête
       *[other] { $heads } têtes
    }, { $total } en tout.
otter-kept =
    { $seat } marque { $card } pour { $heads ->
        [1] une tête
       *[other] { $heads } têtes
    } et en a { $total } en tout.
otter-placed = La colonne { $column } rouvre avec { $card }.
otter-reversed =
    🔄 On tourne maintenant dans le sens { $direction ->
        [clockwise] horaire
       *[anticlockwise] antihoraire
    }. C’est à { $target }.
otter-played_named =
    🎯 { $seat } joue { $cards } sur la colonne { $column }{ $left ->
        [0] , sa dernière carte,
       *[other] {""}
    } et désigne { $target }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
otter-named = 🎯 { $seat } désigne { $target }.
otter-went_out = 🎉 { $seat } n’a plus de cartes, et aucune colonne n’est longue. C’est gagné !
otter-own-played = Tu joues { $cards } sur la colonne { $column }{ $left ->
        [0] , ta dernière carte !
        [1] . Plus qu’une carte !
       *[other] .
    }
otter-own-played_named =
    🎯 Tu joues { $cards } sur la colonne { $column }{ $left ->
        [0] , ta dernière carte,
       *[other] {""}
    } et désignes { $target }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
otter-own-went_out = 🎉 Tu n’as plus de cartes, et aucune colonne n’est longue. C’est gagné !
otter-call_ignored = À Otter Nonsense, on n’annonce rien.
otter-deal_over = 🏆 { $winner } gagne la manche { $deal }.

# Private lines
otter-turn_hint-beside = Sous chaque colonne, tu vois ce qui va dessus. { otter-turn_hint }
otter-turn_hint = Joue une carte, ou ramasse une colonne et donne une de ses loutres à { $target }.
otter-none_fit = Aucune de tes cartes ne va. Ramasse une colonne et donne une de ses loutres à { $target }.
otter-last_hint = Ta dernière carte ! Si aucune colonne n’a plus de { $limit } cartes ensuite, tu gagnes. Sinon, tu ramasses la plus longue et tu marques une de ses loutres.
otter-keep_hint = Ramasse la plus longue colonne. Garde une de ses loutres en points, et prends le reste comme nouvelle main. Une carte rouvre la colonne.

illegal-bad_column = Tu ne peux pas ramasser cette colonne maintenant. Après ta dernière carte, ce doit être la plus longue.
illegal-bad_gift = Cette carte ne peut pas devenir des points. Choisis une loutre de la colonne que tu ramasses.
illegal-bad_place = Cette carte ne peut pas rouvrir la colonne. Choisis une loutre de ta nouvelle main, si tu en as.

refused-options-endless_specials = Si une carte spéciale peut ouvrir une colonne, on ne ramasse pas de colonne de spéciales. Sinon, la partie tournerait en rond. Change l’une de ces deux règles maison.
refused-options-no_heads_map = Écris les têtes de vos cartes en 13 chiffres de 1 à 3, pour les cartes 1 à 13. Ou choisis une autre valeur.

otter-total =
    { $total ->
        [one] { $total } manche gagnée
       *[other] { $total } manches gagnées
    }

otter-option-first = Qui commence ?
otter-option-first-random = au hasard
otter-option-first-host = l’hôte
otter-option-opening_special = Une carte spéciale peut-elle rouvrir une colonne ?
otter-option-opening_special-only_if_forced = seulement sans autre carte
otter-option-opening_special-any = oui, mais sans effet
otter-option-opening_special-any_with_effect = oui, et elle agit
otter-option-special_column = Peut-on ramasser une colonne de cartes spéciales ?
otter-option-special_column-collectable = oui, sans points
otter-option-special_column-not_collectable = non
otter-option-place_last = Ta seule carte va-t-elle sur la colonne que tu viens de vider ?
otter-option-place_last-last_card = oui, comme dernière carte
otter-option-place_last-forbidden = non
otter-option-reverse_next = Qui joue après 🔄 ?
otter-option-reverse_next-neighbour = le joueur de l’autre côté
otter-option-reverse_next-last_actor = le joueur d’avant
otter-option-last_special_effect = Une carte spéciale agit-elle en dernière carte ?
otter-option-last_special_effect-true = oui
otter-option-last_special_effect-false = non
otter-option-heads = Combien de têtes de loutre sur les cartes ?
otter-option-heads-centre = le plus au milieu : 6 7 8
otter-option-heads-edge = le plus aux bouts : 1 2 12 13
otter-option-heads-rising = plus la carte est haute, plus il y en a
otter-option-heads-flat = une sur chaque carte
otter-option-heads-map = comme sur vos propres cartes
otter-option-heads-own = 13 chiffres de 1 à 3, pour 1 à 13
otter-option-best_of = Combien de manches par partie ?
otter-option-best_of-1 = une
otter-option-best_of-3 = au meilleur des trois
otter-option-best_of-5 = au meilleur des cinq
