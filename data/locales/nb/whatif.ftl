# Hva om? Et ferdig parti, gjennomgått for en som satt ved bordet.
button-whatif = Hva om?
whatif-menu = Hva om? Gå gjennom et parti …
whatif-looking =
    ## Hva om? · { $game }
    Går gjennom partiet ditt …
    -# Hvert trekk spilles videre hundre ganger, med de skjulte kortene delt ut tilfeldig. Det tar noen sekunder.
whatif-title =
    ## Hva om? · { $game }
    -# Sjansene dine, ut fra det du så
whatif-course = Sjanser: { $course }
whatif-course-start = { $chance } % ved starten
whatif-course-deal = { $chance } % etter omgang { $deal }
whatif-course-end = { $chance } % ved slutten

whatif-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Omgang { $deal }:{" "}
    }{ $what } **{ $before } → { $after } %**
whatif-turn-dealt = Kortene deles ut.
whatif-turn-other = Trekk { $at }.
whatif-no-turns = Ikke ett trekk forandret særlig mye.
button-whatif-turn = Se { $number }

whatif-luck =
    { $way ->
        [up] 🍀 **Flaksen ga deg { $points } %**
        [down] 🌧️ **Uflaksen kostet deg { $points } %**
       *[even] 🍀 **Verken flaks eller uflaks**
    }
whatif-play =
    { $choices ->
        [0] 🎯 **Du hadde aldri et valg** jeg kan vurdere.
       *[other] { $points ->
            [0] 🎯 **Du ga ikke bort noe**
           *[other] 🎯 **Du ga bort { $points } %**
        }
    }
whatif-slip = -# Mest i omgang { $deal }: **{ $did }**, der **{ $better }** var bedre ({ $points } %).
whatif-slip-whole = -# I omgang { $deal }: **{ $did }**, der **{ $better }** var bedre.
whatif-how =
    -# Regnet som om datamaskiner spilte videre{ $called ->
        [none] .
       *[other] : av partier anslått til { $called } % ble { $won } % vunnet.
    }

whatif-alt = Sjansen din for å vinne, trekk for trekk: { $course }.
whatif-alt-turn = { $number }: omgang { $deal }, { $before } % til { $after } %.

refused-review_not_seated = Du satt ikke ved bordet i dette partiet. **{ button-whatif }** forteller spillerne hvor gode sjanser de hadde fra sin egen plass. Alle kan se partiet: **{ button-replay }**.
refused-review_left = Du forlot partiet før det var ferdig, så det er ingen sjanser å fortelle om. Du kan se det: **{ button-replay }**.
refused-review_no_cards = Dette partiet ble spilt etter eldre regler, så jeg kan ikke spille det videre. Du kan lese det om igjen: **{ button-replay }**.
refused-review_no_game = Ingen datamaskin kan { $game } godt nok til å gå gjennom et parti. Du kan lese det om igjen: **{ button-replay }**.
refused-review_busy = Mange partier blir gått gjennom akkurat nå. Trykk **{ button-whatif }** igjen om et minutt.
