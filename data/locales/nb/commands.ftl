# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = spill
command-play-description = Spill kort her, med venner eller mot datamaskiner
command-play-game-description = Hvilket spill
command-play-length-description = Antall omganger (0: spill helt ut)
command-play-ranked = rangert
command-play-ranked-description = Teller for ratingen. Går du, taper du, og bare en moderator kan avslutte
command-hand = hånd
command-hand-description = Vis meg kortene mine
command-table = bord
command-table-description = Legg bordet ut på nytt, nederst i kanalen
command-call = rop
command-call-description = Rop «Olsen One Card!», eller ropet i spillet du spiller
command-daily = dagens
command-daily-description = Dagens giv: alle får de samme kortene og spiller én gang
command-rules = regler
command-rules-description = Reglene for et spill, og husreglene ved dette bordet
command-rules-game-description = Hvilket spill (standard: det ved bordet, ellers Olsen)
command-help = hjelp
command-help-description = Hva boten gjør, og hvordan du kommer i gang
command-leaderboard = resultatliste
command-leaderboard-description = De beste spillerne på denne serveren
command-leaderboard-game-description = Hvilket spill (standard: Olsen)
command-stats = statistikk
command-stats-description = Resultatene til et medlem på denne serveren
command-stats-member-description = Hvem sine resultater (standard: dine)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = klokke
option-clock-description = Tid for hver tur
option-game = spill
option-game-description = Hvilket spill
option-houserules = husregler
option-league = liga
option-league-description = Hvilken liga (standard: den eneste som er i gang)
option-length = lengde
option-match = parti
option-member = medlem
option-name = navn
option-name-description = Hvilket sett
option-reason = begrunnelse
option-round = runde
option-until = til
option-until-description = Til når, f.eks. «i morgen 20:00», «søndag 19» eller «2 dager»
option-zone = tidssone
option-zone-description = Tidssone: begynn å skrive en by i nærheten, f.eks. «Oslo»
option-quiet = stille
option-quiet-description = Timer uten varsler, f.eks. «23-8»

choice-clock-fast = rask (30 sekunder per tur)
choice-clock-normal = vanlig (2 minutter)
choice-clock-slow = langsom (24 timer)

# In the menus of members and messages.
context-play-with = Spill med
context-statistics = Statistikk
