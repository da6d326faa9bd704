# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = thread
command-play-thread-description = In its own thread (default: for slow tables)
command-my-away = away
command-my-away-description = Pause your slow tables for some days, or come back
command-my-away-until-description = A day, e.g. “sunday”, “24.12.” or “3 days”. Empty: you’re back

button-call-umpire = Ask for the umpire
call-umpire-title = Ask for the umpire
call-umpire-label = What should the umpire look at?
call-umpire-about = Once per table. Only the umpires can read this.
call-umpire-done = ✅ I pinged the umpire. The clocks stop until the answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Manage this table
manage-nothing = There’s nothing you can change here right now.
manage-ranked = This is a ranked match. Only a moderator can end it, and leaving counts as a loss.
manage-stand_in = A computer is playing for you. Press **{ button-back }** to take your seat back.
menu-remove = Remove a player…
menu-away = I’m away until…
button-leave-match = Leave the match…
button-propose-end = Vote to end it…
button-end-match = End the match…
button-close-lobby = Close the table…

leave-match = Leave this match? A computer plays your cards until you press **{ button-back }**.
leave-ranked = Leave this ranked match? You lose it and can’t come back. A computer plays your cards to the end.
leave-tournament = Leave this match? A computer plays for you until you press **{ button-back }** at the table. Its points count for you. But if it makes most of your moves in a deal, that deal is marked 🤖 and you can’t win it.
remove-player = Remove { $name } from this match? The player loses and can’t come back. A computer finishes the match.
button-remove-player = Remove { $name }
removed-from-lobby = { $name } left the table.
removed-from-match = { $name } is out of the match. A computer plays those cards to the end.
propose-end =
    { $count ->
        [one] You’re the only player here, so the match ends right away. It won’t count, and you can’t resume it.
       *[other] Ask the others to end the match? { $needed } of the { $count } players here have to agree. It won’t count, and you can’t resume it.
    }
button-propose = Start the vote
vote-proposed = You voted to end the match. It ends once { $needed } of the { $count } players here agree. The others vote in their hands or at the table.

button-open-thread = Open it in a thread
table-in-thread = **{ $name }** opened a table for { $game }: { $thread }
thread-opened = Your table is open: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ You’re away until <t:{ $until }:f>. Until then your clock stops at these tables. It starts again when you make a move.
away-back = You’re back at these tables:
away-table = - [{ $game }]({ $link }) · { $server }
