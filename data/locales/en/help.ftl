# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (the one at this table, or Olsen)

help-title = ## { $game } in three lines
help-begin =
    { $table ->
        [lobby] **A table is open in this channel.** Press **{ button-join }** there; **{ button-start }** deals the cards.
        [playing] **A match is on in this channel.** Watch it; the next table is open to everybody.
        [seated] **You play at the table of this channel.** **{ button-hand }** there, or `/hand`, shows your cards.
       *[none] **To play**, type `/play`. Others press **{ button-join }**, **{ button-add-computer }** fills a seat, **{ button-start }** deals.
    }
    At the table **{ button-hand }** shows your cards to you alone; press a card to play it. What you play, everybody sees.
    Time runs: who is silent too often is played by a computer until they press **{ button-back }**.
help-games = There are also { $games }: `/help game:` teaches each of them, `/rules` tells all.
help-commands =
    `/play` open a table · `/hand` your cards · `/table` post the table again · `/call` make the call
    `/leave` get up · `/end` end the table (host or moderator) · `/rules` how the game goes
    `/my games` where you sit · `/my settings` your language, colours, sorting, pings · `/my away` be away for some days
    `/leaderboard` who plays best here · `/stats` a member's numbers · `/history` every match · `/chips show` play money
    `/league info` what is played for here · `/league join` sign up · `/league leave` give up your place · `/league fixtures` whom you play · `/league standings` who leads
    `/privacy` what I keep · `/my data` all I have of you · `/my forget` be forgotten
help-data = -# I read no messages. I keep who played, every move, and the results, for this server alone.
help-offer = -# You manage this server: `/settings` sets its language and the channels for play, `/houserules` names sets of house rules. I say nothing here unasked; if you like, I introduce myself to everybody.
help-welcomed = -# The welcome stands in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    I deal { $games }: play against each other, or with computers in the empty seats.
    Type **`/play`** to open a table in this channel. Others press **{ button-join }**, **{ button-start }** deals, and **{ button-hand }** shows your cards to you alone.
    Ask **`/help`**: it teaches a game in three lines, `/rules` tells all of it, and **`/my settings`** sets what you like: language, colours, sorting, pings.
