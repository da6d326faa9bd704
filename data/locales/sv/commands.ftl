# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = spela
command-play-description = Spela kort här, med vänner eller mot datorer
command-play-game-description = Vilket spel
command-play-length-description = Antal givar (0: spela tills det är klart)
command-play-ranked = rankad
command-play-ranked-description = Räknas för ratingen. Lämnar du förlorar du, och bara en moderator kan avsluta
command-hand = hand
command-hand-description = Visa mina kort
command-table = bord
command-table-description = Visa bordet igen, längst ner i kanalen
command-call = ropa
command-call-description = Ropa ”Olsen One Card!” eller det man ropar i ditt spel
command-daily = dagens
command-daily-description = Dagens giv: alla får samma kort och spelar en gång
command-rules = regler
command-rules-description = Reglerna för ett spel och husreglerna vid bordet
command-rules-game-description = Vilket spel (standard: det vid bordet, annars Olsen)
command-help = hjälp
command-help-description = Vad boten kan och hur du kommer igång
command-leaderboard = topplista
command-leaderboard-description = De bästa spelarna på servern
command-leaderboard-game-description = Vilket spel (standard: Olsen)
command-stats = statistik
command-stats-description = En medlems resultat på servern
command-stats-member-description = Vems resultat (standard: dina)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = klocka
option-clock-description = Tid för varje tur
option-game = spel
option-game-description = Vilket spel
option-houserules = husregler
option-league = liga
option-league-description = Vilken liga (standard: den enda som pågår)
option-length = längd
option-match = match
option-member = medlem
option-name = namn
option-name-description = Vilken uppsättning
option-reason = skäl
option-round = omgång
option-until = till
option-until-description = Till när, t.ex. ”i morgon 20:00”, ”söndag 19” eller ”2 dagar”
option-zone = tidszon
option-zone-description = Tidszon: börja skriva en stad i närheten, t.ex. ”Stockholm”
option-quiet = tyst
option-quiet-description = Timmar utan ping, t.ex. ”23-8”

choice-clock-fast = snabb (30 sekunder per tur)
choice-clock-normal = vanlig (2 minuter)
choice-clock-slow = långsam (24 timmar)

# In the menus of members and messages.
context-play-with = Spela med
context-statistics = Statistik
