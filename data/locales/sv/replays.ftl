# Matches that are watched again.
command-replay = repris
command-replay-description = Se vad som avgjorde en match på servern, och följ den drag för drag
command-replay-match-description = Vilken match (eller dess id)

# The story of a match: turning points first, then move by move.
button-story = Berättelsen
story-menu = En match i efterhand …
story-title =
    ## { $game }
    -# Din vinstchans, utifrån det du såg
story-reviewing =
    ⏳ **Letar efter det som avgjorde …**
    -# Från varje drag spelar jag vidare hundra gånger med slumpade dolda kort. Det tar några sekunder.
story-move-title =
    ## { $game }
    -# Giv { $deal } · drag { $at } av { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Härnäst: { $what } Din vinstchans: **{ $before } % → { $after } %**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Alla händer
button-story-own = Dölj händerna
button-story-ending = Lägg ut slutet
ending-title =
    ## 🎬 { $count ->
        [0] Så slutade det
       *[other] Så vann { $names }
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# Sista draget, som alla såg det
       *[other] -# De sista { $count } dragen, som alla såg dem
    }
refused-ending_not_drawn = Jag kunde inte rita slutet. Försök igen om en stund.
refused-ending_posted = Det här slutet lades ut här för mindre än en timme sedan. Bläddra uppåt för att hitta det.

# A move
replay-title =
    ## Repris · { $game }
    -# Giv { $deal } · drag { $at } av { $last }
replay-older = -# Jag har inte kvar reglerna för den här matchen. Du kan fortfarande läsa vad som hände, men utan korten, och du kan inte kontrollera den.
replay-differs = -# Den här matchen blir annorlunda nu. Du kan fortfarande läsa vad som hände då, men utan korten.
replay-got = { $name } får { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] utslagen med { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } kort**
               *[other] { $count } kort
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = som bordet såg den
replay-by-open = med alla händer öppna
replay-by-seat = som { $name } såg den
refused-replay_not_shown = Jag vet inte vilka kort matchen hade, så jag kan inte visa den.

# A player whose name was forgotten.
name-seat = Plats { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Servern har ingen sådan match. `/{ command-replay }` listar spelade matcher medan du skriver.
refused-match_not_over = Matchen är inte slut. Du kan se den igen efteråt.
refused-moves_not_kept = Matchen är så gammal att dragen är raderade. Resultatet finns under `/{ command-stats }`.
