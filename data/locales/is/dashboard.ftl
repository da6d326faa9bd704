# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = dashboard
command-umpire-dashboard-description = Stjórna tímabili: sjá hvað er næst og hvað bíður þín

dashboard-title =
    ### Stjórnborð
    -# { $league } · { $number }. tímabil
dashboard-which = ### Hvaða tímabil?
dashboard-choose = Veldu tímabil …
dashboard-of = { $league } · { $number }. tímabil
dashboard-before =
    { $checking ->
        [yes] Hafa lokið innritun: { $checked } af { $players }.
       *[no] { $players ->
            [0] Enginn hefur skráð sig enn.
           *[other] Spilarar: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Á biðlista: { $waiting }.
    }{ $lacking ->
        [yes] { " " }Þú getur byrjað tímabilið þegar þeir eru orðnir tveir.
       *[no] {""}
    }
dashboard-paused = Í hléi síðan <t:{ $at }:f>. Allir frestir bíða.
dashboard-review = Öllum leikjum er lokið.
dashboard-over =
    Tímabilinu lauk <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Aflýst <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Núna
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }í síðasta lagi
           *[no] {""}
        }
    }: { $what ->
        [closes] skráningu lýkur
        [start] tímabilið byrjar
        [pair] ég raða í næstu umferð
        [ask_for_hours] ég spyr þá sem hafa ekki sagt hvenær þeir geta spilað
        [appoint] ég vel tíma ef enginn er ákveðinn ({ dashboard-next-tables })
        [ready_check] nafnakallið hefst ({ dashboard-next-tables })
        [ready_check_over] { dashboard-next-closes }. Þeim sem mæta ekki er dæmt tap
        [put_off] byrjuninni er frestað, því færri en tveir geta spilað
        [agree] { $tables ->
            [one] { $tables } tillaga um tíma er samþykkt
           *[other] { $tables } tillögur um tíma eru samþykktar
        }
        [enter] spilari á biðlista fær pláss
        [remind] ég minni spilarana á leikinn ({ dashboard-next-tables })
        [remind_umpire] ég minni þig á leikinn ({ dashboard-next-tables })
        [begin] { dashboard-next-closes }. Ef tveir eru komnir spila tölvur fyrir hina
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Ef ekki var spilað ákveður þú
        [deadline] { dashboard-next-scored }, og þeim sem mæta ekki er dæmt tap
        [ends] tímabilinu lýkur
        [forfeit] ég dæmi sigur ({ dashboard-next-tables })
        [post] ég birti stöðuna
       *[close] leikjunum lýkur, og þú ferð yfir úrslitin
    }
dashboard-next-closes = nafnakallinu lýkur ({ dashboard-next-tables })
dashboard-next-deadline = frestur rennur út ({ dashboard-next-tables })
dashboard-next-scored = { dashboard-next-deadline }. Leikir í gangi telja án gjafarinnar sem ekki kláraðist
dashboard-next-tables =
    { $tables ->
        [1] { season-table-of }
       *[other] { $tables } borð
    }
dashboard-no-room = ⏳ **Borð sem bíða eftir plássi á þessum server: { $count }.** Hvert þeirra opnast þegar annað klárast og tapar engum tíma.
dashboard-nothing =
    { $open ->
        [yes] ✅ Ekkert bíður þín núna.
       *[no] Hér er engu lengur hægt að breyta.
    }

dashboard-lacks-players = 🚫 **Byrjuninni er frestað** þar til tveir spilarar eru með. Þá byrjar þú tímabilið.
dashboard-start-by-hand = 🏁 **Allt er tilbúið.** Þú byrjar þegar þú vilt.
dashboard-is-paused = ▶️ **Þú ákveður hvenær haldið er áfram.** Þá færast allir frestir um lengd hlésins.
dashboard-to-confirm =
    🏆 **Farðu yfir úrslitin og staðfestu þau.** Svo { $then ->
        [playoff] raða ég í úrslitakeppnina.
       *[champion] krýni ég meistarann.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }Komast áfram: { $goes_on }.
    }
dashboard-questions = 🙋 **Spurningar frá spilurum:** { $count }
dashboard-lost-channel =
    📵 **{ $what ->
        [league] Rás tímabilsins:
       *[log] Rás fyrir ákvarðanir:
    } { $why ->
        [gone] henni var eytt.** Veldu aðra.
       *[lacking] mig vantar þar heimildir.** Bættu við { $permissions } í <#{ $channel }> eða veldu aðra rás.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Skilaboð sem bíða: { $waiting }.
    }
dashboard-untold = 📮 **Skilaboð sem ég gat ekki birt** í <#{ $channel }>: { $count } (fyrst reynt <t:{ $since }:R>). Ég reyni aftur <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] er með þetta tímabil en fór af servernum.
       *[right] opnaði þetta tímabil og er ekki lengur í keppnisstjórn.
    }
dashboard-gone = 🚪 **{ $name }** fór af servernum.
dashboard-channel =
    { $what ->
        [league] **Hvar á tímabilið að halda áfram?** Þar birti ég færslur og opna ný borð.
       *[log] **Hvar á ég að sýna ákvarðanir?**
    }
dashboard-channel-choose = Veldu rás …
dashboard-told-again = Reyni aftur núna.
dashboard-absentee = 👻 **{ $name }** missti af leikjum: { $count }.
dashboard-hints = 🔍 **Ábendingar um heiðarlegan leik:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Þú ákveður hvað gerist.
        [called] { " " }til <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Ef ekki verður búið <t:{ $at }:f> telur leikurinn án gjafarinnar sem ekki kláraðist.
        [silent] , svo ég ákveð engan tíma. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Frestur: <t:{ $at }:f>.
dashboard-players = Spilarar: { $players }.
dashboard-coming =
    { $here ->
        [none] Vantar enn: { $players }.
       *[other] Á staðnum: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Ekki enn: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Byrjar þegar allir spilarar eru komnir.
        [too_few] Of fáir mættu. Byrjaðu án hinna, ákveddu annan tíma eða fjarlægðu spilara.
       *[other] { $game }. gjöf af { $games } er í gangi.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 Tölva spilar fyrir þessi: { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spila enn: { $themselves }.
            }
        }
    }
dashboard-choose-player = Veldu spilara …
dashboard-what-player = Veldu spilara til að fjarlægja eða skipta út. Leikurinn heldur áfram.
dashboard-tables = **{ $others ->
        [yes] Önnur borð:
       *[no] Borð:
    }** { $parts }
dashboard-option =
    { $stands ->
        [missed] ⌛ Ekki spilað í tæka tíð
        [deserted] 👻 Enginn spilari mætti
        [too_few] 👻 Of fáir mættu
        [called] 📣 Nafnakall
        [silent] 🔇 Engin svör enn
        [unset] Enginn tími enn
        [unanswered] Engir tímar valdir enn
        [open] Leitað að tíma
        [proposed] Tillaga um tíma
        [agreed] Tími samþykktur
        [set] Tími ákveðinn
        [waiting] Beðið eftir spilurum
        [absent] 🤖 Tölva spilar
       *[begun] Í gangi
    }
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Ógilt ({ $points }). Taka það til baka
       *[no] Spilað ({ $points }). Leiðrétta eða ógilda
    }
dashboard-choose-tables = Veldu borð …
dashboard-choose-results = Leiðrétta úrslit …
dashboard-more-tables = Fleiri borð …
dashboard-more-results = Fleiri úrslit …
dashboard-tables-page = Öll borð, opin fyrst. Síða { $page } af { $pages }.

button-run-season = Ég tek við
refused-umpire_runs_it = Þetta tímabil er þegar með dómara: { $names }. Notaðu **{ dashboard-more-umpires }** á stjórnborðinu til að breyta því.
dashboard-umpires-handed-over = Þú hefur látið tímabilið af hendi.
dashboard-roles =
    Spilarar hafa hlutverk sinnar deildar meðan tímabilið er í gangi.
    -# Þeir sem höfðu hlutverkið fyrir halda því. 1. deild er efst.
dashboard-role = **{ $division }. deild:** { $role ->
    [none] ekkert hlutverk
   *[other] { $role }
}
dashboard-role-choose = Veldu hlutverk …
dashboard-roles-again = Ég uppfæri hlutverkin núna. Ef ég get ekki gefið eitthvert þeirra sérðu það hér.
dashboard-thread = Þráður: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** lætur þá sem eru komnir spila. Hinum er dæmt tap.
dashboard-what-begin-all = **{ button-dashboard-begin }** byrjar leikinn. Tölvur spila fyrir hina þar til þeir koma.
dashboard-what-without = **{ button-dashboard-without }** dæmir tap á þá sem vantar. Ef bara einn spilari er eftir vinnur hann.
dashboard-what-turn = **{ button-dashboard-turn }** gefur tíu mínútur í viðbót (sólarhring með hægri klukku).
dashboard-what-again = **{ button-dashboard-again }** hleypir þeim sem vantaði aftur inn. Þeim er ekki dæmt tap.
dashboard-what-win = Hverjum á að dæma sigur?
dashboard-what-enter = - **{ button-dashboard-enter }** er fyrir leik sem var spilaður annars staðar.
dashboard-adrift = Þræðinum eða rásinni var eytt, svo leikurinn er í hléi ({ $players }). Engum er dæmt tap, og öll spil haldast.
dashboard-place-choose = Flytja í aðra rás …
dashboard-what-take-up = Leikurinn heldur áfram í nýjum þræði í <#{ $channel }> um leið og ég get opnað hann. Eða veldu rás:
dashboard-taken-up = ✅ Leikurinn heldur áfram í nýjum þræði í <#{ $channel }>. Ég hef pingað spilarana.
refused-not_lost = Þessi leikur á enn sína rás.
dashboard-what-nothing = Hér er ekkert að gera núna.

dashboard-more = Eitthvað annað …
dashboard-more-refresh = Uppfæra
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player } …
dashboard-more-player-about = Fjarlægja, skipta út eða vara við
dashboard-more-award = { dashboard-form-award } …
dashboard-more-award-about = Eða draga frá
dashboard-more-enter = { dashboard-form-enter } …
dashboard-more-extend = Lengja fresti …
dashboard-more-extend-about = Fyrir alla umferðina, eða opið tímabil
dashboard-more-tie = { dashboard-form-tie } …
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in } …
dashboard-more-check-in-about = Spyrja hverjir eru enn með. Eftir byrjun: biðlistann
dashboard-more-order = Styrkleikaröð
dashboard-more-waiting = Biðlistinn
dashboard-more-waiting-about = Bjóða spilara pláss
dashboard-more-divisions = Deildir …
dashboard-more-pause = { dashboard-form-pause } …
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Spurningar frá spilurum
dashboard-more-umpires = { dashboard-form-umpires } …
dashboard-more-roles = Deildahlutverk …
dashboard-more-log = Dagbók tímabilsins
dashboard-more-log-about = Sjá allar ákvarðanir eða taka eina til baka
dashboard-more-export = Flytja út …
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Önnur tímabil …
dashboard-more-cancel = { dashboard-form-cancel } …
dashboard-reopen = ↩️ Ef úrslit voru röng getur þú farið aftur yfir þau til <t:{ $until }:f>.

button-dashboard = Stjórnborð
button-dashboard-back = Aftur á stjórnborðið
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player } …
button-dashboard-begin = Byrja án hinna
button-dashboard-wait = Bíða í 10 mínútur
button-dashboard-move = { dashboard-form-move } …
button-dashboard-without = Áfram án þeirra sem vantar
button-dashboard-turn = Lengri umhugsunartími
button-dashboard-again = Hleypa þeim aftur inn
button-dashboard-days = 2 dagar í viðbót
button-dashboard-time = { dashboard-form-time } …
button-dashboard-enter = Skrá úrslitin …
button-dashboard-result = Leiðrétta úrslitin …
button-dashboard-settle = { dashboard-form-tie } …
button-dashboard-tiebreaker = { dashboard-form-tiebreaker } …
button-dashboard-start = Byrja tímabilið
button-dashboard-confirm = { dashboard-form-confirm } …
button-dashboard-resume = Halda áfram
button-dashboard-reopen = { dashboard-form-reopen } …
button-dashboard-channel = Velja aðra rás …
button-dashboard-tell = Reyna aftur núna
button-dashboard-give-roles = Gefa hlutverkin núna
button-dashboard-hints = Sjá ábendingarnar


dashboard-form-confirm = Staðfesta úrslitin
dashboard-form-pause = Setja tímabilið í hlé
dashboard-form-cancel = Aflýsa tímabilinu
dashboard-form-tiebreaker = Spila aukaleik
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Jafnt í fyrsta sæti
       *[other] Jafnt í { $place }. sæti
    }
dashboard-form-reverse = Taka ákvörðun til baka
dashboard-form-reopen = Fara aftur yfir úrslitin
dashboard-form-move = Annar tími
dashboard-form-move-at = Hvenær þau spila
dashboard-form-time = Annar frestur
dashboard-form-time-at = Þau geta spilað til
dashboard-form-at-example = á morgun kl. 20:00
dashboard-form-check-in = Innritun
dashboard-form-check-in-at = Opin til
dashboard-form-enter = Skrá úrslit
dashboard-form-enter-places = Einn spilari í línu, sá besti fyrst
dashboard-form-enter-about = Stig mega fylgja. Sama tala: jafnt. „-“ á undan nafni: mætti ekki
dashboard-form-enter-whom = Stig mega fylgja, t.d. „1. Ada 120“. Sama tala: jafnt
dashboard-form-result-what = Hvað breytist
dashboard-form-result-game = Hvaða gjöf
dashboard-form-result-total = Ný heild
dashboard-form-result-points = Stig: =12, +3 eða -3
dashboard-form-result-about = Hafðu autt ef þú ógildir
dashboard-result-game = { $number }. gjöf
dashboard-result-points = Stig: { $name }
dashboard-result-void = Ógilda
dashboard-result-void-about = Spilað aftur ef tími er til
dashboard-form-umpires = Dómarar
dashboard-form-umpires-who = Hver stjórnar tímabilinu
dashboard-form-umpires-about = Mest { $most }, þú þar með. Keppnisstjórn getur alltaf gripið inn í
dashboard-form-player = Spilari
dashboard-form-of-player = Fjarlægja eða skipta út: { $name }
dashboard-form-player-who = Hver
dashboard-form-player-what = Hvað gerist
dashboard-form-player-instead = Hver tekur við
dashboard-form-player-instead-about = Bara ef skipt er út. Autt: fyrsti á biðlistanum
dashboard-player-forfeit = Fjarlægja: það sem eftir er telst tapað
dashboard-player-zero = Fjarlægja: það sem eftir er telur ekki
dashboard-player-void = Fjarlægja: ekkert telur, líka það sem er búið
dashboard-player-withdraw = Fjarlægja: gjafir hingað til telja
dashboard-player-replace = Skipta út
dashboard-player-replace-about = Annar meðlimur tekur við, með öllum úrslitum
dashboard-player-warn = Einkaviðvörun
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] missti af { $count } leik
       *[other] missti af { $count } leikjum
    }
dashboard-form-award = Gefa stig
dashboard-form-award-points = Stig
dashboard-form-award-about = Notaðu mínus til að draga frá
dashboard-form-tie = Skera úr
dashboard-form-tie-place =
    { $number ->
        [1] Hver er fyrst
       *[other] Hver er næst ({ $number })
    }
dashboard-form-tie-lines = Sæti, besti fyrst
dashboard-form-tie-lines-about = Breyttu tölunum eða færðu línurnar{ $count ->
        [0] {""}
       *[other] . Áfram komast { $count } efstu
    }
dashboard-form-tie-shared = Eða sameiginlegur sigur
dashboard-tie-shared = Öll vinna
dashboard-ties =
    { $count ->
        [0] Engir spilarar deila sæti.
       *[other] **Þessir spilarar deila sæti.**
    }
dashboard-choose-tie = Veldu hvar er jafnt …
dashboard-tie-option =
    { $place }. sæti: { $count ->
        [one] { $count } spilari
       *[other] { $count } spilarar
    }

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] Biðlistinn er tómur.
       *[other] **Á biðlista: { $count }.** { $started ->
            [yes] Þú getur boðið spilara pláss annars, með öllu sem því fylgir.
           *[no] Laust pláss fer til þess fyrsta.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · síðan <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 fékk boð um pláss
        [missing] {""} · 🚪 fór af servernum
        [here] {""} · ✅ lauk innritun
        [silent] {""} · hefur ekki lokið innritun
       *[waits] {""}
    }
button-dashboard-ask = Bjóða: { $name } …
dashboard-ask-other = Bjóða öðrum …
dashboard-form-ask = Bjóða: { $name }
dashboard-form-ask-whose = Pláss hvers

dashboard-division = { $number }. deild · { $count ->
        [one] { $count } spilari
       *[other] { $count } spilarar
    }
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = Önnur deild …
dashboard-form-division = Flytja: { $name }
dashboard-form-division-to = Í hvaða deild

dashboard-order = { $by ->
        [hand] **Dómari ákvað þessa röð.** Spilarar sem skrá sig síðar koma síðast.
        [signup] **Þetta er röð skráningar.**
        [lot] **Hlutkesti réði þessari röð.**
       *[rating] **Þessi röð fylgir styrkleikastigum,** svo skráningu.
    }{ $divided ->
        [yes] { " " }Loforð fyrri tímabila ganga fyrir. Til að flytja spilara niður notar þú **{ dashboard-more-divisions }** eftir byrjun.
       *[no] {""}
    }
button-dashboard-by-hand = Handvirkt …
button-dashboard-drop-order = Sleppa eigin röð
button-dashboard-seed-rating = Eftir styrkleikastigum …
button-dashboard-seed-signup = Eftir skráningu …
button-dashboard-seed-lot = Eftir hlutkesti …
dashboard-form-seeding = Önnur röð

refused-dashboard_table_done = Þetta borð er nú komið með úrslit. Farðu aftur á stjórnborðið.
refused-dashboard_nobody_absent = Allir spilarar við þetta borð spila aftur.
refused-turn_over = Enginn tími er að renna út hér núna. Farðu aftur á stjórnborðið.
refused-dashboard_not_called = Ekkert nafnakall er opið við þetta borð. Ákveddu frekar annan tíma.
refused-dashboard_tie_gone = Þessir spilarar eru ekki lengur jafnir. Farðu aftur á stjórnborðið.
refused-dashboard_tie_large = Jafnir spilarar eru { $count }, of margir fyrir eitt form. Notaðu fyrst **{ dashboard-more-award }** til að skilja þá að.
refused-dashboard_tie_twice = Veldu hvern spilara bara í eitt sæti.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } biður um þig: „{ $text }“{ $until ->
        [none] {""}
       *[other] { " " }Klukkurnar bíða eftir svari þínu, eða til <t:{ $until }:t> (<t:{ $until }:R>).
    }
