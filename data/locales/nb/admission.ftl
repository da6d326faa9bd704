# Hvem som får spille: medlemmer som staben stenger ute en tid, og spillere som ikke skal sitte sammen.
command-suspend = utesteng
command-suspend-description = Staben: steng medlemmer ute en tid
command-suspend-add = sett
command-suspend-add-description = Steng et medlem ute fra bord, fra ligaer eller fra begge deler en tid
command-suspend-add-reason-description = Hvorfor (medlemmet kan lese det)
command-suspend-add-member-description = Hvem som ikke får spille
command-suspend-add-place = fra
command-suspend-add-place-description = Bord, ligaer eller begge deler (standard: begge)
choice-place-all = bord og ligaer
choice-place-tables = bord
choice-place-leagues = ligaer
command-suspend-lift = opphev
command-suspend-lift-description = La et medlem spille igjen
command-suspend-lift-member-description = Hvem som får spille igjen
command-suspend-show = vis
command-suspend-show-description = Hvem som er stengt ute, hvor lenge og hvorfor
command-my-avoid = unngå
command-my-avoid-description = Slipp å sitte ved bord med et medlem, eller angre. Bare du ser det
command-my-avoid-member-description = Medlemmet du vil unngå

suspension-set = { $name } er stengt ute fra { $place ->
        [tables] bord
        [leagues] ligaer
       *[all] bord og ligaer
    } til <t:{ $until }:f>. Bare spilleren får lese begrunnelsen, ved neste forsøk: { $reason }
    -# Partier og sesonger som er i gang, fortsetter. Du kan ta spilleren ut av en sesong i oversikten.
suspension-lifted = { $name } kan spille igjen.
suspension-title = ## Utestengninger
suspension-none = Ingen er stengt ute.
suspension-line = - **{ $name }**, fra { $place ->
        [tables] bord
       *[leagues] ligaer
    } til <t:{ $until }:f>: { $reason } (av { $by })
avoid-noted = Du sitter ikke ved bord med { $name } lenger, og jeg sier ikke noe om det. Det gjelder ved åpne bord. I ligaer bestemmer oppsettet. Bruk `/{ command-my } { command-my-avoid }` igjen for å angre.
avoid-gone = Du kan sitte ved bord med { $name } igjen.
refused-suspended_tables = Du er stengt ute fra bord på denne serveren til <t:{ $until }:f>. Begrunnelse: { $reason }
refused-suspended_leagues = Du er stengt ute fra ligaer på denne serveren til <t:{ $until }:f>. Begrunnelse: { $reason }
refused-suspension_past = Det tidspunktet er forbi. Skriv når utestengingen skal ta slutt.
refused-suspension_too_long = Du kan stenge ute noen i høyst { $count } dager. Velg et tidligere tidspunkt.
refused-suspension_staff = Du kan ikke stenge ute deg selv eller noen som administrerer serveren.
refused-suspension_bot = Boter spiller ikke, så du kan ikke stenge ute en.
refused-not_suspended = Medlemmet er ikke stengt ute. `/{ command-suspend } { command-suspend-show }` viser alle som er det.
refused-avoids = Du har valgt å unngå { $name }, som sitter ved dette bordet. Angre med `/{ command-my } { command-my-avoid }`.
refused-avoided = Du kan ikke bli med ved dette bordet på grunn av innstillingene til en annen spiller. Du kan åpne et selv med `/{ command-play }`.
refused-avoid_self = Du kan ikke unngå deg selv.
refused-avoid_full = Du kan unngå høyst { $count } medlemmer. Angre for ett av dem først.
