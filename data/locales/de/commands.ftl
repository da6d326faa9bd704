# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = spielen
command-play-description = Spiel hier Karten, mit Freunden oder gegen Computer
command-play-game-description = Welches Spiel
command-play-length-description = Anzahl der Durchgänge (0: bis zum Ende)
command-play-ranked = gewertet
command-play-ranked-description = Zählt für die Wertung. Wer geht, verliert, und beenden kann nur die Moderation
command-hand = hand
command-hand-description = Zeigt mir meine Karten
command-table = tisch
command-table-description = Zeigt den Tisch noch mal am Ende des Kanals
command-call = rufen
command-call-description = Ruf „Olsen One Card!“ oder was man in deinem Spiel ruft
command-daily = tagesblatt
command-daily-description = Tagesblatt: alle bekommen dieselben Karten und spielen einmal
command-rules = regeln
command-rules-description = Regeln eines Spiels und Hausregeln an diesem Tisch
command-rules-game-description = Welches Spiel (Standard: das an diesem Tisch, sonst Olsen)
command-help = hilfe
command-help-description = Was der Bot kann und wie du loslegst
command-leaderboard = rangliste
command-leaderboard-description = Die Besten auf diesem Server
command-leaderboard-game-description = Welches Spiel (Standard: Olsen)
command-stats = statistik
command-stats-description = Ergebnisse eines Mitglieds auf diesem Server
command-stats-member-description = Wessen Ergebnisse (Standard: deine)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = uhr
option-clock-description = Zeit für einen Zug
option-game = spiel
option-game-description = Welches Spiel
option-houserules = hausregeln
option-league = liga
option-league-description = Welche Liga (Standard: die einzige, die gerade läuft)
option-length = länge
option-match = partie
option-member = mitglied
option-name = name
option-name-description = Welcher Satz
option-reason = grund
option-round = runde
option-until = bis
option-until-description = Bis wann, z. B. „morgen 20:00“, „Sonntag 19“ oder „2 Tage“
option-zone = zeitzone
option-zone-description = Zeitzone: Tipp eine Stadt in der Nähe ein, z. B. „Berlin“
option-quiet = ruhezeit
option-quiet-description = Stunden ohne Pings, z. B. „23-8“

choice-clock-fast = schnell (30 Sekunden pro Zug)
choice-clock-normal = normal (2 Minuten)
choice-clock-slow = langsam (24 Stunden)

# In the menus of members and messages.
context-play-with = Spielen mit
context-statistics = Statistik
