# Det en server får vite om ligaene sine: kunngjøringer, runder, resultater, påminnelser, avgjørelser, mestere.
crier-season = { $league } · sesong { $number }
crier-button-info = Om ligaen
crier-button-here = Jeg er her
crier-button-fixtures = Oppsatte partier
crier-button-standings = Tabell
crier-button-caution = Les det
crier-button-answer = Les svaret
crier-button-to-answer = Svar

crier-announcement =
    ## 🏆 { $season }
    { $game }
crier-format-open = Åpen sesong: hvert rangert parti ved et av ligaens bord teller.
crier-format-rounds = { $rounds } runder ved bord på { $size }: nye motstandere først, så etter styrke.
crier-format-divisions =
    Divisjoner, med { $rounds } runder ved bord på { $size }. Etter sesongen går { $moving ->
        [one] én
       *[other] { $moving }
    } opp og ned mellom to divisjoner.
crier-format-pursuit = Turneringen i Swedish Pursuit: to runder med fem omganger, så et sluttspill for de ti laveste.
crier-hours =
    { $count ->
        [one] 1 time
       *[other] { $count } timer
    }
crier-days =
    { $count ->
        [one] 1 døgn
       *[other] { $count } døgn
    }
crier-round-lasts = { $clock } · { $time } til hver runde
crier-clock = { $clock }
crier-house-rules = Husregler: { $name }
crier-length =
    { $count ->
        [one] Et parti er 1 omgang
       *[other] Et parti er { $count } omganger
    }
crier-ends = Den slutter <t:{ $at }:f>.
crier-signup-until =
    { $at ->
        [none] **Påmeldingen er åpen** til den begynner.
       *[other] **Påmeldingen er åpen** til <t:{ $at }:f>, <t:{ $at }:R>.
    }
crier-starts = Den begynner <t:{ $at }:f>, <t:{ $at }:R>.
crier-checking-in = Påmeldingen er over. De påmeldte bekrefter at de er med innen <t:{ $at }:f>.
crier-phase =
    { $phase ->
        [running] Den spilles nå.
        [paused] Den står stille.
        [review] Alt er spilt, og dommeren ser over det.
        [over] Den er over.
       *[cancelled] Den ble avlyst.
    }
crier-entered = **{ $count ->
        [0] Ingen er med ennå
        [one] 1 spiller er med
       *[other] { $count } spillere er med
    }**{ $places ->
        [none] {""}
       *[other] { " · " }{ $places } plasser
    }
crier-waiting = **{ $count ->
        [one] 1 spiller venter på plass
       *[other] { $count } spillere venter på plass
    }**
crier-and-more = { $names } og { $count } til

crier-check-in =
    📋 **{ $season }**: er dere fortsatt med? Trykk **{ crier-button-here }** innen <t:{ $until }:f>, <t:{ $until }:R>. De som ikke gjør det, gir plassen sin til dem som venter.
crier-started =
    🏁 **{ $season } er i gang** med { $count } spillere. { $format ->
        [open] Åpne et av ligaens bord med `/play`: hvert parti der teller.
       *[drawn] Bordene er trukket.
    }
crier-drawn =
    ## { $season } · runde { $round } av { $rounds }
    Spilles innen <t:{ $until }:f>, <t:{ $until }:R>. { $clock ->
        [slow] Hvert bord åpnes i en egen tråd.
       *[other] Trykk **{ button-ready }** når du vil spille: bordet ditt åpnes i en tråd, og partiet begynner når alle er klare.
    }
crier-table =
    { $division ->
        [1] **Bord { $table }**
       *[other] **Divisjon { $division }, bord { $table }**
    } · { $players }
crier-result =
    { $round ->
        [0] 🏁 { $seats }
       *[other] 🏁 Runde { $round }{ $division ->
            [1] {""}
           *[other] , divisjon { $division }
        }, bord { $table }: { $seats }
    }
crier-seat =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name } { $total }{ $absent ->
        [yes] { " 🏳️" }
       *[no] {""}
    }
crier-more-matches =
    { $count ->
        [one] … og 1 parti til
       *[other] … og { $count } partier til
    }
crier-medal =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } **{ $name }**
crier-top =
    -# { $division ->
        [1] Øverst nå:
       *[other] Øverst i divisjon { $division } nå:
    } { $top }
crier-walkover =
    ⌛ Tiden var ute for runde { $round }{ $division ->
        [1] {""}
       *[other] , divisjon { $division }
    }, bord { $table }, og det ble ikke spilt. { $there ->
        [none] Ingen var klare, så alle har tapt partiet: { $absent }.
       *[other] Klare til å spille: { $there }.
    }{ $there ->
        [none] {""}
       *[other] { $absent ->
            [none] {""}
           *[other] { " " }Tapte partiet: { $absent }.
        }
    }
crier-remind =
    ⏰ **{ $what ->
        [day] Et døgn igjen
       *[hour] En time igjen
    }** · { $season }, runde { $round }{ $division ->
        [1] {""}
       *[other] , divisjon { $division }
    }, bord { $table }: spilles innen <t:{ $until }:f>, <t:{ $until }:R>. { $missing ->
        [none] Et parti som ikke er ferdig da, telles opp slik det står.
       *[other] Ikke klare ennå: { $missing }. De som ikke er der da, har tapt partiet.
    }
crier-thread =
    { $players }: dette er bordet deres i **{ $season }**.{ $until ->
        [none] {""}
       *[other] { " " }Spilles innen <t:{ $until }:f>, <t:{ $until }:R>.
    } { $clock ->
        [slow] Spill når det passer dere.
       *[other] Trykk **{ button-ready }** nedenfor; partiet begynner når alle er klare.
    }
crier-no-threads = ⚠️ Jeg kan ikke åpne tråder i <#{ $channel }> for bordene i **{ $season }**. Jeg trenger en vanlig tekstkanal og tillatelsene Opprett offentlige tråder og Send meldinger i tråder der; jeg prøver videre.

crier-standings = ## Tabell · { $season }
crier-division = ### Divisjon { $division }
crier-line =
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
crier-more-lines = -# … og { $count } til
crier-over =
    ## 🏆 { $season } er over
    { $count ->
        [0] Den har ingen mester.
        [one] Mesteren er **{ $champions }**. Gratulerer!
       *[other] Mesterne er **{ $champions }**. Gratulerer!
    }
crier-up = ⬆️ { $name } går opp til divisjon { $division }
crier-down = ⬇️ { $name } går ned til divisjon { $division }

crier-decided =
    ⚖️ **{ $season }, avgjørelse { $number }**: { $decision }
    Av { $umpire }{ $own ->
        [yes] { " " }(som spiller der)
       *[no] {""}
    }: «{ $reason }»
crier-change =
    -# { $name }: { $place_before ->
        [none] ingen plass
       *[other] { $place_before }.
    }{ $score_before ->
        [none] {""}
       *[other] { " " }({ $score_before })
    } → { $place_after ->
        [none] ingen plass
       *[other] { $place_after }.
    }{ $score_after ->
        [none] {""}
       *[other] { " " }({ $score_after })
    }
crier-more-changes = -# … og { $count } til
crier-caution = ✉️ { $player }, en dommer har noe å si deg på tomannshånd. Bare du kan lese det.
crier-answered = ✉️ { $player }, dommeren har svart på det du spurte om i dette partiet: { $match }
crier-appealed =
    🙋 { $umpire }: { $player } spør dommeren om dette partiet: { $match }
    «{ $text }»
crier-paused =
    ⏸️ **{ $season } står stille**: ingen ventes på, og ingen frist går ut.
    «{ $reason }»
crier-resumed = ▶️ **{ $season } fortsetter.** Hver frist er utsatt like lenge som pausen varte.
crier-left = 🚪 { $name } har trukket seg fra **{ $season }**. Det som gjensto å spille, er tapt.
crier-played = 🏁 **{ $season }**: alt er spilt. { $umpire } ser over resultatene og bekrefter dem; så kåres mesteren.
crier-cancelled =
    🛑 **{ $season } er avlyst.** Den har ingen mester.
    «{ $reason }»

crier-pursuit-drawn =
    ## { $season } · { $final ->
        [yes] sluttspill
       *[no] runde { $round }
    }
    Trekning nummer { $counter }: den følger av turneringens hemmelighet, som vises når alt er over. Trykk **{ button-ready }** ved bordet ditt; partiet begynner når alle er klare.
crier-game-void =
    ↩️ { $final ->
        [yes] Sluttspill
       *[no] Runde { $round }
    }, bord { $table }: omgang { $slot } { $running ->
        [yes] er avbrutt
       *[no] teller ikke
    } og spilles på nytt.
crier-won =
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
crier-review =
    🏁 **{ $season }**: { $stage ->
        [review] begge rundene er spilt. { $umpire } ser over poengene og bekrefter dem; så går de ti laveste videre til sluttspillet.
       *[final_review] sluttspillet er spilt. { $umpire } ser over poengene og bekrefter dem; så kåres mesteren.
    }
crier-tie =
    ⚖️ **{ $season }**: { $names } står likt. { $umpire } avgjør { $count ->
        [one] hvem av dem det blir.
       *[other] hvilke { $count } av dem det blir.
    }
crier-through = 🎯 **Videre til sluttspillet:** { $names }

role-no-permission = Mesterens rolle { $role } ble ikke gitt: jeg mangler tillatelsen Administrer roller.
role-too-high = Mesterens rolle { $role } ble ikke gitt: den står over min egen rolle. Flytt min over den i serverens innstillinger.
role-managed = Mesterens rolle { $role } ble ikke gitt: den hører til en bot eller en integrasjon, så ingen kan gi den.
role-gone = Mesterens rolle ble ikke gitt: den finnes ikke lenger. Velg en annen.
