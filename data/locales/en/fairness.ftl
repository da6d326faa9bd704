# Is it fair? The check of a finished match, and its record as a file.
button-fair = Is it fair?
button-download = Download
fair-title =
    ## Is it fair?
    -# { $game } · match `{ $match }`
fair-yes =
    ✅ **Yes, everything fits.** I dealt this match again from its secret and what the players added. Then I replayed { $moves ->
        [one] its only move
       *[other] all { $moves } moves
    }. { $how ->
        [ended] The match was stopped, so there’s no result to compare.
       *[other] The result is the same.
    }
fair-no = ❌ **No, something differs.** I dealt this match again and replayed its moves:
fair-unchecked = ❔ **I can’t check this match.** It was played by older rules, and I can only replay today’s.
fair-promise = **Fixed** <t:{ $at }:f>, when the table opened: a secret with the fingerprint `{ $commitment }`
fair-secret = **The secret:** `{ $secret }`
fair-added = **Added by the players**, so the secret alone doesn’t decide the cards:
fair-cards = **The first deal** that comes from both:
fair-hand = { $number }. { $name } · { $cards }
fair-means = -# This proves that no one picked the cards and that nothing was changed afterwards. It can’t prove that no one peeked: the people who run this bot can see every hand. **{ button-download }** the match file to check it without me.
fair-download = { $page ->
    [yes] Here’s the match file and a page that checks it. It names only players who allow that in `/{ command-my } { command-my-settings }`. Save both, open `verify.html` in a browser, and drop the match file onto it. Nothing leaves your computer. If you don’t trust a page from me, get it from the bot’s source code.
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
shuffle-title = ## The shuffle
shuffle-how = I picked a secret before this table opened. Each player adds something I can’t predict, and the cards come from both, so no one can choose them. After the match I reveal the secret. Press **{ button-fair }** to check it.
shuffle-secret = The secret’s fingerprint is `{ $commitment }`
shuffle-added =
    {""}**Added { $phase ->
        [lobby] so far
       *[playing] before the start
    }:** Discord’s number for each press, and your words.
shuffle-nothing = Nothing added yet.
shuffle-seat =
    {""}**{ $number }.** { $name } · press `{ $press }`{ $word ->
        [none] {""}
       *[other] { " · " }word `{ $word }…`
    }
shuffle-start = The start · press `{ $press }`
shuffle-message = The table’s message or thread · `{ $press }`
shuffle-keep = The shuffle is complete. Keep both fingerprints, e.g. in a screenshot. After the match, compare them with the match file (**{ button-fair }**, then **{ button-download }**).
shuffle-fingerprint =
    { $lobby ->
        [none] Everything added before the start: `{ $added }`.
        [now] Everything added so far: `{ $added }`. The lobby shows it to all players.
       *[before] Everything added before the start: `{ $added }`. The lobby showed it to all players.
    }
shuffle-word = **Don’t want to trust anyone? Add your own word,** ideally after everyone else has joined. I keep only its fingerprint. Once a table has a word, pressing **{ button-start }** no longer affects the shuffle. Leaving your seat removes your word.
shuffle-word-title = Your word for the shuffle
shuffle-word-label = A word or phrase no one can guess
shuffle-word-about = Don’t use a password, because I’ll see this word once. Remember it so you can check it later. A new word replaces it.
refused-word_before_joining = Join the table first. Then you can add a word.

button-chain = All tables
fair-place = **Table { $number }** of this server · link `{ $link }…`
button-next-shuffle = Next shuffle
fair-chain =
    { "**" }The next table here** has the fingerprint `{ $promised }`. Its secret is fixed, so neither you nor I can change it. After the match I reveal the secret, and you can check it.
    Each table on this server has a number and a link to the one before. Leaving one out would break all later links. Keep the newest link or a match file to compare.
    { $count ->
        [0] No tables so far.
        [one] { "**" }The last table:** { $played } finished, { $running } open, { $ended } stopped, { $closed } closed before the deal. The file lists number, table, fingerprint, link and outcome.
       *[other] { "**" }The last { $count } tables:** { $played } finished, { $running } open, { $ended } stopped, { $closed } closed before the deal. The file lists number, table, fingerprint, link and outcome.
    }
welcome-promised = -# 🔒 Next shuffle: { $promised }
