# Finding others to play with, and calling last match’s players again.
button-finding = Find players
button-finding-stop = Stop waiting
finding-title = ## Find players
finding-about = Choose a clock and a game. When another player wants the same, I open a table in { $channel } and ping you there. Computers fill it up until more players come.
finding-waiting = 🙋 Waiting now: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **You’re waiting for { $game }** ({ $clock }) until <t:{ $until }:f>. I’ll ping you in { $channel }. To wait for another game, choose it below.
finding-found = 🙌 **Found!** Your { $game } table is open, and I’m pinging the others. [Go to the table]({ $link }) and press **{ button-start }** once they’ve joined.
found-call = 🙌 { $names }: your { $game } table is ready. Press **{ button-join }** to take your seat. [Go to the table]({ $link })
refused-finding_off = Finding players isn’t turned on here. A member with **Manage Server** can choose a channel for it in `/{ command-settings }`.
refused-finding_closed = I can’t open tables in { $channel }. A member with **Manage Server** can choose another channel in `/{ command-settings }`.
refused-finding_not_yours = Tables for waiting players open in { $channel }, where you can’t write. Ask a moderator to let you in.
refused-finding_taken = { $channel } already has a table, and I can’t open threads there. Join that table, or try again when it’s over.
refused-company_gone = The others have just stopped waiting. Try again.

button-ping-players = Ping these players
rally-call = 📣 **{ $name }** wants to play { $game } again: { $names }
refused-rally_not_last = You can ping only the players of the last match you finished here.
refused-rallied = These players were pinged already. Once per match is enough.
refused-rally_nobody = The other players of that match have all left.
