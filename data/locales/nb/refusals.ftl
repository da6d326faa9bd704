# Why something cannot be done now, and what would work.
refused-other = Det går ikke nå. Ingenting er endret.
refused-which_one =
    Hvilken mener du? Velg en av disse, eller skriv hele navnet.
    { $names }
refused-name_unseen = En del av det navnet er usynlig. Skriv det på nytt, uten usynlige tegn.
refused-starting = Jeg holder på å starte. Trykk igjen om noen sekunder; alle bord er slik dere forlot dem.
saved-not-shown = Det er gjort og lagret, men Discord lot meg ikke vise det. Bordet og hånda di oppdateres av seg selv.
saved-fault = Det er gjort og lagret, men noe gikk galt hos meg da jeg skulle vise det. Retter det seg ikke, så oppgi ordet `{ $fault }` til dem som driver boten.
refused-not-shown = Discord lot meg ikke svare på det. Ingenting er endret, så prøv en gang til.
refused-busy = Jeg fikk ikke lagret det akkurat nå, så ingenting er endret. Trykk en gang til.
refused-undecided = Det tar lengre tid enn vanlig å lagre akkurat nå. Se på bordet før du trykker igjen.
refused-fault = Noe gikk galt hos meg. Ingenting ble endret, så prøv en gang til; fortsetter det, så oppgi ordet `{ $fault }` til dem som driver boten.
refused-unknown_press = Denne knappen er fra en eldre utgave av meg. `/{ command-table }` gir deg en ny.
refused-unknown_command = Denne kommandoen er endret siden Discord sist leste den hos deg. Start Discord på nytt, eller vent litt, og prøv igjen.
refused-command_not_allowed = Den kommandoen kan du ikke bruke her.
refused-member_gone = Den du valgte, er ikke på serveren lenger, så jeg finner ikke fram til vedkommende. Velg en som er her.
refused-option_gone = Det du valgte, finnes ikke her lenger. Velg på nytt.
refused-servers_only = Jeg spiller bare på servere. Bruk kommandoen i en kanal der.
refused-missing_permissions = Jeg kan ikke vise et bord i denne kanalen: jeg mangler { $permissions }. Den som administrerer kanalen, kan gi meg det.
refused-wrong_channel = Denne knappen hører til et bord i en annen kanal.
refused-no_such_table = Dette bordet er for lengst borte. `/{ command-play }` åpner et nytt.
refused-no_table_here = Det er ikke noe bord i denne kanalen. `/{ command-play }` åpner et.
refused-table_asleep = Dette bordet sover: Spillet, { $game }, er ikke installert her nå, eller det har fått andre regler siden dere begynte. Ingenting er gått tapt. Partiet fortsetter så snart de som driver boten, har lagt spillet inn igjen.
refused-game_gone = { $game } er ikke installert her nå. Spør dem som driver boten.
refused-table_unreadable = I denne kanalen står det et bord som jeg ikke klarer å lese, så jeg har latt det stå urørt; ingenting er gått tapt. Oppgi ordet `{ $table }` til dem som driver boten. I mellomtiden virker `/{ command-play }` i alle andre kanaler og tråder.
refused-channel_taken = Det er allerede et bord i denne kanalen: bli med der, eller bruk `/{ command-play }` i en annen kanal eller i en tråd. `/{ command-table }` viser det.
refused-not_started = Kortene er ikke delt ut ennå. Verten trykker på **Start** når alle sitter.
refused-already_started = Partiet har begynt, så plassene er fordelt.
refused-match_over = Dette partiet er over. `/{ command-play }` åpner et nytt bord.
refused-not_seated = Du sitter ikke ved dette bordet. Du kan se på, og bli med på det neste.
refused-already_seated =
    { $here ->
        [host] Du sitter her allerede, som vert. Når de andre har blitt med, trykker du på **{ button-start }**.
        [guest] Du sitter her allerede. Når alle har blitt med, trykker verten på **{ button-start }**.
        [player] Du sitter her allerede: **{ button-hand }** viser kortene dine.
       *[other] De sitter her allerede.
    }
refused-table_full = Alle de { $count } plassene er tatt.
refused-too_few_seats = Minst { $count } må sette seg først: be noen bli med, eller legg til en datamaskin.
refused-not_joined = { $name } har ikke trykket på **Bli med** ennå. Plassen holdes av; **Styr bordet** kan gi den fri.
refused-no_hint = Du kan få et tips når det er din tur og du har noe å velge mellom, i et urangert parti uten andre mennesker.
refused-no_such_level = { $game } har ikke det nivået: Ennå vet ingen om noe ærlig som slår de middels gode datamaskinene.
refused-no_such_program = Ingen programmer her spiller { $game }: listen er endret. Åpne Valg på nytt.
refused-program_seated = { $name } sitter her allerede.
refused-no_computer = Det sitter ingen datamaskin ved dette bordet.
refused-not_host = Det kan bare verten, { $name }, eller en moderator gjøre.
refused-ranked_end = Bare en moderator kan avslutte et rangert parti. Du kan bruke `/{ command-leave }`, men da taper du det.
refused-not_your_hand = Dette er kortene til en annen. **Min hånd** ved bordet viser dine.
refused-not_away = Plassen har vært din hele tiden: bare spill.
refused-left_already = En datamaskin spiller allerede på den plassen, så ingenting er endret.
refused-forfeited = Du har gått fra dette partiet for godt eller ble fjernet fra det, så en datamaskin spiller ferdig for deg. Du kan se på, og bli med på det neste.
refused-not_starter = { $name }, verten, starter partiet. Drøyer det, kan alle som sitter her, gjøre det <t:{ $at }:R>.
refused-ranked_seat = Ingen kan overta en plass i et rangert parti. Du kan se på, og bli med på det neste.
refused-ranked_vote = Et rangert parti kan ikke avsluttes ved avstemning. En moderator kan avslutte det; du kan bruke `/{ command-leave }`, men da taper du det.
refused-ranked_remove = Bare en moderator som ikke spiller selv, kan fjerne noen fra et rangert parti, for da taper de det.
refused-seat_taken = Den plassen er opptatt. **{ button-watching-seats }** ved bordet viser hvilke du kan be om.
refused-vote_open = Noen har allerede bedt om en plass. Prøv igjen når bordet har bestemt seg.
refused-nobody_to_ask = Det er ingen ved bordet nå som kan si ja. Prøv igjen når noen er tilbake.
refused-no_vote = Det er allerede avgjort. Bordet viser hvordan.
refused-no_such_player = De sitter ikke ved dette bordet lenger.
refused-remove_yourself = Du kan ikke fjerne deg selv. Med `/{ command-leave }` går du fra bordet.
refused-last_player = Da ville ingen bli sittende igjen ved bordet. `/{ command-end }` lukker det.
refused-away_not_slow = Bare bord med langsom klokke venter på den som er borte.
refused-no_slow_table = Du sitter ikke ved noe bord med langsom klokke, og bare de venter på den som er borte.
refused-ahead_slow = Du kan spille på forhånd bare ved bord med langsom klokke.
refused-ahead_turn = Det er alt din tur: bare spill.
refused-ahead_unfit = Det kan ikke velges nå: kortene dine er endret, eller omgangen er over. Hånda di viser hvordan det står.
refused-ahead_gone = Det er ikke noe å ta tilbake: det er spilt, eller falt bort fordi noe endret seg.
refused-away_too_long = Bordene venter i høyst { $days } dager. Velg en tidligere dag.
refused-away_past = Den dagen er allerede kommet. Velg en av de neste { $count } dagene.
refused-away_unclear = { $word ->
        [none] Jeg forstår ikke hvilken dag det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv `søndag`, `24.12.`, `3 dager` eller `i morgen`. La det stå tomt når du er tilbake.
refused-may_not_write = Du får ikke skrive i denne kanalen, så jeg legger det ikke ut der for deg.
refused-no_length = Et parti { $game } spilles alltid helt ut. La `{ option-length }` stå tom.
refused-no_threads_here = Jeg kan ikke åpne en tråd i denne kanalen. Bruk `/{ command-play }` i en vanlig tekstkanal, eller dropp `{ command-play-thread }`.
refused-thread_failed = Discord lot meg ikke åpne en tråd her. `/{ command-play }` med `{ command-play-thread }` satt til False åpner bordet i selve kanalen.
refused-stale = Bordet var gått videre før trykket ditt nådde fram, så ingenting ble spilt. Slik står det nå.
refused-options-unknown_option = Den husregelen finnes ikke her.
refused-options-bad_value = Denne husregelen kan ikke ha den verdien.
refused-options-bad_seats = Disse husreglene passer ikke med antallet spillere: endre kortstokkene, eller la noen gå.

illegal-other = Reglene tillater ikke det nå. Ingenting er endret.
illegal-malformed = Jeg forstår ikke det trekket. Knappene ved hånda di viser alle trekkene du har.
illegal-bad_seat = Det gjelder ingen på den plassen.
illegal-match_over = Dette partiet er over. `/{ command-play }` åpner et nytt bord.
illegal-wrong_phase = Det må vente til neste omgang er delt ut.
illegal-no_call_due = Det er ikke noe å rope nå: du roper rett etter at du har lagt, når du kan bli kvitt resten på neste tur.
illegal-call_by_hand = Her roper dere for hånd: legg kortet først, og rop så før neste spiller gjør noe.
illegal-window_open = For tidlig: de kan fortsatt rekke å rope.
illegal-nothing_to_challenge = Det er ikke noe å utfordre dem for.
illegal-not_your_turn = Det er ikke din tur. Bordet viser hvem sin tur det er.
illegal-not_in_hand = Det kortet har du ikke på hånda. Her er det du har.
illegal-one_card_only = Nå kan du bare legge ett kort.
illegal-must_play = Du kan legge et kort, og da må du.
illegal-must_draw = Du må trekke før du kan si pass.
illegal-cannot_draw = Du kan ikke trekke flere kort i denne turen.
illegal-cannot_pass = Du kan ikke si pass nå.
illegal-illegal_card = Det kortet passer ikke på det som ligger øverst.
refused-daily_day = Den dagen er omme. `/{ command-daily }` har dagens giv, og tavla.
refused-daily_done = Du har spilt denne given. Tavla åpner når dagen er omme.
refused-daily_older = Jeg fikk nyere regler midt i denne given, så den kan ikke fortsette. I morgen kommer en ny.
refused-daily_open = Tavla åpner når dagen er omme, <t:{ $until }:R>.
refused-daily_no_record = Du har ingen protokoll fra den given: Du spilte den ikke ferdig, eller det er for lenge siden.
