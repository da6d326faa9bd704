# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Join in
button-watch-stop = Don’t tell me
joined-before = You’re already in this match. Here’s your hand.
joined-late = You’re in, and you play { $seat }’s cards. To leave again, press **{ button-manage }** at the table.
watching = I’ll send you a message when it ends, unless you press **{ button-watch-stop }**.
watch-stopped = I won’t message you about this match.
watch-told-over =
    🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited.
        [one] { $names } wins { $game }.
       *[other] { $names } win { $game }.
    } [Have a look]({ $link })
watch-told-end = 🏁 { $game } ended without a result. [Have a look]({ $link })
early-letter = ⏳ You’re next at **{ $game }**, after { $name }. **{ button-hand }** lets you queue a move. [Go to the table]({ $link })
