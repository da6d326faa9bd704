# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Règles maison de départ. Tu peux encore les changer dans le lobby
command-houserules = règles-maison
command-houserules-description = Règles maison enregistrées pour les tables de ce serveur
command-houserules-create = créer
command-houserules-create-description = Enregistrer des règles maison
command-houserules-create-game-description = Pour quel jeu
command-houserules-create-name-description = Leur nom
command-houserules-create-from = depuis
command-houserules-create-from-description = Règles maison de départ (par défaut : les règles habituelles)
command-houserules-edit = modifier
command-houserules-edit-description = Changer des règles maison
command-houserules-delete = supprimer
command-houserules-delete-description = Supprimer des règles maison
command-houserules-default = défaut
command-houserules-default-description = Choisir les règles maison des nouvelles tables
command-houserules-list = liste
command-houserules-list-description = Les règles maison de ce serveur, et celles des nouvelles tables
command-houserules-list-game-description = Quel jeu (par défaut : tous)

rule-set-as_written = règles habituelles
rule-set-as_written-about = Aucune règle maison
rule-set-beginners = débutants
rule-set-wild = déchaînées
rule-set-about =
    { $count ->
        [0] Toutes les règles comme d’habitude
        [1] 1 règle changée
       *[other] { $count } règles changées
    }
rule-set-one-by-one = perso
rule-set-in-force = **Règles maison : { $name }**
rule-set-menu = Règles maison : { $name }
button-change-rules = Changer les règles maison…

olsen-set-beginners = Trois manches, un départ plus facile, et il faut remarquer une annonce oubliée
olsen-set-wild = Deux paquets, plusieurs cartes dès le premier tour, et des as qui frappent jusqu’au bout
olsen_olsen-set-beginners = Une manche, passer après une carte piochée, et il faut remarquer un « Ólsen » oublié
olsen_olsen-set-wild = Deux paquets, une défausse retournée aussitôt, et « Ólsen ólsen » seulement avec la carte
otter-set-beginners = L’hôte commence, les hautes cartes ont plus de têtes, une dernière carte n’a rien de spécial
otter-set-wild = Les spéciales agissent partout, et le tour peut revenir au joueur d’avant
ole-set-beginners = Rouge toujours en tête, et une série imbattable coûte un jeton à chacun
ole-set-wild = Des couleurs inversées le restent, et finir en série coûte quand même son jeton
pursuit-set-beginners = Les cartes à effet vont aussi sur leur valeur, et on dénonce moins longtemps
pursuit-set-wild = Deux paquets, des dames qui sautent, un dernier deux qui frappe, et dénoncer à tort coûte cher

rule-set-title =
    ### { $name }
    -# Règles maison de ce serveur ({ $game }). Chaque changement est enregistré tout de suite et vaut pour les nouvelles tables.
rule-set-created = Enregistré. Tu peux t’en servir tout de suite, ou changer les règles avec les menus ci-dessous.
rule-set-deleted = J’ai supprimé **{ $name }** des règles maison ({ $game }). Les tables qui s’en servent les gardent.
rule-set-delete =
    Supprimer **{ $name }** des règles maison ({ $game }) ? Les tables qui s’en servent les gardent.{ $default ->
        [yes] { " " }Les nouvelles tables prendront les règles habituelles.
       *[no] {""}
    }
rule-set-default = Les nouvelles tables ({ $game }) commencent maintenant avec les règles maison **{ $name }**. On peut encore les changer dans le lobby.
rule-set-dropped = Ce jeu n’a plus certaines des règles appelées **{ $name }**, donc je les ai ignorées : { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }par défaut
       *[no] {""}
    }
rule-set-games = ### Les règles maison de ce serveur
rule-set-game =
    - **{ $game }** commence avec **{ $default }**. Au choix : { $names }{ $more ->
        [0] {""}
       *[other] { " " }et { $more } de plus
    }
rule-set-list-one = -# Pour les détails, ajoute un jeu à `/{ command-houserules } { command-houserules-list }`.

button-make-default = Prendre par défaut
button-is-default = Déjà par défaut
button-delete-set = Supprimer
button-keep-set = Garder

refused-house_rules_name = Écris 1 à { $count } caractères sur une ligne, sans accents graves ni chevrons.
refused-house_rules_reserved = Les jeux ont déjà des règles appelées « { $name } ». Choisis un autre nom.
refused-house_rules_shipped = Ces règles viennent avec le jeu, donc tu ne peux pas les changer. Fais-en les tiennes avec `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Il y a déjà des règles appelées « { $name } ». Change-les avec `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Ce jeu a déjà { $count } règles maison, le maximum. Supprimes-en avec `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = { $game } n’a pas de règles maison de ce nom sur ce serveur. Choisis dans la liste pendant que tu écris.
