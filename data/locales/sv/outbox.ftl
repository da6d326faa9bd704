# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · säsong { $number }
outbox-button-warn = Läs
outbox-button-reply = Läs svaret
outbox-button-appeals = Läs och svara

outbox-waiting = **Väntelista ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: tryck på **{ league-button-here }** senast <t:{ $until }:f> (<t:{ $until }:R>) för att behålla din plats. Platser som inte bekräftas går till väntelistan.
outbox-put-off =
    ⏳ **Starten av { $season } är uppskjuten:** färre än två spelare hittills. Anmälan är öppen { $until ->
        [none] tills domaren startar säsongen.
       *[other] till <t:{ $until }:f> (<t:{ $until }:R>). Sedan börjar säsongen om två är med.
    } { $umpire }: du kan ställa in den i översikten.
outbox-started = 🏁 **{ $season } har börjat** med { $count } spelare.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] en skiljematch, som inte räknas för något annat
        [on] omgång { $round }: en skiljematch om vem som går vidare
       *[none] omgång { $round } av { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] Spelas senast <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Tryck på **{ button-own-times }**, och föreslå sedan en tid. Kan alla spela nu? Tryck på **{ button-am-here }**.
        [called] Redo nu? Tryck på **{ button-am-here }**. Annars bestämmer jag en tid och säger till.
        [slow] Varje bord öppnar i en egen tråd.
       *[now] Dags att spela! Jag pingar dig i bordets tråd. Tryck på **{ button-am-here }** senast <t:{ $here }:t>, annars förlorar du på walkover.
    }
outbox-sit-out = 🪑 Står över den här omgången: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] skiljematch { $round }
       *[round] omgång { $round }
    }**: tryck på **{ button-own-times }**. <t:{ $at }:f> (<t:{ $at }:R>) bestämmer jag en tid för varje bord där någon har svarat.
outbox-table =
    { $stage ->
        [tiebreaker] **Skiljematch**
       *[round] { $division ->
            [0] **Bord { $table }**
           *[other] **Division { $division }, bord { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players }, spelas igen
outbox-not-counted = ⚖️ { $players } · räknas inte
outbox-played-again =
    🔁 **{ umpire-where } spelas igen.** { outbox-drawn-how }
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
    }ingen giv blev klar, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ walkover. Hade du ett skäl? Tryck på **{ league-button-account }** under `/{ command-league } { command-league-standings }` och fråga domaren.
outbox-more-matches =
    { $count ->
        [one] … och 1 match till
       *[other] … och { $count } matcher till
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
        [0] Leder nu:
       *[other] Leder division { $division } nu:
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: alla spelare missade den och lämnar walkover: { $absent }.
       *[other] 🏅 { umpire-where }: **{ $there } vann på walkover{ $on ->
            [on] { " " }och gick vidare
            [cup] { " " }och vann cupen
           *[other] {""}
        }**, för { $why ->
            [left] de andra lämnade
            [few] för få andra dök upp
           *[alone] de andra dök inte upp
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Uteblev och lämnar walkover: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] slutspelet, bord { $table }
        [tiebreaker] skiljematch { $round }{ season-division }
       *[round] omgång { $round }{ season-division }, bord { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , division { $division }
    }
season-table-of =
    { $stage ->
        [final] bord { $table } i slutspelet
        [tiebreaker] skiljematch { $round }
       *[round] bord { $table } i omgång { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Det här]({ $link }) kom under de tysta timmarna och väntar fortfarande.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Match
       *[no] Tidsgräns
    } om { $what ->
        [day] en dag
       *[hour] en timme
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Matcher som pågår då räknas utan den oavslutade given. De som uteblir förlorar på walkover.
    }
outbox-appointed =
    📅 { $season }, { season-where } spelas <t:{ $at }:F> (<t:{ $at }:R>): { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Har inte angett tider än: { $silent }.{ " " }
    }{ $suits ->
        [0] Ingen angiven timme fungerar.{ " " }
       *[other] {""}
    }Därför valde jag bland säsongens timmar: { $first } till { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] Du kan komma nu.
       *[no] Jag pingar dig tio minuter före.
    } Är du mer än { league-minutes } sen { $forfeits ->
        [yes] förlorar du på walkover.
       *[no] { league-played-for }.
    }
league-played-for = spelar en dator åt dig tills du kommer
league-minutes =
    { $grace ->
        [one] 1 minut
       *[other] { $grace } minuter
    }
outbox-called-here = 📣 { $season }, { season-where }: redokoll! Jag kan inte skriva i er tråd. { $players }: tryck på **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: { season-where } i **{ $season }** började utan { $count ->
        [one] dig
       *[other] er
    }{ $forfeits ->
        [yes] , så { $count ->
                [one] du förlorar på walkover. Hade du
               *[other] ni förlorar på walkover. Hade ni
            } ett skäl? Fråga domaren när matchen är slut.
       *[no] . En dator spelar åt { $count ->
                [one] dig tills du
               *[other] er tills ni
            } trycker på **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): för få dök upp, så det blir ingen walkover. { $umpire }: vad händer nu? Avgör i översikten.
outbox-no-room = ⏳ { $umpire }: bord i **{ $season }** väntar, för { $most } bord är öppna på servern och jag kan inte ha fler. Vart och ett öppnar när ett annat är klart. Till dess blir det ingen walkover.
outbox-no-threads =
    ⚠️ { $umpire }: jag kan inte öppna trådar i <#{ $channel }> för **{ $season }**. { $why ->
        [threads_full] Servern har så många som Discord tillåter. Stäng eller ta bort gamla.
        [thread_blocked] AutoMod blockerar deras namn. Släpp igenom mig i serverns inställningar.
       *[other] Jag behöver en textkanal med Skapa offentliga trådar och Skicka meddelanden i trådar.
    } Jag fortsätter att försöka.
outbox-blocked = ⚠️ { $umpire }: AutoMod blockerar ett inlägg för **{ $season }** i <#{ $channel }>. Släpp igenom mig i serverns inställningar. Jag fortsätter att försöka.
outbox-no-event =
    ⚠️ { $umpire }: det finns inget evenemang för det här bordet i **{ $season }**. { $why ->
        [full] Ta bort ett gammalt evenemang, för Discord tillåter inte fler.
        [forbidden] Jag behöver behörigheten Skapa evenemang.
       *[other] Discord skapade det inte.
    } Tryck på **{ button-want-event }** för att försöka igen.
outbox-taken-up =
    🧵 { $players }: { $phase ->
        [lobby] ert bord
       *[playing] er match
    } i **{ $season }** fortsätter här, för { $moved ->
        [yes] domaren flyttade på er.
       *[no] tråden togs bort.
    } { $phase ->
        [lobby] Var du här är du det fortfarande.
       *[playing] Korten är desamma.
    }
outbox-moved-away = 🧵 Bordet fortsätter i <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire }: tråden för { $stage ->
        [none] ett bord
       *[other] { season-table-of }
    } i **{ $season }** togs bort. { $what ->
        [empty] Den öppnar igen när en spelare trycker på knappen.
       *[other] Bordet fortsätter i en ny tråd, och inget är förlorat.
    }
outbox-thread-lost =
    🧵 { $players }: tråden för ert bord i **{ $season }** ({ season-where }) togs bort. Tryck på knappen för att öppna den igen.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] { outbox-channel-of } togs bort. Välj
       *[no] jag kan inte se eller skriva i <#{ $channel }>, { outbox-channel-of }. Släpp in mig, eller välj
    } en annan i översikten.{ $what ->
        [league] { $gone ->
            [yes] { " " }Till dess väntar säsongen, utan walkover.
           *[no] {""}
        }
       *[log] { " " }Till dess hamnar beslut i <#{ $instead }>, som alla medlemmar kan läsa.
    }
outbox-channel-of =
    { $what ->
        [league] kanalen för
       *[log] kanalen för beslut i
    } **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, domare i **{ $season }**, { $why ->
        [left] har lämnat servern
       *[right] är inte längre ligaansvarig
    }.
outbox-umpire-others = Ni kan utse andra i dess översikt.
outbox-staff = **Ligaansvariga**
outbox-umpireless = 🙋 { $staff }: **{ $season }** har ingen domare. Tryck på **{ button-run-season }** för att ta över.
outbox-umpires = 🧑‍⚖️ **{ $season }** drivs av { $umpire }.
outbox-moved = 📌 **{ $season }** fortsätter i den här kanalen.

outbox-standings = ## Ställning · { $season }
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
    ## 🏆 { $season } är slut
    { $count ->
        [0] Ingen mästare.
        [one] Mästare är **{ $champions }**. Grattis!
       *[other] Mästare är **{ $champions }**. Grattis!
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
    [none] Det fanns ingen plats för det på servern.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    Av { $umpire }{ $own ->
        [yes] { " " }(som spelar där)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : ”{ $reason }”
    }
outbox-match-decided =
    ⚖️ { umpire-where }, avgjord av domaren: **vunnen av { $won }**{ $lost ->
        [none] {""}
       *[other] , förlorad av { $lost }
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: matchen fortsätter med { $players ->
        [none] alla sina spelare.
       *[other] en dator i stället för { $players }. Det är walkover.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Spelaren som är på tur har tid till <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, du har ett privat meddelande från en domare. Bara du och ligaansvariga kan läsa det.
outbox-answered = ✉️ { $player }, domaren har svarat på din fråga: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } frågar om den här matchen: { $match }
outbox-question-waits = 🙋 { $umpire }: en spelare frågar om en match.
outbox-altered =
    ✏️ **{ $season } har ändrats:**
    { $settings }
    Av { $umpire }: ”{ $reason }”
outbox-paused =
    ⏸️ **{ $season } är pausad.** Inget bord öppnar, och ingen tidsgräns går ut. Matcher som pågår fortsätter.
    ”{ $reason }”
outbox-resumed = ▶️ **{ $season } fortsätter.** Alla tidsgränser flyttades lika långt som pausen varade.
outbox-left = 🚪 { $name } lämnade **{ $season }** och lämnar walkover i återstående matcher. Domaren kan ångra det i säsongsloggen.
outbox-played =
    🏁 **{ $season }**: alla matcher är spelade. { $umpire }: { $tied ->
        [yes] avgör ordningen mellan dem som står lika, granska
       *[no] granska
    } och bekräfta resultaten. Sedan utser jag mästaren.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Inte spelade:** { $tables }.
season-undrawn = ⌛ **Inte lottat:** { $count ->
        [one] omgång { $first }
       *[other] omgång { $first } till { $last }
    }, för det var för få spelare kvar.
season-unplayed-mend = Förläng en tidsgräns eller tilldela segern i översikten.
outbox-cancelled =
    🛑 **{ $season } är inställd.**
    ”{ $reason }”
outbox-reopened =
    ↩️ **{ $season } granskas igen,** öppnad av { $umpire }. { $champions ->
        [none] {""}
       *[other] { $champions }: titeln väntar på de nya resultaten.
    }
    ”{ $reason }”

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Lottning nummer { $counter } följer av turneringens hemlighet, som visas på slutet. { $clock ->
        [agreed] Tryck på **{ button-own-times }** senast <t:{ $until }:f>. Kan alla spela nu, så tryck på **{ button-am-here }**.
        [now] Tryck på **{ button-am-here }** nu.
       *[slow] Borden börjar direkt.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, bord { $table }: giv { $slot } { $running ->
        [yes] stoppas
       *[no] räknas inte
    } och spelas igen.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , bord { $table }
    }: lägst är **{ $names }** med { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 giv
       *[other] { $count } givar
    })
outbox-by-computer = 🤖 En dator spelade åt { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] båda omgångarna är klara.
       *[final_review] slutspelet är klart.
    } { $umpire }: granska och bekräfta poängen. Sedan { $stage ->
        [review] lottar jag slutspelet.
       *[final_review] utser jag mästaren.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, datorer spelade några spelares givar. { outbox-computers-until }
outbox-table-computers = Bord { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] giv { $games }
       *[other] giv { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = De givarna gäller om du inte ogiltigförklarar eller justerar dem i översikten innan du bekräftar poängen.
outbox-tie =
    ⚖️ **{ $season }**: { $names } står lika. { $umpire }: avgör { $final ->
        [yes] vem som vann, eller låt dem dela på segern.
       *[no] vem som går vidare ({ $count } av dem).
    }
outbox-through = 🎯 **Vidare till slutspelet:** { $names }

role-no-permission = Jag kan inte ge eller ta rollen { $role } utan behörigheten Hantera roller.
role-not-given = Discord låter mig inte ge eller ta rollen { $role }. Servern eller spelaren kan ha för många.
role-too-high = Jag kan inte ge eller ta rollen { $role }, för den ligger över min. Flytta min ovanför den i serverns inställningar.
role-managed = Rollen { $role } tillhör en bot eller en integration, så jag kan inte ge den. Välj en annan.
role-grants-more = Jag ger inte rollen { $role }, för den tillåter mer än personen som valde den får göra. Välj en annan, eller låt någon med de rättigheterna välja den.
role-gone = { $of ->
    [division] En divisions
   *[champion] Mästarens
} roll togs bort. Välj en annan.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    När det är åtgärdat trycker du på **{ button-dashboard-give-roles }** under **{ dashboard-more-roles }** i översikten.

refused-threads_full = Servern har så många öppna trådar som Discord tillåter. Be domaren stänga eller ta bort gamla.
refused-thread_blocked = AutoMod blockerar namnet på bordets tråd. Be domaren släppa igenom mig i serverns inställningar.
refused-no_fixture_thread = Jag kan inte öppna bordets tråd. Be domaren om en textkanal där jag har Skapa offentliga trådar och Skicka meddelanden i trådar.
outbox-umpire-called = 🙋 { $umpire }: en spelare kallar på dig vid det här bordet. Klockorna står still tills du svarar, eller till <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } svarar: ”{ $answer }”
    Klockorna går igen.
outbox-umpire-silent = ▶️ Domaren har inte svarat än. Klockorna går igen.
