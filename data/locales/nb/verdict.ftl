# Dommen over et parti for en som spilte det: sjanser, vendepunkter, flaks og valg.
verdict-course = Sjanser: { $course }
verdict-course-start = { $chance } % ved start
verdict-course-deal = { $chance } % etter omgang { $deal }
verdict-course-end = { $chance } % til slutt

verdict-turns =
    { $way ->
        [up] 📈 **Det snudde for deg**
       *[down] 📉 **Det snudde mot deg**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Omgang { $deal }:{" "}
    }{ $what } **{ $before } % → { $after } %**
verdict-turn-dealt = Kortene deles ut.
verdict-turn-other = Trekk { $at }.
verdict-no-turns = Ingen enkelttrekk forandret særlig mye.
verdict-better = 💡 Bedre: **{ $better }** (+{ $share } %)

verdict-luck =
    { $way ->
        [up] 🍀 **Du hadde flaks.**
        [down] 🌧️ **Du hadde uflaks.**
       *[even] 🍀 **Flaks og uflaks gikk opp i opp.**
    } Du begynte på { $start } %{ $decided ->
        [no] { " " }og var på { $end } % da partiet sluttet.
       *[yes] { $end ->
            [0] { $way ->
                [up] , men du tapte.
               *[other] { " " }og tapte.
            }
            [100] { " " }og vant.
           *[other] { " " }og delte førsteplassen.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Du hadde aldri et valg** jeg kan vurdere.
       *[other] { $share ->
            [0] 🎯 **Du spilte perfekt.**
           *[other] { $choices ->
                [one] 🎯 **Det eneste valget ditt kostet deg { $share } %.**
               *[other] 🎯 **De { $choices } valgene dine kostet deg { $share } % hvert** i snitt.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] I omgang { $deal }:
       *[other] Det verste ({ $share } %), i omgang { $deal }:
    } **{ $did }**. Bedre: **{ $better }**.
verdict-how =
    -# Datamaskiner spiller videre fra hvert trekk{ $called ->
        [none] .
       *[other] . I tester vant spillere med { $called } % i { $won } % av partiene.
    }

verdict-alt = Sjansen din for å vinne, trekk for trekk: { $course }.
verdict-alt-turn = { $number }: omgang { $deal }, { $before } % til { $after } %.

# Kortet
shared-verdict =
    🔮 { $way ->
        [up] **{ $name }** hadde flaks i { $game }:
        [down] **{ $name }** hadde uflaks i { $game }:
       *[even] Flaks og uflaks gikk opp i opp for **{ $name }** i { $game }:
    } fra { $start } % til { $decided ->
        [no] { $end } % da partiet sluttet.
       *[yes] { $end ->
            [0] tap.
            [100] seier.
           *[other] delt seier.
        }
    } { $choices ->
        [0] Det var aldri noe å velge mellom.
       *[other] { $play ->
            [0] Alle valgene var perfekte.
           *[other] Valgene kostet { $play } % hvert i snitt.
        }
    }
refused-verdict_others = Bare de som spilte partiet, kan dele historien sin. Har du spilt, så prøv igjen om et minutt.
