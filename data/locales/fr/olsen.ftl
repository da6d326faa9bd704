# Olsen's own words.
olsen-examples = **Par exemple**
    9♥ est sur le dessus, et tu as 9♣ 4♥ 4♠. Joue 9♣, ou 4♥, ou 4♥ avec 4♠ par-dessus, et on passe à pique.
    8♣ est sur le dessus, et la couleur est ♠. 7♠ va, K♣ ne va pas, et un autre huit ne va jamais.
    Tu joues K♥ et il te reste 9♣ 9♦. Annonce **Olsen One Card**, car tu pourrais jouer les deux d’un coup.
olsen-choice = Le 8 américain où l’on annonce.
olsen-goal = en 100 points
olsen-pitch =
    Débarrasse-toi de tes cartes en suivant la couleur ou la valeur du dessus.
    {""}**As :** les autres piochent, et tu rejoues. **Huit :** tu choisis la couleur.
    Tu vas finir ? Annonce **Olsen One Card**, ou pioche dix cartes.
olsen-call = Olsen One Card !
olsen-called = 📣 { $seat } annonce Olsen One Card !
olsen-call_missed = { $seat } a oublié « Olsen One Card ».
olsen-you-called = 📣 Tu annonces Olsen One Card !
olsen-you-call_missed = ❗ Tu as oublié « Olsen One Card ».
olsen-you-forgot =
    { $count ->
        [0] ❗ Tu as oublié « Olsen One Card », mais il ne reste rien à piocher.
        [1] ❗ Tu as oublié « Olsen One Card » : une carte !
       *[other] ❗ Tu as oublié « Olsen One Card » : { $count } cartes !
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } a oublié « Olsen One Card », mais il ne reste rien à piocher.
        [1] ❗ { $seat } a oublié « Olsen One Card » et pioche une carte !
       *[other] ❗ { $seat } a oublié « Olsen One Card » et pioche { $count } cartes !
    }
olsen-table =
    { $top ->
        [none] La table est vide.
       *[other] Dessus : **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }couleur : **{ $named }**
        }
    } · { $stock } dans la pioche{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } pièces dans le pot
    }{ $offence ->
        [none] {""}
       *[other] { " · " }on peut dénoncer { $offence }
    }
olsen-fits =
    { $first_turn ->
        [yes] Ton premier tour : joue une carte de { $suit }{ $special ->
            [yes] , ou n’importe quel huit ou as
           *[no] {""}
        }. Les huit et les as sont des cartes ordinaires à ce tour.
       *[no] { $named ->
            [yes] Couleur : { $suit }
           *[no] Ce qui va : { $suit }{ $rank ->
                [none] {""}
               *[other] , autre { $rank }
            }
        }{ $eight ->
            [yes] , ou un huit
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Tu peux en jouer plusieurs de même valeur.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Aucune de tes cartes ne va. Tu peux en piocher encore { $count }.
       *[other] Aucune de tes cartes ne va. Pioche jusqu’à { $count } cartes, tant que rien ne va.
    }
olsen-must_pass = Aucune de tes cartes ne va, et tu ne peux plus piocher. Passe.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Annonce **Olsen One Card** maintenant, ou n’importe qui peut te dénoncer pour { $count } cartes.
       *[auto] 📣 Annonce **Olsen One Card** avant que le joueur suivant joue, ou pioche { $count } cartes.
    }

olsen-option-packs = Combien de paquets ?
olsen-option-packs-auto = un pour 2 à 5 joueurs, deux à partir de 6
olsen-option-packs-1 = un
olsen-option-packs-2 = deux
olsen-option-first_dealer = Qui distribue en premier ?
olsen-option-first_dealer-random = au hasard
olsen-option-first_dealer-host = l’hôte
olsen-option-first_turn_scope = Qui doit suivre la couleur de la première carte à son premier tour ?
olsen-option-first_turn_scope-each = tous les joueurs
olsen-option-first_turn_scope-first_player = seulement le premier joueur
olsen-option-first_turn_multi = Plusieurs cartes d’un coup au premier tour ?
olsen-option-first_turn_multi-false = non
olsen-option-first_turn_multi-true = oui
olsen-option-first_turn_8A = Huit et as d’une autre couleur au premier tour ?
olsen-option-first_turn_8A-suit_only = non
olsen-option-first_turn_8A-any = oui, mais sans effet
olsen-option-first_turn_draws = Combien de cartes piocher au premier tour ?
olsen-option-first_turn_draws-3 = jusqu’à trois
olsen-option-first_turn_draws-1 = une
olsen-option-starter_special = Et si la première carte est un huit ou un as ?
olsen-option-starter_special-plain = c’est une carte ordinaire
olsen-option-starter_special-rebury = elle va sous la pioche, et on retourne la suivante
olsen-option-eight_wild = Un huit va-t-il sur toutes les cartes ?
olsen-option-eight_wild-true = oui, sauf sur un huit
olsen-option-eight_wild-false = seulement si sa couleur va
olsen-option-voluntary_draw = Peut-on piocher même si on peut jouer ?
olsen-option-voluntary_draw-false = non
olsen-option-voluntary_draw-true = oui
olsen-option-aces = Plusieurs as d’un coup : que piochent les autres ?
olsen-option-aces-per_card = une carte par as
olsen-option-aces-once = une carte en tout
olsen-option-final_effects = Un as agit-il en dernière carte ?
olsen-option-final_effects-ignore = non, la manche est finie
olsen-option-final_effects-apply = oui, les autres piochent d’abord
olsen-option-recycle = Que se passe-t-il quand la pioche est vide ?
olsen-option-recycle-shuffle_keep_top = on mélange la défausse, sauf la carte du dessus
olsen-option-recycle-none = on ne pioche plus
olsen-option-call_hands = Quand faut-il annoncer ?
olsen-option-call_hands-one_or_same_rank = avec une carte, ou plusieurs de même valeur
olsen-option-call_hands-one_only = avec une carte
olsen-option-enforce = Quand un oubli d’annonce coûte-t-il dix cartes ?
olsen-option-enforce-auto = dès qu’un autre joueur joue
olsen-option-enforce-challenge = quand un autre joueur dénonce
olsen-option-false_call = Que coûte une fausse annonce ?
olsen-option-false_call-reject = rien
olsen-option-false_call-draw1 = une carte
olsen-option-calls_by_hand = Faut-il annoncer après la carte ?
olsen-option-calls_by_hand-false = non, l’annonce peut partir avec la carte
olsen-option-calls_by_hand-true = oui
olsen-option-all_out = Et si tout le monde atteint 100 en même temps ?
olsen-option-all_out-lowest = le plus petit total gagne
olsen-option-all_out-replay = les points ne comptent pas, et on redistribue
olsen-option-pot = Jouer pour des pièces ? C’est de la monnaie de jeu.
olsen-option-pot-off = non
olsen-option-pot-buy_in = chaque joueur paie une mise
olsen-option-pot-crash_burn = crash & burn : tu paies tes points
olsen-option-pot-both = une mise et crash & burn
olsen-option-buy_in = Combien de pièces coûte la mise ?
olsen-option-buy_in_per = Quand paie-t-on la mise ?
olsen-option-buy_in_per-match = une fois par partie
olsen-option-buy_in_per-deal = à chaque manche
olsen-option-deals = Combien de manches au plus ?
olsen-option-deals-0 = sans limite, jusqu’au dernier joueur
