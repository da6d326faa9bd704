# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = fil
command-play-thread-description = Dans un fil à part (par défaut : pour les tables lentes)
command-my-away = absence
command-my-away-description = Mettre tes tables lentes en pause quelques jours, ou revenir
command-my-away-until-description = Un jour, p. ex. « dimanche », « 24/12 » ou « 3 jours ». Vide : te revoilà

button-call-umpire = Demander l’arbitre
call-umpire-title = Demander l’arbitre
call-umpire-label = Que doit regarder l’arbitre ?
call-umpire-about = Une fois par table. Seuls les arbitres peuvent lire ça.
call-umpire-done = ✅ J’ai mentionné l’arbitre. Le temps s’arrête jusqu’à sa réponse, ou jusqu’à <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Gérer cette table
manage-nothing = Il n’y a rien que tu puisses changer ici pour l’instant.
manage-ranked = C’est une partie classée. Seule la modération peut l’arrêter, et partir compte comme une défaite.
manage-stand_in = Un ordinateur joue pour toi. Appuie sur **{ button-back }** pour reprendre ta place.
menu-remove = Retirer un joueur…
menu-away = M’absenter jusqu’au…
button-leave-match = Quitter la partie…
button-propose-end = Voter l’arrêt…
button-end-match = Arrêter la partie…
button-close-lobby = Fermer la table…

leave-match = Quitter cette partie ? Un ordinateur joue tes cartes jusqu’à ce que tu appuies sur **{ button-back }**.
leave-ranked = Quitter cette partie classée ? Tu la perds et ne peux pas revenir. Un ordinateur joue tes cartes jusqu’à la fin.
leave-tournament = Quitter cette partie ? Un ordinateur joue pour toi jusqu’à ce que tu appuies sur **{ button-back }** à la table. Ses points comptent pour toi. Mais une manche où il joue la plupart de tes coups est marquée 🤖, et tu ne peux pas la gagner.
remove-player = Retirer { $name } de cette partie ? C’est une défaite, sans retour possible. Un ordinateur finit la partie.
button-remove-player = Retirer { $name }
removed-from-lobby = { $name } a quitté la table.
removed-from-match = { $name } est hors de la partie. Un ordinateur joue ces cartes jusqu’à la fin.
propose-end =
    { $count ->
        [1] Il n’y a que toi ici, donc la partie s’arrête tout de suite. Elle ne comptera pas, et impossible de la reprendre.
       *[other] Proposer aux autres d’arrêter la partie ? Il faut { $needed } voix sur les { $count } joueurs d’ici. Elle ne comptera pas, et impossible de la reprendre.
    }
button-propose = Lancer le vote
vote-proposed = Tu as voté l’arrêt de la partie. Elle s’arrête avec { $needed } voix sur les { $count } joueurs d’ici. Les autres votent dans leur main ou à la table.

button-open-thread = Ouvrir dans un fil
table-in-thread = **{ $name }** a ouvert une table ({ $game }) : { $thread }
thread-opened = Ta table est ouverte : { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Ton absence dure jusqu’au <t:{ $until }:f>. D’ici là, ton temps s’arrête à ces tables. Il repart dès que tu joues un coup.
away-back = Te revoilà à ces tables :
away-table = - [{ $game }]({ $link }) · { $server }
