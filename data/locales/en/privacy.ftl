# What is kept of people, how they get it and how they are forgotten.
command-privacy = privacy
command-privacy-description = What I keep about you, why, for how long, and how to get or remove it
command-my-data = data
command-my-data-description = Everything I hold about you, on all servers, as a file for you alone
command-my-forget = forget
command-my-forget-description = Be forgotten, on this server or on all; I ask first

former-player = a former player
button-privacy = Privacy
button-my-data = Get my data
button-forget-me = Forget me…
button-forget-here = Forget me on this server…
button-forget-everywhere = Forget me on all servers…

privacy-title = ## What I keep about you
privacy-what = **What.** Your Discord id and the name you go by on a server, once you sit down at a table or set something; your settings; who sat where, every move with its time, results, records, ratings, chips; what you asked to be told of; seasons you entered, and what umpires decided about you and why. I do not read messages, and I do not look at profiles.
privacy-why = **Why.** So that a match goes on after a pause, doubts about it can be settled afterwards, and it counts. I use it for nothing else and give it to nobody.
privacy-who = **Who sees it.** What you play, results, leaderboards, seasons and what umpires decide there: everybody on that server, and nobody on another. Your cards and your settings: you alone. Moderators also see cautions, what you ask umpires, and hints from matches that look odd. Whoever runs this bot can read the database.
privacy-time = **How long.** Until you have it removed, or the server lets me go: then my tables there end at once, and everything goes after { $departed } days, unless I am invited back before then. Backups of the database are kept for at most { $backups } days; if one is restored, whoever was forgotten is forgotten again.
privacy-moves = **Moves** of a match are deleted { $days } days after its end. Its results stay.
privacy-get = **Get it** with `/{ command-my } { command-my-data }`: a file for you alone. **Remove it** with `/{ command-my } { command-my-forget }`: your name and id go; the others’ results stay, with “{ former-player }” in your place.
privacy-chips = **Chips** are play money: they cannot be bought or cashed in, and they are worth nothing.
privacy-elsewhere = -# Messages that are already in channels belong to the server and to Discord. So do names that people put into the names of leagues and house rules. Ask the server's moderators about them.

my-data = Here is everything I hold about you. Others appear in it by numbers instead of names.
refused-data_again = You have only just had it. Ask again <t:{ $at }:R>.

forget-title = ## Be forgotten?
forget-goes = **This goes:** your name, your Discord id, your settings and your seats. You leave every table and season; a match that is under way you lose, and a computer plays it on. Where umpires named you, a mark takes your place.
forget-stays = **This stays:** the results and moves of your matches, for those you played with, under “{ former-player }”. Nobody can tell that it was you, and none of it comes back if you play again. Messages in channels stay. Until today is over, a code that only your account fits keeps you from a second try at the deals of the day.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] I know you on this server only.
               *[other] I know you on { $servers } servers, including this one. Your own settings apply on all of them, and go with the last.
            }
       *[no]
            { $servers ->
                [one] I do not know you on this server, but on another one.
               *[other] I do not know you on this server, but on { $servers } others.
            }
    }
forget-sure = -# This cannot be undone. `/{ command-my } { command-my-data }` gives you everything first.
forget-type = Forget me
forget-type-label = Write “{ forget-word }” to be forgotten
forget-type-why = This cannot be undone.
forget-word = forget
forgotten =
    { $servers ->
        [one] It is done: I have forgotten you on { $here ->
            [yes] this server
           *[no] that server
        }.
       *[other] It is done: I have forgotten you on { $servers } servers.
    } If you play again, you start afresh.
refused-unknown_person = I know nothing about you, so there is nothing to give and nothing to forget.
refused-forget_word = Nothing was changed: write “{ forget-word }” if you really want to be forgotten.
