choice-format-knockout = utslag: den som vinner et bord, går videre, alle andre er ute
league-format-knockout = **Utslag:** Den som vinner et bord på { $size }, går videre, alle andre er ute. En runde varer i { league-time }.
league-counting-knockout = Å vinne bordet er alt som teller.
league-phase-knockout = Runde { $round } av utslagsspillet, med { $left } spillere igjen.
