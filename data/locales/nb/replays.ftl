# Partier som ses om igjen.
command-replay = reprise
command-replay-description = Se et ferdig parti fra serveren om igjen, trekk for trekk
command-replay-match-description = Hvilket parti (eller ID-en til det)
command-replay-move = trekk
command-replay-move-description = Første trekk å vise (0: utdelingen)
button-replay = Reprise

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
    } { $number }. { $name } · { $mark ->
        [out] ute med { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } kort**
               *[other] { $count } kort
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = Slik bordet så det
replay-by-open = Med alle hender åpne
replay-by-seat = Slik { $name } så det
replay-eyes = { $eyes }
replay-link = -# `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
button-replay-back = ◀ Tilbake
button-replay-next = Neste ▶
button-replay-earlier = ⏪ Hopp
button-replay-later = Hopp ⏩
button-replay-call = Neste rop
button-replay-penalty = Neste straff
button-replay-deal = Ut omgangen

button-replay-share = Vis for alle
replay-shared =
    ## { $game } · omgang { $deal }
    -# De siste trekkene, slik bordet så dem
replay-shared-link = -# Se selv: **{ button-replay }**, eller `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
refused-replay_not_shown = Jeg kjenner ikke kortene i dette partiet, så jeg kan ikke vise det.
refused-replay_shared = Disse trekkene ble lagt ut her for under en time siden. Bla opp, så finner du dem.

# En spiller som er glemt.
name-seat = Plass { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Serveren har ikke noe slikt parti. `/{ command-replay }` viser ferdige partier mens du skriver.
refused-match_not_over = Dette partiet er ikke ferdig. Du kan se det om igjen etterpå.
refused-moves_not_kept = Dette partiet er så gammelt at trekkene er slettet. Resultatet står under `/{ command-stats }`.
refused-no_such_move = Dette partiet har trekkene 0 (utdelingen) til { $last }.
