# Swedish Pursuit's own words.
pursuit-examples = **Par exemple**
    7♦ est sur le dessus. Un carreau va, ou 7♠, ou n’importe quel huit. Q♠ ne va pas : dames, as et deux suivent la couleur.
    Bo joue 2♣, Cleo répond par 2♥, et Ada n’a pas de deux : quatre cartes pour elle.
    Tu joues l’avant-dernière carte sans annoncer. Dès que le joueur suivant a joué, n’importe qui peut te dénoncer.
pursuit-choice = Les deux s’additionnent, et on se dénonce.
pursuit-deals = 5
pursuit-pitch =
    Suis la couleur ou la valeur du dessus, ou pioche une carte et passe.
    {""}**As** : le suivant saute son tour. **Dame** : le sens change. **Huit** : tu choisis la couleur. **Deux** : ça s’additionne.
    Plus qu’une carte ? Annonce **Dernière carte**, sinon on te dénonce. Le plus petit total gagne.
pursuit-call = Dernière carte !
pursuit-called = 📣 { $seat } annonce Dernière carte !
pursuit-call_missed = { $seat } a oublié « Dernière carte ».
pursuit-you-called = 📣 Tu annonces Dernière carte !
pursuit-you-call_missed = ❗ Tu as oublié « Dernière carte ».
pursuit-you-forgot =
    { $count ->
        [0] ❗ Tu as oublié « Dernière carte », mais il ne reste rien à piocher.
        [1] ❗ Tu as oublié « Dernière carte » : une carte !
       *[other] ❗ Tu as oublié « Dernière carte » : { $count } cartes !
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } a oublié « Dernière carte », mais il ne reste rien à piocher.
        [1] ❗ { $seat } a oublié « Dernière carte » et pioche une carte !
       *[other] ❗ { $seat } a oublié « Dernière carte » et pioche { $count } cartes !
    }
pursuit-verb-take = Prendre la pénalité
pursuit-cut =
    { $seat ->
        [none] Coupe pour la donne : { $cards }, égalité.
       *[other] Coupe pour la donne : { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } n’a rien à piocher.
        [1] { $seat } pioche une carte{ $why ->
            [false_challenge] { " pour ça" }
           *[other] {""}
        }.
       *[other] { $seat } pioche { $count } cartes{ $why ->
            [false_challenge] { " pour ça" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] La pioche est vide, donc { $seat } ne prend rien.
        [1] { $seat } prend la seule carte qui reste, sur { $due }.
       *[other] { $seat } prend { $count } cartes.
    }
pursuit-own-took =
    { $count ->
        [0] La pioche est vide, donc tu ne prends rien.
        [1] Tu prends la seule carte qui reste, sur { $due }.
       *[other] Tu prends { $count } cartes.
    }
pursuit-reversed =
    On tourne { $dir ->
        [1] de nouveau dans le sens horaire.
       *[other] maintenant dans le sens antihoraire.
    }
pursuit-passed = { $seat } ne peut ni jouer ni piocher, et passe.
pursuit-own-passed = Tu ne peux ni jouer ni piocher, et tu passes.
pursuit-false_challenge = { $seat } dénonce { $target } à tort.
pursuit-challenged_falsely =
    ❗ { $seat } dénonce { $target } à tort{ $count ->
        [0] .
        [1] , et pioche une carte.
       *[other] , et pioche { $count } cartes.
    }
pursuit-your-challenged_falsely =
    ❗ Tu dénonces { $target } à tort{ $count ->
        [0] .
        [1] , donc tu pioches une carte.
       *[other] , donc tu pioches { $count } cartes.
    }
pursuit-blocked = Personne ne peut jouer, donc vous comptez tous vos cartes.
pursuit-deal_over =
    { $winner ->
        [none] La manche se termine sans gagnant.
       *[other] { $winner } gagne la manche { $deal }, et les autres comptent leurs cartes.
    }
pursuit-table =
    { $top ->
        [none] La table est vide.
       *[other] Dessus : **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }couleur : **{ $named }**
        }
    } · { $stock ->
        [0] la pioche est vide
       *[other] { $stock } dans la pioche
    }{ $offence ->
        [none] {""}
       *[other] { " · " }on peut dénoncer { $offence }
    }
pursuit-anticlockwise = ↺ On tourne dans le sens antihoraire.
pursuit-open_twos = ⚠️ **{ $count } cartes** pour { $seat }, sauf si un deux les fait passer au suivant.
pursuit-fits =
    { $named ->
        [yes] Couleur : { $suit }
       *[no] { $suit ->
            [none] Toutes les cartes vont
           *[other] Ce qui va : { $suit }{ $rank ->
                [none] {""}
               *[other] , autre { $rank }
            }
        }
    }, ou un huit.
pursuit-none_fit = Aucune de tes cartes ne va. Pioche une carte, et ton tour est fini.
pursuit-must_pass = Aucune de tes cartes ne va, et la pioche est vide. Tu passes ton tour.
pursuit-answer =
    { $able ->
        [no] ⚠️ Tu n’as pas de deux, donc prends les { $count } cartes.
       *[yes] { $optional ->
            [yes] ⚠️ Joue un deux, ou prends les { $count } cartes.
           *[no] ⚠️ { $count } cartes pour toi. Joue un deux pour les faire passer au suivant.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Annonce **Dernière carte** avant que le joueur suivant joue, ou n’importe qui peut te dénoncer pour { $count } cartes.
       *[auto] 📣 Annonce **Dernière carte** avant que le joueur suivant joue, ou pioche { $count } cartes.
    }

pursuit-option-packs = Combien de paquets ?
pursuit-option-packs-1 = un, jusqu’à 7 joueurs
pursuit-option-packs-2 = deux
pursuit-option-starter_trick = Que fait un as, une dame ou un deux en première carte ?
pursuit-option-starter_trick-as_dealer = son effet, comme joué par le joueur qui distribue
pursuit-option-starter_trick-none = rien
pursuit-option-trick_match = As, dames et deux vont-ils sur leur propre valeur ?
pursuit-option-trick_match-suit = non, seulement sur leur couleur
pursuit-option-trick_match-suit_or_rank = oui, comme toute carte
pursuit-option-queen_two = À deux joueurs, que fait une dame ?
pursuit-option-queen_two-plain = rien
pursuit-option-queen_two-skip = tu rejoues
pursuit-option-stack_two = Faut-il répondre à un deux par un deux ?
pursuit-option-stack_two-forced = oui, si tu en as un
pursuit-option-stack_two-optional = non, tu peux prendre les cartes
pursuit-option-enforce = Quand un « Dernière carte » oublié coûte-t-il deux cartes ?
pursuit-option-enforce-challenge = quand un autre joueur dénonce
pursuit-option-enforce-auto = dès qu’un autre joueur joue
pursuit-option-lc_until = Jusqu’à quand peut-on te dénoncer ?
pursuit-option-lc_until-hand_change = jusqu’à ce que ta main change
pursuit-option-lc_until-next_own_turn = au plus jusqu’à ton prochain tour
pursuit-option-calls_by_hand = Faut-il annoncer après la carte ?
pursuit-option-calls_by_hand-false = non, l’annonce peut partir avec la carte
pursuit-option-calls_by_hand-true = oui
pursuit-option-false_challenge = Dénoncer à tort une seule carte, ça coûte quoi ?
pursuit-option-false_challenge-0 = rien
pursuit-option-false_challenge-1 = une carte
pursuit-option-false_challenge-2 = deux cartes
pursuit-option-final_effects = Un deux agit-il en dernière carte ?
pursuit-option-final_effects-ignore = non, la manche est finie
pursuit-option-final_effects-apply = oui, le joueur suivant pioche d’abord
