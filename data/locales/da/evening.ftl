# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    Næste runde begynder et minut efter at alle partier er slut.{ $out ->
        [yes] { " " }Udebliver du fra et parti, sætter jeg dig ikke op igen før du trykker på **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = Den varer til alle partier er slut, senest til <t:{ $until }:f> (<t:{ $until }:R>). Så begynder næste runde.
league-follows-next = Næste runde begynder { $latest ->
    [yes] senest <t:{ $until }:f>
   *[no] <t:{ $until }:t>
}.
league-own-out = 💤 **Du udeblev fra et parti, så jeg sætter dig ikke op.** Tryk på **{ button-count-in }** hvis du stadig spiller.
league-counted-in = ✅ **Du er med igen** fra næste runde.
league-count-others-in = Du spiller ikke i sæsonen. Her kan du tage spillere med igen:
button-count-in = Jeg er med igen

outbox-draw-soon = ⏭️ **{ $season }:** runde { $round } er slut. Næste runde begynder <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** næste runde { $open ->
        [yes] venter til alle partier i runde { $round } er slut.
       *[no] begynder <t:{ $until }:t> (<t:{ $until }:R>), eller før hvis dommeren starter den.
    }
outbox-out =
    💤 { $players ->
        [none] Hvis du udeblev fra et parti, men
       *[other] { $players } udeblev fra et parti. Hvis du
    } stadig spiller, så tryk på **{ button-count-in }**.
outbox-missed = 💤 { $players }: tryk på **{ button-count-in }** for at blive sat op igen.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** udeblev fra { $count ->
        [one] et parti
       *[other] { $count } partier
    }. Jeg sætter ikke spilleren op igen før **{ button-count-in }**.
button-dashboard-pair = Sæt næste runde op nu
button-dashboard-hold = Begynd ikke endnu
button-dashboard-count-in = Tag { $name } med igen
umpire-draw-unplayed = ⌛ Ikke spillet: { $tables }. Du kan give de partier mere tid indtil næste runde begynder.
umpire-draw-questions = 🙋 Ubesvarede spørgsmål om runden: { $count }
umpire-draw-tie = ⚖️ { $names } står lige. Afgør du det ikke før næste runde, spiller de omkamp.
refused-league-round_drawn = Næste runde er allerede i gang. Her er oversigten som den er nu.

act-draw-soon = Alle partier i runden er slut. Næste runde begynder { $at }.
act-hold = Starten på næste runde er udsat.
act-count-in = { $player } er med igen fra næste runde.
refused-league-round_not_over = Næste runde kan begynde når alle partier i denne er slut og der er en runde tilbage.
refused-league-not_drawn_soon = Ingen runde er ved at begynde.
refused-league-not_out = Du er allerede med.
refused-league-last_round = Det er sidste runde, så jeg sætter ikke flere partier op.
