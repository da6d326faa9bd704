# Hvorfor noe ikke kan gjøres i en sesong av en liga eller i en turnering nå, og hva som ville gått.
refused-league-already_in = Du er allerede med i denne sesongen.
refused-league-already_played = Dette bordet er allerede spilt. Stryk partiet for å spille det igjen.
refused-league-already_recorded = Dette partiet teller allerede.
refused-league-already_reversed = Denne avgjørelsen er allerede angret.
refused-league-already_void = Dette partiet er allerede strøket. Du kan angre det i sesongloggen.
refused-league-already_waiting = Du står allerede på ventelista.
refused-league-umpire_called = Dommeren er allerede tilkalt til dette bordet.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Du kan bare spørre om et parti de første { $hours } timene etter at det er ferdig.
refused-league-appealed = Du har allerede spurt om dette partiet.
refused-league-ask_umpire = Be dommeren ta deg ut av turneringen.
refused-league-bad_dealer = Det er en annen som skal gi i denne omgangen.
refused-league-bad_points = Poengene kan ikke bli færre enn 0.
refused-league-bad_settle = Velg nøyaktig { $places } av spillerne som står likt.
refused-league-built_on = Dette kan du ikke angre, for noe nyere bygger på det. { $what }
refused-league-checked_in = Du har allerede sjekket inn.
refused-league-closed = { refused-league-over }
refused-league-earlier = Velg et senere tidspunkt enn det som er satt.
refused-league-has_seen_cards = Denne spilleren har sett kort ved dette bordet. Spør en annen.
refused-league-is_reverse = Du kan ikke angre en angring. Ta heller den første avgjørelsen på nytt.
refused-league-enough = Det er mange nok med, så starten utsettes ikke.
refused-league-champions_role = Mesteren får denne rollen. Velg en annen.
refused-league-no_divisions = Denne sesongen har ingen divisjoner.
refused-league-many_divisions = En sesong kan ha høyst { $most } divisjoner med roller.
refused-league-many_umpires = En sesong kan ha høyst { $count } dommere. Velg færre.
refused-league-same_umpires = Disse dommerne leder allerede sesongen.
refused-league-no_appeal = Dette spørsmålet er ikke åpent lenger.
refused-league-no_check_in = Det er ingen innsjekking akkurat nå.
refused-league-no_decision = Jeg finner ikke denne avgjørelsen. Velg en i sesongloggen.
refused-league-no_entry = Denne spilleren er ikke med i sesongen.
refused-league-no_calls = En sesong med langsom klokke har ingen klarsjekk.
refused-league-no_times = I denne sesongen avtaler dere ikke tider.
refused-league-no_hour = Denne timen er forbi eller gir for lite tid til partiet. Velg en annen.
refused-league-time_fixed = Dommeren har satt denne tiden. Spør dommeren hvis den ikke passer.
refused-league-no_proposal_then = Denne tiden passer ikke for alle som har svart. Velg en annen.
refused-league-already_proposed = Denne tiden er allerede foreslått eller satt.
refused-league-enough_proposals = Du har foreslått { $count } tider. La de andre foreslå en.
refused-league-proposal_changed = Denne tiden er ikke foreslått lenger. Se på det en gang til.
refused-league-already_accepted = Du har allerede godtatt denne tiden.
refused-league-no_time = Dette bordet har ingen tid ennå.
refused-league-no_event = Dette bordet har ikke noe arrangement.
refused-league-has_event = Dette bordet har allerede et arrangement.
refused-league-not_your_fixture = Dette er ikke bordet ditt. `/{ command-league } { command-league-fixtures }` viser hvor du spiller.
refused-league-nobody_to_ask = Alle ved dette bordet er spurt.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Partiet er i gang. Se oversikten.
refused-league-not_begun = Partiet har ikke begynt.
refused-league-nobody_left = Da er det ingen spillere igjen. Gi seier uten spill, eller stryk partiet.
refused-league-time_past = Denne tiden er forbi. Velg en senere.
refused-league-too_few_here = Minst { $count } spillere må være her.
refused-league-entered = Dette resultatet er allerede ført inn. Angre det først i sesongloggen.
refused-league-entered_who = Det er andre som spiller nå. Åpne skjemaet en gang til.
refused-league-entered_many = Et bord har høyst { $count } spillere.
refused-league-entered_alone = Minst { $count } spillere må ha spilt. Møtte bare én, gir du seier uten spill.
refused-league-entered_places = Det er et hull i plasseringene. De begynner på 1, og de som står likt, har samme tall.
refused-league-entered_points = Skriv poeng for alle spillerne, eller for ingen.
refused-league-entered_order = Poengene passer ikke med plasseringene.
refused-league-no_fixture = Dette bordet har ikke noe parti igjen å spille.
refused-league-no_match = Dette partiet finnes ikke i sesongen.
refused-league-no_reason = Skriv en begrunnelse. Noen få ord er nok.
refused-league-no_such_slot = Bordet har ingen slik omgang. En runde har fem.
refused-league-not_a_league = Dette gjelder bare ligaer.
refused-league-not_due = En annen omgang kommer først ved dette bordet.
refused-league-not_in = Du er ikke med i denne sesongen.
refused-league-not_played = Denne omgangen er ikke spilt ennå.
refused-league-not_pursuit = Dette gjelder bare turneringen i Swedish Pursuit.
refused-league-not_started = Sesongen er ikke i gang. Sett den i gang i oversikten.
refused-league-not_there = Velg en spiller som var med fra første omgang.
refused-league-not_tied = Nevn alle som deler én plass, og ingen andre, den beste først.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Sesongen er over, og resultatene er endelige.
refused-league-reopen_late =
    Resultatene er endelige etter { $days ->
        [one] ett døgn.
       *[other] { $days } dager.
    }
refused-league-final = En bekreftet turnering i Swedish Pursuit er endelig.
refused-league-season_played = Alle rundene er allerede satt opp.
refused-league-signup_closed =
    { $why ->
        [last] Det er for sent å bli med, for det er ingen runder igjen.
        [begun] Ingen kan bli med etter starten.
       *[closed] Påmeldingen til denne sesongen er stengt.
    }
refused-league-stale = En annen dommer endret nettopp dette. Se på det en gang til.
refused-league-still_played = Noen bord er ikke spilt. Bekreft resultatene når de er spilt eller fristene er ute.
refused-league-no_channel = { act-lose-channel } Velg en annen kanal i oversikten.
refused-league-other_channel = Dette er ikke sesongens kanal.
refused-league-no_setting = Jeg kjenner ikke denne innstillingen.
refused-league-unaltered = Slik er det allerede.
refused-league-unfinished = Ingen omgang ble ferdig, så partiet teller ikke. Ble det spilt et annet sted, fører du inn resultatet.
refused-league-setting_fixed = { $why ->
        [past] Sesongen er i gang
       *[played] Det er allerede spilt etter denne innstillingen
    }, så dette kan du ikke endre lenger.
refused-league-tiebreaker_early = Omspill kommer til slutt, når du går gjennom resultatene. Har sesongen ingen slutt, trenger den en først.
refused-league-tiebreaker_few = Omspill krever minst { $count } spillere. Bestem rekkefølgen selv.
refused-league-tiebreaker_many = { $count } spillere står likt, og et bord har plass til { $most }. Bestem rekkefølgen selv.
refused-league-rounds_played = Runde { $rounds } er allerede spilt eller avgjort, så behold den.
refused-league-tied =
    { $ties }
    La dem spille omspill (**{ button-dashboard-tiebreaker }** i oversikten), eller bestem rekkefølgen selv.
refused-league-too_few = En sesong trenger minst to spillere.
refused-league-too_late = Poengene i denne runden er endelige, for turneringen har gått videre.
refused-league-void = { refused-league-already_void }
league-start-first = Sett først i gang sesongen i oversikten.
league-confirm-first = Bekreft først resultatene i oversikten.
refused-league-withdrawn = Denne plassen er gitt opp. Dommeren kan angre det i sesongloggen.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] La først sesongen fortsette i oversikten.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Bestem først rekkefølgen i oversikten.
       *[other] Det kan du ikke gjøre mens sesongen spilles.
    }

refused-season_room = Jeg kan ikke ha flere enn { $most } åpne bord på denne serveren. Jeg åpner bordet deres når et annet er ferdig, og varsler dere der. Dere taper ingen tid.
refused-fixture_has_table = Dette partiet har allerede en tråd. Spill det der.
refused-fixture_over = Dette partiet er over. `/{ command-league } { command-league-fixtures }` viser hva som gjenstår.
refused-league_exists = En annen åpnet nettopp { $league }. Bli med der.
refused-league_runs = { $league } har allerede en sesong i gang. Bekreft eller avlys den først, eller velg et annet `{ option-name }`.
refused-not_in_league = Bare spillerne i { $league } kan bli med ved dette bordet. Meld deg på med `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Spilleren har slettet dataene sine, så jeg kan ikke holde av en plass.
refused-season_not_running = Sesongen til dette bordet er ikke i gang.
refused-season_paused = Sesongen har pause. Jeg sier fra når den fortsetter.
