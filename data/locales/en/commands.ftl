# The slash commands, as bot/ui/i18n/commands.py says. A name is the one in the code; the choices of games are their names.
command-play = play
command-play-description = Open a table in this channel
command-play-game-description = What to play
command-play-length-description = End after so many deals (0: play the match to its end)
command-play-ranked = ranked
command-play-ranked-description = For the record: only a moderator can end it, and whoever leaves loses
command-hand = hand
command-hand-description = Show me my cards
command-table = table
command-table-description = Post the table again, at the end of the channel
command-call = call
command-call-description = Make the call of the game: Olsen One Card!
command-leave = leave
command-leave-description = Leave the table; in a running match a computer plays on for you
command-end = end
command-end-description = End the match in this channel; it will not count
command-daily = daily
command-daily-description = Today’s deal: the same cards for everybody, played once and alone
command-rules = rules
command-rules-description = The rules of a game, and the house rules of this table
command-rules-game-description = Which game (the one at this table, or Olsen)
command-help = help
command-help-description = What this bot does, and how to begin
command-leaderboard = leaderboard
command-leaderboard-description = Who plays best on this server
command-leaderboard-game-description = Which game (Olsen)
command-stats = stats
command-stats-description = What a member has played on this server
command-stats-member-description = Whose numbers (yours)

# Options that mean the same in every command; a command that means another thing has a phrase of its own.
option-clock = clock
option-clock-description = Time for a turn
option-game = game
option-game-description = Which game
option-houserules = houserules
option-league = league
option-league-description = Which league (the only one running)
option-length = length
option-match = match
option-member = member
option-name = name
option-name-description = Which set
option-reason = reason
option-round = round
option-until = until
option-until-description = Until when: “tomorrow 20:00”, “sunday 19”, “2 days”
option-zone = zone
option-zone-description = Time zone: begin with a city near you, as “Oslo”
option-quiet = quiet
option-quiet-description = Hours without pings, as “23-8”

choice-clock-fast = fast (30 seconds a turn)
choice-clock-normal = normal (2 minutes)
choice-clock-slow = slow (24 hours)

# In the menus of members and messages.
context-play-with = Play with
context-statistics = Statistics
context-rules = Rules
