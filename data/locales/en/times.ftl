# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Mark my hours
button-times = Times
league-button-times = { button-times } · { $number }
button-mark-alike = The same on every day
button-accept-time = Accept
button-decline-time = I can’t then
button-want-event = Make an event

times-head = **{ league-round-of }** with { $names ->
        [none] no other players
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Agreed:
       *[no] Set by the umpire:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } proposes <t:{ $at }:F> (<t:{ $at }:R>). Not yet accepted by { $waiting }.
times-open = 🗓️ No time agreed yet. On <t:{ $until }:f> I’ll pick the hour that works for the most players. Until all have answered, I only pick from { $first } to { $last } ({ $zone }).
times-none-left = No hours are left.
times-answered = Answered: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }not yet: { $silent }
    }
times-suits = - <t:{ $at }:f> suits { $names }
times-mark = **When can you play?** Choose a day, then hours. You can choose several and change them later.
    -# Hours are in your time zone: { $zone }. Change it with `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 hour marked
       *[other] { $count } hours marked
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] usual hours
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }suits { $others } others
    }
times-choose-hours = Choose hours…
times-hour-of-day = { DATETIME($date, dateStyle: "full") }, { $clock }
times-suits-count = suits { $count } of { $players }
times-propose = Propose a time…

times-marked = ✅ { $count ->
        [0] No hours saved for that day.
        [one] 1 hour saved.
       *[other] { $count } hours saved.
    }
times-marked-alike = ✅ Saved for every day.
times-have-proposed = ✅ You proposed <t:{ $at }:F>. I’ll ask the others.
times-have-accepted = ✅ You accepted <t:{ $at }:F>.
times-have-declined = ✅ You declined <t:{ $at }:F>. Propose another time if you can.
times-event-wanted = ✅ I’ll create the event. It follows the agreed time.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } proposes <t:{ $at }:F> (<t:{ $at }:R>). { $waiting }: does it suit you? It’s agreed when all of you accept, or when most do and the others say nothing for two days.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: agreed, { $players } play <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } is running.
        [over] 🏁 { outbox-time-place } has ended.
       *[open] 🗓️ { outbox-time-place }: no time agreed yet. { $players }: say when you can play, or propose a time.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Accepted by { $accepted }
    }
outbox-lapsed = 🗓️ Too few of you accepted <t:{ $at }:F> in time. { $by }: propose another time.
outbox-declined = 🗓️ { $name } can’t play <t:{ $at }:F>. { $by }: propose another time.
refused-no_event_permission = I can’t create events here. Ask a member who manages this server to give me **Create Events**, then press again.
