# What the pictures show, in words that are read aloud.
pictures-hand =
    Ta main : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
pictures-playable = Relevées et claires, jouables maintenant : { $cards }.
pictures-chosen = Relevées, choisies : { $cards }.
pictures-joining = Claires, peuvent aller avec : { $cards }.
pictures-answers = Relevées et claires, au choix : { $cards }.
pictures-unplayable = Assombries, pas jouables maintenant : { $cards }.
pictures-new = Avec une étincelle, nouvelles : { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] { $heads } tête
       *[other] { $heads } têtes
    })
pictures-left-out =
    { $count ->
        [1] Une ligne de plus se trouve dans le texte du message.
       *[other] { $count } lignes de plus se trouvent dans le texte du message.
    }
pictures-pile =
    { $top ->
        [none] La table est vide.
       *[other] Sur le dessus de la défausse ({ $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }) : { $top }.
    }
pictures-stock =
    { $count ->
        [0] La pioche est vide.
        [1] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
pictures-named = La couleur, en grand à côté : { $suit }.
pictures-penalty = { $count } cartes pour le joueur suivant.
pictures-pot = { $count } pièces dans le pot.
pictures-direction =
    { $direction ->
        [1] On tourne dans le sens horaire.
       *[other] On tourne dans le sens antihoraire.
    }
pictures-order =
    Couleurs, de la plus haute à la plus basse : { $order ->
        [RBGY] rouge, bleu, vert, jaune.
       *[YGBR] jaune, vert, bleu, rouge.
    }
pictures-supply =
    { $count ->
        [0] Plus de jetons.
        [1] Plus qu’un jeton.
       *[other] Encore { $count } jetons.
    }
pictures-series = Une série de { $count }.
pictures-column =
    Colonne { $number } : { $cards ->
        [none] vide
       *[other] { $cards }
    }, { $way ->
        [up] accepte { $value } ou plus.
        [down] accepte { $value } ou moins.
       *[none] accepte n’importe quelle loutre.
    }
pictures-fits =
    { $count ->
        [one] Éclairée, accepte une de tes cartes : colonne { $columns }.
       *[other] Éclairées, acceptent une de tes cartes : colonnes { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Éclairée, tu peux la ramasser : colonne { $columns }.
       *[other] Éclairées, tu peux en ramasser une : colonnes { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Tu ramasses la colonne { $number }, et ses loutres éclairées peuvent devenir des points.
       *[other] Tu ramasses la colonne { $number }, et { $card } devient des points.
    }
pictures-seat =
    { $number }. { $name } : { $out ->
        [yes] hors jeu
       *[no] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }{ $kind ->
        [coin] , jetons : { $amount }
        [head] , têtes : { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , peut encore annoncer
        [said] , annonce faite
        [offence] , peut se faire dénoncer
        [gift] , reçoit la prochaine loutre
       *[none] {""}
    }{ $stamp ->
        [called] , vient d’annoncer
        [paid] , vient de piocher { $drawn ->
            [one] { $drawn } carte de pénalité
           *[other] { $drawn } cartes de pénalité
        }
       *[none] {""}
    }{ $reaction ->
        [laugh] , rit
        [gasp] , n’en revient pas
        [clap] , applaudit
       *[none] {""}
    }{ $turn ->
        [yes] , c’est son tour.
       *[no] .
    }
pictures-held =
    Siège { $number } : { $cards ->
        [none] pas de cartes
       *[other] { $cards }
    }.
pictures-banner = Quelques cartes du jeu { $game }.
pictures-games = Cartes de ces jeux : { $games }.
pictures-month = Ce mois { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game } : { $wins } gagnées sur { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }{ $played ->
        [none] {""}
       *[other] , ce mois-ci { $won } sur { $played }
    }{ $form ->
        [none] {""}
       *[other] , les plus récentes d’abord : { $form }
    }{ $made ->
        [none] {""}
       *[other] , annonces faites : { $made }, oubliées : { $missed }
    }.
pictures-won = gagnée
pictures-lost = perdue
pictures-ranked =
    { $place ->
        [none] Pas encore de rang
       *[other] Rang { $place }
    } : { $name }, { $merit }.
pictures-against =
    { $game } : { $name } devant { $ahead } fois, { $other } { $behind } fois{ $equal ->
        [0] {""}
       *[other] { ", égalités : " }{ $equal }
    }{"."}
