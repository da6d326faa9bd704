# What a player has chosen for themselves, and where they sit.
command-my = moi
command-my-description = Tes paramètres et tes parties
command-my-settings = paramètres
command-my-settings-description = Ta langue, tes couleurs, images, tri et mentions, partout
command-my-games = parties
command-my-games-description = Toutes tes tables, avec les tours et les délais

my-settings-title =
    ## Tes paramètres
    -# Ils valent partout. Chaque changement est enregistré tout de suite.
my-settings-language-default = Celle de Discord
settings-menu-palette = Couleurs · { $value }
settings-palette-classic = Classiques
settings-palette-safe = Adaptées au daltonisme
settings-menu-text_only = Mains · { $value }
settings-pictures-yes = En images
settings-pictures-no = En mots
my-settings-wishes = **À toi de choisir** : ton nom dans les fichiers de partie, que chacun peut télécharger. Un message privé un tour avant le tien aux tables lentes. Ton avatar dans les images des tables et des résultats. Ton nom sur les pages de ligue hors de Discord, si un serveur en a.
settings-named = Mon nom dans les fichiers de partie
settings-early = M’écrire un tour avant le mien
settings-avatar = Mon avatar aux tables
my-settings-chances = Chances dans les classements
my-settings-site = Mon nom sur les pages de ligue
my-settings-more = Heures calmes et plus…
settings-menu-sort = Cartes · { $value }
settings-sort-suit = Par couleur
settings-sort-rank = Par valeur
my-settings-zone = **Ton fuseau horaire** : { $zone ->
        [none] celui de chaque serveur, ici { $servers }. Choisis le tien avec `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Change-le avec `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Tes heures calmes** : pas de mentions pour les tables lentes et les ligues pendant ce temps. Choisis-en d’autres avec `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . Elles comptent dès que tu choisis un fuseau horaire.
       *[other] {"."}
    }
my-settings-quiet-server = Comme chaque serveur
my-settings-zone-server = Le fuseau de chaque serveur

my-games-title = ## Tes parties
my-games-none = Tu n’es à aucune table pour l’instant. Pour jouer, utilise `/{ command-play }`.
my-games-private = messages privés
my-games-server-unknown = un autre serveur
my-game =
    - { $state ->
        [own] ▶️ **À toi de jouer** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · à " }{ $name } de jouer
        [computer] { " · un ordinateur réfléchit" }
        [between] { " · la manche suivante attend" }
        [away] { " · un ordinateur joue pour toi" }
        [asleep] { " · en pause jusqu’au retour d’un joueur" }
       *[lobby] { " · pas encore commencée" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · en pause jusqu’à ce que ce jeu soit de nouveau installé
my-games-more =
    { $count ->
        [1] -# … et une de plus.
       *[other] -# … et { $count } de plus.
    }
