# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: still want a spot? Press **{ league-button-here }** by <t:{ $until }:f> (<t:{ $until }:R>). Free spots go to players who did, in order.
outbox-no-place =
    ⏳ { $players }: **{ $season }** started without you, because { $why ->
        [check_in] you didn’t check in or{ " " }
       *[full] {""}
    }all spots were taken. { $next ->
        [check_in] Press **{ league-button-here }** to get the next free spot.
        [wait] You get the next free spot.
       *[closed] Sign-up is closed.
    }
outbox-entered =
    🪑 { $player }, a spot opened up in **{ $season }**. You’re in{ $division ->
        [0] {""}
       *[other] { " " }division { $division }
    }!
league-own-wait-check-in = ⏰ Press **{ league-button-here }** if you still want the next free spot.
act-enter =
    { $player } got a free spot{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } by rating)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **out**
umpire-change-shifted =
    - { $count } others move one place { $way ->
        [up] up
       *[down] down
    }.
refused-league-nobody_waits = The waiting list is empty.
refused-league-not_next = There’s no free spot, or another player is next.
umpire-never-dealt = ⚠️ First without a card dealt, so not champion: { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Accept
button-offer-decline = Decline
outbox-offered = 🤝 { $player }, { $umpire } asks you to take over from { $old } in **{ $season }**, with their score and matches. Answer by <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] hasn’t answered the offer of
       *[other] doesn’t take
    } { $old }’s spot in **{ $season }**. You can ask someone else on the dashboard.
act-offer = { $player } is asked to take over from { $old }.
act-turn-down = Declined to take over.
act-expire = No answer to the offer in time.
league-offer = 🤝 { $own ->
        [yes] **Will you take over from { $old }?**
       *[other] { act-offer }
    } Answer by <t:{ $until }:f>.
league-taken-over = ✅ **The spot is yours,** with its score and matches.
league-turned-down = 👌 **All right.** I’ll tell the umpire.
umpire-offer-note = I’ll ask { $player } in the season’s channel. They can answer until { $until }. Nothing changes until they accept.
umpire-offer-instead = This replaces your offer to another player.
refused-league-offered = This player already has an open offer.
refused-league-offer_over = This offer has ended.
refused-league-not_offered = This offer is for another player.

# Moving between divisions.
ruling-transfer = { $player } goes to division { $division }{ $promised ->
        [none] {""}
       *[other] , although they were promised division { $promised }
    }.
umpire-transfer-promised = ⚠️ This breaks an earlier promise, so I’ll post it in the season’s channel, with your reason.
season-room = ⬆️ { $names } will play in division { $division } instead of { $promised }, because there was room.
season-merged = 🔀 { $names } will play in division { $division }, because there’s no division { $promised } this season.
season-full = ↩️ { $names } will play in division { $division } instead of { $promised } after a break, because division { $promised } is full.
season-more-divisions =
    ➕ This season has { $count } divisions, because { $players } players don’t fit into { $before ->
        [one] one.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 This season has { $count ->
        [one] one division
       *[other] { $count } divisions
    } instead of { $before }, because { $fits ->
        [yes] { $players } players fit into { $count ->
            [one] it.
           *[other] them.
        }
       *[no] too few players are left for more.
    }
season-large-division = 📏 Division { $division } has { $count } players instead of { $most } at most, because promises come first. More players than usual will move down after the season.
season-split = ➕ The next season will have { $count } divisions, because a division has at most { $most } players.
umpire-division-size = Division { $division } then has { $count ->
        [one] 1 player.
       *[other] { $count } players.
    }
umpire-transfer-note = Current pairings stay. The move counts from the next round.
refused-league-no_division = { $divisions ->
        [one] There’s only one division.
       *[other] Choose a division from 1 to { $divisions }.
    }
refused-league-same_division = This player is already in division { $division }.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] follow the order of sign-up.
        [lot] are drawn by lot.
       *[rating] follow ratings, then the order of sign-up.
    }

# The order of strength in which players start.
league-seeds-divisions =
    The first divisions { league-seeding } There are as few as fit, with at most { $most } players each.
    If an earlier season promised you a division, you start there or higher. You can sit out up to { $seasons } seasons. If your division is full when you return, you start at most one lower for each season off.
    { $seeding ->
        [rating] Newcomers start in the highest division where at least half of the players are rated lower, if there’s room. Without a rating, they start at the bottom.
       *[other] Newcomers start at the bottom.
    }
umpire-seeds = **Seeds:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Saved. The season hasn’t started yet.
umpire-form-order = Numbers, strongest first
umpire-form-order-about = Example: 3 1 5-8. Players you leave out keep their current order.
button-order = Change the order
act-seed = The umpire set the starting order.
refused-umpire_order = Write each number from 1 to { $most } once, e.g. 3 1 5-8.
refused-league-no_seeds = This season has no starting order.
refused-league-seeded_twice = Name each player once.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: { $players } left the server. { $how ->
        [start] Unless they come back, **{ $season }** starts without them.
       *[other] { $how ->
            [drawn] Until they’re back, I leave them out of **{ $season }**’s pairings, and they count as { $count ->
                [one] a no-show
               *[other] no-shows
            }.
            [computer] Until they’re back, a computer plays for them in **{ $season }**.
           *[nothing] Their results in **{ $season }** count.
        } You can remove or replace them on the dashboard.
    }
act-miss = { $count ->
        [0] All players are on the server.
       *[other] Not on the server: { $players }.
    }
