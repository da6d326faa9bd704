# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") } kl. { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Slutspil, bord { $table }
        [tiebreaker] Omkamp { $round }{ season-division }
       *[round] Runde { $round }{ season-division }, bord { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = et bord i en runde der er fjernet

act-signup =
    { $player } tilmeldte sig{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } efter rating)
    }.
act-leave = { $player } trak sig.
act-check-in = { $player } tjekkede ind.
act-appeal = { $player } spurgte dommeren: { $match }.
act-seat = Bord åbnet: { $fixture }.
act-relocate = Flyttet til en anden tråd: { $fixture }.
act-unseat = Bord lukket uden resultat: { $fixture }.
act-record = Parti slut: { $match }.
act-game =
    { $table }: omgang { $slot } { $stands ->
        [dealt] blev delt ud.
       *[over] er slut.
    }
act-put-off = Færre end to var med, så { $until ->
        [none] tilmeldingen er stadig åben.
       *[other] starten er udsat til { $until }.
    }
act-draw = Næste runde blev sat op. Den slutter { $until }.
act-remind =
    { $what ->
        [day] Påmindelse, et døgn tilbage
        [umpire] Dommeren fik en påmindelse, ingen kom
       *[hour] Påmindelse, en time tilbage
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] Fristen udløb uden resultat: { $fixture }.
       *[other] { $who } vandt uden kamp: { $fixture }.
    }
act-appoint = Tiden er nu { $at }: { $fixture }.
act-mark = { $player } markerer timer: { $fixture }.
act-propose = { $player } foreslår { $at }: { $fixture }.
act-accept = { $player } accepterer { $at }: { $fixture }.
act-decline = { $player } kan ikke { $at }: { $fixture }.
act-want-event = { $player } vil have en begivenhed: { $fixture }.
act-miss-event = Discord oprettede ingen begivenhed{ $why ->
        [full] , serveren har for mange
       *[other] {""}
    }: { $fixture }.
act-agree = Tid aftalt, { $at }: { $fixture }.
act-ask = En ny spiller bliver spurgt om tiden: { $fixture }.
act-ask-for-hours = Spillere uden tider blev spurgt igen ({ $count ->
        [one] 1 bord
       *[other] { $count } borde
    }).
act-lapse = Den foreslåede tid udløb: { $fixture }.
act-call = Klartjek indtil { $until }: { $fixture }.
act-call-over = Klartjekket er slut: { $fixture }.
act-play-on =
    { $players ->
        [none] Alle spiller videre: { $fixture }.
       *[other] Partiet fortsætter uden { $players }: { $fixture }.
    }
act-wait = Mere tid til en tur indtil { $until }: { $fixture }.
act-begin = { $players } spiller: { $fixture }.
act-begin-all =
    { $fixture } begynder.{ $away ->
        [none] {""}
       *[other] { " " }Computere spiller indtil videre for { $away }.
    }
act-deserted = For få kom: { $fixture }.
act-post = Stillingen blev slået op.
act-close = Alle partier er slut.
act-open-check-in = Check-in er åben indtil { $until }.
act-start = Sæsonen begynder.
act-pause = Sæsonen er på pause.
act-resume = Sæsonen fortsætter.
act-confirm = Resultaterne er bekræftet.
act-reopen = Resultaterne gennemgås igen.
act-cancel = Sæsonen er aflyst.
act-umpires = Dommere: { $umpires }.
act-name-role = { $role ->
    [none] Division { $division } har ingen rolle længere.
   *[other] Spillerne i division { $division } har rollen { $role }.
}
act-lose-channel = Sæsonens kanal blev slettet, så sæsonen står stille.
act-alter = Sæsonindstillinger ændret: { $settings }
act-answer = { $player } fik svar: { $match }.

ruling-void = Partiet tæller ikke: { $match }.
ruling-adjust = { $player } har { $total } i partiet: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] får
       *[minus] mister
    } { $points } point.
ruling-settle = Rækkefølgen er afgjort: { $players }.
ruling-tiebreaker = Omkamp: { $players }, inden { $until }.
ruling-withdraw =
    { $player } er ikke længere med. { $rest ->
        [forfeit] Spilleren taber de resterende partier.
        [zero] De resterende partier tæller ikke.
       *[void] Spillerens partier tæller ikke, heller ikke de spillede.
    }
ruling-replace = { $player } overtager pladsen efter { $old }.
ruling-extend =
    { $count ->
        [0] Sæsonen varer til { $until }.
        [one] Fristen er nu { $until }: { $fixture }.
       *[other] Fristen er nu { $until } for { $count } borde.
    }
ruling-enter =
    Resultat indtastet for et parti spillet et andet sted{ $fixture ->
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
ruling-warn = { $player } fik en privat advarsel.
ruling-reverse = Afgørelsen fra { $at } er fortrudt: »{ $what }«
ruling-game-adjust =
    { $player }, runde { $round }, omgang { $slot }: { $sign ->
        [set] { $points } point
        [plus] { $points } point mere
       *[minus] { $points } point mindre
    }.
ruling-game-void = Omgang { $slot } tæller ikke og spilles igen. { $table }.
ruling-game-shared = De deler førstepladsen, og alle er vindere.
ruling-game-settle = Pointligheden er afgjort til fordel for { $players }.
ruling-game-withdraw = { $player } er ude af turneringen. Omgangene tæller.

# Opening a season
umpire-plan =
    ## { $league }
    -# Ikke annonceret endnu. Jeg slår den op i { $channel }.
umpire-plan-usual = **Du har ikke valgt et format, så jeg foreslår det her.** Vælg en skabelon, eller ændr det.
umpire-new = En ny sæson
umpire-new-preset = Hvordan I spiller
umpire-new-preset-about = Du kan ændre det hele i forhåndsvisningen
umpire-plan-edit = Ændr …
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Spillere kan tilmelde sig før og efter starten.
           *[other] Tilmeldingen lukker <t:{ $closes }:f> og åbner igen efter starten.
        }
       *[no] Tilmeldingen lukker { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] <t:{ $closes }:f>
        }.
    } Sæsonen begynder { $starts ->
        [none] { season-settings-empty-starts }
       *[other] <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] . Den slutter { season-settings-empty-ends }
       *[other] . Den slutter <t:{ $ends }:f>
    }. { $places ->
        [none] Alle får plads.
       *[other] Der er { $places } pladser og en venteliste.
    }
umpire-warn-hours = ⚠️ **Den første runde begynder uden for spilletiden.** Klartjekket åbner så snart en runde begynder.
umpire-warn-places = ⚠️ **Intet bord bliver fuldt.** Et bord har { $size } stole, sæsonen { $places } pladser.
umpire-warn-slow =
    ⚠️ **Et parti bliver måske ikke færdigt i en runde.** De ca. { $turns } ture kan tage { $time } med { $clock }, men en runde varer { $round }. Så gøres det op uden den omgang der ikke er færdig. Det hjælper med { $fitting ->
        [none] {""}
       *[other] { $fitting } eller{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } eller{ " " }
    }længere runder.
umpire-warn-pursuit = ⚠️ **En runde kan tage uger,** for alle borde skal blive færdige. Et parti har omkring { $turns } ture. Et almindeligt ur er hurtigere.
umpire-opened = **{ $league }** er annonceret i { $channel }, og tilmeldingen er åben. { $starts ->
        [none] Start sæsonen
       *[other] Sæsonen begynder <t:{ $starts }:R>, eller når du starter den
    } i oversigten.
umpire-season =
    { $league } · sæson { $number } · { $phase ->
        [signup] tilmelding
        [check_in] check-in
        [running] i gang
        [paused] på pause
        [review] spillet
        [cancelled] aflyst
       *[over] slut
    }
button-open-signup = Åbn tilmeldingen

# Changing what is announced
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = ingen
season-setting-yes = ja
season-setting-no = nej
season-setting-hours = { $first } til { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] 1 minut
           *[other] { $time } minutter
        }
        [hours] { $time ->
            [one] 1 time
           *[other] { $time } timer
        }
       *[days] { $time ->
            [one] 1 døgn
           *[other] { $time } døgn
        }
    }
term-grace =
    { $grace ->
        [one] 1 minut
       *[other] { $grace } minutter
    }, så et klartjek tager { $check }
umpire-alter-no-place = Kommer på ventelisten: { $names }
umpire-alter-place = Får plads: { $names }
umpire-alter-cut = Bordene fra runde { $round } og frem fjernes. Ingen af dem er spillet.
umpire-alter-to-come = Den runde der er i gang, beholder sin frist. Du kan udsætte den i oversigten.
umpire-told = Jeg slår det op i sæsonens kanal{ $why ->
        [yes] {" "}med din begrundelse
       *[no] {""}
    }.
umpire-alter-stay = Alle { $count } spillere bliver.
button-cancel = Annuller

# How it goes
umpire-check-in-asked =
    🙋 Jeg pinger { $started ->
        [yes] ventelisten én gang. De næste pladser går til dem der trykker på **{ league-button-here }**.
       *[no] alle { $count } spillere én gang og beder dem trykke på **{ league-button-here }**. De der ikke gør, mister deres plads. Sæsonen begynder { $starts ->
            [none] lige efter check-in
           *[other] <t:{ $starts }:f>
        } hvis mindst to er med.
    }
umpire-pause-clock =
    ⏳ Ingen frister, nye borde, klartjek eller påmindelser før du fortsætter.{ $next ->
        [none] {""}
       *[other] { " " }Næste frist er <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Partier i gang, som fortsætter og tæller: { $count }
umpire-pause-called = 📣 Klartjek der stopper: { $count }. Ingen taber på det, og jeg finder andre tider.
umpire-pause-timed = 📅 Borde med en tid: { $count }. Er den forbi, finder jeg en ny.
umpire-resume-clock =
    ⏳ Alle frister rykkes med den tid der er gået siden <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }Den næste er omkring <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Borde med en tid der er passeret: { $count }. Jeg finder andre.

# Before a decision
umpire-preview =
    ### { $league } · sæson { $number }
    -# Kun du ser det her. Intet sker før du trykker på **{ button-confirm }**. Så:
umpire-reason = > { $reason }
umpire-own-table = ⚠️ Det er dit eget bord. Det kommer til at stå i loggen.
umpire-no-change = Stillingen bliver som den er.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] ingen plads
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] Bordet i { $where } lukkes.
       *[other] Partiet i { $where } stoppes.
    }
umpire-table-hands-over = I { $where } overtager den nye spiller pladsen efter { $player }.
umpire-table-forfeits = I { $where } taber { $player }, og en computer spiller videre.
umpire-table-takes-out = I { $where } mister { $player } sin plads.
umpire-table-scores = Partiet i { $where } slutter fordi kun én spiller er tilbage.
umpire-starts-round =
    { $pings ->
        [yes] 📣 Jeg sætter runde 1 op og giver spillerne besked.
       *[no] 🧵 Jeg sætter runde 1 op og åbner bordene i tråde.
    }
umpire-starters = **{ $count } er med{ $names ->
        [none] .**
       *[other] :** { $names }
    }
umpire-all-through = ⚠️ **Alle spillere går videre til slutspillet,** som har plads til { $through }. { $carry ->
        [yes] Pointene fra runde 1 og 2 lægges til.
       *[no] Det begynder på nul.
    }
umpire-byes = ⚖️ { $division ->
        [0] Nogle
       *[other] Division { $division }: nogle
    } sidder over én gang mere end andre, uden point.{ $fair ->
        [none] {""}
       *[other] { " " }Med { $fair } runder sidder alle over lige mange gange.
    }
umpire-left-out = **Får ikke plads:** { $names }
    -# { $absent ->
        [yes] Check-in mangler, eller alle
       *[no] Alle
    } pladser var taget. Pladsen på ventelisten er den samme.
umpire-start =
    { $why ->
        [up] ⬆️ Rykker op
        [down] ⬇️ Rykker ned
        [back] ↩️ Tilbage efter { umpire-seasons-off }
        [full] ↩️ Tilbage efter { umpire-seasons-off } fordi division { $promised } er fuld
        [room] ⏫ Fra division { $promised } fordi der er plads
        [merged] 🔀 Fra division { $promised }, som slås sammen
        [hand] 🆕 Placeret af en dommer
        [rating] 🆕 Efter rating
        [unrated] 🆕 Ingen rating endnu
        [signup] 🆕 Efter tilmelding
        [lot] 🆕 Ved lodtrækning
       *[stays] Bliver
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] 1 sæsons
       *[other] { $off } sæsoners
    } pause
umpire-champions =
    { $count ->
        [0] Der er ingen mester.
        [one] 🏆 Mester: **{ $names }**
       *[other] 🏆 Mestre: **{ $names }**
    }
umpire-unanswered = ⚠️ Ubesvarede spørgsmål: { $count }. Bagefter kan du ikke svare på dem.
umpire-promoted = ⬆️ Op: { $names }
umpire-relegated = ⬇️ Ned: { $names }
umpire-cancel-note = Sæsonen slutter uden en mester. Partier i gang stopper.
umpire-reopen-champions =
    { $count ->
        [0] Der var ingen mester.
       *[other] ↩️ Ikke længere mester før du bekræfter igen: **{ $names }**
    }
umpire-reopen-role = ↩️ Jeg tager { $role } tilbage. Når du bekræfter, får den nye mester den.
umpire-reopen-moves = ↩️ Op- og nedrykning er åben igen: { $names }.
umpire-reopen-divisions = ↩️ Spillerne får deres divisionsroller tilbage indtil du bekræfter.
umpire-reopen-stays = 📌 Partier, afgørelser og rating bliver indtil du ændrer dem. Jeg fortæller i kanalen at du gennemgår resultaterne.
umpire-reopen-chips = 📌 Jetonerne bliver også. Gør du et parti ugyldigt, går puljen tilbage.
refused-reopen_later = Du kan ikke gennemgå de resultater igen fordi sæson { $number } af { $league } bygger på dem.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Vil du bekræfte resultaterne i { $league } selv om ikke alt er spillet?**
    { $missing }
umpire-cancel-sure = **Vil du aflyse { $league }?** Det kan ikke fortrydes.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Taber partiet og ender sidst: { $names }.
umpire-extend-note = Sæsonen fortsætter indtil da.
umpire-tiebreaker-line = 🎯 Den afgør hvem der { $line ->
        [won] vinder
       *[moves] skifter division
    }, og giver hverken point eller rating.
umpire-named = -# Jeg giver dem alle besked. Ligaledelsen kan altid gribe ind.
umpire-named-gone = Ikke længere dommere: { $names }.
umpire-named-yourself = ⚠️ Det overlader sæsonen til andre. Hører du ikke til ligaledelsen, kan kun den tage dig med igen.
umpire-tiebreaker-note = -# Udeblevne kommer efter dem der spiller. Kommer ingen, skal du selv afgøre rækkefølgen.
umpire-tied =
    { $names } deler { $place ->
        [1] førstepladsen
       *[other] plads { $place }
    }{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }{ $line ->
        [won] , så der er ingen vinder endnu.
        [moves] , så det er åbent hvem der skifter division.
       *[goes_on] .
    }
umpire-settle-note = Omkampen aflyses.
umpire-void-again = Partiet skal spilles igen inden { $until }.
umpire-void-late = ⚠️ Bordets frist er udløbet. Udsæt den for at lade dem spille igen.
umpire-goes-on =
    { $phase ->
        [round1] Runde 1 fortsætter.
        [round2] Runde 2 er i gang.
        [review] Runde 1 og 2 er spillet.
        [tie] Afgør først rækkefølgen.
        [playoff] Slutspillet er i gang.
        [final_review] Slutspillet er spillet.
        [cancelled] Turneringen er aflyst.
       *[done] Turneringen er slut.
    }
umpire-tie =
    ⚖️ Pointlighed om { $places ->
        [one] én plads
       *[other] { $places } pladser
    }: { $names }
umpire-closes-computers = ⚠️ **En computer spillede nogle omgange for { $names }.** Bekræfter du, tæller de.
umpire-through = Videre til slutspillet: { $names }
umpire-news = Noget er ændret siden du så på det. Kig igen.
umpire-done = ✅ Udført: { $sentence }
umpire-dropped = Intet blev ændret.
button-confirm = Bekræft
button-cancel-season = Ja, aflys den
button-keep-season = Nej, behold den

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") } kl. { $clock })
umpire-other-entry = { $player } har en anden plads nu

# Its log
umpire-log =
    ### Sæsonlog
    -# { $league } · sæson { $number } · side { $page } af { $pages } · kun ligaledelsen ser det
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
       *[other] { "\u000A" }-# ↩️ fortrudt af { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Intet er sket endnu.
umpire-export = **{ $league }**, sæson { $number }: åbn `season.xlsx` som regneark. De andre filer har det samme til programmer. Klokkeslæt er i UTC. Filerne indeholder navne, så del dem kun med ligaledelsen.
log-take-back = Fortryd …
button-log-all = Vis alt
button-log-decisions = Vis afgørelser

# What players ask
umpire-appeals =
    ### Spørgsmål · { $league }
    { $count ->
        [0] Ingen er åbne.
       *[other] Åbne: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Kun spilleren og ligaledelsen kan læse det
umpire-form-reason = Hvorfor
button-answer = Svar

# What cannot be done
refused-several =
    Intet blev ændret. Der er { $count } grunde:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Brug 1 til { $count } tegn på én linje, uden Discords formateringstegn.
refused-umpire_pursuit_game = Kun { $game } har den turnering. Vælg et andet format, eller udelad spillet.
refused-umpire_not_for_format = **{ $option }** gælder ikke for dette format. Lad det stå, eller vælg et andet format.
refused-umpire_size = Et bord i { $game } har { $least } til { $most } pladser.
refused-umpire_round_too_short = En runde varer mindst { $minutes } minutter.
refused-umpire_round_too_long = En runde varer højst { $days } dage.
refused-umpire_not_for_slow = **{ $option }** ændrer intet med langsomt ur. Lad det stå, eller vælg et andet ur.
refused-umpire_grace_too_long = Et bord kan vente en halv runde ({ $count } minutter). Vælg en kortere tid.
umpire-unread = { $word ->
        [none] Det forstår jeg ikke.
       *[other] Jeg forstår ikke »{ $word }«.
    }
refused-umpire_starts_early = Sæsonen kan ikke begynde før tilmeldingen lukker. Vælg en senere start, eller luk tidligere.
refused-umpire_ends_early = Sæsonen kan ikke slutte før den begynder. Vælg en senere slutning.
refused-umpire_span = { umpire-unread } Skriv `7 dage`, `36 timer`, `1 time 30 minutter` eller `2 uger`.
refused-umpire_time = { umpire-unread } Skriv f.eks. `i morgen 20.00`, `fredag 19`, `24.12. kl. 20`, `om 3 dage` eller `søndag 20.00 UTC+1`.
refused-umpire_time_past = Tidspunktet er forbi eller flere år ude i fremtiden. Vælg et andet.
refused-umpire_time_two = Mener du { $first } eller { $second }? Skriv en af dem, med klokkeslæt: `{ $first } 20.00`.
refused-umpire_channel = Vælg en tekstkanal der har tråde.
refused-umpire_permissions = Jeg mangler { $permissions } i { $channel }. Bed et medlem der administrerer kanalen, om at tilføje dem.
refused-umpire_draft_gone = Forhåndsvisningen er for gammel eller er allerede brugt. Begynd forfra.
refused-umpire_no_season = Ingen liga er i gang her. `/{ command-umpire } { command-umpire-create }` åbner en.
refused-umpire_points = Skriv `=12` for at sætte pointene, `+3` for at tilføje eller `-3` for at trække fra.
refused-umpire_whole_number = Skriv et helt tal fra { $least } til { $most }.
refused-umpire_choice = Vælg en af dem her: { $choices }.
refused-umpire_no_total = Skriv spillerens nye sum, eller vælg **{ dashboard-result-void }**.
refused-umpire_number = Jeg kan ikke læse tallet. Skriv det med cifre.
refused-umpire_not_waiting = Spilleren står ikke på ventelisten længere.
refused-umpire_replace_whom = Ventelisten er tom. Vælg hvem der overtager.
refused-umpire_role = { $role } giver flere rettigheder end du har. Vælg en rolle uden rettigheder, eller spørg en der har dem.
refused-umpire_replace_plays = { $name } spiller allerede i sæsonen. Vælg en der ikke gør.
refused-umpire_no_bots = Bots kan ikke spille. Vælg et menneske.

command-umpire = dommer
command-umpire-description = Åbn ligaer, og led dem
command-umpire-create = opret
command-umpire-create-description = Åbn en sæson. Først ser du en forhåndsvisning
command-umpire-create-name-description = Hvad ligaen skal hedde
command-umpire-create-game-description = Hvilket spil (standard: Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Hvem der møder hvem (standard: en åben sæson)
command-umpire-create-length-description = Omgange pr. parti (0: spil til ende)
command-umpire-create-size = størrelse
command-umpire-create-size-description = Spillere pr. bord (standard: 4)
command-umpire-create-rounds = runder
command-umpire-create-rounds-description = Antal runder (standard: 5)
command-umpire-create-round-length = rundelængde
command-umpire-create-round-length-description = Rundelængde, f.eks. 36 timer eller 20 minutter (standard: 7 dage)
command-umpire-create-places = pladser
command-umpire-create-places-description = Antal pladser. Resten kommer på venteliste (standard: ubegrænset)
command-umpire-create-starts = begynder
command-umpire-create-starts-description = Hvornår den begynder, f.eks. 5 dage (standard: når du starter den)
command-umpire-create-again = igen
command-umpire-create-again-description = Kopiér en sæsons indstillinger. Det du udfylder her, går forud
umpire-enter-note = Det tæller, mærket som spillet et andet sted. Rating ændres ikke.
refused-enter_who = Jeg kan ikke se hvem »{ $line }« er. Skriv én spiller pr. linje med navnet fra sæsonen, f.eks. `1. Ada 120`.
refused-enter_twice = { $name } står på to linjer. Skriv én pr. spiller.
refused-enter_missing = { $name } mangler. Skriv `{ $name }: udeblev` hvis spilleren ikke kom.
refused-enter_numbers = Giv alle der kom, et nummer, eller ingen. Uden numre er den første linje vinderen.
refused-enter_points = Skriv point for alle der kom, eller for ingen.
refused-enter_dash = Betyder »-« før { $name } at spilleren udeblev? Så udelad point og andre punkttegn. Hvis ikke, så udelad »-«.
refused-enter_places = Der er ingen plads { $number } blandt { $count } spillere. Skriv point efter navnet, f.eks. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = udeblev, udeblevet, kom ikke, mødte ikke, mødte ikke op, ikke til stede, fraværende
command-umpire-log = log
command-umpire-log-description = Alle afgørelser og hvorfor
command-umpire-export = eksport
command-umpire-export-description = Resultater, stilling og log som filer

choice-format-open = åben sæson: hvert rangeret parti i ligaen tæller
choice-format-rounds = runder: nye borde hver runde
choice-format-divisions = divisioner: runder i hver, med op- og nedrykning
choice-format-cup = cup: den bedste halvdel af hvert bord går videre
choice-format-pursuit = turnering i Swedish Pursuit
act-call-umpire = { $player } tilkaldte dommeren til bordet: { $fixture }.
act-go-on = Ingen dommer svarede i tide, så urene gik igen: { $fixture }.
