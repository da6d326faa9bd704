# What one player sees of their own cards.
hand-title =
    ### Ta main · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $deal ->
        [none] {""}
       *[other] { " · manche " }{ $deal }{ $deals ->
            [0] {""}
           *[other] /{ $deals }
        }
    }
hand-your-turn =
    { "" }**À toi de jouer**{ $until ->
        [none] {""}
       *[other] { " · " }fin <t:{ $until }:R>
    }
hand-also = Tu as aussi : { $cards }
hand-forced = **J’appuie sur { $move } pour toi**
hand-stand_in =
    { $can ->
        [press] Tu as laissé passer ton tour, alors un
       *[wait] Un
    } ordinateur joue pour toi. { $can ->
        [press] Pour reprendre ta place, appuie sur n’importe quel bouton, ici ou à la table.
        [move] Pour reprendre ta place, joue un coup ou appuie sur **{ button-back }**.
       *[wait] Pour reprendre ta place, appuie sur **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] La partie est en pause.
       *[no] Plus personne n’est là, la partie est en pause.
    } { $can ->
        [move] Joue un coup ici pour continuer.
       *[wait] Appuie sur **{ button-wake }** pour continuer.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } doit annoncer « { $call } » maintenant.
hand-offence = ❗ { $name } a oublié d’annoncer « { $call } ».
hand-since = -# { $what }
hand-won-deal = 🎉 Tu gagnes la manche { $deal } !
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Personne ne gagne, car tout le monde a déclaré forfait.
        [alone] 🎉 Tu as gagné !
        [together] 🎉 Tu as gagné, avec { $names } !
       *[others] 🏁 Victoire : { $names }.
    }
hand-you = Toi
hand-ended =
    ⏹️ { $names ->
        [none] Cette partie a été arrêtée.
       *[other] Cette partie a été arrêtée par { $names }.
    } Elle ne compte pas.
hand-out = Pour toi, cette partie est finie. Regarde comment les autres s’en sortent !
hand-lost_touch = Cette main n’était plus à jour, car Discord ne me laisse la modifier que 15 minutes. La voici.
hand-unbegun = Tu ne peux pas finir le coup que tu as commencé, donc voici ta main.
menu-choose = Choisir…
hand-pick =
    Jouer une carte…{ $pages ->
        [1] {""}
       *[other] {" "}({ $page }/{ $pages })
    }
hand-more-cards = D’autres cartes…
hand-more-words = { $move }…
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Sans ton annonce, { $enforce ->
        [challenge] on peut te dénoncer, pour { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }, dès que le joueur suivant a joué.
        [with_card] tu pioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } tout de suite.
       *[auto] tu pioches { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } dès que le joueur suivant joue.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Trier par couleur
sort-rank = Trier par valeur
menu-title = **{ $begun }** · { $question }
menu-order = La dernière carte finit sur le dessus, et c’est sa couleur qui compte.
menu-call =
    📣 { $which ->
        [all] Après ça
        [some] Après certaines de ces cartes
        [none] Si tu n’en joues pas d’autre
       *[one] Après { $choice }
    }, tu dois annoncer. Fais-le juste après la carte.
menu-nothing-more =
    { $cards ->
        [one] Seulement celle-ci
       *[other] Seulement celles-ci
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Préparer un coup
button-ahead-part = { $label } : { $first } – { $last }
button-ahead-change = Changer mes coups
button-take-back = Annuler
hand-ahead =
    Coup préparé : { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}« { $call } » partira avec la carte.
    }
hand-ahead-now = Tu as préparé **{ $move }**. Je le joue dans un instant.
hand-let-go =
    J’ai annulé ton coup préparé (**{ $move }** …) car { $why ->
        [hit] une carte adverse t’est tombée dessus.
        [unfit] il ne va plus.
       *[hand] tes cartes ont changé.
    }
ahead-names = { $card } et demander { $suit }
ahead-step = **{ $move }**
ahead-else = sinon **{ $move }**
ahead-else-wait = sinon c’est toi qui choisis
ahead-form-about = Je le joue si ça va. Je l’annule si tes cartes changent ou si une carte adverse te tombe dessus.
ahead-form-first = À ton tour, jouer
ahead-form-second = Si ça ne va pas
ahead-form-third = Si ça ne va pas non plus
ahead-form-otherwise = Si rien de tout ça ne va, sans m’attendre :
ahead-form-call = Faire l’annonce avec la carte

# What a begun move asks next.
ask = Et avec ça ?
ask-suit = Quelle couleur veux-tu ?
ask-other-suit = Quelle couleur veux-tu, ou une autre carte va-t-elle avec ?
ask-player = Quel joueur ?
ask-challenge = Qui veux-tu dénoncer ?
ask-play = En jouer d’autres de même valeur ?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }
spoken-card = { spoken-rank } de { spoken-suit }
spoken-group = { $common } : { $cards }

verb-play = Jouer
verb-draw = Piocher
verb-pass = Passer
verb-deal = Manche suivante
verb-challenge = Dénoncer
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] annonce oubliée
       *[no] n’a plus qu’une carte
    }

# Hints, each a reason for a move
button-hint = Tu ferais quoi ?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Ou bien : { $beside })
hint-call = Tu dois annoncer, sinon ça te coûte des cartes.
hint-challenge = Un autre joueur a oublié d’annoncer.
hint-only = C’est ton seul coup.
hint-out = Il te fait gagner la manche.
hint-order = Dans cet ordre, tes cartes sont plus faciles à jouer.
hint-even = Plusieurs coups me semblent aussi bons. Je prendrais celui-ci.
hint-dear = Il te débarrasse de cartes chères.
hint-cheap = Les cartes chères peuvent attendre.
hint-eight = C’est le bon moment pour un huit.
hint-keeps_eight = Tu gardes ton huit pour plus tard, quand il ira presque partout.
hint-follows = Ensuite, davantage de tes cartes iront.
hint-held = Tu as d’autres cartes de cette couleur.
hint-blocks = Moins de cartes cachées vont dessus.
hint-loners = Il te reste moins de cartes qui ne vont avec aucune autre.
hint-rare = Il reste moins de cartes cachées de cette couleur.
hint-whole = Tu sépares moins de cartes de même valeur.
hint-several = Tu joues plus de cartes d’un coup.
hint-hits = Ça coûte des cartes ou un tour aux autres.
hint-turns = Ça fait sauter le tour d’un joueur qui a peu de cartes.
hint-together = Tu peux jouer toutes tes autres cartes d’un coup.
hint-lays = Ta main diminue.
hint-short = Les colonnes qui restent sont plus courtes.
hint-open = Tu gardes davantage de cartes jouables.
hint-choice = Tes autres cartes vont à plus d’endroits.
hint-closes = Les autres ont moins de cartes jouables.
hint-middle = La colonne repart plus près du milieu.
hint-series = Tu peux rejouer une carte tout de suite après.
hint-stuck = Le joueur suivant n’aura peut-être rien à jouer.
hint-special = C’est le bon moment pour une carte spéciale.
hint-keeps_special = Tu gardes ta carte spéciale pour plus tard.
hint-gets_special = Tu récupères une carte spéciale.
hint-guards = Le joueur suivant a moins de têtes.
hint-few = Tu prends moins de cartes.
hint-light = Tu donnes moins de têtes.
hint-climbs = Le saut est plus petit, donc davantage de cartes vont dessus.
hint-unbeaten = Aucune carte cachée ne va dessus.
hint-hard = Plus tard, elle serait plus dure à jouer.
hint-no_token = Un jeton peut attendre.
hint-all = Dans l’ensemble, c’est ce qui me paraît le mieux.
hint-nothing = Aucune de tes cartes ne va.
