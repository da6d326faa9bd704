# Why something cannot be done now, and what would work.
refused-other = Du kan inte göra det just nu. Inget har ändrats.
refused-which_one =
    Vilken menar du? Välj en av de här, eller skriv hela namnet.
    { $names }
refused-name_unseen = En del av namnet är osynlig. Skriv det igen utan osynliga tecken.
refused-starting = Jag håller på att starta. Tryck igen om några sekunder. Alla bord är som ni lämnade dem.
saved-not-shown = Klart och sparat. Discord låter mig inte uppdatera meddelandet just nu. Bordet och din hand kommer ikapp om en stund.
saved-fault = Klart och sparat, men jag kunde inte visa det på grund av ett fel hos mig. Är det fortfarande fel senare, så ge koden `{ $fault }` till dem som driver boten.
refused-not-shown = Discord lät mig inte svara. Inget har ändrats, så försök igen.
refused-busy = Jag kunde inte spara det, så inget har ändrats. Tryck igen.
refused-undecided = Det tar längre tid än vanligt att spara. Titta på bordet innan du trycker igen.
refused-fault = Något gick fel hos mig. Inget har ändrats, så försök igen. Händer det igen, så ge koden `{ $fault }` till dem som driver boten.
refused-unknown_press = Den här knappen är från en äldre version av mig. Hämta en ny med kommandot den kom från.
refused-unknown_command = Det här kommandot är nyare än din Discord-app känner till. Starta om Discord eller vänta en stund, och försök sedan igen.
refused-command_not_allowed = Du kan inte använda det här kommandot här.
refused-member_gone = Den personen har lämnat servern, så där hittar jag inget. Välj en medlem.
refused-option_gone = Ditt val finns inte längre. Välj igen.
refused-servers_only =
    Det kan jag bara göra på en server som har lagt till mig. { $link ->
        [none] Försök där.
       *[other] [Lägg till mig på en server]({ $link }) och försök där.
    }
refused-outside_table =
    Rankade matcher, långsamma klockor och trådar kräver en server som har lagt till mig. { $link ->
        [none] Hoppa över dem för att spela här.
       *[other] [Lägg till mig på en]({ $link }), eller hoppa över dem för att spela här.
    }
refused-plays_alone =
    Här spelar du en giv mot datorer, så `/{ command-play }` tar bara ett spel. { $link ->
        [none] Hoppa över resten.
       *[other] Hoppa över resten, eller [lägg till mig på en server]({ $link }).
    }
refused-missing_permissions = Jag kan inte visa ett bord i den här kanalen utan de här behörigheterna: { $permissions }. Be någon som hanterar kanalen att lägga till dem.
refused-wrong_channel = Den här knappen hör till ett bord i en annan kanal. Se bordet här med `/{ command-table }`.
refused-no_such_table = Det bordet är borta sedan länge. Öppna ett nytt med `/{ command-play }`.
refused-no_table_here = Den här kanalen har inget bord. Öppna ett med `/{ command-play }`.
refused-table_asleep = Bordet är pausat eftersom spelet, { $game }, inte är installerat längre eller har fått nya regler. Inget är förlorat. Matchen fortsätter när de som driver boten tar tillbaka spelet.
refused-game_gone = { $game } är inte installerat just nu. Fråga dem som driver boten.
refused-table_unreadable = Jag kan inte läsa bordet i den här kanalen, så jag har låtit det vara och inget är förlorat. Ge koden `{ $table }` till dem som driver boten. Till dess fungerar `/{ command-play }` i andra kanaler och trådar.
refused-channel_taken = Den här kanalen har redan ett bord. Gå med där (`/{ command-table }` visar det igen), eller öppna ett i en annan kanal eller tråd.
refused-not_started = Matchen har inte börjat. Värden startar den med **{ button-start }**.
refused-already_started = Matchen har börjat, så platserna är bestämda.
refused-match_over = Matchen är slut. Öppna ett nytt bord med `/{ command-play }`.
refused-not_seated = Du har ingen plats vid det här bordet. Gå med först.
refused-again_not_seated = Bara de som spelade matchen kan spela den igen. Öppna ett eget bord med `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Du är redan med, och du är värd. När de andra har gått med trycker du på **{ button-start }**.
        [guest] Du är redan med. När alla har gått med trycker värden på **{ button-start }**.
        [player] Du är redan med. Tryck på **{ button-hand }** för att se dina kort.
       *[other] Den spelaren är redan med.
    }
refused-table_full = Alla { $count } platser är tagna. Du kan titta på, eller öppna ett annat bord med `/{ command-play }`.
refused-too_few_seats = Ni måste vara minst { $count } spelare. Be en vän gå med, eller lägg till en dator.
refused-not_joined = { $name } har inte gått med än, så platsen är reserverad. Frigör den under **{ button-options }**.
refused-no_hint = Du får tips på din egen tur när du kan välja, i orankade matcher mot datorer.
refused-no_such_level = { $game } har inte den nivån. Ingen dator slår medelnivån utan att tjuvkika.
refused-no_such_program = Listan över program för { $game } har ändrats. Öppna **{ button-options }** igen.
refused-no_catching = { $game } går inte att spela så med de här husreglerna. Ändra dem under **{ button-options }**.
refused-program_seated = { $name } har redan en plats här.
refused-no_computer = Det här bordet har ingen dator.
refused-not_host = Bara värden, { $name }, { $server ->
        [no] kan
       *[yes] eller en moderator kan
    } göra det.
refused-ranked_end = Bara en moderator kan avsluta en rankad match. Om du lämnar förlorar du.
refused-not_your_hand = Det här är en annan spelares kort. Tryck på **{ button-hand }** vid bordet för att se dina.
refused-not_away = Du har redan din plats. Det är bara att spela.
refused-left_already = En dator spelar redan för den platsen, så inget har ändrats.
refused-forfeited = Du lämnade matchen eller togs bort från den, så en dator spelar dina kort till slutet. Du kan vara med i nästa.
refused-not_starter = { $name } är värd och startar matchen. Dröjer det för länge kan vem som helst av spelarna här starta den <t:{ $at }:R>.
refused-ranked_seat = Det här är en rankad match, så du kan bara titta på.
refused-ranked_vote = Du kan inte rösta för att avsluta en rankad match. Bara en moderator kan avsluta den, och du förlorar om du lämnar.
refused-ranked_remove = Den som tas bort från en rankad match förlorar. Därför kan bara en moderator som inte själv är med ta bort någon.
refused-no_one_here = Alla spelare är borta, så tills vidare kan du bara titta på.
refused-no_seat = Varje plats har en spelare, så tills vidare kan du bara titta på.
refused-no_vote = Den omröstningen är slut. Bordet visar resultatet.
refused-no_such_player = Den spelaren har lämnat bordet.
refused-remove_yourself = Du kan inte ta bort dig själv, men du kan lämna.
refused-last_player = Bordet skulle bli tomt. Stäng det i stället.
refused-away_not_slow = Bara bord med långsam klocka väntar på spelare som är borta.
refused-no_slow_table = Du är inte med vid något bord med långsam klocka. Bara de borden väntar på spelare som är borta.
refused-ahead_slow = Du kan bara köa drag vid bord med långsam klocka.
refused-ahead_turn = Det är redan din tur. Det är bara att spela.
refused-ahead_unfit = Du kan inte köa det nu, för dina kort har ändrats eller given är slut. Handen visar dina kort.
refused-ahead_gone = Det finns inget köat drag att ångra. Jag har spelat det, eller ställt in det för att korten ändrades.
refused-away_too_long = Borden väntar högst { $days } dagar. Välj en tidigare dag.
refused-away_past = Den dagen har redan varit. Välj en av de närmaste { $count } dagarna.
refused-away_unclear = { $word ->
        [none] Jag förstår inte vilken dag du menar.
       *[other] Jag förstår inte ”{ $word }”.
    } Skriv `söndag`, `24/12`, `3 dagar` eller `i morgon`. Lämna det tomt när du är tillbaka.
refused-may_not_write = Du kan inte skriva i den här kanalen, så jag kan inte lägga ut något där åt dig.
refused-no_length = Du kan inte välja antal givar i { $game }. Lämna `{ option-length }` tomt.
refused-no_threads_here = Jag kan inte öppna en tråd i den här kanalen. Använd `/{ command-play }` i en textkanal, eller utelämna `{ command-play-thread }`.
refused-thread_failed = Discord lät mig inte öppna en tråd här. Sätt `{ command-play-thread }` till False, så öppnar `/{ command-play }` bordet i själva kanalen.
refused-stale = Bordet ändrades innan ditt knapptryck kom fram, så jag spelade inget. Så här ser det ut nu.
refused-call_late = Så nära! { $name } hann före ditt rop.
refused-challenge_late = { $name } var snabbare.
refused-options-unknown_option = Den husregeln finns inte här.
refused-options-bad_value = Husregeln kan inte ha det värdet.
refused-options-bad_seats = Husreglerna passar inte så här många spelare. Ändra antalet kortlekar, eller ta bort en spelare.

illegal-other = Reglerna tillåter inte det nu. Inget har ändrats.
illegal-malformed = Jag känner inte till det draget. Knapparna i din hand visar alla dina drag.
illegal-bad_seat = Du kan inte välja dig själv, eller en spelare som inte går att välja nu. Välj en annan.
illegal-match_over = Matchen är slut. Öppna ett nytt bord med `/{ command-play }`.
illegal-wrong_phase = Vänta till nästa giv.
illegal-no_call_due = Det finns inget att ropa just nu. När det går att ropa kommer knappen tillbaka.
illegal-call_by_hand = Vid det här bordet ropar man efter kortet. Lägg kortet först, och ropa sedan med knappen innan nästa spelare gör sitt drag.
illegal-window_open = För tidigt. Den spelaren kan fortfarande ropa.
illegal-nothing_to_challenge = Den spelaren har inte glömt att ropa.
illegal-not_your_turn = Det är inte din tur. Bordet visar vem som är på tur.
illegal-not_in_hand = Du har inte det kortet. Här är dina kort.
illegal-one_card_only = Du kan bara lägga ett kort nu.
illegal-must_play = Du har ett kort som passar, så du måste lägga.
illegal-must_draw = Du måste dra innan du kan passa.
illegal-cannot_draw = Du kan inte dra mer på den här turen. Knapparna i din hand visar dina drag.
illegal-cannot_pass = Du kan inte passa nu. Knapparna i din hand visar dina drag.
illegal-illegal_card = Det kortet passar inte på det översta. Välj ett annat.
refused-daily_day = Den given är från en annan dag. `/{ command-daily }` har dagens kort.
refused-daily_gone = Så gamla givar sparar jag inte. `/{ command-daily }` har dagens kort.
refused-daily_open = Din matchfil är klar när dagen är slut, <t:{ $until }:R>.
refused-daily_no_record = Du har ingen matchfil för den given, för antingen spelade du den inte klart, eller så är den för gammal.
refused-post_unknown = Discord svarade inte, så jag vet inte om det lades ut. Titta i kanalen. Finns det inte där, så försök igen om en timme.
refused-cards_gone = De här korten är borta, för jag sparar delade kort i { $days } dagar. `/{ command-daily }` har nya varje dag.
refused-solo_gone = De här korten är borta. Jag sparar kort du inte spelat klart i { $days } dagar, eller tills du får nya. `/{ command-play }` ger dig nya.
refused-solo_begun = Du har inte spelat klart dina senaste kort. Nya ersätter dem.
refused-duplicate_done = Du har spelat den given.
refused-duplicate_forgotten = Du började på den given innan du raderade dina data, och alla spelar den en gång. `/{ command-daily }` har nya kort varje dag.
refused-duplicate_older = Reglerna har ändrats sedan given började, så du kan inte spela den längre. `/{ command-daily }` har nya kort varje dag.
