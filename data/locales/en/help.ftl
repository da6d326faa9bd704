# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Which game (the one at this table, or Olsen)

help-title = ## { $game } in three lines
help-begin =
    { $table ->
        [lobby] **A table is open in this channel.** Press **{ button-join }** there; **{ button-start }** deals the cards.
        [playing] **A match is on in this channel.** You can watch; the next table is open to everybody.
        [seated] **You play at the table of this channel.** **{ button-hand }** there, or `/hand`, shows your cards.
       *[none] **To play**, type `/play`. Others press **{ button-join }**, **{ button-add-computer }** fills a seat, **{ button-start }** deals.
    }
    At the table **{ button-hand }** shows your cards to you alone; press a card to play it. Everybody sees what you play.
    Mind the clock: if you let your time run out too often, a computer plays for you until you press **{ button-back }**.
help-games = There are also { $games }: `/help game:` teaches each of them, `/rules` has all the details.
help-commands =
    `/play` open a table · `/hand` your cards · `/table` post the table again · `/call` make the call
    `/leave` leave the table · `/end` end the match (host or moderator) · `/rules` how the game goes
    `/my games` your tables · `/my settings` your language, colours, sorting, pings · `/my away` be away for some days
    `/leaderboard` who plays best here · `/stats` a member's numbers · `/history` every match · `/chips show` play money
    `/league info` what is played for here · `/league join` sign up · `/league leave` give up your place · `/league fixtures` who you play · `/league standings` who leads · `/umpire desk` for those who run it
    `/privacy` what I keep · `/my data` all I have about you · `/my forget` be forgotten · `/my avoid` whom you would rather not sit with
help-data = -# I read no messages. I keep who played, every move, and the results, for this server only.
help-offer = -# You manage this server: `/settings` sets its language and the channels for play, `/houserules` names sets of house rules, `/umpire create` opens a league, and `/umpire desk` is where you run it. If you like, I introduce myself to everybody in this channel.
help-welcomed = -# The welcome is in the channel.
button-welcome = Post a welcome here

welcome-title = ## Cards, anyone?
welcome-text =
    I deal { $games }. Start with a match against two computers: one press, and you see your cards.
    With friends: **`/play`** opens a table here, and whoever presses **{ button-join }** is in.
button-play-now = Play now against two computers
button-look-around = Show me around
