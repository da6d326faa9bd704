# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: do you still want a place? Press **{ league-button-here }** by <t:{ $until }:f>, <t:{ $until }:R>. Places that become free go to those who have, in the order of the waiting list.
outbox-no-place =
    ⏳ { $players }: **{ $season }** has begun without you, because { $why ->
        [check_in] you didn’t check in, or all places were taken
       *[full] all places were taken
    }. { $next ->
        [check_in] Press **{ league-button-here }** to get the next place that’s free.
        [wait] You get the next place that’s free.
       *[closed] It takes no one in any more.
    }
outbox-entered = 🪑 { $player }, a place in **{ $season }** was free: you are in now.
league-own-wait-check-in = ⏰ Do you still want a place? Press **{ league-button-here }** to get the next one that is free.
act-enter = { $player } got a place that was free.
umpire-change-withdrawn = - **{ $name }**: { $was } → **withdrawn**
umpire-change-shifted =
    - { $count } others move { $way ->
        [up] up
       *[down] down
    } by one place.
refused-league-nobody_waits = Nobody waits for a place, so there is nobody to ask.
refused-league-not_next = There is no place for them now, or somebody else is next.
umpire-never-dealt = ⚠️ { $names } { $count ->
        [one] stands
       *[other] stand
    } first without having been dealt a card, and cannot be champion so.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Accept
button-offer-decline = Decline
outbox-offered = 🤝 { $player }, { $umpire } asks you to take over the place of { $old } in **{ $season }**, with its score and its tables. Please answer by <t:{ $until }:f>, <t:{ $until }:R>.
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] hasn’t answered the offer of
       *[other] doesn’t take
    } { $old }’s spot in **{ $season }**. You can ask someone else on the dashboard.
act-offer = { $player } is asked to take over from { $old }.
act-turn-down = They do not take over the place that they were offered.
act-expire = A place was offered, and the time to answer is over.
league-offer = { $own ->
        [yes] 🤝 **You are asked to take over the place of { $old }.** Please answer by <t:{ $until }:f>.
       *[other] 🤝 { $player } is asked to take over the place of { $old }, and can answer by <t:{ $until }:f>.
    }
league-taken-over = ✅ **The place is yours.** Its score and its tables are yours, too.
league-turned-down = 👌 **All right.** The umpire is told.
umpire-offer-note = { $player } is asked in the season’s channel, and can answer by { $until }. Nothing changes before they accept.
umpire-offer-instead = Somebody was asked about this place before. Their time to answer ends.
refused-league-offered = They are already asked to take over another place. One answer at a time.
refused-league-offer_over = This offer is over: the time to answer has passed, or the place is taken.
refused-league-not_offered = This place was offered to somebody else.

# Moving between divisions.
ruling-move = { $player } goes to division { $division }{ $promised ->
        [none] {""}
       *[other] , although they were promised division { $promised }
    }.
umpire-move-promised = ⚠️ This breaks a promise of the season before. I’ll post it in the season’s channel, with your reason.
season-raised = ⬆️ { $names } will play in division { $division } instead of { $promised }, because there was room.
season-merged = 🔀 { $names } will play in division { $division }, because division { $promised } would have been too small for a table.
umpire-division-size = Division { $division } then has { $count ->
        [one] 1 player.
       *[other] { $count } players.
    }
umpire-move-note = Tables that are drawn are still played. The next round has them in the other division.
refused-league-no_division = There is no such division. { $divisions ->
        [one] There is only one.
       *[other] They are numbered from 1 to { $divisions }.
    }
refused-league-same_division = They are in division { $division } already.
refused-umpire_no_divisions = This season has no divisions, so nobody can be moved between them.

# The order of strength in which players start.
league-seeds-divisions =
    First divisions { $seeding ->
        [signup] go by the order of signing up.
        [lot] are drawn by lot.
       *[rating] go by rating, then by the order of signing up.
    } If you were promised a division by an earlier season, you start there or higher. You can sit out up to { $seasons } seasons and keep it. Newcomers begin at the bottom.
umpire-seeds = **Seeds:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ That is the order now. Nothing has begun yet.
umpire-form-order = Numbers, the strongest first
umpire-form-order-about = Such as 3 1 5-8. Whoever you leave out follows in the order that is shown.
button-order = Change the order
act-seed = The umpire has set the order in which the players start.
refused-umpire_order = Write numbers from 1 to { $most }, each of them once, such as 3 1 5-8.
refused-league-no_seeds = This season starts without an order of strength.
refused-league-seeded_twice = Name everybody once.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: { $players } { $count ->
        [one] has
       *[other] have
    } left the server. { $how ->
        [start] They do not start in **{ $season }** unless they come back.
        [drawn] Until they are back they are not drawn in **{ $season }**, and at a table that is drawn they count as absent. On the dashboard, you can withdraw them, or ask somebody to take over.
        [computer] In **{ $season }** a computer plays for them until they are back. On the dashboard, you can withdraw them, or give their place to somebody else.
       *[nothing] What they have played in **{ $season }** counts. On the dashboard, you can withdraw them.
    }
act-miss = { $count ->
        [0] All players are on the server.
       *[other] Not on the server: { $players }.
    }
