# Partier som ses om igjen.
command-replay = reprise
command-replay-description = Se hva som avgjorde et ferdig parti fra serveren, og se det trekk for trekk
command-replay-match-description = Hvilket parti (eller ID-en til det)

# Historien om et parti: vendepunktene først, så trekk for trekk.
button-story = Historien
story-menu = Historien om et parti …
story-title =
    ## { $game }
    -# Sjansen din for å vinne, ut fra det du så
story-reviewing =
    ⏳ **Leter etter det som avgjorde …**
    -# Jeg spiller videre hundre ganger fra hvert trekk, med tilfeldige skjulte kort. Det tar noen sekunder.
story-move-title =
    ## { $game }
    -# Omgang { $deal } · trekk { $at } av { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Neste: { $what } Sjansen din for å vinne: **{ $before } % → { $after } %**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Alle hender
button-story-own = Skjul hendene
button-story-ending = Legg ut slutten
ending-title =
    ## 🎬 { $count ->
        [0] Slik endte det
       *[other] Slik vant { $names }
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# Det siste trekket, slik alle så det
       *[other] -# De siste { $count } trekkene, slik alle så dem
    }
refused-ending_not_drawn = Jeg fikk ikke tegnet slutten. Prøv igjen om litt.
refused-ending_posted = Slutten ble lagt ut her for under en time siden. Bla opp, så finner du den.

# Et trekk
replay-title =
    ## Reprise · { $game }
    -# Omgang { $deal } · trekk { $at } av { $last }
replay-older = -# Jeg har ikke reglene for dette partiet lenger. Du kan lese hva som skjedde, men uten kortene, og du kan ikke kontrollere det.
replay-differs = -# Dette partiet blir ikke likt nå. Du kan lese hva som skjedde da, men uten kortene.
replay-got = { $name } får { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] ute med { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } kort**
               *[other] { $count } kort
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = slik bordet så det
replay-by-open = med alle hender åpne
replay-by-seat = slik { $name } så det
refused-replay_not_shown = Jeg kjenner ikke kortene i dette partiet, så jeg kan ikke vise det.

# En spiller som er glemt.
name-seat = Plass { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Serveren har ikke noe slikt parti. `/{ command-replay }` viser ferdige partier mens du skriver.
refused-match_not_over = Dette partiet er ikke ferdig. Du kan se det om igjen etterpå.
refused-moves_not_kept = Dette partiet er så gammelt at trekkene er slettet. Resultatet står under `/{ command-stats }`.
