# What is kept of people, how they get it and how they are forgotten.
command-privacy = privacy
command-privacy-description = What I store about you, why, how long, and how to get it or delete it
command-my-data = data
command-my-data-description = All my data about you, as a file only you see
command-my-forget = forget
command-my-forget-description = Delete your data here or everywhere. I’ll ask first

former-player = a former player
button-privacy = Privacy
button-my-data = Get my data
button-forget-me = Forget me…
button-forget-here = Forget me on this server…
button-forget-outside = Forget me outside servers…
button-forget-everywhere = Forget me everywhere…

privacy-title = ## What I store about you
privacy-what = **What.** Your Discord ID and your name on a server, from the moment you join a table or change a setting. Your settings, seats, results, statistics, ratings and chips. Each of your moves, with its time. What you watch or wait for, until it ends. How you played daily deals and shared cards, for 30 days. Your seasons, and umpires’ decisions about you with their reasons. I don’t read messages or profiles. Pictures of tables show your avatar from Discord. I only keep it in memory, and you can turn it off in `/{ command-my } { command-my-settings }`.
privacy-why = **Why.** So a match can continue after a break, so doubts can be checked later, and so results count. I don’t use it for anything else, and I don’t give it to anyone.
privacy-who = **Who sees it.** Your matches, results, daily deals, leaderboards, seasons and umpires’ decisions: all members of that server, and no other server. If the server has league pages outside Discord, anyone can see your seasons there. You can turn off your name on them in `/{ command-my } { command-my-settings }`. Your cards and settings: only you. League staff and a season’s umpires also see private warnings and your questions to them. League staff see fair-play reports too. The people who run this bot can read the database.
privacy-time = **How long.** Until you delete it or the server removes me. When that happens, my tables there end right away. All data goes after { $departed } days unless I’m invited back. Backups are kept for at most { $backups } days. If one is restored, I delete your data from it again.
privacy-outside = **Outside servers that added me** (direct messages, groups and other servers), what you play belongs to the people there. It goes when all of them have deleted their data, or { $silent } days after I was last used there. A server that adds me later doesn’t get it.
privacy-moves = **Moves** are deleted { $days } days after the match. Results stay.
privacy-get = **Get it** with `/{ command-my } { command-my-data }`, as a file only you see. **Delete it** with `/{ command-my } { command-my-forget }`. That removes your name, ID and settings. Other players keep their results, with “{ former-player }” in your place.
privacy-chips = **Chips** are play money. You can’t buy them or cash them in, and they’re worth nothing.
privacy-elsewhere = -# Messages in channels belong to the server and Discord. So do names that people use in the names of leagues and house rules. Ask the server’s moderators about those.

my-data = Here’s all my data about you. Other players appear as numbers.
refused-data_again = You just got your data. Ask again <t:{ $at }:R>.

forget-title = ## Delete your data?
forget-goes = **What gets deleted:** your name, Discord ID and settings. You leave all tables and seasons. You lose any match you’re playing, and a computer finishes it. Your name is removed from umpires’ notes.
forget-stays = **What stays:** the results and moves of your matches, for the other players, under “{ former-player }”. No one can tell it was you, and nothing comes back if you play again. Messages in channels stay too. For up to 30 days, a code that only fits your account stops you from playing the same daily deal or shared cards twice.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] I only know you on this server.
               *[other] I know you on { $servers } servers, including this one. Your own settings count on all of them and go with the last one.
            }
       *[no]
            { $servers ->
                [one] I don’t know you on this server, but on one other.
               *[other] I don’t know you on this server, but on { $servers } others.
            }
    }
forget-elsewhere = I also know you outside servers that added me.
forget-outside =
    { $here ->
        [yes] Here this is about everything you did outside servers that added me: in direct messages, in groups and on other servers.
       *[no] I don’t know you outside servers that added me.
    }{ $servers ->
        [0] {""}
        [one] { " " }I also know you on one server that added me.
       *[other] { " " }I also know you on { $servers } servers that added me.
    }
forget-sure = -# You can’t undo this. Get your data first with `/{ command-my } { command-my-data }`.
forget-type = Forget me
forget-type-label = Write “{ forget-word }” to delete your data
forget-type-why = You can’t undo this.
forget-word = forget
forgotten =
    { $servers ->
        [one] Done. I deleted your data on { $here ->
            [yes] this server
           *[no] that server
        }.
       *[other] Done. I deleted your data on { $servers } servers.
    } If you play again, you start from zero.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Done. I deleted all your data.
       *[no] Done. I deleted your data outside servers that added me.
    } If you play again, you start from zero.
refused-unknown_person = I have no data about you, so there’s nothing to get or delete.
refused-forget_word = Nothing has changed. To delete your data, write “{ forget-word }”.
