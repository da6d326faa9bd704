# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    Nästa omgång börjar en minut efter att alla matcher är klara.{ $out ->
        [yes] { " " }Missar du en match lottar jag inte in dig igen förrän du trycker på **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = Den håller på tills alla matcher är klara, eller senast till <t:{ $until }:f> (<t:{ $until }:R>). Sedan börjar nästa omgång.
league-follows-next = Nästa omgång börjar { $latest ->
    [yes] senast <t:{ $until }:f>
   *[no] <t:{ $until }:t>
}.
league-own-out = 💤 **Du missade en match, så jag lottar inte in dig.** Tryck på **{ button-count-in }** om du fortfarande spelar.
league-counted-in = ✅ **Du är med igen** från nästa omgång.
league-count-others-in = Du spelar inte i den här säsongen. Ta med spelare här i stället:
button-count-in = Ta med mig

outbox-draw-soon = ⏭️ **{ $season }:** omgång { $round } är slut. Nästa omgång börjar <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** nästa omgång { $open ->
        [yes] väntar tills alla matcher i omgång { $round } är klara.
       *[no] börjar <t:{ $until }:t> (<t:{ $until }:R>), eller tidigare om domaren startar den.
    }
outbox-out =
    💤 { $players ->
        [none] Har du missat en match men spelar fortfarande?
       *[other] { $players } missade en match. Fortfarande med?
    } Tryck på **{ button-count-in }**.
outbox-missed = 💤 { $players }: tryck på **{ button-count-in }** för att vara med i lottningen igen.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** missade { $count ->
    [one] en match
   *[other] { $count } matcher
}, så jag lottar inte in spelaren igen före ett tryck på **{ button-count-in }**.
button-dashboard-pair = Lotta nästa omgång nu
button-dashboard-hold = Starta den inte än
button-dashboard-count-in = Ta med { $name }
umpire-draw-unplayed = ⌛ Inte spelade: { $tables }. Du kan ge de matcherna mer tid tills nästa omgång börjar.
umpire-draw-questions = 🙋 Obesvarade frågor om den här omgången: { $count }
umpire-draw-tie = ⚖️ { $names } står lika. Avgör du inte ordningen före nästa omgång spelar de en skiljematch.
refused-league-round_drawn = Nästa omgång har redan börjat. Så här ser översikten ut nu.

act-draw-soon = Alla matcher i omgången är klara. Nästa omgång börjar { $at }.
act-hold = Nästa omgång skjuts upp.
act-count-in = { $player } är med igen från nästa omgång.
refused-league-round_not_over = Nästa omgång kan börja när alla matcher i den här är klara, om det finns en omgång kvar.
refused-league-not_drawn_soon = Ingen omgång är på väg att börja.
refused-league-not_out = Du är redan med.
refused-league-last_round = Det här är sista omgången, så det blir ingen lottning till.
