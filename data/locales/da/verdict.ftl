# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Chancer: { $course }
verdict-course-start = { $chance } % ved start
verdict-course-deal = { $chance } % efter omgang { $deal }
verdict-course-end = { $chance } % til sidst

verdict-turns =
    { $way ->
        [up] 📈 **Det vendte til din fordel**
       *[down] 📉 **Det vendte imod dig**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Omgang { $deal }:{" "}
    }{ $what } **{ $before } % → { $after } %**
verdict-turn-dealt = Kortene deles ud.
verdict-turn-other = Træk { $at }.
verdict-no-turns = Intet enkelt træk ændrede ret meget.
verdict-better = 💡 Bedre: **{ $better }** (+{ $share } %)

verdict-luck =
    { $way ->
        [up] 🍀 **Du havde held.**
        [down] 🌧️ **Du havde uheld.**
       *[even] 🍀 **Held og uheld gik lige op.**
    } Du begyndte på { $start } %{ $decided ->
        [no] { " " }og var på { $end } % da partiet sluttede.
       *[yes] { $end ->
            [0] { $way ->
                [up] , men du tabte.
               *[other] { " " }og tabte.
            }
            [100] { " " }og vandt.
           *[other] { " " }og delte førstepladsen.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Du havde aldrig et valg** jeg kan vurdere.
       *[other] { $share ->
            [0] 🎯 **Du spillede perfekt.**
           *[other] { $choices ->
                [one] 🎯 **Dit eneste valg kostede dig { $share } %.**
               *[other] 🎯 **Dine { $choices } valg kostede dig { $share } % hver** i snit.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] I omgang { $deal }:
       *[other] Det værste ({ $share } %), i omgang { $deal }:
    } **{ $did }**. Bedre: **{ $better }**.
verdict-how =
    -# Computere spiller videre fra hvert træk{ $called ->
        [none] .
       *[other] . I forsøg vandt spillere med { $called } % i { $won } % af partierne.
    }

verdict-alt = Din chance for at vinde, træk for træk: { $course }.
verdict-alt-turn = { $number }: omgang { $deal }, { $before } % til { $after } %.

# Its card
shared-verdict =
    🔮 { $way ->
        [up] **{ $name }** havde held i { $game }:
        [down] **{ $name }** havde uheld i { $game }:
       *[even] Held og uheld gik lige op for **{ $name }** i { $game }:
    } fra { $start } % til { $decided ->
        [no] { $end } % da partiet sluttede.
       *[yes] { $end ->
            [0] et nederlag.
            [100] en sejr.
           *[other] en delt sejr.
        }
    } { $choices ->
        [0] Der var aldrig noget at vælge imellem.
       *[other] { $play ->
            [0] Alle valg var perfekte.
           *[other] Valgene kostede { $play } % hver i snit.
        }
    }
refused-verdict_others = Kun de der spillede partiet, kan dele deres historie. Har du spillet, så prøv igen om et minut.
