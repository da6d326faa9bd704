# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Du er allerede med i sæsonen.
refused-league-already_played = Bordet er allerede spillet. Gør partiet ugyldigt for at spille det igen.
refused-league-already_recorded = Partiet tæller allerede.
refused-league-already_reversed = Afgørelsen er allerede fortrudt.
refused-league-already_void = Partiet er allerede ugyldigt. Du kan fortryde det i sæsonloggen.
refused-league-already_waiting = Du står allerede på ventelisten.
refused-league-umpire_called = Dommeren er allerede tilkaldt til bordet.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Du kan kun spørge om et parti i { $hours } timer efter at det er slut.
refused-league-appealed = Du har allerede spurgt om partiet.
refused-league-ask_umpire = Bed dommeren om at tage dig ud af turneringen.
refused-league-bad_dealer = En anden spiller skal give nu.
refused-league-bad_points = Pointene kan ikke komme under 0.
refused-league-bad_settle = Vælg præcis { $places } af de spillere der står lige.
refused-league-built_on = Det kan du ikke fortryde på grund af det der kom efter. { $what }
refused-league-checked_in = Du har allerede tjekket ind.
refused-league-closed = { refused-league-over }
refused-league-earlier = Vælg et senere tidspunkt end det der er sat.
refused-league-enough = Der er spillere nok med, så starten udsættes ikke.
refused-league-has_seen_cards = Spilleren har set kortene ved bordet. Spørg en anden.
refused-league-is_reverse = Du kan ikke fortryde en fortrydelse. Træf den oprindelige afgørelse igen i stedet.
refused-league-champions_role = Mesteren får den rolle. Vælg en anden.
refused-league-no_divisions = Sæsonen har ingen divisioner.
refused-league-many_divisions = En sæson har højst { $most } divisioner med roller.
refused-league-many_umpires = En sæson kan højst have { $count } dommere. Vælg færre.
refused-league-same_umpires = De dommere leder allerede sæsonen.
refused-league-no_appeal = Spørgsmålet er ikke åbent længere.
refused-league-no_check_in = Der er ikke check-in lige nu.
refused-league-no_decision = Jeg kan ikke finde afgørelsen. Vælg en i sæsonloggen.
refused-league-no_entry = Spilleren er ikke med i sæsonen.
refused-league-no_calls = En sæson med langsomt ur har ikke klartjek.
refused-league-no_times = Sæsonen har ingen tider at aftale.
refused-league-no_hour = Den time er forbi eller giver for lidt tid til partiet. Vælg en anden.
refused-league-time_fixed = Dommeren har sat tiden. Spørg dommeren hvis den ikke passer dig.
refused-league-no_proposal_then = Den tid passer ikke alle der har svaret. Vælg en anden.
refused-league-already_proposed = Den tid er allerede foreslået eller sat.
refused-league-enough_proposals = Du har foreslået { $count } tider. Lad de andre foreslå en.
refused-league-proposal_changed = Den tid er ikke foreslået længere. Kig igen.
refused-league-already_accepted = Du har allerede sagt ja til den tid.
refused-league-no_time = Bordet har ikke fået en tid endnu.
refused-league-no_event = Bordet har ingen begivenhed.
refused-league-has_event = Bordet har allerede en begivenhed.
refused-league-not_your_fixture = Det er ikke dit bord. `/{ command-league } { command-league-fixtures }` viser dine.
refused-league-nobody_to_ask = Du har spurgt alle spillere ved bordet.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Partiet er i gang. Se oversigten.
refused-league-not_begun = Partiet er ikke begyndt.
refused-league-nobody_left = Så er der ingen spillere tilbage. Tildel sejren, eller gør partiet ugyldigt.
refused-league-time_past = Det tidspunkt er forbi. Vælg et senere.
refused-league-too_few_here = Mindst { $count } spillere skal være her.
refused-league-entered = Resultatet er allerede indtastet. Fortryd det først i sæsonloggen.
refused-league-entered_who = Spillerne er skiftet. Åbn formularen igen.
refused-league-entered_many = Et bord har højst { $count } spillere.
refused-league-entered_alone = Mindst { $count } spillere skal være med. Mødte kun én op, så giv den spiller sejren.
refused-league-entered_places = Der er et hul i placeringerne. De begynder på 1, og spillere der står lige, har samme nummer.
refused-league-entered_points = Skriv point for alle spillere eller for ingen.
refused-league-entered_order = Pointene passer ikke til placeringerne.
refused-league-no_fixture = Bordet har ingen partier tilbage at spille.
refused-league-no_match = Partiet hører ikke til sæsonen.
refused-league-no_reason = Skriv en begrundelse. Et par ord er nok.
refused-league-no_such_slot = Bordet har ikke sådan en omgang. En runde har fem.
refused-league-not_a_league = Det gælder kun ligaer.
refused-league-not_due = En anden omgang kommer først ved bordet.
refused-league-not_in = Du er ikke med i sæsonen.
refused-league-not_played = Omgangen er ikke spillet endnu.
refused-league-not_pursuit = Det gælder kun turneringen i Swedish Pursuit.
refused-league-not_started = Sæsonen er ikke startet. Start den i oversigten.
refused-league-not_there = Vælg en spiller der var med fra første omgang.
refused-league-not_tied = Nævn alle der deler én plads, og ingen andre, den bedste først.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Sæsonen er slut, og resultaterne er endelige.
refused-league-reopen_late =
    Resultaterne er endelige efter { $days ->
        [one] et døgn.
       *[other] { $days } dage.
    }
refused-league-final = En bekræftet turnering i Swedish Pursuit er endelig.
refused-league-season_played = Alle runder er allerede sat op.
refused-league-signup_closed =
    { $why ->
        [last] Det er for sent at deltage, for der er ingen runder tilbage.
        [begun] Tilmeldingen lukkede ved starten.
       *[closed] Tilmeldingen til sæsonen er lukket.
    }
refused-league-stale = En anden dommer har lige ændret det. Kig igen.
refused-league-still_played = Nogle borde mangler at blive spillet. Bekræft resultaterne når de er spillet eller fristerne er udløbet.
refused-league-no_channel = { act-lose-channel } Vælg en anden kanal i oversigten.
refused-league-other_channel = Det er ikke sæsonens kanal.
refused-league-no_setting = Den indstilling kender jeg ikke.
refused-league-unaltered = Sådan er det allerede.
refused-league-unfinished = Ingen omgang blev færdig, så partiet tæller ikke. Blev det spillet et andet sted, så indtast resultatet.
refused-league-setting_fixed = { $why ->
        [past] Sæsonen er i gang
       *[played] Der er spillet partier med den indstilling
    }, så den kan ikke ændres længere.
refused-league-tiebreaker_early = En omkamp kommer til sidst når du gennemgår resultaterne. En sæson uden slutdato skal først have en.
refused-league-tiebreaker_few = En omkamp kræver mindst { $count } spillere. Bestem selv rækkefølgen.
refused-league-tiebreaker_many = { $count } spillere står lige, og et bord har plads til { $most }. Bestem selv rækkefølgen.
refused-league-rounds_played = Runde { $rounds } er allerede spillet eller afgjort, så behold den.
refused-league-tied =
    { $ties }
    Lad dem spille omkamp (**{ button-dashboard-tiebreaker }** i oversigten), eller bestem selv rækkefølgen.
refused-league-too_few = En sæson kræver mindst to spillere.
refused-league-too_late = Rundens point er endelige, for turneringen er gået videre.
refused-league-void = { refused-league-already_void }
league-start-first = Start først sæsonen i oversigten.
league-confirm-first = Bekræft først resultaterne i oversigten.
refused-league-withdrawn = Pladsen er opgivet. Dommeren kan fortryde det i sæsonloggen.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] Lad først sæsonen fortsætte i oversigten.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Afgør først rækkefølgen i oversigten.
       *[other] Det kan du ikke gøre mens sæsonen er i gang.
    }

refused-season_room = Jeg kan ikke have flere end { $most } åbne borde på denne server. Jeg åbner jeres når et andet slutter, og giver jer besked der. I mister ingen tid.
refused-fixture_has_table = Partiet har allerede en tråd. Spil det der.
refused-fixture_over = Partiet er slut. `/{ command-league } { command-league-fixtures }` viser hvad der mangler at blive spillet.
refused-league_exists = En anden har lige åbnet { $league }. Deltag i den.
refused-league_runs = { $league } har allerede en sæson i gang. Bekræft eller aflys den først, eller vælg et andet `{ option-name }`.
refused-not_in_league = Kun spillere i { $league } kan sidde ved bordet. Tilmeld dig med `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Spilleren har slettet sine data, så jeg kan ikke reservere en plads.
refused-season_not_running = Bordets sæson er ikke i gang.
refused-season_paused = Sæsonen er på pause. Jeg siger til når den fortsætter.
