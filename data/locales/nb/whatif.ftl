# Hva om? Et ferdig parti, gjennomgått for en som satt ved bordet.
button-whatif = Hva om?
whatif-menu = Hva om? Gå gjennom et parti …
whatif-looking =
    ## Hva om? · { $game }
    Går gjennom partiet ditt …
    -# Jeg spiller videre hundre ganger fra hvert trekk, med tilfeldige skjulte kort. Det tar noen sekunder.
whatif-title =
    ## Hva om? · { $game }
    -# Sjansene dine, ut fra det du så
whatif-course = Sjanser: { $course }
whatif-course-start = { $chance } % ved start
whatif-course-deal = { $chance } % etter omgang { $deal }
whatif-course-end = { $chance } % til slutt

whatif-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Omgang { $deal }:{" "}
    }{ $what } **{ $before } → { $after } %**
whatif-turn-dealt = Kortene deles ut.
whatif-turn-other = Trekk { $at }.
whatif-no-turns = Ingen enkelttrekk forandret særlig mye.
button-whatif-turn = Se { $number }

whatif-luck =
    { $way ->
        [up] 🍀 **Flaksen ga deg { $points } %**
        [down] 🌧️ **Uflaksen kostet deg { $points } %**
       *[even] 🍀 **Flaks og uflaks gikk opp i opp**
    }
whatif-play =
    { $choices ->
        [0] 🎯 **Du hadde aldri et valg** jeg kan vurdere.
       *[other] { $points ->
            [0] 🎯 **Du spilte perfekt**
           *[other] 🎯 **Spillet ditt kostet deg { $points } %**
        }
    }
whatif-slip = -# Mest i omgang { $deal }: **{ $did }**. **{ $better }** var bedre ({ $points } %).
whatif-slip-whole = -# I omgang { $deal }: **{ $did }**. **{ $better }** var bedre.
whatif-how =
    -# Datamaskiner spiller videre fra hvert trekk{ $called ->
        [none] .
       *[other] . I tester vant spillere med { $called } % i { $won } % av partiene.
    }

whatif-alt = Sjansen din for å vinne, trekk for trekk: { $course }.
whatif-alt-turn = { $number }: omgang { $deal }, { $before } % til { $after } %.

refused-review_not_seated = Du spilte ikke dette partiet. **{ button-whatif }** viser spillerne sjansene de selv hadde. Se det med **{ button-replay }**.
refused-review_left = Du gikk før partiet var ferdig, så jeg kan ikke vurdere sjansene dine. Se det med **{ button-replay }**.
refused-review_no_cards = Dette partiet ble spilt etter eldre regler, så jeg kan ikke spille videre fra det. Les det med **{ button-replay }**.
refused-review_no_game = Ingen datamaskin kan { $game } godt nok til å gå gjennom et parti. Les det med **{ button-replay }**.
refused-review_busy = Jeg går gjennom mange partier akkurat nå. Trykk på **{ button-whatif }** igjen om et minutt.
