# Matches that are watched again.
command-replay = replay
command-replay-description = Se hvad der afgjorde et færdigt parti på serveren, og følg det træk for træk
command-replay-match-description = Hvilket parti (eller dets id)

# The story of a match: turning points first, then move by move.
button-story = Historien
story-menu = Historien om et parti …
story-title =
    ## { $game }
    -# Din chance for at vinde, ud fra det du så
story-reviewing =
    ⏳ **Leder efter vendepunkterne …**
    -# Jeg spiller videre fra hvert træk hundrede gange med tilfældige skjulte kort. Det tager nogle sekunder.
story-move-title =
    ## { $game }
    -# Omgang { $deal } · træk { $at } af { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Næste: { $what } Din chance for at vinde: **{ $before } % → { $after } %**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Alle hænder
button-story-own = Skjul hænderne
button-story-ending = Del slutningen
ending-title =
    ## 🎬 { $count ->
        [0] Sådan endte det
       *[other] Sådan vandt { $names }
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# Det sidste træk, som alle så det
       *[other] -# De sidste { $count } træk, som alle så dem
    }
refused-ending_not_drawn = Jeg kunne ikke tegne slutningen. Prøv igen om lidt.
refused-ending_posted = Slutningen blev delt her for under en time siden. Rul op for at finde den.

# A move
replay-title =
    ## Replay · { $game }
    -# Omgang { $deal } · træk { $at } af { $last }
replay-older = -# Jeg har ikke reglerne for partiet længere. Du kan stadig læse hvad der skete, men uden kortene, og du kan ikke tjekke det.
replay-differs = -# Partiet forløber anderledes nu. Du kan stadig læse hvad der skete dengang, men uden kortene.
replay-got = { $name } får { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] ude med { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } kort**
               *[other] { $count } kort
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = som bordet så det
replay-by-open = med alle hænder åbne
replay-by-seat = som { $name } så det
refused-replay_not_shown = Jeg kender ikke partiets kort, så jeg kan ikke vise det.

# A player whose name was forgotten.
name-seat = Plads { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Serveren har ikke sådan et parti. `/{ command-replay }` viser færdige partier mens du skriver.
refused-match_not_over = Partiet er ikke slut. Du kan se det igen bagefter.
refused-moves_not_kept = Partiet er så gammelt at trækkene er slettet. Resultatet står under `/{ command-stats }`.
