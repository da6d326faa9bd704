# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = liga
command-league-description = Ligor och turneringar: titta, gå med, spela
command-league-info = info
command-league-info-description = Läget i en säsong, och vad du kan göra
command-league-join = anmäl
command-league-join-description = Anmäl dig till en säsong eller dess väntelista
command-league-leave = lämna
command-league-leave-description = Lämna din plats i en säsong
command-league-standings = ställning
command-league-standings-description = Ställningen, och hur det räknas
command-league-standings-member-description = Visa hur det räknas för den här medlemmen
command-league-fixtures = matcher
command-league-fixtures-description = Alla matcher, dina först
command-league-fixtures-round-description = Vilken omgång (standard: den senaste)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# sida { $page } av { $pages }
    }
league-division = **Division { $number }**
league-nobody = Inga spelare än.
league-not-started = Har inte börjat än.
league-signed-so-far = Anmälda hittills:
league-number = { $number }

league-seasons = ## Ligor
league-seasons-choose = Välj en säsong …
league-no-seasons =
    Servern har ingen liga än. { $role ->
        [none] Medlemmar med behörigheten **Hantera server**
       *[other] Medlemmar med rollen { $role } eller behörigheten **Hantera server**
    } kan öppna en med `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = Domaren granskar resultaten och utser mästaren.
league-stands =
    { $phase ->
        [signup] anmälan är öppen
        [check_in] incheckningen är öppen
        [running] pågår
        [paused] pausad
        [review] granskas
        [over] slut
       *[cancelled] inställd
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Anmälan är öppen.** { league-starts }
           *[other] **Anmälan är öppen** till <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Anmälan är stängd.** { league-starts }
    }
league-postponed = Starten sköts upp, för det var för få spelare.
league-starts =
    { $starts ->
        [none] Domaren startar säsongen.
       *[other] Säsongen börjar <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Det går att anmäla sig igen.{" "}
       *[no] {""}
    }**Incheckningen är öppen.** Tryck på **{ league-button-here }** senast <t:{ $until }:f> (<t:{ $until }:R>) för att behålla din plats. Sedan börjar säsongen.
league-phase-open = **Säsongen pågår.**
league-follows-open =
    { $until ->
        [none] Domaren avslutar säsongen.
       *[other] { league-ends }
    }
league-ends = Den slutar <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **Omgång { $round } av { $rounds } { league-round-is }.**
league-round-is =
    { $over ->
        [yes] är klar
       *[no] pågår
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Sedan lottar jag nästa omgång.
    }
league-phase-tiebreaker = **En skiljematch pågår.**
league-phase-cup = { $how ->
        [final] **Finalen { league-round-is }:** { $left }.
       *[other] **Omgång { $round }{ $how ->
            [tiebreaker] , en skiljematch,
           *[round] {""}
        } { league-round-is }.** { $left } spelare är kvar.
    }
league-phase-paused = **Pausad** sedan <t:{ $at }:f>. Ingen match börjar och ingen tidsgräns går ut.
league-phase-review = **Alla matcher är spelade.** { league-review }
league-phase-over = **Slut** <t:{ $at }:D>. { $count ->
        [0] Ingen mästare.
        [one] 🏆 { $champions }
       *[other] 🏆 delad av { $champions }{ $more ->
            [0] {""}
           *[other] { " " }och { $more } till
        }
    }
league-phase-cancelled = **Inställd** <t:{ $at }:D>.
league-pursuit-round1 = **Omgång 1 pågår.**
league-follows-pursuit-round1 = När alla bord är klara lottar jag omgång 2.
league-pursuit-round2 = **Omgång 2 pågår.**
league-follows-pursuit-round2 = När alla bord är klara granskar domaren poängen, och jag lottar slutspelet.
league-pursuit-review = **Båda omgångarna är klara.**
league-follows-pursuit-review = Domaren granskar poängen. Sedan lottar jag slutspelet.
league-follows-pursuit-tie =
    { $count } spelare står lika. Domaren avgör vem som { $final ->
        [yes] vinner.
       *[no] går vidare.
    }
league-pursuit-playoff = **Slutspelet pågår.**
league-follows-pursuit-playoff = Lägst summa vinner.
league-pursuit-final_review = **Slutspelet är klart.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Du är med{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }.
league-own-waiting = ⏳ Du är nummer { $number } på väntelistan.
league-own-check-in = ⏰ Du har inte checkat in än.
league-own-checked-in = ✅ Du har checkat in.

league-play = **{ $game }** · husregler: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · 1 giv per match" }
       *[other] { " · " }{ $length } givar per match
    }
league-time =
    { $unit ->
        [minutes] { $time } minuter
        [hours] { $time ->
            [one] 1 timme
           *[other] { $time } timmar
        }
       *[days] { $time ->
            [one] 1 dag
           *[other] { $time } dagar
        }
    }
league-format-open = **Öppen säsong:** öppna ett bord med **{ league-button-open }** när du vill. Det som räknas är hur ofta du slutar före de andra.
league-pairs =
    { $size ->
        [2] { " " }Du möter alla en gång innan du möter någon två gånger.
       *[other] {""}
    }
league-format-rounds = **Omgångar:** { $rounds ->
        [one] 1 omgång på { league-time } vid bord om { $size }.
       *[other] { $rounds } omgångar på { league-time } vardera vid bord om { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Du möter nya motspelare först, sedan jämnstarka.
league-format-divisions = **Divisioner** om högst { $division }, med { $rounds ->
        [one] 1 omgång
       *[other] { $rounds } omgångar
    } på { league-time } vid bord om { $size }. { league-opponents }{ league-pairs } Efter säsongen { $moving ->
        [0] stannar alla i sin division.
        [one] flyttas den bästa i varje division upp och den sista ner.
       *[other] flyttas de { $moving } bästa i varje division upp och de { $moving } sista ner.
    }
league-format-cup = **Cup:** utslagning vid bord om { $size }. Den bättre halvan vid varje bord går vidare, ända till finalen. En omgång tar { league-time }.
league-format-pursuit = **Swedish Pursuit-turnering:** två omgångar med fem givar vid lottade bord. De { $through } lägsta summorna går vidare till ett slutspel med fem givar till, som { $carry ->
        [yes] läggs till
       *[no] börjar från noll
    }. Tills du tar din plats spelar en dator åt dig. Dess givar är märkta 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = En match ger 100 poäng för första plats, 0 för sista och jämnt fördelade poäng däremellan. De som står lika delar. Dina poäng läggs ihop.
league-counts-open = Rankade matcher vid säsongens bord räknas, med minst två människor från första given. De räknas bara för dem.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Är du inte där före tidsgränsen förlorar du på walkover.{" "}
    }En match som pågår vid tidsgränsen räknas utan den oavslutade given. Blev ingen giv klar räknas den inte.
league-counts-possible = I ställningen visar 2–5 på en spelares rad vilka platser spelaren fortfarande kan sluta på. Ett lås betyder att det är avgjort. Bara de som går med, lämnar eller kommer tillbaka kan ändra det, och domaren.
league-counts-byes = Är ni ett udda antal turas ni om att stå över, utan poäng.
league-forfeits = Lämnar du, eller spelar en dator mer än { $share } % av givarna åt dig, blir det walkover och sista plats.
league-luck-match = Mellan datorer på alla nivåer är ungefär { $percent } % av resultatet i en enda match { $game } skicklighet. Resten är tur. Över många matcher slår skickligheten igenom.
league-luck-order =
    Efter { $rounds } omgångar beror { $part ->
        [little] knappt något
        [tenth] ungefär en tiondel
        [fifth] ungefär en femtedel
        [quarter] ungefär en fjärdedel
        [third] ungefär en tredjedel
        [half] ungefär hälften
        [two_thirds] ungefär två tredjedelar
        [three_quarters] ungefär tre fjärdedelar
        [nine_tenths] ungefär nio tiondelar
       *[nearly_all] nästan allt
    } av ordningen i ställningen på tur. Det är en uppskattning utifrån resultaten och hur långt ifrån varandra spelare i det här spelet brukar vara.
league-calls =
    Redokollen öppnar { $how ->
        [time] tio minuter före din match och stänger { league-minutes } efter start.
       *[other] när en omgång börjar och stänger efter { league-minutes } ({ $first }, och { $late } för den som är sen).
    } { $forfeits ->
        [yes] Missar du den förlorar du på walkover och kommer sist.
       *[no] Är två av er där börjar matchen, och datorer spelar åt de andra. Annars avgör domaren.
    }
league-hours = Kom överens om en tid: alla godtar den, eller de flesta gör det och de andra säger inget på två dagar. Annars väljer jag timmen som passar flest, två dagar före tidsgränsen, mellan { $first } och { $last } ({ $zone }). Utan svar sätter jag ingen tid. Missar alla spelare matchen { $forfeits ->
        [yes] blir det ingen walkover.
       *[no] avgör domaren.
    }
league-ties =
    Står ni lika: fler vunna matcher{ $better ->
        [none] {""}
        [low] , sedan färre kortpoäng per giv
       *[high] , sedan fler kortpoäng per giv
    }, sedan avgör domaren eller låter er spela en skiljematch. Till dess delar ni placeringen.
league-counting-pursuit = Poängen i alla givar läggs ihop, och lägst summa vinner. Domarens beslut är slutgiltigt.
league-counting-cup = Lika många går vidare från varje bord, och finalen har en vinnare. De som uteblir är utslagna.{ $waits ->
        [yes] { " " }Missar alla spelare matchen avgör domaren.
       *[no] {""}
    }
league-seeds-cup = Seedningen { league-seeding } De högst seedade möts så sent som möjligt och kan slippa första omgången.
league-ties-cup = Om spelare står lika om att gå vidare kan domaren avgöra det tills omgången är slut. Sedan spelar ni en skiljematch.
league-ties-pursuit =
    Lika om plats { $through }: { $tie ->
        [umpire] domaren avgör.
       *[auto] fler vunna givar i omgång 1 och 2, sedan lägre summa i omgång 2, sedan avgör domaren.
    } Lika i slutspelet: fler vunna givar i det, sedan i omgång 1 och 2, sedan lägre summa i omgång 2. Domaren avgör förstaplatsen.
league-places = **{ $taken ->
        [one] 1 spelare
       *[other] { $taken } spelare
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } av { $places } platser lediga
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } väntar
    }{ $late ->
        [yes] { " · " }det går att gå med efter starten också
        [still] { " · " }det går fortfarande att gå med
        [wait] { " · " }nya spelare hamnar på väntelistan
        [no] { " · " }anmälan stänger vid starten
        [past] { " · " }för sent att gå med
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Domare
       *[other] Domare
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }börjar <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }började <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }slutar <t:{ $ends }:f>
    }
league-reminders =
    -# Jag påminner dig { $when ->
        [both] en dag och en timme
        [day] en dag
       *[hour] en timme
    } före en tidsgräns.
league-seed = -# All lottning följer av det här fröet, som var hemligt tills nu: `{ $seed }`

league-button-here = Jag är här
league-button-open = Öppna ett bord
league-button-leave = Lämna säsongen
league-button-stay = Stanna
league-button-info = Info
league-button-how = Så spelas den
league-button-standings = Ställning
league-button-standings-own = Ställningen för mig
league-button-fixtures = Matcher
league-button-account = Så räknas det för mig
league-button-show = Visa för alla
league-button-am-here = { button-am-here } · { $number }
league-button-round = Omgång { $round }
league-button-ask = Fråga domaren{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Du lämnade säsongen.**
league-left-reason = lämnade
league-checked-in = { league-own-checked-in }
league-leave-ask = **Vill du lämna säsongen?** Du lämnar walkover i matcherna du har kvar. Resultaten hittills räknas ändå. Bara domaren kan ta in dig igen.
league-ready = ✅ Du är här. Ditt bord: { $thread }

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
        [first] { " 🔒 vinner säsongen" }
        [playoff] { " 🔒 är i slutspelet" }
        [up] { " 🔒 flyttas upp" }
        [stay] { " 🔒 stannar" }
       *[down] { " 🔒 flyttas ner" }
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
        [yes] { " · **2–5**" } platser som fortfarande är möjliga
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } avgjort
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } chans att vinna
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } att nå slutspelet
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } att flyttas upp
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } att flyttas ner
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
        [none] { $wins } vunna
       *[other] { $wins } av { $counted } vunna
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } per giv
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }före { $next } enligt domaren
       *[tiebreaker] { " · " }före { $next } efter skiljematch
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
    }**{ $name }** · seedad { $seed }{ league-outlook }
league-legend-cup =
    -# **=** lika{ $early ->
        [yes] { " · ▫️ kvar" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ hoppade av" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , sedan fler vunna matcher
league-first-deals =
    { $better ->
        [none] {""}
        [low] , sedan färre kortpoäng per giv
       *[high] , sedan fler kortpoäng per giv
    }
league-legend =
    -# Flest poäng först{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, över alla spelade givar
       *[decided] { league-first-wins }{ league-first-deals }, sedan domaren eller en skiljematch
    }{ $early ->
        [yes] { " · ▫️ preliminärt, en placering kräver" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } har inte spelat på { $days } dagar
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = Så räknas det för …

league-bracket-alt = Cupträdet, omgång { $first } till { $last }. Ljusa spelare går vidare, mörka är utslagna.
league-bracket-table =
    Omgång { $round }, bord { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } vann.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Vidare: { $on }.
        }
    }
league-bracket-legend = -# Ljus går vidare, mörk är utslagen. Seedning: { $names }
league-bracket-words = **Cupträdet:**

league-round =
    ### { $tiebreaker ->
        [yes] Skiljematch
       *[no] Omgång { $round } av { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Slutspel
       *[other] Omgång { $round }
    }
league-own-tables = **Dina matcher**
league-round-of =
    { $stage ->
        [tiebreaker] Skiljematch { $round }
       *[round] Omgång { $round }
    }
league-own-table =
    - { league-round-of } med { $names ->
        [none] inga andra spelare
       *[other] { $names }
    }: { $set ->
        [yes] bestämd till
       *[no] senast
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
    🔑 Ensam förstaplats här { $goal ->
        [first] betyder säsongsseger
        [playoff] betyder slutspel
        [up] betyder uppflyttning
       *[stay] betyder att stanna i divisionen
    } för { stake-for }.
stake-goal =
    { $goal ->
        [first] säsongssegern
        [playoff] slutspelet
        [up] uppflyttning
       *[stay] att stanna i divisionen
    }
stake-needs =
    🔑 Utan förstaplats här { $goal ->
        [stay] är nedflyttning säker
       *[other] är { stake-goal } utom räckhåll
    } för { stake-for }.
stake-loses =
    🔑 Ensam sistaplats här { $goal ->
        [stay] betyder nedflyttning
       *[other] gör att { stake-goal } är utom räckhåll
    } för { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] Ettan här vinner cupen.
        [final] { $spots ->
            [1] Ettan här når finalen.
           *[other] De { $spots } bästa här når finalen.
        }
       *[round] { $spots ->
            [1] Ettan här går vidare.
           *[other] De { $spots } bästa här går vidare.
        }
    }
stake-decisive = ⚡ **{ umpire-where } avgör mest:**
stake-settled =
    🔒 { $news ->
        [first] Säsongssegern är klar
        [playoff] Slutspelet är klart
        [up] Uppflyttningen är klar
        [stay] Platsen i divisionen är säkrad
        [down] Nedflyttningen är klar
        [not_first] Säsongssegern är utom räckhåll
        [not_playoff] Slutspelet är utom räckhåll
       *[not_up] Uppflyttning är utom räckhåll
    } för { $who }.
stake-widened = 🔓 Mer är möjligt igen för { $who }.
league-own-sitting =
    - { league-pursuit-stage }, bord { $table } med { $names }: { $slots ->
        [one] 1 giv
       *[other] { $slots } givar
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] vid bordet: <#{ $channel }>
        [set] bestämd till <t:{ $until }:f>
        [open] senast <t:{ $until }:f>
       *[missed] inte spelad, räknas inte
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(igen, förra matchen räknas inte)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 vann på walkover: { $names }
        [none] ⌛ uteblev: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ spelad på annat håll: { $names }
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
league-result-unfinished = ⌛ ingen giv blev klar, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Öppna ett bord med **{ league-button-open }** under **{ league-button-info }**. Senaste matcherna först:
league-no-matches = Inga matcher än.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } av { $of } givar spelade
           *[no] { " · " }har inte börjat
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
    -# Omgång 1 + omgång 2 = summa, lägre är bättre · vunna givar{ $playoff ->
        [yes] { " · 🎯 slutspelets summa · 🏆 mästare" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 givar spelade av en dator" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 en dator gjorde de flesta dragen i given
league-card-round = **{ league-pursuit-stage }, bord { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] 1 vunnen giv
       *[other] { $wins } vunna givar
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
        [none] { " " }återstår
        [replayed] { " " }(spelad igen)
        [mean] { " " }(omgångens snitt, för ingen motspelare var kvar)
        [adjusted] { " " }(justerad av domaren)
       *[played] {""}
    }
league-card-sums =
    Omgång 1: { $first } · omgång 2: { $second } · summa: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · slutspel: " }**{ $playoff }**{ $carry ->
            [yes] { " · totalt: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] hoppade av
       *[other] plats { $place }
    }

league-account-title = ### Så räknas det: { $name }
league-account-empty = Inget räknas än.
league-account-score = **{ $score }** · summan av { $counted ->
        [one] 1 match
       *[other] { $counted } matcher
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }och det domaren lade till eller drog av
       *[no] {""}
    } · { $withdrawn ->
        [yes] hoppade av
       *[no] { $place ->
            [none] ingen placering än
           *[other] plats { $place }
        }
    }
league-not-counted = räknas inte
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] skiljematch { $round } ·{" "}
       *[round] omgång { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ lämnade walkover
           *[no] ingen placering
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 vann på walkover
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }plats { $place }{ $of ->
                [0] {""}
               *[other] { " " }av { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ lämnade walkover
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] 1 poäng
           *[other] { $points } poäng
        } på { $deals ->
            [one] 1 giv
           *[other] { $deals } givar
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] 1 möte
           *[other] { $met } möten
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: de andra där är inte med i säsongen
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } hoppade av
league-why-tiebreaker = inga poäng: en skiljematch
league-why-unranked = { league-not-counted }: inte rankad
league-why-late = { league-not-counted }: gick med efter första given
league-why-alone = { league-not-counted }: färre än två människor från första given
league-why-no_fixture = { league-not-counted }: inte med i lottningen
league-why-outside = { league-not-counted }: utanför säsongens datum
league-why-unfinished = { league-not-counted }: ingen giv blev klar
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
        [yes] { " " }(som spelar där)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : ”{ $reason }”
    }
league-ruling-enter = Spelad på annat håll, inskriven av domaren.
league-ruling-void = Matchen räknas inte.
league-ruling-adjust = { $name } har { $total } i den här matchen.

league-ask-label = Vad är fel med resultatet?
league-ask-about = En gång per match, inom två dagar
league-appeal =
    -# ❓ Fråga: ”{ $text }” { $answer ->
        [none] Inget svar än.
       *[other] ↩️ { $name }: ”{ $answer }”
    }
league-warn =
    ### ✉️ En privat varning
    { $name }: ”{ $reason }”
    -# Bara du och de ligaansvariga kan läsa det här. Det ändrar inget i ställningen.

league-reply =
    ### ✉️ Domarens svar
    Du frågade: ”{ $text }”
    { $name }: ”{ $answer }”

refused-no_season = Det finns ingen sådan liga här. `/{ command-league } { command-league-info }` listar alla.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Du har inget att spela i den här säsongen just nu. **{ league-button-fixtures }** visar vad som kommer.
refused-not_for_you = Det här meddelandet är till en annan spelare.
refused-shown_lately = Ställningen visades nyss här. Försök igen <t:{ $at }:R>.
league-counts-meetings = För varje stamspelare du mött: ta andelen av era möten där du slutade före (lika är en halv). Lägg till den spelarens snitt mot alla andra. Din poäng är snittet av de summorna.
league-counts-regulars = Du är stamspelare när du mött hälften av de andra minst hälften så ofta som vanligt. { $people } räcker, eller så många som de flesta har mött. Bara stamspelare har en placering och ger poäng. Möts två av er mer än dubbelt så ofta som vanligt räknas de extra mötena som lika.
league-account-meetings =
    { $score ->
        [none] **Ingen poäng än**
       *[other] **{ $score }** · { $points } poäng ÷ { $regulars ->
            [one] 1 stamspelare
           *[other] { $regulars } stamspelare
        }
    }{ league-account-stands }
league-account-regular = -# En placering kräver { league-regular }. Hittills: { $met }.
league-regular =
    { $people ->
        [0] 1 match
       *[other] { $people ->
            [one] 1 mött spelare
           *[other] { $people } mötta spelare
        }, { $least ->
            [one] en gång
           *[other] { $least } gånger var
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = lika" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ hoppade av" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (snitt mot andra: { $average }): före i { $ahead } av { $times ->
        [one] 1 möte
       *[other] { $times } möten
    }{ $most ->
        [none] {""}
       *[other] , de över { $most } räknas som lika
    }. { $percentage } % + { $average } = **{ $points }**
league-versus-others = -# Inte stamspelare än, utan poäng: { $names }
