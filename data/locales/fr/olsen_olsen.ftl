# Ólsen ólsen's own words.
olsen_olsen-examples = **Par exemple**
    K♦ est sur le dessus, et tu as 8♠ 9♠ 2♦. Joue 2♦, ou 8♠ en demandant cœur. 9♠ ne va pas.
    5♠ est sur le dessus, et tu as 5♦ 5♥. Joue l’un des deux et annonce **Ólsen** pour l’autre.
    La pioche est vide, et la défausse est 5♥ 5♠ K♠. On la retourne : 5♥ est sur le dessus, et tu piocheras 5♠.
olsen_olsen-choice = Une carte par tour, ou pioche.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
olsen_olsen-goal = en { $until } points
olsen_olsen-pitch =
    Joue une carte par tour : la couleur ou la valeur du dessus. Ou pioche.
    Un **huit** va partout, et tu choisis la couleur.
    Plus qu’une carte ? Annonce **Ólsen**. Avec la dernière, annonce **Ólsen ólsen**. Sinon, trois cartes.
olsen_olsen-call = Ólsen !
olsen_olsen-call-last = Ólsen ólsen !
olsen_olsen-starter =
    Carte retournée : { $card }{ $any_card ->
        [yes] , et tout va dessus
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } annonce Ólsen ólsen !
       *[olsen] 📣 { $seat } annonce Ólsen !
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } a oublié « Ólsen ólsen ».
       *[olsen] { $seat } a oublié « Ólsen ».
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Tu annonces Ólsen ólsen !
       *[olsen] 📣 Tu annonces Ólsen !
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Tu as oublié « Ólsen ólsen ».
       *[olsen] ❗ Tu as oublié « Ólsen ».
    }
olsen_olsen-you-forgot =
    ❗ Tu as oublié { $kind ->
        [olsen_olsen] « Ólsen ólsen »
       *[olsen] « Ólsen »
    }{ $count ->
        [0] , mais il ne reste rien à piocher.
        [1] : une carte !
       *[other] : { $count } cartes !
    }
olsen_olsen-forgot =
    ❗ { $seat } a oublié { $kind ->
        [olsen_olsen] « Ólsen ólsen »
       *[olsen] « Ólsen »
    }{ $count ->
        [0] , mais il ne reste rien à piocher.
        [1] {" "}et pioche une carte !
       *[other] {" "}et pioche { $count } cartes !
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] La défausse, sauf la carte du dessus, est retournée et devient une nouvelle pioche de { $count }.
        [shuffle_keep_top] La défausse, sauf la carte du dessus, est mélangée et devient une nouvelle pioche de { $count }.
       *[flip_all] Toute la défausse est retournée.
    }
olsen_olsen-table_changed = { $seat } doit donc choisir de nouveau.
olsen_olsen-table =
    { $top ->
        [none] La table est vide.
       *[other] Dessus : **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }couleur : **{ $named }**
        }{ $any_card ->
            [yes] { " · " }tout va dessus
           *[no] {""}
        }
    } · { $stock ->
        [0] la pioche est vide
       *[other] { $stock } dans la pioche
    }{ $offence ->
        [none] {""}
       *[other] { " · " }on peut dénoncer { $offence }
    }
olsen_olsen-waiting = ❗ { $seat } a joué sa dernière carte, mais n’a pas encore annoncé « Ólsen ólsen ».
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Tout va dessus.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Toutes les cartes vont maintenant.
       *[no] { $named ->
            [yes] Couleur : { $suit }
           *[no] Ce qui va : { $suit }{ $rank ->
                [none] {""}
               *[other] , autre { $rank }
            }
        }, ou un huit.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Tu ne peux plus piocher. Joue une carte, ou passe.
           *[other] Ou pioche encore, ou passe.
        }
       *[no] { $count ->
            [0] Il ne reste rien à piocher, donc joue une carte.
            [1] Ou pioche encore une carte si tu veux.
           *[other] Ou pioche jusqu’à { $count } cartes si tu veux.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Aucune de tes cartes ne va, et tu ne peux pas piocher. Passe.
           *[other] Aucune de tes cartes ne va. Pioche encore, ou passe.
        }
       *[no] { $count ->
            [one] Aucune de tes cartes ne va. Pioche encore { $count } carte.
           *[other] Aucune de tes cartes ne va. Pioche jusqu’à { $count } cartes, tant que rien ne va.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Annonce **Ólsen ólsen** avant que le joueur suivant joue, ou pioche { $count } cartes et continue à jouer.
       *[olsen] { $enforce ->
            [challenge] 📣 Annonce **Ólsen** maintenant, ou n’importe qui peut te dénoncer pour { $count } cartes.
           *[auto] 📣 Annonce **Ólsen** avant que le joueur suivant joue, ou pioche { $count } cartes.
        }
    }

refused-options-calls_by_hand = Impossible d’annoncer après la carte si « Ólsen ólsen » ne part qu’avec la carte. Change l’une de ces deux règles maison.

olsen_olsen-option-packs = Combien de paquets ?
olsen_olsen-option-packs-auto = un pour 2 à 6 joueurs, deux à partir de 7
olsen_olsen-option-packs-1 = un
olsen_olsen-option-packs-2 = deux
olsen_olsen-option-early_pass = Peut-on passer avant d’avoir pioché trois cartes ?
olsen_olsen-option-early_pass-false = non
olsen_olsen-option-early_pass-true = oui, après une
olsen_olsen-option-starter_eight = Et si la première carte est un huit ?
olsen_olsen-option-starter_eight-any_card = tout va dessus
olsen_olsen-option-starter_eight-own_suit = sa propre couleur compte
olsen_olsen-option-starter_eight-rebury = elle va sous la pioche, et on retourne la suivante
olsen_olsen-option-recycle_timing = Quand retourne-t-on la défausse ?
olsen_olsen-option-recycle_timing-on_demand = quand un joueur n’a rien à piocher
olsen_olsen-option-recycle_timing-immediate = quand la dernière carte est piochée
olsen_olsen-option-recycle = Que se passe-t-il quand la pioche est vide ?
olsen_olsen-option-recycle-flip_all = on retourne toute la défausse
olsen_olsen-option-recycle-flip_keep_top = on retourne la défausse, sauf la carte du dessus
olsen_olsen-option-recycle-shuffle_keep_top = on mélange la défausse, sauf la carte du dessus
olsen_olsen-option-enforce = Quand un « Ólsen » oublié coûte-t-il trois cartes ?
olsen_olsen-option-enforce-auto = dès qu’un autre joueur joue
olsen_olsen-option-enforce-challenge = quand un autre joueur dénonce
olsen_olsen-option-oo_window = Jusqu’à quand peut-on annoncer « Ólsen ólsen » ?
olsen_olsen-option-oo_window-next_action = jusqu’à ce que le joueur suivant joue
olsen_olsen-option-oo_window-with_card_only = seulement avec la carte
olsen_olsen-option-false_call = Que coûte une fausse annonce ?
olsen_olsen-option-false_call-reject = rien
olsen_olsen-option-false_call-draw1 = une carte
olsen_olsen-option-calls_by_hand = Faut-il annoncer après la carte ?
olsen_olsen-option-calls_by_hand-false = non, l’annonce peut partir avec la carte
olsen_olsen-option-calls_by_hand-true = oui
olsen_olsen-option-deals = Combien de manches par partie ?
olsen_olsen-option-deals-n = une par joueur
olsen_olsen-option-until = Ou jouer en combien de points ?
olsen_olsen-option-until-0 = non, un nombre fixe de manches
olsen_olsen-option-scoring = Compte-t-on les points ?
olsen_olsen-option-scoring-true = oui
olsen_olsen-option-scoring-false = non, une manche, et le premier à finir gagne
