# Partier som ses om igjen.
command-replay = reprise
command-replay-description = Se et ferdigspilt parti på serveren om igjen, trekk for trekk
command-replay-match-description = Hvilket parti (eller ID-en til det)
command-replay-move = trekk
command-replay-move-description = Fra hvilket trekk (0: den første utdelingen)
context-replay = Reprise
button-replay = Reprise

replay-title =
    ## Reprise · { $game }
    -# Omgang { $deal } · trekk { $at } av { $last }
replay-older = -# Jeg har ikke lenger reglene dette ble spilt etter. Derfor vises det slik det ble fortalt da, uten kortene, og det kan ikke kontrolleres.
replay-differs = -# Dette partiet blir ikke likt når det spilles om igjen. Derfor vises det slik det ble fortalt da, uten kortene.
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
replay-by-open = Med alle kort åpne
replay-by-seat = Sett fra plassen til { $name }
replay-eyes = { $eyes }
replay-link = -# `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
button-replay-back = ◀ Tilbake
button-replay-next = Neste ▶
button-replay-earlier = ⏪ Hopp
button-replay-later = Hopp ⏩
button-replay-call = Neste rop
button-replay-penalty = Neste straff
button-replay-deal = Ut omgangen

button-replay-share = Vis til alle
replay-shared =
    ## { $game } · omgang { $deal }
    -# De siste trekkene, slik bordet så dem
replay-shared-link = -# Se selv: **{ button-replay }**, eller `/{ command-replay } { option-match }:{ $match } { command-replay-move }:{ $at }`
refused-replay_not_shown = Kortene i dette partiet er ikke kjent, så det finnes ikke noe bilde av det.
refused-replay_shared = Disse trekkene ble lagt ut her i løpet av den siste timen.

# En spiller som er glemt.
name-seat = Plass { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Et slikt parti kjenner jeg ikke på denne serveren. `/{ command-replay }` foreslår dem som er spilt her, mens du skriver.
refused-match_not_over = Dette partiet er ikke ferdig ennå. Du kan se det om igjen når det er over.
refused-moves_not_kept = Dette partiet er så gammelt at trekkene ikke er tatt vare på. Resultatet står i `/{ command-history }`.
refused-no_such_move = Dette partiet har trekkene 0 (den første utdelingen) til { $last }.
refused-no_match_there = Det er ikke noe parti i den meldingen. Velg **{ context-replay }** på meldingen til et bord, eller skriv `/{ command-replay }`.
