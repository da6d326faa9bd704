# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } distribue { $count } cartes à chaque joueur.
event-bought_in = Chaque joueur paie { $chips } pièces. Il y en a { $pot } dans le pot.
event-buried = Carte retournée : { $card }. Elle repart sous la pioche.
event-starter = Carte retournée : { $card }.
event-played = { $seat } joue { $cards }{ $left ->
        [0] , sa dernière carte !
        [1] , et n’a plus qu’une carte.
       *[other] .
    }
event-played_named =
    { $seat } joue { $cards }{ $left ->
        [0] , sa dernière carte,
       *[other] {""}
    } et demande { $suit }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
event-named = { $seat } demande { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
        [1] { $seats } { $players ->
            [one] doit piocher une carte.
           *[other] doivent piocher une carte par personne.
        }
       *[other] { $seats } { $players ->
            [one] doit piocher { $count } cartes.
           *[other] doivent piocher { $count } cartes par personne.
        }
    }
event-drew =
    { $count ->
        [0] { $seat } n’a rien à piocher.
        [1] { $seat } pioche une carte{ $why ->
            [false_call] { " pour une fausse annonce" }
           *[other] {""}
        }.
       *[other] { $seat } pioche { $count } cartes.
    }
event-missed =
    { $players ->
        [one] { $seats } saute son tour.
       *[other] { $seats } sautent leur tour.
    }
event-passed = { $seat } passe.
event-drew_passed =
    { $seat } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    } et passe.
event-drew_played =
    { $seat } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    } et joue { $cards }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
event-drew_played_named =
    { $seat } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }, joue { $cards } et demande { $suit }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } pioche { $count ->
            [1] une carte
           *[other] { $count } cartes
        } et saute son tour.
       *[other] { $seats } piochent { $count ->
            [1] une carte
           *[other] { $count } cartes
        } par personne et sautent leur tour.
    }
event-called = 📣 { $seat } fait son annonce !
event-call_missed = { $seat } a oublié d’annoncer.
event-forgot =
    { $count ->
        [0] ❗ { $seat } a oublié d’annoncer, mais il ne reste rien à piocher.
        [1] ❗ { $seat } a oublié d’annoncer et pioche une carte !
       *[other] ❗ { $seat } a oublié d’annoncer et pioche { $count } cartes !
    }
event-penalty =
    { $count ->
        [0] Il ne reste rien à piocher pour { $seat }.
        [1] Ça coûte une carte à { $seat }.
       *[other] Ça coûte { $count } cartes à { $seat }.
    }
event-offence = On peut maintenant dénoncer { $seat }.
event-challenged = { $seat } dénonce { $target } !
event-caught =
    { $count ->
        [0] ❗ { $seat } dénonce { $target }, mais il ne reste rien à piocher.
        [1] ❗ { $seat } dénonce { $target }, qui pioche une carte !
       *[other] ❗ { $seat } dénonce { $target }, qui pioche { $count } cartes !
    }
event-called_falsely =
    ❗ { $seat } annonce pour rien{ $count ->
        [0] .
        [1] , et pioche une carte.
       *[other] , et pioche { $count } cartes.
    }
event-false_call = { $seat } annonce pour rien.
event-recycled = La défausse est mélangée et devient une nouvelle pioche de { $count }.
event-table_changed = Il ne reste rien à piocher pour { $seat }, qui rejoue donc.
event-went_out = 🎉 { $seat } n’a plus de cartes !
event-blocked = Personne ne peut jouer.
event-struck = Ces points élimineraient tout le monde, donc ils ne comptent pas.
event-deal_over =
    { $winner ->
        [none] La manche se termine sans gagnant.
       *[other] { $winner } gagne la manche { $deal }.
    }
event-eliminated = Avec { $total } points, { $seat } sort de la partie.
event-match_over = 🏁 La partie est finie.

# What happened to the reader.
you-called = 📣 Tu fais ton annonce !
you-called_falsely =
    ❗ Tu annonces pour rien{ $count ->
        [0] .
        [1] , donc tu pioches une carte.
       *[other] , donc tu pioches { $count } cartes.
    }
you-call_missed = ❗ Tu as oublié d’annoncer.
you-forgot =
    { $count ->
        [0] ❗ Tu as oublié d’annoncer, mais il ne reste rien à piocher.
        [1] ❗ Tu as oublié d’annoncer : une carte !
       *[other] ❗ Tu as oublié d’annoncer : { $count } cartes !
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } te dénonce, mais il ne reste rien à piocher.
        [1] ❗ { $seat } te dénonce : une carte !
       *[other] ❗ { $seat } te dénonce : { $count } cartes !
    }
# $who made the move in which it happened.
you-poisoned_missed =
    { $count ->
        [1] { $who } te fait piocher une carte et sauter ton tour.
       *[other] { $who } te fait piocher { $count } cartes et sauter ton tour.
    }
you-drew =
    { $count ->
        [0] Tu n’as rien à piocher.
        [1] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-played =
    Tu joues { $cards }{ $left ->
        [0] , ta dernière carte !
        [1] . Plus qu’une carte !
       *[other] .
    }
own-played_named =
    Tu joues { $cards }{ $left ->
        [0] , ta dernière carte,
       *[other] {""}
    } et demandes { $suit }{ $left ->
        [1] . Plus qu’une carte !
       *[other] .
    }
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Tu pioches { $cards }.
    }
own-drew_passed =
    Tu pioches { $cards ->
        [none] { $count ->
            [1] une carte
           *[other] { $count } cartes
        }
       *[other] { $cards }
    } et tu passes.
own-passed = Tu passes.
you-missed = { $who } te fait sauter ton tour.
you-offence = Les autres peuvent te dénoncer maintenant.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ Tu dénonces { $target }, mais il ne reste rien à piocher.
        [1] ❗ Tu dénonces { $target }, qui pioche une carte !
       *[other] ❗ Tu dénonces { $target }, qui pioche { $count } cartes !
    }
