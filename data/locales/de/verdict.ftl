# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Chancen: { $course }
verdict-course-start = { $chance } % am Anfang
verdict-course-deal = { $chance } % nach Durchgang { $deal }
verdict-course-end = { $chance } % am Ende

verdict-turns =
    { $way ->
        [up] 📈 **Hier lief es für dich**
       *[down] 📉 **Hier lief es gegen dich**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Durchgang { $deal }:{" "}
    }{ $what } **{ $before } % → { $after } %**
verdict-turn-dealt = Die Karten werden ausgeteilt.
verdict-turn-other = Zug { $at }.
verdict-no-turns = Kein einzelner Zug hat viel verändert.
verdict-better = 💡 Besser: **{ $better }** (+{ $share } %)

verdict-luck =
    { $way ->
        [up] 🍀 **Das Glück war auf deiner Seite.**
        [down] 🌧️ **Das Glück war gegen dich.**
       *[even] 🍀 **Das Glück war gerecht verteilt.**
    } Angefangen hast du bei { $start } %{ $decided ->
        [no] { " " }und standst bei { $end } %, als die Partie endete.
       *[yes] { $end ->
            [0] { $way ->
                [up] , aber verloren.
               *[other] { " " }und verloren.
            }
            [100] { " " }und gewonnen.
           *[other] { " " }und den ersten Platz geteilt.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Eine Wahl,** die ich bewerten kann, hattest du nie.
       *[other] { $share ->
            [0] 🎯 **Du hast perfekt gespielt.**
           *[other] { $choices ->
                [one] 🎯 **Deine einzige Entscheidung kostete dich { $share } %.**
               *[other] 🎯 **Deine { $choices } Entscheidungen kosteten dich je { $share } %,** im Schnitt.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] In Durchgang { $deal }:
       *[other] Die schlechteste ({ $share } %), in Durchgang { $deal }:
    } **{ $did }**. Besser: **{ $better }**.
verdict-how =
    -# Von jedem Zug aus spielen Computer weiter{ $called ->
        [none] .
       *[other] . In Tests gewann man mit { $called } % in { $won } % der Fälle.
    }

verdict-alt = Deine Siegchance, Zug für Zug: { $course }.
verdict-alt-turn = { $number }: Durchgang { $deal }, von { $before } % auf { $after } %.

# Its card
shared-verdict =
    🔮 { $way ->
        [up] Das Glück war in { $game } auf der Seite von **{ $name }**:
        [down] Das Glück war in { $game } gegen **{ $name }**:
       *[even] Das Glück war in { $game } für **{ $name }** gerecht verteilt:
    } von { $start } % { $decided ->
        [no] auf { $end } % am Ende der Partie.
       *[yes] { $end ->
            [0] zur Niederlage.
            [100] zum Sieg.
           *[other] zum geteilten Sieg.
        }
    } { $choices ->
        [0] Eine Wahl gab es nie.
       *[other] { $play ->
            [0] Jede Entscheidung war perfekt.
           *[other] Die Entscheidungen kosteten im Schnitt je { $play } %.
        }
    }
refused-verdict_others = Teilen kann den Verlauf nur, wer in dieser Partie dabei war. Hast du mitgespielt, versuch es in einer Minute noch mal.
