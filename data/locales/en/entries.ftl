# Who is in a season: those who wait for a place, and those who get one.
crier-check-in-waiting =
    📋 **{ $season }**: do you still want a place? Press **{ league-button-here }** by <t:{ $until }:f>, <t:{ $until }:R>. Places that become free go to those who have, in the order of the waiting list.
crier-entered = 🪑 { $player }, a place in **{ $season }** was free: you are in now.
league-own-wait-check-in = ⏰ Do you still want a place? Press **{ league-button-here }** to get the next one that is free.
act-enter = { $player } got a place that was free.
umpire-check-in-waiting = Everybody who waits for a place in **{ $league }** is asked to check in by <t:{ $until }:f>. Those who do get the next places that are free.
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
