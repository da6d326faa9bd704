# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Mark my hours
button-times = Times
league-button-times = { button-times } · { $number }
button-mark-alike = The same on every day
button-accept-time = Accept
button-decline-time = I cannot then
button-want-event = Make an event

times-head = **{ league-round-of }** with { $names ->
        [none] nobody else
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Agreed:
       *[no] It is played
    } <t:{ $at }:F>, <t:{ $at }:R>.
times-proposed = 🗓️ { $name } proposes <t:{ $at }:F>, <t:{ $at }:R>. Still to accept it: { $waiting }.
times-open = 🗓️ No time agreed yet. On <t:{ $until }:f> I’ll pick the hour that works for the most players. Until everyone has marked their hours, I only pick from { $first } to { $last } ({ $zone }).
times-none-left = No hour is left to choose.
times-answered = Hours marked by { $names }{ $silent ->
        [none] .
       *[other] ; not yet by { $silent }.
    }
times-suits = - <t:{ $at }:f> suits { $names }
times-mark = **Which hours suit you?** Choose a day, then its hours. You can choose several, and change them later.
    -# Hours by your clock: { $zone }. You choose it with `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 hour marked
       *[other] { $count } hours marked
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] when the season is played
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }suits { $others } of the others
    }
times-choose-hours = Hours that suit you on { DATETIME($date, dateStyle: "full") }
times-hour-of-day = { DATETIME($date, dateStyle: "full") }, { $clock }
times-suits-count = suits { $count } of { $players }
times-propose = Propose a time…

times-marked = ✅ { $count ->
        [0] No hour of that day suits you.
        [one] 1 hour of that day is marked.
       *[other] { $count } hours of that day are marked.
    }
times-marked-alike = ✅ Marked on every day.
times-have-proposed = ✅ You have proposed <t:{ $at }:F>. The others are asked.
times-have-accepted = ✅ You have accepted <t:{ $at }:F>.
times-have-declined = ✅ You have declined <t:{ $at }:F>. Propose another time if you can.
times-event-wanted = ✅ The event follows. It moves with the time, and is cancelled if that is taken back.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } proposes <t:{ $at }:F>, <t:{ $at }:R>. { $waiting }: does it suit you? It is agreed when all accept it, or when most do and the others say nothing for two days.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: agreed, { $players } play <t:{ $at }:F>, <t:{ $at }:R>. { outbox-grace }
        [begun] 🃏 { outbox-time-place } is being played.
        [over] 🏁 { outbox-time-place } is over.
       *[open] 🗓️ { outbox-time-place }: no time is agreed. { $players }: mark the hours that suit you, or propose one.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Accepted by { $accepted }
    }
outbox-lapsed = 🗓️ <t:{ $at }:F> came too close, and not enough of you had accepted it. { $by }: propose another time.
outbox-declined = 🗓️ { $name } cannot play <t:{ $at }:F>. { $by }: propose another time.
refused-no_event_permission = I cannot make events here. Ask somebody who runs this server to give me the permission Create Events, then press again.
