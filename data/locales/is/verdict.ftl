# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Líkur: { $course }
verdict-course-start = { $chance }% í byrjun
verdict-course-deal = { $chance }% eftir { $deal }. gjöf
verdict-course-end = { $chance }% í lokin

verdict-turns =
    { $way ->
        [up] 📈 **Þá snerist það þér í vil**
       *[down] 📉 **Þá snerist það gegn þér**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] { $deal }. gjöf:{" "}
    }{ $what } **{ $before }% → { $after }%**
verdict-turn-dealt = Spilin eru gefin.
verdict-turn-other = Skref { $at }.
verdict-no-turns = Ekkert eitt skref breytti miklu.
verdict-better = 💡 Betra: **{ $better }** (+{ $share }%)

verdict-luck =
    { $way ->
        [up] 🍀 **Heppnin var með þér.**
        [down] 🌧️ **Heppnin var á móti þér.**
       *[even] 🍀 **Heppnin var jöfn.**
    } Þú byrjaðir í { $start }%{ $decided ->
        [no] { " " }og varst í { $end }% þegar leiknum lauk.
       *[yes] { $end ->
            [0] { $way ->
                [up] , en tapaðir.
               *[other] { " " }og tapaðir.
            }
            [100] { " " }og vannst.
           *[other] { " " }og deildir fyrsta sætinu.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Þú hafðir aldrei val** sem ég gat metið.
       *[other] { $share ->
            [0] 🎯 **Þú spilaðir fullkomlega.**
           *[other] { $choices ->
                [1] 🎯 **Eina valið þitt kostaði { $share }%.**
               *[other] 🎯 **Hvert val ({ $choices } alls) kostaði þig { $share }%** að meðaltali.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] Í { $deal }. gjöf:
       *[other] Það versta ({ $share }%), í { $deal }. gjöf:
    } **{ $did }**. Betra: **{ $better }**.
verdict-how =
    -# Tölvur spila áfram frá hverju skrefi{ $called ->
        [none] .
       *[other] . Í prófunum unnu þeir sem fengu { $called }% í { $won }% tilvika.
    }

verdict-alt = Sigurlíkurnar þínar, skref fyrir skref: { $course }.
verdict-alt-turn = { $number }: { $deal }. gjöf, { $before }% í { $after }%.

# Its card
shared-verdict =
    🔮 { $game }: **{ $name }** { $way ->
        [up] hafði heppnina með sér,
        [down] hafði heppnina á móti sér,
       *[even] hafði jafna heppni,
    } frá { $start }% { $decided ->
        [no] í { $end }% þegar leiknum lauk.
       *[yes] { $end ->
            [0] í tap.
            [100] í sigur.
           *[other] í sameiginlegan sigur.
        }
    } { $choices ->
        [0] Það var aldrei neitt val.
       *[other] { $play ->
            [0] Hvert val var fullkomið.
           *[other] Hvert val kostaði { $play }% að meðaltali.
        }
    }
refused-verdict_others = Bara spilarar þessa leiks geta deilt sögu sinni. Ef þú varst með, reyndu aftur eftir mínútu.
