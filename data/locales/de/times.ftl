# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Wann kann ich?
button-times = Termine
league-button-times = { button-times } · { $number }
button-mark-alike = An jedem Tag gleich
button-accept-time = Passt
button-decline-time = Da kann ich nicht
button-want-event = Event erstellen

times-head = **{ league-round-of }** mit { $names ->
        [none] niemand anderem
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Abgemacht:
       *[no] Festgelegt von der Spielleitung:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } schlägt <t:{ $at }:F> vor (<t:{ $at }:R>). Es fehlt noch die Zusage von { $waiting }.
times-open = 🗓️ Noch kein Termin. <t:{ $until }:f> nehme ich die Stunde, die den meisten passt. Bis alle geantwortet haben, wähle ich nur zwischen { $first } und { $last } ({ $zone }).
times-none-left = Es sind keine Stunden mehr übrig.
times-answered = Geantwortet: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }noch nicht: { $silent }
    }
times-suits = - <t:{ $at }:f> passt { $names }
times-mark = **Wann kannst du spielen?** Wähl einen Tag, dann Stunden. Es dürfen mehrere sein, und du kannst sie später ändern.
    -# Die Stunden sind in deiner Zeitzone: { $zone }. Ändern kannst du sie mit `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 Stunde gewählt
       *[other] { $count } Stunden gewählt
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] übliche Zeit
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }passt { $others } anderen
    }
times-choose-hours = Stunden wählen …
times-hour-of-day = { DATETIME($date, dateStyle: "full") }, { $clock } Uhr
times-suits-count = passt { $count } von { $players }
times-propose = Termin vorschlagen …

times-marked = ✅ { $count ->
        [0] Für diesen Tag sind keine Stunden gespeichert.
        [one] 1 Stunde gespeichert.
       *[other] { $count } Stunden gespeichert.
    }
times-marked-alike = ✅ Für jeden Tag gespeichert.
times-have-proposed = ✅ Vorgeschlagen: <t:{ $at }:F>. Ich frage die anderen.
times-have-accepted = ✅ Zugesagt: <t:{ $at }:F>.
times-have-declined = ✅ Abgesagt: <t:{ $at }:F>. Schlag einen anderen Termin vor, wenn du kannst.
times-event-wanted = ✅ Ich erstelle das Event. Es richtet sich nach dem Termin.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } schlägt <t:{ $at }:F> vor (<t:{ $at }:R>). { $waiting }: Passt das? Es gilt, wenn alle zusagen oder wenn die meisten zusagen und der Rest zwei Tage nichts sagt.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }, abgemacht: { $players }, <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } läuft.
        [over] 🏁 { outbox-time-place } ist zu Ende.
       *[open] 🗓️ { outbox-time-place }: noch kein Termin. { $players }: Sagt, wann ihr könnt, oder schlagt etwas vor.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Zugesagt: { $accepted }
    }
outbox-lapsed = 🗓️ Für <t:{ $at }:F> kamen zu wenige Zusagen. { $by }: Schlag einen anderen Termin vor.
outbox-declined = 🗓️ { $name } kann <t:{ $at }:F> nicht. { $by }: Schlag einen anderen Termin vor.
refused-no_event_permission = Hier kann ich keine Events erstellen. Bitte jemanden, der den Server verwaltet, mir **Events erstellen** zu geben, dann drück noch mal.
