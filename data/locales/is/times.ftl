# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Hvenær get ég spilað?
button-times = Tímar
league-button-times = { button-times } · { $number }
button-mark-alike = Eins alla daga
button-accept-time = Samþykkja
button-decline-time = Kemst ekki þá
button-want-event = Búa til viðburð

times-head = **{ league-round-of }**, með: { $names ->
        [none] engum öðrum
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Samþykkt:
       *[no] Dómarinn ákvað:
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } stingur upp á <t:{ $at }:F> (<t:{ $at }:R>). Eiga eftir að samþykkja: { $waiting }.
times-open = 🗓️ Enginn tími er kominn. <t:{ $until }:f> vel ég tíma sem hentar flestum. Þar til allir hafa svarað vel ég bara frá { $first } til { $last } ({ $zone }).
times-none-left = Engir tímar eru eftir.
times-answered = Hafa svarað: { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }ekki enn: { $silent }
    }
times-suits = - <t:{ $at }:f> hentar: { $names }
times-mark = **Hvenær getur þú spilað?** Veldu dag og svo tíma. Þú mátt velja marga og breyta þeim síðar.
    -# Tímarnir eru í þínu tímabelti: { $zone }. Breyttu því með `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] { $count } tími valinn
       *[other] { $count } tímar valdir
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] vanalegur tími
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }hentar { $others } öðrum
    }
times-choose-hours = Veldu tíma …
times-hour-of-day = { DATETIME($date, dateStyle: "full") } kl. { $clock }
times-suits-count = hentar { $count } af { $players }
times-propose = Stinga upp á tíma …

times-marked = ✅ { $count ->
        [0] Engir tímar vistaðir fyrir þann dag.
        [one] { $count } tími vistaður.
       *[other] { $count } tímar vistaðir.
    }
times-marked-alike = ✅ Vistað fyrir alla daga.
times-have-proposed = ✅ Þú stakkst upp á <t:{ $at }:F>. Ég spyr hina.
times-have-accepted = ✅ Þú samþykktir <t:{ $at }:F>.
times-have-declined = ✅ Þú hafnaðir <t:{ $at }:F>. Stingdu upp á öðrum tíma ef þú getur.
times-event-wanted = ✅ Ég bý til viðburðinn. Hann fylgir tímanum sem er ákveðinn.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place }: { $by } stingur upp á <t:{ $at }:F> (<t:{ $at }:R>). { $waiting }: hentar það? Tíminn er ákveðinn þegar allir samþykkja, eða þegar flestir gera það og hinir segja ekkert í tvo daga.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place }: samþykkt, { $players } spila <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } er í gangi.
        [over] 🏁 { outbox-time-place } er lokið.
       *[open] 🗓️ { outbox-time-place }: enginn tími er kominn. { $players }: segið hvenær þið getið spilað, eða stingið upp á tíma.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Hafa samþykkt: { $accepted }
    }
outbox-lapsed = 🗓️ Of fáir samþykktu <t:{ $at }:F> í tæka tíð. { $by }: stingdu upp á öðrum tíma.
outbox-declined = 🗓️ { $name } kemst ekki <t:{ $at }:F>. { $by }: stingdu upp á öðrum tíma.
refused-no_event_permission = Ég get ekki búið til viðburði hér. Biddu meðlim sem stjórnar servernum að gefa mér **Create Events**, og ýttu svo aftur.
