# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · { $number }. tímabil
outbox-button-warn = Lesa
outbox-button-reply = Lesa svarið
outbox-button-appeals = Lesa og svara

outbox-waiting = **Biðlisti ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: innritun er opin. Ýttu á **{ league-button-here }** fyrir <t:{ $until }:f> (<t:{ $until }:R>) til að halda plássinu. Óstaðfest pláss fara á biðlistann.
outbox-put-off =
    ⏳ **{ $season }: byrjuninni er frestað,** því enn eru færri en tveir með. Skráning er áfram opin { $until ->
        [none] þar til dómarinn byrjar tímabilið.
       *[other] til <t:{ $until }:f> (<t:{ $until }:R>). Þá byrjar tímabilið ef tveir eru með.
    } { $umpire }: þú getur aflýst því á stjórnborðinu.
outbox-started = 🏁 **{ $season } er byrjað.** Spilarar: { $count }.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] aukaleikur, sem telur ekki í öðru
        [on] { $round }. umferð: aukaleikur um hver kemst áfram
       *[none] { $round }. umferð af { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] Á að spila fyrir <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Ýttu á **{ button-own-times }** og stingdu svo upp á tíma. Getið þið öll spilað núna? Ýttu á **{ button-am-here }**.
        [called] Geturðu spilað núna? Ýttu á **{ button-am-here }**. Annars ákveð ég tíma og læt þig vita.
        [slow] Hvert borð opnast í eigin þræði.
       *[now] Nú á að spila! Ég pinga þig í þræði borðsins. Ýttu á **{ button-am-here }** fyrir <t:{ $here }:t>, annars er þér dæmt tap.
    }
outbox-sit-out = 🪑 Sitja hjá í þessari umferð: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] aukaleikur { $round }
       *[round] { $round }. umferð
    }**: ýttu á **{ button-own-times }**. <t:{ $at }:f> (<t:{ $at }:R>) ákveð ég tíma fyrir hvert borð þar sem spilari hefur svarað.
outbox-table =
    { $stage ->
        [tiebreaker] **Aukaleikur**
       *[round] { $division ->
            [0] **Borð { $table }**
           *[other] **{ $division }. deild, borð { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players }, spilað aftur
outbox-not-counted = ⚖️ { $players } · telur ekki
outbox-played-again =
    🔁 **{ umpire-where }: spilað aftur.** { outbox-drawn-how }
    { $players }
outbox-result =
    { $stage ->
        [none] 🏁 { $seats }
       *[other] 🏁 { umpire-where }: { $seats }
    }
outbox-seat =
    { $absent ->
        [yes] 🏳️ { $name }
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        } { $name } { $total }
    }
outbox-unfinished =
    ⌛ { $stage ->
        [none] {""}
       *[other] { umpire-where }:{" "}
    }engin gjöf kláraðist, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ dæmt tap. Var ástæða til? Ýttu á **{ league-button-account }** undir `/{ command-league } { command-league-standings }` og spurðu dómarann.
outbox-more-matches =
    { $count ->
        [one] … og { $count } leikur í viðbót
       *[other] … og { $count } leikir í viðbót
    }
outbox-medal =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } **{ $name }**
outbox-top =
    -# { $division ->
        [0] Efst núna:
       *[other] Efst í { $division }. deild núna:
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: enginn mætti, svo öllum er dæmt tap ({ $absent }).
       *[other] 🏅 { umpire-where }: **dæmdur sigur{ $on ->
            [on] { " " }og sæti í næstu umferð
            [cup] { " " }og þar með bikarinn
           *[other] {""}
        }: { $there }**, því { $why ->
            [left] hinir fóru
            [few] of fáir aðrir mættu
           *[alone] hinir mættu ekki
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Dæmt tap fyrir að mæta ekki: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] úrslitakeppni, borð { $table }
        [tiebreaker] aukaleikur { $round }{ season-division }
       *[round] { $round }. umferð{ season-division }, borð { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , { $division }. deild
    }
# In the nominative, as all that quotes it has it in brackets or after a colon.
season-table-of =
    { $stage ->
        [final] borð { $table } í úrslitakeppni
        [tiebreaker] aukaleikur { $round }
       *[round] borð { $table } í { $round }. umferð
    }{ season-division }
outbox-later = 🔔 { $players } [Þetta]({ $link }) kom á kyrrðartíma og bíður enn.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Leikur eftir
       *[no] Frestur rennur út eftir
    } { $what ->
        [day] einn dag
       *[hour] klukkutíma
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Leikir sem eru þá enn í gangi telja án gjafarinnar sem ekki kláraðist. Þeim sem mæta ekki er dæmt tap.
    }
outbox-appointed =
    📅 { $season }, { season-where }. Leiktími: <t:{ $at }:F> (<t:{ $at }:R>). { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Eiga eftir að velja tíma: { $silent }.{ " " }
    }{ $suits ->
        [0] Enginn valinn tími gengur.{ " " }
       *[other] {""}
    }Því valdi ég úr leiktímum tímabilsins: { $first } til { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] Þú getur komið núna.
       *[no] Ég pinga þig tíu mínútum fyrr.
    } Biðtíminn er { league-minutes }. Eftir það { $forfeits ->
        [yes] er þér dæmt tap.
       *[no] { league-played-for }.
    }
# After a clause, so the verb comes first.
league-played-for = spilar tölva fyrir þig þar til þú kemur
league-minutes =
    { $grace ->
        [one] { $grace } mínúta
       *[other] { $grace } mínútur
    }
outbox-called-here = 📣 { $season }, { season-where }: nafnakall! Ég get ekki skrifað í þráðinn ykkar. { $players }: ýttu á **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: leikurinn byrjaði án { $count ->
        [1] þín
       *[other] ykkar
    } ({ season-where }, **{ $season }**){ $forfeits ->
        [yes] , svo { $count ->
                [1] þér
               *[other] ykkur
            } er dæmt tap. Var ástæða til? { $count ->
                [1] Spurðu
               *[other] Spyrjið
            } dómarann þegar leiknum lýkur.
       *[no] . Tölva spilar fyrir { $count ->
                [1] þig þar til þú ýtir
               *[other] ykkur þar til þið ýtið
            } á **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): of fáir mættu, svo engum er dæmt tap. { $umpire }: hvað nú? Ákveddu það á stjórnborðinu.
outbox-no-room = ⏳ { $umpire }: borð bíða á **{ $season }**, því opin borð á þessum server eru orðin { $most } og ég má ekki hafa fleiri. Hvert þeirra opnast þegar annað borð klárast. Þangað til er engum dæmt tap.
outbox-no-threads =
    ⚠️ { $umpire }: ég get ekki opnað þræði í <#{ $channel }> fyrir **{ $season }**. { $why ->
        [threads_full] Á servernum eru eins margir þræðir og Discord leyfir. Lokaðu eða eyddu gömlum.
        [thread_blocked] AutoMod stoppar nöfnin á þeim. Hleyptu mér í gegn í stillingum serversins.
       *[other] Ég þarf textarás með Create Public Threads og Send Messages in Threads.
    } Ég held áfram að reyna.
outbox-blocked = ⚠️ { $umpire }: AutoMod stoppar færslu í <#{ $channel }> fyrir **{ $season }**. Hleyptu mér í gegn í stillingum serversins. Ég held áfram að reyna.
outbox-no-event =
    ⚠️ { $umpire }: það er enginn viðburður fyrir þetta borð (**{ $season }**). { $why ->
        [full] Eyddu gömlum viðburði, því Discord leyfir ekki fleiri.
        [forbidden] Mig vantar heimildina Create Events.
       *[other] Discord bjó hann ekki til.
    } Ýttu á **{ button-want-event }** til að reyna aftur.
outbox-taken-up =
    🧵 { $players }: { $phase ->
        [lobby] borðið ykkar
       *[playing] leikurinn ykkar
    } (**{ $season }**) heldur áfram hér, því { $moved ->
        [yes] dómarinn flutti { $phase ->
            [lobby] það
           *[playing] hann
        }.
       *[no] þræðinum var eytt.
    } { $phase ->
        [lobby] Þau sem voru komin eru það enn.
       *[playing] Spilin eru þau sömu.
    }
outbox-moved-away = 🧵 Þetta borð heldur áfram í <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: þræði borðs var eytt ({ $stage ->
        [none] {""}
       *[other] { season-table-of },{" "}
    }**{ $season }**). { $what ->
        [empty] Hann opnast aftur þegar spilari ýtir á hnappinn.
       *[other] Borðið heldur áfram í nýjum þræði, og ekkert tapast.
    }
outbox-thread-lost =
    🧵 { $players }: þræði borðsins ykkar var eytt (**{ $season }**, { season-where }). Ýttu á hnappinn til að opna hann aftur.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] þessari rás var eytt: { outbox-channel-of }. Veldu
       *[no] ég sé ekki eða get ekki skrifað í <#{ $channel }> ({ outbox-channel-of }). Hleyptu mér inn eða veldu
    } aðra á stjórnborðinu.{ $what ->
        [league] { $gone ->
            [yes] { " " }Þangað til bíður tímabilið, og engum er dæmt tap.
           *[no] {""}
        }
       *[log] { " " }Þangað til fara ákvarðanir í <#{ $instead }>, sem allir meðlimir geta lesið.
    }
outbox-channel-of =
    { $what ->
        [league] rás tímabilsins
       *[log] rás fyrir ákvarðanir
    }, **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, dómari á **{ $season }**, { $why ->
        [left] fór af servernum
       *[right] er ekki lengur í keppnisstjórn
    }.
outbox-umpire-others = Þið getið valið aðra á stjórnborðinu.
outbox-staff = **Keppnisstjórn**
outbox-umpireless = 🙋 { $staff }: **{ $season }** er án dómara. Ýttu á **{ button-run-season }** til að taka við.
outbox-umpires = 🧑‍⚖️ **{ $season }**, dómarar: { $umpire }.
outbox-moved = 📌 **{ $season }** heldur áfram í þessari rás.

outbox-standings = ## Staðan · { $season }
season-top-division = ### { $division }. deild
season-top-line =
    { $place ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    } **{ $name }**{ $score ->
        [none] {""}
       *[other] { " · " }{ $score }
    }
outbox-over =
    ## 🏆 { $season } er lokið
    { $count ->
        [0] Enginn meistari.
        [1] Meistari: **{ $champions }**. Til hamingju!
       *[other] Meistarar: **{ $champions }**. Til hamingju!
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → { $division }. deild

outbox-decided =
    ⚖️ **{ $season }:** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] Ekki var pláss fyrir það á þessum server.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    { $umpire }{ $own ->
        [yes] { " " }(sem spilar þar)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : „{ $reason }“
    }
outbox-match-decided =
    ⚖️ { umpire-where }, ákvörðun dómara: **sigur: { $won }**{ $lost ->
        [none] {""}
       *[other] , tap: { $lost }
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: leikurinn heldur áfram { $players ->
        [none] með öllum spilurum.
       *[other] með tölvu í stað sumra: { $players }. Það er dæmt tap.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Spilarinn sem á leik hefur tíma til <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, þín bíða einkaskilaboð frá dómara. Bara þú og keppnisstjórn geta lesið þau.
outbox-answered = ✉️ { $player }, dómarinn svaraði spurningunni þinni: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } spyr um þennan leik: { $match }
outbox-question-waits = 🙋 { $umpire }: spilari spyr um leik.
outbox-altered =
    ✏️ **{ $season } hefur breyst:**
    { $settings }
    { $umpire }: „{ $reason }“
outbox-paused =
    ⏸️ **{ $season } er í hléi.** Ekkert borð opnast og enginn frestur rennur út. Leikir í gangi halda áfram.
    „{ $reason }“
outbox-resumed = ▶️ **{ $season } heldur áfram.** Allir frestir færðust um lengd hlésins.
outbox-left = 🚪 { $name } hætti á **{ $season }**, og leikir sem eftir eru teljast tapaðir. Dómarinn getur breytt því í dagbók tímabilsins.
outbox-played =
    🏁 **{ $season }**: allir leikir eru búnir. { $umpire }: { $tied ->
        [yes] skerðu úr þar sem er jafnt
       *[no] farðu yfir þetta
    } og staðfestu úrslitin. Svo krýni ég meistarann.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Ekki spilað:** { $tables }.
season-undrawn = ⌛ **Ekki raðað:** { $count ->
        [1] { $first }. umferð
       *[other] umferðir { $first } til { $last }
    }, því of fáir spilarar voru eftir.
season-unplayed-mend = Lengdu frest eða dæmdu sigur á stjórnborðinu.
outbox-cancelled =
    🛑 **{ $season } er aflýst.**
    „{ $reason }“
outbox-reopened =
    ↩️ **{ $season } er aftur í yfirferð,** { $umpire } opnaði. { $champions ->
        [none] {""}
       *[other] { $champions }: titillinn bíður eftir nýjum úrslitum.
    }
    „{ $reason }“

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Dráttur nr. { $counter } ræðst af leyndarmáli mótsins, sem er sýnt í lokin. { $clock ->
        [agreed] Ýttu á **{ button-own-times }** fyrir <t:{ $until }:f>. Ef þið getið öll spilað núna, ýttu á **{ button-am-here }**.
        [now] Ýttu á **{ button-am-here }** núna.
       *[slow] Borðin byrja strax.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, borð { $table }: { $slot }. gjöf { $running ->
        [yes] er stöðvuð
       *[no] telur ekki
    } og er spiluð aftur.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , borð { $table }
    }: lægst er **{ $names }** með { $points } stig
outbox-played-for =
    { $name } ({ $count ->
        [one] { $count } gjöf
       *[other] { $count } gjafir
    })
outbox-by-computer = 🤖 Tölva spilaði fyrir þessi: { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] báðar umferðir eru búnar.
       *[final_review] úrslitakeppnin er búin.
    } { $umpire }: farðu yfir stigin og staðfestu þau. Svo { $stage ->
        [review] raða ég í úrslitakeppnina.
       *[final_review] krýni ég meistarann.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, tölvur spiluðu gjafir sumra spilara. { outbox-computers-until }
outbox-table-computers = Borð { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [1] gjöf { $games }
       *[other] gjafir { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = Þessar gjafir telja nema þú ógildir þær eða leiðréttir á stjórnborðinu áður en stigin eru staðfest.
outbox-tie =
    ⚖️ **{ $season }**, jafnt: { $names }. { $umpire }: ákveddu { $final ->
        [yes] hver vann, eða láttu þau deila sigrinum.
       *[no] hver kemst áfram ({ $count }).
    }
outbox-through = 🎯 **Í úrslitakeppni:** { $names }

role-no-permission = Ég get ekki gefið eða tekið hlutverkið { $role } án heimildarinnar Manage Roles.
role-not-given = Discord leyfir mér ekki að gefa eða taka hlutverkið { $role }. Serverinn eða spilarinn er kannski með of mörg.
role-too-high = Ég get ekki gefið eða tekið hlutverkið { $role }, því það er ofar en mitt. Færðu mitt upp fyrir það í stillingum serversins.
role-managed = Hlutverkið { $role } tilheyrir botta eða tengingu, svo ég get ekki gefið það. Veldu annað.
role-grants-more = Ég gef ekki hlutverkið { $role }, því það leyfir meira en sá sem valdi það má gera. Veldu annað, eða láttu einhvern með þau réttindi velja það.
role-gone = { $of ->
    [division] Hlutverki deildar
   *[champion] Hlutverki meistarans
} var eytt. Veldu annað.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Þegar það er komið í lag ýtir þú á **{ button-dashboard-give-roles }** undir **{ dashboard-more-roles }** á stjórnborðinu.

refused-threads_full = Á servernum eru eins margir opnir þræðir og Discord leyfir. Biddu dómarann að loka eða eyða gömlum.
refused-thread_blocked = AutoMod stoppar nafnið á þræði þessa borðs. Biddu dómarann að hleypa mér í gegn í stillingum serversins.
refused-no_fixture_thread = Ég get ekki opnað þráð þessa borðs. Biddu dómarann um textarás þar sem ég er með Create Public Threads og Send Messages in Threads.
outbox-umpire-called = 🙋 { $umpire }: spilari biður um þig við þetta borð. Klukkurnar bíða eftir svari þínu, eða til <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } svarar: „{ $answer }“
    Klukkurnar ganga aftur.
outbox-umpire-silent = ▶️ Dómarinn hefur ekki svarað. Klukkurnar ganga aftur.
