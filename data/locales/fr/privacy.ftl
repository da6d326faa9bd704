# What is kept of people, how they get it and how they are forgotten.
command-privacy = confidentialité
command-privacy-description = Ce que je garde sur toi, pourquoi, combien de temps, et comment l’avoir ou le supprimer
command-my-data = données
command-my-data-description = Toutes mes données sur toi, dans un fichier visible par toi seulement
command-my-forget = oublier
command-my-forget-description = Supprimer tes données ici ou partout. Je demande d’abord

former-player = un ancien joueur
button-privacy = Confidentialité
button-my-data = Recevoir mes données
button-forget-me = M’oublier…
button-forget-here = M’oublier sur ce serveur…
button-forget-outside = M’oublier hors des serveurs…
button-forget-everywhere = M’oublier partout…

privacy-title = ## Ce que je garde sur toi
privacy-what = **Quoi.** Ton identifiant Discord et ton nom sur un serveur, dès que tu rejoins une table ou changes un paramètre. Tes paramètres, sièges, résultats, statistiques, cotes et pièces. Chacun de tes coups, avec son heure. Ce que tu regardes ou attends, jusqu’à la fin. Tes donnes du jour et tes cartes partagées, pendant 30 jours. Tes saisons, et les décisions d’arbitrage sur toi, avec leurs raisons. Je ne lis ni messages ni profils. Les images des tables montrent ton avatar Discord. Je ne le garde qu’en mémoire, et tu peux le désactiver dans `/{ command-my } { command-my-settings }`.
privacy-why = **Pourquoi.** Pour qu’une partie reprenne après une pause, pour vérifier un doute plus tard, et pour que les résultats comptent. Je ne m’en sers pour rien d’autre, et je ne les donne à personne.
privacy-who = **Qui le voit.** Tes parties, résultats, donnes du jour, palmarès, saisons et décisions d’arbitrage : tous les membres de ce serveur, et aucun autre serveur. Si le serveur a des pages de ligue hors de Discord, tout le monde peut y voir tes saisons. Tu peux y désactiver ton nom dans `/{ command-my } { command-my-settings }`. Tes cartes et paramètres : toi seulement. L’équipe des ligues et les arbitres d’une saison voient aussi les avertissements privés et tes questions. L’équipe des ligues voit aussi les signalements de fair-play. L’équipe qui fait tourner ce bot peut lire la base de données.
privacy-time = **Combien de temps.** Jusqu’à ce que tu le supprimes, ou que le serveur me retire. Dans ce cas, mes tables s’y arrêtent tout de suite. Toutes les données sont supprimées après { $departed } jours, sauf si on me réinvite. Les sauvegardes sont gardées { $backups } jours au plus. Si l’une d’elles est restaurée, j’en supprime de nouveau tes données.
privacy-outside = **Hors des serveurs qui m’ont ajouté** (messages privés, groupes et autres serveurs), ce que tu joues appartient aux personnes présentes. Ça disparaît quand toutes ont supprimé leurs données, ou { $silent } jours après mon dernier usage là-bas. Un serveur qui m’ajoute plus tard ne le reçoit pas.
privacy-moves = **Les coups** sont supprimés { $days } jours après la partie. Les résultats restent.
privacy-get = **Reçois-les** avec `/{ command-my } { command-my-data }`, dans un fichier visible par toi seulement. **Supprime-les** avec `/{ command-my } { command-my-forget }`. Ton nom, ton identifiant et tes paramètres disparaissent. Les autres joueurs gardent leurs résultats, avec « { former-player } » à ta place.
privacy-chips = **Les pièces** sont de la monnaie de jeu. On ne peut ni les acheter ni les encaisser, et elles ne valent rien.
privacy-elsewhere = -# Les messages des salons appartiennent au serveur et à Discord. De même les noms que l’on met dans ceux des ligues et des règles maison. Pour ça, demande à la modération du serveur.

my-data = Voici toutes mes données sur toi. Les autres joueurs y sont des numéros.
refused-data_again = Tu viens de recevoir tes données. Redemande <t:{ $at }:R>.

forget-title = ## Supprimer tes données ?
forget-goes = **Ce qui est supprimé :** ton nom, ton identifiant Discord et tes paramètres. Tu quittes toutes les tables et saisons. Une partie en cours est perdue, et un ordinateur la finit. Ton nom est retiré des notes d’arbitrage.
forget-stays = **Ce qui reste :** les résultats et les coups de tes parties, pour les autres joueurs, sous « { former-player } ». On ne peut pas savoir que c’était toi, et rien ne revient si tu rejoues. Les messages des salons restent aussi. Pendant 30 jours au plus, un code qui ne va qu’avec ton compte t’empêche de jouer deux fois la même donne du jour ou les mêmes cartes partagées.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Je ne te connais que sur ce serveur.
               *[other] Je te connais sur { $servers } serveurs, dont celui-ci. Tes propres paramètres valent sur tous, et partent avec le dernier.
            }
       *[no]
            { $servers ->
                [one] Je ne te connais pas sur ce serveur, mais sur un autre.
               *[other] Je ne te connais pas sur ce serveur, mais sur { $servers } autres.
            }
    }
forget-elsewhere = Je te connais aussi hors des serveurs qui m’ont ajouté.
forget-outside =
    { $here ->
        [yes] Ici, il s’agit de tout ce que tu as fait hors des serveurs qui m’ont ajouté : en messages privés, dans des groupes et sur d’autres serveurs.
       *[no] Je ne te connais pas hors des serveurs qui m’ont ajouté.
    }{ $servers ->
        [0] {""}
        [one] { " " }Je te connais aussi sur un serveur qui m’a ajouté.
       *[other] { " " }Je te connais aussi sur { $servers } serveurs qui m’ont ajouté.
    }
forget-sure = -# C’est définitif. Reçois d’abord tes données avec `/{ command-my } { command-my-data }`.
forget-type = M’oublier
forget-type-label = Écris « { forget-word } » pour tout supprimer
forget-type-why = C’est définitif.
forget-word = oublier
forgotten =
    { $servers ->
        [one] C’est fait. J’ai supprimé tes données sur { $here ->
            [yes] ce serveur
           *[no] l’autre serveur
        }.
       *[other] C’est fait. J’ai supprimé tes données sur { $servers } serveurs.
    } Si tu rejoues, tu repars de zéro.
forgotten-elsewhere =
    { $everywhere ->
        [yes] C’est fait. J’ai supprimé toutes tes données.
       *[no] C’est fait. J’ai supprimé tes données hors des serveurs qui m’ont ajouté.
    } Si tu rejoues, tu repars de zéro.
refused-unknown_person = Je n’ai aucune donnée sur toi, donc rien à recevoir ni à supprimer.
refused-forget_word = Rien n’a changé. Pour supprimer tes données, écris « { forget-word } ».
