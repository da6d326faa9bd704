# What if? A match that is over, looked through for somebody who sat at it.
button-whatif = What if?
whatif-menu = What if? Look through a match…
whatif-looking =
    ## What if? · { $game }
    Looking through your match…
    -# Every move is played on a hundred times, with the hidden cards dealt at random. This takes a few seconds.
whatif-title =
    ## What if? · { $game }
    -# Your chances, by what you saw
whatif-course = Chances: { $course }
whatif-course-start = { $chance } % at the start
whatif-course-deal = { $chance } % after deal { $deal }
whatif-course-end = { $chance } % at the end

whatif-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Deal { $deal }:{" "}
    }{ $what } **{ $before } → { $after } %**
whatif-turn-dealt = The cards are dealt.
whatif-turn-other = Move { $at }.
whatif-no-turns = No single move changed much.
button-whatif-turn = See { $number }

whatif-luck =
    { $way ->
        [up] 🍀 **Luck gave you { $points } %**
        [down] 🌧️ **Luck took { $points } % from you**
       *[even] 🍀 **Luck neither gave nor took**
    }
whatif-play =
    { $choices ->
        [0] 🎯 **You never had a choice** that I could weigh.
       *[other] { $points ->
            [0] 🎯 **Your play gave nothing away**
           *[other] 🎯 **Your play gave { $points } % away**
        }
    }
whatif-slip = -# Most of it in deal { $deal }: **{ $did }**, where **{ $better }** was better ({ $points } %).
whatif-slip-whole = -# In deal { $deal }: **{ $did }**, where **{ $better }** was better.
whatif-how =
    -# Reckoned as if computers played on{ $called ->
        [none] .
       *[other] : of games called { $called } %, { $won } % were won.
    }

whatif-alt = Your chance to win, move by move: { $course }.
whatif-alt-turn = { $number }: deal { $deal }, { $before } % to { $after } %.

refused-review_not_seated = You did not sit at this match. **{ button-whatif }** tells players how likely they were to win, from their own seats. Anybody can watch it: **{ button-replay }**.
refused-review_left = You left this match before its end, so there are no chances to tell. You can watch it: **{ button-replay }**.
refused-review_no_cards = This match was played by older rules, so I cannot play it on. You can read it again: **{ button-replay }**.
refused-review_no_game = No computer knows { $game } well enough to look through a match of it. You can read it again: **{ button-replay }**.
refused-review_busy = Many matches are being looked through right now. Press **{ button-whatif }** again in a minute.
