# Oversikten: hva som skjer nå i en sesong, hva som trenger dommeren, og knappene for begge deler.
command-umpire-dashboard = oversikt
command-umpire-dashboard-description = Led en sesong: se hva som skjer, og hva du må ta deg av

desk-title = ### Oversikt · { $league } · sesong { $number }
desk-which = ### Hvilken sesong?
desk-choose = Velg en sesong …
desk-of = { $league } · sesong { $number }
desk-before =
    { $checking ->
        [yes] { $checked } av { $players } spillere har bekreftet at de er med.
       *[no] { $players ->
            [0] Ingen har meldt seg på ennå.
            [one] Én spiller er påmeldt.
           *[other] { $players } spillere er påmeldt.
        }
    }{ $waiting ->
        [0] {""}
        [one] { " " }Én til venter på plass.
       *[other] { " " }{ $waiting } til venter på plass.
    }{ $lacking ->
        [yes] { " " }Du setter den i gang når to er med.
       *[no] {""}
    }
desk-paused = Sesongen har hatt pause siden <t:{ $at }:f>. Ingen frist løper ut.
desk-review = Partiene er over.
desk-over =
    Sesongen har vært over siden <t:{ $at }:f>. { $count ->
        [0] Ingen vant den.
        [one] { $names } er mester.
       *[other] { $names } er mestere.
    }
desk-cancelled = Sesongen ble avlyst <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Nå
       *[no] <t:{ $at }:R>
    }: { $what ->
        [closes] påmeldingen stenger
        [start] sesongen begynner av seg selv
        [draw] neste runde trekkes
        [ask_for_hours] jeg minner dem som ikke har merket av timene sine
        [appoint] jeg setter tid for { desk-next-tables }, hvis ingen er avtalt innen da
        [call] jeg roper opp spillerne ved { desk-next-tables }
        [call_over] jeg slutter å vente ved { desk-next-tables }: de som er der, spiller, hvis de er mange nok
        [put_off] starten utsettes, fordi færre enn to kan spille
        [agree] { $tables ->
            [one] ett forslag blir
           *[other] { $tables } forslag blir
        } til en avtale
        [enter] en som venter, får plass
        [remind] jeg minner spillerne ved { desk-next-tables } på at de skal spille
        [remind_umpire] jeg minner deg om { desk-next-tables }, hvis ingen har avgjort det
        [begin] ventetiden er ute ved { desk-next-tables }: er to der, begynner partiet, og datamaskiner spiller for de andre
        [score] fristen er ute for { desk-next-tables }: det som fortsatt spilles, telles opp slik det står
        [unplayed] fristen er ute for { desk-next-tables }: det ingen har spilt innen da, må du avgjøre
        [deadline] fristen er ute for { desk-next-tables }: det som fortsatt spilles, telles opp slik det står, og den som ikke er der, taper partiet
        [ends] sesongen slutter
        [walkover] { desk-next-tables } avgjøres uten spill
        [post] tabellen legges ut
       *[close] partiene er over, og du går gjennom resultatene
    }
desk-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } bord
    }
desk-no-room = ⏳ **{ $count ->
        [one] 1 bord venter
       *[other] { $count } bord venter
    } på plass på denne serveren.** Hvert av dem åpnes så snart et annet bord er ferdig, og taper ingen tid.
desk-nothing =
    { $open ->
        [yes] ✅ Det er ingenting du må gjøre nå.
       *[no] Ingenting kan endres lenger.
    }

desk-lacks-players = 🚫 **Sesongen skulle ha begynt, men færre enn to kunne spille,** så starten er utsatt. Den kan settes i gang så snart det er to.
desk-start-by-hand = 🏁 **Sesongen venter på at du setter den i gang.**
desk-is-paused = ▶️ **Du bestemmer når den fortsetter.** Da skyves alle frister like lenge som pausen varte.
desk-to-confirm =
    🏆 **Gå gjennom resultatene og bekreft dem.** { $then ->
        [playoff] Så trekkes sluttspillet.
       *[champion] Så kåres mesteren.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
        [one] { " " }Én av dem går videre.
       *[other] { " " }{ $goes_on } av dem går videre.
    }{ $playoff ->
        [yes] { " " }Bestem rekkefølgen, eller la dem spille ett parti til, så avgjør det.
       *[no] {""}
    }
desk-questions =
    🙋 { $count ->
        [one] **Ett spørsmål** fra en spiller venter
       *[other] **{ $count } spørsmål** fra spillere venter
    } på svar fra deg.
desk-lost-channel =
    📵 { $why ->
        [gone] { $what ->
            [league] **Kanalen til denne sesongen er borte.**
           *[log] **Loggkanalen til denne sesongen er borte.**
        } Velg en annen.
        [lacking] { $what ->
            [league] **Jeg mangler tillatelser i kanalen til denne sesongen,** <#{ $channel }>:
           *[log] **Jeg mangler tillatelser i loggkanalen til denne sesongen,** <#{ $channel }>:
        } { $permissions }. Gi meg dem der, eller velg en annen.
       *[closed] { $what ->
            [league] **Jeg får ikke skrive i kanalen til denne sesongen,** <#{ $channel }>.
           *[log] **Jeg får ikke skrive i loggkanalen til denne sesongen,** <#{ $channel }>.
        } Jeg mangler { $permissions }. La meg skrive der igjen, eller velg en annen.
    }{ $waiting ->
        [0] {""}
        [one] { " " }Én melding venter.
       *[other] { " " }{ $waiting } meldinger venter.
    }
desk-untold =
    📮 **{ $count ->
        [one] Én melding venter
       *[other] { $count } meldinger venter
    } på å bli lagt ut** i <#{ $channel }> siden <t:{ $since }:R>, fordi Discord ikke har tatt imot { $count ->
        [one] den
       *[other] dem
    }. Jeg prøver igjen <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] { $plays ->
            [yes] er dommer i denne sesongen, spiller i den, og er ikke lenger på serveren.
           *[no] er dommer i denne sesongen og er ikke lenger på serveren.
        }
       *[right] har åpnet denne sesongen og hører ikke til staben.
    }
desk-gone = 🚪 **{ $name }** er ikke lenger på serveren.
desk-channel =
    { $what ->
        [league] **Hvor skal sesongen fortsette?** Det som venter, legges ut der, og nye bord åpnes der.
       *[log] **Hvor skal avgjørelsene vises?**
    }
desk-channel-choose = Velg en kanal …
desk-told-again = Jeg prøver igjen nå.
desk-absentee = 👻 **{ $name }** har ikke møtt til { $count } partier.
desk-hints =
    🔍 { $count ->
        [one] **Ett tips** om rent spill
       *[other] **{ $count } tips** om rent spill
    } er verdt en titt.

desk-table =
    { $stands ->
        [missed] Fristen gikk ut <t:{ $at }:R> uten at noen hadde spilt. Du må avgjøre hva som skjer med det.
        [deserted] Ingen kom da det var tid. Det kan spilles til <t:{ $at }:f>.
        [called] Spillerne er ropt opp til <t:{ $at }:t>, <t:{ $at }:R>.
        [silent] Ingen av spillerne har svart, så jeg setter ingen tid. Det kan spilles til <t:{ $at }:f>.
        [unset] Det har ikke fått noen tid ennå. Det kan spilles til <t:{ $at }:f>.
        [unanswered] Ingen har merket av når de kan. Det kan spilles til <t:{ $at }:f>.
        [open] Spillerne leter etter en tid. Det kan spilles til <t:{ $at }:f>.
        [proposed] En tid er foreslått: <t:{ $at }:F>, <t:{ $at }:R>.
        [agreed] Spillerne har avtalt <t:{ $at }:F>, <t:{ $at }:R>.
        [set] Det spilles <t:{ $at }:F>, <t:{ $at }:R>.
       *[begun] Det spilles nå. Er det ikke ferdig <t:{ $at }:f>, telles det opp slik det står.
    }
    { $stands ->
        [called] { $here ->
            [none] Ingen er her ennå: { $players }.
           *[other] { $awaited ->
                [none] Her: { $here }.
               *[other] Her: { $here }. Ikke her ennå: { $awaited }.
            }
        }
       *[other] Spillere: { $players }.
    }
desk-sitting =
    { $stands ->
        [waiting] Det begynner så snart alle spillerne er der.
        [too_few] For få kom da det var tid. Begynn uten de andre, sett en annen tid eller trekk spillere.
       *[other] Omgang { $game } av { $games } spilles nå.
    }
    { $game ->
        [0] { $here ->
            [none] Ingen er på plass ennå: { $players }.
           *[other] { $awaited ->
                [none] På plass: { $here }.
               *[other] På plass: { $here }. Ikke på plass ennå: { $awaited }.
            }
        }
       *[other] { $away ->
            [none] Spillere: { $players }.
           *[other] 🤖 En datamaskin spiller for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spiller selv: { $themselves }.
            }
        }
    }
desk-choose-player = Velg en spiller …
desk-what-player = Det går videre av seg selv, og en datamaskin spiller for den som ikke er der. Velg en spiller nedenfor for å trekke vedkommende ut eller gi plassen til en annen.
desk-tables = **{ $others ->
        [yes] Andre bord:
       *[no] Bord:
    }** { $parts }
desk-tables-stand =
    { $stands ->
        [missed] { $count } ikke spilt i tide
        [deserted] { $count } som ingen kom til
        [too_few] { $count } der for få kom
        [called] { $count } ropes opp
        [silent] { $count } der ingen svarer
        [unset] { $count } uten tid
        [unanswered] { $count } uten avmerkede timer
        [open] { $count } som leter etter en tid
        [proposed] { $count } med forslag til tid
        [agreed] { $count } med avtalt tid
        [set] { $count } med tid
        [waiting] { $count } som venter på spillere
        [absent] { $count } der en datamaskin spiller for noen
       *[begun] { $count } i gang
    }
desk-option =
    { $stands ->
        [missed] ⌛ Ikke spilt i tide
        [deserted] 👻 Ingen kom
        [too_few] 👻 For få kom
        [called] 📣 Spillerne ropes opp
        [silent] 🔇 Ingen svarer
        [unset] Ingen tid ennå
        [unanswered] Ingen har merket av timer
        [open] Spillerne leter etter en tid
        [proposed] En tid er foreslått
        [agreed] Spillerne har avtalt en tid
        [set] Har fått en tid
        [waiting] Venter på spillerne
        [absent] 🤖 En datamaskin spiller for noen
       *[begun] Spilles nå
    }
desk-option-played = Spilt ({ $points }). Rett eller stryk
desk-choose-tables = Velg et bord …
desk-choose-results = Rett et resultat …
desk-more-tables = Flere bord …
desk-more-results = Flere resultater …
desk-tables-page = Alle bord, de som ikke er spilt, først. Side { $page } av { $pages }.

button-run-season = Jeg leder den
refused-umpire_runs_it = Denne sesongen ledes allerede av { $names }. Det endrer du med **{ desk-more-umpires }** i oversikten.
desk-umpires-handed-over = Du har overlatt sesongen til andre.
desk-roles =
    Hver divisjon kan ha en av serverens roller. Spillerne får den når sesongen starter. Den som bytter divisjon, får rollen til den nye i stedet. Den som trekker seg, blir byttet ut eller forlater serveren, mister rollen, og den som overtar en plass, får den. Når sesongen er slutt eller avlyst, blir den tatt tilbake.
    -# De som har rollen fra før, beholder den. Divisjon 1 er den øverste.
desk-role = **Divisjon { $division }:** { $role ->
    [none] ingen rolle
   *[other] { $role }
}
desk-role-choose = Velg en rolle …
desk-roles-again = Rollene blir gitt nå. Hvis en ikke kan gis, står det her.
desk-thread = Tråden: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }:** de som er her, spiller nå, og de andre taper partiet.
desk-what-begin-all = **{ button-desk-begin }:** partiet begynner nå. Datamaskiner spiller for de andre til de kommer.
desk-what-wait = **{ button-desk-wait }:** oppropet varer ti minutter til, for en som er på vei.
desk-what-move = **{ button-desk-move }** Bordet får sin egen tid, og da roper jeg opp spillerne. Fristen flyttes med hvis det trengs.
desk-what-without = **{ button-desk-without }:** de som en datamaskin spiller for, taper partiet, og de andre spiller videre. Blir én igjen alene, har den vunnet.
desk-what-turn = **{ button-desk-turn }:** den som er på tur, får ti minutter til, eller et døgn med langsom klokke.
desk-what-again = **{ button-desk-again }:** de som partiet fortsetter uten, kan ta plassene sine tilbake.
desk-what-days = **{ button-desk-days }:** spillerne får to døgn til å finne en tid.
desk-what-time = **{ button-desk-time }** Du velger hvor mye lenger de får.
desk-what-walkover =
    { $begun ->
        [yes] - **{ desk-walkover }** Partiet avbrytes: spilleren du velger, har vunnet, og de andre taper.
       *[no] - **{ desk-walkover }** Spilleren du velger, vinner uten å spille, og de andre taper partiet.
    }
desk-what-enter = - **{ button-desk-enter }** Det ble spilt et annet sted: du skriver hvem som kom på hvilken plass.
desk-adrift =
    { $begun ->
        [yes] Tråden eller kanalen ble slettet mens { $players } spilte, så partiet står stille. Alle kort er tatt vare på.
       *[no] Tråden eller kanalen ble slettet mens bordet ventet på { $players }. De som var her, er det fortsatt, og ingen taper på det så lenge.
    }
desk-what-place = - **{ desk-place-choose }** Bordet fortsetter i en ny tråd der, med alt som er gjort, og spillerne kalles dit.
desk-place-choose = Flytt det til en annen kanal …
desk-what-take-up = Det fortsetter i en ny tråd i <#{ $channel }> så snart jeg kan åpne en der. Eller velg en kanal, så fortsetter det i en ny tråd der:
desk-taken-up = ✅ Partiet fortsetter i en ny tråd i <#{ $channel }>, og spillerne er kalt dit.
refused-not_lost = Det partiet har en kanal, og fortsetter der.
desk-what-nothing = Ingenting kan gjøres med det nå.
desk-walkover = Gi seier uten spill til …
desk-walkover-option =
    { $begun ->
        [yes] Partiet avgjøres til fordel for spilleren
       *[no] Vinner uten å spille
    }

desk-more = Noe annet …
desk-more-refresh = Oppdater
desk-more-refresh-about = Vis det siste
desk-more-player = En spiller …
desk-more-player-about = Ta ut, bytt ut eller advar en spiller
desk-more-award = Gi poeng …
desk-more-award-about = Legg til poeng i tabellen, eller trekk fra
desk-more-enter = Før inn et resultat …
desk-more-enter-about = For et parti som ble spilt et annet sted
desk-more-extend = Utsett frister …
desk-more-extend-about = Gi hele runden, eller en åpen sesong, mer tid
desk-more-tie = Avgjør delt plass …
desk-more-tie-about = Ranger spillere som står likt
desk-more-start = Sett i gang sesongen
desk-more-start-about = Steng påmeldingen; først ser du hvem som spiller
desk-more-check-in = Innsjekk …
desk-more-check-in-about = Spør om spillerne fortsatt er med; etter starten spørres ventelista
desk-more-order = Spillernes rekkefølge
desk-more-order-about = Seed dem etter rating, ved lodd eller for hånd
desk-more-waiting = Ventelista
desk-more-waiting-about = Se hvem som venter, eller tilby en spiller plass
desk-more-divisions = Divisjoner …
desk-more-divisions-about = Flytt en spiller til en annen divisjon
desk-more-pause = Ta pause …
desk-more-pause-about = Sett alle frister på vent
desk-more-confirm = Bekreft resultatene …
desk-more-confirm-about = Kår mesteren; først ser du hvem det er
desk-more-questions = Spørsmål fra spillere
desk-more-questions-about = Les dem og svar
desk-more-umpires = Dommere …
desk-more-umpires-about = Velg hvem som leder sesongen
desk-more-roles = Divisjonsroller …
desk-more-roles-about = Gi hver divisjon en serverrolle
desk-more-log = Sesongloggen
desk-more-log-about = Se alle avgjørelser, eller trekk en tilbake
desk-more-export = Eksporter …
desk-more-export-about = Resultater, tabell og logg som filer
desk-more-seasons = Andre sesonger …
desk-more-seasons-about = Åpne en annen oversikt
desk-more-cancel = Avlys sesongen …
desk-more-cancel-about = Avslutt den uten en mester
desk-reopen = ↩️ Var noe galt i resultatene, kan du gå gjennom dem på nytt fram til <t:{ $until }:f>.

button-desk = Oversikt
button-desk-back = Til oversikten
button-desk-name = { $name }
button-desk-begin = Begynn uten de andre
button-desk-wait = Vent 10 minutter
button-desk-move = En annen tid …
button-desk-without = Fortsett uten de som mangler
button-desk-turn = Mer tid til dette trekket
button-desk-again = La dem spille igjen
button-desk-days = 2 døgn til
button-desk-time = En annen frist …
button-desk-enter = Før inn resultatet …
button-desk-result = Rett resultatet …
button-desk-settle = Avgjør likheten …
button-desk-playoff = Spill omspill …
button-desk-start = Sett sesongen i gang
button-desk-confirm = Bekreft resultatene …
button-desk-resume = Fortsett
button-desk-reopen = Gå gjennom resultatene på nytt …
button-desk-channel = Velg en annen kanal …
button-desk-tell = Prøv igjen nå
button-desk-give-roles = Gi rollene nå
button-desk-hints = Se tipsene


desk-form-confirm = Bekreft resultatene
desk-form-confirm-why = Alt er spilt og gjennomgått.
desk-form-pause = Ta pause
desk-form-cancel = Avlys sesongen
desk-form-playoff = Spill omspill
desk-form-reverse = Trekk tilbake en avgjørelse
desk-form-reopen = Gå gjennom på nytt
desk-form-move = En annen tid
desk-form-move-at = Når de spiller
desk-form-time = En annen frist
desk-form-time-at = Hvor lenge de kan spille
desk-form-at-example = i morgen 20:00
desk-form-check-in = Innsjekk
desk-form-check-in-at = Åpen til
desk-form-enter = Resultat fra et annet sted
desk-form-enter-places = Én spiller på hver linje, den beste først
desk-form-enter-about =
    { $points ->
        [yes] Skriv poengene etter hvert navn. Likt nummer: delt plass. «-» foran et navn: kom ikke.
       *[no] Poeng kan stå etter navnet. Likt nummer: delt plass. «-» foran et navn: kom ikke.
    }
desk-form-enter-whom =
    { $points ->
        [yes] Spillere i sesongen, som «1. Ada 120»: poengene etter navnet. Likt nummer: delt plass.
       *[no] Spillere i sesongen, som «1. Ada». Poeng kan stå etter navnet. Likt nummer: delt plass.
    }
desk-form-result-what = Hva som skal endres
desk-form-result-game = Hvilken omgang
desk-form-result-total = Ny sum
desk-form-result-points = Poeng: =12, +3 eller -3
desk-form-result-about = La stå tomt for å stryke
desk-result-game = Omgang { $number }
desk-result-points =
    { $game ->
        [yes] Rett poengene til { $name }
       *[no] Rett summen til { $name }
    }
desk-result-void =
    { $game ->
        [yes] Omgangen teller ikke
       *[no] Partiet teller ikke
    }
desk-result-void-about =
    { $game ->
        [yes] Den spilles på nytt
       *[no] Det spilles på nytt hvis det er tid
    }
desk-form-umpires = Dommere
desk-form-umpires-who = Hvem som leder sesongen fra nå av
desk-form-umpires-about = Inntil { $most }, deg selv medregnet. De trenger ikke å høre til staben, som alltid kan gripe inn
desk-form-player = En spiller
desk-form-player-who = Hvem
desk-form-player-what = Hva som skal skje
desk-form-player-instead = Hvem som tar over
desk-form-player-instead-about = Bare hvis noen tar over; velger du ingen, er det den første som venter
desk-player-forfeit = Ut: taper det som gjenstår
desk-player-forfeit-about = Det de ikke har spilt, er tapt; det andre står
desk-player-zero = Ut: det som gjenstår, gir ingenting
desk-player-zero-about = De andre spiller videre uten dem, og ingen vinner på det
desk-player-void = Ut: som om de aldri hadde spilt
desk-player-void-about = Ingen av partiene deres teller for noen
desk-player-withdraw = Ut av turneringen
desk-player-withdraw-about = Det de har spilt, står
desk-player-replace = Noen tar over
desk-player-replace-about = Plassen går til et annet medlem, med alt som hører til
desk-player-caution = Et ord på tomannshånd
desk-player-caution-about = Bare de og staben leser det; det endrer ingenting
desk-form-award = Gi poeng
desk-form-award-points = Poeng
desk-form-award-about = Et minus trekker fra
desk-form-tie = Avgjør delt plass
desk-form-tie-place = Nummer { $number }
desk-form-tie-lines = Plassene, den beste først
desk-form-tie-lines-about =
    { $count ->
        [0] Endre numrene, eller flytt linjene
       *[other] Endre numrene, eller flytt linjene. De { $count } første går videre
    }
desk-form-tie-shared = Eller delt seier
desk-tie-shared = Alle vinner
desk-ties =
    { $count ->
        [0] Ingen spillere deler plass.
       *[other] **Disse spillerne deler plass.** Velg hvem du vil skille.
    }
desk-choose-tie = Velg en delt plass …
desk-tie-option = { $place }. plass: { $count } spillere

# Det som er sjeldent: vilkår, ventelisten, divisjoner, rekkefølgen før start.

desk-waiting =
    { $count ->
        [0] Ingen venter på plass.
        [one] **Én spiller venter på plass.**
       *[other] **{ $count } spillere venter på plass.**
    } { $started ->
        [yes] Den du spør, tar over en plass med alt som hører til, om hun eller han vil.
       *[no] En plass som blir ledig, går til den første av dem.
    }
desk-waiting-line = **{ $number }** { $name }, siden <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 er spurt om å ta over en plass
        [missing] {""} · 🚪 er ikke på serveren
        [here] {""} · ✅ er fortsatt med
        [silent] {""} · har ikke meldt seg
       *[waits] {""}
    }
button-desk-ask = Spør { $name } …
desk-ask-other = Spør noen andre …
desk-form-ask = Spør { $name }
desk-form-ask-whose = Hvem sin plass det gjelder

desk-division = { $number }. divisjon · { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
desk-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
desk-division-move = Flytt til en annen divisjon …
desk-form-division = Flytt { $name }
desk-form-division-to = Til hvilken divisjon

desk-order = { $by ->
        [hand] **Spillerne begynner i den rekkefølgen som en dommer har satt.** De som melder seg på senere, kommer sist.
        [signup] **Spillerne begynner i den rekkefølgen de meldte seg på i.**
        [lot] **Rekkefølgen spillerne begynner i, trekkes ved lodd.**
       *[rating] **Spillerne begynner etter rating,** de som ikke har noen, i den rekkefølgen de meldte seg på i.
    }{ $divided ->
        [yes] { " " }Ingen begynner i en lavere divisjon enn en tidligere sesong har lovet dem. Vil du flytte dem ned, bruker du **{ desk-more-divisions }** etter starten.
       *[no] {""}
    }
button-desk-by-hand = For hånd …
button-desk-drop-order = Fjern rekkefølgen satt for hånd
button-desk-seed-rating = Etter rating …
button-desk-seed-signup = Etter påmelding …
button-desk-seed-lot = Ved lodd …
desk-form-seeding = En annen rekkefølge

refused-desk_table_done = Det bordet har fått et resultat. Gå til oversikten og se hvordan det står.
refused-desk_nobody_absent = Alle ved det bordet spiller selv igjen, så partiet fortsetter bare.
refused-turn_over = Ingen har tid som løper der nå. Gå til oversikten og se hvordan det står.
refused-desk_not_called = Spillerne ved det bordet er ikke ropt opp nå. Du kan gi det en annen tid i stedet.
refused-desk_tie_gone = Der står det ikke likt lenger. Gå til oversikten og se hvordan det står.
refused-desk_tie_large = { $count } spillere står likt, for mange til et skjema. Skill dem først med **{ desk-more-award }**.
refused-desk_tie_twice = To spillere kan ikke ha samme plass. Velg én spiller for hver plass.
desk-umpire-called =
    🙋 **{ $where }:** { $player } ber deg komme: «{ $text }»{ $until ->
        [none] {""}
       *[other] { " " }Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
    }
