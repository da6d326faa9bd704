# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · sæson { $number }
outbox-button-warn = Læs det
outbox-button-reply = Læs svaret
outbox-button-appeals = Læs og svar

outbox-waiting = **Venteliste ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: tryk på **{ league-button-here }** inden <t:{ $until }:f> (<t:{ $until }:R>) for at beholde din plads. Ubekræftede pladser går til ventelisten.
outbox-put-off =
    ⏳ **Starten på { $season } er udsat:** færre end to spillere indtil nu. Tilmeldingen er åben { $until ->
        [none] indtil dommeren starter sæsonen.
       *[other] indtil <t:{ $until }:f> (<t:{ $until }:R>). Så begynder sæsonen hvis to er med.
    } { $umpire }: du kan aflyse den i oversigten.
outbox-started = 🏁 **{ $season } er i gang** med { $count } spillere.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] omkamp, som ellers ikke tæller
        [on] runde { $round }: omkamp om hvem der går videre
       *[none] runde { $round } af { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] Spilles inden <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Tryk på **{ button-own-times }**, og foreslå så en tid. Kan alle nu? Tryk på **{ button-am-here }**.
        [called] Klar nu? Tryk på **{ button-am-here }**. Ellers sætter jeg en tid og giver besked.
        [slow] Hvert bord åbner i sin egen tråd.
       *[now] Nu skal der spilles! Jeg giver dig besked i dit bords tråd. Tryk på **{ button-am-here }** inden <t:{ $here }:t>, ellers taber du.
    }
outbox-sit-out = 🪑 Sidder over i denne runde: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] omkamp { $round }
       *[round] runde { $round }
    }**: tryk på **{ button-own-times }**. <t:{ $at }:f> (<t:{ $at }:R>) sætter jeg en tid for hvert bord hvor nogen har svaret.
outbox-table =
    { $stage ->
        [tiebreaker] **Omkamp**
       *[round] { $division ->
            [0] **Bord { $table }**
           *[other] **Division { $division }, bord { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players } spiller igen
outbox-not-counted = ⚖️ { $players } · tæller ikke
outbox-played-again =
    🔁 **{ umpire-where } spilles igen.** { outbox-drawn-how }
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
    }ingen omgang færdig, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ tabt uden kamp. Havde du en grund? Tryk på **{ league-button-account }** under `/{ command-league } { command-league-standings }`, og spørg dommeren.
outbox-more-matches =
    { $count ->
        [one] … og 1 parti mere
       *[other] … og { $count } partier mere
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
        [0] Øverst nu:
       *[other] Øverst i division { $division } nu:
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: ingen kom, så alle taber: { $absent }.
       *[other] 🏅 { umpire-where }: **{ $there } vandt uden kamp{ $on ->
            [on] { " " }og gik videre
            [cup] { " " }og vandt cupen
           *[other] {""}
        }** fordi { $why ->
            [left] de andre er gået
            [few] for få andre kom
           *[alone] ingen andre kom
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Udeblev og taber: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] slutspil, bord { $table }
        [tiebreaker] omkamp { $round }{ season-division }
       *[round] runde { $round }{ season-division }, bord { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , division { $division }
    }
season-table-of =
    { $stage ->
        [final] bord { $table } i slutspillet
        [tiebreaker] omkamp { $round }
       *[round] bord { $table } i runde { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Det her]({ $link }) kom i de stille timer og venter stadig.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Parti
       *[no] Frist
    } om { $what ->
        [day] et døgn
       *[hour] en time
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Partier der er i gang til den tid, gøres op uden den omgang der ikke er færdig. Udeblevne taber.
    }
outbox-appointed =
    📅 { $season }, { season-where } spilles <t:{ $at }:F> (<t:{ $at }:R>): { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Har ikke svaret endnu: { $silent }.{ " " }
    }{ $suits ->
        [0] Ingen af jeres tider passer.{ " " }
       *[other] {""}
    }Derfor valgte jeg blandt sæsonens tider: { $first } til { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] I kan komme nu.
       *[no] Jeg giver jer besked ti minutter før.
    } Kommer du mere end { league-minutes } for sent, { $forfeits ->
        [yes] taber du partiet.
       *[no] { league-played-for }.
    }
league-played-for = spiller en computer for dig indtil du kommer
league-minutes =
    { $grace ->
        [one] et minut
       *[other] { $grace } minutter
    }
outbox-called-here = 📣 { $season }, { season-where }: klartjek! Jeg kan ikke skrive i jeres tråd. { $players }: tryk på **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: { season-where } i **{ $season }** er begyndt uden { $count ->
        [one] dig
       *[other] jer
    }{ $forfeits ->
        [yes] , så { $count ->
                [one] du
               *[other] I
            } taber. Var der en grund? Spørg dommeren når det er forbi.
       *[no] . En computer spiller for { $count ->
                [one] dig indtil du
               *[other] jer indtil I
            } trykker på **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): for få kom, så ingen taber. { $umpire }: hvad nu? Bestem det i oversigten.
outbox-no-room = ⏳ { $umpire }: borde i **{ $season }** venter. Serveren har { $most } åbne borde, og jeg kan ikke have flere. Hvert bord åbner når et andet slutter. Ingen taber på det.
outbox-no-threads =
    ⚠️ { $umpire }: jeg kan ikke åbne tråde i <#{ $channel }> for **{ $season }**. { $why ->
        [threads_full] Serveren har så mange som Discord tillader. Luk eller slet gamle.
        [thread_blocked] AutoMod blokerer navnene. Lad mig komme igennem i serverens indstillinger.
       *[other] Jeg skal have en tekstkanal med Opret offentlige tråde og Send beskeder i tråde.
    } Jeg bliver ved med at prøve.
outbox-blocked = ⚠️ { $umpire }: AutoMod blokerer et opslag for **{ $season }** i <#{ $channel }>. Lad mig komme igennem i serverens indstillinger. Jeg bliver ved med at prøve.
outbox-no-event =
    ⚠️ { $umpire }: bordet i **{ $season }** har ikke nogen begivenhed. { $why ->
        [full] Slet en gammel, for Discord tillader ikke flere.
        [forbidden] Jeg skal have tilladelsen Opret begivenheder.
       *[other] Discord oprettede den ikke.
    } Tryk på **{ button-want-event }** for at prøve igen.
outbox-taken-up =
    🧵 { $players }: { $phase ->
        [lobby] jeres bord
       *[playing] jeres parti
    } i **{ $season }** fortsætter her fordi { $moved ->
        [yes] dommeren flyttede det.
       *[no] tråden blev slettet.
    } { $phase ->
        [lobby] Var du her, er du det stadig.
       *[playing] Kortene er de samme.
    }
outbox-moved-away = 🧵 Bordet fortsætter i <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: tråden til { $stage ->
        [none] et bord
       *[other] { season-table-of }
    } i **{ $season }** blev slettet. { $what ->
        [empty] Den åbner igen når en spiller trykker på knappen.
       *[other] Bordet fortsætter i en ny tråd, og intet er tabt.
    }
outbox-thread-lost =
    🧵 { $players }: tråden til jeres bord i **{ $season }** ({ season-where }) blev slettet. Tryk på knappen for at åbne den igen.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] { outbox-channel-of } blev slettet. Vælg
       *[no] jeg kan ikke se eller skrive i <#{ $channel }>, { outbox-channel-of }. Luk mig ind, eller vælg
    } en anden i oversigten.{ $what ->
        [league] { $gone ->
            [yes] { " " }Indtil da står sæsonen stille, og ingen taber på det.
           *[no] {""}
        }
       *[log] { " " }Indtil da slår jeg afgørelser op i <#{ $instead }>, hvor alle medlemmer kan læse dem.
    }
outbox-channel-of =
    { $what ->
        [league] kanalen til
       *[log] kanalen til afgørelser i
    } **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, dommer i **{ $season }**, { $why ->
        [left] har forladt serveren
       *[right] hører ikke længere til ligaledelsen
    }.
outbox-umpire-others = I sæsonens oversigt kan andre udnævnes.
outbox-staff = **Ledelsen**
outbox-umpireless = 🙋 { $staff }: **{ $season }** har ingen dommer. Tryk på **{ button-run-season }** for at overtage.
outbox-umpires = 🧑‍⚖️ **{ $season }** ledes af { $umpire }.
outbox-moved = 📌 **{ $season }** fortsætter i denne kanal.

outbox-standings = ## Stilling · { $season }
season-top-division = ### Division { $division }
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
    ## 🏆 { $season } er slut
    { $count ->
        [0] Ingen mester.
        [one] Mesteren er **{ $champions }**. Tillykke!
       *[other] Mestrene er **{ $champions }**. Tillykke!
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → division { $division }

outbox-decided =
    ⚖️ **{ $season }:** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] Der var ikke plads til det på serveren.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    Af { $umpire }{ $own ->
        [yes] { " " }(som selv spiller der)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : »{ $reason }«
    }
outbox-match-decided =
    ⚖️ { umpire-where }, afgjort af dommeren: **{ $won } vandt**{ $lost ->
        [none] {""}
       *[other] , { $lost } tabte
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: partiet fortsætter med { $players ->
        [none] alle sine spillere.
       *[other] en computer for { $players }, som taber.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Spilleren der har turen, har tid til <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, du har en privat besked fra en dommer. Kun du og ligaledelsen kan læse den.
outbox-answered = ✉️ { $player }, dommeren har svaret på dit spørgsmål: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } spørger om partiet: { $match }
outbox-question-waits = 🙋 { $umpire }: en spiller spørger om et parti.
outbox-altered =
    ✏️ **{ $season } er ændret:**
    { $settings }
    Af { $umpire }: »{ $reason }«
outbox-paused =
    ⏸️ **{ $season } er på pause.** Ingen borde åbner, og ingen frister udløber. Partier i gang fortsætter.
    »{ $reason }«
outbox-resumed = ▶️ **{ $season } fortsætter.** Alle frister er rykket lige så langt som pausen varede.
outbox-left = 🚪 { $name } har forladt **{ $season }** og taber de resterende partier. Dommeren kan fortryde det i sæsonloggen.
outbox-played =
    🏁 **{ $season }**: alle partier er spillet. { $umpire }: { $tied ->
        [yes] afgør rækkefølgen, og bekræft resultaterne.
       *[no] gennemgå resultaterne, og bekræft dem.
    } Så kårer jeg mesteren.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Ikke spillet:** { $tables }.
season-undrawn = ⌛ **Ikke sat op:** { $count ->
        [one] runde { $first }
       *[other] runde { $first } til { $last }
    } fordi der var for få spillere tilbage.
season-unplayed-mend = Udsæt en frist, eller tildel sejren i oversigten.
outbox-cancelled =
    🛑 **{ $season } er aflyst.**
    »{ $reason }«
outbox-reopened =
    ↩️ **{ $season } gennemgås igen.** { $umpire } har genåbnet resultaterne. { $champions ->
        [none] {""}
       *[other] { $champions }: titlen venter på de nye resultater.
    }
    »{ $reason }«

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Lodtrækning nummer { $counter } følger af turneringens hemmelighed, som vises til sidst. { $clock ->
        [agreed] Tryk på **{ button-own-times }** inden <t:{ $until }:f>. Kan alle nu, så tryk på **{ button-am-here }**.
        [now] Tryk på **{ button-am-here }** nu.
       *[slow] Bordene begynder med det samme.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, bord { $table }: omgang { $slot } { $running ->
        [yes] er afbrudt
       *[no] tæller ikke
    } og spilles igen.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , bord { $table }
    }: lavest er **{ $names }** med { $points ->
        [one] 1 point
       *[other] { $points } point
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 omgang
       *[other] { $count } omgange
    })
outbox-by-computer = 🤖 En computer spillede for { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] begge runder er slut.
       *[final_review] slutspillet er forbi.
    } { $umpire }: gennemgå pointene, og bekræft dem. Så { $stage ->
        [review] sætter jeg slutspillet op.
       *[final_review] kårer jeg mesteren.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, computere har spillet for nogle af spillerne. { outbox-computers-until }
outbox-table-computers = Bord { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] omgang { $games }
       *[other] omgangene { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = Omgangene tæller medmindre du gør dem ugyldige eller retter dem i oversigten før du bekræfter pointene.
outbox-tie =
    ⚖️ **{ $season }**: { $names } står lige. { $umpire }: afgør hvem der { $final ->
        [yes] har vundet, eller lad dem dele sejren.
       *[no] går videre ({ $count } af dem).
    }
outbox-through = 🎯 **Videre til slutspillet:** { $names }

role-no-permission = Jeg kan ikke give eller tage rollen { $role } uden tilladelsen Administrer roller.
role-not-given = Discord lader mig ikke give eller tage rollen { $role }. Måske har serveren eller spilleren for mange.
role-too-high = Jeg kan ikke give eller tage rollen { $role }, for den står over min. Flyt min over den i serverens indstillinger.
role-managed = Rollen { $role } hører til en bot eller en integration, så jeg kan ikke give den. Vælg en anden.
role-grants-more = Jeg giver ikke rollen { $role }, for den giver flere rettigheder end den der valgte den, har. Vælg en anden, eller lad en med de rettigheder vælge den.
role-gone = { $of ->
    [division] En divisions rolle
   *[champion] Mesterens rolle
} er slettet. Vælg en anden.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Når det er ordnet, så tryk på **{ button-dashboard-give-roles }** under **{ dashboard-more-roles }** i oversigten.

refused-threads_full = Serveren har så mange åbne tråde som Discord tillader. Bed dommeren om at lukke eller slette gamle.
refused-thread_blocked = AutoMod blokerer navnet på bordets tråd. Bed dommeren om at lade mig komme igennem i serverens indstillinger.
refused-no_fixture_thread = Jeg kan ikke åbne bordets tråd. Bed dommeren om en tekstkanal hvor jeg har Opret offentlige tråde og Send beskeder i tråde.
outbox-umpire-called = 🙋 { $umpire }: en spiller tilkalder dig til bordet. Urene står stille indtil du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } svarer: »{ $answer }«
    Urene går igen.
outbox-umpire-silent = ▶️ Dommeren har ikke svaret endnu. Urene går igen.
