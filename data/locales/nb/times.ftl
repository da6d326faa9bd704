# Hvordan spillerne ved et bord avtaler tiden: det private bildet, og det som fortelles.
button-own-times = Når kan jeg spille?
button-times = Tider
league-button-times = { button-times } · { $number }
button-mark-alike = Likt hver dag
button-accept-time = Godta
button-decline-time = Kan ikke da
button-want-event = Lag et arrangement

times-head = **{ league-round-of }** med { $names ->
        [none] ingen andre
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Avtalt:
       *[no] Satt av dommeren:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } foreslår <t:{ $at }:F> (<t:{ $at }:R>). Ikke godtatt ennå av { $waiting }.
times-open = 🗓️ Dere har ikke avtalt noe ennå. <t:{ $until }:f> velger jeg tidspunktet som passer for flest. Til alle har svart, velger jeg bare mellom { $first } og { $last } ({ $zone }).
times-none-left = Det er ingen timer igjen.
times-answered = Har svart: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }ikke ennå: { $silent }
    }
times-suits = - <t:{ $at }:f> passer for { $names }
times-mark = **Når kan du spille?** Velg en dag, og så klokkeslett. Du kan velge flere og endre dem senere.
    -# Tidene er i din tidssone: { $zone }. Endre den med `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 time valgt
       *[other] { $count } timer valgt
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
        }passer for { $others } andre
    }
times-choose-hours = Velg tider …
times-hour-of-day = { DATETIME($date, dateStyle: "full") } kl. { $clock }
times-suits-count = passer for { $count } av { $players }
times-propose = Foreslå en tid …

times-marked = ✅ { $count ->
        [0] Ingen timer lagret den dagen.
        [one] 1 time lagret.
       *[other] { $count } timer lagret.
    }
times-marked-alike = ✅ Lagret for alle dager.
times-have-proposed = ✅ Du foreslo <t:{ $at }:F>. Jeg spør de andre.
times-have-accepted = ✅ Du godtok <t:{ $at }:F>.
times-have-declined = ✅ Du sa nei til <t:{ $at }:F>. Foreslå en annen tid hvis du kan.
times-event-wanted = ✅ Jeg lager arrangementet. Det følger den avtalte tiden.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } foreslår <t:{ $at }:F> (<t:{ $at }:R>). { $waiting }: passer det? Tiden er avtalt når alle godtar den. Det holder også at de fleste gjør det, og de andre ikke sier noe på to dager.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: avtalt, { $players } spiller <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } er i gang.
        [over] 🏁 { outbox-time-place } er over.
       *[open] 🗓️ { outbox-time-place }: ingen tid er avtalt. { $players }: si når dere kan spille, eller foreslå en tid.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Godtatt av { $accepted }
    }
outbox-lapsed = 🗓️ For få av dere godtok <t:{ $at }:F> i tide. { $by }: foreslå en annen tid.
outbox-declined = 🗓️ { $name } kan ikke spille <t:{ $at }:F>. { $by }: foreslå en annen tid.
refused-no_event_permission = Jeg kan ikke lage arrangementer her. Be noen som administrerer serveren, om å gi meg **Opprett arrangementer**, og trykk igjen.
