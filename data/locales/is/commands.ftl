# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
# Discord has no Icelandic, so nobody sees these names there: they are the English ones, which everybody can type.
command-play = play
command-play-description = Spilaðu hér, við vini eða tölvur
command-play-game-description = Hvaða spil á að spila
command-play-length-description = Fjöldi gjafa (0: spilað til enda)
command-play-ranked = ranked
command-play-ranked-description = Telur til styrkleikastiga. Hættir þú, tapar þú, og aðeins stjórnandi getur endað leikinn
command-hand = hand
command-hand-description = Sýndu mér spilin mín
command-table = table
command-table-description = Birtu borðið aftur neðst í rásinni
command-call = call
command-call-description = Kallaðu „Olsen One Card!“ eða það sem kallað er í þínu spili
command-daily = daily
command-daily-description = Gjöf dagsins: allir fá sömu spil og spila einu sinni
command-rules = rules
command-rules-description = Spilareglur og húsreglur borðsins
command-rules-game-description = Hvaða spil (sjálfgefið: það sem er á borðinu, annars Olsen)
command-help = help
command-help-description = Hvað bottinn getur og hvernig þú byrjar
command-leaderboard = leaderboard
command-leaderboard-description = Bestu spilararnir á þessum server
command-leaderboard-game-description = Hvaða spil (sjálfgefið: Olsen)
command-stats = stats
command-stats-description = Árangur meðlims á þessum server
command-stats-member-description = Hvaða meðlimur (sjálfgefið: þú)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = clock
option-clock-description = Umhugsunartími
option-game = game
option-game-description = Hvaða spil
option-houserules = houserules
option-league = league
option-league-description = Hvaða keppni (sjálfgefið: sú eina sem er í gangi)
option-length = length
option-match = match
option-member = member
option-name = name
option-name-description = Hvaða húsreglur
option-reason = reason
option-round = round
option-until = until
option-until-description = Til hvenær, t.d. „á morgun kl. 20“, „sunnudag kl. 19“ eða „2 dagar“
option-zone = zone
option-zone-description = Tímabelti: byrjaðu að skrifa nálæga borg, t.d. „Reykjavík“
option-quiet = quiet
option-quiet-description = Tímar án pinga, t.d. „23-8“

choice-clock-fast = hröð (30 sekúndur)
choice-clock-normal = venjuleg (2 mínútur)
choice-clock-slow = hæg (sólarhringur)

# In the menus of members and messages.
context-play-with = Spila við
context-statistics = Tölfræði
