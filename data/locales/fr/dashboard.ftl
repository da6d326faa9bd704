# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = tableau-de-bord
command-umpire-dashboard-description = Diriger une saison : voir la suite, et ce qui t’attend

dashboard-title =
    ### Tableau de bord
    -# { $league } · saison { $number }
dashboard-which = ### Quelle saison ?
dashboard-choose = Choisir une saison…
dashboard-of = { $league } · saison { $number }
dashboard-before =
    { $checking ->
        [yes] { $checked } joueurs sur { $players } ont confirmé leur présence.
       *[no] { $players ->
            [0] Aucune inscription pour l’instant.
           *[other] Joueurs : { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }En liste d’attente : { $waiting }.
    }{ $lacking ->
        [yes] { " " }Tu peux lancer la saison dès qu’il y en a deux.
       *[no] {""}
    }
dashboard-paused = En pause depuis le <t:{ $at }:f>. Aucun délai ne court.
dashboard-review = Toutes les parties sont finies.
dashboard-over =
    La saison s’est terminée le <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Annulée le <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Maintenant
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }au plus tard
           *[no] {""}
        }
    } : { $what ->
        [closes] les inscriptions ferment
        [start] la saison commence
        [pair] j’apparie la ronde suivante
        [ask_for_hours] je demande leurs heures aux joueurs qui n’ont rien dit
        [appoint] je choisis une heure pour { dashboard-next-tables }, sans accord d’ici là
        [ready_check] l’appel s’ouvre pour { dashboard-next-tables }
        [ready_check_over] { dashboard-next-closes }. Les absents déclarent forfait
        [put_off] le départ est reporté, car moins de deux peuvent jouer
        [agree] { $tables ->
            [one] une heure proposée est convenue
           *[other] { $tables } heures proposées sont convenues
        }
        [enter] un joueur de la liste d’attente a une place
        [remind] rappel aux joueurs pour { dashboard-next-tables }
        [remind_umpire] rappel à toi pour { dashboard-next-tables }
        [begin] { dashboard-next-closes }. Si deux sont là, des ordinateurs jouent pour les autres
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Si rien n’est joué, tu décides
        [deadline] { dashboard-next-scored }, et les absents déclarent forfait
        [ends] la saison se termine
        [forfeit] je donne la victoire pour { dashboard-next-tables }
        [post] je poste le classement
       *[close] les parties se terminent, et tu revois les résultats
    }
dashboard-next-closes = l’appel se ferme pour { dashboard-next-tables }
dashboard-next-deadline = limite pour { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Les parties en cours comptent sans leur manche inachevée
dashboard-next-tables =
    { $tables ->
        [1] la { season-table-of }
       *[other] { $tables } tables
    }
dashboard-no-room = ⏳ **Tables qui attendent de la place sur ce serveur : { $count }.** Chacune s’ouvre quand une autre se termine, sans perdre de temps.
dashboard-nothing =
    { $open ->
        [yes] ✅ Rien ne t’attend pour l’instant.
       *[no] Tu ne peux plus rien changer.
    }

dashboard-lacks-players = 🚫 **Le départ est reporté** jusqu’à ce qu’il y ait deux joueurs. Ensuite, c’est toi qui lances la saison.
dashboard-start-by-hand = 🏁 **Tout est prêt.** Lance la saison quand tu veux.
dashboard-is-paused = ▶️ **À toi de décider quand ça reprend.** Tous les délais reculent alors de la durée de la pause.
dashboard-to-confirm =
    🏆 **Vérifie les résultats et confirme-les.** Ensuite, { $then ->
        [playoff] j’apparie la phase finale.
       *[champion] je désigne le champion.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } d’entre eux peuvent se qualifier.
    }
dashboard-questions = 🙋 **Questions des joueurs :** { $count }
dashboard-lost-channel =
    📵 **{ $what ->
        [league] Le salon de la saison
       *[log] Le salon des décisions
    } { $why ->
        [gone] a été supprimé.** Choisis-en un autre.
       *[lacking] demande des permissions que je n’ai pas.** Ajoute { $permissions } dans <#{ $channel }>, ou choisis un autre salon.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Messages en attente : { $waiting }.
    }
dashboard-untold = 📮 **Messages que je n’ai pas pu poster** dans <#{ $channel }> : { $count } (premier essai <t:{ $since }:R>). Prochain essai <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] dirige cette saison, mais a quitté le serveur.
       *[right] a ouvert cette saison, mais n’est plus dans l’équipe des ligues.
    }
dashboard-gone = 🚪 **{ $name }** a quitté le serveur.
dashboard-channel =
    { $what ->
        [league] **Où doit continuer la saison ?** J’y posterai, et j’y ouvrirai les nouvelles tables.
       *[log] **Où dois-je montrer les décisions ?**
    }
dashboard-channel-choose = Choisir un salon…
dashboard-told-again = Nouvel essai en cours.
dashboard-absentee = 👻 **{ $name }** a manqué { $count } parties.
dashboard-hints = 🔍 **Signalements de fair-play :** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). C’est à toi de décider.
        [called] { " " }jusqu’à <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Si elle n’est pas finie le <t:{ $at }:f>, elle compte sans sa manche inachevée.
        [silent] , donc je ne fixe pas d’heure. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Limite : <t:{ $at }:f>.
dashboard-players = Joueurs : { $players }.
dashboard-coming =
    { $here ->
        [none] Il manque encore : { $players }.
       *[other] Déjà là : { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Pas encore : { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Elle commence quand tous les joueurs sont là.
        [too_few] Trop peu sont venus. Commence sans les autres, fixe une autre heure, ou retire des joueurs.
       *[other] La manche { $game } sur { $games } est en cours.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 Un ordinateur joue pour { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Encore en jeu : { $themselves }.
            }
        }
    }
dashboard-choose-player = Choisir un joueur…
dashboard-what-player = Choisis un joueur pour le retirer ou le remplacer. La partie continue.
dashboard-tables = **{ $others ->
        [yes] Autres tables :
       *[no] Tables :
    }** { $parts }
dashboard-option =
    { $stands ->
        [missed] ⌛ Pas jouée à temps
        [deserted] 👻 Aucun joueur n’est venu
        [too_few] 👻 Trop peu sont venus
        [called] 📣 Appel en cours
        [silent] 🔇 Pas encore de réponses
        [unset] Pas encore d’heure
        [unanswered] Pas encore d’heures marquées
        [open] Cherche une heure
        [proposed] Heure proposée
        [agreed] Heure convenue
        [set] Heure fixée
        [waiting] Attend des joueurs
        [absent] 🤖 Un ordinateur joue
       *[begun] En cours
    }
dashboard-counted = { dashboard-option } : **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Invalidée ({ $points }). Revenir dessus
       *[no] Jouée ({ $points }). La corriger ou l’invalider
    }
dashboard-choose-tables = Choisir une table…
dashboard-choose-results = Corriger un résultat…
dashboard-more-tables = D’autres tables…
dashboard-more-results = D’autres résultats…
dashboard-tables-page = Toutes les tables, les ouvertes d’abord. Page { $page } sur { $pages }.

button-run-season = Je la dirige
refused-umpire_runs_it = Cette saison est déjà dirigée par { $names }. Pour changer ça, utilise **{ dashboard-more-umpires }** sur son tableau de bord.
dashboard-umpires-handed-over = Tu as confié la saison à d’autres.
dashboard-roles =
    Les joueurs ont le rôle de leur division tant que la saison dure.
    -# Les joueurs qui l’avaient déjà le gardent. La division 1 est la plus haute.
dashboard-role = **Division { $division } :** { $role ->
    [none] aucun rôle
   *[other] { $role }
}
dashboard-role-choose = Choisir un rôle…
dashboard-roles-again = Je mets les rôles à jour. Si je n’arrive pas à en donner un, tu le verras ici.
dashboard-thread = Fil : <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** laisse jouer les joueurs présents. Les autres déclarent forfait.
dashboard-what-begin-all = **{ button-dashboard-begin }** lance la partie. Des ordinateurs jouent pour les autres jusqu’à leur arrivée.
dashboard-what-without = **{ button-dashboard-without }** compte un forfait aux absents. S’il ne reste qu’un joueur, il gagne.
dashboard-what-turn = **{ button-dashboard-turn }** donne dix minutes de plus pour ce tour (un jour en cadence lente).
dashboard-what-again = **{ button-dashboard-again }** laisse revenir les absents, sans forfait.
dashboard-what-win = Qui gagne par forfait ?
dashboard-what-enter = - **{ button-dashboard-enter }** est pour une partie jouée ailleurs.
dashboard-adrift = Son fil ou son salon a été supprimé, donc cette partie est en pause ({ $players }). Il n’y a pas de forfait, et toutes les cartes sont gardées.
dashboard-place-choose = La déplacer dans un autre salon…
dashboard-what-take-up = La partie continue dans un nouveau fil de <#{ $channel }> dès que je peux en ouvrir un. Ou choisis un salon :
dashboard-taken-up = ✅ La partie continue dans un nouveau fil de <#{ $channel }>. J’ai mentionné les joueurs.
refused-not_lost = Cette partie a encore son salon.
dashboard-what-nothing = Il n’y a rien à faire ici pour l’instant.

dashboard-more = Autre chose…
dashboard-more-refresh = Actualiser
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player }…
dashboard-more-player-about = Le retirer, le remplacer ou l’avertir
dashboard-more-award = { dashboard-form-award }…
dashboard-more-award-about = Ou en enlever
dashboard-more-enter = { dashboard-form-enter }…
dashboard-more-extend = Prolonger les délais…
dashboard-more-extend-about = Pour toute la ronde, ou une saison ouverte
dashboard-more-tie = { dashboard-form-tie }…
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in }…
dashboard-more-check-in-about = Demander aux joueurs s’ils en sont. Après le début, à la liste d’attente
dashboard-more-order = Ordre des joueurs
dashboard-more-waiting = La liste d’attente
dashboard-more-waiting-about = Proposer une place à un joueur
dashboard-more-divisions = Divisions…
dashboard-more-pause = { dashboard-form-pause }…
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Questions des joueurs
dashboard-more-umpires = { dashboard-form-umpires }…
dashboard-more-roles = Rôles des divisions…
dashboard-more-log = Journal de la saison
dashboard-more-log-about = Voir toutes les décisions, ou en annuler une
dashboard-more-export = Exporter…
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Autres saisons…
dashboard-more-cancel = { dashboard-form-cancel }…
dashboard-reopen = ↩️ Si un résultat était faux, tu peux revoir les résultats jusqu’au <t:{ $until }:f>.

button-dashboard = Tableau de bord
button-dashboard-back = Retour au tableau de bord
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player }…
button-dashboard-begin = Commencer sans les autres
button-dashboard-wait = Attendre 10 minutes
button-dashboard-move = { dashboard-form-move }…
button-dashboard-without = Continuer sans les absents
button-dashboard-turn = Plus de temps pour ce tour
button-dashboard-again = Les laisser rejouer
button-dashboard-days = 2 jours de plus
button-dashboard-time = { dashboard-form-time }…
button-dashboard-enter = Saisir le résultat…
button-dashboard-result = Corriger le résultat…
button-dashboard-settle = { dashboard-form-tie }…
button-dashboard-tiebreaker = { dashboard-form-tiebreaker }…
button-dashboard-start = Lancer la saison
button-dashboard-confirm = { dashboard-form-confirm }…
button-dashboard-resume = Reprendre
button-dashboard-reopen = { dashboard-form-reopen }…
button-dashboard-channel = Choisir un autre salon…
button-dashboard-tell = Réessayer maintenant
button-dashboard-give-roles = Donner les rôles maintenant
button-dashboard-hints = Voir les signalements


dashboard-form-confirm = Confirmer les résultats
dashboard-form-pause = Mettre la saison en pause
dashboard-form-cancel = Annuler la saison
dashboard-form-tiebreaker = Faire jouer un départage
dashboard-form-tiebreaker-why =
    { $place ->
        [1] À égalité pour la première place
       *[other] À égalité pour la place { $place }
    }
dashboard-form-reverse = Annuler une décision
dashboard-form-reopen = Revoir les résultats
dashboard-form-move = Une autre heure
dashboard-form-move-at = Quand la partie se joue
dashboard-form-time = Une autre limite
dashboard-form-time-at = On peut jouer jusqu’à
dashboard-form-at-example = demain 20h
dashboard-form-check-in = Confirmer les présences
dashboard-form-check-in-at = Ouvert jusqu’à
dashboard-form-enter = Saisir un résultat
dashboard-form-enter-places = Un joueur par ligne, le meilleur d’abord
dashboard-form-enter-about = Points après, si tu veux. Même numéro : égalité. « - » avant un nom : absence
dashboard-form-enter-whom = Points après, p. ex. « 1. Ada 120 ». Même numéro : égalité
dashboard-form-result-what = Ce qui change
dashboard-form-result-game = Quelle manche
dashboard-form-result-total = Nouveau total
dashboard-form-result-points = Points : =12, +3 ou -3
dashboard-form-result-about = Laisse vide si tu l’invalides
dashboard-result-game = Manche { $number }
dashboard-result-points = Les points : { $name }
dashboard-result-void = L’invalider
dashboard-result-void-about = Elle se rejoue s’il reste du temps
dashboard-form-umpires = Arbitres
dashboard-form-umpires-who = Qui dirige la saison
dashboard-form-umpires-about = Jusqu’à { $most }, avec toi. L’équipe des ligues peut toujours intervenir
dashboard-form-player = Un joueur
dashboard-form-of-player = Retirer ou remplacer { $name }
dashboard-form-player-who = Qui
dashboard-form-player-what = Ce qui se passe
dashboard-form-player-instead = Qui prend la place
dashboard-form-player-instead-about = Pour un remplacement. Vide : le premier de la liste d’attente
dashboard-player-forfeit = Retirer : le reste en forfaits
dashboard-player-zero = Retirer : le reste ne compte pas
dashboard-player-void = Retirer : rien ne compte
dashboard-player-withdraw = Retirer : les manches jouées comptent
dashboard-player-replace = Remplacer
dashboard-player-replace-about = Un autre membre prend la suite, avec tous les résultats
dashboard-player-warn = Avertissement privé
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [1] a manqué une partie
       *[other] a manqué { $count } parties
    }
dashboard-form-award = Donner des points
dashboard-form-award-points = Points
dashboard-form-award-about = Avec un moins pour en enlever
dashboard-form-tie = Départager
dashboard-form-tie-place =
    { $number ->
        [1] Qui vient en premier
       *[other] Qui vient ensuite ({ $number })
    }
dashboard-form-tie-lines = Les rangs, le meilleur d’abord
dashboard-form-tie-lines-about = Change les numéros, ou déplace les lignes{ $count ->
        [0] {""}
        [1] . Le premier se qualifie
       *[other] . Les { $count } premiers se qualifient
    }
dashboard-form-tie-shared = Ou une victoire partagée
dashboard-tie-shared = Tous gagnent
dashboard-ties =
    { $count ->
        [0] Aucun joueur ne partage son rang.
       *[other] **Ces joueurs partagent leur rang.**
    }
dashboard-choose-tie = Choisir une égalité…
dashboard-tie-option = Rang { $place } : { $count } joueurs

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] La liste d’attente est vide.
       *[other] **En liste d’attente : { $count }.** { $started ->
            [yes] Tu peux proposer à un joueur la place de quelqu’un, avec tout ce qu’elle a.
           *[no] Une place libre va au premier de la liste.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · depuis <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 a reçu une offre
        [missing] {""} · 🚪 a quitté le serveur
        [here] {""} · ✅ présence confirmée
        [silent] {""} · présence non confirmée
       *[waits] {""}
    }
button-dashboard-ask = Demander à { $name }…
dashboard-ask-other = Demander à un autre…
dashboard-form-ask = Demander à { $name }
dashboard-form-ask-whose = La place de qui

dashboard-division = Division { $number } · { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = Une autre division…
dashboard-form-division = Déplacer { $name }
dashboard-form-division-to = Vers quelle division

dashboard-order = { $by ->
        [hand] **Un arbitre a fixé cet ordre.** Les inscriptions suivantes viennent à la fin.
        [signup] **C’est l’ordre d’inscription.**
        [lot] **Cet ordre est tiré au sort.**
       *[rating] **Cet ordre suit la cote,** puis l’inscription.
    }{ $divided ->
        [yes] { " " }Les promesses des saisons passées viennent d’abord. Pour faire descendre un joueur, utilise **{ dashboard-more-divisions }** après le début.
       *[no] {""}
    }
button-dashboard-by-hand = À la main…
button-dashboard-drop-order = Oublier l’ordre à la main
button-dashboard-seed-rating = Par cote…
button-dashboard-seed-signup = Par inscription…
button-dashboard-seed-lot = Au sort…
dashboard-form-seeding = Un autre ordre

refused-dashboard_table_done = Cette table a reçu un résultat entre-temps. Retourne au tableau de bord.
refused-dashboard_nobody_absent = Tous les joueurs de cette table rejouent.
refused-turn_over = Aucun tour ne court ici pour l’instant. Retourne au tableau de bord.
refused-dashboard_not_called = Aucun appel n’est ouvert à cette table. Fixe plutôt une autre heure.
refused-dashboard_tie_gone = Ces joueurs ne sont plus à égalité. Retourne au tableau de bord.
refused-dashboard_tie_large = { $count } joueurs sont à égalité, trop pour un formulaire. Sépare-les d’abord avec **{ dashboard-more-award }**.
refused-dashboard_tie_twice = Choisis un joueur différent pour chaque rang.
dashboard-umpire-called =
    🙋 **{ $where } :** { $player } te demande : « { $text } »{ $until ->
        [none] {""}
       *[other] { " " }Le temps s’arrête jusqu’à ta réponse, ou jusqu’à <t:{ $until }:t> (<t:{ $until }:R>).
    }
