# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (the one at this table, or Olsen)

help-title = ## { $game } in three lines
help-begin =
    { $table ->
        [lobby] **A table is open in this channel.** Press **{ button-join }** there; **{ button-start }** deals the cards.
        [playing] **A match is on in this channel.** You can watch, or play now in a thread.
        [seated] **You are in a match in this channel.** **{ button-hand }** brings your cards back, **{ button-rules }** says how it is played.
        [waiting] **You have a seat at the table of this channel.** **{ button-start }** there deals the cards.
       *[none] **With friends:** `/{ command-play }` opens a table here. The others press **{ button-join }**, **{ button-start }** deals.
    }
help-other = Another game…
help-commands =
    ## Everything I can do
    - **Tables**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Where you play**: `/{ command-hand }` `/{ command-call }` `/{ command-table }` `/{ command-leave }` `/{ command-end }`
    - **How people play**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-history }` `/{ command-replay }` `/{ command-chips } { command-chips-show }`
    - **Leagues**: `/{ command-league } { command-league-info }`
    - **About you**: `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-games }` `/{ command-my } { command-my-data }`
    - **What I keep**: `/{ command-privacy }`
help-offer = **You manage this server**: `/{ command-settings }`, `/{ command-houserules } { command-houserules-list }`, `/{ command-umpire } { command-umpire-create }` for a league, and then `/{ command-umpire } { command-umpire-dashboard }`.
help-version = -# Olsen { $version }
help-welcomed = -# The welcome is in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    I deal { $games }. Start with a match against two computers: one press, and you see your cards.
    With friends: **`/{ command-play }`** opens a table here, and whoever presses **{ button-join }** is in.
button-play-now = Play against two computers
button-look-around = Show me around
button-commands = All commands
button-settings = Settings
rules-house =
    ## { $game }: house rules
    { $table ->
        [yes] So it is played at this table.
       *[no] So it is played on this server, unless a table chooses otherwise.
    }
