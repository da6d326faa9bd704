# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = liga
command-league-description = Ligaer og turneringer: se, deltag, spil
command-league-info = info
command-league-info-description = Sæsonens stilling og hvad du kan gøre
command-league-join = deltag
command-league-join-description = Tilmeld dig en sæson eller dens venteliste
command-league-leave = forlad
command-league-leave-description = Opgiv din plads i en sæson
command-league-standings = stilling
command-league-standings-description = Stillingen og hvordan den tæller
command-league-standings-member-description = Vis hvordan det tæller for dette medlem
command-league-fixtures = partier
command-league-fixtures-description = Alle partier, dine først
command-league-fixtures-round-description = Hvilken runde (standard: den nyeste)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# side { $page } af { $pages }
    }
league-division = **Division { $number }**
league-nobody = Ingen spillere endnu.
league-not-started = Ikke i gang endnu.
league-signed-so-far = Tilmeldt indtil nu:
league-number = { $number }

league-seasons = ## Ligaer
league-seasons-choose = Vælg en sæson …
league-no-seasons =
    Serveren har ingen liga endnu. { $role ->
        [none] Medlemmer med tilladelsen **Administrer server**
       *[other] Medlemmer med rollen { $role } eller tilladelsen **Administrer server**
    } kan åbne en med `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = Dommeren gennemgår resultaterne og kårer mesteren.
league-stands =
    { $phase ->
        [signup] tilmeldingen er åben
        [check_in] check-in er åben
        [running] i gang
        [paused] sat på pause
        [review] gennemgås
        [over] slut
       *[cancelled] aflyst
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Tilmeldingen er åben.** { league-starts }
           *[other] **Tilmeldingen er åben** indtil <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Tilmeldingen er lukket.** { league-starts }
    }
league-postponed = Starten blev udsat fordi for få var med.
league-starts =
    { $starts ->
        [none] Dommeren starter sæsonen.
       *[other] Sæsonen begynder <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Du kan tilmelde dig igen.{" "}
       *[no] {""}
    }**Check-in er åben.** Tryk på **{ league-button-here }** inden <t:{ $until }:f> (<t:{ $until }:R>) for at beholde din plads. Så begynder sæsonen.
league-phase-open = **Sæsonen er i gang.**
league-follows-open =
    { $until ->
        [none] Dommeren afslutter sæsonen.
       *[other] { league-ends }
    }
league-ends = Den slutter <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **Runde { $round } af { $rounds } er { league-round-is }.**
league-round-is =
    { $over ->
        [yes] slut
       *[no] i gang
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Så sætter jeg næste runde op.
    }
league-phase-tiebreaker = **En omkamp er i gang.**
league-phase-cup = { $how ->
        [final] **Finalen er { league-round-is }:** { $left }.
       *[other] **Runde { $round }{ $how ->
            [tiebreaker] , en omkamp,
           *[round] {""}
        } er { league-round-is }.** { $left } spillere er tilbage.
    }
league-phase-paused = **På pause** siden <t:{ $at }:f>. Ingen partier begynder, og ingen frister udløber.
league-phase-review = **Alle partier er spillet.** { league-review }
league-phase-over = **Afsluttet** <t:{ $at }:D>. { $count ->
        [0] Ingen mester.
        [one] 🏆 { $champions }
       *[other] 🏆 delt af { $champions }{ $more ->
            [0] {""}
           *[other] { " " }og { $more } mere
        }
    }
league-phase-cancelled = **Aflyst** <t:{ $at }:D>.
league-pursuit-round1 = **Runde 1 er i gang.**
league-follows-pursuit-round1 = Når alle borde er færdige, sætter jeg runde 2 op.
league-pursuit-round2 = **Runde 2 er i gang.**
league-follows-pursuit-round2 = Når alle borde er færdige, gennemgår dommeren pointene, og jeg sætter slutspillet op.
league-pursuit-review = **Begge runder er slut.**
league-follows-pursuit-review = Dommeren gennemgår pointene. Så sætter jeg slutspillet op.
league-follows-pursuit-tie =
    { $count } spillere står lige. Dommeren bestemmer hvem der { $final ->
        [yes] vinder.
       *[no] går videre.
    }
league-pursuit-playoff = **Slutspillet er i gang.**
league-follows-pursuit-playoff = Den laveste sum vinder.
league-pursuit-final_review = **Slutspillet er forbi.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Du er med{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }.
league-own-waiting = ⏳ Du er nummer { $number } på ventelisten.
league-own-check-in = ⏰ Du har ikke tjekket ind endnu.
league-own-checked-in = ✅ Du har tjekket ind.

league-play = **{ $game }** · husregler: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · 1 omgang pr. parti" }
       *[other] { " · " }{ $length } omgange pr. parti
    }
league-time =
    { $unit ->
        [minutes] { $time } minutter
        [hours] { $time ->
            [one] 1 time
           *[other] { $time } timer
        }
       *[days] { $time ->
            [one] 1 døgn
           *[other] { $time } døgn
        }
    }
league-format-open = **Åben sæson:** åbn et bord med **{ league-button-open }** når du vil. Det der tæller, er hvor ofte du slutter foran de andre.
league-pairs =
    { $size ->
        [2] { " " }Du møder alle én gang før du møder nogen igen.
       *[other] {""}
    }
league-format-rounds = **Runder:** { $rounds ->
        [one] 1 runde på { league-time } ved borde med { $size }.
       *[other] { $rounds } runder på { league-time } hver ved borde med { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Først møder du nye modspillere, så jævnbyrdige.
league-format-divisions = **Divisioner** på højst { $division }, med { $rounds ->
        [one] 1 runde
       *[other] { $rounds } runder
    } på { league-time } ved borde med { $size }. { league-opponents }{ league-pairs } Efter sæsonen { $moving ->
        [0] skifter ingen division.
        [one] rykker den bedste i hver division op og den sidste ned.
       *[other] rykker de { $moving } bedste i hver division op og de { $moving } sidste ned.
    }
league-format-cup = **Cup:** knockout ved borde med { $size }. Den bedste halvdel af hvert bord går videre, helt til finalen. En runde varer { league-time }.
league-format-pursuit = **Turnering i Swedish Pursuit:** to runder på fem omgange ved borde efter lodtrækning. De { $through } laveste summer går videre til et slutspil på fem omgange mere, som { $carry ->
        [yes] lægges til
       *[no] begynder på nul
    }. Indtil du tager din plads, spiller en computer for dig. De omgange den spiller, er mærket 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = Et parti giver 100 point for førstepladsen, 0 for sidstepladsen og jævnt fordelte point derimellem. Spillere der står lige, deler. Dine point lægges sammen.
league-counts-open = Rangerede partier ved sæsonens borde tæller når mindst to mennesker er med fra første omgang. De tæller kun for dem.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Er du ikke der inden fristen, taber du partiet.{" "}
    }Et parti der er i gang ved fristen, gøres op uden den omgang der ikke er færdig. Er ingen omgang færdig, tæller det ikke.
league-counts-possible = I stillingen er 2–5 i en spillers linje de pladser som spilleren stadig kan ende på. En lås betyder at det er afgjort. Det kan kun ændre sig når nogen kommer med, går eller vender tilbage, eller når dommeren griber ind.
league-counts-byes = Er I et ulige antal, skiftes I til at sidde over uden point.
league-forfeits = Går du, eller spiller en computer mere end { $share } % af omgangene for dig, taber du partiet og ender sidst.
league-luck-match = Blandt computere på alle niveauer er ca. { $percent } % af resultatet i et enkelt parti { $game } dygtighed. Resten er held. Over mange partier slår dygtigheden igennem.
league-luck-order =
    Efter { $rounds } runder er { $part ->
        [little] næsten intet af rækkefølgen i stillingen held.
        [tenth] cirka en tiendedel af rækkefølgen i stillingen held.
        [fifth] cirka en femtedel af rækkefølgen i stillingen held.
        [quarter] cirka en fjerdedel af rækkefølgen i stillingen held.
        [third] cirka en tredjedel af rækkefølgen i stillingen held.
        [half] cirka halvdelen af rækkefølgen i stillingen held.
        [two_thirds] cirka to tredjedele af rækkefølgen i stillingen held.
        [three_quarters] cirka tre fjerdedele af rækkefølgen i stillingen held.
        [nine_tenths] cirka ni tiendedele af rækkefølgen i stillingen held.
       *[nearly_all] næsten hele rækkefølgen i stillingen held.
    } Det er et skøn ud fra resultaterne og hvor stor forskel der plejer at være på spillere i dette spil.
league-calls =
    Klartjekket åbner { $how ->
        [time] ti minutter før partiet og lukker { league-minutes } efter starten.
       *[other] når en runde begynder, og lukker efter { league-minutes } ({ $first }, og { $late } for dem der kommer sent).
    } { $forfeits ->
        [yes] Kommer du ikke, taber du partiet og ender sidst.
       *[no] Kommer mindst to, begynder partiet, og computere spiller for de andre. Ellers afgør dommeren.
    }
league-hours = Aftal en tid: alle siger ja, eller de fleste gør og de andre tier i to dage. Ellers vælger jeg den time der passer flest, to dage før fristen, fra { $first } til { $last } ({ $zone }). Svarer ingen, sætter jeg ingen tid. Kommer ingen, { $forfeits ->
        [yes] taber ingen.
       *[no] afgør dommeren det.
    }
league-ties =
    Ved pointlighed: flest vundne partier{ $better ->
        [none] {""}
        [low] , så færrest kortpoint pr. omgang
       *[high] , så flest kortpoint pr. omgang
    }, så afgør dommeren det eller lader jer spille omkamp. Indtil da deler I pladsen.
league-counting-pursuit = Pointene fra alle omgange lægges sammen, og den laveste sum vinder. Dommerens afgørelse er endelig.
league-counting-cup = Lige mange går videre fra hvert bord, og finalen har én vinder. Spillere der udebliver, er ude.{ $waits ->
        [yes] { " " }Kommer ingen, afgør dommeren det.
       *[no] {""}
    }
league-seeds-cup = Seedningen { league-seeding } De højest seedede mødes så sent som muligt og kan springe første runde over.
league-ties-cup = Står spillere lige om at gå videre, kan dommeren afgøre rækkefølgen indtil runden slutter. Derefter spiller I omkamp.
league-ties-pursuit =
    Pointlighed om plads { $through }: { $tie ->
        [umpire] dommeren afgør det.
       *[auto] flest vundne omgange i runde 1 og 2, så lavest sum i runde 2, så afgør dommeren det.
    } Pointlighed i slutspillet: flest vundne omgange der, så i runde 1 og 2, så lavest sum i runde 2. Dommeren afgør førstepladsen.
league-places = **{ $taken ->
        [one] 1 spiller
       *[other] { $taken } spillere
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } af { $places } pladser ledige
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } venter
    }{ $late ->
        [yes] { " · " }du kan også deltage efter starten
        [still] { " · " }du kan stadig deltage
        [wait] { " · " }nye spillere kommer på ventelisten
        [no] { " · " }tilmeldingen lukker ved starten
        [past] { " · " }for sent at deltage
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Dommer
       *[other] Dommere
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }begynder <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }begyndte <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }slutter <t:{ $ends }:f>
    }
league-reminders =
    -# Jeg minder om fristerne { $when ->
        [both] et døgn og en time
        [day] et døgn
       *[hour] en time
    } før.
league-seed = -# Alle lodtrækninger følger af dette tal, hemmeligt indtil nu: `{ $seed }`

league-button-here = Jeg er her
league-button-open = Åbn et bord
league-button-leave = Forlad sæsonen
league-button-stay = Bliv
league-button-info = Info
league-button-how = Sådan spilles det
league-button-standings = Stilling
league-button-standings-own = Stillingen for mig
league-button-fixtures = Partier
league-button-account = Sådan tæller det for mig
league-button-show = Vis for alle
league-button-am-here = { button-am-here } · { $number }
league-button-round = Runde { $round }
league-button-ask = Spørg dommeren{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Du har forladt sæsonen.**
league-left-reason = gik selv
league-checked-in = { league-own-checked-in }
league-leave-ask = **Vil du forlade sæsonen?** Du taber dine resterende partier. Resultaterne indtil nu tæller stadig. Kun dommeren kan tage dig med igen.
league-ready = ✅ Du er her. Dit bord: { $thread }

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
        [first] { " 🔒 vinder sæsonen" }
        [playoff] { " 🔒 er i slutspillet" }
        [up] { " 🔒 rykker op" }
        [stay] { " 🔒 bliver" }
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
        [yes] { " · **2–5**" } mulige pladser
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } afgjort
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } chance for at vinde
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } for at nå slutspillet
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } for at rykke op
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } for at rykke ned
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
        [none] { $wins } vundet
       *[other] { $wins } af { $counted } vundet
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } pr. omgang
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }foran { $next } efter dommerens rækkefølge
       *[tiebreaker] { " · " }foran { $next } efter omkamp
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
    -# **=** lige{ $early ->
        [yes] { " · ▫️ stadig med" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ udgået" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , så flest vundne partier
league-first-deals =
    { $better ->
        [none] {""}
        [low] , så færrest kortpoint pr. omgang
       *[high] , så flest kortpoint pr. omgang
    }
league-legend =
    -# Flest point først{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, over alle spillede omgange
       *[decided] { league-first-wins }{ league-first-deals }, så dommeren eller omkamp
    }{ $early ->
        [yes] { " · ▫️ foreløbig, en plads kræver" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } har ikke spillet i { $days } dage
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = Sådan tæller det for …

league-bracket-alt = Turneringstræet, runde { $first } til { $last }. Lyse spillere går videre, mørke er ude.
league-bracket-table =
    Runde { $round }, bord { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } vandt.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Videre: { $on }.
        }
    }
league-bracket-legend = -# Lyse går videre, mørke er ude. Seedet: { $names }
league-bracket-words = **Turneringstræet:**


league-round =
    ### { $tiebreaker ->
        [yes] Omkamp
       *[no] Runde { $round } af { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Slutspil
       *[other] Runde { $round }
    }
league-own-tables = **Dine partier**
league-round-of =
    { $stage ->
        [tiebreaker] Omkamp { $round }
       *[round] Runde { $round }
    }
league-own-table =
    - { league-round-of } { $names ->
        [none] uden andre
       *[other] med { $names }
    }: { $set ->
        [yes] spilles
       *[no] spilles inden
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
stake-for =
    { $who ->
        [none] dig
       *[other] { $who }
    }
stake-secures =
    🔑 En udelt førsteplads her betyder { $goal ->
        [first] sæsonsejr
        [playoff] slutspil
        [up] oprykning
       *[stay] fortsat plads i divisionen
    } for { stake-for }.
stake-goal =
    { $goal ->
        [first] sæsonsejren
        [playoff] slutspillet
        [up] oprykningen
       *[stay] pladsen i divisionen
    }
stake-needs =
    🔑 Uden førstepladsen her { $goal ->
        [stay] er nedrykningen sikker
       *[other] er { stake-goal } uden for rækkevidde
    } for { stake-for }.
stake-loses =
    🔑 En udelt sidsteplads her { $goal ->
        [stay] betyder nedrykning
       *[other] sætter { stake-goal } uden for rækkevidde
    } for { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] Vinderen her vinder cupen.
        [final] { $spots ->
            [1] Vinderen her går til finalen.
           *[other] De { $spots } bedste her går til finalen.
        }
       *[round] { $spots ->
            [1] Vinderen her går videre.
           *[other] De { $spots } bedste her går videre.
        }
    }
stake-decisive = ⚡ **{ umpire-where } afgør mest:**
stake-settled =
    🔒 { $who } { $news ->
        [first] vinder sæsonen uanset hvad.
        [playoff] er i slutspillet uanset hvad.
        [up] rykker op uanset hvad.
        [stay] bliver i divisionen uanset hvad.
        [down] rykker ned uanset hvad.
        [not_first] kan ikke længere vinde sæsonen.
        [not_playoff] kan ikke længere nå slutspillet.
       *[not_up] kan ikke længere rykke op.
    }
stake-widened = 🔓 Mere er muligt igen for { $who }.
league-own-sitting =
    - { league-pursuit-stage }, bord { $table } med { $names }: { $slots ->
        [one] 1 omgang
       *[other] { $slots } omgange
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] ved bordet: <#{ $channel }>
        [set] spilles <t:{ $until }:f>
        [open] spilles inden <t:{ $until }:f>
       *[missed] ikke spillet, tæller ikke
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(igen, det forrige parti tæller ikke)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 vundet uden kamp: { $names }
        [none] ⌛ udeblev: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ spillet et andet sted: { $names }
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
league-result-unfinished = ⌛ ingen omgang færdig, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Åbn et bord med **{ league-button-open }** under **{ league-button-info }**. De nyeste partier først:
league-no-matches = Ingen partier endnu.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } af { $of } omgange spillet
           *[no] { " · " }ikke begyndt
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
    -# Runde 1 + runde 2 = sum, lavere er bedre · vundne omgange{ $playoff ->
        [yes] { " · 🎯 sum i slutspillet · 🏆 mester" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 omgange spillet af en computer" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 en computer foretog de fleste træk i omgangen
league-card-round = **{ league-pursuit-stage }, bord { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] 1 omgang vundet
       *[other] { $wins } omgange vundet
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
        [replayed] { " " }(spillet igen)
        [mean] { " " }(rundens gennemsnit, ingen modspiller tilbage)
        [adjusted] { " " }(rettet af dommeren)
       *[played] {""}
    }
league-card-sums =
    Runde 1: { $first } · runde 2: { $second } · sum: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · slutspil: " }**{ $playoff }**{ $carry ->
            [yes] { " · i alt: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] udgået
       *[other] plads { $place }
    }

league-account-title = ### Sådan tæller det: { $name }
league-account-empty = Intet tæller endnu.
league-account-score = **{ $score }** · summen af { $counted ->
        [one] 1 parti
       *[other] { $counted } partier
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }og det dommeren har givet eller trukket fra
       *[no] {""}
    } · { $withdrawn ->
        [yes] udgået
       *[no] { $place ->
            [none] ingen placering endnu
           *[other] plads { $place }
        }
    }
league-not-counted = tæller ikke
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] omkamp { $round } ·{" "}
       *[round] runde { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ tabt uden kamp
           *[no] ingen plads
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 vandt uden kamp
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }plads { $place }{ $of ->
                [0] {""}
               *[other] { " " }af { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ tabt uden kamp
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] 1 point
           *[other] { $points } point
        } i { $deals ->
            [one] 1 omgang
           *[other] { $deals } omgange
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] 1 møde
           *[other] { $met } møder
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: de andre ved bordet er ikke med i sæsonen
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } er udgået
league-why-tiebreaker = ingen point: en omkamp
league-why-unranked = { league-not-counted }: ikke rangeret
league-why-late = { league-not-counted }: kom efter første omgang
league-why-alone = { league-not-counted }: færre end to mennesker fra første omgang
league-why-no_fixture = { league-not-counted }: ikke sat op
league-why-outside = { league-not-counted }: uden for sæsonens datoer
league-why-unfinished = { league-not-counted }: ingen omgang blev færdig
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
        [yes] { " " }(som selv spiller der)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : »{ $reason }«
    }
league-ruling-enter = Spillet et andet sted, indtastet af dommeren.
league-ruling-void = Partiet tæller ikke.
league-ruling-adjust = { $name } har { $total } i dette parti.

league-ask-label = Hvad er galt med resultatet?
league-ask-about = Én gang pr. parti, inden for to dage
league-appeal =
    -# ❓ Spurgt: »{ $text }« { $answer ->
        [none] Intet svar endnu.
       *[other] ↩️ { $name }: »{ $answer }«
    }
league-warn =
    ### ✉️ En privat advarsel
    { $name }: »{ $reason }«
    -# Kun du og ligaledelsen kan læse det. Det ændrer intet i stillingen.

league-reply =
    ### ✉️ Dommerens svar
    Du spurgte: »{ $text }«
    { $name }: »{ $answer }«

refused-no_season = Den liga findes ikke her. `/{ command-league } { command-league-info }` viser alle.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Du har intet at spille i sæsonen lige nu. **{ league-button-fixtures }** viser hvad der kommer.
refused-not_for_you = Beskeden er til en anden spiller.
refused-shown_lately = Stillingen er lige blevet vist her. Prøv igen <t:{ $at }:R>.
league-counts-meetings = For hver fast spiller du har mødt: tag procenten af jeres møder hvor du sluttede foran (uafgjort tæller halvt). Læg spillerens gennemsnit mod alle andre til. Dine point er gennemsnittet af de summer.
league-counts-regulars = Du er fast spiller når du har mødt halvdelen af de andre mindst halvt så ofte som normalt. { $people } er nok, eller så mange som de fleste har mødt. Kun faste spillere har en plads og giver point. Mødes to af jer mere end dobbelt så ofte som normalt, tæller de ekstra møder som uafgjort.
league-account-meetings =
    { $score ->
        [none] **Ingen point endnu**
       *[other] **{ $score }** · { $points } point ÷ { $regulars ->
            [one] 1 fast spiller
           *[other] { $regulars } faste spillere
        }
    }{ league-account-stands }
league-account-regular = -# En plads kræver { league-regular }. Indtil nu: { $met }.
league-regular =
    { $people ->
        [0] 1 parti
       *[other] { $people ->
            [one] 1 spiller
           *[other] { $people } spillere
        } mødt { $least ->
            [one] én gang
           *[other] { $least } gange hver
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = lige" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ udgået" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (snit mod andre: { $average }): foran i { $ahead } af { $times ->
        [one] 1 møde
       *[other] { $times } møder
    }{ $most ->
        [none] {""}
       *[other] , de over { $most } tæller som uafgjort
    }. { $percentage } % + { $average } = **{ $points }**
league-versus-others = -# Ikke faste spillere endnu, uden point: { $names }
