# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **Par exemple**
    Les couleurs sont 🟥R > 🟦B > 🟩G > 🟨Y, et 🟩G5 est sur le dessus. 🟦B4 est plus haute en couleur, et 🟩G8 plus haute en valeur. Les deux terminent ton tour.
    🟦B7 est plus haute dans les deux. Tu joues une autre carte plus haute, ou tu prends un jeton.
    🟨Y4 n’est plus haute nulle part, donc tu ne peux pas la jouer.
ole-choice = Joue plus haut, ou prends un jeton.
ole-deals = { $seats }
ole-pitch =
    Chaque carte doit être **plus haute** que celle du dessus, en couleur ou en valeur.
    Plus haute **dans les deux** ? C’est une série. Joues-en une autre, ou prends un jeton.
    Un jeton coûte cinq points. Le plus petit total gagne.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $number } { $colour ->
        [R] rouge
        [B] bleu
        [G] vert
       *[Y] jaune
    }
ole-sort-suit = Trier par couleur
ole-sort-rank = Trier par valeur
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] rouge en tête, puis bleu, vert et jaune
           *[YGBR] jaune en tête, puis vert, bleu et rouge
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] rouge
            [RB] rouge ou bleu
            [RBG] rouge, bleu ou vert
            [Y] jaune
            [YG] jaune ou vert
           *[YGB] jaune, vert ou bleu
        }
       *[no] { $above ->
            [R] 🟥R
            [RB] 🟥R ou 🟦B
            [RBG] 🟥R, 🟦B ou 🟩G
            [Y] 🟨Y
            [YG] 🟨Y ou 🟩G
           *[YGB] 🟨Y, 🟩G ou 🟦B
        }
    }

ole-verb-reverse = Inverser les couleurs
ole-verb-keep = Garder les couleurs
ole-verb-token = Prendre un jeton
ole-verb-pass = S’arrêter à une carte

# The table, line by line.
ole-top =
    { $top ->
        [none] La table est vide.
       *[other] Dessus : **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } dessous
        }{ $series ->
            [0] {""}
           *[other] { " · " }une série de { $series }
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] Plus de jetons. Je note ceux que vous prenez.
        [1] Plus qu’un jeton.
       *[other] Encore { $supply } jetons.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

# What happens.
ole-privilege = { $seat } avait le plus de points et peut inverser les couleurs.
ole-reversed = 🔄 { $seat } inverse les couleurs : { ole-colours }.
ole-kept = { $seat } garde les couleurs : { ole-colours }.
ole-opens = { $seat } a { $card } et ouvre.
ole-played =
    { $seat } joue { $cards }{ $left ->
        [0] , sa dernière carte !
        [1] , et n’a plus qu’une carte.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Une série !
       *[other] {" "}Une série de { $series } !
    }
ole-own-played =
    Tu joues { $cards }{ $left ->
        [0] , ta dernière carte !
        [1] . Plus qu’une carte !
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Une série !
       *[other] {" "}Une série de { $series } !
    }
ole-call_ignored = À Olé, on n’annonce rien.
ole-passed = { $seat } s’arrête à une carte.
ole-own-passed = Tu t’arrêtes à une carte.
ole-token =
    { $seat } prend un jeton{ $series ->
        [0] {""}
       *[other] {" "}au lieu d’une autre carte
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } en tout.
    }{ $noted ->
        [yes] {" "}Il n’en reste plus, donc je le note.
       *[no] {""}
    }
ole-dead_end = Personne n’a de carte plus haute que { $card }, donc chaque joueur prend un jeton.
ole-deal_over =
    { $winner ->
        [none] { $seats } se partagent la manche { $deal } avec
       *[other] { $winner } gagne la manche { $deal } avec
    } { $low ->
        [one] { $low } point.
       *[other] { $low } points.
    }

# For the player on turn alone.
ole-choose = Tu avais le plus de points à la dernière manche, donc les couleurs sont à toi. Garder cet ordre, ou l’inverser ?
ole-first_card = Tu as { $card }, la carte la plus basse. Joue-la pour ouvrir.
ole-second_card =
    Joue encore une carte, celle que tu veux{ $optional ->
        [yes] , ou arrête-toi à une.
       *[no] .
    }
ole-in_series = Tu es dans une série. Joue une autre carte plus haute, ou prends un jeton.
ole-fits =
    { $above ->
        [none] Plus haut que { $top } : toute carte au-dessus de { $number }.
       *[other] Plus haut que { $top } : { ole-above } avec n’importe quelle valeur, ou toute carte au-dessus de { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = Celles-ci terminent ton tour : { $cards }
ole-goes_on = Plus hautes dans les deux, donc tu rejouerais : { $cards }
ole-none_fit = Tu n’as pas de carte plus haute, donc prends un jeton.

ole-option-privilege = Le perdant d’une manche peut-il inverser les couleurs ?
ole-option-privilege-true = oui
ole-option-privilege-false = non, rouge est toujours en tête
ole-option-priv_tie = Qui peut, si manche et total sont à égalité ?
ole-option-priv_tie-seat = le premier joueur à gauche du joueur qui distribue
ole-option-priv_tie-random = au hasard
ole-option-order_base = Avec quelles couleurs commence une manche ?
ole-option-order_base-reset = rouge est de nouveau en tête
ole-option-order_base-carry = l’ordre de la dernière manche
ole-option-opening_second = Faut-il ouvrir avec deux cartes ?
ole-option-opening_second-forced = oui
ole-option-opening_second-optional = seulement si on veut
ole-option-series_out = Finir pendant une série, ça coûte quoi ?
ole-option-series_out-free = rien
ole-option-series_out-token = un jeton
ole-option-dead_end = Quand finit une manche où personne ne peut jouer ?
ole-option-dead_end-auto = tout de suite
ole-option-dead_end-by_round = quand chaque joueur a pris un jeton
ole-option-dead_end_series = Et si personne ne peut jouer au milieu d’une série ?
ole-option-dead_end_series-pay_first = un jeton pour la série, puis un par joueur
ole-option-dead_end_series-single = un seul jeton par joueur
ole-option-tie = Comment départager à la fin ?
ole-option-tie-shared = on ne départage pas, le rang est partagé
ole-option-tie-deals_won = par les manches gagnées
ole-option-tie-fewest_tokens = par les jetons pris, moins c’est mieux
