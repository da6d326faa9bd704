# Why something cannot be done now, and what would work.
refused-other = Tu ne peux pas faire ça pour le moment. Rien n’a changé.
refused-which_one =
    Lequel veux-tu dire ? Choisis-en un, ou écris son nom en entier.
    { $names }
refused-name_unseen = Une partie de ce nom est invisible. Écris-le de nouveau, sans caractères invisibles.
refused-starting = Je démarre à peine. Réessaie dans quelques secondes. Toutes les tables sont comme vous les avez laissées.
saved-not-shown = C’est fait et enregistré. Discord ne me laisse pas modifier le message pour l’instant. La table et ta main suivront dans un moment.
saved-fault = C’est fait et enregistré, mais une erreur de mon côté m’empêche de le montrer. Si ça dure, donne le code `{ $fault }` à l’équipe qui fait tourner ce bot.
refused-not-shown = Discord ne m’a pas laissé répondre. Rien n’a changé, réessaie.
refused-busy = Je n’ai pas pu enregistrer, donc rien n’a changé. Réessaie.
refused-undecided = L’enregistrement prend plus de temps que d’habitude. Regarde la table avant de réessayer.
refused-fault = Quelque chose a mal tourné de mon côté. Rien n’a changé, réessaie. Si ça recommence, donne le code `{ $fault }` à l’équipe qui fait tourner ce bot.
refused-unknown_press = Ce bouton vient d’une ancienne version de moi. Pour un bouton neuf, relance la commande d’où il vient.
refused-unknown_command = Cette commande est plus récente que ton appli Discord. Redémarre Discord ou attends un peu, puis réessaie.
refused-command_not_allowed = Tu ne peux pas utiliser cette commande ici.
refused-member_gone = Cette personne a quitté le serveur, donc je ne la trouve pas. Choisis un membre.
refused-option_gone = Ton choix n’est plus disponible. Fais-en un autre.
refused-servers_only =
    Je ne fais ça que sur un serveur qui m’a ajouté. { $link ->
        [none] Essaie là-bas.
       *[other] [Ajoute-moi à un serveur]({ $link }) et essaie là-bas.
    }
refused-outside_table =
    Parties classées, cadence lente et fils demandent un serveur qui m’a ajouté. { $link ->
        [none] Enlève ces options pour jouer ici.
       *[other] [Ajoute-moi à un serveur]({ $link }), ou enlève ces options pour jouer ici.
    }
refused-plays_alone =
    Ici, tu joues une manche contre des ordinateurs, donc `/{ command-play }` ne prend qu’un jeu. { $link ->
        [none] Enlève le reste.
       *[other] Enlève le reste, ou [ajoute-moi à un serveur]({ $link }).
    }
refused-missing_permissions = Je ne peux pas montrer de table ici sans ces permissions : { $permissions }. Demande-les à un membre qui gère ce salon.
refused-wrong_channel = Ce bouton est celui d’une table dans un autre salon. Retrouve celle d’ici avec `/{ command-table }`.
refused-no_such_table = Cette table n’existe plus depuis longtemps. Ouvres-en une autre avec `/{ command-play }`.
refused-no_table_here = Ce salon n’a pas de table. Ouvres-en une avec `/{ command-play }`.
refused-table_asleep = Cette table est en pause, car son jeu, { $game }, n’est plus installé ou a de nouvelles règles. Rien n’est perdu. La partie reprendra quand l’équipe qui fait tourner ce bot aura remis le jeu.
refused-game_gone = { $game } n’est pas installé pour l’instant. Demande à l’équipe qui fait tourner ce bot.
refused-table_unreadable = Je n’arrive pas à lire la table de ce salon. Je n’y ai pas touché, rien n’est perdu. Donne le code `{ $table }` à l’équipe qui fait tourner ce bot. D’ici là, `/{ command-play }` marche dans tout autre salon ou fil.
refused-channel_taken = Ce salon a déjà une table. Rejoins-la (`/{ command-table }` la remet en bas), ou ouvres-en une dans un autre salon ou fil.
refused-not_started = La partie n’a pas commencé. L’hôte la lance avec **{ button-start }**.
refused-already_started = La partie a commencé, les sièges ne changent plus.
refused-match_over = Cette partie est finie. Ouvre une autre table avec `/{ command-play }`.
refused-not_seated = Tu n’as pas de siège à cette table. Rejoins-la d’abord.
refused-again_not_seated = Seuls les joueurs de cette partie peuvent la rejouer. Ouvre ta propre table avec `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Tu es déjà à la table, comme hôte. Quand les autres sont là, appuie sur **{ button-start }**.
        [guest] Tu es déjà à la table. Quand tout le monde est là, l’hôte appuie sur **{ button-start }**.
        [player] Tu es déjà dans la partie. Appuie sur **{ button-hand }** pour voir tes cartes.
       *[other] Ce joueur est déjà à la table.
    }
refused-table_full = Les { $count } sièges sont pris. Tu peux regarder, ou ouvrir une autre table avec `/{ command-play }`.
refused-too_few_seats = Il faut au moins { $count } joueurs. Invite du monde, ou ajoute un ordinateur.
refused-not_joined = { $name } n’est pas encore là, donc le siège est réservé. Libère-le avec **{ button-options }**.
refused-no_hint = Les conseils viennent à ton tour, quand tu as le choix, dans les parties non classées contre des ordinateurs.
refused-no_such_level = { $game } n’a pas ce niveau. Sans tricher, aucun ordinateur n’y bat le niveau normal.
refused-no_such_program = La liste des programmes pour { $game } a changé. Rouvre **{ button-options }**.
refused-no_catching = Avec ces règles maison, { $game } ne se joue pas comme ça. Change-les sous **{ button-options }**.
refused-program_seated = { $name } a déjà un siège ici.
refused-no_computer = Cette table n’a pas d’ordinateur.
refused-not_host = C’est à l’hôte, { $name }, { $server ->
        [no] de faire ça.
       *[yes] ou à la modération de faire ça.
    }
refused-ranked_end = Seule la modération peut arrêter une partie classée. Si tu pars, tu perds.
refused-not_your_hand = Ce sont les cartes d’un autre joueur. Appuie sur **{ button-hand }** à la table pour voir les tiennes.
refused-not_away = Tu es déjà à ta place. Joue, tout simplement.
refused-left_already = Un ordinateur joue déjà à ce siège, donc rien n’a changé.
refused-forfeited = Tu as quitté cette partie, ou on t’en a fait sortir. Un ordinateur joue tes cartes jusqu’à la fin. Tu peux rejoindre la prochaine.
refused-not_starter = C’est l’hôte, { $name }, qui lance la partie. Si ça tarde, n’importe quel joueur d’ici pourra le faire <t:{ $at }:R>.
refused-ranked_seat = C’est une partie classée, donc tu peux seulement regarder.
refused-ranked_vote = On ne vote pas pour arrêter une partie classée. Seule la modération peut l’arrêter, et si tu pars, tu perds.
refused-ranked_remove = Sortir d’une partie classée, c’est la perdre. Seule la modération peut en retirer un joueur, si elle n’y joue pas.
refused-no_one_here = Plus personne n’est là, donc tu peux seulement regarder pour l’instant.
refused-no_seat = Chaque siège a son joueur, donc tu peux seulement regarder pour l’instant.
refused-no_vote = Ce vote est fini. La table montre le résultat.
refused-no_such_player = Ce joueur a quitté la table.
refused-remove_yourself = Tu ne peux pas te retirer, mais tu peux partir.
refused-last_player = La table serait vide. Ferme-la plutôt.
refused-away_not_slow = Seules les tables à cadence lente attendent les joueurs absents.
refused-no_slow_table = Tu n’es à aucune table à cadence lente. Seules celles-là attendent les joueurs absents.
refused-ahead_slow = On ne prépare un coup qu’aux tables à cadence lente.
refused-ahead_turn = C’est déjà ton tour. Joue, tout simplement.
refused-ahead_unfit = Tu ne peux plus préparer ça, car tes cartes ont changé ou la manche est finie. Ta main montre tes cartes.
refused-ahead_gone = Aucun coup préparé à annuler. Je l’ai joué, ou je l’ai annulé car les cartes ont changé.
refused-away_too_long = Les tables attendent { $days } jours au plus. Choisis un jour plus proche.
refused-away_past = Ce jour est passé. Choisis l’un des { $count } prochains jours.
refused-away_unclear = { $word ->
        [none] Je ne vois pas quel jour c’est.
       *[other] Je ne comprends pas « { $word } ».
    } Écris `dimanche`, `24/12`, `3 jours` ou `demain`. Laisse vide à ton retour.
refused-may_not_write = Tu ne peux pas écrire dans ce salon, donc je ne peux pas y poster pour toi.
refused-no_length = On ne choisit pas le nombre de manches à { $game }. Laisse `{ option-length }` vide.
refused-no_threads_here = Je ne peux pas ouvrir de fil dans ce salon. Utilise `/{ command-play }` dans un salon textuel, ou enlève `{ command-play-thread }`.
refused-thread_failed = Discord ne m’a pas laissé ouvrir de fil ici. Mets `{ command-play-thread }` sur False, et `/{ command-play }` ouvre la table dans le salon même.
refused-stale = La table a changé avant ton appui, donc je n’ai rien joué. La voici maintenant.
refused-call_late = C’était à un cheveu ! { $name } a joué avant ton annonce.
refused-challenge_late = { $name } a été plus rapide.
refused-options-unknown_option = Cette règle maison n’existe pas ici.
refused-options-bad_value = Cette règle maison ne peut pas prendre cette valeur.
refused-options-bad_seats = Ces règles maison ne vont pas avec ce nombre de joueurs. Change le nombre de paquets, ou retire un joueur.

illegal-other = Les règles ne le permettent pas maintenant. Rien n’a changé.
illegal-malformed = Je ne connais pas ce coup. Les boutons de ta main montrent tous tes coups.
illegal-bad_seat = Tu ne peux choisir ni toi-même, ni un joueur hors d’atteinte. Choisis-en un autre.
illegal-match_over = Cette partie est finie. Ouvre une autre table avec `/{ command-play }`.
illegal-wrong_phase = Attends la manche suivante.
illegal-no_call_due = Rien à annoncer pour l’instant. Quand une annonce est possible, son bouton revient.
illegal-call_by_hand = À cette table, on annonce à part. Joue d’abord la carte, puis appuie sur l’annonce avant que le joueur suivant joue.
illegal-window_open = Trop tôt. Ce joueur peut encore annoncer.
illegal-nothing_to_challenge = Ce joueur n’a pas oublié d’annonce.
illegal-not_your_turn = Ce n’est pas ton tour. La table montre à qui c’est de jouer.
illegal-not_in_hand = Tu n’as pas cette carte. Voici les tiennes.
illegal-one_card_only = Tu ne peux jouer qu’une carte maintenant.
illegal-must_play = Une de tes cartes va, donc tu dois jouer.
illegal-must_draw = Tu dois piocher avant de passer.
illegal-cannot_draw = Tu ne peux plus piocher à ce tour. Les boutons de ta main montrent tes coups.
illegal-cannot_pass = Tu ne peux pas passer maintenant. Les boutons de ta main montrent tes coups.
illegal-illegal_card = Cette carte ne va pas sur celle du dessus. Choisis-en une autre.
refused-daily_day = C’est la donne d’un autre jour. `/{ command-daily }` a les cartes d’aujourd’hui.
refused-daily_gone = Je ne garde pas des donnes aussi vieilles. `/{ command-daily }` a les cartes d’aujourd’hui.
refused-daily_open = Ton fichier de partie sera prêt à la fin du jour, <t:{ $until }:R>.
refused-daily_no_record = Tu n’as pas de fichier de partie pour cette donne. Tu ne l’as pas finie, ou elle est trop vieille.
refused-post_unknown = Discord n’a pas répondu, je ne sais donc pas si c’est posté. Regarde dans le salon. Si rien n’y est, réessaie dans une heure.
refused-cards_gone = Ces cartes n’existent plus, car je garde les cartes partagées { $days } jours. `/{ command-daily }` en a de nouvelles chaque jour.
refused-solo_gone = Ces cartes n’existent plus. Je garde les cartes non finies { $days } jours, ou jusqu’aux suivantes. `/{ command-play }` en a.
refused-solo_begun = Tu n’as pas fini tes dernières cartes. Les nouvelles les remplacent.
refused-duplicate_done = Tu as déjà joué cette donne.
refused-duplicate_forgotten = Tu avais commencé cette donne avant de supprimer tes données, et on ne la joue qu’une fois. `/{ command-daily }` a de nouvelles cartes chaque jour.
refused-duplicate_older = Les règles ont changé depuis cette donne, tu ne peux donc plus la jouer. `/{ command-daily }` a de nouvelles cartes chaque jour.
