# Why something cannot be done now, and what would work.
refused-other = Þú getur ekki gert þetta núna. Ekkert hefur breyst.
refused-which_one =
    Hvert áttu við? Veldu eitt af þessum eða skrifaðu allt nafnið.
    { $names }
refused-name_unseen = Hluti nafnsins er ósýnilegur. Skrifaðu það aftur án ósýnilegra stafa.
refused-starting = Ég er rétt að fara í gang. Ýttu aftur eftir nokkrar sekúndur. Öll borð eru eins og þið skilduð við þau.
saved-not-shown = Komið og vistað. Discord leyfir mér ekki að uppfæra skilaboðin núna. Borðið og höndin þín koma eftir augnablik.
saved-fault = Komið og vistað, en ég gat ekki sýnt það vegna villu hjá mér. Ef það lagast ekki, láttu þau sem reka bottann fá kóðann `{ $fault }`.
refused-not-shown = Discord leyfði mér ekki að svara. Ekkert hefur breyst, svo reyndu aftur.
refused-busy = Ég gat ekki vistað þetta, svo ekkert hefur breyst. Ýttu aftur.
refused-undecided = Það tekur óvenju langan tíma að vista. Skoðaðu borðið áður en þú ýtir aftur.
refused-fault = Eitthvað fór úrskeiðis hjá mér. Ekkert hefur breyst, svo reyndu aftur. Ef það gerist aftur, láttu þau sem reka bottann fá kóðann `{ $fault }`.
refused-unknown_press = Þessi hnappur er frá eldri útgáfu af mér. Fáðu nýjan með skipuninni sem hann kom frá.
refused-unknown_command = Þessi skipun er nýrri en Discord hjá þér veit af. Endurræstu Discord eða bíddu aðeins, og reyndu svo aftur.
refused-command_not_allowed = Þú mátt ekki nota þessa skipun hér.
refused-member_gone = Þessi manneskja fór af servernum, svo ég get ekki flett henni upp. Veldu meðlim.
refused-option_gone = Það sem þú valdir er ekki lengur í boði. Veldu aftur.
refused-servers_only =
    Þetta get ég bara á server sem hefur bætt mér við. { $link ->
        [none] Prófaðu það þar.
       *[other] [Bættu mér við á server]({ $link }) og prófaðu það þar.
    }
refused-outside_table =
    Metnir leikir, hæg klukka og þræðir virka bara á server sem hefur bætt mér við. { $link ->
        [none] Slepptu þeim til að spila hér.
       *[other] [Bættu mér við]({ $link }) eða slepptu þeim til að spila hér.
    }
refused-plays_alone =
    Hér spilar þú eina gjöf við tölvur, svo `/{ command-play }` tekur bara nafn á spili. { $link ->
        [none] Slepptu hinu.
       *[other] Slepptu hinu eða [bættu mér við á server]({ $link }).
    }
refused-missing_permissions = Ég get ekki sýnt borð hér án þessara heimilda: { $permissions }. Biddu meðlim sem stjórnar rásinni að bæta þeim við.
refused-wrong_channel = Þessi hnappur tilheyrir borði í annarri rás. Sjáðu borðið hér með `/{ command-table }`.
refused-no_such_table = Þetta borð er löngu farið. Opnaðu nýtt með `/{ command-play }`.
refused-no_table_here = Hér er ekkert borð. Opnaðu borð með `/{ command-play }`.
refused-table_asleep = Borðið er í hléi, því spilið ({ $game }) er ekki lengur uppsett eða hefur nýjar reglur. Ekkert er tapað. Leikurinn heldur áfram þegar þau sem reka bottann setja spilið upp aftur.
refused-game_gone = Þetta spil er ekki uppsett núna: { $game }. Spurðu þau sem reka bottann.
refused-table_unreadable = Ég get ekki lesið borðið í þessari rás, svo ég læt það eiga sig og ekkert er tapað. Láttu þau sem reka bottann fá kóðann `{ $table }`. Þangað til virkar `/{ command-play }` í öðrum rásum og þráðum.
refused-channel_taken = Í þessari rás er þegar borð. Vertu með (`/{ command-table }` sýnir það aftur) eða opnaðu borð í annarri rás eða þræði.
refused-not_started = Leikurinn er ekki byrjaður. Gestgjafinn byrjar með **{ button-start }**.
refused-already_started = Leikurinn er byrjaður, svo sætin eru ákveðin.
refused-match_over = Þessum leik er lokið. Opnaðu nýtt borð með `/{ command-play }`.
refused-not_seated = Þú átt ekki sæti við þetta borð. Ýttu fyrst á hnappinn til að vera með.
refused-again_not_seated = Bara þau sem voru í leiknum geta spilað hann aftur. Opnaðu þitt eigið borð með `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Þú ert með, og þetta er þitt borð. Þegar hinir eru komnir ýtir þú á **{ button-start }**.
        [guest] Þú ert með. Þegar allir eru komnir ýtir gestgjafinn á **{ button-start }**.
        [player] Þú ert með. Ýttu á **{ button-hand }** til að sjá spilin þín.
       *[other] Þessi spilari er þegar með.
    }
refused-table_full = Setið er í öllum sætum ({ $count }). Þú getur horft á eða opnað annað borð með `/{ command-play }`.
refused-too_few_seats = Það þarf minnst { $count } spilara. Fáðu vin með eða bættu við tölvu.
refused-not_joined = { $name } er ekki enn með, svo sætið er frátekið. Losaðu það undir **{ button-options }**.
refused-no_hint = Þú færð ábendingu þegar þú átt leik og hefur val, í ómetnum leikjum við tölvur.
refused-no_such_level = Þessi styrkur er ekki til í { $game }. Engin tölva vinnur þá miðlungsgóðu án þess að kíkja á spilin.
refused-no_such_program = Forritin sem eru til fyrir { $game } breyttust. Opnaðu **{ button-options }** aftur.
refused-no_catching = Með þessum húsreglum er ekki hægt að spila { $game } þannig. Breyttu þeim undir **{ button-options }**.
refused-program_seated = { $name } á þegar sæti hér.
refused-no_computer = Engin tölva er við þetta borð.
refused-not_host =
    { $server ->
        [no] Bara gestgjafinn má gera þetta: { $name }.
       *[yes] Bara gestgjafinn ({ $name }) eða stjórnandi má gera þetta.
    }
refused-ranked_end = Bara stjórnandi má enda metinn leik. Ef þú hættir, tapar þú.
refused-not_your_hand = Þetta eru spil annars spilara. Ýttu á **{ button-hand }** við borðið til að sjá þín.
refused-not_away = Sætið er þitt. Spilaðu bara.
refused-left_already = Tölva spilar þegar fyrir þetta sæti, svo ekkert hefur breyst.
refused-forfeited = Þú fórst úr leiknum eða sætið þitt var losað, svo tölva klárar hann fyrir þig. Þú getur verið með í þeim næsta.
refused-not_starter = Gestgjafinn byrjar leikinn: { $name }. Ef það dregst, má hvaða spilari sem er byrja hann <t:{ $at }:R>.
refused-ranked_seat = Þetta er metinn leikur, svo þú getur bara horft á.
refused-ranked_vote = Ekki er hægt að kjósa um að enda metinn leik. Bara stjórnandi má enda hann, og þú tapar ef þú hættir.
refused-ranked_remove = Bara stjórnandi sem er ekki í metna leiknum má taka spilara úr honum, því spilarinn tapar.
refused-no_one_here = Enginn spilari er við, svo þú getur bara horft á í bili.
refused-no_seat = Spilari er í hverju sæti, svo þú getur bara horft á í bili.
refused-no_vote = Þeirri kosningu er lokið. Borðið sýnir hvernig fór.
refused-no_such_player = Þessi spilari er farinn frá borðinu.
refused-remove_yourself = Þú getur ekki losað þitt eigið sæti, en þú getur hætt.
refused-last_player = Þá yrði borðið autt. Lokaðu því frekar.
refused-away_not_slow = Bara borð með hæga klukku bíða eftir þeim sem eru í fríi.
refused-no_slow_table = Þú ert ekki við borð með hæga klukku. Bara þau borð bíða eftir þeim sem eru í fríi.
refused-ahead_slow = Bara við borð með hæga klukku er hægt að velja fyrirfram.
refused-ahead_turn = Þú átt leik núna. Spilaðu bara.
refused-ahead_unfit = Þú getur ekki valið þetta fyrirfram, því spilin þín breyttust eða gjöfinni lauk. Höndin sýnir spilin þín.
refused-ahead_gone = Ekkert er lengur valið fyrirfram. Ég spilaði það eða hætti við það, því spilin breyttust.
refused-away_too_long =
    { $days ->
        [one] Borð bíða mest í { $days } dag.
       *[other] Borð bíða mest í { $days } daga.
    } Veldu dag sem er fyrr.
refused-away_past =
    Sá dagur er liðinn. { $count ->
        [1] Veldu næsta dag.
       *[other] Veldu einn af næstu { $count } dögum.
    }
refused-away_unclear = { $word ->
        [none] Ég sé ekki hvaða dagur þetta er.
       *[other] Ég skil ekki „{ $word }“.
    } Skrifaðu `sunnudag`, `24.12.`, `3 dagar` eða `á morgun`. Hafðu reitinn auðan þegar þú ert við aftur.
refused-may_not_write = Þú mátt ekki skrifa í þessa rás, svo ég get ekki birt neitt þar fyrir þig.
refused-no_length = Ekki er hægt að velja fjölda gjafa í þessu spili: { $game }. Slepptu `{ option-length }`.
refused-no_threads_here = Ég get ekki opnað þráð í þessari rás. Notaðu `/{ command-play }` í textarás eða slepptu `{ command-play-thread }`.
refused-thread_failed = Discord leyfði mér ekki að opna þráð hér. Settu `{ command-play-thread }` á False, og þá opnar `/{ command-play }` borðið í rásinni sjálfri.
refused-stale = Borðið breyttist áður en þú ýttir, svo ég spilaði engu. Svona er það núna.
refused-call_late = Það munaði mjóu! { $name } gerði áður en kallið þitt kom.
refused-challenge_late = { $name } var fljótari til.
refused-options-unknown_option = Sú húsregla er ekki til hér.
refused-options-bad_value = Þessi húsregla getur ekki haft það gildi.
refused-options-bad_seats = Þessar húsreglur passa ekki við fjölda spilara. Breyttu fjölda spilastokka eða fækkaðu spilurum.

illegal-other = Reglurnar leyfa þetta ekki núna. Ekkert hefur breyst.
illegal-malformed = Ég þekki þetta ekki. Hnapparnir á hendinni þinni sýna allt sem þú getur gert.
illegal-bad_seat = Þú getur ekki valið þig, og ekki spilara sem ekki má velja núna. Veldu annan.
illegal-match_over = Þessum leik er lokið. Opnaðu nýtt borð með `/{ command-play }`.
illegal-wrong_phase = Bíddu eftir næstu gjöf.
illegal-no_call_due = Það er ekkert að kalla núna. Hnappurinn kemur aftur þegar hægt er að kalla.
illegal-call_by_hand = Við þetta borð er kallað sérstaklega. Settu spilið fyrst út, og ýttu svo á kallið áður en næsti spilari gerir.
illegal-window_open = Of snemmt. Þessi spilari getur enn kallað.
illegal-nothing_to_challenge = Þessi spilari hefur ekki gleymt að kalla.
illegal-not_your_turn = Þú átt ekki leik. Borðið sýnir hver á leik.
illegal-not_in_hand = Þú átt ekki þetta spil. Hér eru spilin þín.
illegal-one_card_only = Þú mátt bara setja út eitt spil núna.
illegal-must_play = Þú átt spil sem passar, svo þú verður að setja út.
illegal-must_draw = Þú verður að draga áður en þú segir pass.
illegal-cannot_draw = Þú mátt ekki draga meira núna. Hnapparnir á hendinni þinni sýna hvað þú getur gert.
illegal-cannot_pass = Þú mátt ekki segja pass núna. Hnapparnir á hendinni þinni sýna hvað þú getur gert.
illegal-illegal_card = Þetta spil passar ekki ofan á það efsta. Veldu annað.
refused-daily_day = Þessi gjöf er frá öðrum degi. `/{ command-daily }` er með spil dagsins.
refused-daily_gone = Ég geymi ekki svo gamlar gjafir. `/{ command-daily }` er með spil dagsins.
refused-daily_open = Leikskráin þín er tilbúin þegar deginum lýkur, <t:{ $until }:R>.
refused-daily_no_record = Þú átt enga leikskrá fyrir þessa gjöf, því þú kláraðir hana ekki eða hún er of gömul.
refused-post_unknown = Discord svaraði ekki, svo ég veit ekki hvort þetta birtist. Gáðu í rásina. Ef það er ekki þar, reyndu aftur eftir klukkutíma.
refused-cards_gone =
    Þessi spil eru farin, því ég geymi spil sem er deilt í { $days ->
        [one] { $days } dag
       *[other] { $days } daga
    }. `/{ command-daily }` er með ný á hverjum degi.
refused-solo_gone =
    Þessi spil eru farin. Ég geymi ókláruð spil í { $days ->
        [one] { $days } dag
       *[other] { $days } daga
    } eða þar til þú færð ný. Þau færðu með `/{ command-play }`.
refused-solo_begun = Þú átt enn ókláruð spil. Ný spil koma í staðinn fyrir þau.
refused-duplicate_done = Þú hefur spilað þessa gjöf.
refused-duplicate_forgotten = Þú byrjaðir á þessari gjöf áður en þú eyddir gögnunum þínum, og hana má bara spila einu sinni. `/{ command-daily }` er með ný spil á hverjum degi.
refused-duplicate_older = Reglurnar hafa breyst síðan þessi gjöf byrjaði, svo þú getur ekki spilað hana lengur. `/{ command-daily }` er með ný spil á hverjum degi.
