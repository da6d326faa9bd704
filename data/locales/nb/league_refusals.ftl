# Hvorfor noe ikke kan gjøres i en sesong av en liga eller i en turnering nå, og hva som ville gått.
refused-league-already_in = Allerede med: ingen kan ha to plasser i samme sesong.
refused-league-already_played = Det bordet er allerede spilt. Skal det spilles igjen, må partiet først strykes.
refused-league-already_recorded = Det partiet teller allerede i denne sesongen.
refused-league-already_reversed = Den avgjørelsen er allerede trukket tilbake.
refused-league-already_void = Det partiet er allerede strøket. `/{ command-umpire } { command-umpire-reverse }` lar det telle igjen.
refused-league-already_waiting = Allerede på ventelista: den som står øverst der, får neste plass.
refused-league-answered = Det spørsmålet er allerede besvart, og svaret står.
refused-league-appeal_late = Dommeren kan spørres om et parti i { $hours } timer etterpå. Den tiden er ute.
refused-league-appealed = Du har allerede spurt om dette partiet; dommeren kommer til å svare.
refused-league-ask_umpire = Mens turneringen pågår, er det bare dommeren som kan ta noen ut. Skriv til dommeren.
refused-league-bad_dealer = Det er noen andre som skal gi i den omgangen.
refused-league-bad_points = Ingen kan ha færre enn 0 poeng i en omgang. Velg et tall som gir 0 eller mer.
refused-league-bad_settle =
    { $places ->
        [one] Velg nøyaktig én av dem som står likt.
       *[other] Velg nøyaktig { $places } av dem som står likt.
    }
refused-league-built_on = Det kan ikke lenger trekkes tilbake, for noe annet bygger på det. { $what }
refused-league-checked_in = Du har allerede bekreftet at du er med; alt er i orden.
refused-league-closed = Denne sesongen er over, og resultatene står.
refused-league-earlier = Det er ikke senere enn det som allerede er satt. Velg et senere tidspunkt.
refused-league-has_seen_cards = De har sittet ved dette bordet i denne runden og sett kort der. Noen andre kan ta over.
refused-league-is_reverse = Den avgjørelsen trakk en annen tilbake, og det står. Den andre kan du bare ta på nytt.
refused-league-enough = Det er mange nok til å begynne, så starten utsettes ikke.
refused-league-champions_role = Mesteren får den rollen. Velg en annen til divisjonene, så ingen mister tittelen sammen med sesongen.
refused-league-no_divisions = Denne sesongen har ingen divisjoner.
refused-league-many_divisions = En sesong kan ha høyst { $most } divisjoner med roller.
refused-league-many_umpires = { $count } kan lede en sesong sammen. Velg færre.
refused-league-same_umpires = De leder sesongen allerede.
refused-league-no_appeal = Det spørsmålet finnes ikke. `/{ command-umpire } { command-umpire-appeals }` viser de åpne.
refused-league-no_check_in = Ingen skal bekrefte noe akkurat nå.
refused-league-no_decision = Det finnes ingen slik avgjørelse. Velg en av dem som foreslås mens du skriver.
refused-league-no_entry = De har ingen plass i denne sesongen. Velg en av dem som foreslås mens du skriver.
refused-league-no_calls = I denne sesongen ropes ingen opp til bordene: den ble kunngjort før det fantes, eller bordene er langsomme. Det en dommer kan gjøre med et parti som er i gang, står i `/{ command-umpire } { command-umpire-dashboard }`.
refused-league-no_times = Her avtaler ikke spillerne tider: runden er for kort, bordene er langsomme, eller sesongen ble kunngjort før det gikk an.
refused-league-no_hour = Den timen kan ikke merkes av: den er forbi, eller det blir ikke tid til partiet.
refused-league-time_fixed = Dommeren har satt tiden for dette bordet. Spør dommeren hvis den ikke passer.
refused-league-no_proposal_then = Den tiden passer ikke for alle som har svart. Velg en annen.
refused-league-already_proposed = Den tiden er allerede foreslått eller satt.
refused-league-enough_proposals = Du har foreslått { $count } tider for dette bordet. La de andre foreslå en.
refused-league-proposal_changed = Den tiden er ikke foreslått lenger. Se på tidene for bordet igjen.
refused-league-already_accepted = Du har godtatt den tiden.
refused-league-no_time = Det er ikke satt noen tid for dette bordet ennå.
refused-league-no_event = Dette bordet har ingen hendelse.
refused-league-has_event = Dette bordet har en hendelse.
refused-league-not_your_fixture = Du spiller ikke ved dette bordet. `/{ command-league } { command-league-fixtures }` viser hvor du spiller.
refused-league-nobody_to_ask = Alle ved dette bordet er spurt.
refused-league-no_proposal = Det er ikke foreslått noen tid for dette bordet.
refused-league-table_begun = Partiet ved det bordet er i gang. Det en dommer kan gjøre med det, står i `/{ command-umpire } { command-umpire-dashboard }`.
refused-league-not_begun = Partiet ved det bordet har ikke begynt. Spillerne kan ropes opp, eller bordet kan få en annen tid.
refused-league-nobody_left = Da er det ingen igjen til å spille partiet. Gi seier uten spill, eller stryk det.
refused-league-time_past = Den tiden er allerede forbi. Velg en senere.
refused-league-too_few_here = Et parti trenger minst { $count } spillere som er her.
refused-league-entered = Det resultatet er ført inn av en dommer. Trekk det tilbake med `/{ command-umpire } { command-umpire-reverse }`, og før det inn på nytt.
refused-league-entered_who = Det er ikke de samme som spiller lenger. Åpne skjemaet en gang til.
refused-league-entered_many = Høyst { $count } kan spille ved et bord. Før inn ett parti om gangen.
refused-league-entered_alone = Minst { $count } spillere må ha kommet. Var bare én der, kan du gi seier uten spill med `/{ command-umpire } { command-umpire-table }`.
refused-league-entered_places = Det er et hull i plasseringene. Den beste har 1, og de som står likt, har samme nummer.
refused-league-entered_points = I denne sesongen teller poengene, så skriv dem etter hvert navn, for eksempel `1. Ada 120`.
refused-league-entered_order = Poengene passer ikke med plasseringene. Rett på det ene eller det andre.
refused-league-no_fixture = Det bordet står ikke for tur. Velg et av dem som foreslås mens du skriver.
refused-league-no_match = Det partiet finnes ikke i denne sesongen. Velg et av dem som foreslås mens du skriver.
refused-league-no_reason = Det trengs noen få ord. Skriv dem og prøv igjen.
refused-league-no_such_slot = Den omgangen finnes ikke ved det bordet. En runde har fem omganger, og hver spiller sitter ved ett bord.
refused-league-not_a_league = Det gjelder ligaer. I turneringen i Swedish Pursuit velger du runde, bord eller omgang i stedet.
refused-league-not_due = Den omgangen står ikke for tur ved bordet.
refused-league-not_in = Ikke med i denne sesongen: det er ingenting å gi opp eller bekrefte.
refused-league-not_played = Den omgangen er ikke spilt ennå. Bare det som er spilt, kan endres.
refused-league-not_pursuit = Det gjelder turneringen i Swedish Pursuit. I en liga velger du partiet i stedet.
refused-league-not_started = Sesongen er ikke i gang ennå. `/{ command-umpire } { command-umpire-start }` setter den i gang.
refused-league-not_there = Det må være noen som satt ved partiet fra første omgang.
refused-league-not_tied = Nevn alle som deler én plass, og ingen andre, den beste først. Tabellen viser hvem det er.
refused-league-other_league = Det partiet ble ikke spilt i denne sesongen.
refused-league-over = Denne sesongen er over, og utfallet står.
refused-league-reopen_late =
    { $days ->
        [one] Resultater kan gås gjennom på nytt i ett døgn etter at de er bekreftet. Den tiden er ute, så de står.
       *[other] Resultater kan gås gjennom på nytt i { $days } dager etter at de er bekreftet. Den tiden er ute, så de står.
    }
refused-league-final = En turnering i Swedish Pursuit er endelig når den er bekreftet.
refused-league-season_played =
    { $rounds ->
        [one] Den eneste runden er trukket.
       *[other] Alle { $rounds } rundene er trukket.
    }
refused-league-signup_closed =
    { $why ->
        [last] Det er for sent å bli med: det kommer ingen flere runder i denne sesongen.
        [begun] Ingen kan bli med i denne sesongen etter at den har begynt.
       *[closed] Påmeldingen til denne sesongen er stengt.
    } Den neste blir kunngjort.
refused-league-stale = Noen har bestemt noe om det samme siden du så på det. Se på det en gang til.
refused-league-still_played = Det er bord som ikke er spilt ennå. Når alle er spilt, eller fristen er ute, kan resultatene bekreftes.
refused-league-no_channel = Kanalen til denne sesongen ble slettet, så den står stille, og ingen taper noe på det. Gi den en ny med `/{ command-umpire } { command-umpire-arrange }`; så fortsetter den.
refused-league-other_channel = Det er ikke kanalen til denne sesongen.
refused-league-no_term = Det vilkåret finnes ikke. Velg et av dem som foreslås mens du skriver.
refused-league-unaltered = Slik er det allerede.
refused-league-unfinished = Ingen omgang i det partiet ble ferdig, så det teller ikke for noen. Ble det spilt et annet sted, skriver du inn resultatet med `/{ command-umpire } { command-umpire-enter }`.
refused-league-term_fixed = { $why ->
        [past] Sesongen er i gang, så det er forbi. Bare det som gjenstår, kan endres.
       *[played] Det er allerede spilt etter det, og da ville det ikke være rettferdig å endre det nå. Neste sesong kan være annerledes: `/{ command-umpire } { command-umpire-create }` med `{ command-umpire-create-again }`.
    }
refused-league-playoff_early = Det kan spilles omspill når alt annet er spilt og du går gjennom resultatene. En sesong uten slutt må få en først: `/{ command-umpire } { command-umpire-alter }`.
refused-league-playoff_few = Et parti trenger minst { $count }, så disse kan ikke spille omspill. Avgjør det med `/{ command-umpire } { command-umpire-settle }`.
refused-league-playoff_many = { $count } står likt, og et bord har plass til { $most }, så de får ikke omspill ved ett bord. Avgjør det med `/{ command-umpire } { command-umpire-settle }`, eller skill noen av dem først med `/{ command-umpire } { command-umpire-award }`.
refused-league-rounds_played = Runde { $rounds } er allerede spilt eller avgjort, så det blir minst { $rounds } runder.
refused-league-tied =
    { $ties }
    La dem spille omspill (**{ button-desk-playoff }** i `/{ command-umpire } { command-umpire-dashboard }`), eller avgjør det selv: Skriv så { $count ->
        [0] alle som deler én plass,
        [2] begge
       *[other] alle
    } i `/{ command-umpire } { command-umpire-settle }`, den beste først. Er de flere enn seks, kan `/{ command-umpire } { command-umpire-award }` skille dem.
refused-league-too_few = Det må være minst to spillere. Vent til flere har meldt seg på eller bekreftet.
refused-league-too_late = Poengene i den runden ligger fast: turneringen har gått videre på dem.
refused-league-void = Det partiet er strøket, så det har ingen poeng å endre. `/{ command-umpire } { command-umpire-reverse }` lar det telle igjen.
refused-league-withdrawn = Den plassen er gitt opp. Dommeren kan trekke det tilbake med `/{ command-umpire } { command-umpire-reverse }`.
refused-league-wrong_phase =
    { $phase ->
        [signup] Ikke ennå: påmeldingen er fortsatt åpen. `/{ command-umpire } { command-umpire-start }` setter sesongen i gang.
        [check_in] Ikke nå: de påmeldte bekrefter at de er med. `/{ command-umpire } { command-umpire-start }` setter sesongen i gang.
        [entries] Ikke ennå: påmeldingen er fortsatt åpen. `/{ command-umpire } { command-umpire-start }` setter turneringen i gang.
        [paused] Ikke nå: sesongen har pause. `/{ command-umpire } { command-umpire-resume }` lar den fortsette.
        [review] Ikke nå: partiene er over, og dommeren går gjennom resultatene. `/{ command-umpire } { command-umpire-confirm }` går videre.
        [final_review] Ikke nå: sluttspillet er spilt, og dommeren går gjennom resultatene. `/{ command-umpire } { command-umpire-confirm }` kårer mesteren.
        [tie] Ikke nå: først må det avgjøres hvem av de like som går foran. `/{ command-umpire } { command-umpire-settle }` gjør det.
       *[other] Det kan ikke gjøres mens sesongen spilles.
    }

refused-season_room = Denne serveren har så mange åpne bord som jeg kan ha på én server ({ $most }). Bordet deres åpnes av seg selv så snart et annet er ferdig, og da pinger jeg dere der. Dere taper ingen tid imens.
refused-fixture_has_table = Det finnes allerede et bord for dette: dere spiller i tråden der.
refused-fixture_over = Dette bordet skal ikke spilles lenger. `/{ command-league } { command-league-fixtures }` viser dem som skal.
refused-league_exists = { $league } ble åpnet av noen andre i samme øyeblikk. Bli med der.
refused-league_runs = En sesong av { $league } er allerede i gang. Godkjenn eller avlys den først, eller velg et annet navn med `{ option-name }`.
refused-not_in_league = Bare de som er med i { $league }, kan sette seg her. `/{ command-league } { command-league-join }` melder deg på, der det er åpent.
refused-not_your_fixture = Du spiller ikke ved dette bordet. `/{ command-league } { command-league-fixtures }` viser hvor du spiller.
refused-player_was_forgotten = Spilleren har siden fått slettet alt om seg, så det kan ikke holdes av noen plass.
refused-season_not_running = Sesongen til dette bordet spilles ikke nå, så ingen kan sette seg her.
refused-season_paused = Sesongen har pause: ingen må spille nå, og ingen frist løper ut. Dere får beskjed når den fortsetter.
