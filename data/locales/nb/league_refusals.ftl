# Hvorfor noe ikke kan gjøres i en sesong av en liga eller i en turnering nå, og hva som ville gått.
refused-league-already_in = Du er allerede med i denne sesongen.
refused-league-already_played = Dette bordet er allerede spilt. Skal det spilles igjen, må du først stryke partiet.
refused-league-already_recorded = Dette partiet teller allerede i sesongen.
refused-league-already_reversed = Denne avgjørelsen er allerede angret.
refused-league-already_void = Dette partiet er allerede strøket. Angre det i sesongloggen, så teller det igjen.
refused-league-already_waiting = Du står allerede på ventelista. Den øverste får neste plass.
refused-league-umpire_called = Noen har allerede tilkalt dommeren til dette bordet. Det går én gang per bord.
refused-league-answered = Dette spørsmålet er allerede besvart.
refused-league-appeal_late = Du kan spørre om et parti i { $hours } timer etterpå, og de er gått.
refused-league-appealed = Du har allerede spurt om dette partiet. Dommeren svarer.
refused-league-ask_umpire = Bare dommeren kan ta spillere ut av en turnering som er i gang. Skriv til dommeren.
refused-league-bad_dealer = Det er en annen som skal gi i denne omgangen.
refused-league-bad_points = Poengene i en omgang kan ikke bli færre enn 0. Velg et annet tall.
refused-league-bad_settle =
    { $places ->
        [one] Velg nøyaktig én av spillerne som står likt.
       *[other] Velg nøyaktig { $places } av spillerne som står likt.
    }
refused-league-built_on = Dette kan du ikke angre lenger, for en senere avgjørelse bygger på det. { $what }
refused-league-checked_in = Du har allerede bekreftet at du er med.
refused-league-closed = Sesongen er over, og resultatene er endelige.
refused-league-earlier = Velg et tidspunkt som er senere enn det som er satt.
refused-league-has_seen_cards = Denne spilleren har sett kort ved dette bordet. Spør en annen om å ta over.
refused-league-is_reverse = Du kan ikke angre en angring. Ta heller den første avgjørelsen på nytt.
refused-league-enough = Det er mange nok med, så starten utsettes ikke.
refused-league-champions_role = Mesteren får denne rollen. Velg en annen til divisjonene.
refused-league-no_divisions = Denne sesongen har ingen divisjoner.
refused-league-many_divisions = En sesong kan ha høyst { $most } divisjoner med roller.
refused-league-many_umpires = En sesong kan ha { $count } dommere. Velg færre.
refused-league-same_umpires = De leder sesongen allerede.
refused-league-no_appeal = Dette spørsmålet er ikke åpent. Oversikten viser de åpne.
refused-league-no_check_in = Ingen skal bekrefte noe akkurat nå.
refused-league-no_decision = Jeg finner ikke denne avgjørelsen. Velg en i sesongloggen.
refused-league-no_entry = Denne spilleren har ingen plass i sesongen.
refused-league-no_calls = I denne sesongen ropes ingen opp, fordi klokka er langsom. Oversikten viser hva du kan gjøre med et parti som er i gang.
refused-league-no_times = Her avtaler dere ikke tider, fordi rundene er korte eller klokka er langsom.
refused-league-no_hour = Denne timen er forbi eller for kort til partiet. Velg en annen.
refused-league-time_fixed = Dommeren har satt denne tiden. Spør dommeren hvis den ikke passer.
refused-league-no_proposal_then = Denne tiden passer ikke for alle som har svart. Velg en annen.
refused-league-already_proposed = Denne tiden er allerede foreslått eller satt.
refused-league-enough_proposals = Du har foreslått { $count } tider for dette bordet. La de andre foreslå en.
refused-league-proposal_changed = Denne tiden er ikke foreslått lenger. Se på tidene for bordet igjen.
refused-league-already_accepted = Du har allerede godtatt denne tiden.
refused-league-no_time = Dette bordet har ingen tid ennå.
refused-league-no_event = Dette bordet har ikke noe arrangement.
refused-league-has_event = Dette bordet har allerede et arrangement.
refused-league-not_your_fixture = Dette er ikke bordet ditt. `/{ command-league } { command-league-fixtures }` viser hvor du spiller.
refused-league-nobody_to_ask = Alle ved dette bordet er spurt.
refused-league-no_proposal = Ingen tid er foreslått for dette bordet.
refused-league-table_begun = Partiet er i gang. Oversikten viser hva du kan gjøre med det.
refused-league-not_begun = Partiet har ikke begynt. Rop opp spillerne, eller sett en annen tid.
refused-league-nobody_left = Da er det ingen spillere igjen. Gi seier uten spill, eller stryk partiet.
refused-league-time_past = Denne tiden er forbi. Velg en senere.
refused-league-too_few_here = Minst { $count } spillere må være her før partiet kan begynne.
refused-league-entered = En dommer har ført inn dette resultatet. Angre det i sesongloggen, og før det inn på nytt.
refused-league-entered_who = Det er andre som spiller nå. Åpne skjemaet en gang til.
refused-league-entered_many = Et bord har høyst { $count } spillere. Før inn ett parti om gangen.
refused-league-entered_alone = Minst { $count } spillere må ha spilt. Møtte bare én, gir du seier uten spill i oversikten.
refused-league-entered_places = Det er et hull i plasseringene. Den beste har 1, og de som står likt, har samme tall.
refused-league-entered_points = Skriv poeng for alle spillerne, eller for ingen.
refused-league-entered_order = Poengene passer ikke med plasseringene. Rett på det ene eller det andre.
refused-league-no_fixture = Dette bordet har ikke noe parti igjen å spille.
refused-league-no_match = Dette partiet finnes ikke i sesongen.
refused-league-no_reason = Skriv en begrunnelse. Noen få ord er nok.
refused-league-no_such_slot = Denne omgangen finnes ikke ved bordet. En runde har fem omganger, og hver spiller sitter ved ett bord.
refused-league-not_a_league = Dette gjelder bare ligaer. I en turnering velger du runde, bord eller omgang.
refused-league-not_due = En annen omgang kommer først ved dette bordet.
refused-league-not_in = Du er ikke med i denne sesongen.
refused-league-not_played = Denne omgangen er ikke spilt ennå.
refused-league-not_pursuit = Dette gjelder bare turneringen i Swedish Pursuit. I en liga velger du partiet.
refused-league-not_started = Sesongen er ikke i gang. Sett den i gang i oversikten.
refused-league-not_there = Velg en spiller som var med fra første omgang.
refused-league-not_tied = Nevn alle som deler én plass, og ingen andre, den beste først.
refused-league-other_league = Dette partiet hører til en annen sesong.
refused-league-over = Sesongen er over, og resultatene er endelige.
refused-league-reopen_late =
    { $days ->
        [one] Du kan gå gjennom resultatene på nytt i ett døgn. Det er gått, så de er endelige.
       *[other] Du kan gå gjennom resultatene på nytt i { $days } dager. De er gått, så resultatene er endelige.
    }
refused-league-final = En bekreftet turnering i Swedish Pursuit er endelig.
refused-league-season_played =
    { $rounds ->
        [one] Den eneste runden er allerede satt opp.
       *[other] Alle { $rounds } rundene er allerede satt opp.
    }
refused-league-signup_closed =
    { $why ->
        [last] Det er for sent å bli med. Sesongen har ingen flere runder.
        [begun] Ingen kan bli med i denne sesongen etter starten.
       *[closed] Påmeldingen til denne sesongen er stengt.
    } Følg med på den neste.
refused-league-stale = En annen dommer endret nettopp dette. Se på det en gang til.
refused-league-still_played = Noen bord er ikke spilt. Du kan bekrefte resultatene når de er spilt eller fristene er ute.
refused-league-no_channel = Sesongens kanal er slettet, så sesongen står stille. Velg en annen kanal i oversikten.
refused-league-other_channel = Dette er ikke sesongens kanal.
refused-league-no_term = Jeg kjenner ikke denne innstillingen.
refused-league-unaltered = Slik er det allerede.
refused-league-unfinished = Ingen omgang i dette partiet ble ferdig, så det teller ikke. Ble det spilt et annet sted, fører du inn resultatet i oversikten.
refused-league-term_fixed = { $why ->
        [past] Sesongen er i gang, så dette kan du ikke endre lenger.
       *[played] Det er allerede spilt etter denne innstillingen, så du kan ikke endre den nå. Endre den til neste sesong med `/{ command-umpire } { command-umpire-create }` og `{ command-umpire-create-again }`.
    }
refused-league-playoff_early = Omspill kommer etter alle andre partier, når du går gjennom resultatene. Har sesongen ingen slutt, setter du en først i sesonginnstillingene.
refused-league-playoff_few = Et parti trenger minst { $count } spillere, så det blir ikke omspill. Bestem rekkefølgen selv.
refused-league-playoff_many = { $count } spillere står likt, og et bord har plass til { $most }, så det blir ikke omspill. Bestem rekkefølgen selv, eller gi noen av dem poeng først.
refused-league-rounds_played = Runde { $rounds } er allerede spilt eller avgjort, så behold minst { $rounds } runder.
refused-league-tied =
    { $ties }
    La dem spille omspill (**{ button-desk-playoff }** i oversikten), eller bestem selv rekkefølgen på { $count ->
        [0] spillerne som står likt
        [2] begge
       *[other] alle
    }, den beste først.
refused-league-too_few = En sesong trenger minst to spillere. Vent til flere har meldt seg på eller bekreftet.
refused-league-too_late = Poengene i denne runden er endelige, for turneringen har gått videre på dem.
refused-league-void = Dette partiet er strøket, så det har ingen poeng å endre. Angre det i sesongloggen, så teller det igjen.
refused-league-withdrawn = Denne plassen er gitt opp. Dommeren kan angre det i sesongloggen.
refused-league-wrong_phase =
    { $phase ->
        [signup] Påmeldingen er fortsatt åpen. Sett først i gang sesongen i oversikten.
        [check_in] De påmeldte bekrefter fortsatt. Sett først i gang sesongen i oversikten.
        [entries] Påmeldingen er fortsatt åpen. Sett først i gang turneringen i oversikten.
        [paused] Sesongen har pause. La den først fortsette i oversikten.
        [review] Dommeren går gjennom resultatene. Bekreft dem først i oversikten.
        [final_review] Dommeren går gjennom sluttspillet. Bekreft først resultatene i oversikten.
        [tie] Bestem først i oversikten hvem av dem som står likt, som er best.
       *[other] Det kan du ikke gjøre mens sesongen spilles.
    }

refused-season_room = Denne serveren har { $most } åpne bord, og flere har jeg ikke plass til. Jeg åpner bordet deres så snart et annet er ferdig, og pinger dere der. Dere taper ingen tid.
refused-fixture_has_table = Dette partiet har allerede en tråd. Spill det der.
refused-fixture_over = Dette partiet er over. `/{ command-league } { command-league-fixtures }` viser hva som gjenstår.
refused-league_exists = En annen åpnet nettopp { $league }. Bli med der.
refused-league_runs = { $league } har allerede en sesong i gang. Bekreft eller avlys den først, eller velg et annet navn med `{ option-name }`.
refused-not_in_league = Bare spillerne i { $league } kan bli med ved dette bordet. Meld deg på med `/{ command-league } { command-league-join }` mens det er åpent.
refused-not_your_fixture = Dette er ikke bordet ditt. `/{ command-league } { command-league-fixtures }` viser hvor du spiller.
refused-player_was_forgotten = Spilleren har fått slettet dataene sine, så jeg kan ikke holde av en plass.
refused-season_not_running = Sesongen til dette bordet er ikke i gang, så ingen kan bli med.
refused-season_paused = Sesongen har pause, og alle frister står stille. Jeg sier fra når den fortsetter.
