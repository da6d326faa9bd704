# Hvem som får spille: medlemmer som staben stenger ute en tid, og spillere som ikke skal sitte sammen.
command-bar = utesteng
command-bar-description = For staben: hvem som ikke får spille her en tid
command-bar-add = sett
command-bar-add-description = Steng et medlem ute fra bord, fra ligaer eller fra begge deler en tid
command-bar-add-reason-description = Hvorfor (medlemmet kan lese det)
command-bar-add-member-description = Hvem som ikke får spille
command-bar-add-place = fra
command-bar-add-place-description = Fra hva (begge deler)
choice-place-all = bord og ligaer
choice-place-tables = bord
choice-place-leagues = ligaer
command-bar-lift = opphev
command-bar-lift-description = La et medlem spille igjen
command-bar-lift-member-description = Hvem som får spille igjen
command-bar-show = vis
command-bar-show-description = Hvem som er stengt ute, hvor lenge og hvorfor
command-my-avoid = unngå
command-my-avoid-description = Slipp å sitte med et medlem, eller ta det tilbake; bare du ser det
command-my-avoid-member-description = Med hvem

bar-set = { $name } er stengt ute fra { $place ->
        [tables] bord
        [leagues] ligaer
       *[all] bord og ligaer
    } til <t:{ $until }:f>. Bare spilleren får lese begrunnelsen, ved neste forsøk: { $reason }
    -# Partier og sesonger som er i gang, fortsetter. Du kan ta spilleren ut av en sesong i oversikten.
bar-lifted = { $name } får spille igjen.
bar-title = ## Hvem som ikke får spille her
bar-none = Ingen er stengt ute.
bar-line = - **{ $name }**, fra { $place ->
        [tables] bord
       *[leagues] ligaer
    } til <t:{ $until }:f>: { $reason } (av { $by })
avoid-noted = Du blir ikke satt sammen med { $name } lenger, og det får ikke den andre vite. Det gjelder ved bord som folk åpner; i ligaer bestemmer trekningen. `/{ command-my } { command-my-avoid }` en gang til tar det tilbake.
avoid-gone = Du kan sitte med { $name } igjen.
refused-barred_tables = Du får ikke spille ved bord på denne serveren før <t:{ $until }:f>. Stabens begrunnelse: { $reason }
refused-barred_leagues = Du får ikke spille i ligaer på denne serveren før <t:{ $until }:f>. Stabens begrunnelse: { $reason }
refused-bar_past = Det tidspunktet er forbi. Skriv når utestengingen skal ta slutt.
refused-bar_too_long = Ingen kan stenges ute i mer enn { $count } dager.
refused-bar_staff = Du kan ikke stenge ute deg selv, og heller ikke noen som styrer serveren.
refused-bar_bot = Det er en bot, og den spiller ikke.
refused-not_barred = Medlemmet er ikke stengt ute.
refused-avoids = { $name } sitter ved dette bordet, og du vil ikke sitte med vedkommende. `/{ command-my } { command-my-avoid }` tar det tilbake.
refused-avoided = Du kan ikke sette deg her: noen ved bordet skal ikke sitte med deg. Du kan åpne et bord selv.
refused-avoid_self = Du kan ikke unngå deg selv.
refused-avoid_full = Du kan unngå høyst { $count } medlemmer. Ta tilbake et av dem først.
