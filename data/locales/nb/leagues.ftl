# Det alle ser av en liga: hva den er, tabellen, oppsatte partier, hvordan det teller, å spørre dommeren.
command-league = liga
command-league-description = Ligaer og turneringer: se, bli med, spill
command-league-info = info
command-league-info-description = Hvordan en sesong ligger an, og hva du kan gjøre
command-league-join = bli-med
command-league-join-description = Meld deg på en sesong eller ventelista
command-league-leave = trekk-deg
command-league-leave-description = Gi fra deg plassen i en sesong
command-league-standings = tabell
command-league-standings-description = Tabellen, og hvordan det teller
command-league-standings-member-description = Vis hvordan det teller for dette medlemmet
command-league-fixtures = partier
command-league-fixtures-description = Partiene dine og alle de andre
command-league-fixtures-round-description = Hvilken runde (standard: den nyeste)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# side { $page } av { $pages }
    }
league-division = **Divisjon { $number }**
league-nobody = Ingen spillere ennå.
league-not-started = Ikke i gang ennå.
league-signed-so-far = Påmeldt så langt:
league-number = { $number }

league-seasons = ## Ligaer
league-seasons-choose = Velg en sesong …
league-no-seasons =
    Serveren har ingen liga ennå. { $role ->
        [none] Medlemmer med tillatelsen **Administrer server**
       *[other] Medlemmer med rollen { $role } eller tillatelsen **Administrer server**
    } kan åpne en med `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = Dommeren går gjennom resultatene og kårer mesteren.
league-stands =
    { $phase ->
        [signup] påmeldingen er åpen
        [check_in] innsjekkingen er åpen
        [running] i gang
        [paused] satt på pause
        [review] til gjennomgang
        [over] over
       *[cancelled] avlyst
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Påmeldingen er åpen.** { league-starts }
           *[other] **Påmeldingen er åpen** til <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Påmeldingen er stengt.** { league-starts }
    }
league-postponed = Starten ble utsatt fordi for få var med.
league-starts =
    { $starts ->
        [none] Dommeren setter i gang.
       *[other] Sesongen begynner <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Du kan melde deg på igjen.{" "}
       *[no] {""}
    }**Innsjekkingen er åpen.** Trykk på **{ league-button-here }** innen <t:{ $until }:f> (<t:{ $until }:R>) for å beholde plassen. Så begynner sesongen.
league-phase-open = **Sesongen er i gang.**
league-follows-open =
    { $until ->
        [none] Dommeren avslutter sesongen.
       *[other] { league-ends }
    }
league-ends = Slutter <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **Runde { $round } av { $rounds } er { league-round-is }.**
league-round-is =
    { $over ->
        [yes] over
       *[no] i gang
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Så setter jeg opp neste runde.
    }
league-phase-tiebreaker = **Et omspill er i gang.**
league-phase-cup = { $how ->
        [final] **Finalen er { league-round-is }:** { $left }.
       *[other] **Runde { $round }{ $how ->
            [tiebreaker] , et omspill,
           *[round] {""}
        } er { league-round-is }.** { $left } spillere er igjen.
    }
league-phase-paused = **Pause** siden <t:{ $at }:f>. Ingen partier begynner, og ingen frister går ut.
league-phase-review = **Ferdigspilt.** { league-review }
league-phase-over = **Avsluttet** <t:{ $at }:D>. { $count ->
        [0] Ingen mester.
        [one] 🏆 { $champions }
       *[other] 🏆 delt av { $champions }{ $more ->
            [0] {""}
           *[other] { " " }og { $more } til
        }
    }
league-phase-cancelled = **Avlyst** <t:{ $at }:D>.
league-pursuit-round1 = **Runde 1 er i gang.**
league-follows-pursuit-round1 = Når alle bordene er ferdige, setter jeg opp runde 2.
league-pursuit-round2 = **Runde 2 er i gang.**
league-follows-pursuit-round2 = Når alle bordene er ferdige, går dommeren gjennom poengene, og jeg setter opp sluttspillet.
league-pursuit-review = **Begge rundene er over.**
league-follows-pursuit-review = Dommeren går gjennom poengene. Så setter jeg opp sluttspillet.
league-follows-pursuit-tie =
    { $count } spillere står likt. Dommeren bestemmer hvem som { $final ->
        [yes] vinner.
       *[no] går videre.
    }
league-pursuit-playoff = **Sluttspillet er i gang.**
league-follows-pursuit-playoff = Den laveste summen vinner.
league-pursuit-final_review = **Sluttspillet er over.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Du er med{ $division ->
        [0] {""}
       *[other] { " " }i divisjon { $division }
    }.
league-own-waiting = ⏳ Du er nummer { $number } på ventelista.
league-own-check-in = ⏰ Du har ikke sjekket inn ennå.
league-own-checked-in = ✅ Du har sjekket inn.

league-play = **{ $game }** · husregler: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · 1 omgang per parti" }
       *[other] { " · " }{ $length } omganger per parti
    }
league-time =
    { $unit ->
        [minutes] { $time } minutter
        [hours] { $time ->
            [one] 1 time
           *[other] { $time } timer
        }
       *[days] { $time ->
            [one] ett døgn
           *[other] { $time } døgn
        }
    }
league-format-open = **Åpen sesong:** åpne et bord med **{ league-button-open }** når du vil. Det som teller, er hvor ofte du kommer foran de andre.
league-pairs =
    { $size ->
        [2] { " " }Du møter alle én gang før du møter noen igjen.
       *[other] {""}
    }
league-format-rounds = **Runder:** { $rounds ->
        [one] 1 runde på { league-time } ved bord på { $size }.
       *[other] { $rounds } runder på { league-time } hver ved bord på { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Først møter du nye motstandere, så jevnbyrdige.
league-format-divisions = **Divisjoner** på høyst { $division }, med { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } på { league-time } ved bord på { $size }. { league-opponents }{ league-pairs } Etter sesongen { $moving ->
        [0] bytter ingen divisjon.
        [one] rykker den beste i hver divisjon opp og den siste ned.
       *[other] rykker de { $moving } beste i hver divisjon opp og de { $moving } siste ned.
    }
league-format-cup = **Cup:** utslagsspill ved bord på { $size }. Den beste halvdelen av hvert bord går videre, fram til finalen. En runde varer i { league-time }.
league-format-pursuit = **Turnering i Swedish Pursuit:** to runder på fem omganger ved bord som loddes ut. De { $through } laveste summene går videre til et sluttspill på fem omganger til, som { $carry ->
        [yes] legges til
       *[no] begynner på null
    }. Til du tar plassen din, spiller en datamaskin for deg. Omgangene den spiller, er merket 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = Et parti gir 100 poeng for førsteplassen, 0 for sisteplassen og jevnt fordelt imellom. De som står likt, deler. Summen teller.
league-counts-open = Rangerte partier ved bordene i sesongen teller når minst to mennesker var med fra første omgang, og bare for dem.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Er du ikke der innen fristen, taper du partiet.{" "}
    }Et parti som er i gang når fristen er ute, teller uten den uferdige omgangen. Er ingen omgang ferdig, teller det ikke.
league-counts-possible = I tabellen er 2–5 på linja til en spiller plassene der spilleren fortsatt kan ende. En lås betyr at det er avgjort. Det kan bare endre seg når noen blir med, slutter eller kommer tilbake, eller når dommeren griper inn.
league-counts-byes = Er dere et odde antall, bytter dere på å stå over, uten poeng.
league-forfeits = Går du, eller spiller en datamaskin mer enn { $share } % av omgangene for deg, taper du partiet og kommer sist.
league-luck-match = Blant datamaskiner på alle nivåer er omtrent { $percent } % av resultatet i et enkelt parti { $game } dyktighet. Resten er flaks. Over mange partier slår dyktigheten igjennom.
league-luck-order =
    Etter { $rounds } runder er { $part ->
        [little] nesten ingenting av rekkefølgen i tabellen flaks.
        [tenth] omtrent en tidel av rekkefølgen i tabellen flaks.
        [fifth] omtrent en femdel av rekkefølgen i tabellen flaks.
        [quarter] omtrent en firedel av rekkefølgen i tabellen flaks.
        [third] omtrent en tredel av rekkefølgen i tabellen flaks.
        [half] omtrent halvparten av rekkefølgen i tabellen flaks.
        [two_thirds] omtrent to tredeler av rekkefølgen i tabellen flaks.
        [three_quarters] omtrent tre firedeler av rekkefølgen i tabellen flaks.
        [nine_tenths] omtrent ni tideler av rekkefølgen i tabellen flaks.
       *[nearly_all] nesten alt i rekkefølgen i tabellen flaks.
    } Det er et anslag ut fra resultatene og hvor stor forskjell det pleier å være på spillerne i dette spillet.
league-calls =
    Klarsjekken begynner { $how ->
        [time] ti minutter før partiet og slutter { league-minutes } etter starten.
       *[other] når en runde begynner, og varer i { league-minutes } ({ $first }, og { $late } for dem som er sene).
    } { $forfeits ->
        [yes] Kommer du ikke, taper du partiet og kommer sist.
       *[no] Kommer minst to, begynner partiet, og datamaskiner spiller for de andre. Ellers avgjør dommeren.
    }
league-hours = Avtal en tid: alle godtar den, eller de fleste gjør det og de andre sier ingenting på to dager. Ellers velger jeg timen som passer for flest, to dager før fristen, fra { $first } til { $last } ({ $zone }). Svarer ingen, setter jeg ingen tid. Kommer ingen, { $forfeits ->
        [yes] taper ingen.
       *[no] avgjør dommeren.
    }
league-ties =
    Ved likhet: flest vunne partier{ $better ->
        [none] {""}
        [low] , så færrest kortpoeng per omgang
       *[high] , så flest kortpoeng per omgang
    }, så avgjør dommeren eller lar dere spille omspill. Til da deler dere plassen.
league-counting-pursuit = Poengene fra alle omganger legges sammen, og den laveste summen vinner. Dommerens avgjørelse er endelig.
league-counting-cup = Like mange går videre fra hvert bord, og finalen har én vinner. Spillere som ikke kommer, er ute.{ $waits ->
        [yes] { " " }Kommer ingen, avgjør dommeren.
       *[no] {""}
    }
league-seeds-cup = Seedingen { league-seeding } De høyest seedede møtes så sent som mulig og kan stå over første runde.
league-ties-cup = Avgjør likhet hvem som går videre, kan dommeren bestemme til runden er over. Deretter blir det omspill.
league-ties-pursuit =
    Likt om plass { $through }: { $tie ->
        [umpire] dommeren avgjør.
       *[auto] flest vunne omganger i runde 1 og 2, så lavest sum i runde 2, så avgjør dommeren.
    } Likt i sluttspillet: flest vunne omganger der, så i runde 1 og 2, så lavest sum i runde 2. Dommeren avgjør førsteplassen.
league-places = **{ $taken ->
        [one] 1 spiller
       *[other] { $taken } spillere
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } av { $places } plasser ledige
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } venter
    }{ $late ->
        [yes] { " · " }du kan også bli med etter starten
        [still] { " · " }du kan fortsatt bli med
        [wait] { " · " }nye spillere kommer på ventelista
        [no] { " · " }ingen kan bli med etter starten
        [past] { " · " }for sent å bli med
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Dommer
       *[other] Dommere
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }begynner <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }begynte <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }slutter <t:{ $ends }:f>
    }
league-reminders =
    -# Jeg minner om fristene { $when ->
        [both] et døgn og en time
        [day] et døgn
       *[hour] en time
    } før.
league-seed = -# Alle trekninger følger av dette tallet, hemmelig til nå: `{ $seed }`

league-button-here = Jeg er med
league-button-open = Åpne et bord
league-button-leave = Trekk deg
league-button-stay = Bli
league-button-info = Info
league-button-how = Slik spilles det
league-button-standings = Tabell
league-button-standings-own = Tabellen for meg
league-button-fixtures = Partier
league-button-account = Slik teller det for meg
league-button-show = Vis for alle
league-button-am-here = { button-am-here } · { $number }
league-button-round = Runde { $round }
league-button-ask = Spør dommeren{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Du har trukket deg fra sesongen.**
league-left-reason = trakk seg selv
league-checked-in = { league-own-checked-in }
league-leave-ask = **Vil du trekke deg?** Du taper partiene du har igjen. Resultatene til nå teller fortsatt. Bare dommeren kan ta deg inn igjen.
league-ready = ✅ Du er her. Bordet ditt: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
       *[no] {""}
    }
league-standings-title =
    ### { league-button-standings }
    { league-page }
league-outlook =
    { $outlook ->
        [none] {""}
        [open] { " · " }{ $best }{ "\u2060–\u2060" }{ $worst }
        [settled] { " 🔒" }
        [first] { " 🔒 vinner sesongen" }
        [playoff] { " 🔒 er i sluttspillet" }
        [up] { " 🔒 rykker opp" }
        [stay] { " 🔒 blir" }
       *[down] { " 🔒 rykker ned" }
    }{ $chances ->
        [none] {""}
       *[other] { " · " }{ $chances }
    }
league-chance =
    { $goal ->
        [first] 🏆
        [playoff] 🎯
        [up] ▲
       *[stay] ▼
    } { $percent } %
league-outlook-signs =
    { $open ->
        [yes] { " · **2–5**" } plasser som fortsatt er mulige
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } avgjort
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } sjanse til å vinne
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } til å nå sluttspillet
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } til å rykke opp
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } til å rykke ned
       *[no] {""}
    }
league-line =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }**{ $silent ->
        [yes] { " 💤" }
       *[no] {""}
    } · { $score ->
        [none] –
       *[other] **{ $score }** p
    } · { $counted ->
        [none] { $wins } vunnet
       *[other] { $wins } av { $counted } vunnet
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } per omgang
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }foran { $next } etter dommerens rekkefølge
       *[tiebreaker] { " · " }foran { $next } etter omspill
    }{ league-outlook }
league-line-cup =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · seedet { $seed }{ league-outlook }
league-legend-cup =
    -# **=** likt{ $early ->
        [yes] { " · ▫️ fortsatt med" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ trakk seg" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , så flest vunne partier
league-first-deals =
    { $better ->
        [none] {""}
        [low] , så færrest kortpoeng per omgang
       *[high] , så flest kortpoeng per omgang
    }
league-legend =
    -# Flest poeng først{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, over alle spilte omganger
       *[decided] { league-first-wins }{ league-first-deals }, så dommeren eller omspill
    }{ $early ->
        [yes] { " · ▫️ foreløpig, en plass krever" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } har ikke spilt på { $days } døgn
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = Slik teller det for …

league-bracket-alt = Oppsettet, runde { $first } til { $last }. Lyse spillere går videre, mørke er ute.
league-bracket-table =
    Runde { $round }, bord { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } vant.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Videre: { $on }.
        }
    }
league-bracket-legend = -# Lyse går videre, mørke er ute. Seedet: { $names }
league-bracket-words = **Oppsettet:**


league-round =
    ### { $tiebreaker ->
        [yes] Omspill
       *[no] Runde { $round } av { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Sluttspill
       *[other] Runde { $round }
    }
league-own-tables = **Partiene dine**
league-round-of =
    { $stage ->
        [tiebreaker] Omspill { $round }
       *[round] Runde { $round }
    }
league-own-table =
    - { league-round-of } med { $names ->
        [none] ingen andre
       *[other] { $names }
    }: { $set ->
        [yes] spilles
       *[no] spilles innen
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
stake-for =
    { $who ->
        [none] deg
       *[other] { $who }
    }
stake-secures =
    🔑 Udelt førsteplass her betyr { $goal ->
        [first] sesongseier
        [playoff] sluttspill
        [up] opprykk
       *[stay] fornyet plass i divisjonen
    } for { stake-for }.
stake-goal =
    { $goal ->
        [first] sesongseieren
        [playoff] sluttspillet
        [up] opprykket
       *[stay] plassen i divisjonen
    }
stake-needs =
    🔑 Uten førsteplass her { $goal ->
        [stay] er nedrykket klart
       *[other] ryker { stake-goal }
    } for { stake-for }.
stake-loses =
    🔑 Med udelt sisteplass her { $goal ->
        [stay] er nedrykket klart
       *[other] ryker { stake-goal }
    } for { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] Vinneren her vinner cupen.
        [final] { $spots ->
            [1] Vinneren her går til finalen.
           *[other] De { $spots } beste her går til finalen.
        }
       *[round] { $spots ->
            [1] Vinneren her går videre.
           *[other] De { $spots } beste her går videre.
        }
    }
stake-decisive = ⚡ **{ umpire-where } avgjør mest:**
stake-settled =
    🔒 { $who } { $news ->
        [first] vinner sesongen uansett.
        [playoff] er i sluttspillet uansett.
        [up] rykker opp uansett.
        [stay] beholder plassen i divisjonen uansett.
        [down] rykker ned uansett.
        [not_first] kan ikke lenger vinne sesongen.
        [not_playoff] kan ikke lenger nå sluttspillet.
       *[not_up] kan ikke lenger rykke opp.
    }
stake-widened = 🔓 Mer er igjen mulig for { $who }.
league-own-sitting =
    - { league-pursuit-stage }, bord { $table } med { $names }: { $slots ->
        [one] 1 omgang
       *[other] { $slots } omganger
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] ved bordet: <#{ $channel }>
        [set] spilles <t:{ $until }:f>
        [open] spilles innen <t:{ $until }:f>
       *[missed] ikke spilt, teller ikke
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(på nytt, det forrige partiet teller ikke)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 vunnet uten å spille: { $names }
        [none] ⌛ ingen kom: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ spilt et annet sted: { $names }
league-result-seat =
    { $absent ->
        [yes] 🏳️
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        }
    } { $name ->
        [none] 🤖
       *[other] { $name }
    }
league-result-unfinished = ⌛ ingen omgang ferdig, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Åpne et bord med **{ league-button-open }** under **{ league-button-info }**. De nyeste partiene først:
league-no-matches = Ingen partier ennå.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } av { $of } omganger spilt
           *[no] { " · " }ikke begynt
        }{ $channel ->
            [none] {""}
           *[other] { " · " }<#{ $channel }>
        }
    }
league-sitting-seat =
    { $name } { $points }{ $computers ->
        [0] {""}
       *[other] { " 🤖" }{ $computers }
    }

league-list-line =
    { $place ->
        [none] 🏳️
       *[other] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · { $first } + { $second } = **{ $combined }** · { $wins }{ $through ->
        [champion] { " · 🏆 " }**{ $playoff }**
        [yes] { " · 🎯 " }**{ $playoff }**
       *[no] {""}
    }{ $computers ->
        [0] {""}
       *[other] { " · 🤖 " }{ $computers }
    }{ league-outlook }
league-list-legend =
    -# Runde 1 + runde 2 = sum, lavere er bedre · vunne omganger{ $playoff ->
        [yes] { " · 🎯 sum i sluttspillet · 🏆 mester" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 omganger spilt av en datamaskin" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 en datamaskin gjorde de fleste trekkene i omgangen
league-card-round = **{ league-pursuit-stage }, bord { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] 1 omgang vunnet
       *[other] { $wins } omganger vunnet
    }
league-card-game =
    { $slot }: { $points ->
        [none] –
       *[other] **{ $points }**
    }{ $won ->
        [yes] { " 🏆" }
       *[no] {""}
    }{ $computer ->
        [yes] { " 🤖" }
       *[no] {""}
    }{ $how ->
        [none] { " " }skal spilles
        [replayed] { " " }(spilt på nytt)
        [mean] { " " }(rundens gjennomsnitt, ingen motstandere igjen)
        [adjusted] { " " }(rettet av dommeren)
       *[played] {""}
    }
league-card-sums =
    Runde 1: { $first } · runde 2: { $second } · sum: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · sluttspill: " }**{ $playoff }**{ $carry ->
            [yes] { " · alt: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] trakk seg
       *[other] plass { $place }
    }

league-account-title = ### Slik teller det: { $name }
league-account-empty = Ingenting teller ennå.
league-account-score = **{ $score }** · summen av { $counted ->
        [one] 1 parti
       *[other] { $counted } partier
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }og det dommeren har gitt eller trukket fra
       *[no] {""}
    } · { $withdrawn ->
        [yes] trakk seg
       *[no] { $place ->
            [none] ingen plass ennå
           *[other] plass { $place }
        }
    }
league-not-counted = teller ikke
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] omspill { $round } ·{" "}
       *[round] runde { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ tapt uten spill
           *[no] ingen plass
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 vant uten å spille
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }plass { $place }{ $of ->
                [0] {""}
               *[other] { " " }av { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ tapt uten spill
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] 1 poeng
           *[other] { $points } poeng
        } på { $deals ->
            [one] 1 omgang
           *[other] { $deals } omganger
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] 1 møte
           *[other] { $met } møter
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: ingen andre der er med i sesongen
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } trakk seg
league-why-tiebreaker = ingen poeng: et omspill
league-why-unranked = { league-not-counted }: ikke rangert
league-why-late = { league-not-counted }: kom etter første omgang
league-why-alone = { league-not-counted }: færre enn to mennesker fra første omgang
league-why-no_fixture = { league-not-counted }: ikke satt opp
league-why-outside = { league-not-counted }: utenfor sesongens datoer
league-why-unfinished = { league-not-counted }: ingen omgang ble ferdig
league-account-decision =
    {""}**{ $number }.** <t:{ $at }:d> { $what }{ $gave ->
        [none] {""}
       *[other] { $sign ->
            [minus] { " · " }**−{ $gave }**
           *[plus] { " · " }**+{ $gave }**
        }
    }
league-decision =
    -# ⚖️ { $what ->
        [none] {""}
       *[other] { $what }{ " " }
    }{ $name }{ $table ->
        [yes] { " " }(som spiller der selv)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : «{ $reason }»
    }
league-ruling-enter = Spilt et annet sted, ført inn av dommeren.
league-ruling-void = Partiet teller ikke.
league-ruling-adjust = { $name } har { $total } i dette partiet.

league-ask-label = Hva er galt med resultatet?
league-ask-about = Én gang per parti, innen to dager
league-appeal =
    -# ❓ Spurt: «{ $text }» { $answer ->
        [none] Ikke noe svar ennå.
       *[other] ↩️ { $name }: «{ $answer }»
    }
league-warn =
    ### ✉️ En privat advarsel
    { $name }: «{ $reason }»
    -# Bare du og ligastaben kan lese dette. Det endrer ingenting i tabellen.
league-reply =
    ### ✉️ Svaret fra dommeren
    Du spurte: «{ $text }»
    { $name }: «{ $answer }»

refused-no_season = Den ligaen finnes ikke her. `/{ command-league } { command-league-info }` viser alle.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Du har ingenting å spille i denne sesongen nå. **{ league-button-fixtures }** viser hva som kommer.
refused-not_for_you = Den beskjeden er til noen andre.
refused-shown_lately = Tabellen ble nettopp vist her. Prøv igjen <t:{ $at }:R>.
league-counts-meetings = For hver fast spiller du har møtt: ta prosenten av møtene der du kom foran (likt teller halvt). Legg til snittet den spilleren har mot alle andre. Gjennomsnittet er poengene dine i tabellen.
league-counts-regulars = Du er fast spiller når du har møtt halvparten av de andre minst halvparten så ofte som vanlig. { $people } er nok, eller så mange som de fleste har møtt. Bare faste spillere har en plass og gir poeng. Møtes to av dere mer enn dobbelt så ofte som vanlig, teller de ekstra møtene som likt.
league-account-meetings =
    { $score ->
        [none] **Ingen poeng i tabellen ennå**
       *[other] **{ $score }** · { $points } poeng ÷ { $regulars ->
            [one] 1 fast spiller
           *[other] { $regulars } faste spillere
        }
    }{ league-account-stands }
league-account-regular = -# En plass krever { league-regular }. Så langt: { $met }.
league-regular =
    { $people ->
        [0] 1 parti
       *[other] { $people ->
            [one] 1 spiller
           *[other] { $people } spillere
        } møtt { $least ->
            [one] én gang
           *[other] { $least } ganger hver
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = likt" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ trakk seg" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (snitt mot andre: { $average }): foran i { $ahead } av { $times ->
        [one] 1 møte
       *[other] { $times } møter
    }{ $most ->
        [none] {""}
       *[other] , de over { $most } teller som likt
    }. { $percentage } % + { $average } = **{ $points }**
league-versus-others = -# Ikke faste spillere ennå, uten poeng: { $names }
