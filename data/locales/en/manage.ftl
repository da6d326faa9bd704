# Managing a table: leaving, removing, votes, seats to take, threads, being away.
command-play-thread = thread
command-play-thread-description = In a thread of its own (slow tables, where I may open one)
command-my-away = away
command-my-away-description = Be away from your slow tables for some days, or come back
command-my-away-until-description = A day, as “sunday”, “24.12.” or “3 days”; nothing: I'm back

button-call-umpire = Ask for the umpire
call-umpire-title = Ask for the umpire
call-umpire-label = What should the umpire look at?
call-umpire-about = Once per table. Only the umpires can read this.
call-umpire-done = ✅ I pinged the umpire. The clocks stop until the answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Manage this table
manage-nothing = There is nothing for you to change here just now.
manage-ranked = This match is ranked: only a moderator can end it, and whoever leaves loses it.
manage-stand_in = A computer plays for you. **I'm back** gives you your seat again.
manage-seats =
    { $count ->
        [one] You can ask for a seat that nobody sits at. The one player here must agree.
       *[other] You can ask for a seat that nobody sits at. All { $count } who play here must agree.
    }
menu-remove = Remove a player…
menu-seats = Ask for a seat…
menu-away = I'm away until…
seat-holds =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $total }
button-leave-match = Leave the match…
button-propose-end = Propose to end it…
button-end-match = End the match…
button-close-lobby = Close the table…

leave-match = Leave this match? A computer plays your cards until you press **I'm back**.
leave-ranked = Leave this ranked match? You lose it at once, and you cannot come back. A computer plays your cards to the end.
leave-tournament = Leave this match? A computer plays for you until you press **{ button-back }** at the table. What it plays counts for you, but a game in which it makes most of your moves is marked 🤖, and you can’t win it.
remove-player = Remove { $name } from this match? They lose it, and they cannot come back. A computer plays their cards to the end.
button-remove-player = Remove { $name }
removed-from-lobby = { $name } is no longer at the table.
removed-from-match = { $name } is out of the match. A computer plays their cards to the end.
propose-instead = You are not the host, so you cannot end the match by yourself.
propose-end =
    { $count ->
        [one] You are the only one here, so the match ends at once. It will not count, and it cannot be resumed.
       *[other] Propose to the others to end it? { $needed } of the { $count } who are here must agree. It will not count, and it cannot be resumed.
    }
button-propose = Propose it
vote-proposed = You want to end the match. Once { $needed } of the { $count } who are here agree, it is over. The others vote with the buttons at the table.
seat-asked =
    { $count ->
        [one] You have asked for the seat of { $seat }. As soon as the one player here agrees, the seat is yours, and **My hand** at the table shows your cards.
       *[other] You have asked for the seat of { $seat }. As soon as all { $count } who play here agree, the seat is yours, and **My hand** at the table shows your cards.
    }

button-open-thread = Open it in a thread
table-in-thread = **{ $name }** has opened a table of { $game }: { $thread }
thread-opened = Your table is open: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ You are away until <t:{ $until }:f>. Until then your clock stands still at these tables. Once you move at one of them, it runs there again.
away-back = You are back at these tables:
away-table = - [{ $game }]({ $link }) · { $server }
