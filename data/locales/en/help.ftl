# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (default: the one at this table, or Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **There’s an open table here.** Press **{ button-join }** there. The host deals with **{ button-start }**.
        [playing] **A match is running here.** Press **{ button-join-in }** there, or play against computers right now.
        [seated] **You’re in the match here.** **{ button-hand }** shows your cards, and **{ button-rules }** shows the rules.
        [waiting] **You have a seat at the table here.** Press **{ button-start }** there to deal.
        [alone] **Here you play against computers.** To play with friends, use `/{ command-play }` in your messages with them, or on a server that has added me.
       *[none] **Play with friends:** open a table with `/{ command-play }`. Your friends press **{ button-join }**, then you press **{ button-start }**.
    }
help-other = Another game…
help-commands-outside =
    ## Everything I can do here
    - **Play**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **For you**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Servers that have added me also get statistics, ratings and leagues.
help-commands =
    ## Everything I can do
    - **Play**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **At the table**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Results**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Leagues**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **For you**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**For staff**
    - **This server**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Leagues**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Fair play**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# I posted the welcome in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    Press a game to play it against two computers. You see your cards at once.
    To play with friends, open a table with **`/{ command-play }`**. They join with **{ button-join }**.
button-play-now = Play against two computers
button-look-around = Show me around
button-commands = All commands
button-settings = Settings
rules-house =
    ## { $game }: house rules
    { $table ->
        [yes] This table plays by these rules.
       *[no] Tables here play by these rules unless they choose others.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Press me
trial-thanks = Thanks. I’m trying it.
trial-picture = The games
trial-works = Presses on my messages let me edit them, so I do that from now on.
trial-failed = I couldn’t edit this message through your press: { $why }
