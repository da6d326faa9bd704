# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = league
command-league-description = Keppnir og mót: skoða, vera með, spila
command-league-info = info
command-league-info-description = Hvernig tímabil stendur og hvað þú getur gert
command-league-join = join
command-league-join-description = Skrá sig á tímabil eða á biðlista þess
command-league-leave = leave
command-league-leave-description = Gefa eftir pláss á tímabili
command-league-standings = standings
command-league-standings-description = Staðan, og hvernig hún er reiknuð
command-league-standings-member-description = Sýna hvernig stig þessa meðlims reiknast
command-league-fixtures = fixtures
command-league-fixtures-description = Allir leikir, þínir fyrst
command-league-fixtures-round-description = Hvaða umferð (sjálfgefið: sú nýjasta)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# síða { $page } af { $pages }
    }
league-division = **{ $number }. deild**
league-nobody = Engir spilarar enn.
league-not-started = Ekki byrjað.
league-signed-so-far = Skráðir hingað til:
league-number = { $number }

league-seasons = ## Keppnir
league-seasons-choose = Veldu tímabil …
league-no-seasons =
    Á þessum server er engin keppni enn. { $role ->
        [none] Meðlimir með heimildina **Manage Server**
       *[other] Meðlimir með hlutverkið { $role } eða heimildina **Manage Server**
    } geta opnað keppni með `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = Dómarinn fer yfir úrslitin og krýnir meistarann.
league-stands =
    { $phase ->
        [signup] skráning er opin
        [check_in] innritun er opin
        [running] í gangi
        [paused] í hléi
        [review] í yfirferð
        [over] lokið
       *[cancelled] aflýst
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Skráning er opin.** { league-starts }
           *[other] **Skráning er opin** til <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Skráningu er lokið.** { league-starts }
    }
league-postponed = Byrjuninni var frestað, því of fáir spilarar voru með.
league-starts =
    { $starts ->
        [none] Dómarinn byrjar tímabilið.
       *[other] Tímabilið byrjar <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Þú getur skráð þig aftur.{" "}
       *[no] {""}
    }**Innritun er opin.** Ýttu á **{ league-button-here }** fyrir <t:{ $until }:f> (<t:{ $until }:R>) til að halda plássinu. Svo byrjar tímabilið.
league-phase-open = **Tímabilið er í gangi.**
league-follows-open =
    { $until ->
        [none] Dómarinn lýkur tímabilinu.
       *[other] { league-ends }
    }
league-ends = Því lýkur <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **{ $round }. umferð af { $rounds } er { league-round-is }.**
league-round-is =
    { $over ->
        [yes] búin
       *[no] í gangi
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Þá raða ég í næstu umferð.
    }
league-phase-tiebreaker = **Aukaleikur er í gangi.**
league-phase-cup = { $how ->
        [final] **Úrslitaumferðin er { league-round-is }:** { $left }.
       *[other] **{ $round }. umferð{ $how ->
            [tiebreaker] , aukaleikur,
           *[round] {""}
        } er { league-round-is }.** Spilarar eftir: { $left }.
    }
league-phase-paused = **Í hléi** síðan <t:{ $at }:f>. Enginn leikur byrjar og enginn frestur rennur út.
league-phase-review = **Allir leikir eru búnir.** { league-review }
league-phase-over = **Lauk** <t:{ $at }:D>. { $count ->
        [0] Enginn meistari.
        [1] 🏆 { $champions }
       *[other] 🏆 sameiginlega: { $champions }{ $more ->
            [0] {""}
           *[other] { " " }og { $more } í viðbót
        }
    }
league-phase-cancelled = **Aflýst** <t:{ $at }:D>.
league-pursuit-round1 = **1. umferð er í gangi.**
league-follows-pursuit-round1 = Þegar öll borð eru búin raða ég í 2. umferð.
league-pursuit-round2 = **2. umferð er í gangi.**
league-follows-pursuit-round2 = Þegar öll borð eru búin fer dómarinn yfir stigin og ég raða í úrslitakeppnina.
league-pursuit-review = **Báðar umferðir eru búnar.**
league-follows-pursuit-review = Dómarinn fer yfir stigin. Svo raða ég í úrslitakeppnina.
league-follows-pursuit-tie =
    Jafnir spilarar: { $count }. Dómarinn ákveður hver { $final ->
        [yes] vinnur.
       *[no] kemst áfram.
    }
league-pursuit-playoff = **Úrslitakeppnin er í gangi.**
league-follows-pursuit-playoff = Lægsta summan vinnur.
league-pursuit-final_review = **Úrslitakeppnin er búin.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Þú ert með{ $division ->
        [0] {""}
       *[other] { " " }í { $division }. deild
    }.
league-own-waiting = ⏳ Þú ert nr. { $number } á biðlistanum.
league-own-check-in = ⏰ Þú átt eftir að innrita þig.
league-own-checked-in = ✅ Innritun þín er komin.

league-play = **{ $game }** · húsreglur: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · " }{ $length } gjöf í leik
       *[other] { " · " }{ $length } gjafir í leik
    }
# Stands after “lengd umferðar”, in the nominative.
league-time =
    { $unit ->
        [minutes] { $time } mín.
        [hours] { $time } klst.
       *[days] { $time ->
            [one] { $time } dagur
           *[other] { $time } dagar
        }
    }
league-format-open = **Opið tímabil:** opnaðu borð með **{ league-button-open }** hvenær sem þú vilt. Það sem telur er hve oft þú endar á undan hinum.
league-pairs =
    { $size ->
        [2] { " " }Þú mætir hverjum spilara einu sinni áður en þú mætir nokkrum tvisvar.
       *[other] {""}
    }
league-format-rounds = **Umferðir:** { $rounds ->
        [1] 1 umferð. Lengd: { league-time }. Spilarar við borð: { $size }.
       *[other] { $rounds }. Lengd hverrar: { league-time }. Spilarar við borð: { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Fyrst mætir þú nýjum mótherjum, svo jafnsterkum.
league-format-divisions = **Deildir** með mest { $division } spilara. Umferðir: { $rounds }, lengd hverrar: { league-time }. Spilarar við borð: { $size }. { league-opponents }{ league-pairs } Eftir tímabilið { $moving ->
        [0] halda allir sér í sinni deild.
        [1] fer efsti spilari hverrar deildar upp og sá neðsti fellur.
       *[other] fara { $moving } efstu í hverri deild upp og { $moving } neðstu falla.
    }
league-format-cup = **Bikar:** útsláttur. Spilarar við borð: { $size }. Betri helmingurinn við hvert borð kemst áfram, allt til úrslita. Lengd umferðar: { league-time }.
league-format-pursuit = **Swedish Pursuit-mót:** tvær umferðir með fimm gjöfum, dregið er í borð. { $through } lægstu summurnar komast í úrslitakeppni með fimm gjöfum í viðbót, sem { $carry ->
        [yes] bætast við
       *[no] byrja á núlli
    }. Þar til þú sest spilar tölva fyrir þig. Gjafirnar hennar eru merktar 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = Leikur gefur 100 stig fyrir fyrsta sæti, 0 fyrir síðasta og jafnt bil á milli. Jafnir deila. Stigin þín leggjast saman.
league-counts-open = Metnir leikir við borð tímabilsins telja, ef minnst tvær manneskjur eru með frá fyrstu gjöf. Þeir telja bara fyrir þær.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Ef þú mætir ekki fyrir frestinn er þér dæmt tap.{" "}
    }Leikur sem er í gangi þegar fresturinn rennur út telur án gjafarinnar sem ekki kláraðist. Ef engin gjöf kláraðist telur hann ekki.
league-counts-possible = Í stöðunni þýðir 2–5 í línu spilara að hann getur enn endað í þeim sætum. Lás þýðir að það er ráðið. Bara þeir sem koma, hætta eða snúa aftur geta breytt því, og dómarinn.
league-counts-byes = Ef fjöldinn stendur á stöku skiptist þið á að sitja hjá, án stiga.
league-forfeits = Ef þú hættir, eða tölva spilar meira en { $share }% af gjöfunum fyrir þig, er þér dæmt tap og síðasta sæti.
league-luck-match = Hjá tölvum af öllum styrk er kunnátta um { $percent }% af úrslitum eins leiks ({ $game }). Afgangurinn er heppni. Í mörgum leikjum safnast kunnáttan upp.
league-luck-order =
    Umferðir: { $rounds }. Eftir þær er { $part ->
        [little] nær ekkert af röðinni í stöðunni heppni.
        [tenth] um tíundi hluti af röðinni í stöðunni heppni.
        [fifth] um fimmtungur af röðinni í stöðunni heppni.
        [quarter] um fjórðungur af röðinni í stöðunni heppni.
        [third] um þriðjungur af röðinni í stöðunni heppni.
        [half] um helmingur af röðinni í stöðunni heppni.
        [two_thirds] um tveir þriðju af röðinni í stöðunni heppni.
        [three_quarters] um þrír fjórðu af röðinni í stöðunni heppni.
        [nine_tenths] um níu tíundu af röðinni í stöðunni heppni.
       *[nearly_all] nær öll röðin í stöðunni heppni.
    } Þetta er áætlað út frá úrslitunum og því hve ólíkir spilarar þessa spils eru venjulega.
league-calls =
    Nafnakall { $how ->
        [time] hefst tíu mínútum fyrir leikinn þinn. Biðtími eftir leiktíma: { league-minutes }.
       *[other] hefst þegar umferð byrjar. Lengd: { league-minutes } ({ $first }, og { $late } fyrir seina).
    } { $forfeits ->
        [yes] Ef þú missir af því er þér dæmt tap og síðasta sæti.
       *[no] Ef tveir eru mættir byrjar leikurinn, og tölvur spila fyrir hina. Annars ákveður dómarinn.
    }
league-hours = Komið ykkur saman um tíma: allir samþykkja, eða flestir og hinir segja ekkert í tvo daga. Annars vel ég tíma sem hentar flestum, tveimur dögum fyrir frestinn, frá { $first } til { $last } ({ $zone }). Án svara ákveð ég engan tíma. Ef enginn mætir í leikinn { $forfeits ->
        [yes] er engum dæmt tap.
       *[no] ákveður dómarinn.
    }
league-ties =
    Ef jafnt er: fleiri unnir leikir{ $better ->
        [none] {""}
        [low] , svo færri spilastig í gjöf
       *[high] , svo fleiri spilastig í gjöf
    }, svo ákveður dómarinn eða lætur ykkur spila aukaleik. Þangað til deilið þið sætinu.
league-counting-pursuit = Stig allra gjafa leggjast saman, og lægsta summan vinnur. Ákvörðun dómarans er endanleg.
league-counting-cup = Jafn margir komast áfram frá hverju borði, og úrslitin hafa einn sigurvegara. Þeir sem mæta ekki eru úr leik.{ $waits ->
        [yes] { " " }Ef enginn mætir í leikinn ákveður dómarinn.
       *[no] {""}
    }
league-seeds-cup = Styrkleikaröðin { league-seeding } Þeir sterkustu mætast eins seint og hægt er og geta sleppt fyrstu umferð.
league-ties-cup = Ef jafnt er um hver kemst áfram getur dómarinn skorið úr þar til umferðinni lýkur. Eftir það spilið þið aukaleik.
league-ties-pursuit =
    Jafnt í { $through }. sæti: { $tie ->
        [umpire] dómarinn ákveður.
       *[auto] fleiri unnar gjafir í 1. og 2. umferð, svo lægri summa í 2. umferð, svo ákveður dómarinn.
    } Jafnt í úrslitakeppni: fleiri unnar gjafir þar, svo í 1. og 2. umferð, svo lægri summa í 2. umferð. Dómarinn ákveður fyrsta sætið.
league-places = **{ $taken ->
        [one] { $taken } spilari
       *[other] { $taken } spilarar
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } af { $places } plássum laus
    }{ $waiting ->
        [0] {""}
       *[other] { " · á biðlista: " }{ $waiting }
    }{ $late ->
        [yes] { " · " }þú kemst líka inn eftir byrjun
        [still] { " · " }þú kemst enn inn
        [wait] { " · " }nýir spilarar fara á biðlistann
        [no] { " · " }skráningu lýkur við byrjun
        [past] { " · " }of seint að vera með
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [1] Dómari
       *[other] Dómarar
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }byrjar <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }byrjaði <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }lýkur <t:{ $ends }:f>
    }
league-reminders =
    -# Ég minni þig á { $when ->
        [both] degi og klukkutíma
        [day] degi
       *[hour] klukkutíma
    } fyrir frest.
league-seed = -# Allt sem dregið er ræðst af þessu fræi, sem var leyndarmál hingað til: `{ $seed }`

league-button-here = Ég er hér
league-button-open = Opna borð
league-button-leave = Hætta á tímabilinu
league-button-stay = Vera áfram
league-button-info = Upplýsingar
league-button-how = Hvernig er spilað
league-button-standings = Staðan
league-button-standings-own = Staðan fyrir mig
league-button-fixtures = Leikir
league-button-account = Stigin mín
league-button-show = Sýna öllum
league-button-am-here = { button-am-here } · { $number }
league-button-round = { $round }. umferð
league-button-ask = Spyrja dómarann{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Þú ert ekki lengur með á tímabilinu.**
league-left-reason = hætti
league-checked-in = { league-own-checked-in }
league-leave-ask = **Viltu hætta á tímabilinu?** Leikir sem þú átt eftir teljast tapaðir. Úrslit hingað til telja áfram. Bara dómarinn getur hleypt þér inn aftur.
league-ready = ✅ Þú ert hér. Borðið þitt: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
       *[no] {""}
    }
league-standings-title =
    ### { league-button-standings }
    { league-page }
league-outlook =
    { $outlook ->
        [none] {""}
        [open] { " · " }{ $best }{ "\u2060–\u2060" }{ $worst }
        [settled] { " 🔒" }
        [first] { " 🔒 vinnur tímabilið" }
        [playoff] { " 🔒 í úrslitakeppni" }
        [up] { " 🔒 fer upp" }
        [stay] { " 🔒 heldur sér" }
       *[down] { " 🔒 fellur" }
    }{ $chances ->
        [none] {""}
       *[other] { " · " }{ $chances }
    }
league-chance =
    { $goal ->
        [first] 🏆
        [playoff] 🎯
        [up] ▲
       *[stay] ▼
    } { $percent }%
league-outlook-signs =
    { $open ->
        [yes] { " · **2–5**" } sæti sem enn eru möguleg
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } ráðið
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } líkur á sigri
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } á úrslitakeppni
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } á að fara upp
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } á falli
       *[no] {""}
    }
league-line =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }**{ $silent ->
        [yes] { " 💤" }
       *[no] {""}
    } · { $score ->
        [none] –
       *[other] **{ $score }** stig
    } · { $counted ->
        [none] sigrar: { $wins }
       *[other] sigrar: { $wins } af { $counted }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } í gjöf
    }{ $decided ->
        [none] {""}
        [umpire] { " · dómari setti á eftir: " }{ $next }
       *[tiebreaker] { " · aukaleikur, á eftir: " }{ $next }
    }{ league-outlook }
league-line-cup =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · röð { $seed }{ league-outlook }
league-legend-cup =
    -# **=** jafnt{ $early ->
        [yes] { " · ▫️ enn með" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ hætti keppni" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , svo fleiri unnir leikir
league-first-deals =
    { $better ->
        [none] {""}
        [low] , svo færri spilastig í gjöf
       *[high] , svo fleiri spilastig í gjöf
    }
league-legend =
    -# Flest stig fyrst{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, í öllum gjöfum
       *[decided] { league-first-wins }{ league-first-deals }, svo dómari eða aukaleikur
    }{ $early ->
        [yes] { " · ▫️ til bráðabirgða, fyrir sæti þarf" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } dagar án leiks: { $days }
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = Stigin hjá …

league-bracket-alt = Útsláttartaflan, umferðir { $first } til { $last }. Bjartir spilarar komast áfram, dökkir eru úr leik.
league-bracket-table =
    { $round }. umferð, borð { $table }: { $names }.{ $won ->
        [yes] { " " }Sigur: { $on }.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Áfram: { $on }.
        }
    }
league-bracket-legend = -# Bjart kemst áfram, dökkt er úr leik. Styrkleikaröð: { $names }
league-bracket-words = **Útsláttartaflan:**


league-round =
    ### { $tiebreaker ->
        [yes] Aukaleikur
       *[no] { $round }. umferð af { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Úrslitakeppni
       *[other] { $round }. umferð
    }
league-own-tables = **Leikirnir þínir**
league-round-of =
    { $stage ->
        [tiebreaker] Aukaleikur { $round }
       *[round] { $round }. umferð
    }
league-own-table =
    - { league-round-of }, með: { $names ->
        [none] engum öðrum
       *[other] { $names }
    }. { $set ->
        [yes] Leiktími:
       *[no] Frestur til
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
# Begins the line, as it stands in the nominative.
stake-for =
    { $who ->
        [none] Þú
       *[other] { $who }
    }
stake-secures =
    🔑 { stake-for }: óskipt fyrsta sæti hér { $goal ->
        [first] tryggir sigur á tímabilinu.
        [playoff] tryggir úrslitakeppnina.
        [up] tryggir ferð upp um deild.
       *[stay] tryggir áframhaldandi sæti í deildinni.
    }
stake-goal =
    { $goal ->
        [first] sigur á tímabilinu
        [playoff] úrslitakeppnin
        [up] ferð upp um deild
       *[stay] áframhaldandi sæti í deildinni
    }
stake-needs =
    🔑 { stake-for }: án fyrsta sætis hér er { $goal ->
        [stay] fallið öruggt
       *[other] { stake-goal } úr sögunni
    }.
stake-loses =
    🔑 { stake-for }: með óskiptu síðasta sæti hér er { $goal ->
        [stay] fallið öruggt
       *[other] { stake-goal } úr sögunni
    }.
stake-advances =
    🔑 { $goal ->
        [first] Fyrsta sæti hér vinnur bikarinn.
        [final] { $spots ->
            [1] Fyrsta sæti hér kemst í úrslit.
           *[other] { $spots } efstu hér komast í úrslit.
        }
       *[round] { $spots ->
            [1] Fyrsta sæti hér kemst áfram.
           *[other] { $spots } efstu hér komast áfram.
        }
    }
stake-decisive = ⚡ **{ umpire-where } ræður mestu:**
stake-settled =
    🔒 { $who }: { $news ->
        [first] sigur á tímabilinu er öruggur.
        [playoff] úrslitakeppnin er örugg.
        [up] ferð upp um deild er örugg.
        [stay] áframhaldandi sæti í deildinni er öruggt.
        [down] fallið er öruggt.
        [not_first] sigur á tímabilinu er úr sögunni.
        [not_playoff] úrslitakeppnin er úr sögunni.
       *[not_up] ferð upp um deild er úr sögunni.
    }
stake-widened = 🔓 { $who }: aftur er meira mögulegt.
league-own-sitting =
    - { league-pursuit-stage }, borð { $table }, með: { $names }. { $slots ->
        [one] { $slots } gjöf
       *[other] { $slots } gjafir
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] við borðið: <#{ $channel }>
        [set] leiktími <t:{ $until }:f>
        [open] frestur til <t:{ $until }:f>
       *[missed] ekki spilað, telur ekki
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(aftur, fyrri leikurinn telur ekki)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 dæmdur sigur: { $names }
        [none] ⌛ mættu ekki: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ spilað annars staðar: { $names }
league-result-seat =
    { $absent ->
        [yes] 🏳️
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        }
    } { $name ->
        [none] 🤖
       *[other] { $name }
    }
league-result-unfinished = ⌛ engin gjöf kláraðist, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Opnaðu borð með **{ league-button-open }** undir **{ league-button-info }**. Nýjustu leikirnir fyrst:
league-no-matches = Engir leikir enn.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } af { $of } gjöfum spilaðar
           *[no] { " · " }ekki byrjað
        }{ $channel ->
            [none] {""}
           *[other] { " · " }<#{ $channel }>
        }
    }
league-sitting-seat =
    { $name } { $points }{ $computers ->
        [0] {""}
       *[other] { " 🤖" }{ $computers }
    }

league-list-line =
    { $place ->
        [none] 🏳️
       *[other] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · { $first } + { $second } = **{ $combined }** · { $wins }{ $through ->
        [champion] { " · 🏆 " }**{ $playoff }**
        [yes] { " · 🎯 " }**{ $playoff }**
       *[no] {""}
    }{ $computers ->
        [0] {""}
       *[other] { " · 🤖 " }{ $computers }
    }{ league-outlook }
league-list-legend =
    -# 1. umferð + 2. umferð = alls, lægra er betra · unnar gjafir{ $playoff ->
        [yes] { " · 🎯 summa í úrslitakeppni · 🏆 meistari" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 gjafir sem tölva spilaði" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 tölva spilaði mestalla þessa gjöf
league-card-round = **{ league-pursuit-stage }, borð { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] { $wins } gjöf unnin
       *[other] { $wins } gjafir unnar
    }
league-card-game =
    { $slot }: { $points ->
        [none] –
       *[other] **{ $points }**
    }{ $won ->
        [yes] { " 🏆" }
       *[no] {""}
    }{ $computer ->
        [yes] { " 🤖" }
       *[no] {""}
    }{ $how ->
        [none] { " " }á eftir að spila
        [replayed] { " " }(spilað aftur)
        [mean] { " " }(meðaltal umferðar, því enginn mótherji var eftir)
        [adjusted] { " " }(dómari leiðrétti)
       *[played] {""}
    }
league-card-sums =
    1. umferð: { $first } · 2. umferð: { $second } · alls: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · úrslitakeppni: " }**{ $playoff }**{ $carry ->
            [yes] { " · samtals: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] hætti keppni
       *[other] { $place }. sæti
    }

league-account-title = ### Hvernig stigin reiknast: { $name }
league-account-empty = Ekkert telur enn.
league-account-score = **{ $score }** · leikir sem telja: { $counted }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }og það sem dómari bætti við eða dró frá
       *[no] {""}
    } · { $withdrawn ->
        [yes] hætti keppni
       *[no] { $place ->
            [none] ekki enn í sæti
           *[other] { $place }. sæti
        }
    }
league-not-counted = telur ekki
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] aukaleikur { $round } ·{" "}
       *[round] { $round }. umferð ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ dæmt tap
           *[no] ekkert sæti
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 dæmdur sigur
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }{ $place }. sæti{ $of ->
                [0] {""}
               *[other] { " " }af { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ dæmt tap
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } stig í { $deals ->
            [one] { $deals } gjöf
           *[other] { $deals } gjöfum
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] { $met } viðureign
           *[other] { $met } viðureignir
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: hinir þar eru ekki á þessu tímabili
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } hætti keppni
league-why-tiebreaker = engin stig: aukaleikur
league-why-unranked = { league-not-counted }: ómetinn leikur
league-why-late = { league-not-counted }: kom inn eftir fyrstu gjöf
league-why-alone = { league-not-counted }: færri en tvær manneskjur frá fyrstu gjöf
league-why-no_fixture = { league-not-counted }: ekki í röðuninni
league-why-outside = { league-not-counted }: utan tímabilsins
league-why-unfinished = { league-not-counted }: engin gjöf kláraðist
league-account-decision =
    {""}**{ $number }.** <t:{ $at }:d> { $what }{ $gave ->
        [none] {""}
       *[other] { $sign ->
            [minus] { " · " }**−{ $gave }**
           *[plus] { " · " }**+{ $gave }**
        }
    }
league-decision =
    -# ⚖️ { $what ->
        [none] {""}
       *[other] { $what }{ " " }
    }{ $name }{ $table ->
        [yes] { " " }(sem spilar þar)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : „{ $reason }“
    }
league-ruling-enter = Spilað annars staðar, skráð af dómara.
league-ruling-void = Leikurinn telur ekki.
league-ruling-adjust = { $name } er með { $total } í þessum leik.

league-ask-label = Hvað er rangt við úrslitin?
league-ask-about = Einu sinni í leik, innan tveggja daga
league-appeal =
    -# ❓ Spurt: „{ $text }“ { $answer ->
        [none] Ekkert svar enn.
       *[other] ↩️ { $name }: „{ $answer }“
    }
league-warn =
    ### ✉️ Einkaviðvörun
    { $name }: „{ $reason }“
    -# Bara þú og keppnisstjórn geta lesið þetta. Það breytir engu í stöðunni.

league-reply =
    ### ✉️ Svar dómarans
    Þú spurðir: „{ $text }“
    { $name }: „{ $answer }“

refused-no_season = Slík keppni er ekki til hér. `/{ command-league } { command-league-info }` sýnir allar.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Þú átt ekkert eftir að spila á þessu tímabili núna. **{ league-button-fixtures }** sýnir hvað er framundan.
refused-not_for_you = Þessi skilaboð eru til annars spilara.
refused-shown_lately = Staðan var rétt í þessu sýnd hér. Reyndu aftur <t:{ $at }:R>.
league-counts-meetings = Fyrir hvern fastamann sem þú hefur mætt: taktu hlutfall viðureigna þar sem þú endaðir á undan (jafnt er hálft). Bættu við meðaltali þess spilara gegn öllum öðrum. Stigin þín eru meðaltal þessara summa.
league-counts-regulars = Þú ert fastamaður þegar þú hefur mætt helmingi hinna minnst hálft eins oft og venja er. { $people } duga, eða eins margir og flestir spilarar hafa mætt. Bara fastamenn fá sæti og gefa stig. Ef tveir mætast meira en tvöfalt oftar en venja er telja aukaviðureignirnar sem jafnt.
league-account-meetings =
    { $score ->
        [none] **Engin stig enn**
       *[other] **{ $score }** · { $points } stig ÷ { $regulars ->
            [one] { $regulars } fastamaður
           *[other] { $regulars } fastamenn
        }
    }{ league-account-stands }
league-account-regular = -# Fyrir sæti þarf { league-regular }. Hingað til: { $met }.
league-regular =
    { $people ->
        [0] 1 leik
       *[other] að mæta { $people ->
            [one] { $people } spilara
           *[other] { $people } spilurum
        } { $least ->
            [1] einu sinni
           *[other] { $least } sinnum
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = jafnt" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ hætti keppni" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (meðaltal gegn öðrum: { $average }): á undan í { $ahead } af { $times ->
        [one] { $times } viðureign
       *[other] { $times } viðureignum
    }{ $most ->
        [none] {""}
       *[other] , og þær umfram { $most } telja sem jafnt
    }. { $percentage }% + { $average } = **{ $points }**
league-versus-others = -# Ekki enn fastamenn, án stiga: { $names }
