# Det dommerne gjør: åpner sesonger, tar avgjørelser, og loggen deres. Her står ordene for hver linje i loggen for en sesong.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }, { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Sluttspill, bord { $table }
        [playoff] Omspill, runde { $round }{ season-division }
       *[round] Runde { $round }{ season-division }, bord { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = et bord i en runde som er strøket

act-signup = { $player } meldte seg på.
act-leave = { $player } trakk seg.
act-check-in = { $player } bekreftet.
act-appeal = { $player } spurte dommeren om dette partiet: { $match }.
act-seat = Det ble åpnet et bord for { $fixture }.
act-relocate = Partiet fortsetter i en annen tråd: { $fixture }.
act-unseat = Bordet for { $fixture } ble lukket uten resultat.
act-record = Parti ferdig: { $match }.
act-game =
    { $table }: omgang { $slot } { $stands ->
        [dealt] ble delt ut.
       *[over] er ferdig.
    }
act-put-off = Færre enn to var med, så { $until ->
        [none] påmeldingen er fortsatt åpen.
       *[other] starten er utsatt til { $until }.
    }
act-draw = Neste runde ble satt opp. Den slutter { $until }.
act-remind =
    { $what ->
        [day] Påminnelse, ett døgn igjen
        [umpire] Ingen kom, og dommeren fikk en påminnelse
       *[hour] Påminnelse, en time igjen
    }: { $fixture }.
act-walkover =
    { $who ->
        [none] Fristen gikk ut uten resultat: { $fixture }.
       *[other] { $who } får seieren: { $fixture }.
    }
act-appoint = Tiden er nå { $at }: { $fixture }.
act-mark = { $player } merker av timer: { $fixture }.
act-propose = { $player } foreslår { $at }: { $fixture }.
act-accept = { $player } godtar { $at }: { $fixture }.
act-decline = { $player } kan ikke { $at }: { $fixture }.
act-want-event = { $player } vil ha et arrangement: { $fixture }.
act-miss-event = Discord laget ikke noe arrangement{ $why ->
        [full] { " " }fordi serveren ikke har plass til flere
       *[other] {""}
    }: { $fixture }.
act-agree = Spillerne er enige om { $at }: { $fixture }.
act-ask = En ny spiller blir spurt om tiden: { $fixture }.
act-ask-for-hours = Spillere uten tider ble spurt igjen ved { $count ->
        [one] ett bord
       *[other] { $count } bord
    }.
act-lapse = Den foreslåtte tiden falt bort: { $fixture }.
act-call = Ropt opp til { $until }: { $fixture }.
act-call-over = Oppropet er over: { $fixture }.
act-play-on =
    { $players ->
        [none] Alle som har begynt, spiller videre: { $fixture }.
       *[other] Partiet fortsetter uten { $players }: { $fixture }.
    }
act-wait = Spilleren som har turen, har tid til { $until }: { $fixture }.
act-begin = { $players } spiller: { $fixture }.
act-begin-all =
    { $fixture } begynner{ $away ->
        [none] .
       *[other] . Datamaskiner spiller for { $away } til de kommer.
    }
act-deserted = For få kom: { $fixture }.
act-post = Tabellen ble lagt ut.
act-close = Partiene er over.
act-open-check-in = Påmeldte skal bekrefte innen { $until }.
act-start = Sesongen begynner.
act-pause = Sesongen har pause.
act-resume = Sesongen fortsetter.
act-confirm = Resultatene er bekreftet.
act-reopen = Resultatene gås gjennom på nytt.
act-cancel = Sesongen er avlyst.
act-umpires = Dommere: { $umpires }.
act-name-role = { $role ->
    [none] Divisjon { $division } har ingen rolle lenger.
   *[other] Spillerne i divisjon { $division } har rollen { $role }.
}
act-lose-channel = Sesongens kanal ble slettet, så sesongen står stille.
act-alter = Sesonginnstillinger endret: { $terms }
act-answer = { $player } fikk svar om dette partiet: { $match }.

ruling-void = Dette partiet teller ikke: { $match }.
ruling-adjust = { $player } har { $total } i dette partiet: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] får
       *[minus] mister
    } { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
ruling-settle = Rekkefølgen er bestemt: { $players }.
ruling-playoff = Omspill: { $players }, innen { $until }.
ruling-withdraw =
    { $player } er ikke lenger med. { $rest ->
        [forfeit] De taper det som gjenstår.
        [zero] Det som gjenstår, gir dem ingenting, og de andre spiller videre uten dem.
       *[void] Ingenting av det de har spilt, teller for noen.
    }
ruling-replace = { $player } tar over for { $old }.
ruling-extend =
    { $count ->
        [0] Sesongen varer til { $until }.
        [one] Fristen er nå { $until }: { $fixture }.
       *[other] Fristen er nå { $until } for { $count } bord.
    }
ruling-enter =
    Et parti spilt et annet sted er ført inn{ $fixture ->
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
ruling-caution = { $player } fikk en privat advarsel.
ruling-reverse = Avgjørelsen fra { $at } er angret: «{ $what }»
ruling-game-adjust =
    { $player }, runde { $round }, omgang { $slot }: { $sign ->
        [set] poengene er nå { $points }.
        [plus] { $points } poeng flere.
       *[minus] { $points } poeng færre.
    }
ruling-game-void = Omgang { $slot } teller ikke og spilles om igjen. { $table }.
ruling-game-shared = De delte førsteplassen, og alle er vinnere.
ruling-game-settle = { $players } går foran dem som står likt.
ruling-game-withdraw = { $player } er ute av turneringen. Omgangene teller.

# Å åpne en sesong
umpire-plan =
    ## { $league }
    -# Ikke kunngjort ennå. Jeg legger det ut i { $channel }.
umpire-plan-usual = **Du har ikke valgt format ennå, så jeg foreslår dette.** Velg et forvalg, eller endre det du ser.
umpire-plan-edit = Endre …
umpire-plan-dates =
    Påmeldingen er åpen { $closes ->
        [none] til sesongen begynner,
       *[other] til <t:{ $closes }:f>, og sesongen begynner
    } { $starts ->
        [none] når du setter den i gang i oversikten
       *[other] <t:{ $starts }:f>
    }.{ $ends ->
        [never] {""}
        [none] { " " }Den slutter når du bekrefter resultatene.
       *[other] { " " }Den slutter <t:{ $ends }:f>.
    } { $places ->
        [none] Alle får plass.
       *[other] Det er { $places } plasser og en venteliste.
    } { $late ->
        [yes] Spillere kan bli med senere også.
       *[no] Ingen kan bli med etter starten.
    }
umpire-warn-places = ⚠️ **Ingen bord blir fulle.** Det er { $places } plasser, og et bord har { $size } stoler.
umpire-warn-slow =
    ⚠️ **Et parti rekker kanskje ikke å bli ferdig i løpet av en runde.** De rundt { $turns } turene kan ta { $time } { $unit ->
        [minutes] minutter
        [hours] timer
       *[days] døgn
    } med { $clock ->
        [fast] rask
        [normal] vanlig
       *[slow] langsom
    } klokke, men en runde varer { $each ->
        [minutes] { $round } minutter
        [hours] { $round ->
            [one] én time
           *[other] { $round } timer
        }
       *[days] { $round ->
            [one] ett døgn
           *[other] { $round } døgn
        }
    }. Da telles partiet slik det står. Det hjelper med { $fitting ->
        [none] {""}
        [fast] rask klokke eller{ " " }
       *[other] vanlig klokke eller{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } eller{ " " }
    }lengre runder.
umpire-warn-pursuit = ⚠️ **En runde kan ta uker.** Et parti har rundt { $turns } turer, og alle bord må bli ferdige før neste runde. En vanlig klokke er raskere.
umpire-opened = **{ $league }** er kunngjort i { $channel }, og påmeldingen er åpen. { $starts ->
        [none] Start sesongen med `/{ command-umpire } { command-umpire-dashboard }`.
       *[other] Den begynner <t:{ $starts }:R>, eller før i oversikten.
    }
umpire-season =
    { $league } · sesong { $number } · { $phase ->
        [signup] påmelding
        [check_in] bekreftelse
        [running] i gang
        [paused] pause
        [review] ferdigspilt
        [cancelled] avlyst
       *[over] over
    }
button-open-signup = Åpne påmeldingen

# Å endre det som er kunngjort
term-altered = { $option }: { $was } → { $now }
term-none = ingen
term-yes = ja
term-no = nei
term-hours = { $first } til { $last } ({ $zone })
term-span =
    { $unit ->
        [minutes] { $time ->
            [one] ett minutt
           *[other] { $time } minutter
        }
        [hours] { $time ->
            [one] én time
           *[other] { $time } timer
        }
       *[days] { $time ->
            [one] ett døgn
           *[other] { $time } døgn
        }
    }
umpire-alter-no-place = { $count ->
        [one] Én spiller
       *[other] { $count } spillere
    } settes på ventelista: { $names }
umpire-alter-place = { $count ->
        [one] Én spiller får plass
       *[other] { $count } spillere får plass
    }: { $names }
umpire-alter-cut = Oppsettet fra runde { $round } fjernes ({ $count ->
        [one] ett bord
       *[other] { $count } bord
    }, ingenting er spilt).
umpire-alter-to-come = Runden som er i gang, beholder fristen. Du kan utsette den i oversikten.
umpire-alter-stay = Alle { $count } spillere blir med videre.
umpire-alter-goes-on = Sesongen fortsetter.
umpire-alter-told = Kunngjøringen endres, og det sies fra i ligakanalen.
button-cancel = Avbryt

# Hvordan den går
umpire-check-in-asked =
    { $started ->
        [yes] 🙋 Jeg pinger { $count ->
            [one] spilleren
           *[other] alle { $count } spillerne
        } på ventelista én gang. De neste plassene går til dem som trykker **{ league-button-here }**.
       *[no] 🙋 Jeg varsler alle { $count } påmeldte og ber dem trykke **{ league-button-here }**. De som ikke svarer, mister plassen til dem på ventelista. { $starts ->
            [none] Så begynner sesongen
           *[other] Sesongen begynner <t:{ $starts }:f>
        } hvis minst to er med.
    }
umpire-pause-clock =
    ⏳ Alle frister står stille til du lar sesongen fortsette, uten nye oppsett, opprop eller påminnelser.{ $next ->
        [none] {""}
       *[other] { " " }Neste frist er <t:{ $next }:f>.
    }
umpire-pause-playing =
    🎴 { $count ->
        [one] Ett parti er i gang. Det fortsetter og teller.
       *[other] { $count } partier er i gang. De fortsetter og teller.
    }
umpire-pause-called =
    📣 { $count ->
        [one] Ett opprop stanses, og ingen taper på det. Bordet får en ny tid.
       *[other] { $count } opprop stanses, og ingen taper på det. Bordene får nye tider.
    }
umpire-pause-timed =
    📅 { $count ->
        [one] Ett bord har fått tid
       *[other] { $count } bord har fått tid
    }. Går den ut i pausen, finner jeg en ny.
umpire-pause-told = Jeg sier fra i ligaens kanal, med begrunnelsen din.
umpire-resume-clock =
    ⏳ Pause siden <t:{ $since }:f>. Alle frister flyttes like lenge.{ $next ->
        [none] {""}
       *[other] { " " }Den neste er omtrent <t:{ $next }:f>.
    }
umpire-resume-lost =
    📅 { $count ->
        [one] Tiden til ett bord er gått ut. Jeg finner en ny.
       *[other] Tidene til { $count } bord er gått ut. Jeg finner nye.
    }
umpire-resume-told = Jeg sier fra i ligaens kanal.

# Før en avgjørelse
umpire-preview =
    ### { $league } · sesong { $number }
    -# Bare du ser dette. Ingenting har skjedd ennå.
umpire-reason = > { $reason }
umpire-own-table = ⚠️ Dette er ditt eget bord. Det kommer til å stå i loggen.
umpire-no-change = Tabellen blir som den er.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] uten plass
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] Bordet i { $where } lukkes.
       *[other] Partiet i { $where } avbrytes.
    }
umpire-table-hands-over = I { $where } overtar den nye spilleren plassen og kortene til { $player }.
umpire-table-forfeits = I { $where } taper { $player }, og en datamaskin spiller videre.
umpire-table-takes-out = I { $where } mister { $player } plassen. De andre beholder sin.
umpire-table-scores = Partiet i { $where } avsluttes, fordi bare én spiller er igjen.
umpire-starters = **{ $count } spiller:** { $names }
umpire-all-through = ⚠️ **Alle går videre til sluttspillet,** som har plass til { $through }. { $carry ->
        [yes] Poengene fra runde 1 og 2 legges til.
       *[no] Det begynner på null, så runde 1 og 2 skiller bare dem som står likt.
    }
umpire-byes = ⚖️ { $division ->
        [0] Med
       *[other] Divisjon { $division }: med
    } { $players } spillere og { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } står noen over én gang mer enn andre, uten poeng.{ $fair ->
        [none] {""}
       *[other] { " " }Med { $fair } runder står alle over like mange ganger.
    }
umpire-left-out = **{ $count } får ikke plass:** { $names }
umpire-left-out-absent = -# De bekreftet ikke, eller alle plassene var tatt. De blir stående på ventelista.
umpire-left-out-late = -# Alle plassene er tatt. De blir stående på ventelista.
umpire-division = Divisjon { $number }: { $names }
umpire-champions =
    { $count ->
        [0] Ingen har vunnet.
        [one] 🏆 Mester: **{ $names }**
       *[other] 🏆 Mestere: **{ $names }**
    }
umpire-unanswered =
    ⚠️ { $count ->
        [one] Ett spørsmål er ubesvart
       *[other] { $count } spørsmål er ubesvart
    }. Etter dette kan du ikke svare på { $count ->
        [one] det
       *[other] dem
    } lenger.
umpire-promoted = ⬆️ Opp: { $names }
umpire-relegated = ⬇️ Ned: { $names }
umpire-cancel-note = Sesongen slutter uten mester. Partier som er i gang, stanses. Dette kan du ikke angre.
umpire-reopen-champions =
    { $count ->
        [0] Det var ingen mester. Det kan bli en når du bekrefter på nytt.
        [one] ↩️ **{ $names }** er ikke mester før du bekrefter på nytt.
       *[other] ↩️ **{ $names }** er ikke mestere før du bekrefter på nytt.
    }
umpire-reopen-role =
    ↩️ { $count ->
        [one] Mesteren
       *[other] Mesterne
    } mister { $role }. Når du bekrefter, får den nye mesteren den. Tidligere mestere får den ikke.
umpire-reopen-moves = ↩️ Opprykk og nedrykk er åpent igjen: { $names }.
umpire-reopen-divisions = ↩️ Spillerne får divisjonsrollene tilbake til du bekrefter.
umpire-reopen-stays = 📌 Partier, avgjørelser og ratinger står til du endrer dem. En ny melding sier at du går gjennom resultatene.
umpire-reopen-chips = 📌 Sjetongene står også. Stryker du et parti, går potten tilbake.
refused-reopen_later = Du kan ikke gå gjennom disse resultatene på nytt, fordi sesong { $number } av { $league } bygger på dem.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Bekrefte resultatene i { $league } selv om ikke alt er spilt?**
    { $missing }
umpire-cancel-sure = **Vil du avlyse { $league }?** Den slutter uten mester og kan ikke fortsette.
umpire-caution-note = Bare spilleren og ligastaben ser dette. Det endrer ingenting annet.
umpire-extend-note = Sesongen fortsetter til da.
umpire-playoff-table = 🎴 Alle { $count } spiller ved samme bord: { $players }.
umpire-playoff-line = 🎯 { $line ->
        [won] Plassene avgjør hvem som vinner.
       *[moves] Plassene avgjør hvem som bytter divisjon.
    } Partiet gir verken poeng eller rating.
umpire-named = -# De leder sesongen, enten de hører til ligastaben eller ikke. Jeg pinger alle sammen. Ligastaben kan alltid gripe inn.
umpire-named-gone = Ikke lenger dommere: { $names }.
umpire-named-yourself = ⚠️ Dette overlater sesongen til andre. Hører du ikke til ligastaben, kan bare de ta deg inn igjen.
umpire-playoff-note = -# De som ikke kommer, havner bak alle som spiller. Kommer ingen, må du bestemme rekkefølgen selv. Bekreft resultatene når omspillet er over.
umpire-tied =
    { $names } deler { $place ->
        [1] førsteplassen
       *[other] { $place }. plass
    }{ $division ->
        [0] {""}
       *[other] { " " }i divisjon { $division }
    }{ $line ->
        [won] , så det er ingen vinner ennå.
        [moves] , så det er åpent hvem som bytter divisjon.
       *[goes_on] .
    }
umpire-void-again = Partiet skal spilles igjen innen { $until }.
umpire-void-late = ⚠️ Bordets frist er ute. Utsett den i oversikten hvis de skal spille på nytt.
umpire-goes-on =
    { $phase ->
        [round1] Runde 1 fortsetter.
        [round2] Runde 2 er i gang.
        [review] Runde 1 og 2 er spilt. Dommeren går gjennom resultatene.
        [tie] Bestem først hvem av dem som står likt, som er best.
        [playoff] Sluttspillet er i gang.
        [final_review] Sluttspillet er spilt. Dommeren går gjennom resultatene.
        [cancelled] Turneringen er avlyst.
       *[done] Turneringen er over.
    }
umpire-tie =
    ⚖️ Likt om { $places ->
        [one] én plass
       *[other] { $places } plasser
    }: { $names }. Avgjør det i oversikten.
umpire-closes-computers = ⚠️ **En datamaskin spilte omganger for { $names }.** Bekrefter du, teller de.
umpire-through = Videre til sluttspillet: { $names }
umpire-news = Noe er endret siden du så på det. Se en gang til.
umpire-done = ✅ Gjort: { $sentence }
umpire-dropped = Ingenting ble endret.
button-confirm = Bekreft
button-cancel-season = Ja, avlys den
button-keep-season = Nei, behold den

# Det som foreslås mens en dommer skriver
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") }, nr. { $number })
umpire-other-entry = { $player } har en annen plass nå

# Loggen
umpire-log =
    ### Sesonglogg for { $league } · sesong { $number }
    -# side { $page } av { $pages } · bare ligastaben ser dette
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· eget bord
       *[no] {""}
    } · nr. { $number }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ angret av { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Ingenting har skjedd ennå.
umpire-export = Her er alt om **{ $league }**, sesong { $number }. Åpne `season.xlsx` i Excel, LibreOffice eller Google Regneark. De andre filene har det samme for programmer. Klokkeslett er i UTC. Filene har spillernes navn, så del dem bare med ligastaben.
log-take-back = Angre …
button-log-all = Vis alt
button-log-decisions = Vis avgjørelser

# Det spillerne spør om
umpire-appeals =
    ### Spørsmål til dommeren i { $league }
    { $count ->
        [0] Ingen er åpne.
        [one] Ett er åpent.
       *[other] { $count } er åpne.
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer = Svar på et spørsmål
umpire-form-answer-about = Bare spilleren og ligastaben kan lese det
umpire-form-reason = Hvorfor
button-answer = Svar

# Det som ikke går
refused-several =
    Ingenting ble endret, av { $count } grunner:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Bruk 1 til { $count } tegn på én linje, uten Discords formateringstegn.
refused-umpire_name_needed = Gi ligaen et navn med `{ option-name }`, eller velg en sesong å gjenta med `{ command-umpire-create-again }`.
refused-umpire_pursuit_game = Bare { $game } har denne turneringen. Velg et annet format, eller la spillet stå tomt.
refused-umpire_not_for_format = **{ $option }** gjelder ikke for { $format ->
        [open] en åpen sesong
        [rounds] en liga i runder
        [divisions] en liga i divisjoner
        [cup] en cup
        [pursuit] denne turneringen
       *[other] dette formatet
    }. La det være som det er, eller velg et annet format.
refused-umpire_size = Et bord i { $game } har { $least } til { $most } plasser.
refused-umpire_round_too_short = En runde varer i minst { $minutes } minutter.
refused-umpire_round_too_long = En runde varer i høyst { $days } døgn.
refused-umpire_not_for_slow = Med langsom klokke begynner alle bord i en runde samtidig, så **{ $option }** endrer ingenting. La det stå, eller velg en annen klokke.
refused-umpire_grace_too_long = Et bord kan vente en halv runde, altså { $count } minutter. Velg en kortere tid.
refused-umpire_starts_early = Sesongen kan ikke begynne før påmeldingen stenger. Velg en senere start, eller steng tidligere.
refused-umpire_ends_early = Sesongen kan ikke slutte før den begynner. Velg en senere slutt.
refused-umpire_span = { $word ->
        [none] Jeg forstår ikke hvor lenge det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv `7 dager`, `36 timer`, `1 time 30 minutter` eller `2 uker`.
refused-umpire_time = { $word ->
        [none] Jeg forstår ikke når det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv det som `i morgen 20:00`, `fredag 19`, `24.12. kl. 20`, `om 3 dager` eller `søndag 20:00 UTC+1`.
refused-umpire_time_past = Tidspunktet er passert eller flere år fram i tid. Velg et annet.
refused-umpire_time_two = Mener du { $first } eller { $second }? Skriv en av de to datoene, med klokkeslettet etter: `{ $first } 20:00`.
refused-umpire_channel = Velg en tekstkanal som har tråder.
refused-umpire_permissions = Jeg mangler { $permissions } i { $channel }. Be noen som administrerer kanalen, om å gi meg det.
refused-umpire_draft_gone = Forhåndsvisningen er for gammel eller allerede brukt. Begynn på nytt.
refused-umpire_no_season = Ingen liga er i gang her. `/{ command-umpire } { command-umpire-create }` åpner en.
refused-umpire_points = Skriv `=12` for å sette poengene, `+3` for å legge til eller `-3` for å trekke fra.
refused-umpire_whole_number = Skriv et helt tall fra { $least } til { $most }.
refused-umpire_choice = Velg en av disse: { $choices }.
refused-umpire_number = Jeg forstår ikke tallet. Skriv det med sifre.
refused-umpire_shared = I en liga deler de som står likt, plassen uansett. Nevn dem i rekkefølge for å skille dem.
refused-umpire_not_waiting = Spilleren står ikke på ventelista lenger.
refused-umpire_replace_whom = Ventelista er tom. Velg hvem som tar over.
refused-umpire_role = { $role } gir flere rettigheter enn du har. Velg en rolle til mesteren uten rettigheter, eller spør noen som har dem.
refused-umpire_division_role = { $role } gir flere rettigheter enn du har. Velg en rolle til divisjonen uten rettigheter, eller spør noen som har dem.
refused-umpire_no_bots = Boter kan ikke spille. Velg et menneske.

command-umpire = dommer
command-umpire-description = Åpne ligaer og styr dem
command-umpire-create = lag
command-umpire-create-description = Åpne en sesong av en liga; du ser den før noen andre
command-umpire-create-name-description = Hva ligaen skal hete
command-umpire-create-game-description = Hvilket spill (Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Hvem som møter hvem (en åpen sesong)
command-umpire-create-length-description = Slutt et parti etter så mange omganger (0: spill det helt ut)
command-umpire-create-size = størrelse
command-umpire-create-size-description = Hvor mange som sitter ved hvert bord (4)
command-umpire-create-rounds = runder
command-umpire-create-rounds-description = Hvor mange runder som trekkes (5)
command-umpire-create-round-length = rundelengde
command-umpire-create-round-length-description = Hvor lenge en runde varer: 7 dager, 36 timer, 20 minutter (7 dager)
command-umpire-create-places = plasser
command-umpire-create-places-description = Hvor mange som får være med; flere kan stå på venteliste (alle)
command-umpire-create-starts = begynner
command-umpire-create-starts-description = Når jeg starter den: en dato eller 5 dager (når du starter den)
command-umpire-create-again = igjen
command-umpire-create-again-description = Gjenta en sesong; det du skriver her, går foran
umpire-enter-note = Partiet teller i tabellen, merket som spilt et annet sted. Ratingen endres ikke.
refused-enter_who = Jeg skjønner ikke hvem «{ $line }» er. Skriv én spiller på hver linje, med navnet fra sesongen, for eksempel `1. Ada` eller `1. Ada 120`.
refused-enter_twice = { $name } står på to linjer. Skriv én per spiller.
refused-enter_missing = { $name } mangler. Hvis { $name } ikke kom, skriver du `{ $name }: kom ikke`.
refused-enter_numbers = Gi nummer til alle som kom, eller ingen. Uten numre har den øverste vunnet.
refused-enter_points = Skriv poeng for alle som kom, eller for ingen.
refused-enter_dash = Betyr «-» foran { $name } at spilleren ikke kom? I så fall dropper du poeng og andre punkttegn. Hvis ikke, dropper du «-».
refused-enter_places = Det finnes ingen { $number }. plass blant { $count } spillere. Skriv poengene etter navnet, for eksempel `Ada { $number }`.
# Slik skriver folk at noen ikke kom, etter navnet.
enter-absent = kom ikke, ikke møtt, møtte ikke, møtte ikke opp, ikke til stede, fraværende
command-umpire-log = logg
command-umpire-log-description = Alt som er avgjort, og hvorfor
command-umpire-export = eksport
command-umpire-export-description = Resultater, tabell og logg som filer

choice-format-open = åpen sesong: hvert rangerte parti ved et bord i ligaen teller
choice-format-rounds = runder: bordene trekkes på nytt hver runde
choice-format-divisions = divisjoner: runder i hver av dem, med opp- og nedrykk
choice-format-cup = cup: den beste halvdelen av hvert bord går videre, de andre er ute
choice-format-pursuit = turnering i Swedish Pursuit
act-call-umpire = { $player } tilkalte dommeren til dette bordet: { $fixture }.
act-go-on = Ingen dommer svarte i tide, så klokkene gikk igjen: { $fixture }.
