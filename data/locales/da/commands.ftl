# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = spil
command-play-description = Spil kort her, med venner eller mod computere
command-play-game-description = Hvilket spil
command-play-length-description = Antal omgange (0: spil til ende)
command-play-ranked = rangeret
command-play-ranked-description = Tæller for ratingen. Går du, taber du, og kun en moderator kan afslutte
command-hand = hånd
command-hand-description = Vis mig mine kort
command-table = bord
command-table-description = Vis bordet igen nederst i kanalen
command-call = råb
command-call-description = Råb »Olsen One Card!« eller råbet i dit spil
command-daily = dagens
command-daily-description = Dagens giv: alle får de samme kort og spiller én gang
command-rules = regler
command-rules-description = Reglerne for et spil og husreglerne ved bordet
command-rules-game-description = Hvilket spil (standard: det ved bordet, ellers Olsen)
command-help = hjælp
command-help-description = Hvad botten kan, og hvordan du kommer i gang
command-leaderboard = rangliste
command-leaderboard-description = De bedste spillere på denne server
command-leaderboard-game-description = Hvilket spil (standard: Olsen)
command-stats = statistik
command-stats-description = Et medlems resultater på denne server
command-stats-member-description = Hvis resultater (standard: dine)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = ur
option-clock-description = Tid til hver tur
option-game = spil
option-game-description = Hvilket spil
option-houserules = husregler
option-league = liga
option-league-description = Hvilken liga (standard: den eneste der er i gang)
option-length = længde
option-match = parti
option-member = medlem
option-name = navn
option-name-description = Hvilket sæt
option-reason = begrundelse
option-round = runde
option-until = til
option-until-description = Til hvornår, f.eks. »i morgen 20.00«, »søndag 19« eller »2 dage«
option-zone = tidszone
option-zone-description = Tidszone: begynd at skrive en by i nærheden, f.eks. »København«
option-quiet = stille
option-quiet-description = Timer uden pings, f.eks. »23-8«

choice-clock-fast = hurtigt (30 sekunder pr. tur)
choice-clock-normal = almindeligt (2 minutter)
choice-clock-slow = langsomt (24 timer)

# In the menus of members and messages.
context-play-with = Spil med
context-statistics = Statistik
