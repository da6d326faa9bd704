# Why something cannot be done now, and what would work.
refused-other = Du kan ikke gjøre det nå. Ingenting er endret.
refused-which_one =
    Hvilken mener du? Velg en av disse, eller skriv hele navnet.
    { $names }
refused-name_unseen = En del av navnet er usynlig. Skriv det på nytt uten usynlige tegn.
refused-starting = Jeg holder på å starte. Trykk igjen om noen sekunder. Alle bordene er slik dere forlot dem.
saved-not-shown = Gjort og lagret. Discord lar meg ikke oppdatere meldingen akkurat nå. Bordet og hånda di viser det om litt.
saved-fault = Gjort og lagret, men jeg klarte ikke å vise det på grunn av en feil hos meg. Retter det seg ikke, gir du koden `{ $fault }` til dem som driver boten.
refused-not-shown = Discord lot meg ikke svare. Ingenting er endret, så prøv igjen.
refused-busy = Jeg fikk ikke lagret det, så ingenting er endret. Trykk en gang til.
refused-undecided = Lagringen tar lengre tid enn vanlig. Sjekk bordet før du trykker igjen.
refused-fault = Noe gikk galt hos meg. Ingenting er endret, så prøv igjen. Skjer det på nytt, gir du koden `{ $fault }` til dem som driver boten.
refused-unknown_press = Denne knappen er fra en eldre utgave av meg. Få en ny med kommandoen den kom fra.
refused-unknown_command = Denne kommandoen er nyere enn Discord-appen din kjenner. Start Discord på nytt eller vent litt, og prøv igjen.
refused-command_not_allowed = Du kan ikke bruke den kommandoen her.
refused-member_gone = Den personen har forlatt serveren, så jeg kan ikke slå opp noe. Velg et medlem.
refused-option_gone = Valget ditt finnes ikke lenger. Velg på nytt.
refused-servers_only =
    Det kan jeg bare gjøre på en server som har lagt meg til. { $link ->
        [none] Prøv det der.
       *[other] [Legg meg til på en server]({ $link }), og prøv det der.
    }
refused-outside_table =
    Rangerte partier, langsom klokke og tråder krever en server som har lagt meg til. { $link ->
        [none] Dropp dem for å spille her.
       *[other] [Legg meg til på en]({ $link }), eller dropp dem for å spille her.
    }
refused-plays_alone =
    Her spiller du én omgang mot datamaskiner, så `/{ command-play }` tar bare imot et spill. { $link ->
        [none] Utelat resten.
       *[other] Utelat resten, eller [legg meg til på en server]({ $link }).
    }
refused-missing_permissions = Jeg kan ikke vise et bord her uten disse tillatelsene: { $permissions }. Be noen som administrerer kanalen, om å legge dem til.
refused-wrong_channel = Denne knappen hører til et bord i en annen kanal. Se bordet her med `/{ command-table }`.
refused-no_such_table = Dette bordet er for lengst borte. Åpne et nytt med `/{ command-play }`.
refused-no_table_here = Denne kanalen har ikke noe bord. Åpne et med `/{ command-play }`.
refused-table_asleep = Dette bordet har pause fordi spillet, { $game }, ikke er installert lenger eller har fått nye regler. Ingenting er tapt. Partiet fortsetter når de som driver boten, henter spillet tilbake.
refused-game_gone = { $game } er ikke installert nå. Spør dem som driver boten.
refused-table_unreadable = Jeg klarer ikke å lese bordet i denne kanalen, så jeg har latt det være i fred. Ingenting er tapt. Gi koden `{ $table }` til dem som driver boten. Til da virker `/{ command-play }` i alle andre kanaler og tråder.
refused-channel_taken = Denne kanalen har allerede et bord. Bli med der (`/{ command-table }` viser det igjen), eller åpne et i en annen kanal eller en tråd.
refused-not_started = Partiet har ikke begynt. Verten starter det med **{ button-start }**.
refused-already_started = Partiet har begynt, så plassene er fordelt.
refused-match_over = Dette partiet er ferdig. Åpne et nytt bord med `/{ command-play }`.
refused-not_seated = Du har ingen plass ved dette bordet. Bli med først.
refused-again_not_seated = Bare spillerne i dette partiet kan spille det igjen. Åpne ditt eget bord med `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Du er allerede med, og du er verten. Når de andre har blitt med, trykker du på **{ button-start }**.
        [guest] Du er allerede med. Når alle har blitt med, trykker verten på **{ button-start }**.
        [player] Du er allerede med. Trykk på **{ button-hand }** for å se kortene dine.
       *[other] Den spilleren er allerede med.
    }
refused-table_full = Alle de { $count } plassene er tatt. Du kan se på, eller åpne et nytt bord med `/{ command-play }`.
refused-too_few_seats = Dere må være minst { $count } spillere. Be en venn bli med, eller legg til en datamaskin.
refused-not_joined = { $name } har ikke blitt med ennå, så plassen er reservert. Du kan frigi den under **{ button-options }**.
refused-no_hint = Du får tips når det er din tur og du kan velge, i urangerte partier mot datamaskiner.
refused-no_such_level = Det nivået finnes ikke i { $game }. Vi har ingen datamaskin som er bedre enn «middels» uten å jukse.
refused-no_such_program = Lista over programmer til { $game } er endret. Åpne **{ button-options }** på nytt.
refused-no_catching = { $game } kan ikke spilles slik med disse husreglene. Endre dem under **{ button-options }**.
refused-program_seated = { $name } har allerede en plass her.
refused-no_computer = Dette bordet har ingen datamaskin.
refused-not_host = Det kan bare verten, { $name }, { $server ->
        [no] gjøre.
       *[yes] eller en moderator gjøre.
    }
refused-ranked_end = Bare en moderator kan avslutte et rangert parti. Går du, taper du.
refused-not_your_hand = Dette er kortene til en annen spiller. Trykk på **{ button-hand }** ved bordet for å se dine.
refused-not_away = Du har allerede plassen din. Bare spill.
refused-left_already = En datamaskin spiller allerede på den plassen, så ingenting er endret.
refused-forfeited = Du gikk fra partiet eller ble fjernet, så en datamaskin spiller ferdig for deg. Du kan bli med på det neste.
refused-not_starter = { $name }, verten, starter partiet. Tar det for lang tid, kan alle spillerne her starte det <t:{ $at }:R>.
refused-ranked_seat = Dette er et rangert parti, så du kan bare se på.
refused-ranked_vote = Dere kan ikke stemme for å avslutte et rangert parti. Det kan bare en moderator, og går du, taper du.
refused-ranked_remove = Bare en moderator som ikke er med i et rangert parti, kan fjerne en spiller fra det, for spilleren taper.
refused-no_one_here = Alle spillerne er borte, så du kan bare se på inntil videre.
refused-no_seat = Alle plassene har en spiller, så du kan bare se på inntil videre.
refused-no_vote = Den avstemningen er ferdig. Bordet viser resultatet.
refused-no_such_player = Den spilleren gikk fra bordet.
refused-remove_yourself = Du kan ikke fjerne deg selv, men du kan gå.
refused-last_player = Da blir bordet tomt. Lukk det i stedet.
refused-away_not_slow = Bare bord med langsom klokke venter på spillere som er borte.
refused-no_slow_table = Du sitter ikke ved noe bord med langsom klokke. Bare slike bord venter på spillere som er borte.
refused-ahead_slow = Du kan bare legge klart trekk ved bord med langsom klokke.
refused-ahead_turn = Det er allerede din tur. Bare spill.
refused-ahead_unfit = Du kan ikke legge klart det nå, fordi kortene dine endret seg eller omgangen sluttet. Hånda di viser kortene dine.
refused-ahead_gone = Du har ikke noe trekk klart. Jeg spilte det, eller avbrøt det fordi kortene endret seg.
refused-away_too_long = Bordene venter høyst { $days } dager. Velg en tidligere dag.
refused-away_past = Den dagen har vært. Velg en av de neste { $count } dagene.
refused-away_unclear = { $word ->
        [none] Jeg forstår ikke hvilken dag det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv `søndag`, `24.12.`, `3 dager` eller `i morgen`. La det stå tomt når du er tilbake.
refused-may_not_write = Du kan ikke skrive i denne kanalen, så jeg kan ikke legge ut noe der for deg.
refused-no_length = Du kan ikke velge antall omganger i { $game }. La `{ option-length }` stå tom.
refused-no_threads_here = Jeg kan ikke åpne en tråd i denne kanalen. Bruk `/{ command-play }` i en tekstkanal, eller dropp `{ command-play-thread }`.
refused-thread_failed = Discord lot meg ikke åpne en tråd her. Sett `{ command-play-thread }` til False, så åpner `/{ command-play }` bordet i selve kanalen.
refused-stale = Bordet endret seg før trykket ditt kom fram, så jeg spilte ingenting. Slik er det nå.
refused-call_late = Så nære! { $name } gjorde trekket sitt før ropet ditt kom fram.
refused-challenge_late = { $name } var raskere.
refused-options-unknown_option = Den husregelen finnes ikke her.
refused-options-bad_value = Denne husregelen kan ikke ha den verdien.
refused-options-bad_seats = Disse husreglene passer ikke med så mange spillere. Endre antall kortstokker, eller fjern en spiller.

illegal-other = Reglene tillater ikke det nå. Ingenting er endret.
illegal-malformed = Det trekket kjenner jeg ikke. Knappene ved hånda di viser alle trekkene dine.
illegal-bad_seat = Du kan ikke velge deg selv, eller en spiller som ikke kan velges nå. Velg en annen.
illegal-match_over = Dette partiet er ferdig. Åpne et nytt bord med `/{ command-play }`.
illegal-wrong_phase = Vent til neste omgang.
illegal-no_call_due = Det er ingenting å rope nå. Når det er mulig igjen, kommer knappen tilbake.
illegal-call_by_hand = Ved dette bordet roper du etter kortet. Legg kortet først, og trykk så på ropet før neste spiller gjør et trekk.
illegal-window_open = For tidlig. Den spilleren kan fortsatt rope.
illegal-nothing_to_challenge = Den spilleren har ikke glemt noe rop.
illegal-not_your_turn = Det er ikke din tur. Bordet viser hvem som har turen.
illegal-not_in_hand = Det kortet har du ikke. Her er kortene dine.
illegal-one_card_only = Nå kan du bare legge ett kort.
illegal-must_play = Du har et kort som passer, så du må legge.
illegal-must_draw = Du må trekke før du kan si pass.
illegal-cannot_draw = Du kan ikke trekke mer i denne turen. Knappene ved hånda di viser trekkene dine.
illegal-cannot_pass = Du kan ikke si pass nå. Knappene ved hånda di viser trekkene dine.
illegal-illegal_card = Det kortet passer ikke på det som ligger øverst. Velg et annet.
refused-daily_day = Den given er fra en annen dag. `/{ command-daily }` har dagens kort.
refused-daily_gone = Så gamle giv har jeg ikke lenger. `/{ command-daily }` har dagens kort.
refused-daily_open = Partifila di er klar når dagen er over, <t:{ $until }:R>.
refused-daily_no_record = Du har ingen partifil fra den given, fordi du ikke spilte den ferdig eller den er for gammel.
refused-post_unknown = Discord svarte ikke, så jeg vet ikke om det ble lagt ut. Se i kanalen. Er det ikke der, kan du prøve igjen om en time.
refused-cards_gone = Disse kortene er borte, for jeg tar vare på delte kort i { $days } dager. `/{ command-daily }` har nye hver dag.
refused-solo_gone = Disse kortene er borte. Uferdige kort tar jeg vare på i { $days } dager, eller til du får nye. Dem finner du med `/{ command-play }`.
refused-solo_begun = Du er ikke ferdig med de forrige kortene. Nye kort erstatter dem.
refused-duplicate_done = Du har spilt denne given.
refused-duplicate_forgotten = Du begynte på denne given før du slettet dataene dine, og alle spiller den én gang. `/{ command-daily }` har nye kort hver dag.
refused-duplicate_older = Reglene er endret siden denne given begynte, så du kan ikke spille den lenger. `/{ command-daily }` har nye kort hver dag.
