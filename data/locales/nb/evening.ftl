# Korte runder: den neste begynner straks alle partiene i den forrige er over, uten dem som ikke møtte.
league-short =
    { $out ->
        [yes] Neste runde begynner ett minutt etter at alle partiene er over. Møter du ikke til et parti, setter jeg deg ikke opp igjen før du trykker **{ button-count-in }**.
       *[no] Neste runde begynner ett minutt etter at alle partiene er over.
    }
league-follows-short = Den varer til alle partiene er over, senest til <t:{ $until }:f>, <t:{ $until }:R>. Så begynner neste runde.
league-own-out = 💤 **Du møtte ikke til et parti, så jeg setter deg ikke opp.** Trykk **{ button-count-in }** hvis du spiller videre.
league-counted-in = ✅ **Du er med igjen.** Jeg setter deg opp i neste runde.
button-count-in = Jeg er med igjen

outbox-draw-soon = ⏭️ **{ $season }:** alle partiene i runde { $round } er over. Neste runde begynner <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** { $open ->
        [yes] neste runde må vente. Den begynner når alle partiene i runde { $round } er over.
       *[no] neste runde venter på dommeren. Den begynner senest <t:{ $until }:R>.
    }
outbox-out =
    { $players ->
        [none] 💤 Hvis du ikke møtte til et parti, men spiller videre, trykker du **{ button-count-in }**.
       *[other] 💤 { $players } møtte ikke til et parti. Spiller du videre, trykker du **{ button-count-in }**.
    }
outbox-missed = 💤 { $players }: jeg setter deg ikke opp igjen før du trykker **{ button-count-in }**.

desk-round-over = 🏁 **Alle partiene i runde { $round } er over.** Neste runde begynner <t:{ $at }:R>.
desk-out = 💤 **{ $name }** møtte ikke til et parti. Jeg setter ikke opp spilleren igjen uten et trykk på **{ button-count-in }**.
button-desk-draw = Trekk neste runde nå
button-desk-hold = Ikke begynn ennå
button-desk-count-in = Ta med { $name } igjen
umpire-draw-unplayed = ⌛ Ikke spilt: { $tables }. Du kan gi disse partiene mer tid til neste runde begynner.
umpire-draw-questions =
    🙋 { $count ->
        [one] Ett spørsmål om denne runden er ubesvart.
       *[other] { $count } spørsmål om denne runden er ubesvart.
    }
umpire-draw-tie = ⚖️ { $names } står likt. Du kan skille dem til neste runde begynner. Etter det spiller de omspill.
refused-league-round_drawn = Neste runde er allerede i gang. Gå til oversikten og se hvordan det står.

act-draw-soon = Alle partiene i runden er over. Neste runde begynner { $at }.
act-hold = Neste runde venter på dommeren.
act-count-in = { $player } er med igjen fra neste runde.
refused-league-round_not_over = Du kan begynne neste runde når alle partiene i denne er over og det er en runde igjen.
refused-league-not_drawn_soon = Ingen runde er i ferd med å begynne, så det er ingenting å stoppe.
refused-league-not_out = Du er allerede med, så jeg setter deg opp i neste runde.
refused-league-last_round = Dette er siste runde, så jeg setter ikke opp noen flere partier.
