# Korte runder: den neste begynner straks alle partiene i den forrige er over, uten dem som ikke møtte.
league-short =
    Neste runde begynner ett minutt etter at alle partiene er over.{ $out ->
        [yes] { " " }Møter du ikke til et parti, setter jeg deg ikke opp igjen før du trykker på **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = Den varer til alle partiene er over, senest til <t:{ $until }:f> (<t:{ $until }:R>). Så begynner neste runde.
league-follows-next = Neste runde begynner { $latest ->
    [yes] senest <t:{ $until }:f>
   *[no] <t:{ $until }:t>
}.
league-own-out = 💤 **Du møtte ikke til et parti, så jeg setter deg ikke opp.** Trykk på **{ button-count-in }** hvis du spiller videre.
league-counted-in = ✅ **Du er med igjen** fra neste runde.
league-count-others-in = Du spiller ikke i denne sesongen. Her kan du ta med spillere igjen:
button-count-in = Jeg er med igjen

outbox-draw-soon = ⏭️ **{ $season }:** runde { $round } er over. Neste runde begynner <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** neste runde { $open ->
        [yes] venter til alle partiene i runde { $round } er over.
       *[no] begynner <t:{ $until }:t> (<t:{ $until }:R>), eller før hvis dommeren starter den.
    }
outbox-out =
    💤 { $players ->
        [none] Møtte du ikke til et parti, men
       *[other] { $players } møtte ikke til et parti. Hvis du
    } spiller videre, trykker du på **{ button-count-in }**.
outbox-missed = 💤 { $players }: trykk på **{ button-count-in }** for å bli satt opp igjen.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** møtte ikke til { $count ->
    [one] et parti
   *[other] { $count } partier
}. Jeg setter ikke opp spilleren igjen uten et trykk på **{ button-count-in }**.
button-dashboard-pair = Sett opp neste runde nå
button-dashboard-hold = Ikke begynn ennå
button-dashboard-count-in = Ta med { $name } igjen
umpire-draw-unplayed = ⌛ Ikke spilt: { $tables }. Du kan gi disse partiene mer tid til neste runde begynner.
umpire-draw-questions = 🙋 Ubesvarte spørsmål om denne runden: { $count }
umpire-draw-tie = ⚖️ { $names } står likt. Skiller du dem ikke før neste runde, spiller de omspill.
refused-league-round_drawn = Neste runde er allerede i gang. Her er oversikten slik den er nå.

act-draw-soon = Alle partiene i runden er over. Neste runde begynner { $at }.
act-hold = Starten på neste runde er utsatt.
act-count-in = { $player } er med igjen fra neste runde.
refused-league-round_not_over = Neste runde kan begynne når alle partiene i denne er over og det er en runde igjen.
refused-league-not_drawn_soon = Ingen runde er i ferd med å begynne.
refused-league-not_out = Du er allerede med.
refused-league-last_round = Dette er siste runde, så jeg setter ikke opp flere partier.
