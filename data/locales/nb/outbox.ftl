# Det en server får vite om ligaene sine: kunngjøringer, runder, resultater, påminnelser, avgjørelser, mestere.
outbox-season = { $league } · sesong { $number }
outbox-button-caution = Les det
outbox-button-reply = Les svaret
outbox-button-appeals = Les og svar

outbox-waiting = **{ $count ->
        [one] 1 spiller venter
       *[other] { $count } spillere venter
    } på plass:** { $names }

outbox-check-in =
    📋 **{ $season }**: innsjekkingen er åpen. Trykk **{ league-button-here }** innen <t:{ $until }:f> (<t:{ $until }:R>) for å beholde plassen. Plasser som ikke bekreftes, går til ventelista.
outbox-put-off =
    ⏳ **Starten på { $season } er utsatt** fordi færre enn to spillere har { $check ->
        [yes] sjekket inn
       *[no] meldt seg på
    }. Påmeldingen er åpen { $until ->
        [none] til dommeren setter i gang sesongen.
       *[other] til <t:{ $until }:f> (<t:{ $until }:R>). Da begynner den hvis det er nok spillere.
    } { $umpire }: du kan avlyse den i oversikten.
outbox-started = 🏁 **{ $season } er i gang** med { $count } spillere.
outbox-drawn =
    ## { $season } · { $playoff ->
        [tie] runde { $round }: omspill, som bare skiller dem som står likt
        [on] runde { $round }: omspill om hvem som går videre
       *[none] runde { $round } av { $rounds }
    }
    { $clock ->
        [agreed] Spilles innen <t:{ $until }:f>, <t:{ $until }:R>. Trykk **{ button-own-times }**, og foreslå en tid. Kan alle spille nå? Trykk **{ button-am-here }**. Det spilles fra { $first } til { $last } ({ $zone }), eller når det passer for alle.
        [short] Nå skal det spilles! Jeg åpner bordet ditt i en tråd og varsler deg der.
        [now] Nå skal det spilles! Jeg åpner bordet ditt i en tråd og varsler deg der. Spilles innen <t:{ $until }:f>, <t:{ $until }:R>.
        [called] Spilles innen <t:{ $until }:f>, <t:{ $until }:R>. Klar nå? Trykk **{ button-am-here }**, så varsler jeg de andre i tråden deres. Ellers setter jeg en tid og sier fra.
       *[slow] Spilles innen <t:{ $until }:f>, <t:{ $until }:R>. Hvert bord åpnes i en egen tråd.
    }
outbox-sit-out = 🪑 Står over denne runden: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [playoff] omspill, runde { $round }
       *[round] runde { $round }
    }**: når kan du spille? Står navnet ditt under, trykker du **{ button-own-times }**. <t:{ $at }:f>, <t:{ $at }:R>, setter jeg en tid for hvert bord der noen har svart.
outbox-table =
    { $stage ->
        [playoff] **Omspill**
       *[round] { $division ->
            [0] **Bord { $table }**
           *[other] **Divisjon { $division }, bord { $table }**
        }
    } · { $players }
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
    }partiet sluttet før en omgang var ferdig, så det teller ikke for noen: { $players }
outbox-forfeited = -# 🏳️ tapte uten spill. Hadde du en grunn, trykker du **{ league-button-account }** under `/{ command-league } { command-league-standings }` og spør dommeren.
outbox-more-matches =
    { $count ->
        [one] … og 1 parti til
       *[other] … og { $count } partier til
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
        [0] Øverst nå:
       *[other] Øverst i divisjon { $division } nå:
    } { $top }
outbox-walkover =
    { $why ->
        [nobody] ⌛ Ingen kom til { season-table-of }, så alle taper partiet: { $absent }.
       *[other] 🏅 **{ $there } vinner uten å spille{ $on ->
            [on] { " " }og går videre til neste runde
            [cup] { " " }og har vunnet cupen
           *[other] {""}
        }**: { $why ->
            [left] det er ingen andre igjen
            [few] det kom for få andre
           *[alone] ingen andre kom
        } ved { season-table-of }.{ $absent ->
            [none] {""}
           *[other] { " " }Kom ikke, og taper partiet: { $absent }.
        }
    }
# Where a table is: in a round, in the play-off of a tie, or in that of the tournament.
season-where =
    { $stage ->
        [final] sluttspill, bord { $table }
        [playoff] omspill, runde { $round }{ season-division }
       *[round] runde { $round }{ season-division }, bord { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , divisjon { $division }
    }
season-table-of =
    { $stage ->
        [final] bord { $table } i sluttspillet
        [playoff] omspillet, runde { $round }
       *[round] bord { $table } i runde { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Dette]({ $link }) kom mens det var natt hos deg, og venter fortsatt.
outbox-remind =
    ⏰ **{ $what ->
        [day] Et døgn igjen
       *[hour] En time igjen
    }** · { $season } · <t:{ $at }:f>, <t:{ $at }:R>
    Et parti som ikke er ferdig innen da, telles opp slik det står. Har du ikke kommet innen da, taper du det.
outbox-appointed =
    📅 { $season }, { season-where } spilles <t:{ $at }:F>, <t:{ $at }:R>: { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Ikke alle har merket av timene sine ennå: { $silent }.{ " " }
    }{ $suits ->
        [0] Ingen av de avmerkede timene går an, så jeg har valgt en av sesongens: { $first } til { $last } ({ $zone }).
       *[other] Til alle har det, velger jeg bare blant sesongens: { $first } til { $last } ({ $zone }).
    }
outbox-grace =
    { $soon ->
        [yes] Dere kan komme nå.
       *[no] Jeg roper dere opp ti minutter før.
    } Kommer du mer enn { $grace ->
        [one] ett minutt
       *[other] { $grace } minutter
    } for sent, { $forfeits ->
        [yes] taper du partiet.
       *[no] spiller en datamaskin for deg til du kommer.
    }
outbox-called-here = 📣 { $season }, { season-where }: opprop! Jeg kan ikke skrive i tråden deres. { $players }: trykk **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️ { $absent }: { season-where } i **{ $season }** har begynt uten dere, så dere taper det. Hadde du en grunn, kan du spørre dommeren når det er over.
       *[no] 🤖 { $absent }: { season-where } i **{ $season }** har begynt, og en datamaskin spiller for dere. Trykk **{ button-am-here }** for å ta plassen tilbake.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where }: ingen av spillerne kom ({ $players }), så ingen taper partiet på det. { $umpire }: utsett fristen eller gi seier uten spill i oversikten.
outbox-pursuit-unplayed =
    ⌛ For få kom til { season-where } i **{ $season }**: { $players }. { $umpire }: i oversikten kan du begynne med datamaskiner for dem som mangler, sette en annen tid eller ta ut spillere.
outbox-remind-time =
    ⏰ **{ $what ->
        [day] Om et døgn
       *[hour] Om en time
    }** · { $season } · <t:{ $at }:f>, <t:{ $at }:R>
outbox-no-room = ⏳ { $umpire }: Bord i **{ $season }** må vente, for denne serveren har så mange åpne bord som jeg kan ha på én server ({ $most }). Hvert av dem åpnes av seg selv så snart et annet bord er ferdig, og får igjen tida det har mistet. Ingen taper på walkover imens.
outbox-no-threads =
    ⚠️ { $umpire }: Jeg kan ikke åpne tråder i <#{ $channel }> for bordene i **{ $season }**. { $why ->
        [threads_full] Serveren har så mange åpne tråder som Discord tillater. Lukk eller slett gamle tråder.
        [thread_blocked] AutoMod blokkerer navnene deres. Slipp meg gjennom i serverens innstillinger.
       *[other] Jeg trenger en vanlig tekstkanal og tillatelsene Opprett offentlige tråder og Send meldinger i tråder der.
    } Jeg prøver videre.
outbox-blocked = ⚠️ { $umpire }: AutoMod blokkerer noe jeg vil skrive for **{ $season }** i <#{ $channel }>. Slipp meg gjennom i serverens innstillinger. Jeg prøver videre.
outbox-no-event =
    ⚠️ { $umpire }: Dette bordet i **{ $season }** har ingen hendelse. { $why ->
        [full] Serveren har så mange hendelser som Discord tillater. Slett en gammel, og trykk så på **{ button-want-event }** igjen.
        [forbidden] Jeg trenger tillatelsen Opprett hendelser. Når jeg har den, trykk på **{ button-want-event }** igjen.
       *[other] Discord laget den ikke. Trykk på **{ button-want-event }** for å prøve igjen.
    }
outbox-taken-up =
    { $phase ->
        [lobby] 🧵 { $players }: tråden til bordet deres i **{ $season }** ble slettet, så det åpnes her. Var du her, er du det fortsatt. De andre får tid til å komme.
       *[playing] 🧵 { $players }: kanalen til partiet deres i **{ $season }** ble slettet, så det fortsetter her. Kortene er de samme, og ingen har tapt tid.
    }
outbox-moved-here =
    { $phase ->
        [lobby] 🧵 { $players }: dommeren har flyttet bordet deres i **{ $season }** hit. Var du her, er du det fortsatt.
       *[playing] 🧵 { $players }: dommeren har flyttet partiet deres i **{ $season }** hit. Kortene er de samme.
    }
outbox-moved-away = 🧵 Dette bordet fortsetter i <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: tråden til { $stage ->
        [none] et bord
       *[other] { season-table-of }
    } i **{ $season }** ble slettet. { $what ->
        [lobby] Ingen taper på det. Bordet åpnes i en ny tråd, og alle får tid til å komme.
        [playing] Partiet fortsetter i en ny tråd, med de samme kortene.
       *[empty] Ingen ventet der. Det åpnes igjen når en spiller trykker på knappen.
    }
outbox-thread-lost =
    🧵 { $players }: tråden til bordet deres i **{ $season }** ({ season-where }) er borte. Ingenting var begynt der. Trykk på knappen under, så åpnes den på nytt.
outbox-cannot-use =
    ⚠️ { $umpire }: { $what ->
        [league] { $gone ->
            [yes] kanalen til **{ $season }** ble slettet, så sesongen står stille. Ingen frister løper, og ingen taper noe på det. Velg en ny kanal i oversikten for å fortsette.
           *[no] jeg kan ikke skrive i <#{ $channel }>, kanalen til **{ $season }**. La meg se den og sende meldinger der, eller velg en annen kanal i oversikten.
        }
       *[log] { $gone ->
            [yes] loggkanalen til **{ $season }** ble slettet.
           *[no] jeg kan ikke skrive i <#{ $channel }>, loggkanalen til **{ $season }**.
        } Til dere velger en ny i oversikten, legger jeg avgjørelser ut i <#{ $instead }>, der alle kan lese dem.
    }
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, som er dommer i **{ $season }**, { $why ->
        [left] er ikke lenger på serveren
       *[right] hører ikke lenger til staben og kan ikke lede den
    }.
outbox-umpire-others = I oversikten for sesongen kan andre utnevnes.
outbox-staff = **Staben**
outbox-umpireless = 🙋 { $staff }: det er ingen dommer igjen som kan lede **{ $season }**. Trykk **{ button-run-season }** for å overta.
outbox-umpires = 🧑‍⚖️ **{ $season }** ledes av { $umpire }.
outbox-moved = 📌 **{ $season }** fortsetter i denne kanalen.

outbox-standings = ## Tabell · { $season }
outbox-division = ### Divisjon { $division }
outbox-line =
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
    ## 🏆 { $season } er over
    { $count ->
        [0] Den har ingen mester.
        [one] Mesteren er **{ $champions }**. Gratulerer!
       *[other] Mesterne er **{ $champions }**. Gratulerer!
    }
outbox-up = ⬆️ { $name } går opp til divisjon { $division }
outbox-down = ⬇️ { $name } går ned til divisjon { $division }

outbox-decided =
    ⚖️ **{ $season }:** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] Det var ikke plass til det på denne serveren.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    Av { $umpire }{ $own ->
        [yes] { " " }(som spiller der)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : «{ $reason }»
    }
outbox-match-decided =
    ⚖️ Dommeren har avgjort partiet ved { season-table-of }: **{ $won } har vunnet**.{ $lost ->
        [none] {""}
       *[other] { " " }{ $lost } har tapt det.
    }
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $players ->
        [none] { $called }: alle som har begynt på dette partiet, spiller videre.
       *[other] { $called }: dette partiet fortsetter uten { $players }, som taper det. En datamaskin spiller kortene.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Spilleren som har turen, har fått tid til <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-caution = ✉️ { $player }, en dommer har noe å si deg på tomannshånd. Bare du og staben kan lese det.
outbox-answered = ✉️ { $player }, dommeren har svart på det du spurte om i dette partiet: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } spør dommeren om dette partiet: { $match }
outbox-question-waits = 🙋 { $umpire }: noen spør dommeren om et av partiene sine.
outbox-altered =
    ✏️ **{ $season } er ikke lenger slik den ble kunngjort:**
    { $terms }
    Av { $umpire }: «{ $reason }»
outbox-paused =
    ⏸️ **{ $season } har pause.** Ingen bord begynner, og ingen frist går ut. Partier som spilles nå, går videre.
    «{ $reason }»
outbox-resumed = ▶️ **{ $season } fortsetter.** Alle frister er utsatt like lenge som pausen varte.
outbox-left = 🚪 { $name } har forlatt **{ $season }** og taper partiene som gjensto. Dommeren kan angre det i sesongloggen.
outbox-played =
    🏁 **{ $season }**: { $missing ->
        [none] alt er spilt.
       *[other] siste runde er over.
    } { $umpire }: gå gjennom resultatene og bekreft dem. Da kårer jeg mesteren.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# Bordene som ingen har spilt, overalt der det står hvordan en sesong endte.
season-unplayed = ⌛ **Ikke spilt:** { $tables }.
season-undrawn = ⌛ **Ikke trukket:** { $count ->
        [one] runde { $first }
       *[other] runde { $first } til { $last }
    }, fordi det var for få spillere igjen.
season-unplayed-mend = I oversikten kan du utsette fristen for et bord eller gi seier uten spill.
outbox-cancelled =
    🛑 **{ $season } er avlyst.** Den har ingen mester.
    «{ $reason }»
outbox-reopened =
    ↩️ **{ $season } gås gjennom på nytt.** { $umpire } har åpnet resultatene igjen, så sluttstillingen er ikke endelig. { $champions ->
        [none] {""}
       *[other] { $champions }: tittelen venter til de er bekreftet på nytt.
    }
    «{ $reason }»

outbox-pursuit-drawn =
    ## { $season } · { $final ->
        [yes] sluttspill
       *[no] runde { $round }
    }
    Trekning nummer { $counter }: den følger av turneringens hemmelighet, som vises når alt er over. { $clock ->
        [agreed] Trykk **{ button-own-times }** og merk av timene som passer, innen <t:{ $until }:f>. Kan alle spille nå, trykker dere **{ button-am-here }**.
        [now] Trykk **{ button-am-here }** nå.
       *[slow] Bordene begynner med en gang.
    }
outbox-game-void =
    ↩️ { $final ->
        [yes] Sluttspill
       *[no] Runde { $round }
    }, bord { $table }: omgang { $slot } { $running ->
        [yes] er avbrutt
       *[no] teller ikke
    } og spilles på nytt.
outbox-won =
    🎉 { $table ->
        [0] { $final ->
            [yes] Lavest i sluttspillet:
           *[no] Lavest i runde { $round }:
        }
       *[other] { $final ->
            [yes] Sluttspill, bord { $table }:
           *[no] Runde { $round }, bord { $table }:
        }
    } **{ $names }** med { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 omgang
       *[other] { $count } omganger
    })
outbox-by-computer = 🤖 En datamaskin har spilt for { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] begge rundene er spilt. { $umpire }: gå gjennom poengene og bekreft dem. Da trekker jeg sluttspillet.
       *[final_review] sluttspillet er spilt. { $umpire }: gå gjennom poengene og bekreft dem. Da kårer jeg mesteren.
    }
outbox-round-computers =
    🤖 **{ $season }**: { $final ->
        [yes] sluttspillet
       *[no] runde { $round }
    } er spilt. { $umpire }: datamaskiner har spilt omganger for noen spillere. { outbox-computers-until }
outbox-table-computers = Bord { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] omgang { $games }
       *[other] omgangene { $games }
    })
outbox-review-computers = ⚠️ En datamaskin har spilt for { $names }. { outbox-computers-until }
outbox-computers-until = Disse omgangene teller når poengene er bekreftet. Fram til da kan du stryke eller rette en omgang i oversikten.
outbox-tie =
    ⚖️ **{ $season }**: { $names } står likt. { $umpire }: avgjør { $final ->
        [yes] hvem av dem som har vunnet, eller la dem dele seieren.
       *[no] { $count ->
            [one] hvem av dem som går videre.
           *[other] hvilke { $count } av dem som går videre.
        }
    }
outbox-through = 🎯 **Videre til sluttspillet:** { $names }

role-no-permission = { $of ->
    [division] Jeg kan verken gi eller ta divisjonsrollen { $role }: jeg mangler tillatelsen Administrer roller. Gi meg den i serverens innstillinger.
   *[champion] Jeg kan ikke gi mesterens rolle { $role }: jeg mangler tillatelsen Administrer roller.
}
role-not-given = { $of ->
    [division] Discord lar meg verken gi eller ta divisjonsrollen { $role }. Se etter om serveren eller spilleren har så mange roller som det er lov å ha.
   *[champion] Discord lar meg ikke gi mesterens rolle { $role }. Se etter om serveren eller spilleren har så mange roller som det er lov å ha.
}
role-too-high = { $of ->
    [division] Jeg kan verken gi eller ta divisjonsrollen { $role }: den står over min egen rolle. Flytt min over den i serverens innstillinger.
   *[champion] Jeg kan ikke gi mesterens rolle { $role }: den står over min egen rolle. Flytt min over den i serverens innstillinger.
}
role-managed = { $of ->
    [division] Jeg kan ikke gi en divisjon rollen { $role }: den hører til en bot eller en integrasjon, så ingen kan gi den. Velg en annen.
   *[champion] Jeg kan ikke gi mesterens rolle { $role }: den hører til en bot eller en integrasjon, så ingen kan gi den.
}
role-grants-more = { $of ->
    [division] Jeg gir ikke rollen { $role } til en divisjon: den gir flere rettigheter enn de som valgte den, har her. Velg en rolle uten rettigheter, eller la noen som har dem, velge den.
   *[champion] Jeg gir ikke mesterrollen { $role }: den gir flere rettigheter enn de som valgte den, har her. Noen som har rettighetene, kan velge den under **{ desk-more-settings }** i oversikten.
}
role-gone = { $of ->
    [division] Jeg kan ikke gi rollen til en divisjon: den finnes ikke lenger. Velg en annen.
   *[champion] Jeg kan ikke gi mesterens rolle: den finnes ikke lenger. Velg en annen.
}
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Når det er ordnet, trykker du **{ button-desk-give-roles }** under **{ desk-more-roles }** i oversikten.

refused-threads_full = Jeg kan ikke åpne tråden til dette bordet: Serveren har så mange åpne tråder som Discord tillater. Be dommeren lukke eller slette gamle tråder.
refused-thread_blocked = Jeg kan ikke åpne tråden til dette bordet: AutoMod blokkerer navnet. Be dommeren slippe meg gjennom i serverens innstillinger.
refused-no_fixture_thread = Jeg kan ikke åpne tråden til dette bordet. Si til dommeren at jeg trenger en vanlig tekstkanal, og tillatelsene Opprett offentlige tråder og Send meldinger i tråder der.
outbox-umpire-called = 🙋 { $umpire }: en spiller ber deg komme til dette bordet. Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>). Hva det gjelder, står i oversikten.
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } svarer: «{ $answer }»
    Klokkene går igjen.
outbox-umpire-silent = ▶️ Dommeren har ikke svart ennå. Klokkene går igjen.
