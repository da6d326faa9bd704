# Det alle ser av en liga: hva den er, tabellen, oppsatte partier, hvordan det teller, å spørre dommeren.
command-league = liga
command-league-description = Ligaer og turneringer: se, bli med, spill
command-league-info = info
command-league-info-description = Hva en sesong går ut på, hvor langt den er kommet, og hva du kan gjøre der
command-league-join = bli-med
command-league-join-description = Meld deg på en sesong, eller vent på plass
command-league-leave = trekk-deg
command-league-leave-description = Gi fra deg plassen i en sesong
command-league-standings = tabell
command-league-standings-description = Hvem som står hvor, og hvordan det teller
command-league-standings-member-description = Vis hvordan det teller for dette medlemmet
command-league-fixtures = partier
command-league-fixtures-description = Bordene dine og alle andre i en runde, spilte og uspilte
command-league-fixtures-round-description = Hvilken runde (den nyeste)

league-title = ## { $league } · sesong { $number }
league-page =
    { $pages ->
        [1] {""}
       *[other] -# side { $page } av { $pages }
    }
league-division = **Divisjon { $number }**
league-nobody = Ingen er med ennå.
league-not-started = Den har ikke begynt ennå.
league-signed-so-far = Så langt er disse påmeldt:
league-number = { $number }

league-seasons = ## Ligaer og turneringer
league-seasons-about = Velg en. De som fortsatt spilles, kommer først, så de som er over.
league-seasons-choose = Velg en sesong …
league-no-seasons = Her er det ingen liga ennå. De som administrerer serveren, kan åpne en med `/{ command-umpire } { command-umpire-create }`.
league-season = { $league } · sesong { $number } ({ $game })
league-stands =
    { $phase ->
        [signup] påmeldingen er åpen
        [check_in] bekrefter at de er med
        [running] spilles
        [paused] satt på pause
        [review] spilt, ikke bekreftet ennå
        [over] over
       *[cancelled] avlyst
    }

league-phase-signup =
    { $putoff ->
        [yes] For få var påmeldt, så starten ble utsatt.{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Påmeldingen er åpen** til dommeren setter i gang.
           *[other] **Påmelding:** til <t:{ $until }:f>, <t:{ $until }:R>. { league-starts }
        }
       *[no] **Påmeldingen er stengt.** { league-starts }
    }
league-starts =
    { $starts ->
        [none] Så setter dommeren i gang.
       *[other] Den begynner <t:{ $starts }:f>, <t:{ $starts }:R>.
    }
league-phase-check_in =
    { $putoff ->
        [yes] For få hadde bekreftet at de er med, så starten ble utsatt, og det går an å melde seg på igjen.{" "}
       *[no] {""}
    }**Er dere med?** De påmeldte trykker på **{ league-button-here }** innen <t:{ $until }:f>, <t:{ $until }:R>. De som ikke gjør det, mister plassen til noen som venter. Så begynner det.
league-phase-open = **Den er i gang.**
league-follows-open =
    { $until ->
        [none] Dommeren avslutter den.
       *[other] Den slutter <t:{ $until }:f>, <t:{ $until }:R>.
    }
league-phase-rounds = **Runde { $round } av { $rounds } spilles nå.**
league-follows-rounds =
    Den varer til <t:{ $until }:f>, <t:{ $until }:R>. { $last ->
        [yes] Når alle bordene er spilt, går dommeren gjennom resultatene og kårer mesteren.
       *[no] Så trekkes neste runde.
    }
league-phase-playoff = **Det spilles omspill.**
league-follows-playoff = Det varer til <t:{ $until }:f>, <t:{ $until }:R>. Så går dommeren gjennom resultatene og kårer mesteren.
league-phase-cup = { $how ->
        [final] **Finalen spilles nå** av { $left }.
        [playoff] **Runde { $round }, et omspill, spilles nå.** { $left } spillere er igjen.
       *[round] **Runde { $round } spilles nå.** { $left } spillere er igjen.
    }
league-follows-cup = Den varer til <t:{ $until }:f>, <t:{ $until }:R>.
league-phase-paused = **Pause** siden <t:{ $at }:f>. Ingen bord begynner, og alle frister skyves like lenge som pausen varer.
league-phase-review = **{ $all ->
        [yes] Alt er spilt.
       *[no] Siste runde er over.
    }** Dommeren går gjennom resultatene; så kåres mesteren.
league-phase-over = **Over** siden <t:{ $at }:D>. { $count ->
        [0] Den har ingen mester.
        [one] 🏆 { $champions }
       *[other] 🏆 delt av { $champions }{ $more ->
            [0] {""}
           *[other] { " " }og { $more } til
        }
    }
league-phase-cancelled = **Avlyst** <t:{ $at }:D>. Den har ingen mester.
league-pursuit-round1 = **Runde 1 spilles nå.**
league-follows-pursuit-round1 = Når alle bordene er ferdige, trekkes runde 2 med en gang.
league-pursuit-round2 = **Runde 2 spilles nå.**
league-follows-pursuit-round2 = Når alle bordene er ferdige, går dommeren gjennom poengene; så trekkes sluttspillet.
league-pursuit-review = **Begge rundene er spilt.**
league-follows-pursuit-review = Dommeren går gjennom poengene; så trekkes sluttspillet.
league-pursuit-tie = **Begge rundene er spilt.**
league-follows-pursuit-tie =
    { $count } står likt. Dommeren avgjør hvem av dem som { $final ->
        [yes] har vunnet.
       *[no] går videre.
    }
league-pursuit-playoff = **Sluttspillet spilles nå.**
league-follows-pursuit-playoff = Den laveste summen av alle vinner.
league-pursuit-final_review = **Sluttspillet er spilt.**
league-follows-pursuit-final_review = Dommeren går gjennom poengene; så kåres mesteren.

league-own-in = ✅ Du er med.
league-own-waiting = ⏳ Du er nummer { $number } på ventelista.
league-own-check-in = ⏰ Du har ikke bekreftet at du er med ennå.
league-own-checked-in = ✅ Du har bekreftet at du er med.

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
league-format-open = **Åpen sesong:** de som er med, åpner et bord med **{ league-button-open }** når de vil, og alle partier der teller.
league-pairs =
    { $size ->
        [2] { " " }Du møter ingen igjen før du har møtt alle. Er dere et odde antall, bytter dere på å stå over en runde.
       *[other] {""}
    }
league-format-rounds = **Runder:** { $rounds ->
        [one] 1 runde på { league-time }, med bord på { $size } som trekkes.
       *[other] { $rounds } runder på { league-time } hver. Til hver runde trekkes det nye bord på { $size }, først med nye motstandere, så med jevnbyrdige.{ league-pairs }
    }
league-format-divisions = **Divisjoner** på omtrent { $division }, med { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } på { league-time }. Til hver runde trekkes det nye bord på { $size }, først med nye motstandere, så med jevnbyrdige.{ league-pairs } Når sesongen er over, { $moving ->
        [0] bytter ingen divisjon.
        [one] rykker den beste i hver divisjon opp og den siste ned.
       *[other] rykker de { $moving } beste i hver divisjon opp og de { $moving } siste ned.
    }
league-format-cup = **Cup:** utslagsspill ved bord på { $size }. Den beste halvdelen av hvert bord går videre, de andre er ute, og det siste bordet er finalen. En runde varer i { league-time }.
league-format-pursuit = **Turnering i Swedish Pursuit:** to runder på fem omganger ved bord som loddes ut. De { $through } laveste summene går videre til et sluttspill på fem omganger til, som { $carry ->
        [yes] legges til dem
       *[no] begynner på null
    }. Er det { $through } spillere eller færre, går alle videre. Kommer du ikke, spiller en datamaskin for deg til du tar plassen din. Hver omgang den har spilt, er merket 🤖.

league-how-scored = **Slik teller det**
league-scoring-places = Et parti gir 100 for førsteplassen, 0 for sisteplassen og jevnt fordelt imellom; de som står likt, deler.
league-scoring-opponents = Et parti gir 100 for hver motspiller bak deg, 50 hvis dere står likt, og 0 for hver foran deg. Er snittet motspilleren har mot andre over 50, legges forskjellen til; er det under, trekkes den fra.
league-scoring-points =
    Et parti gir poengene du fikk i det: { $better ->
        [low] færre er bedre, og et tapt parti uten oppmøte teller som { $forfeit }
       *[high] flere er bedre, og et tapt parti uten oppmøte gir 0
    }.
league-counting =
    { $how ->
        [average] Det som teller, er gjennomsnittet av { $best ->
            [0] alle partier
            [one] det beste partiet
           *[other] de beste { $best } partiene
        }.
       *[sum] Det som teller, er summen av { $best ->
            [0] alle partier
            [one] det beste partiet
           *[other] de beste { $best } partiene
        }.
    }{ $minimum ->
        [0] {""}
        [one] {""}
       *[other] { " " }En plass krever { $minimum } partier; til da er den foreløpig.
    }
league-counts-open = Dette teller: rangerte partier ved bord i denne sesongen, innenfor datoene, der minst to mennesker var med fra første omgang. De teller bare for dem som var med fra første omgang.
league-counts-opponents = Alle motspillere veier like mye. De teller for deg høyst dobbelt så ofte som to spillere i denne sesongen pleier å møtes ved bord av den størrelsen, men alltid inntil { $times } ganger. Nye spillere teller når de har møtt { $links } andre som teller, noen ganger hver hvis folk møtes ofte.
league-place-needs = En plass krever halvparten så mange partier som folk flest har, mot minst { $opponents } forskjellige personer. Til da er den foreløpig.
league-counts-drawn =
    Dette teller: bordene som trekkes. { $called ->
        [yes] Et parti som er i gang når fristen er ute, telles opp slik det står.
       *[no] De som ikke er der innen fristen, taper partiet; et parti som er i gang da, telles opp slik det står.
    } Er ingen omgang ferdig, teller det ikke for noen.
league-counts-byes = Er dere et odde antall, står én over i hver runde og får ingen poeng for den. Med like mange runder som spillere står alle over én gang.
league-forfeits = De som går fra partiet, eller lar andre spille for seg i mer enn { $share } % av omgangene, taper det og kommer sist.
league-calls =
    { $how ->
        [start] Alle må være der når en runde begynner: bordene blir ropt opp da, og dere har { $grace ->
            [one] ett minutt
           *[other] { $grace } minutter
        } på seg til å komme.
        [soon] Alle blir ropt opp når en runde begynner, og har { $grace ->
            [one] ett minutt
           *[other] { $grace } minutter
        } på seg til å komme.
       *[time] Alle blir ropt opp til bordet ti minutter før tiden, og kan komme til { $grace ->
            [one] ett minutt
           *[other] { $grace } minutter
        } etter.
    } { $forfeits ->
        [yes] Kommer du ikke, taper du partiet og kommer sist. De andre spiller hvis de er mange nok.
       *[no] Kommer minst to, begynner partiet, og datamaskiner spiller for de andre. Ellers avgjør dommeren.
    }
league-hours = Spillerne merker av timene som passer, og avtaler en tid for bordet sitt. Den gjelder når alle har godtatt den, eller når de fleste har det og de andre ikke har sagt noe på to dager. Ellers setter jeg timen som passer for flest, to dager før fristen. Det spilles fra { $first } til { $last } ({ $zone }). Til alle ved et bord har merket av timene sine, velger jeg bare blant dem. Er ingen av dem merket av, velger jeg en på den siste dagen det er tid. { $forfeits ->
        [yes] Svarer ingen, taper ingen.
       *[no] Svarer ingen, avgjør dommeren.
    }
league-ties =
    Ved likhet: flest vunne partier{ $better ->
        [none] {""}
        [low] , så færrest poeng per omgang
       *[high] , så flest poeng per omgang
    }, så avgjør dommeren, eller lar dem spille omspill. Til da deler de plassen.
league-counting-pursuit = Poengene fra alle omganger legges sammen, og den laveste summen er best. Dommerens avgjørelse er endelig.
league-counting-cup = Like mange går videre fra hvert bord i en runde: halve bordet, rundet av så det blir like mange overalt. Fra finalen bare den beste. Den som ikke kommer, er ute av cupen, og den som var der, går videre først.{ $waits ->
        [yes] { " " }Kom ingen, avgjør dommeren, og cupen venter på det.
       *[no] {""}
    }
league-seeds-cup =
    { $seeding ->
        [signup] Seedingen følger rekkefølgen folk meldte seg på i.
        [lot] Seedingen trekkes ved lodd.
       *[rating] Seedingen følger ratingen, deretter rekkefølgen folk meldte seg på i.
    } De høyest seedede møtes så sent som mulig. Når antallet krever det, står de over første runde.
league-ties-cup = Står det likt der det avgjøres hvem som går videre, kan dommeren avgjøre det til runden er over; ellers spiller de som står likt, omspill.
league-ties-pursuit =
    Likt om plass { $through }: { $tie ->
        [umpire] dommeren avgjør.
       *[auto] flest vunne omganger i runde 1 og 2, så lavest sum i runde 2, så avgjør dommeren.
    } Likt i sluttspillet: flest vunne omganger der, flest i runde 1 og 2, lavest sum i runde 2; deretter avgjør dommeren førsteplassen.
league-places = **{ $taken ->
        [one] 1 spiller er med
       *[other] { $taken } spillere er med
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } av { $places } plasser ledige
    }{ $waiting ->
        [0] {""}
        [one] { " · 1 venter" }
       *[other] { " · " }{ $waiting } venter
    }{ $late ->
        [yes] { " · " }du kan bli med underveis
        [no] { " · " }ingen kan bli med underveis
        [past] { " · " }for sent å bli med
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Dommer
       *[other] Dommere
    }: { $umpire } · kunngjort <t:{ $announced }:D>{ $starts ->
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
    -# { $when ->
        [both] Det sendes påminnelser et døgn og en time før en frist.
        [day] Det sendes en påminnelse et døgn før en frist.
       *[hour] Det sendes en påminnelse en time før en frist.
    }
league-seed = -# Alle trekninger følger av dette tallet, som var hemmelig til nå: `{ $seed }`

league-button-here = Jeg er med
league-button-open = Åpne et bord
league-button-leave = Trekk deg
league-button-stay = Bli
league-button-info = Info
league-button-terms = Slik spilles det
league-button-standings = Tabell
league-button-standings-own = Tabellen for meg
league-button-fixtures = Partier
league-button-account = Slik teller det for meg
league-button-show = Vis alle
league-button-am-here = { button-am-here } · { $number }
league-button-round = Runde { $round }
league-button-ask = Spør dommeren{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] ✅ **Du er med.**
       *[other] ⏳ **Alle plasser er tatt.** Du er nummer { $number } på ventelista.
    }
league-left = 👋 **Du har trukket deg fra sesongen.**
league-left-reason = trakk seg selv
league-checked-in = ✅ **Du har bekreftet at du er med.**
league-leave-ask = **Vil du virkelig trekke deg?** Sesongen er i gang: du taper alt du har igjen å spille. Det du har spilt, står. Bare dommeren kan gjøre det om.
league-ready = ✅ Du er her. Bordet ditt: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
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
       *[other] **{ $score }**
    } · { $counted }/{ $eligible } · { $wins }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points }
    }
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
    }**{ $name }** · seedet { $seed }
league-legend-cup =
    -# Hva de er seedet som. = deler plassen.{ $early ->
        [yes] { " " }▫️ fortsatt med.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ trukket seg.
       *[no] {""}
    }
league-legend =
    -# Poeng i tabellen{ $better ->
        [low] { " " }(lavere er bedre)
       *[high] {""}
    } · partier som teller · vunnet{ $points ->
        [yes] { " · poeng per omgang" }
       *[no] {""}
    }.{ $tied ->
        [yes] { " " }= deler plassen.
       *[no] {""}
    }{ $early ->
        [yes] { " " }▫️ foreløpig: en plass krever { $minimum ->
            [one] 1 parti
           *[other] { $minimum } partier
        }{ $opponents ->
            [0] {""}
           *[other] { " " }mot { $opponents } forskjellige personer
        }.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ har trukket seg.
       *[no] {""}
    }{ $silent ->
        [yes] { " " }💤 har ikke spilt på { $days } døgn.
       *[no] {""}
    }
league-choose-player = Slik teller det for …

league-bracket-alt = Oppsettet for cupen, runde { $first } til { $last }. De som går videre, er lyse, og de som er ute, er mørke.
league-bracket-table =
    Runde { $round }, bord { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } har vunnet.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Videre: { $on }.
        }
    }
league-bracket-legend = -# Oppsettet. Lyse går videre, mørke er ute. Seedet: { $names }
league-bracket-words = **Oppsettet:**

league-race-alt =
    Sesongens kappløp fra { DATETIME($start, dateStyle: "medium") } til { DATETIME($end, dateStyle: "medium") } som diagram, med en linje for hver av dem som leder an. { $better ->
        [low] Høyere oppe betyr færre poeng, og det er bedre.
       *[high] Høyere oppe betyr flere poeng.
    } Fra venstre mot høyre:
league-race-line = { $number }. { $name }: { $scores }.
league-race-legend = -# Sesongens kappløp. Linjene: { $names }
league-race-words = **Hvem som har ledet:**
league-race-led = - { $name }, siden <t:{ $at }:D>

league-round =
    ### { $playoff ->
        [yes] Runde { $round }: omspill
       *[no] Runde { $round } av { $rounds }
    }
    { $pages ->
        [1] {""}
       *[other] -# side { $page } av { $pages }
    }
league-round-pursuit =
    ### { $round ->
        [3] Sluttspill
       *[other] Runde { $round }
    }
    { $pages ->
        [1] {""}
       *[other] -# side { $page } av { $pages }
    }
league-own-tables = **Dette skal du spille**
league-round-of =
    { $stage ->
        [playoff] Omspill, runde { $round }
       *[round] Runde { $round }
    }
league-own-table =
    - { league-round-of } med { $names ->
        [none] ingen andre
       *[other] { $names }
    }: { $set ->
        [yes] spilles
       *[no] spilles innen
    } <t:{ $until }:f>, <t:{ $until }:R>{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-own-sitting =
    - { $round ->
        [3] Sluttspill
       *[other] Runde { $round }
    }, bord { $table } med { $names }: { $slots ->
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
       *[missed] ble ikke spilt og teller ikke for noen
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(på nytt: det forrige partiet er strøket)
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
league-result-unfinished = ⌛ ingen omgang ble ferdig, så det teller ikke for noen: { $names }
league-result-void = ↩️ strøket
league-match = <t:{ $at }:d> { $what }
league-open-season = I en åpen sesong trekkes det ingen bord: åpne et her med **{ league-button-open }** under **{ league-button-info }**. Spilt så langt, det nyeste først:
league-no-matches = Ingenting er spilt ennå.
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
    }
league-list-legend =
    -# Runde 1 + runde 2 = begge, lavere er bedre · omganger vunnet der{ $playoff ->
        [yes] { " · 🎯 videre til sluttspillet, og summen der · 🏆 mester" }
       *[no] {""}
    }.{ $tied ->
        [yes] { " " }= deler plassen.
       *[no] {""}
    }{ $gone ->
        [yes] { " " }🏳️ har trukket seg.
       *[no] {""}
    }{ $computers ->
        [yes] { " 🤖 omganger en datamaskin har spilt for dem." }
       *[no] {""}
    }
league-computers = -# 🤖 omganger der en datamaskin har gjort de fleste trekkene
league-card-round = **{ $playoff ->
        [yes] Sluttspill
       *[no] Runde { $round }
    }, bord { $table }: { $points }** · { $wins ->
        [0] ingen omgang vunnet
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
        [mean] { " " }(gjennomsnittet i runden: det var ingen igjen å spille med)
        [adjusted] { " " }(rettet av dommeren)
       *[played] {""}
    }
league-card-sums =
    Runde 1: { $first } · runde 2: { $second } · begge: **{ $combined }**, { $wins ->
        [one] 1 omgang vunnet
       *[other] { $wins } omganger vunnet
    }{ $playoff ->
        [none] {""}
       *[other] { " · sluttspill: " }**{ $playoff }**{ $carry ->
            [yes] { " · alt: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] har trukket seg, uten plass
       *[other] plass { $place }
    }

league-account-title = ### Slik teller det: { $name }
league-account-empty = Ingenting har telt ennå.
league-account-score =
    { $score ->
        [none] **Ingenting som teller ennå**
       *[other] **{ $score }**
    } · { $how ->
        [average] gjennomsnittet
       *[sum] summen
    } av { $counted ->
        [one] 1 parti
       *[other] { $counted } partier
    } (av { $eligible } som kan telle){ $awarded ->
        [yes] { " " }og det dommeren har gitt eller trukket fra
       *[no] {""}
    } · { $withdrawn ->
        [yes] har trukket seg, uten plass
       *[no] { $place ->
            [none] foreløpig, uten plass ennå
           *[other] plass { $place }
        }
    }
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [playoff] omspill, runde { $round } ·{" "}
       *[round] runde { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ tapt uten oppmøte
           *[no] ingen plass
        }
       *[other] { $walkover ->
            [yes] 🏅 vant uten å spille
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }plass { $place }{ $of ->
                [0] {""}
               *[other] { " " }av { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ tapt uten oppmøte
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
        [opponents] **{ $worth }** ({ $weight } av { $counted } møtte motspillere = { $gave })
        [average] **{ $worth }** (÷ { $counted } = { $gave })
       *[sum] **+{ $gave }**
    }
league-why-dropped =
    { $worth }, ikke medregnet: { $best ->
        [one] bare det beste partiet teller
       *[other] bare de beste { $best } partiene teller
    }
league-why-met = teller ikke: disse motspillerne har telt ofte nok ved slike bord
league-why-apart = teller ikke ennå: de som satt der, har møtt for få andre i sesongen
league-why-void = strøket: dommeren har bestemt at det ikke teller for noen
league-why-withdrawn = teller ikke: { $name } er ikke lenger med
league-why-playoff = gir ingenting: et omspill, som bare skiller dem som står likt
league-why-unranked = teller ikke: ikke et rangert parti
league-why-late = teller ikke: ikke med fra første omgang
league-why-alone = teller ikke: færre enn to mennesker var med fra første omgang
league-why-no_fixture = teller ikke: ikke et av bordene som ble trukket
league-why-outside = teller ikke: utenfor sesongens datoer
league-why-walkover = gir ingenting: de andre kom ikke, så det finnes ingen poeng
league-why-unfinished = teller ikke: ingen omgang ble ferdig
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
league-ruling-enter = Det ble spilt et annet sted, og dommeren har ført det inn.
league-ruling-void = Partiet teller ikke.
league-ruling-adjust = { $name } har { $total } i dette partiet.

league-ask-title = Spør dommeren
league-ask-label = Hva er galt med resultatet?
league-ask-about = Én gang for hvert parti, innen to døgn. Du får svar med begrunnelse.
league-appeal =
    -# ❓ Spurt: «{ $text }» { $answer ->
        [none] Dommeren har ikke svart ennå.
       *[other] ↩️ { $name }: «{ $answer }»
    }
league-caution =
    ### ✉️ Et ord fra dommeren
    { $name }: «{ $reason }»
    -# En advarsel. Bare du og staben kan lese den, og den endrer ingenting i tabellen.
league-reply =
    ### ✉️ Svaret fra dommeren
    Du spurte: «{ $text }»
    { $name }: «{ $answer }»

refused-no_season = Den ligaen finnes ikke her. `/{ command-league } { command-league-info }` viser dem som finnes.
refused-not_in_season = De har ingen plass i denne sesongen, så ingenting har telt for dem.
refused-nothing_to_play = Du har ikke noe bord å spille i denne sesongen nå. **{ league-button-fixtures }** viser hva som kommer.
refused-not_for_you = Den beskjeden er til noen andre.
refused-shown_lately = Tabellen ble nettopp vist her. Den kan vises igjen <t:{ $at }:R>.
