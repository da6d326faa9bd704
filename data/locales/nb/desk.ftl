# Oversikten: hva som skjer nå i en sesong, hva som trenger dommeren, og knappene for begge deler.
command-umpire-dashboard = oversikt
command-umpire-dashboard-description = Led en sesong: se hva som skjer, og hva du må ta deg av

desk-title = ### Oversikt · { $league } · sesong { $number }
desk-which = ### Hvilken sesong?
desk-choose = Velg en sesong …
desk-of = { $league } · sesong { $number }
desk-before =
    { $checking ->
        [yes] { $checked } av { $players } spillere har sjekket inn.
       *[no] { $players ->
            [0] Ingen har meldt seg på ennå.
            [one] Én spiller er påmeldt.
           *[other] { $players } spillere er påmeldt.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }{ $waiting } på ventelista.
    }{ $lacking ->
        [yes] { " " }Du kan sette den i gang når det er to.
       *[no] {""}
    }
desk-paused = Sesongen ble satt på pause <t:{ $at }:f>. Alle frister er på vent.
desk-review = Partiene er over.
desk-over =
    Sesongen var slutt <t:{ $at }:f>. { $count ->
        [0] Den har ingen mester.
        [one] { $names } er mester.
       *[other] { $names } er mestere.
    }
desk-cancelled = Avlyst <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Nå
       *[no] <t:{ $at }:R>
    }: { $what ->
        [closes] påmeldingen stenger
        [start] sesongen begynner
        [draw] jeg setter opp neste runde
        [ask_for_hours] jeg spør spillere som ikke har sagt når de kan
        [appoint] jeg velger en tid for { desk-next-tables } hvis ingen er avtalt
        [call] jeg roper opp { desk-next-tables }
        [call_over] oppropet slutter ved { desk-next-tables }, og de som er der, spiller hvis de er mange nok
        [put_off] starten utsettes, fordi færre enn to kan spille
        [agree] { $tables ->
            [one] ett forslag blir
           *[other] { $tables } forslag blir
        } avtalt
        [enter] en spiller på ventelista får plass
        [remind] jeg minner spillerne ved { desk-next-tables }
        [remind_umpire] jeg minner deg om { desk-next-tables } hvis du ikke har bestemt
        [begin] oppropet slutter ved { desk-next-tables }. Med to spillere begynner partiet, og datamaskiner spiller for de andre
        [score] frist for { desk-next-tables }. Partier i gang telles opp slik de står
        [unplayed] frist for { desk-next-tables }. Har ingen spilt, bestemmer du
        [deadline] frist for { desk-next-tables }. Partier i gang telles opp slik de står, og de som ikke er der, taper
        [ends] sesongen slutter
        [walkover] jeg gir seier uten spill ved { desk-next-tables }
        [post] jeg legger ut tabellen
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
    } på plass på denne serveren.** Hvert av dem åpnes når et annet bord er ferdig, og taper ingen tid.
desk-nothing =
    { $open ->
        [yes] ✅ Det er ingenting du må gjøre nå.
       *[no] Du kan ikke endre noe lenger.
    }

desk-lacks-players = 🚫 **Starten er utsatt** fordi færre enn to kunne spille. Sett i gang sesongen når det er to.
desk-start-by-hand = 🏁 **Klar til start.** Du setter den i gang når du vil.
desk-is-paused = ▶️ **Du bestemmer når den fortsetter.** Da utsettes alle frister like lenge som pausen varte.
desk-to-confirm =
    🏆 **Gå gjennom resultatene og bekreft dem.** { $then ->
        [playoff] Da trekkes sluttspillet.
       *[champion] Da kåres mesteren.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
        [one] { " " }Én av dem går videre.
       *[other] { " " }{ $goes_on } av dem går videre.
    }{ $playoff ->
        [yes] { " " }Ranger dem selv, eller la dem spille omspill.
       *[no] {""}
    }
desk-questions =
    🙋 { $count ->
        [one] **Ett spørsmål** fra en spiller venter
       *[other] **{ $count } spørsmål** fra spillere venter
    } på svar.
desk-lost-channel =
    📵 { $why ->
        [gone] { $what ->
            [league] **Kanalen til sesongen ble slettet.**
           *[log] **Loggkanalen til sesongen ble slettet.**
        } Velg en annen.
        [lacking] { $what ->
            [league] **Jeg mangler tillatelser i kanalen til sesongen,** <#{ $channel }>:
           *[log] **Jeg mangler tillatelser i loggkanalen til sesongen,** <#{ $channel }>:
        } { $permissions }. Gi meg dem, eller velg en annen kanal.
       *[closed] { $what ->
            [league] **Jeg kan ikke skrive i kanalen til sesongen,** <#{ $channel }>.
           *[log] **Jeg kan ikke skrive i loggkanalen til sesongen,** <#{ $channel }>.
        } Jeg trenger { $permissions }. Gi meg det, eller velg en annen kanal.
    }{ $waiting ->
        [0] {""}
        [one] { " " }Én melding venter.
       *[other] { " " }{ $waiting } meldinger venter.
    }
desk-untold =
    📮 **{ $count ->
        [one] Én melding
       *[other] { $count } meldinger
    } kunne ikke legges ut** i <#{ $channel }> (første forsøk <t:{ $since }:R>). Jeg prøver igjen <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] { $plays ->
            [yes] leder denne sesongen, spiller i den, og har forlatt serveren.
           *[no] leder denne sesongen og har forlatt serveren.
        }
       *[right] åpnet denne sesongen og hører ikke lenger til ligastaben.
    }
desk-gone = 🚪 **{ $name }** er ikke lenger på serveren.
desk-channel =
    { $what ->
        [league] **Hvor skal sesongen fortsette?** Der legger jeg ut det som venter, og åpner nye bord.
       *[log] **Hvor skal jeg vise avgjørelser?**
    }
desk-channel-choose = Velg en kanal …
desk-told-again = Prøver igjen nå.
desk-absentee = 👻 **{ $name }** møtte ikke til { $count } partier.
desk-hints =
    🔍 { $count ->
        [one] **Ett varsel** om ærlig spill
       *[other] **{ $count } varsler** om ærlig spill
    } er verdt en titt.

desk-table =
    { $stands ->
        [missed] Ikke spilt innen fristen, <t:{ $at }:R>. Du bestemmer hva som skjer.
        [deserted] Ingen kom. Frist: <t:{ $at }:f>.
        [called] Opprop til <t:{ $at }:t> (<t:{ $at }:R>).
        [silent] Ingen har svart, så jeg setter ingen tid. Frist: <t:{ $at }:f>.
        [unset] Ingen tid ennå. Frist: <t:{ $at }:f>.
        [unanswered] Ingen har sagt når de kan. Frist: <t:{ $at }:f>.
        [open] Spillerne leter etter en tid. Frist: <t:{ $at }:f>.
        [proposed] Foreslått: <t:{ $at }:F> (<t:{ $at }:R>).
        [agreed] Avtalt: <t:{ $at }:F> (<t:{ $at }:R>).
        [set] Satt til <t:{ $at }:F> (<t:{ $at }:R>).
       *[begun] I gang. Er det ikke ferdig <t:{ $at }:f>, telles det opp slik det står.
    }
    { $stands ->
        [called] { $here ->
            [none] Ingen er her ennå: { $players }.
           *[other] { $awaited ->
                [none] Her: { $here }.
               *[other] Her: { $here }. Ikke ennå: { $awaited }.
            }
        }
       *[other] Spillere: { $players }.
    }
desk-sitting =
    { $stands ->
        [waiting] Det begynner når alle spillerne er her.
        [too_few] For få kom. Begynn uten de andre, sett en annen tid, eller ta ut spillere.
       *[other] Omgang { $game } av { $games } er i gang.
    }
    { $game ->
        [0] { $here ->
            [none] Ingen er her ennå: { $players }.
           *[other] { $awaited ->
                [none] Her: { $here }.
               *[other] Her: { $here }. Ikke ennå: { $awaited }.
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
desk-what-player = Partiet fortsetter, og en datamaskin spiller for den som er borte. Velg en spiller nedenfor for å ta spilleren ut eller bytte spilleren ut.
desk-tables = **{ $others ->
        [yes] Andre bord:
       *[no] Bord:
    }** { $parts }
desk-tables-stand =
    { $stands ->
        [missed] { $count } ikke spilt i tide
        [deserted] { $count } uten spillere
        [too_few] { $count } med for få spillere
        [called] { $count } i opprop
        [silent] { $count } uten svar
        [unset] { $count } uten tid
        [unanswered] { $count } uten timer
        [open] { $count } som leter etter en tid
        [proposed] { $count } med forslag til tid
        [agreed] { $count } med avtalt tid
        [set] { $count } med tid
        [waiting] { $count } som venter på spillere
        [absent] { $count } der en datamaskin spiller
       *[begun] { $count } i gang
    }
desk-option =
    { $stands ->
        [missed] ⌛ Ikke spilt i tide
        [deserted] 👻 Ingen kom
        [too_few] 👻 For få kom
        [called] 📣 Opprop
        [silent] 🔇 Ingen svar
        [unset] Ingen tid ennå
        [unanswered] Ingen timer ennå
        [open] Leter etter en tid
        [proposed] Tid foreslått
        [agreed] Tid avtalt
        [set] Tid satt
        [waiting] Venter på spillere
        [absent] 🤖 En datamaskin spiller
       *[begun] I gang
    }
desk-option-played = Spilt ({ $points }). Rett eller stryk
desk-choose-tables = Velg et bord …
desk-choose-results = Rett et resultat …
desk-more-tables = Flere bord …
desk-more-results = Flere resultater …
desk-tables-page = Alle bord, åpne først. Side { $page } av { $pages }.

button-run-season = Jeg leder den
refused-umpire_runs_it = { $names } leder allerede denne sesongen. Det endrer du med **{ desk-more-umpires }** i oversikten.
desk-umpires-handed-over = Du har overlatt sesongen til andre.
desk-roles =
    Gi hver divisjon en serverrolle. Spillerne får den når sesongen starter, og mister den når sesongen er slutt. Bytter en spiller divisjon, trekker seg eller blir byttet ut, oppdaterer jeg rollene.
    -# Spillere som hadde rollen fra før, beholder den. Divisjon 1 er den øverste.
desk-role = **Divisjon { $division }:** { $role ->
    [none] ingen rolle
   *[other] { $role }
}
desk-role-choose = Velg en rolle …
desk-roles-again = Jeg oppdaterer rollene nå. Kan en ikke gis, ser du det her.
desk-thread = Tråden: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }** lar dem som er her, spille. De andre taper partiet.
desk-what-begin-all = **{ button-desk-begin }** starter partiet. Datamaskiner spiller for de andre til de kommer.
desk-what-wait = **{ button-desk-wait }** holder oppropet åpent for en som er på vei.
desk-what-move = **{ button-desk-move }** bestemmer når de spiller. Da roper jeg opp spillerne, og flytter fristen hvis det trengs.
desk-what-without = **{ button-desk-without }** gjør at fraværende spillere taper, og de andre spiller videre. Er bare én igjen, har den spilleren vunnet.
desk-what-turn = **{ button-desk-turn }** gir spilleren som har turen, ti minutter til (et døgn med langsom klokke).
desk-what-again = **{ button-desk-again }** gir fraværende spillere plassene tilbake.
desk-what-days = **{ button-desk-days }** utsetter fristen.
desk-what-time = **{ button-desk-time }** bestemmer når de må ha spilt.
desk-what-walkover =
    { $begun ->
        [yes] - **{ desk-walkover }** avslutter partiet. Spilleren du velger, vinner, og de andre taper.
       *[no] - **{ desk-walkover }** Spilleren du velger, vinner uten å spille, og de andre taper.
    }
desk-what-enter = - **{ button-desk-enter }** er for et parti som ble spilt et annet sted.
desk-adrift =
    { $begun ->
        [yes] Tråden eller kanalen ble slettet mens { $players } spilte, så partiet står stille. Alle kort er tatt vare på.
       *[no] Tråden eller kanalen ble slettet mens { $players } gjorde seg klare. Ingen taper på det før det fortsetter.
    }
desk-what-place = - **{ desk-place-choose }** lar partiet fortsette i en ny tråd der, og jeg varsler spillerne.
desk-place-choose = Flytt det til en annen kanal …
desk-what-take-up = Partiet fortsetter i en ny tråd i <#{ $channel }> så snart jeg kan åpne en. Eller velg en annen kanal:
desk-taken-up = ✅ Partiet fortsetter i en ny tråd i <#{ $channel }>, og jeg har varslet spillerne.
refused-not_lost = Dette partiet har fortsatt kanalen sin.
desk-what-nothing = Det er ingenting å gjøre her nå.
desk-walkover = Gi seier uten spill til …
desk-walkover-option =
    { $begun ->
        [yes] Vinner partiet
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
desk-more-log-about = Se alle avgjørelser, eller angre en
desk-more-export = Eksporter …
desk-more-export-about = Resultater, tabell og logg som filer
desk-more-seasons = Andre sesonger …
desk-more-seasons-about = Åpne en annen oversikt
desk-more-cancel = Avlys sesongen …
desk-more-cancel-about = Avslutt den uten en mester
desk-reopen = ↩️ Var et resultat feil, kan du gå gjennom resultatene på nytt fram til <t:{ $until }:f>.

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
button-desk-settle = Avgjør delt plass …
button-desk-playoff = Spill omspill …
button-desk-start = Sett sesongen i gang
button-desk-confirm = Bekreft resultatene …
button-desk-resume = Fortsett
button-desk-reopen = Gå gjennom resultatene på nytt …
button-desk-channel = Velg en annen kanal …
button-desk-tell = Prøv igjen nå
button-desk-give-roles = Gi rollene nå
button-desk-hints = Se varslene


desk-form-confirm = Bekreft resultatene
desk-form-confirm-why = Alle partier er spilt og gjennomgått.
desk-form-pause = Ta pause
desk-form-cancel = Avlys sesongen
desk-form-playoff = Spill omspill
desk-form-reverse = Angre en avgjørelse
desk-form-reopen = Gå gjennom på nytt
desk-form-move = En annen tid
desk-form-move-at = Når de spiller
desk-form-time = En annen frist
desk-form-time-at = De kan spille til
desk-form-at-example = i morgen 20:00
desk-form-check-in = Innsjekk
desk-form-check-in-at = Åpen til
desk-form-enter = Resultat fra et annet sted
desk-form-enter-places = Én spiller på hver linje, den beste først
desk-form-enter-about = Du kan føye til poeng. Samme nummer er delt plass, og «-» foran et navn er en som ikke kom.
desk-form-enter-whom = Én på hver linje, f.eks. «1. Ada». Du kan føye til poeng. Samme nummer er delt plass.
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
desk-form-umpires-who = Hvem som leder sesongen
desk-form-umpires-about = Inntil { $most }, deg selv medregnet. De må ikke høre til ligastaben, som alltid kan gripe inn
desk-form-player = En spiller
desk-form-player-who = Hvem
desk-form-player-what = Hva som skal skje
desk-form-player-instead = Hvem som tar over
desk-form-player-instead-about = Bare ved bytte. Tomt: den første på ventelista
desk-player-forfeit = Ta ut: taper resten
desk-player-forfeit-about = Spilleren taper partiene som gjenstår
desk-player-zero = Ta ut: resten gir ingenting
desk-player-zero-about = Partiene som gjenstår, teller ikke for noen
desk-player-void = Ta ut: som om de aldri har spilt
desk-player-void-about = Ingen av spillerens partier teller for noen
desk-player-withdraw = Ta ut av turneringen
desk-player-withdraw-about = Det spilleren har spilt, teller
desk-player-replace = Bytt ut
desk-player-replace-about = Et annet medlem tar plassen, med alle resultater
desk-player-caution = Privat advarsel
desk-player-caution-about = Bare spilleren og staben kan lese det
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
        [0] Ventelista er tom.
        [one] **Én spiller står på ventelista.**
       *[other] **{ $count } spillere står på ventelista.**
    } { $started ->
        [yes] Du kan tilby en spiller plassen til en annen, med alt som hører til.
       *[no] En ledig plass går til den første av dem.
    }
desk-waiting-line = **{ $number }** { $name } · på lista <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 har fått tilbud om en plass
        [missing] {""} · 🚪 har forlatt serveren
        [here] {""} · ✅ har sjekket inn
        [silent] {""} · har ikke sjekket inn
       *[waits] {""}
    }
button-desk-ask = Spør { $name } …
desk-ask-other = Spør noen andre …
desk-form-ask = Spør { $name }
desk-form-ask-whose = Hvem sin plass

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
        [hand] **En dommer har satt denne rekkefølgen.** De som melder seg på senere, kommer sist.
        [signup] **Dette er rekkefølgen de meldte seg på i.**
        [lot] **Denne rekkefølgen trekkes ved lodd.**
       *[rating] **Denne rekkefølgen går etter rating.** Spillere uten rating følger slik de meldte seg på.
    }{ $divided ->
        [yes] { " " }Ingen begynner lavere enn divisjonen en tidligere sesong har lovet. Vil du flytte en spiller ned, bruker du **{ desk-more-divisions }** etter starten.
       *[no] {""}
    }
button-desk-by-hand = For hånd …
button-desk-drop-order = Fjern rekkefølgen satt for hånd
button-desk-seed-rating = Etter rating …
button-desk-seed-signup = Etter påmelding …
button-desk-seed-lot = Ved lodd …
desk-form-seeding = En annen rekkefølge

refused-desk_table_done = Dette bordet har fått et resultat. Gå til oversikten.
refused-desk_nobody_absent = Alle ved dette bordet spiller igjen, så partiet fortsetter.
refused-turn_over = Ingen tur løper ut her nå. Gå til oversikten.
refused-desk_not_called = Ingen er ropt opp ved dette bordet. Du kan sette en annen tid i stedet.
refused-desk_tie_gone = Disse spillerne står ikke likt lenger. Gå til oversikten.
refused-desk_tie_large = { $count } spillere står likt, for mange til et skjema. Skill dem først med **{ desk-more-award }**.
refused-desk_tie_twice = Velg én spiller for hver plass.
desk-umpire-called =
    🙋 **{ $where }:** { $player } ber deg komme: «{ $text }»{ $until ->
        [none] {""}
       *[other] { " " }Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
    }
