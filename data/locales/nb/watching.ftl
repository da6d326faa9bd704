# Det de som ser på, kan be om. Bare de selv ser det, og de får svar i en direktemelding.
button-watching = Følg med …
button-watching-seats = Bli med …
button-watch-end = Si fra når det er slutt
button-watch-seat = Be om en plass
button-watch-game = Si fra om neste { $game }
button-watch-set = ✓ { $what }
watch-title = ### 👀 Følg med på { $game }
watch-about = Du er ikke med her. Velg hva du vil. Jeg sender deg en direktemelding, og de andre får bare vite det hvis jeg spør dem om en plass.
watch-now = 🪑 **{ button-watch-seat }** spør spillerne med en gang om du kan overta plassen til { $seat }. De stemmer ved bordet.
watch-asked = 🪑 Du ba om plassen til { $seat }. Spillerne stemmer ved bordet.
watch-end = - Når det er slutt, sier jeg hvem som vant.
watch-seat = - Når det er en ledig plass, spør jeg spillerne om den. Spiller de igjen, holder jeg av en plass til deg.
watch-game = - Når neste bord med { $game } åpner på denne serveren, sier jeg fra én gang.
watch-back = -# Trykk igjen for å slå det av, eller bruk `/{ command-my } { command-my-games }`. Jeg kan bare skrive til deg hvis du tar imot direktemeldinger fra denne serveren.
watch-told-over =
    🏁 { $count ->
        [0] Ingen vinner { $game }, for alle ga opp.
        [one] { $names } vinner { $game }.
       *[other] { $names } deler seieren i { $game }.
    } [Ta en titt]({ $link })
watch-told-end = 🏁 { $game } endte uten resultat. [Ta en titt]({ $link })
watch-told-asked = 🪑 Det er en ledig plass i { $game }, og jeg har spurt spillerne om den. Sier de ja, overtar du kortene der. [Gå til bordet]({ $link })
watch-told-kept = 🪑 De spiller { $game } igjen, og jeg har holdt av en plass til deg. Trykk på **{ button-join }** der. [Gå til bordet]({ $link })
watch-told-opened = 🎴 Et bord med { $game } er åpent, og du ba meg si fra. [Bli med]({ $link })
my-watch-menu = Slå av en melding …
my-watch-end = Si fra når { $game ->
        [none] det
       *[other] { $game }
    } er slutt
my-watch-seat = { $game ->
        [none] En plass
       *[other] En plass i { $game }
    }
my-watch-game = Si fra om neste { $game }
refused-watch_over = Det partiet er ferdig. Bordet viser hvem som vant.
refused-watch_seated = Du spiller her. Trykk på **{ button-hand }** for å se kortene dine.
refused-watch_no_seat = I rangerte partier og sesonger kan du ikke overta en plass. Jeg kan si fra om neste bord.
refused-watch_full = Du har allerede bedt om { $count } ting på denne serveren. Slå av en med `/{ command-my } { command-my-games }`.
early-letter = ⏳ Du er nestemann i **{ $game }**, etter { $name }. Under **{ button-hand }** kan du legge klart et trekk. [Gå til bordet]({ $link })
