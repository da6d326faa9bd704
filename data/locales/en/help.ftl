# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (the one at this table, or Olsen)

help-title = ## { $game } in three lines
help-begin =
    { $table ->
        [lobby] **A table is open in this channel.** Press **{ button-join }** there; **{ button-start }** deals the cards.
        [playing] **A match is on in this channel.** You can watch, or play now in a thread.
        [seated] **You play at the table of this channel.** **{ button-hand }** there, or `/hand`, shows your cards.
       *[none] **With friends:** `/play` opens a table here. The others press **{ button-join }**, **{ button-start }** deals.
    }
help-games = -# Also here: { $games }. `/help game:` shows each of them.
help-commands = -# At a table: `/hand` `/call` `/table` `/leave` `/end` `/rules` · Alone: `/daily` · How people play: `/stats` `/leaderboard` `/history` `/replay` `/chips show` · Leagues: `/league info` · About you: `/my settings` `/my games` `/my data` · What I keep: `/privacy`
help-offer = -# You manage this server: `/settings`, `/houserules`, `/umpire create` for a league, and then `/umpire desk`.
help-welcomed = -# The welcome is in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    I deal { $games }. Start with a match against two computers: one press, and you see your cards.
    With friends: **`/play`** opens a table here, and whoever presses **{ button-join }** is in.
button-play-now = Play now against two computers
button-look-around = Show me around
button-settings = Settings
rules-house =
    ## { $game }: house rules
    { $table ->
        [yes] So it is played at this table.
       *[no] So it is played on this server, unless a table chooses otherwise.
    }
