# What people who watch a table can ask for. They alone see it, and are told in a direct message.
button-watching = Watch…
button-watching-seats = Sit in…
button-watch-end = Tell me when it ends
button-watch-seat = Let me sit in
button-watch-game = Tell me of the next { $game }
button-watch-set = ✓ { $what }
watch-title = ### 👀 { $game }, from the bench
watch-about = You are not playing here. Press what you would like: I write to you directly, and nobody else hears of it before I ask for a seat in your name.
watch-now = 🪑 **{ button-watch-seat }** asks the players now for the seat of { $seat }, for all to see.
watch-asked = 🪑 You have asked for the seat of { $seat }; the players decide, for all to see.
watch-end = - When it is over, I write to you who has won.
watch-seat = - When a seat comes free, I ask the players for it in your name; if they play again, one is kept for you.
watch-game = - When the next table of { $game } opens on this server, I write to you, once.
watch-back = -# Press it again to take it back; so does `/{ command-my } { command-my-games }`. If you take no messages from members of this server, I cannot write.
watch-told-over =
    🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited it.
        [one] { $names } wins { $game }.
       *[other] { $names } win { $game }.
    } [Have a look]({ $link })
watch-told-end = 🏁 { $game } has ended without a result. [Have a look]({ $link })
watch-told-asked = 🪑 A seat of { $game } has come free, and I have asked the players for it in your name. If they agree, you play on with its cards: [to the table]({ $link })
watch-told-kept = 🪑 They play { $game } again, and a seat is kept for you. Press **Join** there: [to the table]({ $link })
watch-told-opened = 🎴 A table of { $game } has opened, as you wanted to know. [Join it]({ $link })
my-watch-menu = Take back what you asked for…
my-watch-end = Tell me when { $game ->
        [none] it
       *[other] { $game }
    } ends
my-watch-seat = { $game ->
        [none] A seat
       *[other] A seat at { $game }
    }
my-watch-game = Tell me of the next { $game }
refused-watch_over = That match is over already: the message of the table says who has won.
refused-watch_seated = You play here yourself: **{ button-hand }** shows your cards. **{ button-watching }** is for people without a seat.
refused-watch_no_seat = In ranked matches and seasons nobody takes over a seat. I can tell you of the next table.
refused-watch_full = You have asked for { $count } things on this server already. `/{ command-my } { command-my-games }` takes one back.
early-letter = ⏳ You are next at **{ $game }**: { $name } is on turn now. [To the table]({ $link }): **My hand** lets you play ahead.
