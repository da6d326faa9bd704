# What if? A match that is over, looked through for somebody who sat at it.
button-whatif = What if?
whatif-menu = What if? Review a match…
whatif-looking =
    ## What if? · { $game }
    Reviewing your match…
    -# I play on from each move a hundred times, with random hidden cards. This takes a few seconds.
whatif-title =
    ## What if? · { $game }
    -# Your chances, based on what you saw
whatif-course = Chances: { $course }
whatif-course-start = { $chance }% at the start
whatif-course-deal = { $chance }% after deal { $deal }
whatif-course-end = { $chance }% at the end

whatif-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Deal { $deal }:{" "}
    }{ $what } **{ $before } → { $after }%**
whatif-turn-dealt = The cards are dealt.
whatif-turn-other = Move { $at }.
whatif-no-turns = No single move changed much.
button-whatif-turn = See { $number }

whatif-luck =
    { $way ->
        [up] 🍀 **Luck gave you { $points }%**
        [down] 🌧️ **Luck cost you { $points }%**
       *[even] 🍀 **Luck was even**
    }
whatif-play =
    { $choices ->
        [0] 🎯 **You never had a choice** I could rate.
       *[other] { $points ->
            [0] 🎯 **Your play was perfect**
           *[other] 🎯 **Your play cost you { $points }%**
        }
    }
whatif-slip = -# Most of it in deal { $deal }: **{ $did }**. **{ $better }** was better ({ $points }%).
whatif-slip-whole = -# In deal { $deal }: **{ $did }**. **{ $better }** was better.
whatif-how =
    -# Computers play on from each move{ $called ->
        [none] .
       *[other] . In tests, players with { $called }% won { $won }% of the time.
    }

whatif-alt = Your chance to win, move by move: { $course }.
whatif-alt-turn = { $number }: deal { $deal }, { $before }% to { $after }%.

refused-review_not_seated = You didn’t play this match. **{ button-whatif }** shows players their own chances to win. Watch it with **{ button-replay }**.
refused-review_left = You left this match before the end, so I can’t rate your chances. Watch it with **{ button-replay }**.
refused-review_no_cards = This match was played by older rules, so I can’t play on from it. Read it with **{ button-replay }**.
refused-review_no_game = No computer knows { $game } well enough to review a match. Read it with **{ button-replay }**.
refused-review_busy = I’m reviewing many matches right now. Press **{ button-whatif }** again in a minute.
