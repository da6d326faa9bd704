# Is it fair? The check of a finished match, and its record as a file.
button-fair = Is it fair?
button-download = Download
fair-title =
    ## Is it fair?
    -# { $game }
fair-yes = ✅ I dealt it again: the same cards.
fair-no = ❌ **No, something differs.** I dealt this match again and replayed its moves:
fair-unchecked = ❔ **I can’t check this match.** It was played by older rules, and I can only replay today’s.
fair-means =
    -# Check it without me: **{ button-download }** the match file and a page for it.{ $lobby ->
        [yes] {" "}The *Hash* there has to be in the file name of the lobby’s picture.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Here’s the match file and a page that checks it. It names only players who allow that in `/{ command-my } { command-my-settings }`. Save both, open `verify.html` in a browser, and drop the match file onto it. Nothing leaves your computer. If you don’t trust a page from me, get it from the bot’s source code. No check can show that no one peeked: the people who run this bot can see every hand.
   *[no] Here’s the match file. It names only players who allow that in `/{ command-my } { command-my-settings }`. There’s no page that checks this game in a browser.
}
fair-menu = Is it fair? Check a match…
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - The secret doesn’t match its fingerprint.
fair-fault-digest = - The match file was changed afterwards.
fair-fault-link = - The fingerprint doesn’t match this table’s place in the server’s chain.
fair-fault-options = - The match can’t start with these house rules and seats.
fair-fault-beginning = - The match can’t start from its position.
fair-fault-move = - Line { $line } of the match file, `{ $move }`, isn’t allowed with these cards.
fair-fault-unfinished = - Moves are missing, because the match isn’t finished after the last one.
fair-fault-result = - The result should be: { $result }
fair-fault-not_stopped = - The match ends with its last move and should have a result: { $result }
refused-record_no_match = This server has no finished match with that number. See the list under `/{ command-stats }`.
refused-record_running = This match isn’t finished. You can check it afterwards.
refused-record_moves_gone = I can’t check this match. It’s so old that its moves are deleted.
refused-record_other_game = I can’t check this match. Its game isn’t installed any more.
refused-record_older = I can’t check this match. It was played by older rules.

# What the shuffle is made of.
button-shuffle = Shuffle
button-word = Add a word
shuffle-how =
    { $phase ->
        [lobby] No one can choose the cards: I picked a secret before this table opened, and every **{ button-join }** adds to it. { $has_word ->
            [yes] Your word is in it now, so not even I can.
           *[no] You don’t trust me? **{ button-download }** what’s in it, then add a word of your own, ideally last.
        }
       *[other] The cards come from a secret that I picked before anyone joined, and from what the players added. **{ button-download }** what’s in it, and compare it with the match file after the match.
    }
shuffle-file = Here’s what the shuffle is made of so far. Compare it with the match file after the match.
shuffle-word-title = Your word for the shuffle
shuffle-word-label = A word or phrase no one can guess
shuffle-word-about = Don’t use a password, because I’ll see this word once. Remember it so you can check it later. A new word replaces it.
refused-word_before_joining = Join the table first. Then you can add a word.

button-chain = All tables
button-next-shuffle = Next shuffle
fair-chain =
    { "**" }The next shuffle here** is the last line of this file. Its secret is fixed, so neither you nor I can change it.
    { $count ->
        [0] There are no tables here yet.
        [one] { "**" }The last table:** { $played } finished, { $running } open, { $ended } stopped, { $closed } closed before the deal. The file links each table to the one before, so I can’t leave one out.
       *[other] { "**" }The last { $count } tables:** { $played } finished, { $running } open, { $ended } stopped, { $closed } closed before the deal. The file links each table to the one before, so I can’t leave one out.
    }
