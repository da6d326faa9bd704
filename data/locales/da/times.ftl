# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Marker mine timer
button-times = Tider
league-button-times = { button-times } · { $number }
button-mark-alike = Ens hver dag
button-accept-time = Sig ja
button-decline-time = Det kan jeg ikke
button-want-event = Opret begivenhed

times-head = **{ league-round-of }** { $names ->
        [none] uden andre spillere
       *[other] med { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Aftalt:
       *[no] Sat af dommeren:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } foreslår <t:{ $at }:F> (<t:{ $at }:R>). Mangler svar fra { $waiting }.
times-open = 🗓️ Der er ikke aftalt nogen tid endnu. <t:{ $until }:f> vælger jeg den time der passer flest spillere. Indtil alle har svaret, vælger jeg kun fra { $first } til { $last } ({ $zone }).
times-none-left = Der er ingen timer tilbage.
times-answered = Svaret: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }ikke endnu: { $silent }
    }
times-suits = - <t:{ $at }:f> passer { $names }
times-mark = **Hvornår kan du spille?** Vælg en dag og så timer. Du kan vælge flere og ændre dem senere.
    -# Timerne er i din tidszone: { $zone }. Ændr den med `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 time valgt
       *[other] { $count } timer valgt
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] sædvanlig tid
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }passer { $others } andre
    }
times-choose-hours = Vælg timer …
times-hour-of-day = { DATETIME($date, dateStyle: "full") } kl. { $clock }
times-suits-count = passer { $count } af { $players }
times-propose = Foreslå en tid …

times-marked = ✅ { $count ->
        [0] Ingen timer gemt for den dag.
        [one] 1 time gemt.
       *[other] { $count } timer gemt.
    }
times-marked-alike = ✅ Gemt for hver dag.
times-have-proposed = ✅ Du foreslog <t:{ $at }:F>. Jeg spørger de andre.
times-have-accepted = ✅ Du sagde ja til <t:{ $at }:F>.
times-have-declined = ✅ Du sagde nej til <t:{ $at }:F>. Foreslå en anden tid hvis du kan.
times-event-wanted = ✅ Jeg opretter begivenheden. Den følger den aftalte tid.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } foreslår <t:{ $at }:F> (<t:{ $at }:R>). { $waiting }: passer det? Tiden er aftalt når alle siger ja, eller når de fleste gør og de andre tier i to dage.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: aftalt, { $players } spiller <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } er i gang.
        [over] 🏁 { outbox-time-place } er slut.
       *[open] 🗓️ { outbox-time-place }: ingen tid er aftalt endnu. { $players }: sig hvornår I kan spille, eller foreslå en tid.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Ja fra { $accepted }
    }
outbox-lapsed = 🗓️ For få af jer sagde ja til <t:{ $at }:F> i tide. { $by }: foreslå en anden tid.
outbox-declined = 🗓️ { $name } kan ikke spille <t:{ $at }:F>. { $by }: foreslå en anden tid.
refused-no_event_permission = Jeg kan ikke oprette begivenheder her. Bed et medlem der administrerer serveren, om at give mig **Opret begivenheder**, og tryk igen.
