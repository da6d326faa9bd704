# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Chanser: { $course }
verdict-course-start = { $chance } % från början
verdict-course-deal = { $chance } % efter giv { $deal }
verdict-course-end = { $chance } % på slutet

verdict-turns =
    { $way ->
        [up] 📈 **Här vände det din väg**
       *[down] 📉 **Här vände det emot dig**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Giv { $deal }:{" "}
    }{ $what } **{ $before } % → { $after } %**
verdict-turn-dealt = Korten är utdelade.
verdict-turn-other = Drag { $at }.
verdict-no-turns = Inget enskilt drag ändrade mycket.
verdict-better = 💡 Bättre: **{ $better }** (+{ $share } %)

verdict-luck =
    { $way ->
        [up] 🍀 **Du hade tur.**
        [down] 🌧️ **Du hade otur.**
       *[even] 🍀 **Turen var jämnt fördelad.**
    } Du började på { $start } %{ $decided ->
        [no] { " " }och låg på { $end } % när matchen tog slut.
       *[yes] { $end ->
            [0] { $way ->
                [up] , men du förlorade.
               *[other] { " " }och förlorade.
            }
            [100] { " " }och vann.
           *[other] { " " }och delade förstaplatsen.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Du hade aldrig något val** som jag kan bedöma.
       *[other] { $share ->
            [0] 🎯 **Du spelade perfekt.**
           *[other] { $choices ->
                [one] 🎯 **Ditt enda val kostade dig { $share } %.**
               *[other] 🎯 **Dina { $choices } val kostade dig { $share } % var,** i snitt.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] I giv { $deal }:
       *[other] Det värsta ({ $share } %), i giv { $deal }:
    } **{ $did }**. Bättre: **{ $better }**.
verdict-how =
    -# Datorer spelar vidare från varje drag{ $called ->
        [none] .
       *[other] . I tester vann spelare som låg på { $called } % i { $won } % av fallen.
    }

verdict-alt = Din vinstchans, drag för drag: { $course }.
verdict-alt-turn = { $number }: giv { $deal }, { $before } % till { $after } %.

# Its card
shared-verdict =
    🔮 { $way ->
        [up] **{ $name }** hade tur i { $game }:
        [down] **{ $name }** hade otur i { $game }:
       *[even] Turen var jämnt fördelad för **{ $name }** i { $game }:
    } från { $start } % till { $decided ->
        [no] { $end } % när matchen tog slut.
       *[yes] { $end ->
            [0] förlust.
            [100] seger.
           *[other] delad seger.
        }
    } { $choices ->
        [0] Det fanns aldrig något val.
       *[other] { $play ->
            [0] Varje val var perfekt.
           *[other] Valen kostade { $play } % var, i snitt.
        }
    }
refused-verdict_others = Bara matchens spelare kan dela sin berättelse. Spelade du, så försök igen om en minut.
