# Det de som ser på, kan be om. Bare de selv ser det, og de får svar i en direktemelding.
button-watching = Følg med …
button-watching-seats = Bli med …
button-watch-end = Si fra når det er slutt
button-watch-seat = La meg bli med
button-watch-game = Si fra om neste { $game }
button-watch-set = ✓ { $what }
watch-title = ### 👀 { $game } fra sidelinja
watch-about = Du er ikke med her. Trykk på det du vil: Jeg skriver til deg direkte, og ingen andre får vite det før jeg eventuelt spør om en plass til deg.
watch-now = 🪑 Trykker du på **{ button-watch-seat }**, spør jeg med en gang de andre om du kan få plassen til { $seat }. Det ser alle.
watch-asked = 🪑 Du har bedt om plassen til { $seat }. De som spiller, bestemmer, og alle ser det ved bordet.
watch-end = - Når det er over, skriver jeg til deg og sier hvem som vant.
watch-seat = - Blir det en ledig plass, spør jeg de andre om du kan få den. Spiller de igjen, holder jeg av en plass til deg.
watch-game = - Når neste bord med { $game } åpner på denne serveren, skriver jeg til deg, én gang.
watch-back = -# Trykk en gang til for å ombestemme deg, eller bruk `/{ command-my } { command-my-games }`. Tar du ikke imot meldinger fra medlemmer på denne serveren, får jeg ikke skrevet.
watch-told-over =
    🏁 { $count ->
        [0] Ingen vinner { $game }, for alle har tapt ved å være borte.
        [one] { $names } vinner { $game }.
       *[other] { $names } deler seieren i { $game }.
    } [Ta en titt]({ $link })
watch-told-end = 🏁 { $game } ble avsluttet uten resultat. [Ta en titt]({ $link })
watch-told-asked = 🪑 Det er blitt en ledig plass i { $game }, og jeg har spurt de andre om du kan få den. Sier de ja, spiller du videre med kortene som ligger der: [til bordet]({ $link })
watch-told-kept = 🪑 De spiller { $game } igjen, og jeg har holdt av en plass til deg. Trykk **Bli med** der: [til bordet]({ $link })
watch-told-opened = 🎴 Nå er det åpnet et bord med { $game }, som du ville vite om. [Bli med]({ $link })
my-watch-menu = Ombestem deg …
my-watch-end = Si fra når { $game ->
        [none] det
       *[other] { $game }
    } er slutt
my-watch-seat = { $game ->
        [none] En plass
       *[other] En plass i { $game }
    }
my-watch-game = Si fra om neste { $game }
refused-watch_over = Partiet er allerede over. Meldingen på bordet sier hvem som vant.
refused-watch_seated = Du spiller her selv: **{ button-hand }** viser kortene dine. **{ button-watching }** er for dem uten plass.
refused-watch_no_seat = I rangerte partier og sesonger kan ingen overta en plass. Men jeg kan si fra om neste bord.
refused-watch_full = Du har allerede bedt om { $count } ting på denne serveren. `/{ command-my } { command-my-games }` stryker noe av det.
early-letter = ⏳ Du er nestemann i **{ $game }**: Nå er det { $name } som spiller. [Til bordet]({ $link }): Under **Min hånd** kan du velge kort på forhånd.
