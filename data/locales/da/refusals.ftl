# Why something cannot be done now, and what would work.
refused-other = Det kan du ikke lige nu. Intet er ændret.
refused-which_one =
    Hvilken mener du? Vælg en af dem her, eller skriv hele navnet.
    { $names }
refused-name_unseen = En del af navnet er usynlig. Skriv det igen uden usynlige tegn.
refused-starting = Jeg er ved at starte. Tryk igen om nogle sekunder. Alle borde er som I forlod dem.
saved-not-shown = Udført og gemt. Discord lader mig ikke opdatere beskeden lige nu. Bordet og din hånd følger med om lidt.
saved-fault = Udført og gemt, men jeg kunne ikke vise det på grund af en fejl hos mig. Retter det sig ikke, så giv koden `{ $fault }` til dem der driver botten.
refused-not-shown = Discord lod mig ikke svare. Intet er ændret, så prøv igen.
refused-busy = Jeg kunne ikke gemme det, så intet er ændret. Tryk en gang til.
refused-undecided = Det tager længere tid at gemme end det plejer. Se på bordet før du trykker igen.
refused-fault = Noget gik galt hos mig. Intet er ændret, så prøv igen. Sker det igen, så giv koden `{ $fault }` til dem der driver botten.
refused-unknown_press = Knappen er fra en ældre udgave af mig. Hent en ny med den kommando den kom fra.
refused-unknown_command = Kommandoen er nyere end din Discord-app kender. Genstart Discord, eller vent lidt, og prøv igen.
refused-command_not_allowed = Du kan ikke bruge den kommando her.
refused-member_gone = Den person har forladt serveren, så jeg kan ikke slå noget op. Vælg et medlem.
refused-option_gone = Det du valgte, findes ikke længere. Vælg igen.
refused-servers_only =
    Det kan jeg kun på en server der har tilføjet mig. { $link ->
        [none] Prøv det der.
       *[other] [Føj mig til en server]({ $link }), og prøv det der.
    }
refused-outside_table =
    Rangerede partier, langsomt ur og tråde kræver en server der har tilføjet mig. { $link ->
        [none] Udelad dem for at spille her.
       *[other] [Føj mig til en]({ $link }), eller udelad dem for at spille her.
    }
refused-plays_alone =
    Her spiller du én omgang mod computere, så `/{ command-play }` tager kun imod et spil. { $link ->
        [none] Udelad resten.
       *[other] Udelad resten, eller [føj mig til en server]({ $link }).
    }
refused-missing_permissions = Jeg kan ikke vise et bord her uden disse tilladelser: { $permissions }. Bed et medlem der administrerer kanalen, om at tilføje dem.
refused-wrong_channel = Knappen hører til et bord i en anden kanal. Se bordet her med `/{ command-table }`.
refused-no_such_table = Bordet er væk for længst. Åbn et nyt med `/{ command-play }`.
refused-no_table_here = Der er ikke noget bord i denne kanal. Åbn et med `/{ command-play }`.
refused-table_asleep = Bordet holder pause fordi spillet, { $game }, ikke er installeret længere eller har fået nye regler. Intet er tabt. Partiet fortsætter når de der driver botten, lægger spillet ind igen.
refused-game_gone = { $game } er ikke installeret lige nu. Spørg dem der driver botten.
refused-table_unreadable = Jeg kan ikke læse bordet i denne kanal, så jeg har ladet det være. Intet er tabt. Giv koden `{ $table }` til dem der driver botten. Indtil da virker `/{ command-play }` i alle andre kanaler og tråde.
refused-channel_taken = Der er allerede et bord i denne kanal. Sæt dig ved det (`/{ command-table }` viser det igen), eller åbn et i en anden kanal eller en tråd.
refused-not_started = Partiet er ikke begyndt. Værten starter det med **{ button-start }**.
refused-already_started = Partiet er begyndt, så pladserne er fordelt.
refused-match_over = Partiet er slut. Åbn et nyt bord med `/{ command-play }`.
refused-not_seated = Du har ingen plads ved bordet. Sæt dig først.
refused-again_not_seated = Kun spillerne i partiet kan spille det igen. Åbn dit eget bord med `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Du er allerede med, og du er værten. Når de andre er med, trykker du på **{ button-start }**.
        [guest] Du er allerede med. Når alle er med, trykker værten på **{ button-start }**.
        [player] Du er allerede med. Tryk på **{ button-hand }** for at se dine kort.
       *[other] Den spiller er allerede med.
    }
refused-table_full = Alle { $count } pladser er taget. Du kan se med eller åbne et nyt bord med `/{ command-play }`.
refused-too_few_seats = I skal være mindst { $count } spillere. Bed en ven om at deltage, eller tilføj en computer.
refused-not_joined = { $name } er ikke med endnu, så pladsen er reserveret. Du kan frigive den under **{ button-options }**.
refused-no_hint = Du får tip når det er din tur og du har noget at vælge imellem, i urangerede partier mod computere.
refused-no_such_level = { $game } har ikke det niveau. Ingen computer slår den middelgode uden at kigge.
refused-no_such_program = Listen over programmer til { $game } er ændret. Åbn **{ button-options }** igen.
refused-no_catching = { $game } kan ikke spilles sådan med de husregler. Ændr dem under **{ button-options }**.
refused-program_seated = { $name } har allerede en plads her.
refused-no_computer = Der er ingen computer ved bordet.
refused-not_host = Det kan kun værten, { $name }, { $server ->
        [no] gøre.
       *[yes] eller en moderator gøre.
    }
refused-ranked_end = Kun en moderator kan afslutte et rangeret parti. Går du, taber du.
refused-not_your_hand = Det er en anden spillers kort. Tryk på **{ button-hand }** ved bordet for at se dine.
refused-not_away = Du har din plads allerede. Bare spil.
refused-left_already = En computer spiller allerede på den plads, så ingenting er ændret.
refused-forfeited = Du forlod partiet eller blev fjernet fra det, så en computer spiller dine kort færdigt. Du kan være med i det næste.
refused-not_starter = { $name } er vært og starter partiet. Trækker det ud, kan alle spillere her starte det <t:{ $at }:R>.
refused-ranked_seat = Partiet er rangeret, så du kan kun se med.
refused-ranked_vote = I kan ikke stemme om at afslutte et rangeret parti. Det kan kun en moderator, og går du, taber du.
refused-ranked_remove = Kun en moderator der ikke selv er med, kan fjerne en spiller fra et rangeret parti, for spilleren taber.
refused-no_one_here = Alle spillerne er væk, så lige nu kan du kun se med.
refused-no_seat = Alle pladser har en spiller, så lige nu kan du kun se med.
refused-no_vote = Den afstemning er slut. Bordet viser resultatet.
refused-no_such_player = Den spiller har forladt bordet.
refused-remove_yourself = Du kan ikke fjerne dig selv, men du kan gå.
refused-last_player = Så bliver bordet tomt. Luk det i stedet.
refused-away_not_slow = Kun borde med langsomt ur venter på spillere der er væk.
refused-no_slow_table = Du sidder ikke ved noget bord med langsomt ur. Kun de borde venter på spillere der er væk.
refused-ahead_slow = Du kan kun lægge træk klar ved borde med langsomt ur.
refused-ahead_turn = Det er din tur allerede. Bare spil.
refused-ahead_unfit = Det træk kan du ikke lægge klar nu fordi dine kort har ændret sig eller omgangen er slut. Din hånd viser dine kort.
refused-ahead_gone = Der er intet træk at fortryde længere. Jeg har spillet det, eller også droppede jeg det fordi kortene ændrede sig.
refused-away_too_long = Bordene venter højst { $days } dage. Vælg en tidligere dag.
refused-away_past = Den dag er forbi. Vælg en af de næste { $count } dage.
refused-away_unclear = { $word ->
        [none] Jeg kan ikke se hvilken dag det er.
       *[other] Jeg forstår ikke »{ $word }«.
    } Skriv `søndag`, `24.12.`, `3 dage` eller `i morgen`. Lad feltet stå tomt når du er tilbage.
refused-may_not_write = Du kan ikke skrive i denne kanal, så jeg kan ikke skrive der for dig.
refused-no_length = Du kan ikke vælge antallet af omgange i { $game }. Lad `{ option-length }` stå tom.
refused-no_threads_here = Jeg kan ikke åbne en tråd i denne kanal. Brug `/{ command-play }` i en tekstkanal, eller udelad `{ command-play-thread }`.
refused-thread_failed = Discord lod mig ikke åbne en tråd her. Sæt `{ command-play-thread }` til False, så åbner `/{ command-play }` bordet i selve kanalen.
refused-stale = Bordet ændrede sig før dit tryk nåede frem, så jeg har ikke spillet noget. Her er det nu.
refused-call_late = Så tæt på! { $name } spillede før dit råb nåede frem.
refused-challenge_late = { $name } var hurtigere.
refused-options-unknown_option = Den husregel findes ikke her.
refused-options-bad_value = Denne husregel kan ikke have den værdi.
refused-options-bad_seats = Husreglerne passer ikke til så mange spillere. Ændr antallet af spil kort, eller fjern en spiller.

illegal-other = Det tillader reglerne ikke nu. Intet er ændret.
illegal-malformed = Det træk kender jeg ikke. Knapperne i din hånd viser alle dine træk.
illegal-bad_seat = Du kan ikke vælge dig selv eller en spiller der ikke kan vælges nu. Vælg en anden.
illegal-match_over = Partiet er slut. Åbn et nyt bord med `/{ command-play }`.
illegal-wrong_phase = Vent til næste omgang.
illegal-no_call_due = Der er ikke noget at råbe nu. Når du kan råbe, kommer knappen igen.
illegal-call_by_hand = Ved dette bord er råbet et tryk for sig. Læg kortet først, og tryk så på råbet før næste spiller trækker eller lægger.
illegal-window_open = For tidligt. Den spiller kan stadig råbe.
illegal-nothing_to_challenge = Den spiller har ikke glemt at råbe.
illegal-not_your_turn = Det er ikke din tur. Bordet viser hvis tur det er.
illegal-not_in_hand = Det kort har du ikke. Her er dine kort.
illegal-one_card_only = Nu kan du kun lægge ét kort.
illegal-must_play = Du har et kort der passer, så du skal lægge.
illegal-must_draw = Du skal trække før du kan sige pas.
illegal-cannot_draw = Du kan ikke trække mere i denne tur. Knapperne i din hånd viser dine træk.
illegal-cannot_pass = Du kan ikke sige pas nu. Knapperne i din hånd viser dine træk.
illegal-illegal_card = Det kort passer ikke på det øverste. Vælg et andet.
refused-daily_day = Den giv er fra en anden dag. `/{ command-daily }` har dagens kort.
refused-daily_gone = Så gamle give har jeg ikke længere. `/{ command-daily }` har dagens kort.
refused-daily_open = Din partifil er klar når dagen er over, <t:{ $until }:R>.
refused-daily_no_record = Du har ingen partifil fra den giv. Enten spillede du den ikke færdig, eller også er den for gammel.
refused-post_unknown = Discord svarede ikke, så jeg ved ikke om det blev delt. Se i kanalen. Er det der ikke, så prøv igen om en time.
refused-cards_gone = De kort er væk, for jeg gemmer delte kort i { $days } dage. `/{ command-daily }` har nye hver dag.
refused-solo_gone = De kort er væk. Jeg gemmer ufærdige kort i { $days } dage, eller indtil du får nye. Dem får du med `/{ command-play }`.
refused-solo_begun = Du er ikke færdig med dine forrige kort. Nye kort erstatter dem.
refused-duplicate_done = Du har spillet den giv.
refused-duplicate_forgotten = Du begyndte på den giv før du slettede dine data, og alle spiller den kun én gang. `/{ command-daily }` har nye kort hver dag.
refused-duplicate_older = Reglerne er ændret siden den giv begyndte, så du kan ikke spille den længere. `/{ command-daily }` har nye kort hver dag.
