# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Ange mina tider
button-times = Tider
league-button-times = { button-times } · { $number }
button-mark-alike = Likadant alla dagar
button-accept-time = Godta
button-decline-time = Jag kan inte då
button-want-event = Skapa evenemang

times-head = **{ league-round-of }** med { $names ->
        [none] inga andra spelare
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Avtalat:
       *[no] Bestämt av domaren:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } föreslår <t:{ $at }:F> (<t:{ $at }:R>). Inte godtaget än av { $waiting }.
times-open = 🗓️ Ingen tid är avtalad än. <t:{ $until }:f> väljer jag den timme som passar flest spelare. Tills alla har svarat väljer jag bara mellan { $first } och { $last } ({ $zone }).
times-none-left = Det finns inga timmar kvar.
times-answered = Svarat: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }inte än: { $silent }
    }
times-suits = - <t:{ $at }:f> passar { $names }
times-mark = **När kan du spela?** Välj en dag, sedan timmar. Du kan välja flera och ändra dem senare.
    -# Timmarna är i din tidszon: { $zone }. Ändra den med `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 timme vald
       *[other] { $count } timmar valda
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] vanlig tid
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }passar { $others } andra
    }
times-choose-hours = Välj timmar …
times-hour-of-day = { DATETIME($date, dateStyle: "full") } kl. { $clock }
times-suits-count = passar { $count } av { $players }
times-propose = Föreslå en tid …

times-marked = ✅ { $count ->
        [0] Inga timmar sparade för den dagen.
        [one] 1 timme sparad.
       *[other] { $count } timmar sparade.
    }
times-marked-alike = ✅ Sparat för alla dagar.
times-have-proposed = ✅ Du föreslog <t:{ $at }:F>. Jag frågar de andra.
times-have-accepted = ✅ Du godtog <t:{ $at }:F>.
times-have-declined = ✅ Du sa nej till <t:{ $at }:F>. Föreslå en annan tid om du kan.
times-event-wanted = ✅ Jag skapar evenemanget. Det följer den avtalade tiden.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } föreslår <t:{ $at }:F> (<t:{ $at }:R>). { $waiting }: passar det? Det är avtalat när alla godtar, eller när de flesta gör det och de andra inget säger på två dagar.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: avtalat, { $players } spelar <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } pågår.
        [over] 🏁 { outbox-time-place } är klar.
       *[open] 🗓️ { outbox-time-place }: ingen tid är avtalad än. { $players }: säg när du kan spela, eller föreslå en tid.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Godtaget av { $accepted }
    }
outbox-lapsed = 🗓️ För få godtog <t:{ $at }:F> i tid. { $by }: föreslå en annan tid.
outbox-declined = 🗓️ { $name } kan inte spela <t:{ $at }:F>. { $by }: föreslå en annan tid.
refused-no_event_permission = Jag kan inte skapa evenemang här. Be någon som hanterar servern att ge mig **Skapa evenemang**, och tryck sedan igen.
