# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") } kl. { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Úrslitakeppni, borð { $table }
        [tiebreaker] Aukaleikur { $round }{ season-division }
       *[round] { $round }. umferð{ season-division }, borð { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = borð í umferð sem var felld niður

act-signup =
    { $player } skráði sig{ $division ->
        [0] {""}
       *[other] { " " }({ $division }. deild eftir styrkleikastigum)
    }.
act-leave = { $player } hætti.
act-check-in = { $player } lauk innritun.
act-appeal = { $player } spurði dómarann: { $match }.
act-seat = Borð opnað: { $fixture }.
act-relocate = Flutt í annan þráð: { $fixture }.
act-unseat = Borði lokað án úrslita: { $fixture }.
act-record = Leik lokið: { $match }.
act-game =
    { $table }: { $slot }. gjöf { $stands ->
        [dealt] var gefin.
       *[over] kláraðist.
    }
act-put-off = Færri en tveir spilarar voru með, svo { $until ->
        [none] skráning er áfram opin.
       *[other] byrjuninni er frestað til { $until }.
    }
act-draw = Raðað var í næstu umferð. Henni lýkur { $until }.
act-remind =
    { $what ->
        [day] Áminning, einn dagur eftir
        [umpire] Dómarinn fékk áminningu, enginn spilari mætti
       *[hour] Áminning, klukkutími eftir
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] Fresturinn rann út án úrslita: { $fixture }.
       *[other] Dæmdur sigur, { $who }: { $fixture }.
    }
act-appoint = Leiktíminn er nú { $at }: { $fixture }.
act-mark = { $player } velur tíma: { $fixture }.
act-propose = { $player } stingur upp á { $at }: { $fixture }.
act-accept = { $player } samþykkir { $at }: { $fixture }.
act-decline = { $player } kemst ekki { $at }: { $fixture }.
act-want-event = { $player } vill viðburð: { $fixture }.
act-miss-event = Discord bjó ekki til viðburð{ $why ->
        [full] , því á servernum eru of margir
       *[other] {""}
    }: { $fixture }.
act-agree = Leiktími ákveðinn, { $at }: { $fixture }.
act-ask = Nýr spilari er spurður um leiktímann: { $fixture }.
act-ask-for-hours =
    Þeir sem hafa ekki valið tíma voru spurðir aftur ({ $count ->
        [one] { $count } borð
       *[other] { $count } borð
    }).
act-lapse = Tillagan um tíma rann út: { $fixture }.
act-call = Nafnakall til { $until }: { $fixture }.
act-call-over = Nafnakallinu lauk: { $fixture }.
act-play-on =
    { $players ->
        [none] Allir spilarar halda áfram: { $fixture }.
       *[other] Leikurinn heldur áfram án sumra ({ $players }): { $fixture }.
    }
act-wait = Lengri umhugsunartími, til { $until }: { $fixture }.
act-begin = { $players } spila: { $fixture }.
act-begin-all =
    { $fixture } byrjar.{ $away ->
        [none] {""}
       *[other] { " " }Tölvur spila fyrir þá sem vantar ({ $away }) þar til þeir koma.
    }
act-deserted = Of fáir mættu: { $fixture }.
act-post = Staðan var birt.
act-close = Öllum leikjum er lokið.
act-open-check-in = Innritun er opin til { $until }.
act-start = Tímabilið byrjar.
act-pause = Tímabilið er í hléi.
act-resume = Tímabilið heldur áfram.
act-confirm = Úrslitin eru staðfest.
act-reopen = Úrslitin eru aftur í yfirferð.
act-cancel = Tímabilinu er aflýst.
act-umpires = Dómarar: { $umpires }.
act-name-role = { $role ->
    [none] { $division }. deild hefur ekki lengur hlutverk.
   *[other] Spilarar í { $division }. deild hafa hlutverkið { $role }.
}
act-lose-channel = Rás tímabilsins var eytt, svo tímabilið bíður.
act-alter = Stillingum tímabils breytt: { $settings }
act-answer = { $player } fékk svar: { $match }.

ruling-void = Þessi leikur telur ekki: { $match }.
ruling-adjust = { $player } er með { $total } í þessum leik: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] fær
       *[minus] missir
    } { $points } stig.
ruling-settle = Skorið var úr. Röðin: { $players }.
ruling-tiebreaker = Aukaleikur, { $players }, fyrir { $until }.
ruling-withdraw =
    { $player } er ekki lengur með á tímabilinu. { $rest ->
        [forfeit] Leikir sem eftir eru teljast tapaðir.
        [zero] Leikir sem eftir eru telja ekki.
       *[void] Leikirnir telja ekki, ekki heldur þeir sem eru búnir.
    }
ruling-replace = { $player } tekur við plássinu. Áður: { $old }.
ruling-extend =
    { $count ->
        [0] Tímabilið stendur til { $until }.
        [1] Fresturinn er nú { $until }: { $fixture }.
       *[other] Fresturinn er nú { $until }. Borð: { $count }.
    }
ruling-enter =
    Skráð úrslit leiks sem var spilaður annars staðar{ $fixture ->
        [none] {""}
       *[other] , { $fixture }
    }: { $order }
ruling-enter-seat =
    { $place ->
        [0] 🏳️
       *[other] { $place }.
    } { $name }{ $points ->
        [none] {""}
       *[other] { " " }({ $points })
    }
ruling-warn = { $player } fékk einkaviðvörun.
ruling-reverse = Ákvörðun tekin til baka ({ $at }): „{ $what }“
ruling-game-adjust =
    { $player }, { $round }. umferð, { $slot }. gjöf: { $sign ->
        [set] { $points } stig.
        [plus] { $points ->
            [one] { $points } stigi
           *[other] { $points } stigum
        } meira.
       *[minus] { $points ->
            [one] { $points } stigi
           *[other] { $points } stigum
        } minna.
    }
ruling-game-void = { $slot }. gjöf telur ekki og er spiluð aftur. { $table }.
ruling-game-shared = Fyrsta sætinu er deilt, og allir eru sigurvegarar.
ruling-game-settle = Skorið var úr. Á undan: { $players }.
ruling-game-withdraw = { $player } er ekki lengur með í mótinu. Gjafirnar telja.

# Opening a season
umpire-plan =
    ## { $league }
    -# Ekki auglýst enn. Ég birti það í { $channel }.
umpire-plan-usual = **Þú hefur ekki valið keppnisform, svo ég legg þetta til.** Veldu sniðmát eða breyttu þessu.
umpire-new = Nýtt tímabil
umpire-new-preset = Hvernig þið spilið
umpire-new-preset-about = Þú getur breytt öllu áður en það er auglýst
umpire-plan-edit = Breyta …
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Spilarar geta komið inn fyrir og eftir byrjun.
           *[other] Skráningu lýkur <t:{ $closes }:f>, og hún opnast aftur eftir byrjun.
        }
       *[no] Skráningu lýkur { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] <t:{ $closes }:f>
        }.
    } Tímabilið byrjar { $starts ->
        [none] { season-settings-empty-starts }
       *[other] <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] { " " }og því lýkur { season-settings-empty-ends }
       *[other] { " " }og því lýkur <t:{ $ends }:f>
    }. { $places ->
        [none] Allir fá pláss.
       *[other] Pláss: { $places }, og biðlisti.
    }
umpire-warn-hours = ⚠️ **Fyrsta umferðin byrjar utan leiktíma.** Nafnakallið hefst um leið og umferð byrjar.
umpire-warn-places = ⚠️ **Ekkert borð verður fullt.** Sæti við borð eru { $size }, en pláss á tímabilinu { $places }.
umpire-warn-slow =
    ⚠️ **Óvíst er að leikur klárist í umferð.** Í honum eiga spilarar leik um { $turns } sinnum, sem tekur allt að { $time } ({ $clock }). Lengd umferðar er { $round }. Þá telur hann án gjafarinnar sem ekki kláraðist. Það sem hjálpar: { $fitting ->
        [none] {""}
       *[other] { $fitting } eða{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } eða{ " " }
    }lengri umferðir.
umpire-warn-pursuit = ⚠️ **Umferð getur tekið vikur,** því öll borð þurfa að klára hana. Spilarar eiga leik um { $turns } sinnum. Venjuleg klukka er fljótari.
umpire-opened = **{ $league }** er auglýst í { $channel }, og skráning er opin. { $starts ->
        [none] Byrjaðu tímabilið
       *[other] Tímabilið byrjar <t:{ $starts }:R>, eða þegar þú byrjar það
    } á stjórnborðinu.
umpire-season =
    { $league } · { $number }. tímabil · { $phase ->
        [signup] skráning
        [check_in] innritun
        [running] í gangi
        [paused] í hléi
        [review] búið að spila
        [cancelled] aflýst
       *[over] lokið
    }
button-open-signup = Opna skráningu

# Changing what is announced
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = ekkert
season-setting-yes = já
season-setting-no = nei
season-setting-hours = { $first } til { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] { $time } mínúta
           *[other] { $time } mínútur
        }
        [hours] { $time } klst.
       *[days] { $time ->
            [one] { $time } dagur
           *[other] { $time } dagar
        }
    }
term-grace =
    { $grace ->
        [one] { $grace } mínúta
       *[other] { $grace } mínútur
    }, svo nafnakall tekur { $check }
umpire-alter-no-place = Fara á biðlistann: { $names }
umpire-alter-place = Fá pláss: { $names }
umpire-alter-cut = Röðun frá { $round }. umferð fellur niður. Ekkert af henni var spilað.
umpire-alter-to-come = Umferðin sem er í gangi heldur frestinum. Þú getur lengt hann á stjórnborðinu.
umpire-told = Ég birti þetta í rás tímabilsins{ $why ->
        [yes] {" "}ásamt ástæðunni
       *[no] {""}
    }.
umpire-alter-stay = Allir spilarar eru áfram með ({ $count }).
button-cancel = Hætta við

# How it goes
umpire-check-in-asked =
    🙋 Ég pinga { $started ->
        [yes] biðlistann einu sinni. Næstu pláss fara til þeirra sem ýta á **{ league-button-here }**.
       *[no] alla ({ $count }) einu sinni og bið þá að ýta á **{ league-button-here }**. Þeir sem gera það ekki missa plássið. Tímabilið byrjar { $starts ->
            [none] strax eftir innritun
           *[other] <t:{ $starts }:f>
        } ef minnst tveir eru með.
    }
umpire-pause-clock =
    ⏳ Engir frestir, röðun, nafnaköll eða áminningar fyrr en þú heldur áfram.{ $next ->
        [none] {""}
       *[other] { " " }Næsti frestur er <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Leikir í gangi, sem halda áfram og telja: { $count }
umpire-pause-called = 📣 Nafnaköll sem stöðvast: { $count }. Engum er dæmt tap, og ég finn aðra tíma.
umpire-pause-timed = 📅 Borð með leiktíma: { $count }. Ef hann líður finn ég annan.
umpire-resume-clock =
    ⏳ Allir frestir færast um tímann síðan <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }Sá næsti verður um <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Borð þar sem leiktíminn er liðinn: { $count }. Ég finn aðra.

# Before a decision
umpire-preview =
    ### { $league } · { $number }. tímabil
    -# Bara þú sérð þetta. Ekkert gerist fyrr en þú ýtir á **{ button-confirm }**. Þá:
umpire-reason = > { $reason }
umpire-own-table = ⚠️ Þetta er þitt eigið borð. Það mun standa í dagbókinni.
umpire-no-change = Staðan breytist ekki.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] ekkert sæti
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] Borðinu er lokað: { $where }.
       *[other] Leikurinn er stöðvaður: { $where }.
    }
umpire-table-hands-over = { $where }: nýi spilarinn tekur við sætinu. Áður: { $player }.
umpire-table-forfeits = { $where }: { $player } fær dæmt tap, og tölva spilar áfram.
umpire-table-takes-out = { $where }: { $player } missir sætið.
umpire-table-scores = { $where }: leiknum lýkur, því bara einn spilari er eftir.
umpire-starts-round =
    { $pings ->
        [yes] 📣 Ég raða í 1. umferð og pinga spilarana.
       *[no] 🧵 Ég raða í 1. umferð og opna borðin í þráðum.
    }
umpire-starters = **Spila: { $count }{ $names ->
        [none] .**
       *[other] .** { $names }
    }
umpire-all-through = ⚠️ **Allir spilarar komast í úrslitakeppnina,** sem rúmar { $through }. { $carry ->
        [yes] Stig úr 1. og 2. umferð bætast við.
       *[no] Hún byrjar á núlli.
    }
umpire-byes = ⚖️ { $division ->
        [0] Sumir
       *[other] { $division }. deild: sumir
    } sitja einu sinni oftar hjá en aðrir, án stiga.{ $fair ->
        [none] {""}
       *[other] { " " }Umferðir sem þarf til að allir sitji jafn oft hjá: { $fair }.
    }
umpire-left-out = **Án pláss:** { $names }
    -# { $absent ->
        [yes] Innritun vantar, eða öll
       *[no] Öll
    } pláss voru farin. Sætið á biðlistanum er það sama.
umpire-start =
    { $why ->
        [up] ⬆️ Upp um deild
        [down] ⬇️ Niður um deild
        [back] ↩️ Aftur með, { umpire-seasons-off }
        [full] ↩️ Aftur með, { umpire-seasons-off }, því { $promised }. deild er full
        [room] ⏫ Úr { $promised }. deild, því hér er pláss
        [merged] 🔀 Úr { $promised }. deild, sem er sameinuð annarri
        [hand] 🆕 Dómari setti
        [rating] 🆕 Eftir styrkleikastigum
        [unrated] 🆕 Engin styrkleikastig enn
        [signup] 🆕 Eftir skráningu
        [lot] 🆕 Eftir hlutkesti
       *[stays] Áfram
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] { $off } tímabil í fríi
       *[other] { $off } tímabil í fríi
    }
umpire-champions =
    { $count ->
        [0] Það er enginn meistari.
        [1] 🏆 Meistari: **{ $names }**
       *[other] 🏆 Meistarar: **{ $names }**
    }
umpire-unanswered = ⚠️ Ósvaraðar spurningar: { $count }. Eftir þetta getur þú ekki svarað þeim.
umpire-promoted = ⬆️ Upp: { $names }
umpire-relegated = ⬇️ Niður: { $names }
umpire-cancel-note = Tímabilinu lýkur án meistara. Leikir í gangi stöðvast.
umpire-reopen-champions =
    { $count ->
        [0] Það var enginn meistari.
       *[other] ↩️ Ekki lengur meistari fyrr en þú staðfestir aftur: **{ $names }**
    }
umpire-reopen-role = ↩️ Ég tek { $role } til baka. Þegar þú staðfestir fær nýi meistarinn það.
umpire-reopen-moves = ↩️ Opið er aftur hverjir fara upp og niður um deild: { $names }.
umpire-reopen-divisions = ↩️ Spilarar fá deildahlutverkin sín aftur þar til þú staðfestir.
umpire-reopen-stays = 📌 Leikir, ákvarðanir og styrkleikastig standa þar til þú breytir þeim. Ég birti að þú sért að fara yfir úrslitin.
umpire-reopen-chips = 📌 Spilapeningar standa líka. Ef þú ógildir leik fer potturinn til baka.
refused-reopen_later = Þú getur ekki farið aftur yfir þessi úrslit, því { $number }. tímabil ({ $league }) byggir á þeim.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Á að staðfesta úrslitin ({ $league }) þó að ekki hafi allt verið spilað?**
    { $missing }
umpire-cancel-sure = **Á að aflýsa tímabilinu ({ $league })?** Það er ekki hægt að taka það til baka.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Dæmt tap og síðasta sæti: { $names }.
umpire-extend-note = Tímabilið heldur áfram þangað til.
umpire-tiebreaker-line = 🎯 Hann ræður hver { $line ->
        [won] vinnur
       *[moves] skiptir um deild
    } og gefur hvorki stig né styrkleikastig.
umpire-named = -# Ég pinga þau öll. Keppnisstjórn getur alltaf gripið inn í.
umpire-named-gone = Ekki lengur dómarar: { $names }.
umpire-named-yourself = ⚠️ Með þessu lætur þú tímabilið af hendi. Ef þú ert ekki í keppnisstjórn getur bara hún tekið þig aftur inn.
umpire-tiebreaker-note = -# Þeir sem mæta ekki lenda á eftir þeim sem spila. Ef enginn mætir þarft þú að skera úr.
umpire-tied =
    { $names } deila { $place ->
        [1] fyrsta sæti
       *[other] { $place }. sæti
    }{ $division ->
        [0] {""}
       *[other] { " " }í { $division }. deild
    }{ $line ->
        [won] , svo enginn hefur unnið enn.
        [moves] , svo óráðið er hver skiptir um deild.
       *[goes_on] .
    }
umpire-settle-note = Aukaleiknum er aflýst.
umpire-void-again = Leikinn á að spila aftur fyrir { $until }.
umpire-void-late = ⚠️ Frestur borðsins er liðinn. Lengdu hann til að hægt sé að spila aftur.
umpire-goes-on =
    { $phase ->
        [round1] 1. umferð heldur áfram.
        [round2] 2. umferð er í gangi.
        [review] 1. og 2. umferð eru búnar.
        [tie] Skerðu fyrst úr þar sem er jafnt.
        [playoff] Úrslitakeppnin er í gangi.
        [final_review] Úrslitakeppnin er búin.
        [cancelled] Mótinu er aflýst.
       *[done] Mótinu er lokið.
    }
umpire-tie =
    ⚖️ Jafnt um { $places ->
        [1] eitt sæti
       *[other] sæti ({ $places })
    }: { $names }
umpire-closes-computers = ⚠️ **Tölva spilaði sumar gjafir fyrir þessi: { $names }.** Ef þú staðfestir telja þær gjafir.
umpire-through = Í úrslitakeppni: { $names }
umpire-news = Eitthvað breyttist síðan þú leist á þetta. Líttu aftur á það.
umpire-done = ✅ Búið: { $sentence }
umpire-dropped = Engu var breytt.
button-confirm = Staðfesta
button-cancel-season = Já, aflýsa
button-keep-season = Nei, halda áfram

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") } kl. { $clock })
umpire-other-entry = { $player } er nú með annað pláss

# Its log
umpire-log =
    ### Dagbók tímabilsins
    -# { $league } · { $number }. tímabil · síða { $page } af { $pages } · bara keppnisstjórn sér þetta
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· eigið borð
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ { $reversed } tók þetta til baka, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Ekkert hefur gerst enn.
umpire-export = **{ $league }**, { $number }. tímabil: opnaðu `season.xlsx` í töflureikni. Hinar skrárnar geyma það sama fyrir forrit. Tímar eru í UTC. Í skránum eru nöfn, svo deildu þeim bara með keppnisstjórn.
log-take-back = Taka til baka …
button-log-all = Sýna allt
button-log-decisions = Sýna ákvarðanir

# What players ask
umpire-appeals =
    ### Spurningar · { $league }
    { $count ->
        [0] Engin er opin.
       *[other] Opnar: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Bara spilarinn og keppnisstjórn geta lesið þetta
umpire-form-reason = Hvers vegna
button-answer = Svara

# What cannot be done
refused-several =
    Engu var breytt. Ástæður: { $count }.
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name =
    Notaðu í mesta lagi { $count ->
        [one] { $count } staf
       *[other] { $count } stafi
    } á einni línu, án sniðtákna Discord.
refused-umpire_pursuit_game = Þetta mót er bara til fyrir { $game }. Veldu annað keppnisform eða slepptu spilinu.
refused-umpire_not_for_format = **{ $option }** á ekki við þetta keppnisform. Láttu það vera eða veldu annað keppnisform.
refused-umpire_size = { $game }: sæti við borð eru { $least } til { $most }.
refused-umpire_round_too_short = Umferð tekur minnst { $minutes } mínútur.
refused-umpire_round_too_long =
    Umferð tekur mest { $days ->
        [one] { $days } dag
       *[other] { $days } daga
    }.
refused-umpire_not_for_slow = **{ $option }** breytir engu með hægri klukku. Slepptu því eða veldu aðra klukku.
refused-umpire_grace_too_long =
    Borð getur beðið í hálfa umferð ({ $count ->
        [one] { $count } mínútu
       *[other] { $count } mínútur
    }). Veldu styttri tíma.
umpire-unread = { $word ->
        [none] Ég skil þetta ekki.
       *[other] Ég skil ekki „{ $word }“.
    }
refused-umpire_starts_early = Tímabilið getur ekki byrjað áður en skráningu lýkur. Veldu seinni byrjun eða fyrri lok skráningar.
refused-umpire_ends_early = Tímabilinu getur ekki lokið áður en það byrjar. Veldu seinni lok.
refused-umpire_span = { umpire-unread } Skrifaðu `7 dagar`, `36 klukkutímar`, `1 klst. 30 mín.` eða `2 vikur`.
refused-umpire_time = { umpire-unread } Skrifaðu til dæmis `á morgun kl. 20:00`, `föstudag kl. 20`, `24.12. kl. 20:00`, `eftir 3 daga` eða `sunnudag 20:00 UTC+1`.
refused-umpire_time_past = Þessi tími er liðinn eða mörg ár í burtu. Veldu annan tíma.
refused-umpire_time_two = Áttu við { $first } eða { $second }? Skrifaðu annað hvort, með klukkutíma: `{ $first } 20:00`.
refused-umpire_channel = Veldu textarás með þráðum.
refused-umpire_permissions = Mig vantar { $permissions } í { $channel }. Biddu meðlim sem stjórnar rásinni að bæta þeim við.
refused-umpire_draft_gone = Þessi drög eru of gömul eða þegar notuð. Byrjaðu aftur.
refused-umpire_no_season = Engin keppni er í gangi hér. `/{ command-umpire } { command-umpire-create }` opnar keppni.
refused-umpire_points = Skrifaðu `=12` til að setja stigin, `+3` til að bæta við eða `-3` til að draga frá.
refused-umpire_whole_number = Skrifaðu heila tölu frá { $least } til { $most }.
refused-umpire_choice = Veldu eitt af þessu: { $choices }.
refused-umpire_no_total = Skrifaðu nýja heild spilarans, eða veldu **{ dashboard-result-void }**.
refused-umpire_number = Ég get ekki lesið þessa tölu. Skrifaðu hana með tölustöfum.
refused-umpire_not_waiting = Þessi spilari er ekki lengur á biðlistanum.
refused-umpire_replace_whom = Biðlistinn er tómur. Veldu hver tekur við.
refused-umpire_role = { $role } leyfir meira en þú mátt gera. Veldu hlutverk án heimilda, eða biddu einhvern sem hefur þær.
refused-umpire_replace_plays = { $name } er þegar með á þessu tímabili. Veldu annan spilara.
refused-umpire_no_bots = Bottar geta ekki spilað. Veldu manneskju.

command-umpire = umpire
command-umpire-description = Opna keppnir og stjórna þeim
command-umpire-create = create
command-umpire-create-description = Opna tímabil. Fyrst sérðu drög að því
command-umpire-create-name-description = Hvað keppnin heitir
command-umpire-create-game-description = Hvaða spil (sjálfgefið: Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Hverjir mætast (sjálfgefið: opið tímabil)
command-umpire-create-length-description = Gjafir í leik (0: spilað til enda)
command-umpire-create-size = size
command-umpire-create-size-description = Spilarar við borð (sjálfgefið: 4)
command-umpire-create-rounds = rounds
command-umpire-create-rounds-description = Fjöldi umferða (sjálfgefið: 5)
command-umpire-create-round-length = round-length
command-umpire-create-round-length-description = Lengd umferðar, t.d. 36 klukkutímar eða 20 mínútur (sjálfgefið: 7 dagar)
command-umpire-create-places = places
command-umpire-create-places-description = Fjöldi plássa. Aðrir fara á biðlistann (sjálfgefið: ótakmarkað)
command-umpire-create-starts = starts
command-umpire-create-starts-description = Hvenær það byrjar, t.d. 5 dagar (sjálfgefið: þegar þú byrjar það)
command-umpire-create-again = again
command-umpire-create-again-description = Afrita stillingar tímabils. Það sem þú fyllir út hér gengur fyrir
umpire-enter-note = Leikurinn telur, merktur sem spilaður annars staðar. Styrkleikastig breytast ekki.
refused-enter_who = Ég veit ekki hver „{ $line }“ er. Skrifaðu einn spilara í línu með nafninu á tímabilinu, t.d. `1. Ada 120`.
refused-enter_twice = { $name } er í tveimur línum. Skrifaðu eina á spilara.
refused-enter_missing = { $name } er ekki í neinni línu. Fyrir þá sem mættu ekki skrifar þú `{ $name }: mætti ekki`.
refused-enter_numbers = Númeraðu alla spilara sem mættu, eða engan. Án númera er fyrsta línan sigurvegarinn.
refused-enter_points = Skrifaðu stig fyrir alla spilara sem mættu, eða engan.
refused-enter_dash = Þýðir „-“ á undan nafninu að { $name } mætti ekki? Þá eiga stig og önnur strik að fara. Annars á „-“ að fara.
refused-enter_places = { $number }. sæti er ekki til þegar spilarar eru { $count }. Skrifaðu stig á eftir nafninu, t.d. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = mætti ekki, kom ekki, fjarverandi, skróp, skrópaði
command-umpire-log = log
command-umpire-log-description = Allar ákvarðanir, og hvers vegna
command-umpire-export = export
command-umpire-export-description = Úrslit, staða og dagbók í skrám

choice-format-open = opið tímabil: hver metinn leikur í keppninni telur
choice-format-rounds = umferðir: raðað aftur í hverri umferð
choice-format-divisions = deildir: umferðir í hverri, upp og niður á milli
choice-format-cup = bikar: betri helmingurinn við hvert borð kemst áfram
choice-format-pursuit = Swedish Pursuit-mót
act-call-umpire = { $player } bað um dómara við þetta borð: { $fixture }.
act-go-on = Enginn dómari svaraði í tæka tíð, svo klukkurnar fóru aftur í gang: { $fixture }.
