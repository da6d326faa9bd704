# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · season { $number }
outbox-button-warn = Read it
outbox-button-reply = Read the answer
outbox-button-appeals = Read and answer

outbox-waiting = **Waiting list ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: press **{ league-button-here }** by <t:{ $until }:f> (<t:{ $until }:R>) to keep your spot. Unconfirmed spots go to the waiting list.
outbox-put-off =
    ⏳ **The start of { $season } is postponed:** fewer than two players so far. Sign-up stays open { $until ->
        [none] until the umpire starts the season.
       *[other] until <t:{ $until }:f> (<t:{ $until }:R>). Then the season starts if two are in.
    } { $umpire }: you can cancel it on the dashboard.
outbox-started = 🏁 **{ $season } started** with { $count } players.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] a tiebreaker, which counts for nothing else
        [on] round { $round }: a tiebreaker for who advances
       *[none] round { $round } of { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] To be played by <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Press **{ button-own-times }**, then propose a time. Can all of you play now? Press **{ button-am-here }**.
        [called] Ready now? Press **{ button-am-here }**. Otherwise I set a time and tell you.
        [slow] Each table opens in its own thread.
       *[now] It’s time to play! I’ll ping you in your table’s thread. Press **{ button-am-here }** by <t:{ $here }:t>, or you forfeit.
    }
outbox-sit-out = 🪑 Sitting this round out: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] tiebreaker { $round }
       *[round] round { $round }
    }**: press **{ button-own-times }**. On <t:{ $at }:f> (<t:{ $at }:R>) I’ll set a time for each table where a player has answered.
outbox-table =
    { $stage ->
        [tiebreaker] **Tiebreaker**
       *[round] { $division ->
            [0] **Table { $table }**
           *[other] **Division { $division }, table { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players }, played again
outbox-not-counted = ⚖️ { $players } · doesn’t count
outbox-played-again =
    🔁 **{ umpire-where } is played again.** { outbox-drawn-how }
    { $players }
outbox-result =
    { $stage ->
        [none] 🏁 { $seats }
       *[other] 🏁 { umpire-where }: { $seats }
    }
outbox-seat =
    { $absent ->
        [yes] 🏳️ { $name }
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        } { $name } { $total }
    }
outbox-unfinished =
    ⌛ { $stage ->
        [none] {""}
       *[other] { umpire-where }:{" "}
    }no deal finished, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ forfeited. Had a reason? Press **{ league-button-account }** under `/{ command-league } { command-league-standings }` and ask the umpire.
outbox-more-matches =
    { $count ->
        [one] … and 1 more match
       *[other] … and { $count } more matches
    }
outbox-medal =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } **{ $name }**
outbox-top =
    -# { $division ->
        [0] Leading now:
       *[other] Leading division { $division } now:
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: all players missed it and forfeit: { $absent }.
       *[other] 🏅 { umpire-where }: **{ $there } won by forfeit{ $on ->
            [on] { " " }and advanced
            [cup] { " " }and won the cup
           *[other] {""}
        }**, because { $why ->
            [left] the others left
            [few] too few others showed up
           *[alone] the others didn’t show up
        }.{ $absent ->
            [none] {""}
           *[other] { " " }No-shows forfeit: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] play-off, table { $table }
        [tiebreaker] tiebreaker { $round }{ season-division }
       *[round] round { $round }{ season-division }, table { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , division { $division }
    }
season-table-of =
    { $stage ->
        [final] table { $table } of the play-off
        [tiebreaker] tiebreaker { $round }
       *[round] table { $table } of round { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [This]({ $link }) came during your quiet hours and still waits.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Match
       *[no] Deadline
    } in { $what ->
        [day] a day
       *[hour] an hour
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Matches still running then are scored without their unfinished deal. No-shows forfeit.
    }
outbox-appointed =
    📅 { $season }, { season-where } is played <t:{ $at }:F> (<t:{ $at }:R>): { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Hours not marked yet: { $silent }.{ " " }
    }{ $suits ->
        [0] No marked hour works.{ " " }
       *[other] {""}
    }So I picked from the season’s hours: { $first } to { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] You can come now.
       *[no] I’ll ping you ten minutes before.
    } If you’re more than { league-minutes } late, { $forfeits ->
        [yes] you forfeit.
       *[no] { league-played-for }.
    }
league-played-for = a computer plays for you until you come
league-minutes =
    { $grace ->
        [one] 1 minute
       *[other] { $grace } minutes
    }
outbox-called-here = 📣 { $season }, { season-where }: ready check! I can’t write in your thread. { $players }: press **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: { season-where } of **{ $season }** started without you{ $forfeits ->
        [yes] , so you forfeit. Had a reason? Ask the umpire once it’s over.
       *[no] . { $count ->
                [one] A computer plays
               *[other] Computers play
            } for you until you press **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): too few showed up, so they don’t forfeit. { $umpire }: what now? Decide on the dashboard.
outbox-no-room = ⏳ { $umpire }: tables of **{ $season }** wait, because { $most } tables are open on this server and I can’t have more. Each opens when another table ends. Until then there are no forfeits.
outbox-no-threads =
    ⚠️ { $umpire }: I can’t open threads in <#{ $channel }> for **{ $season }**. { $why ->
        [threads_full] The server has as many as Discord allows. Close or delete old ones.
        [thread_blocked] AutoMod blocks their names. Let me through in the server’s settings.
       *[other] I need a text channel with Create Public Threads and Send Messages in Threads.
    } I keep trying.
outbox-blocked = ⚠️ { $umpire }: AutoMod blocks a post for **{ $season }** in <#{ $channel }>. Let me through in the server’s settings. I keep trying.
outbox-no-event =
    ⚠️ { $umpire }: there’s no event for this table of **{ $season }**. { $why ->
        [full] Delete an old event, because Discord allows no more.
        [forbidden] I need the permission Create Events.
       *[other] Discord didn’t make it.
    } Press **{ button-want-event }** to try again.
outbox-taken-up =
    🧵 { $players }: your { $phase ->
        [lobby] table
       *[playing] match
    } in **{ $season }** continues here, because { $moved ->
        [yes] the umpire moved it.
       *[no] its thread was deleted.
    } { $phase ->
        [lobby] If you were here, you still are.
       *[playing] The cards are the same.
    }
outbox-moved-away = 🧵 This table continues in <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: the thread of { $stage ->
        [none] a table
       *[other] { season-table-of }
    } in **{ $season }** was deleted. { $what ->
        [empty] It opens again when a player presses the button.
       *[other] The table continues in a new thread, and nothing is lost.
    }
outbox-thread-lost =
    🧵 { $players }: the thread of your table in **{ $season }** ({ season-where }) was deleted. Press the button to open it again.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] { outbox-channel-of } was deleted. Choose
       *[no] I can’t view or write in <#{ $channel }>, { outbox-channel-of }. Let me in, or choose
    } another one on the dashboard.{ $what ->
        [league] { $gone ->
            [yes] { " " }Until then, the season is on hold, without forfeits.
           *[no] {""}
        }
       *[log] { " " }Until then, decisions go to <#{ $instead }>, which all members can read.
    }
outbox-channel-of =
    the { $what ->
        [league] channel of
       *[log] channel for decisions in
    } **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, an umpire of **{ $season }**, { $why ->
        [left] left the server
       *[right] is no longer league staff
    }.
outbox-umpire-others = You can name others on its dashboard.
outbox-staff = **Staff**
outbox-umpireless = 🙋 { $staff }: **{ $season }** has no umpire. Press **{ button-run-season }** to take over.
outbox-umpires = 🧑‍⚖️ **{ $season }** is run by { $umpire }.
outbox-moved = 📌 **{ $season }** continues in this channel.

outbox-standings = ## Standings · { $season }
season-top-division = ### Division { $division }
season-top-line =
    { $place ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    } **{ $name }**{ $score ->
        [none] {""}
       *[other] { " · " }{ $score }
    }
outbox-over =
    ## 🏆 { $season } has ended
    { $count ->
        [0] No champion.
        [one] The champion is **{ $champions }**. Congratulations!
       *[other] The champions are **{ $champions }**. Congratulations!
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → division { $division }

outbox-decided =
    ⚖️ **{ $season }:** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] There was no room for it on this server.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    By { $umpire }{ $own ->
        [yes] { " " }(who plays there)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : “{ $reason }”
    }
outbox-match-decided =
    ⚖️ { umpire-where }, decided by the umpire: **won by { $won }**{ $lost ->
        [none] {""}
       *[other] , lost by { $lost }
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: this match continues with { $players ->
        [none] all its players.
       *[other] a computer for { $players }. That’s a forfeit.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ The player whose turn it is has time until <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, you have a private message from an umpire. Only you and league staff can read it.
outbox-answered = ✉️ { $player }, the umpire answered your question: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } asks about this match: { $match }
outbox-question-waits = 🙋 { $umpire }: a player asks about a match.
outbox-altered =
    ✏️ **{ $season } has changed:**
    { $settings }
    By { $umpire }: “{ $reason }”
outbox-paused =
    ⏸️ **{ $season } is paused.** No table opens, and no deadline passes. Running matches continue.
    “{ $reason }”
outbox-resumed = ▶️ **{ $season } continues.** All deadlines moved by the length of the pause.
outbox-left = 🚪 { $name } left **{ $season }** and forfeits the remaining matches. The umpire can undo that in the season log.
outbox-played =
    🏁 **{ $season }**: all matches are played. { $umpire }: please { $tied ->
        [yes] break the tie
       *[no] check
    } and confirm the results. Then I name the champion.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Not played:** { $tables }.
season-undrawn = ⌛ **Not paired:** { $count ->
        [one] round { $first }
       *[other] rounds { $first } to { $last }
    }, because too few players were left.
season-unplayed-mend = Extend a deadline or award the win on the dashboard.
outbox-cancelled =
    🛑 **{ $season } is cancelled.**
    “{ $reason }”
outbox-reopened =
    ↩️ **{ $season } is under review again,** reopened by { $umpire }. { $champions ->
        [none] {""}
       *[other] { $champions }: the title waits for the new results.
    }
    “{ $reason }”

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Draw number { $counter } follows from the tournament’s secret, shown at the end. { $clock ->
        [agreed] Press **{ button-own-times }** by <t:{ $until }:f>. If all of you can play now, press **{ button-am-here }**.
        [now] Press **{ button-am-here }** now.
       *[slow] The tables start right away.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, table { $table }: deal { $slot } { $running ->
        [yes] is stopped
       *[no] doesn’t count
    } and is played again.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , table { $table }
    }: lowest is **{ $names }** with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 deal
       *[other] { $count } deals
    })
outbox-by-computer = 🤖 A computer played for { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] both rounds have ended.
       *[final_review] the play-off has ended.
    } { $umpire }: please check and confirm the scores. Then I { $stage ->
        [review] pair the play-off.
       *[final_review] name the champion.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, computers played some players’ deals. { outbox-computers-until }
outbox-table-computers = Table { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] deal { $games }
       *[other] deals { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = These deals count unless you void or adjust them on the dashboard before confirming the scores.
outbox-tie =
    ⚖️ **{ $season }**: { $names } are tied. { $umpire }: please decide { $final ->
        [yes] who has won, or let them share the win.
       *[no] who advances ({ $count } of them).
    }
outbox-through = 🎯 **Through to the play-off:** { $names }

role-no-permission = I can’t give or take the role { $role } without the permission Manage Roles.
role-not-given = Discord doesn’t let me give or take the role { $role }. The server or the player may have too many.
role-too-high = I can’t give or take the role { $role }, because it’s above mine. Move mine above it in the server’s settings.
role-managed = The role { $role } belongs to a bot or an integration, so I can’t give it. Choose another one.
role-grants-more = I won’t give the role { $role }, because it allows more than the person who chose it may do. Choose another one, or let someone with those rights choose it.
role-gone = { $of ->
    [division] A division’s
   *[champion] The champion’s
} role was deleted. Choose another one.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Once you’ve fixed this, press **{ button-dashboard-give-roles }** under **{ dashboard-more-roles }** on the dashboard.

refused-threads_full = The server has as many open threads as Discord allows. Ask the umpire to close or delete old ones.
refused-thread_blocked = AutoMod blocks the name of this table’s thread. Ask the umpire to let me through in the server’s settings.
refused-no_fixture_thread = I can’t open this table’s thread. Ask the umpire for a text channel where I have Create Public Threads and Send Messages in Threads.
outbox-umpire-called = 🙋 { $umpire }: a player asks for you at this table. The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } answers: “{ $answer }”
    The clocks run again.
outbox-umpire-silent = ▶️ The umpire hasn’t answered yet. The clocks run again.
