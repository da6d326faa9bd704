# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = udeluk
command-suspend-description = Ledelsen: udeluk medlemmer fra spil i en periode
command-suspend-add = tilføj
command-suspend-add-description = Udeluk et medlem fra borde, ligaer eller begge dele i en periode
command-suspend-add-reason-description = Hvorfor (medlemmet kan læse det)
command-suspend-add-member-description = Medlemmet der ikke må spille
command-suspend-add-place = fra
command-suspend-add-place-description = Borde, ligaer eller begge dele (standard: begge dele)
choice-place-all = borde og ligaer
choice-place-tables = borde
choice-place-leagues = ligaer
command-suspend-lift = ophæv
command-suspend-lift-description = Lad et medlem spille igen
command-suspend-lift-member-description = Medlemmet der må spille igen
command-suspend-show = vis
command-suspend-show-description = Hvem der er udelukket, hvor længe og hvorfor
command-my-avoid = undgå
command-my-avoid-description = Sid aldrig ved bord med et medlem, eller fortryd det. Kun du ser det
command-my-avoid-member-description = Det medlem du vil undgå

suspension-set = { $name } er udelukket fra { $place ->
        [tables] borde
        [leagues] ligaer
       *[all] borde og ligaer
    } indtil <t:{ $until }:f>. Kun spilleren får begrundelsen, og først ved næste forsøg: { $reason }
    -# Partier og sæsoner der er i gang, fortsætter. Du kan fjerne en spiller fra en sæson i oversigten.
suspension-lifted = { $name } kan spille igen.
suspension-title = ## Udelukkelser
suspension-none = Ingen medlemmer er udelukket.
suspension-line = - **{ $name }**, fra { $place ->
        [tables] borde
       *[leagues] ligaer
    } til <t:{ $until }:f>: { $reason } (af { $by })
avoid-noted = Du kommer ikke til at sidde ved bord med { $name } længere, og jeg siger det ikke videre. Det gælder ved åbne borde. I ligaer kan I stadig mødes. Fortryd med `/{ command-my } { command-my-avoid }` igen.
avoid-gone = Du kan sidde ved bord med { $name } igen.
refused-suspended_tables = Du er udelukket fra borde på denne server indtil <t:{ $until }:f>. Begrundelse: { $reason }
refused-suspended_leagues = Du er udelukket fra ligaer på denne server indtil <t:{ $until }:f>. Begrundelse: { $reason }
refused-suspension_past = Det tidspunkt er forbi. Skriv hvornår udelukkelsen slutter.
refused-suspension_too_long = En udelukkelse varer højst { $count } dage. Vælg et tidligere tidspunkt.
refused-suspension_staff = Du kan ikke udelukke dig selv eller en der administrerer serveren.
refused-suspension_bot = Bots spiller ikke, så du kan ikke udelukke en.
refused-not_suspended = Medlemmet er ikke udelukket. `/{ command-suspend } { command-suspend-show }` viser alle der er.
refused-avoids = Du har valgt at undgå { $name }, som sidder ved bordet. Fortryd det med `/{ command-my } { command-my-avoid }`.
refused-avoided = Du kan ikke være med ved dette bord på grund af en anden spillers indstillinger. Åbn dit eget med `/{ command-play }`.
refused-avoid_self = Du kan ikke undgå dig selv.
refused-avoid_full = Du kan højst undgå { $count } medlemmer. Fortryd en af dem først.
