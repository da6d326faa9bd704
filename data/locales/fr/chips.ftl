# Play money, and who may set it back.

chips-note = -# Les pièces sont la monnaie de jeu de ce serveur. On ne peut ni les acheter, ni les encaisser, ni les donner.
chips-title =
    ## { $name } · { $chips ->
        [1] 1 pièce
       *[other] { $chips } pièces
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } sur { $pages }
    }
chips-none = Pas encore de pièces gagnées ni perdues. On joue pour des pièces à Olsen, avec la règle maison du **pot**.
chips-match =
    { $link ->
        [none] { $game }
       *[other] [{ $game }]({ $link })
    }
chips-entry =
    <t:{ $at }:d> · **{ $gain ->
        [yes] +{ $amount }
       *[no] { $amount }
    }** · { $kind ->
        [match] { chips-match }
        [void] { chips-match } ne compte plus
        [again] { chips-match } compte de nouveau
       *[reset] remise à niveau par { $name } : { $reason }
    } · solde { $balance }
chips-board-title =
    ## Pièces sur ce serveur{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# page { $page } sur { $pages }
    }
chips-board-none = Pas encore de pièces gagnées ni perdues. On joue pour des pièces à Olsen, avec la règle maison du **pot**.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = La banque joue pour les ordinateurs et a { $chips }. Ses pièces et les vôtres font toujours 0 en tout.
button-chips = Pièces
button-chips-board = Toutes les pièces
button-chips-own = Mes pièces

button-chips-back = Remettre tous les comptes…
chips-back =
    ## Remettre tout le monde à { $stake ->
        [one] { $stake } pièce
       *[other] { $stake } pièces
    } ?
    { $accounts ->
        [0] Pas encore de pièces gagnées ni perdues, donc rien ne changerait.
        [1] Un joueur a des pièces ou en doit.
       *[other] { $accounts } joueurs ont des pièces ou en doivent. Comptes qui changent : { $changed }.
    } { $direction ->
        [gets] La banque reçoit { $bank }.
        [gives] La banque donne { $bank }.
       *[none] {""}
    }
    Les nouveaux joueurs commencent toujours à 0. C’est définitif. Les joueurs voient ton nom et ta raison à côté de leurs pièces.
button-chips-stake = Un autre nombre…
button-chips-reason = Donner une raison et valider…
chips-form-title = Tout le monde à { $stake } pièces
chips-form-stake = Combien de pièces ?
chips-form-stake-how = Un nombre entier de 0 à { $most }
chips-form-reason = Pourquoi ?
chips-form-reason-how = Tous les joueurs peuvent lire ça, avec ton nom.
chips-set-back =
    ✅ { $accounts ->
        [one] { $accounts } compte remis
       *[other] { $accounts } comptes remis
    } à { $stake }.
table-chips = -# Les pièces sont de la monnaie de jeu. On ne peut ni les acheter, ni les encaisser, ni les donner.{ $server ->
        [yes] { " " }Celles de ce serveur sont sous `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Pour ça, il te faut la permission **Gérer le serveur**. Avec elle, on peut aussi choisir un rôle pour l’équipe des ligues dans `/{ command-settings }`.
   *[other] Pour ça, il te faut la permission **Gérer le serveur** ou le rôle { $role }.
}
refused-chips_stake = Écris un nombre entier de pièces, de 0 à { $most }.
refused-chips_reason = Donne une raison en { $count } caractères au plus. Tous les joueurs peuvent la lire.
