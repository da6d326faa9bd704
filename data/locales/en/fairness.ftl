# Is it fair? The check of a finished match, and its record as a file.
button-fair = Is it fair?
button-download = Download
fair-title =
    ## Is it fair?
    -# { $game } · match `{ $match }`
fair-yes =
    ✅ **Yes, everything fits.** I have just dealt this match again from its secret and from what the players added, and made { $moves ->
        [one] its only move
       *[other] all { $moves } moves
    } again by the rules. { $how ->
        [ended] The match was broken off, so there is no result to compare.
       *[other] The result is the same.
    }
fair-no = ❌ **No, something differs.** I have just dealt this match again and made its moves:
fair-unchecked = ❔ **Not checkable.** This match was played by other rules than today’s, and I can only make moves by today’s.
fair-promise = **Promised** <t:{ $at }:f>, when the table was opened: a secret with the fingerprint `{ $commitment }`
fair-secret = **The secret:** `{ $secret }`
fair-added = **Added by the players**, so that the secret alone does not decide the cards:
fair-cards = **The first deal** that follows from it:
fair-hand = { $number }. { $name } · { $cards }
fair-means = -# This shows that nobody has chosen the cards after the promise, and that no card and no move was changed. It does not show that nobody has looked: whoever runs this bot can read every hand. **{ button-download }** gives you the record, to check it without me.
fair-download = { $page ->
    [yes] Here is the record of this match, with the names of those only who have allowed that in `/{ command-my } { command-my-settings }`, and a page that checks it. Save both, open `verify.html` in a browser, and drop the record onto it. Nothing is sent anywhere. If you do not trust a page that comes from me, take it from the bot’s source code.
   *[no] Here is the record of this match, with the names of those only who have allowed that in `/{ command-my } { command-my-settings }`. No page for browsers checks matches of this game.
}
fair-menu = Is it fair? Check one…
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - The secret does not have the promised fingerprint.
fair-fault-digest = - Something in the record was changed afterwards.
fair-fault-link = - Its place in the chain of this server’s tables is not that of its fingerprint.
fair-fault-options = - The match cannot begin with its house rules and seats.
fair-fault-beginning = - The match cannot begin from its position.
fair-fault-move = - Line { $line } of the record, `{ $move }`, is not allowed by the rules with these cards.
fair-fault-unfinished = - The match is not over after its last move: moves are missing.
fair-fault-result = - The result should be another: { $result }
fair-fault-not_stopped = - The match is over after its last move, and should have this result: { $result }
refused-record_no_match = There is no finished match with that number on this server. `/{ command-history }` lists those that there are.
refused-record_running = This match is still being played. It can be checked when it is over.
refused-record_moves_gone = Not checkable: the moves of this match are no longer kept, because it is so old.
refused-record_other_game = Not checkable: I no longer know the game that was played.
refused-record_older = Not checkable: this match was played by other rules than today’s.

# What the shuffle is made of.
button-shuffle = Shuffle
button-word = Add a word
shuffle-title = ## The shuffle
shuffle-how = The cards follow from a secret, which I fixed before anybody could press anything here, and from what each of you adds to it. I cannot know what you will add, and you do not know the secret, so nobody chooses the cards. When the match is over I show the secret, and everybody can check it: **{ button-fair }**
shuffle-secret = The secret has the fingerprint `{ $commitment }`
shuffle-added =
    {""}**Added until { $phase ->
        [lobby] now
       *[playing] the start
    }:** the number of each press, which Discord gives it, and words.
shuffle-nothing = Nobody has added anything yet.
shuffle-seat =
    {""}**{ $number }.** { $name } · press `{ $press }`{ $word ->
        [none] {""}
       *[other] { " · " }word `{ $word }…`
    }
shuffle-start = The start · press `{ $press }`
shuffle-message = The message of the table, or its thread · `{ $press }`
shuffle-keep = Nothing can be added any more. Keep both fingerprints, in a screenshot for instance: when the match is over, **{ button-fair }** below the result has to show the same.
shuffle-fingerprint =
    { $lobby ->
        [none] What was there before the start, taken together: `{ $added }`.
        [now] Taken together: `{ $added }`. This also stands in the lobby, for all to see.
       *[before] What was there before the start, taken together: `{ $added }`. This stood in the lobby, for all to see.
    }
shuffle-word = **To trust nobody, add a word** of your own, when all others have joined. Only its fingerprint is kept. Where there is a word, the press on **{ button-start }** adds nothing, so nothing comes after yours but the words of others. Leave your seat, and it is gone.
shuffle-word-title = Your word for the shuffle
shuffle-word-label = Anything that nobody can guess
shuffle-word-about = No password: I read it once. Remember it to check it later; a new one replaces it.
refused-word_before_joining = Join first; then you can add a word.

button-chain = All tables
fair-place = **Table { $number }** of this server · link `{ $link }…`
button-next-shuffle = Next shuffle
fair-chain =
    { "**" }The next table here** has the fingerprint `{ $promised }`. Its secret is fixed: whoever opens the table cannot change it, nor can I. When the match is over I show the secret, and everybody can check it.
    Every table of this server has a number, and each is linked to the one before it. A table that was left out would break all links after it; keep the newest one, or the record of a match, to compare.
    { $count ->
        [0] No table has been opened yet.
       *[other] { "**" }Of the last { $count }:** { $played } played to their end, { $running } open, { $ended } broken off, { $closed } closed before anybody was dealt cards. They are in the file: number, table, fingerprint, link, what became of it.
    }
welcome-promised = -# 🔒 Next shuffle: { $promised }
