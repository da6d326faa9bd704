# Det en server får vite om ligaene sine: kunngjøringer, runder, resultater, påminnelser, avgjørelser, mestere.
outbox-season = { $league } · sesong { $number }
outbox-button-warn = Les det
outbox-button-reply = Les svaret
outbox-button-appeals = Les og svar

outbox-waiting = **Venteliste ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: trykk på **{ league-button-here }** innen <t:{ $until }:f> (<t:{ $until }:R>) for å beholde plassen. Ellers går den til ventelista.
outbox-put-off =
    ⏳ **Starten på { $season } er utsatt:** færre enn to spillere så langt. Påmeldingen er åpen { $until ->
        [none] til dommeren setter i gang.
       *[other] til <t:{ $until }:f> (<t:{ $until }:R>). Da begynner sesongen hvis to er med.
    } { $umpire }: du kan avlyse i oversikten.
outbox-started = 🏁 **{ $season } er i gang** med { $count } spillere.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] omspill, som ikke teller ellers
        [on] runde { $round }: omspill om hvem som går videre
       *[none] runde { $round } av { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] Spilles innen <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Trykk på **{ button-own-times }**, og foreslå en tid. Kan alle nå? Trykk på **{ button-am-here }**.
        [called] Klar nå? Trykk på **{ button-am-here }**. Ellers setter jeg en tid og sier fra.
        [slow] Hvert bord åpnes i en egen tråd.
       *[now] Nå skal det spilles! Jeg varsler deg i tråden til bordet ditt. Trykk på **{ button-am-here }** innen <t:{ $here }:t>, ellers taper du.
    }
outbox-sit-out = 🪑 Står over denne runden: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] omspill { $round }
       *[round] runde { $round }
    }**: trykk på **{ button-own-times }**. <t:{ $at }:f> (<t:{ $at }:R>) setter jeg en tid for hvert bord der noen har svart.
outbox-table =
    { $stage ->
        [tiebreaker] **Omspill**
       *[round] { $division ->
            [0] **Bord { $table }**
           *[other] **Divisjon { $division }, bord { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players } spiller på nytt
outbox-not-counted = ⚖️ { $players } · teller ikke
outbox-played-again =
    🔁 **{ umpire-where }: dere spiller partiet på nytt.** { outbox-drawn-how }
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
    }ingen omgang ferdig, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ tapte uten spill. Hadde du en grunn? Trykk på **{ league-button-account }** under `/{ command-league } { command-league-standings }` og spør dommeren.
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
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: ingen kom. Alle taper: { $absent }.
       *[other] 🏅 { umpire-where }: **{ $there } vant uten å spille{ $on ->
            [on] { " " }og gikk videre
            [cup] { " " }og vant cupen
           *[other] {""}
        }**, fordi { $why ->
            [left] det ikke er andre igjen
            [few] det kom for få andre
           *[alone] ingen andre kom
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Kom ikke og taper: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] sluttspill, bord { $table }
        [tiebreaker] omspill { $round }{ season-division }
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
        [tiebreaker] omspill { $round }
       *[round] bord { $table } i runde { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Dette]({ $link }) kom i de stille timene og venter fortsatt.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Parti
       *[no] Frist
    } om { $what ->
        [day] et døgn
       *[hour] en time
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Partier som er i gang da, teller uten den uferdige omgangen. Spillere som ikke har kommet, taper.
    }
outbox-appointed =
    📅 { $season }, { season-where } spilles <t:{ $at }:F> (<t:{ $at }:R>): { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Har ikke svart ennå: { $silent }.{ " " }
    }{ $suits ->
        [0] Ingen av tidene deres går an.{ " " }
       *[other] {""}
    }Derfor valgte jeg blant sesongens tider: { $first } til { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] Dere kan komme nå.
       *[no] Jeg varsler dere ti minutter før.
    } Kommer du mer enn { league-minutes } for sent, { $forfeits ->
        [yes] taper du partiet.
       *[no] { league-played-for }.
    }
league-played-for = spiller en datamaskin for deg til du kommer
league-minutes =
    { $grace ->
        [one] ett minutt
       *[other] { $grace } minutter
    }
outbox-called-here = 📣 { $season }, { season-where }: klarsjekk! Jeg kan ikke skrive i tråden deres. { $players }: trykk på **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: { season-where } i **{ $season }** har begynt uten { $count ->
        [one] deg
       *[other] dere
    }{ $forfeits ->
        [yes] , så { $count ->
                [one] du
               *[other] dere
            } taper. Var det en grunn? Spør dommeren når det er over.
       *[no] . En datamaskin spiller for { $count ->
                [one] deg til du
               *[other] dere til dere
            } trykker på **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): for få kom, så ingen taper på det. { $umpire }: hva nå? Bestem det i oversikten.
outbox-no-room = ⏳ { $umpire }: bord i **{ $season }** må vente, for jeg kan ikke ha flere enn { $most } åpne bord på denne serveren. Hvert åpnes når et annet er ferdig, og ingen taper på det.
outbox-no-threads =
    ⚠️ { $umpire }: jeg kan ikke åpne tråder i <#{ $channel }> for **{ $season }**. { $why ->
        [threads_full] Serveren har så mange som Discord tillater. Lukk eller slett gamle.
        [thread_blocked] AutoMod blokkerer navnene. Slipp meg gjennom i serverens innstillinger.
       *[other] Jeg trenger en tekstkanal med Opprett offentlige tråder og Send meldinger i tråder.
    } Jeg prøver videre.
outbox-blocked = ⚠️ { $umpire }: AutoMod blokkerer et innlegg for **{ $season }** i <#{ $channel }>. Slipp meg gjennom i serverens innstillinger. Jeg prøver videre.
outbox-no-event =
    ⚠️ { $umpire }: dette bordet i **{ $season }** har ikke noe arrangement. { $why ->
        [full] Slett et gammelt, for Discord tillater ikke flere.
        [forbidden] Jeg trenger tillatelsen Opprett arrangementer.
       *[other] Discord laget det ikke.
    } Trykk på **{ button-want-event }** for å prøve igjen.
outbox-taken-up =
    🧵 { $players }: { $phase ->
        [lobby] bordet
       *[playing] partiet
    } deres i **{ $season }** fortsetter her, fordi { $moved ->
        [yes] dommeren flyttet det.
       *[no] tråden ble slettet.
    } { $phase ->
        [lobby] Var du her, er du det fortsatt.
       *[playing] Kortene er de samme.
    }
outbox-moved-away = 🧵 Dette bordet fortsetter i <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: tråden til { $stage ->
        [none] et bord
       *[other] { season-table-of }
    } i **{ $season }** ble slettet. { $what ->
        [empty] Den åpnes igjen når en spiller trykker på knappen.
       *[other] Bordet fortsetter i en ny tråd, og ingen taper på det.
    }
outbox-thread-lost =
    🧵 { $players }: tråden til bordet deres i **{ $season }** ({ season-where }) ble slettet. Trykk på knappen for å åpne den igjen.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] { outbox-channel-of } ble slettet. Velg
       *[no] jeg kan ikke se eller skrive i <#{ $channel }>, { outbox-channel-of }. Slipp meg inn, eller velg
    } en annen i oversikten.{ $what ->
        [league] { $gone ->
            [yes] { " " }Til da står sesongen stille, og ingen taper på det.
           *[no] {""}
        }
       *[log] { " " }Til da havner avgjørelser i <#{ $instead }>, der alle kan lese dem.
    }
outbox-channel-of =
    { $what ->
        [league] kanalen til
       *[log] kanalen for avgjørelser i
    } **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, som er dommer i **{ $season }**, { $why ->
        [left] har forlatt serveren
       *[right] hører ikke lenger til ligastaben
    }.
outbox-umpire-others = I oversikten for sesongen kan andre utnevnes.
outbox-staff = **Staben**
outbox-umpireless = 🙋 { $staff }: **{ $season }** har ingen dommer. Trykk på **{ button-run-season }** for å overta.
outbox-umpires = 🧑‍⚖️ **{ $season }** ledes av { $umpire }.
outbox-moved = 📌 **{ $season }** fortsetter i denne kanalen.

outbox-standings = ## Tabell · { $season }
season-top-division = ### Divisjon { $division }
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
    ## 🏆 { $season } er over
    { $count ->
        [0] Ingen mester.
        [one] Mesteren er **{ $champions }**. Gratulerer!
       *[other] Mesterne er **{ $champions }**. Gratulerer!
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → divisjon { $division }

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
    ⚖️ { umpire-where }, avgjort av dommeren: **{ $won } vant**{ $lost ->
        [none] {""}
       *[other] , { $lost } tapte
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: partiet fortsetter med { $players ->
        [none] alle som begynte på det.
       *[other] en datamaskin for { $players }, som taper.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Spilleren som har turen, har fått tid til <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, en dommer har noe å si deg. Bare du og ligastaben kan lese det.
outbox-answered = ✉️ { $player }, dommeren har svart på spørsmålet ditt: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } spør om dette partiet: { $match }
outbox-question-waits = 🙋 { $umpire }: noen spør om et parti.
outbox-altered =
    ✏️ **{ $season } er endret:**
    { $settings }
    Av { $umpire }: «{ $reason }»
outbox-paused =
    ⏸️ **{ $season } har pause.** Ingen bord åpnes, og ingen frist går ut. Partier som er i gang, fortsetter.
    «{ $reason }»
outbox-resumed = ▶️ **{ $season } fortsetter.** Alle frister er utsatt like lenge som pausen varte.
outbox-left = 🚪 { $name } har forlatt **{ $season }** og taper partiene som gjensto. Dommeren kan angre det i sesongloggen.
outbox-played =
    🏁 **{ $season }** er ferdigspilt. { $umpire }: { $tied ->
        [yes] bestem rekkefølgen
       *[no] gå gjennom resultatene
    } og bekreft. Da kårer jeg mesteren.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# Bordene som ingen har spilt, overalt der det står hvordan en sesong endte.
season-unplayed = ⌛ **Ikke spilt:** { $tables }.
season-undrawn = ⌛ **Ikke satt opp:** { $count ->
        [one] runde { $first }
       *[other] runde { $first } til { $last }
    }, fordi det var for få spillere igjen.
season-unplayed-mend = Utsett en frist eller gi seier uten spill i oversikten.
outbox-cancelled =
    🛑 **{ $season } er avlyst.**
    «{ $reason }»
outbox-reopened =
    ↩️ **{ $season } gås gjennom på nytt.** { $umpire } har åpnet resultatene igjen. { $champions ->
        [none] {""}
       *[other] { $champions }: tittelen venter på de nye resultatene.
    }
    «{ $reason }»

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Trekning nummer { $counter } følger av turneringens hemmelighet, som vises til slutt. { $clock ->
        [agreed] Trykk på **{ button-own-times }** innen <t:{ $until }:f>. Kan alle nå, trykker dere på **{ button-am-here }**.
        [now] Trykk på **{ button-am-here }** nå.
       *[slow] Bordene begynner med en gang.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, bord { $table }: omgang { $slot } { $running ->
        [yes] er avbrutt
       *[no] teller ikke
    } og spilles på nytt.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , bord { $table }
    }: lavest er **{ $names }** med { $points ->
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
        [review] begge rundene er over.
       *[final_review] sluttspillet er over.
    } { $umpire }: gå gjennom poengene og bekreft dem. Da { $stage ->
        [review] setter jeg opp sluttspillet.
       *[final_review] kårer jeg mesteren.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, datamaskiner har spilt for noen av spillerne. { outbox-computers-until }
outbox-table-computers = Bord { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] omgang { $games }
       *[other] omgangene { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = Omgangene teller hvis du ikke stryker eller retter dem i oversikten før du bekrefter poengene.
outbox-tie =
    ⚖️ **{ $season }**: { $names } står likt. { $umpire }: avgjør hvem som { $final ->
        [yes] har vunnet, eller la dem dele seieren.
       *[no] går videre ({ $count } av dem).
    }
outbox-through = 🎯 **Videre til sluttspillet:** { $names }

role-no-permission = Jeg kan ikke gi eller ta rollen { $role } uten tillatelsen Administrer roller.
role-not-given = Discord lar meg ikke gi eller ta rollen { $role }. Kanskje har serveren eller spilleren for mange.
role-too-high = Jeg kan ikke gi eller ta rollen { $role }, for den står over min. Flytt min over den i serverens innstillinger.
role-managed = Rollen { $role } hører til en bot eller en integrasjon, så jeg kan ikke gi den. Velg en annen.
role-grants-more = Jeg gir ikke rollen { $role }, for den gir flere rettigheter enn medlemmet som valgte den, har. Velg en annen, eller la noen med de rettighetene velge den.
role-gone = { $of ->
    [division] Rollen til en divisjon
   *[champion] Mesterens rolle
} er slettet. Velg en annen.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Når det er ordnet, trykker du på **{ button-dashboard-give-roles }** under **{ dashboard-more-roles }** i oversikten.

refused-threads_full = Serveren har så mange åpne tråder som Discord tillater. Be dommeren lukke eller slette gamle.
refused-thread_blocked = AutoMod blokkerer navnet på tråden til dette bordet. Be dommeren slippe meg gjennom i serverens innstillinger.
refused-no_fixture_thread = Jeg kan ikke åpne tråden til dette bordet. Be dommeren om en tekstkanal der jeg har Opprett offentlige tråder og Send meldinger i tråder.
outbox-umpire-called = 🙋 { $umpire }: en spiller ber deg komme til dette bordet. Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } svarer: «{ $answer }»
    Klokkene går igjen.
outbox-umpire-silent = ▶️ Dommeren har ikke svart ennå. Klokkene går igjen.
