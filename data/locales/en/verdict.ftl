# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Chances: { $course }
verdict-course-start = { $chance }% at the start
verdict-course-deal = { $chance }% after deal { $deal }
verdict-course-end = { $chance }% at the end

verdict-turns =
    { $way ->
        [up] 📈 **It turned your way**
       *[down] 📉 **It turned against you**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Deal { $deal }:{" "}
    }{ $what } **{ $before }% → { $after }%**
verdict-turn-dealt = The cards are dealt.
verdict-turn-other = Move { $at }.
verdict-no-turns = No single move changed much.
verdict-better = 💡 Better: **{ $better }** (+{ $share }%)

verdict-luck =
    { $way ->
        [up] 🍀 **Luck was with you.**
        [down] 🌧️ **Luck was against you.**
       *[even] 🍀 **Luck was even.**
    } You began at { $start }%{ $decided ->
        [no] { " " }and were at { $end }% when the match ended.
       *[yes] { $end ->
            [0] { $way ->
                [up] , but you lost.
               *[other] { " " }and lost.
            }
            [100] { " " }and won.
           *[other] { " " }and shared first place.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **You never had a choice** I could rate.
       *[other] { $share ->
            [0] 🎯 **Your play was perfect.**
           *[other] { $choices ->
                [one] 🎯 **Your only choice cost you { $share }%.**
               *[other] 🎯 **Your { $choices } choices cost you { $share }% each,** on average.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] In deal { $deal }:
       *[other] The worst ({ $share }%), in deal { $deal }:
    } **{ $did }**. Better: **{ $better }**.
verdict-how =
    -# Computers play on from each move{ $called ->
        [none] .
       *[other] . In tests, players with { $called }% won { $won }% of the time.
    }

verdict-alt = Your chance to win, move by move: { $course }.
verdict-alt-turn = { $number }: deal { $deal }, { $before }% to { $after }%.

# Its card
shared-verdict =
    🔮 { $way ->
        [up] Luck was with **{ $name }** in { $game }:
        [down] Luck was against **{ $name }** in { $game }:
       *[even] Luck was even for **{ $name }** in { $game }:
    } from { $start }% to { $decided ->
        [no] { $end }% when the match ended.
       *[yes] { $end ->
            [0] a loss.
            [100] a win.
           *[other] a shared win.
        }
    } { $choices ->
        [0] There was never a choice.
       *[other] { $play ->
            [0] Every choice was perfect.
           *[other] Their choices cost { $play }% each, on average.
        }
    }
refused-verdict_others = Only players of this match can share their story. If you played, try again in a minute.
