# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = jouer
command-play-description = Jouer aux cartes ici, entre amis ou contre l’ordinateur
command-play-game-description = À quel jeu
command-play-length-description = Nombre de manches (0 : jusqu’au bout)
command-play-ranked = classée
command-play-ranked-description = Compte pour la cote. Partir, c’est perdre, et seule la modération peut arrêter
command-hand = main
command-hand-description = Montre-moi mes cartes
command-table = table
command-table-description = Reposter la table en bas du salon
command-call = annoncer
command-call-description = Annoncer « Olsen One Card ! », ou l’annonce de ton jeu
command-daily = donne-du-jour
command-daily-description = Donne du jour : les mêmes cartes pour tout le monde, à jouer une seule fois
command-rules = règles
command-rules-description = Les règles d’un jeu, et les règles maison de cette table
command-rules-game-description = Quel jeu (par défaut : celui de cette table, ou Olsen)
command-help = aide
command-help-description = Ce que fait ce bot, et par où commencer
command-leaderboard = palmarès
command-leaderboard-description = Les meilleurs joueurs de ce serveur
command-leaderboard-game-description = Quel jeu (par défaut : Olsen)
command-stats = stats
command-stats-description = Les résultats d’un membre sur ce serveur
command-stats-member-description = Les résultats de qui (par défaut : les tiens)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = cadence
option-clock-description = Temps pour chaque tour
option-game = jeu
option-game-description = Quel jeu
option-houserules = règles-maison
option-league = ligue
option-league-description = Quelle ligue (par défaut : la seule en cours)
option-length = longueur
option-match = partie
option-member = membre
option-name = nom
option-name-description = Quelles règles maison
option-reason = raison
option-round = ronde
option-until = fin
option-until-description = Jusqu’à quand, p. ex. « demain 20h », « dimanche 19h » ou « 2 jours »
option-zone = fuseau
option-zone-description = Fuseau horaire : commence à écrire une ville proche, p. ex. « Paris »
option-quiet = calme
option-quiet-description = Heures sans mentions, p. ex. « 23-8 »

choice-clock-fast = rapide (30 secondes par tour)
choice-clock-normal = normale (2 minutes)
choice-clock-slow = lente (24 heures)

# In the menus of members and messages.
context-play-with = Jouer avec
context-statistics = Statistiques
