# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Quel jeu (par défaut : celui de cette table, ou Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Une table est ouverte ici.** Appuie sur **{ button-join }** à la table. L’hôte distribue avec **{ button-start }**.
        [playing] **Une partie est en cours ici.** Appuie sur **{ button-join-in }** à la table, ou joue tout de suite contre des ordinateurs.
        [seated] **Tu joues dans la partie d’ici.** **{ button-hand }** montre tes cartes, et **{ button-rules }** les règles.
        [waiting] **Tu as un siège à la table d’ici.** Appuie sur **{ button-start }** à la table pour distribuer.
        [alone] **Ici, tu joues contre des ordinateurs.** Pour jouer entre amis, utilise `/{ command-play }` dans tes messages privés avec eux, ou sur un serveur qui m’a ajouté.
       *[none] **Jouer entre amis :** ouvre une table avec `/{ command-play }`. Tes amis appuient sur **{ button-join }**, puis toi sur **{ button-start }**.
    }
help-other = Un autre jeu…
help-commands-outside =
    ## Tout ce que je sais faire ici
    - **Jouer** : `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Pour toi** : `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Les serveurs qui m’ont ajouté ont aussi des statistiques, des cotes et des ligues.
help-commands =
    ## Tout ce que je sais faire
    - **Jouer** : `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **À la table** : `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Résultats** : `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Ligues** : `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **Pour toi** : `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**Pour l’équipe**
    - **Ce serveur** : `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Ligues** : `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Fair-play** : `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# J’ai posté la bienvenue dans le salon.
button-welcome = Poster une bienvenue ici

welcome-title = ## Une partie de cartes ?
welcome-text =
    Appuie sur un jeu pour y jouer contre deux ordinateurs. Tu vois tout de suite tes cartes.
    Pour jouer entre amis, ouvre une table avec **`/{ command-play }`**. Les autres arrivent avec **{ button-join }**.
button-play-now = Jouer contre deux ordinateurs
button-look-around = Faire le tour
button-commands = Toutes les commandes
button-settings = Paramètres
rules-house =
    ## { $game } : règles maison
    { $table ->
        [yes] Cette table joue avec ces règles.
       *[no] Ici, les tables jouent avec ces règles, sauf si elles en choisissent d’autres.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Appuie ici
trial-thanks = Merci. J’essaie.
trial-picture = Les jeux
trial-works = Un appui sur mes messages me permet de les modifier, donc je ferai comme ça.
trial-failed = Je n’ai pas pu modifier ce message grâce à ton appui : { $why }
