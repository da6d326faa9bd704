# What people who watch a table can ask for. They alone see it, and are told in a direct message.
button-watching = Watch…
button-watching-seats = Sit in…
button-watch-end = Tell me when it ends
button-watch-seat = Ask for a seat
button-watch-game = Tell me about the next { $game }
button-watch-set = ✓ { $what }
watch-title = ### 👀 Watching { $game }
watch-about = You aren’t playing here. Pick what you’d like. I’ll send you a direct message, and the others only find out if I ask them for a seat.
watch-now = 🪑 **{ button-watch-seat }** asks the players right away whether you can take over { $seat }’s seat. They vote at the table.
watch-asked = 🪑 You asked for { $seat }’s seat. The players vote at the table.
watch-end = - When it ends, I’ll tell you who won.
watch-seat = - When a seat is free, I’ll ask the players for it. If they play again, I’ll save you a seat.
watch-game = - When the next { $game } table opens on this server, I’ll tell you once.
watch-back = -# Press again to turn it off, or use `/{ command-my } { command-my-games }`. I can only message you if you allow direct messages from this server.
watch-told-over =
    🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited.
        [one] { $names } wins { $game }.
       *[other] { $names } win { $game }.
    } [Have a look]({ $link })
watch-told-end = 🏁 { $game } ended without a result. [Have a look]({ $link })
watch-told-asked = 🪑 There’s a free seat at { $game }, and I asked the players for it. If they agree, you take over its cards. [Go to the table]({ $link })
watch-told-kept = 🪑 They’re playing { $game } again, and I saved you a seat. Press **{ button-join }** there. [Go to the table]({ $link })
watch-told-opened = 🎴 A table for { $game } is open, and you asked me to tell you. [Join it]({ $link })
my-watch-menu = Turn off a message…
my-watch-end = Tell me when { $game ->
        [none] it
       *[other] { $game }
    } ends
my-watch-seat = { $game ->
        [none] A seat
       *[other] A seat at { $game }
    }
my-watch-game = Tell me about the next { $game }
refused-watch_over = That match has ended. The table shows who won.
refused-watch_seated = You’re playing here. Press **{ button-hand }** to see your cards.
refused-watch_no_seat = In ranked matches and seasons you can’t take over a seat. I can tell you about the next table.
refused-watch_full = You already asked for { $count } things on this server. Turn one off with `/{ command-my } { command-my-games }`.
early-letter = ⏳ You’re next at **{ $game }**, after { $name }. **{ button-hand }** lets you queue a move. [Go to the table]({ $link })
