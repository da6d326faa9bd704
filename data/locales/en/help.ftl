# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (default: the one at this table, or Olsen)

help-title = ## { $game } in three lines
help-begin =
    { $table ->
        [lobby] **This channel has an open table.** Press **{ button-join }** there. The host deals with **{ button-start }**.
        [playing] **A match is running in this channel.** You can watch it, or play right now in a thread.
        [seated] **You’re in the match in this channel.** **{ button-hand }** shows your cards, and **{ button-rules }** shows the rules.
        [waiting] **You have a seat at this channel’s table.** Press **{ button-start }** there to deal.
       *[none] **Play with friends:** open a table with `/{ command-play }`. Your friends press **{ button-join }**, then you press **{ button-start }**.
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
help-offer = **You manage this server.** Start with `/{ command-settings }` and `/{ command-houserules } { command-houserules-list }`. For a league, use `/{ command-umpire } { command-umpire-create }` and then `/{ command-umpire } { command-umpire-dashboard }`.
help-version = -# Olsen { $version }
help-welcomed = -# I posted the welcome in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    I deal { $games }. Try a match against two computers: press once, and you see your cards.
    To play with friends, open a table with **`/{ command-play }`**. They join with **{ button-join }**.
button-play-now = Play against two computers
button-look-around = Show me around
button-commands = All commands
button-settings = Settings
rules-house =
    ## { $game }: house rules
    { $table ->
        [yes] This table plays by these rules.
       *[no] Tables on this server play by these rules unless they choose others.
    }
