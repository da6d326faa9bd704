# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = spill
command-play-description = Åpne et bord i denne kanalen
command-play-game-description = Hva dere vil spille
command-play-length-description = Slutt etter så mange omganger (0: spill partiet helt ut)
command-play-ranked = rangert
command-play-ranked-description = Tellende parti: bare en moderator kan avslutte det, og den som går, taper
command-hand = hånd
command-hand-description = Vis meg kortene mine
command-table = bord
command-table-description = Legg bordet ut på nytt, nederst i kanalen
command-call = rop
command-call-description = Rop det spillet krever av deg: Olsen One Card!
command-leave = forlat
command-leave-description = Gå fra bordet; i et parti som er i gang, spiller en datamaskin videre for deg
command-end = avslutt
command-end-description = Avslutt partiet i denne kanalen; det teller ikke
command-daily = dagens
command-daily-description = Dagens giv: de samme kortene til alle, spilt én gang og alene
command-rules = regler
command-rules-description = Reglene for et spill, og husreglene ved dette bordet
command-rules-game-description = Hvilket spill (det som spilles ved bordet, ellers Olsen)
command-help = hjelp
command-help-description = Hva denne boten gjør, og hvordan dere kommer i gang
command-leaderboard = resultatliste
command-leaderboard-description = Hvem som spiller best på denne serveren
command-leaderboard-game-description = Hvilket spill (Olsen)
command-stats = statistikk
command-stats-description = Hva et medlem har spilt på denne serveren
command-stats-member-description = Hvem sine tall (dine egne)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = klokke
option-clock-description = Tid for hver tur
option-game = spill
option-game-description = Hvilket spill
option-houserules = husregler
option-league = liga
option-league-description = Hvilken liga (den eneste som er i gang)
option-length = lengde
option-match = parti
option-member = medlem
option-name = navn
option-name-description = Hvilket sett
option-reason = begrunnelse
option-round = runde
option-until = til
option-until-description = Til når: «i morgen 20:00», «søndag 19», «2 dager»
option-zone = tidssone
option-zone-description = Tidssone: begynn med en by i nærheten, som «Oslo»
option-quiet = stille
option-quiet-description = Timer uten varsler, som «23-8»

choice-clock-fast = rask (30 sekunder per tur)
choice-clock-normal = vanlig (2 minutter)
choice-clock-slow = langsom (24 timer)

# In the menus of members and messages.
context-play-with = Spill med
context-statistics = Statistikk
context-rules = Regler
