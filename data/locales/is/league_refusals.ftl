# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Þú ert þegar með á þessu tímabili.
refused-league-already_played = Þetta borð er búið. Ógiltu leikinn til að spila hann aftur.
refused-league-already_recorded = Þessi leikur telur þegar.
refused-league-already_reversed = Þessi ákvörðun hefur þegar verið tekin til baka.
refused-league-already_void = Þessi leikur er þegar ógildur. Því má breyta í dagbók tímabilsins.
refused-league-already_waiting = Þú ert þegar á biðlistanum.
refused-league-umpire_called = Það er búið að biðja um dómara við þetta borð.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Frestur til að spyrja um leik eftir að honum lýkur er { $hours } klst.
refused-league-appealed = Þú spurðir þegar um þennan leik.
refused-league-ask_umpire = Biddu dómarann að taka þig úr mótinu.
refused-league-bad_dealer = Annar spilari á að gefa núna.
refused-league-bad_points = Stig geta ekki farið niður fyrir 0.
refused-league-bad_settle = Veldu nákvæmlega { $places } af þeim sem eru jafnir.
refused-league-built_on = Þú getur ekki tekið þetta til baka vegna þess sem á eftir kom. { $what }
refused-league-checked_in = Innritun þín er þegar komin.
refused-league-closed = { refused-league-over }
refused-league-earlier = Veldu seinni tíma en þann sem er ákveðinn.
refused-league-enough = Nógu margir spilarar eru með, svo byrjuninni er ekki frestað.
refused-league-has_seen_cards = Þessi spilari sá spilin við þetta borð. Fáðu annan.
refused-league-is_reverse = Afturköllun er ekki hægt að taka til baka. Taktu upphaflegu ákvörðunina aftur í staðinn.
refused-league-champions_role = Meistarinn fær þetta hlutverk. Veldu annað.
refused-league-no_divisions = Á þessu tímabili eru engar deildir.
refused-league-many_divisions = Deildir með hlutverki mega mest vera { $most } á tímabili.
refused-league-many_umpires = Dómarar á tímabili mega mest vera { $count }. Veldu færri.
refused-league-same_umpires = Þessir dómarar eru þegar með tímabilið.
refused-league-no_appeal = Þessi spurning er ekki lengur opin.
refused-league-no_check_in = Engin innritun er í gangi.
refused-league-no_decision = Ég finn ekki þessa ákvörðun. Veldu úr dagbók tímabilsins.
refused-league-no_entry = Þessi spilari er ekki með á tímabilinu.
refused-league-no_calls = Á tímabili með hæga klukku eru engin nafnaköll.
refused-league-no_times = Á þessu tímabili eru engir leiktímar til að semja um.
refused-league-no_hour = Þessi tími er liðinn, eða gefur leiknum of lítið svigrúm. Veldu annan.
refused-league-time_fixed = Dómarinn ákvað þennan tíma. Talaðu við hann ef tíminn hentar ekki.
refused-league-no_proposal_then = Þessi tími hentar ekki öllum sem hafa svarað. Veldu annan.
refused-league-already_proposed = Það er þegar búið að stinga upp á þessum tíma eða ákveða hann.
refused-league-enough_proposals = Tillögur þínar eru orðnar { $count }. Láttu hina stinga upp á tíma.
refused-league-proposal_changed = Þessi tillaga gildir ekki lengur. Líttu aftur á tímana.
refused-league-already_accepted = Þú hefur þegar samþykkt þennan tíma.
refused-league-no_time = Enginn tími er ákveðinn fyrir þetta borð.
refused-league-no_event = Enginn viðburður er fyrir þetta borð.
refused-league-has_event = Þegar er kominn viðburður fyrir þetta borð.
refused-league-not_your_fixture = Þetta er ekki þitt borð. `/{ command-league } { command-league-fixtures }` sýnir þín.
refused-league-nobody_to_ask = Þú spurðir alla spilara við þetta borð.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Þessi leikur er byrjaður. Sjá stjórnborðið.
refused-league-not_begun = Þessi leikur er ekki byrjaður.
refused-league-nobody_left = Enginn spilari yrði eftir. Dæmdu sigur eða ógiltu leikinn.
refused-league-time_past = Þessi tími er liðinn. Veldu seinni tíma.
refused-league-too_few_here = Minnst { $count } spilarar þurfa að vera komnir.
refused-league-entered = Þessi úrslit eru þegar skráð. Taktu þau fyrst til baka í dagbók tímabilsins.
refused-league-entered_who = Spilararnir hafa breyst. Opnaðu formið aftur.
refused-league-entered_many = Við borð eru mest { $count } spilarar.
refused-league-entered_alone = Minnst { $count } spilarar þurfa að vera með. Ef bara einn mætti, dæmdu honum sigur.
refused-league-entered_places = Það vantar í sætaröðina. Hún byrjar á 1, og jafnir spilarar deila tölu.
refused-league-entered_points = Skrifaðu stig fyrir alla spilara eða engan.
refused-league-entered_order = Stigin passa ekki við sætin.
refused-league-no_fixture = Þetta borð á engan leik eftir.
refused-league-no_match = Þessi leikur er ekki á þessu tímabili.
refused-league-no_reason = Gefðu ástæðu. Nokkur orð duga.
refused-league-no_such_slot = Sú gjöf er ekki til við þetta borð. Í umferð eru fimm.
refused-league-not_a_league = Þetta er bara fyrir keppnir.
refused-league-not_due = Önnur gjöf er fyrst við þetta borð.
refused-league-not_in = Þú ert ekki með á þessu tímabili.
refused-league-not_played = Þessi gjöf er ekki búin.
refused-league-not_pursuit = Þetta er bara fyrir Swedish Pursuit-mótið.
refused-league-not_started = Tímabilið er ekki byrjað. Byrjaðu það á stjórnborðinu.
refused-league-not_there = Veldu spilara sem var með frá fyrstu gjöf.
refused-league-not_tied = Nefndu alla sem deila einu sæti og enga aðra, besta fyrst.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Þessu tímabili er lokið, og úrslitin eru endanleg.
refused-league-reopen_late =
    Úrslitin eru endanleg eftir { $days ->
        [one] { $days } dag.
       *[other] { $days } daga.
    }
refused-league-final = Staðfest Swedish Pursuit-mót er endanlegt.
refused-league-season_played = Búið er að raða í allar umferðir.
refused-league-signup_closed =
    { $why ->
        [last] Það er of seint að vera með, því engin umferð er eftir.
        [begun] Skráningu lauk þegar tímabilið byrjaði.
       *[closed] Skráningu á þetta tímabil er lokið.
    }
refused-league-stale = Annar dómari var að breyta þessu. Líttu aftur á það.
refused-league-still_played = Sum borð á eftir að spila. Staðfestu úrslitin þegar þau eru búin eða fresturinn liðinn.
refused-league-no_channel = { act-lose-channel } Veldu aðra rás á stjórnborðinu.
refused-league-other_channel = Þetta er ekki rás tímabilsins.
refused-league-no_setting = Ég þekki ekki þessa stillingu.
refused-league-unaltered = Stillingin er þegar þannig.
refused-league-unfinished = Engin gjöf kláraðist í þessum leik, svo hann telur ekki. Ef hann var spilaður annars staðar, skráðu úrslitin.
refused-league-setting_fixed = { $why ->
        [past] Tímabilið er byrjað
       *[played] Leikir hafa verið spilaðir með þessari stillingu
    }, svo þessu er ekki lengur hægt að breyta.
refused-league-tiebreaker_early = Aukaleikur kemur síðast, þegar þú ferð yfir úrslitin. Tímabil án enda þarf fyrst að fá endi.
refused-league-tiebreaker_few = Aukaleikur þarf minnst { $count } spilara. Ákveddu röð þeirra sem eru jafnir.
refused-league-tiebreaker_many = Jafnir spilarar: { $count }, en við borð komast { $most }. Ákveddu röð þeirra.
refused-league-rounds_played = { $rounds }. umferð er búin eða ákveðin, svo láttu hana standa.
refused-league-tied =
    { $ties }
    Láttu þau spila aukaleik (**{ button-dashboard-tiebreaker }** á stjórnborðinu) eða ákveddu röð þeirra.
refused-league-too_few = Tímabil þarf minnst tvo spilara.
refused-league-too_late = Stig þessarar umferðar eru endanleg, því mótið hefur haldið áfram.
refused-league-void = { refused-league-already_void }
league-start-first = Byrjaðu fyrst tímabilið á stjórnborðinu.
league-confirm-first = Staðfestu fyrst úrslitin á stjórnborðinu.
refused-league-withdrawn = Þetta pláss var gefið eftir. Dómarinn getur breytt því í dagbók tímabilsins.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] Haltu tímabilinu fyrst áfram á stjórnborðinu.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Skerðu fyrst úr á stjórnborðinu, þar sem er jafnt.
       *[other] Þetta er ekki hægt á meðan tímabilið stendur.
    }

refused-season_room = Ég má ekki hafa fleiri en { $most } opin borð á þessum server. Ég opna ykkar þegar annað klárast og pinga ykkur þar. Þið tapið engum tíma.
refused-fixture_has_table = Þessi leikur á þegar þráð. Spilið hann þar.
refused-fixture_over = Þessum leik er lokið. `/{ command-league } { command-league-fixtures }` sýnir hvað er eftir.
refused-league_exists = Það var verið að opna { $league }. Vertu með þar.
refused-league_runs = Tímabil er þegar í gangi: { $league }. Staðfestu það eða aflýstu því fyrst, eða veldu annað `{ option-name }`.
refused-not_in_league = Bara spilarar í { $league } geta verið með við þetta borð. Skráðu þig með `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Þessi spilari eyddi gögnunum sínum, svo ég get ekki tekið frá sæti.
refused-season_not_running = Tímabil þessa borðs er ekki í gangi.
refused-season_paused = Tímabilið er í hléi. Ég læt vita þegar það heldur áfram.
