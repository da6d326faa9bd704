# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = play
command-play-description = Play cards here, with friends or against computers
command-play-game-description = Which game to play
command-play-length-description = Number of deals (0: play to the end)
command-play-ranked = ranked
command-play-ranked-description = Counts for ratings. Leaving is a loss, and only a moderator can end it
command-hand = hand
command-hand-description = Show me my cards
command-table = table
command-table-description = Post the table again at the end of the channel
command-call = call
command-call-description = Call “Olsen One Card!”, or the call of your game
command-daily = daily
command-daily-description = Daily deal: everyone gets the same cards and plays once
command-rules = rules
command-rules-description = A game’s rules, and this table’s house rules
command-rules-game-description = Which game (default: the one at this table, or Olsen)
command-help = help
command-help-description = What this bot does, and how to start
command-leaderboard = leaderboard
command-leaderboard-description = The best players on this server
command-leaderboard-game-description = Which game (default: Olsen)
command-stats = stats
command-stats-description = A member’s results on this server
command-stats-member-description = Whose results (default: yours)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = clock
option-clock-description = Time for a turn
option-game = game
option-game-description = Which game
option-houserules = houserules
option-league = league
option-league-description = Which league (default: the only one running)
option-length = length
option-match = match
option-member = member
option-name = name
option-name-description = Which set
option-reason = reason
option-round = round
option-until = until
option-until-description = Until when, e.g. “tomorrow 20:00”, “sunday 19” or “2 days”
option-zone = zone
option-zone-description = Time zone: start typing a nearby city, e.g. “Oslo”
option-quiet = quiet
option-quiet-description = Hours without pings, e.g. “23-8”

choice-clock-fast = fast (30 seconds a turn)
choice-clock-normal = normal (2 minutes)
choice-clock-slow = slow (24 hours)

# In the menus of members and messages.
context-play-with = Play with
context-statistics = Statistics
