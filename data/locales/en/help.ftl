# The first thing a newcomer reads.
help-title = ## Card games in this channel
help-begin = **To play**, type `/play`. Others press **Join**, **Add computer** fills a seat, **Start** deals.
    At the table **My hand** shows your cards to you alone; press a card to play it. What you play, everybody sees.
    Time runs: who is silent too often is played by a computer until they press **I'm back**.
help-commands =
    `/play` open a table · `/hand` your cards · `/table` post the table again · `/call` make the call
    `/leave` get up · `/end` end the table (host or moderator) · `/rules` how the game goes
    `/leaderboard` who plays best here · `/stats` a member's numbers
help-data = -# I read no messages. I keep who played, every move, and the results, for this server alone.
