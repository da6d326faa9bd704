choice-format-knockout = utslag: vinneren av hvert bord går videre
league-format-knockout = **Utslag:** Vinneren av hvert bord på { $size } går videre, og de andre er ute. En runde varer i { league-time }.
league-counting-knockout = Bare seier ved bordet teller.
league-phase-knockout = Runde { $round } av utslagsspillet, med { $left } spillere igjen.
