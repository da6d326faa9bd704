# Hvordan spillerne ved et bord avtaler tiden: det private bildet, og det som fortelles.
button-own-times = Merk av timene mine
button-times = Tider
league-button-times = { button-times } · { $number }
button-mark-alike = Det samme hver dag
button-accept-time = Godta
button-decline-time = Kan ikke da
button-want-event = Lag en hendelse

times-head = **{ league-round-of }** med { $names ->
        [none] ingen andre
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Avtalt:
       *[no] Det spilles
    } <t:{ $at }:F>, <t:{ $at }:R>.
times-proposed = 🗓️ { $name } foreslår <t:{ $at }:F>, <t:{ $at }:R>. Har ikke godtatt ennå: { $waiting }.
times-open = 🗓️ Ingen tid er avtalt ennå. <t:{ $until }:f> setter jeg timen som passer for flest. Til alle har merket av timene sine, velger jeg bare mellom { $first } og { $last } ({ $zone }).
times-none-left = Det er ingen timer igjen å velge.
times-answered = Timer er merket av { $names }{ $silent ->
        [none] .
       *[other] , ennå ikke av { $silent }.
    }
times-suits = - <t:{ $at }:f> passer for { $names }
times-mark = **Hvilke timer passer for deg?** Velg en dag, så timene. Du kan velge flere, og endre dem senere.
    -# Timene følger klokken din: { $zone }. Du velger den med `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] 1 time merket av
       *[other] { $count } timer merket av
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] når sesongen spilles
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }passer for { $others } av de andre
    }
times-choose-hours = Timer som passer { DATETIME($date, dateStyle: "full") }
times-hour-of-day = { DATETIME($date, dateStyle: "full") } kl. { $clock }
times-suits-count = passer for { $count } av { $players }
times-propose = Foreslå en tid …

times-marked = ✅ { $count ->
        [0] Ingen timer passer for deg den dagen.
        [one] 1 time den dagen er merket av.
       *[other] { $count } timer den dagen er merket av.
    }
times-marked-alike = ✅ Merket av på alle dager.
times-have-proposed = ✅ Du har foreslått <t:{ $at }:F>. De andre blir spurt.
times-have-accepted = ✅ Du har godtatt <t:{ $at }:F>.
times-have-declined = ✅ Du har sagt nei til <t:{ $at }:F>. Foreslå en annen tid hvis du kan.
times-event-wanted = ✅ Hendelsen kommer. Den flyttes med tiden, og avlyses hvis tiden tas tilbake.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } foreslår <t:{ $at }:F>, <t:{ $at }:R>. { $waiting }: passer det? Tiden er avtalt når alle har godtatt den, eller når de fleste har det og de andre ikke har sagt noe på to dager.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: avtalt, { $players } spiller <t:{ $at }:F>, <t:{ $at }:R>. { outbox-grace }
        [begun] 🃏 { outbox-time-place } spilles nå.
        [over] 🏁 { outbox-time-place } er ferdig.
       *[open] 🗓️ { outbox-time-place }: ingen tid er avtalt. { $players }: merk av timene som passer, eller foreslå en.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Godtatt av { $accepted }
    }
outbox-lapsed = 🗓️ <t:{ $at }:F> kom for nær, og for få av dere hadde godtatt det. { $by }: foreslå en annen tid.
outbox-declined = 🗓️ { $name } kan ikke spille <t:{ $at }:F>. { $by }: foreslå en annen tid.
refused-no_event_permission = Jeg kan ikke lage hendelser her. Be noen som styrer serveren, om å gi meg tillatelsen til å opprette hendelser, og trykk igjen.
