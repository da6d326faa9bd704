# Det dommerne gjør: åpner sesonger, tar avgjørelser, og loggen deres. Her står ordene for hver linje i loggen for en sesong.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") } kl. { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Sluttspill, bord { $table }
        [tiebreaker] Omspill { $round }{ season-division }
       *[round] Runde { $round }{ season-division }, bord { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = et bord i en runde som er strøket

act-signup =
    { $player } meldte seg på{ $division ->
        [0] {""}
       *[other] { " " }(divisjon { $division } etter rating)
    }.
act-leave = { $player } trakk seg.
act-check-in = { $player } sjekket inn.
act-appeal = { $player } spurte dommeren: { $match }.
act-seat = Bord åpnet: { $fixture }.
act-relocate = Flyttet til en annen tråd: { $fixture }.
act-unseat = Bord lukket uten resultat: { $fixture }.
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
        [umpire] Dommeren påminnet, ingen kom
       *[hour] Påminnelse, en time igjen
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] Fristen gikk ut uten resultat: { $fixture }.
       *[other] { $who } vant uten å spille: { $fixture }.
    }
act-appoint = Tiden er nå { $at }: { $fixture }.
act-mark = { $player } merker av timer: { $fixture }.
act-propose = { $player } foreslår { $at }: { $fixture }.
act-accept = { $player } godtar { $at }: { $fixture }.
act-decline = { $player } kan ikke { $at }: { $fixture }.
act-want-event = { $player } vil ha et arrangement: { $fixture }.
act-miss-event = Discord laget ikke noe arrangement{ $why ->
        [full] , serveren har for mange
       *[other] {""}
    }: { $fixture }.
act-agree = Tid avtalt, { $at }: { $fixture }.
act-ask = En ny spiller blir spurt om tiden: { $fixture }.
act-ask-for-hours = Spillere uten tider ble spurt igjen ({ $count ->
        [one] ett bord
       *[other] { $count } bord
    }).
act-lapse = Den foreslåtte tiden falt bort: { $fixture }.
act-call = Klarsjekk til { $until }: { $fixture }.
act-call-over = Klarsjekken er slutt: { $fixture }.
act-play-on =
    { $players ->
        [none] Alle spiller videre: { $fixture }.
       *[other] Partiet fortsetter uten { $players }: { $fixture }.
    }
act-wait = Mer tid til et trekk, til { $until }: { $fixture }.
act-begin = { $players } spiller: { $fixture }.
act-begin-all =
    { $fixture } begynner.{ $away ->
        [none] {""}
       *[other] { " " }Datamaskiner spiller inntil videre for { $away }.
    }
act-deserted = For få kom: { $fixture }.
act-post = Tabellen ble lagt ut.
act-close = Partiene er over.
act-open-check-in = Innsjekkingen er åpen til { $until }.
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
act-alter = Sesonginnstillinger endret: { $settings }
act-answer = { $player } fikk svar: { $match }.

ruling-void = Dette partiet teller ikke: { $match }.
ruling-adjust = { $player } har { $total } i dette partiet: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] får
       *[minus] mister
    } { $points } poeng.
ruling-settle = Rekkefølgen er bestemt: { $players }.
ruling-tiebreaker = Omspill: { $players }, innen { $until }.
ruling-withdraw =
    { $player } er ikke lenger med. { $rest ->
        [forfeit] Spilleren taper partiene som gjenstår.
        [zero] Partiene som gjenstår, teller ikke.
       *[void] Partiene til spilleren teller ikke, heller ikke de som er spilt.
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
ruling-warn = { $player } fikk en privat advarsel.
ruling-reverse = Avgjørelsen fra { $at } er angret: «{ $what }»
ruling-game-adjust =
    { $player }, runde { $round }, omgang { $slot }: { $sign ->
        [set] { $points } poeng
        [plus] { $points } poeng flere
       *[minus] { $points } poeng færre
    }.
ruling-game-void = Omgang { $slot } teller ikke og spilles om igjen. { $table }.
ruling-game-shared = De delte førsteplassen, og alle er vinnere.
ruling-game-settle = { $players } går foran dem som står likt.
ruling-game-withdraw = { $player } er ute av turneringen. Omgangene teller.

# Å åpne en sesong
umpire-plan =
    ## { $league }
    -# Ikke kunngjort ennå. Jeg legger det ut i { $channel }.
umpire-plan-usual = **Du har ikke valgt format, så jeg foreslår dette.** Velg et forvalg, eller endre det.
umpire-new = En ny sesong
umpire-new-preset = Hvordan dere spiller
umpire-new-preset-about = Du kan endre alt i forhåndsvisningen
umpire-plan-edit = Endre …
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Spillere kan bli med både før og etter starten.
           *[other] Påmeldingen stenger <t:{ $closes }:f> og åpner igjen etter starten.
        }
       *[no] Påmeldingen stenger { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] <t:{ $closes }:f>
        }.
    } Sesongen begynner { $starts ->
        [none] { season-settings-empty-starts }
       *[other] <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] . Den slutter { season-settings-empty-ends }
       *[other] . Den slutter <t:{ $ends }:f>
    }. { $places ->
        [none] Alle får plass.
       *[other] Det er { $places } plasser og en venteliste.
    }
umpire-warn-hours = ⚠️ **Den første runden begynner på en tid av døgnet da det ikke spilles.** Klarsjekken begynner straks en runde begynner.
umpire-warn-places = ⚠️ **Ingen bord blir fulle.** Et bord har { $size } stoler, sesongen { $places } plasser.
umpire-warn-slow =
    ⚠️ **Et parti rekker kanskje ikke å bli ferdig i løpet av en runde.** De rundt { $turns } turene kan ta { $time } med { $clock }, men en runde varer { $round }. Da teller partiet uten den uferdige omgangen. Det hjelper med { $fitting ->
        [none] {""}
       *[other] { $fitting } eller{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } eller{ " " }
    }lengre runder.
umpire-warn-pursuit = ⚠️ **En runde kan ta uker,** for alle bord må bli ferdige. Et parti har rundt { $turns } turer. En vanlig klokke er raskere.
umpire-opened = **{ $league }** er kunngjort i { $channel }, og påmeldingen er åpen. { $starts ->
        [none] Start sesongen
       *[other] Sesongen begynner <t:{ $starts }:R>, eller når du starter den
    } i oversikten.
umpire-season =
    { $league } · sesong { $number } · { $phase ->
        [signup] påmelding
        [check_in] innsjekking
        [running] i gang
        [paused] pause
        [review] ferdigspilt
        [cancelled] avlyst
       *[over] over
    }
button-open-signup = Åpne påmeldingen

# Å endre det som er kunngjort
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = ingen
season-setting-yes = ja
season-setting-no = nei
season-setting-hours = { $first } til { $last } ({ $zone })
season-setting-span =
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
term-grace =
    { $grace ->
        [one] 1 minutt
       *[other] { $grace } minutter
    }, så en klarsjekk tar { $check }
umpire-alter-no-place = Settes på ventelista: { $names }
umpire-alter-place = Får plass: { $names }
umpire-alter-cut = Oppsettet fra runde { $round } fjernes. Ingenting av det er spilt.
umpire-alter-to-come = Runden som er i gang, beholder fristen. Du kan utsette den i oversikten.
umpire-told = Jeg sier fra i sesongens kanal{ $why ->
        [yes] , med begrunnelsen din
       *[no] {""}
    }.
umpire-alter-stay = Alle { $count } spillere blir med videre.
button-cancel = Avbryt

# Hvordan den går
umpire-check-in-asked =
    🙋 Jeg varsler { $started ->
        [yes] ventelista én gang. De neste plassene går til dem som trykker på **{ league-button-here }**.
       *[no] alle { $count } påmeldte én gang og ber dem trykke **{ league-button-here }**. De som ikke gjør det, mister plassen. Sesongen begynner { $starts ->
            [none] rett etter innsjekkingen
           *[other] <t:{ $starts }:f>
        } hvis minst to er med.
    }
umpire-pause-clock =
    ⏳ Ingen frister, oppsett, klarsjekker eller påminnelser før du lar sesongen fortsette.{ $next ->
        [none] {""}
       *[other] { " " }Neste frist er <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Partier i gang, som fortsetter og teller: { $count }
umpire-pause-called = 📣 Klarsjekker som stanses: { $count }. Ingen taper på det, og jeg finner nye tider.
umpire-pause-timed = 📅 Bord som har fått tid: { $count }. Går den ut, finner jeg en ny.
umpire-resume-clock =
    ⏳ Alle frister flyttes like lenge som pausen fra <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }Den neste er omtrent <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Bord med en tid som er gått ut: { $count }. Jeg finner nye.

# Før en avgjørelse
umpire-preview =
    ### { $league } · sesong { $number }
    -# Bare du ser dette. Ingenting skjer før du trykker på **{ button-confirm }**. Da:
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
umpire-table-hands-over = I { $where } overtar den nye spilleren plassen til { $player }.
umpire-table-forfeits = I { $where } taper { $player }, og en datamaskin spiller videre.
umpire-table-takes-out = I { $where } mister { $player } plassen.
umpire-table-scores = Partiet i { $where } avsluttes, fordi bare én spiller er igjen.
umpire-starts-round =
    { $pings ->
        [yes] 📣 Jeg setter opp runde 1 og varsler spillerne.
       *[no] 🧵 Jeg setter opp runde 1 og åpner bordene i tråder.
    }
umpire-starters = **{ $count } spiller{ $names ->
        [none] .**
       *[other] :** { $names }
    }
umpire-all-through = ⚠️ **Alle går videre til sluttspillet,** som har plass til { $through }. { $carry ->
        [yes] Poengene fra runde 1 og 2 legges til.
       *[no] Det begynner på null.
    }
umpire-byes = ⚖️ { $division ->
        [0] Noen
       *[other] Divisjon { $division }: noen
    } står over én gang mer enn andre, uten poeng.{ $fair ->
        [none] {""}
       *[other] { " " }Med { $fair } runder står alle over like mange ganger.
    }
umpire-left-out = **Får ikke plass:** { $names }
    -# { $absent ->
        [yes] Innsjekkingen mangler, eller alle
       *[no] Alle
    } plassene var tatt. Plassen på ventelista er den samme.
umpire-start =
    { $why ->
        [up] ⬆️ Rykker opp
        [down] ⬇️ Rykker ned
        [back] ↩️ Tilbake etter { umpire-seasons-off }
        [full] ↩️ Tilbake etter { umpire-seasons-off }, fordi divisjon { $promised } er full
        [room] ⏫ Fra divisjon { $promised }, fordi det er plass
        [merged] 🔀 Fra divisjon { $promised }, som slås sammen
        [hand] 🆕 Plassert av en dommer
        [rating] 🆕 Etter rating
        [unrated] 🆕 Uten rating
        [signup] 🆕 Etter påmelding
        [lot] 🆕 Ved lodd
       *[stays] Blir i divisjonen
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] 1 sesong
       *[other] { $off } sesonger
    } pause
umpire-champions =
    { $count ->
        [0] Det er ingen mester.
        [one] 🏆 Mester: **{ $names }**
       *[other] 🏆 Mestere: **{ $names }**
    }
umpire-unanswered = ⚠️ Ubesvarte spørsmål: { $count }. Etter dette kan du ikke svare på dem.
umpire-promoted = ⬆️ Opp: { $names }
umpire-relegated = ⬇️ Ned: { $names }
umpire-cancel-note = Sesongen slutter uten mester. Partier som er i gang, stanses.
umpire-reopen-champions =
    { $count ->
        [0] Det var ingen mester.
       *[other] ↩️ Ikke lenger mester før du bekrefter på nytt: **{ $names }**
    }
umpire-reopen-role = ↩️ Jeg tar tilbake { $role }. Når du bekrefter, får den nye mesteren rollen.
umpire-reopen-moves = ↩️ Opprykk og nedrykk er åpent igjen: { $names }.
umpire-reopen-divisions = ↩️ Spillerne får divisjonsrollene tilbake til du bekrefter.
umpire-reopen-stays = 📌 Partier, avgjørelser og ratinger står til du endrer dem. Jeg sier fra om at du går gjennom resultatene.
umpire-reopen-chips = 📌 Sjetongene står også. Stryker du et parti, går potten tilbake.
refused-reopen_later = Du kan ikke gå gjennom disse resultatene på nytt, fordi sesong { $number } av { $league } bygger på dem.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Bekrefte resultatene i { $league } selv om ikke alt er spilt?**
    { $missing }
umpire-cancel-sure = **Vil du avlyse { $league }?** Det kan du ikke angre.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Taper partiet og kommer sist: { $names }.
umpire-extend-note = Sesongen fortsetter til da.
umpire-tiebreaker-line = 🎯 Det avgjør hvem som { $line ->
        [won] vinner
       *[moves] bytter divisjon
    }, og gir verken poeng eller rating.
umpire-named = -# Jeg varsler alle sammen. Ligastaben kan alltid gripe inn.
umpire-named-gone = Ikke lenger dommere: { $names }.
umpire-named-yourself = ⚠️ Dette overlater sesongen til andre. Hører du ikke til ligastaben, kan bare de ta deg inn igjen.
umpire-tiebreaker-note = -# De som ikke kommer, havner bak alle som spiller. Kommer ingen, må du bestemme rekkefølgen selv.
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
umpire-settle-note = Omspillet er avlyst.
umpire-void-again = Partiet skal spilles igjen innen { $until }.
umpire-void-late = ⚠️ Bordets frist er ute. Utsett den hvis de skal spille på nytt.
umpire-goes-on =
    { $phase ->
        [round1] Runde 1 fortsetter.
        [round2] Runde 2 er i gang.
        [review] Runde 1 og 2 er spilt.
        [tie] Skill først dem som står likt.
        [playoff] Sluttspillet er i gang.
        [final_review] Sluttspillet er spilt.
        [cancelled] Turneringen er avlyst.
       *[done] Turneringen er over.
    }
umpire-tie =
    ⚖️ Likt om { $places ->
        [one] én plass
       *[other] { $places } plasser
    }: { $names }
umpire-closes-computers = ⚠️ **En datamaskin spilte omganger for { $names }.** Bekrefter du, teller de.
umpire-through = Videre til sluttspillet: { $names }
umpire-news = Noe er endret siden du så på det. Se en gang til.
umpire-done = ✅ Gjort: { $sentence }
umpire-dropped = Ingenting ble endret.
button-confirm = Bekreft
button-cancel-season = Ja, avlys den
button-keep-season = Nei, behold den

# Det som foreslås mens en dommer skriver
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") } kl. { $clock })
umpire-other-entry = { $player } har en annen plass nå

# Loggen
umpire-log =
    ### Sesonglogg
    -# { $league } · sesong { $number } · side { $page } av { $pages } · bare ligastaben ser dette
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· eget bord
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ angret av { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Ingenting har skjedd ennå.
umpire-export = **{ $league }**, sesong { $number }: åpne `season.xlsx` som regneark. De andre filene har det samme for programmer. Klokkeslett er i UTC. Filene har navn, så del dem bare med ligastaben.
log-take-back = Angre …
button-log-all = Vis alt
button-log-decisions = Vis avgjørelser

# Det spillerne spør om
umpire-appeals =
    ### Spørsmål · { $league }
    { $count ->
        [0] Ingen er åpne.
       *[other] Åpne: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Bare spilleren og ligastaben kan lese det
umpire-form-reason = Hvorfor
button-answer = Svar

# Det som ikke går
refused-several =
    Ingenting ble endret, av { $count } grunner:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Bruk 1 til { $count } tegn på én linje, uten Discords formateringstegn.
refused-umpire_pursuit_game = Bare { $game } har denne turneringen. Velg et annet format, eller la spillet stå tomt.
refused-umpire_not_for_format = **{ $option }** gjelder ikke for dette formatet. La det stå, eller velg et annet format.
refused-umpire_size = Et bord i { $game } har { $least } til { $most } plasser.
refused-umpire_round_too_short = En runde varer minst { $minutes } minutter.
refused-umpire_round_too_long = En runde varer høyst { $days } døgn.
refused-umpire_not_for_slow = **{ $option }** endrer ingenting med langsom klokke. La det stå, eller velg en annen klokke.
refused-umpire_grace_too_long = Et bord kan vente en halv runde ({ $count } minutter). Velg en kortere tid.
umpire-unread = { $word ->
        [none] Det forstår jeg ikke.
       *[other] Jeg forstår ikke «{ $word }».
    }
refused-umpire_starts_early = Sesongen kan ikke begynne før påmeldingen stenger. Velg en senere start, eller steng tidligere.
refused-umpire_ends_early = Sesongen kan ikke slutte før den begynner. Velg en senere slutt.
refused-umpire_span = { umpire-unread } Skriv `7 dager`, `36 timer`, `1 time 30 minutter` eller `2 uker`.
refused-umpire_time = { umpire-unread } Skriv det som `i morgen 20:00`, `fredag 19`, `24.12. kl. 20`, `om 3 dager` eller `søndag 20:00 UTC+1`.
refused-umpire_time_past = Tidspunktet er forbi eller flere år fram i tid. Velg et annet.
refused-umpire_time_two = Mener du { $first } eller { $second }? Skriv en av dem, med klokkeslett: `{ $first } 20:00`.
refused-umpire_channel = Velg en tekstkanal som har tråder.
refused-umpire_permissions = Jeg mangler { $permissions } i { $channel }. Be noen som administrerer kanalen, om å gi meg det.
refused-umpire_draft_gone = Forhåndsvisningen er for gammel eller allerede brukt. Begynn på nytt.
refused-umpire_no_season = Ingen liga er i gang her. `/{ command-umpire } { command-umpire-create }` åpner en.
refused-umpire_points = Skriv `=12` for å sette poengene, `+3` for å legge til eller `-3` for å trekke fra.
refused-umpire_whole_number = Skriv et helt tall fra { $least } til { $most }.
refused-umpire_choice = Velg en av disse: { $choices }.
refused-umpire_no_total = Skriv den nye summen, eller velg **{ dashboard-result-void }**.
refused-umpire_number = Jeg forstår ikke tallet. Skriv det med sifre.
refused-umpire_not_waiting = Spilleren står ikke på ventelista lenger.
refused-umpire_replace_whom = Ventelista er tom. Velg hvem som tar over.
refused-umpire_role = { $role } gir flere rettigheter enn du har. Velg en rolle uten rettigheter, eller spør noen som har dem.
refused-umpire_replace_plays = { $name } spiller allerede i denne sesongen. Velg en som ikke gjør det.
refused-umpire_no_bots = Boter kan ikke spille. Velg et menneske.

command-umpire = dommer
command-umpire-description = Åpne ligaer og styr dem
command-umpire-create = lag
command-umpire-create-description = Åpne en sesong. Først ser du en forhåndsvisning
command-umpire-create-name-description = Hva ligaen skal hete
command-umpire-create-game-description = Hvilket spill (standard: Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Hvem som møter hvem (standard: en åpen sesong)
command-umpire-create-length-description = Omganger per parti (0: spill helt ut)
command-umpire-create-size = størrelse
command-umpire-create-size-description = Spillere per bord (standard: 4)
command-umpire-create-rounds = runder
command-umpire-create-rounds-description = Antall runder (standard: 5)
command-umpire-create-round-length = rundelengde
command-umpire-create-round-length-description = Rundelengde, f.eks. 36 timer eller 20 minutter (standard: 7 dager)
command-umpire-create-places = plasser
command-umpire-create-places-description = Antall plasser. Resten kommer på venteliste (standard: så mange som vil)
command-umpire-create-starts = begynner
command-umpire-create-starts-description = Når den begynner, f.eks. 5 dager (standard: når du starter den)
command-umpire-create-again = igjen
command-umpire-create-again-description = Kopier innstillingene fra en sesong. Valg du fyller ut her, går foran
umpire-enter-note = Det teller, merket som spilt et annet sted. Ratingen endres ikke.
refused-enter_who = Jeg skjønner ikke hvem «{ $line }» er. Skriv én spiller på hver linje, med navnet fra sesongen, for eksempel `1. Ada 120`.
refused-enter_twice = { $name } står på to linjer. Skriv én per spiller.
refused-enter_missing = { $name } mangler. For en som ikke kom, skriver du `{ $name }: kom ikke`.
refused-enter_numbers = Gi nummer til alle som kom, eller ingen. Uten numre har den øverste vunnet.
refused-enter_points = Skriv poeng for alle som kom, eller for ingen.
refused-enter_dash = Betyr «-» foran { $name } at spilleren ikke kom? Da dropper du poeng og andre punkttegn. Hvis ikke, dropper du «-».
refused-enter_places = Det finnes ingen { $number }. plass blant { $count } spillere. Skriv poengene etter navnet, for eksempel `Ada { $number }`.
# Slik skriver folk at noen ikke kom, etter navnet.
enter-absent = kom ikke, ikke møtt, møtte ikke, møtte ikke opp, ikke til stede, fraværende
command-umpire-log = logg
command-umpire-log-description = Alle avgjørelser, og hvorfor
command-umpire-export = eksport
command-umpire-export-description = Resultater, tabell og logg som filer

choice-format-open = åpen sesong: hvert rangerte parti i ligaen teller
choice-format-rounds = runder: nytt oppsett hver runde
choice-format-divisions = divisjoner: runder i hver av dem, med opp- og nedrykk
choice-format-cup = cup: den beste halvdelen av hvert bord går videre
choice-format-pursuit = turnering i Swedish Pursuit
act-call-umpire = { $player } tilkalte dommeren til dette bordet: { $fixture }.
act-go-on = Ingen dommer svarte i tide, så klokkene gikk igjen: { $fixture }.
