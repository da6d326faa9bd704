# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · season { $number }
outbox-button-caution = Read it
outbox-button-reply = Read the answer
outbox-button-appeals = Read and answer

outbox-waiting = **{ $count ->
        [one] 1 player waits
       *[other] { $count } players wait
    } for a place:** { $names }

outbox-check-in =
    📋 **{ $season }**: check-in is open. Press **{ league-button-here }** by <t:{ $until }:f> (<t:{ $until }:R>) to keep your spot. Spots that aren’t confirmed go to the waiting list.
outbox-put-off =
    ⏳ **The start of { $season } is postponed** because fewer than two players have { $check ->
        [yes] checked in
       *[no] signed up
    }. Sign-up stays open { $until ->
        [none] until the umpire starts the season.
       *[other] until <t:{ $until }:f> (<t:{ $until }:R>). Then it begins if there are enough players.
    } { $umpire }: you can cancel it on the dashboard.
outbox-started = 🏁 **{ $season } has begun** with { $count } players.
outbox-drawn =
    ## { $season } · { $playoff ->
        [tie] round { $round }: a tiebreaker, which breaks the tie and counts for nothing else
        [on] round { $round }: a tiebreaker for who advances
       *[none] round { $round } of { $rounds }
    }
    { $clock ->
        [agreed] To be played by <t:{ $until }:f>, <t:{ $until }:R>. Press **{ button-own-times }**, then propose a time. Can all of you play now? Press **{ button-am-here }**. The season’s hours are { $first } to { $last } ({ $zone }), unless another time suits everyone.
        [short] It’s time to play! I open your table in a thread and ping you there.
        [now] It’s time to play! I open your table in a thread and ping you there. To be played by <t:{ $until }:f>, <t:{ $until }:R>.
        [called] To be played by <t:{ $until }:f>, <t:{ $until }:R>. Ready now? Press **{ button-am-here }** and I’ll ping the others in your thread. Otherwise I set a time and tell you.
       *[slow] To be played by <t:{ $until }:f>, <t:{ $until }:R>. Each table opens in its own thread.
    }
outbox-sit-out = 🪑 Sitting this round out: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [playoff] tiebreaker, round { $round }
       *[round] round { $round }
    }**: which hours suit you? If your name is below, press **{ button-own-times }**. On <t:{ $at }:f>, <t:{ $at }:R>, I set a time for each table where a player has answered.
outbox-table =
    { $stage ->
        [playoff] **Tiebreaker**
       *[round] { $division ->
            [0] **Table { $table }**
           *[other] **Division { $division }, table { $table }**
        }
    } · { $players }
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
    }the match ended before a deal was finished, so it counts for no one: { $players }
outbox-forfeited = -# 🏳️ forfeited. If you had a reason, press **{ league-button-account }** under `/{ command-league } { command-league-standings }` and ask the umpire.
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
outbox-walkover =
    { $why ->
        [nobody] ⌛ No one showed up at { season-table-of }, so all forfeit: { $absent }.
       *[other] 🏅 **{ $there } { $why ->
            [few] win
           *[other] wins
        } by forfeit{ $on ->
            [on] { $why ->
                [few] { " " }and advance to the next round
               *[other] { " " }and advances to the next round
            }
            [cup] { $why ->
                [few] { " " }and have won the cup
               *[other] { " " }and has won the cup
            }
           *[other] {""}
        }**: { $why ->
            [left] no one else is left
            [few] too few others showed up
           *[alone] no one else showed up
        } at { season-table-of }.{ $absent ->
            [none] {""}
           *[other] { " " }No-shows, who forfeit: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] play-off, table { $table }
        [playoff] tiebreaker, round { $round }{ season-division }
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
        [playoff] the tiebreaker, round { $round }
       *[round] table { $table } of round { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [This]({ $link }) came while it was night for you, and still waits.
outbox-remind =
    ⏰ **{ $what ->
        [day] A day left
       *[hour] An hour left
    }** · { $season } · <t:{ $at }:f>, <t:{ $at }:R>
    A match that hasn’t ended by then is scored as it stands. If you haven’t come by then, you forfeit.
outbox-appointed =
    📅 { $season }, { season-where } is played <t:{ $at }:F>, <t:{ $at }:R>: { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Not everyone has marked their hours yet: { $silent }.{ " " }
    }{ $suits ->
        [0] No marked hour works, so I picked one of the season’s: { $first } to { $last } ({ $zone }).
       *[other] Until everyone has, I only pick from the season’s: { $first } to { $last } ({ $zone }).
    }
outbox-grace =
    { $soon ->
        [yes] You can come now.
       *[no] I’ll ping you ten minutes before.
    } If you’re more than { $grace ->
        [one] 1 minute
       *[other] { $grace } minutes
    } late, { $forfeits ->
        [yes] you forfeit.
       *[no] a computer plays for you until you come.
    }
outbox-called-here = 📣 { $season }, { season-where }: ready check! I can’t write in your thread. { $players }: press **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️ { $absent }: { season-where } of **{ $season }** has begun without you, so you forfeit it. If you had a reason, you can ask the umpire once it’s over.
       *[no] 🤖 { $absent }: { season-where } of **{ $season }** has begun, and a computer plays for you. Press **{ button-am-here }** to take your seat back.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where }: no one showed up ({ $players }), so no one forfeits. { $umpire }: extend the deadline or award the win on the dashboard.
outbox-pursuit-unplayed =
    ⌛ **{ $season }**, { season-where }: too few showed up ({ $players }). { $umpire }: on the dashboard, you can start it with computers for the others, set another time, or remove players.
outbox-remind-time =
    ⏰ **{ $what ->
        [day] In a day
       *[hour] In an hour
    }** · { $season } · <t:{ $at }:f>, <t:{ $at }:R>
outbox-no-room = ⏳ { $umpire }: tables of **{ $season }** have to wait, because this server has as many open tables as I can have in one server ({ $most }). Each opens as soon as another table ends, and gets the time it missed. No one forfeits until then.
outbox-no-threads =
    ⚠️ { $umpire }: I can’t open threads in <#{ $channel }> for the tables of **{ $season }**. { $why ->
        [threads_full] The server has as many open threads as Discord allows. Close or delete old ones.
        [thread_blocked] AutoMod blocks their names. Let me through in the server’s settings.
       *[other] I need an ordinary text channel and the permissions Create Public Threads and Send Messages in Threads there.
    } I keep trying.
outbox-blocked = ⚠️ { $umpire }: AutoMod blocks something that I want to post for **{ $season }** in <#{ $channel }>. Let me through in the server’s settings. I keep trying.
outbox-no-event =
    ⚠️ { $umpire }: there is no event for this table of **{ $season }**. { $why ->
        [full] The server has as many events as Discord allows. Delete an old one, then press **{ button-want-event }** again.
        [forbidden] I need the permission Create Events. Once I have it, press **{ button-want-event }** again.
       *[other] Discord didn’t make it. Press **{ button-want-event }** to try again.
    }
outbox-taken-up =
    { $phase ->
        [lobby] 🧵 { $players }: the thread of your table in **{ $season }** was deleted, so it opens here. If you were here, you still are. Everyone else has time to come.
       *[playing] 🧵 { $players }: the channel of your match in **{ $season }** was deleted, so it continues here. All cards are the same, and no one lost any time.
    }
outbox-moved-here =
    { $phase ->
        [lobby] 🧵 { $players }: the umpire moved your table in **{ $season }** here. If you were here, you still are.
       *[playing] 🧵 { $players }: the umpire moved your match in **{ $season }** here. All cards are the same.
    }
outbox-moved-away = 🧵 This table continues in <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: the thread of { $stage ->
        [none] a table
       *[other] { season-table-of }
    } in **{ $season }** was deleted. { $what ->
        [lobby] No one loses by it. The table opens in a new thread, and everyone has time to come.
        [playing] Its match continues in a new thread, with the same cards.
       *[empty] No one was waiting there. It opens again when a player presses the button.
    }
outbox-thread-lost =
    🧵 { $players }: the thread of your table in **{ $season }** ({ season-where }) is gone. Nothing had begun there. Press the button below, and it opens again.
outbox-cannot-use =
    ⚠️ { $umpire }: { $what ->
        [league] { $gone ->
            [yes] the channel of **{ $season }** was deleted, so the season is on hold. No deadlines run and no one forfeits. Choose another channel on the dashboard to continue.
           *[no] I can’t write in <#{ $channel }>, the channel of **{ $season }**. Let me view it and send messages there, or choose another channel on the dashboard.
        }
       *[log] { $gone ->
            [yes] the log channel of **{ $season }** was deleted.
           *[no] I can’t write in <#{ $channel }>, the log channel of **{ $season }**.
        } Until you choose another one on the dashboard, I’ll post decisions in <#{ $instead }>, where everyone can read them.
    }
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, an umpire of **{ $season }**, { $why ->
        [left] has left the server
       *[right] is not staff any more and cannot run it
    }.
outbox-umpire-others = You can name others on its dashboard.
outbox-staff = **Staff**
outbox-umpireless = 🙋 { $staff }: no umpire is left who can run **{ $season }**. Press **{ button-run-season }** to take it over.
outbox-umpires = 🧑‍⚖️ **{ $season }** is run by { $umpire }.
outbox-moved = 📌 **{ $season }** continues in this channel.

outbox-standings = ## Standings · { $season }
outbox-division = ### Division { $division }
outbox-line =
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
    ## 🏆 { $season } is over
    { $count ->
        [0] It has no champion.
        [one] The champion is **{ $champions }**. Congratulations!
       *[other] The champions are **{ $champions }**. Congratulations!
    }
outbox-up = ⬆️ { $name } goes up to division { $division }
outbox-down = ⬇️ { $name } goes down to division { $division }

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
    ⚖️ The umpire has decided the match at { season-table-of }: **won by { $won }**.{ $lost ->
        [none] {""}
       *[other] { " " }It is lost for { $lost }.
    }
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $players ->
        [none] { $called }: everyone who started this match keeps playing.
       *[other] { $called }: this match continues without { $players }, who forfeit. A computer plays their cards.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ The player whose turn it is has time until <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-caution = ✉️ { $player }, an umpire has a private word for you. Only you and the staff can read it.
outbox-answered = ✉️ { $player }, the umpire has answered what you asked about this match: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } asks the umpire about this match: { $match }
outbox-question-waits = 🙋 { $umpire }: a player asks about a match they played.
outbox-altered =
    ✏️ **{ $season } is not as announced any more:**
    { $terms }
    By { $umpire }: “{ $reason }”
outbox-paused =
    ⏸️ **{ $season } is paused.** No table begins, and no deadline passes. Matches that are being played go on.
    “{ $reason }”
outbox-resumed = ▶️ **{ $season } continues.** All deadlines moved by the length of the pause.
outbox-left = 🚪 { $name } has left **{ $season }** and forfeits the remaining matches. The umpire can undo that in the season log.
outbox-played =
    🏁 **{ $season }**: { $missing ->
        [none] everything has been played.
       *[other] the last round is over.
    } { $umpire }: please check and confirm the results. Then I name the champion.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Not played:** { $tables }.
season-undrawn = ⌛ **Not drawn:** { $count ->
        [one] round { $first }
       *[other] rounds { $first } to { $last }
    }, because too few players were left.
season-unplayed-mend = You can extend a table’s deadline or award the win on the dashboard.
outbox-cancelled =
    🛑 **{ $season } is cancelled.** It has no champion.
    “{ $reason }”
outbox-reopened =
    ↩️ **{ $season } is under review again.** { $umpire } has reopened the results, so the final standings are not final. { $champions ->
        [none] {""}
       *[other] { $champions }: the title waits until they are confirmed again.
    }
    “{ $reason }”

outbox-pursuit-drawn =
    ## { $season } · { $final ->
        [yes] play-off
       *[no] round { $round }
    }
    Draw number { $counter }: it follows from the tournament’s secret, which is shown when all is over. { $clock ->
        [agreed] Press **{ button-own-times }** and mark the hours that suit you, by <t:{ $until }:f>. If all of you can play now, press **{ button-am-here }**.
        [now] Press **{ button-am-here }** now.
       *[slow] The tables begin at once.
    }
outbox-game-void =
    ↩️ { $final ->
        [yes] Play-off
       *[no] Round { $round }
    }, table { $table }: game { $slot } { $running ->
        [yes] is stopped
       *[no] does not count
    } and is played again.
outbox-won =
    🎉 { $table ->
        [0] { $final ->
            [yes] Lowest in the play-off:
           *[no] Lowest in round { $round }:
        }
       *[other] { $final ->
            [yes] Play-off, table { $table }:
           *[no] Round { $round }, table { $table }:
        }
    } **{ $names }** with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 game
       *[other] { $count } games
    })
outbox-by-computer = 🤖 A computer has played for { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] both rounds have been played. { $umpire }: please check and confirm the scores. Then I draw the play-off.
       *[final_review] the play-off has been played. { $umpire }: please check and confirm the scores. Then I name the champion.
    }
outbox-round-computers =
    🤖 **{ $season }**: { $final ->
        [yes] the play-off
       *[no] round { $round }
    } has been played. { $umpire }: computers have played games for some players. { outbox-computers-until }
outbox-table-computers = Table { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] game { $games }
       *[other] games { $games }
    })
outbox-review-computers = ⚠️ A computer has played for { $names }. { outbox-computers-until }
outbox-computers-until = These games count once the scores are confirmed. Until then, you can void or adjust a game on the dashboard.
outbox-tie =
    ⚖️ **{ $season }**: { $names } are tied. { $umpire }: please decide { $final ->
        [yes] which of them has won, or let them share the win.
       *[no] { $count ->
            [one] which of them advances.
           *[other] which { $count } of them advance.
        }
    }
outbox-through = 🎯 **Through to the play-off:** { $names }

role-no-permission = { $of ->
    [division] I cannot give or take the role { $role } of a division: I am missing the permission Manage Roles. Give it to me in the server’s settings.
   *[champion] I cannot give the champion’s role { $role }: I am missing the permission Manage Roles.
}
role-not-given = { $of ->
    [division] Discord doesn’t let me give or take the role { $role } of a division. Look whether the server or the player has as many roles as it may.
   *[champion] Discord doesn’t let me give the champion’s role { $role }. Look whether the server or the player has as many roles as it may.
}
role-too-high = { $of ->
    [division] I cannot give or take the role { $role } of a division: it is above my own role. Move mine above it in the server’s settings.
   *[champion] I cannot give the champion’s role { $role }: it is above my own role. Move mine above it in the server’s settings.
}
role-managed = { $of ->
    [division] I cannot give the role { $role } to a division: it belongs to a bot or an integration, so nobody can give it. Choose another one.
   *[champion] I cannot give the champion’s role { $role }: it belongs to a bot or an integration, so nobody can give it.
}
role-grants-more = { $of ->
    [division] I won’t give the role { $role } to a division: it allows more than the person who chose it may do here. Choose a role without rights, or let someone who has those rights choose it.
   *[champion] I won’t give the champion’s role { $role }: it allows more than the person who chose it may do here. Someone who has those rights can choose it in **{ desk-more-settings }** on the dashboard.
}
role-gone = { $of ->
    [division] I cannot give the role of a division: it is gone. Choose another one.
   *[champion] I cannot give the champion’s role: it is gone. Choose another one.
}
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Once you’ve fixed this, press **{ button-desk-give-roles }** under **{ desk-more-roles }** on the dashboard.

refused-threads_full = I can’t open the thread for this table: the server has as many open threads as Discord allows. Ask the umpire to close or delete old ones.
refused-thread_blocked = I can’t open the thread for this table: AutoMod blocks its name. Ask the umpire to let me through in the server’s settings.
refused-no_fixture_thread = I can’t open the thread for this table. Ask the umpire for an ordinary text channel where I have Create Public Threads and Send Messages in Threads.
outbox-umpire-called = 🙋 { $umpire }: a player asks for you at this table. The clocks stop until you answer, or until <t:{ $until }:t> (<t:{ $until }:R>). What it’s about is on the dashboard.
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } answers: “{ $answer }”
    The clocks run again.
outbox-umpire-silent = ▶️ The umpire hasn’t answered yet. The clocks run again.
