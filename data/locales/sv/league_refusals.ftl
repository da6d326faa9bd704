# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Du är redan med i säsongen.
refused-league-already_played = Bordet är redan spelat. Ogiltigförklara matchen för att spela den igen.
refused-league-already_recorded = Matchen räknas redan.
refused-league-already_reversed = Beslutet är redan ångrat.
refused-league-already_void = Matchen är redan ogiltig. Du kan ångra det i säsongsloggen.
refused-league-already_waiting = Du står redan på väntelistan.
refused-league-umpire_called = Domaren är redan kallad till det här bordet.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Du kan bara fråga om en match i { $hours } timmar efter att den är slut.
refused-league-appealed = Du har redan frågat om den här matchen.
refused-league-ask_umpire = Be domaren att ta bort dig från turneringen.
refused-league-bad_dealer = En annan spelare måste ge nu.
refused-league-bad_points = Poängen kan inte bli lägre än 0.
refused-league-bad_settle = Välj exakt { $places } av spelarna som står lika.
refused-league-built_on = Du kan inte ångra det, på grund av det som kom efter. { $what }
refused-league-checked_in = Du har redan checkat in.
refused-league-closed = { refused-league-over }
refused-league-earlier = Välj en senare tid än den som är bestämd.
refused-league-enough = Tillräckligt många spelare är med, så starten skjuts inte upp.
refused-league-has_seen_cards = Spelaren har sett korten vid det här bordet. Fråga någon annan.
refused-league-is_reverse = Du kan inte ångra en ångring. Fatta det ursprungliga beslutet igen i stället.
refused-league-champions_role = Mästaren får den rollen. Välj en annan.
refused-league-no_divisions = Säsongen har inga divisioner.
refused-league-many_divisions = En säsong har högst { $most } divisioner med roller.
refused-league-many_umpires = En säsong kan ha högst { $count } domare. Välj färre.
refused-league-same_umpires = De domarna driver redan säsongen.
refused-league-no_appeal = Frågan är inte öppen längre.
refused-league-no_check_in = Det är ingen incheckning just nu.
refused-league-no_decision = Jag hittar inte det beslutet. Välj ett i säsongsloggen.
refused-league-no_entry = Spelaren är inte med i säsongen.
refused-league-no_calls = En säsong med långsam klocka har ingen redokoll.
refused-league-no_times = Säsongen har inga tider att komma överens om.
refused-league-no_hour = Timmen har passerat, eller ger för lite tid för matchen. Välj en annan.
refused-league-time_fixed = Domaren har bestämt den tiden. Fråga domaren om den inte passar dig.
refused-league-no_proposal_then = Den tiden passar inte alla som har svarat. Välj en annan.
refused-league-already_proposed = Den tiden är redan föreslagen eller bestämd.
refused-league-enough_proposals = Du har föreslagit { $count } tider. Låt de andra föreslå en.
refused-league-proposal_changed = Den tiden är inte föreslagen längre. Titta igen.
refused-league-already_accepted = Du har redan godtagit den tiden.
refused-league-no_time = Bordet har ingen bestämd tid än.
refused-league-no_event = Bordet har inget evenemang.
refused-league-has_event = Bordet har redan ett evenemang.
refused-league-not_your_fixture = Det är inte ditt bord. `/{ command-league } { command-league-fixtures }` visar dina.
refused-league-nobody_to_ask = Du har frågat alla spelare vid bordet.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Matchen har börjat. Se översikten.
refused-league-not_begun = Matchen har inte börjat.
refused-league-nobody_left = Ingen spelare skulle bli kvar. Tilldela segern, eller ogiltigförklara matchen.
refused-league-time_past = Den tiden har passerat. Välj en senare.
refused-league-too_few_here = Minst { $count } spelare måste vara här.
refused-league-entered = Resultatet är redan inskrivet. Ångra det först i säsongsloggen.
refused-league-entered_who = Spelarna har ändrats. Öppna formuläret igen.
refused-league-entered_many = Ett bord har högst { $count } spelare.
refused-league-entered_alone = Minst { $count } spelare måste delta. Dök en upp, så tilldela den segern.
refused-league-entered_places = Det finns en lucka bland platserna. De börjar på 1, och spelare som står lika har samma nummer.
refused-league-entered_points = Skriv poäng för alla spelare, eller för ingen.
refused-league-entered_order = Poängen stämmer inte med platserna.
refused-league-no_fixture = Bordet har ingen match kvar att spela.
refused-league-no_match = Den matchen hör inte till säsongen.
refused-league-no_reason = Ge ett skäl. Några få ord räcker.
refused-league-no_such_slot = Bordet har ingen sådan giv. En omgång har fem.
refused-league-not_a_league = Det här är bara för ligor.
refused-league-not_due = En annan giv kommer först vid bordet.
refused-league-not_in = Du är inte med i säsongen.
refused-league-not_played = Den given är inte spelad än.
refused-league-not_pursuit = Det här är bara för Swedish Pursuit-turneringen.
refused-league-not_started = Säsongen har inte börjat. Starta den i översikten.
refused-league-not_there = Välj en spelare som var där från första given.
refused-league-not_tied = Nämn alla spelare som delar en plats och inga andra, den bästa först.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Säsongen är slut, och resultaten är slutgiltiga.
refused-league-reopen_late =
    Resultaten är slutgiltiga efter { $days ->
        [one] en dag.
       *[other] { $days } dagar.
    }
refused-league-final = En bekräftad Swedish Pursuit-turnering är slutgiltig.
refused-league-season_played = Alla omgångar är redan lottade.
refused-league-signup_closed =
    { $why ->
        [last] Det är för sent att gå med, för ingen omgång är kvar.
        [begun] Anmälan stängde vid starten.
       *[closed] Anmälan till säsongen är stängd.
    }
refused-league-stale = En annan domare har just ändrat det här. Titta igen.
refused-league-still_played = Några bord ska fortfarande spelas. Bekräfta resultaten när de är spelade eller tidsgränserna har gått ut.
refused-league-no_channel = { act-lose-channel } Välj en annan kanal i översikten.
refused-league-other_channel = Det här är inte säsongens kanal.
refused-league-no_setting = Jag känner inte till den inställningen.
refused-league-unaltered = Så är det redan inställt.
refused-league-unfinished = Ingen giv i matchen blev klar, så den räknas inte. Spelades den på annat håll, så skriv in resultatet.
refused-league-setting_fixed = { $why ->
        [past] Säsongen har börjat
       *[played] Matcher har spelats med den inställningen
    }, så du kan inte ändra den längre.
refused-league-tiebreaker_early = En skiljematch kommer sist, när du granskar resultaten. En säsong utan slutdatum behöver ett först.
refused-league-tiebreaker_few = En skiljematch kräver minst { $count } spelare. Rangordna själv dem som står lika.
refused-league-tiebreaker_many = { $count } spelare står lika, och ett bord rymmer { $most }. Rangordna dem själv.
refused-league-rounds_played = Omgång { $rounds } är redan spelad eller avgjord, så behåll den.
refused-league-tied =
    { $ties }
    Låt dem spela en skiljematch (**{ button-dashboard-tiebreaker }** i översikten), eller rangordna dem själv.
refused-league-too_few = En säsong kräver minst två spelare.
refused-league-too_late = Omgångens poäng är slutgiltiga, för turneringen har gått vidare.
refused-league-void = { refused-league-already_void }
league-start-first = Starta först säsongen i översikten.
league-confirm-first = Bekräfta först resultaten i översikten.
refused-league-withdrawn = Den platsen har lämnats. Domaren kan ångra det i säsongsloggen.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] Fortsätt först säsongen i översikten.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Avgör först i översikten hur de som står lika ska placeras.
       *[other] Du kan inte göra det under säsongen.
    }

refused-season_room = Jag kan inte ha mer än { $most } öppna bord på den här servern. Jag öppnar ert när ett annat är klart, och pingar dig där. Ni förlorar ingen tid.
refused-fixture_has_table = Matchen har redan en tråd. Spela den där.
refused-fixture_over = Matchen är slut. `/{ command-league } { command-league-fixtures }` visar vad som är kvar att spela.
refused-league_exists = Någon annan öppnade just { $league }. Gå med i den.
refused-league_runs = { $league } har redan en säsong som pågår. Bekräfta eller ställ in den först, eller välj ett annat `{ option-name }`.
refused-not_in_league = Bara spelare i { $league } kan gå med vid bordet. Anmäl dig med `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Spelaren har raderat sina data, så jag kan inte spara en plats.
refused-season_not_running = Bordets säsong pågår inte.
refused-season_paused = Säsongen är pausad. Jag säger till när den fortsätter.
