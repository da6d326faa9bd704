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
           *[other] Påmeldte: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }På ventelista: { $waiting }.
    }{ $lacking ->
        [yes] { " " }Du kan sette i gang når det er to.
       *[no] {""}
    }
desk-paused = Pause fra <t:{ $at }:f>. Alle frister er på vent.
desk-review = Partiene er over.
desk-over =
    Sesongen sluttet <t:{ $at }:f>. { umpire-champions }
desk-cancelled = Avlyst <t:{ $at }:f>.

desk-next =
    - { $soon ->
        [yes] Nå
       *[no] { $latest ->
            [yes] senest{ " " }
           *[no] {""}
        }<t:{ $at }:R>
    }: { $what ->
        [closes] påmeldingen stenger
        [start] sesongen begynner
        [draw] jeg setter opp neste runde
        [ask_for_hours] jeg spør spillere som ikke har sagt når de kan
        [appoint] jeg velger en tid for { desk-next-tables } hvis ingen er avtalt
        [call] klarsjekk ved { desk-next-tables }
        [call_over] { desk-next-closes }. De som ikke er der, taper
        [put_off] starten utsettes, fordi færre enn to kan spille
        [agree] { $tables ->
            [one] et forslag blir
           *[other] { $tables } forslag blir
        } avtalt
        [enter] en spiller på ventelista får plass
        [remind] jeg minner spillerne ved { desk-next-tables }
        [remind_umpire] jeg minner deg om { desk-next-tables }
        [begin] { desk-next-closes }. Er to der, spiller datamaskiner for de andre
        [score] { desk-next-scored }
        [unplayed] { desk-next-deadline }. Har ingen spilt, bestemmer du
        [deadline] { desk-next-scored }, og de som ikke er der, taper
        [ends] sesongen slutter
        [walkover] jeg gir seier uten spill ved { desk-next-tables }
        [post] jeg legger ut tabellen
       *[close] partiene er over, og du går gjennom resultatene
    }
desk-next-closes = klarsjekken slutter ved { desk-next-tables }
desk-next-deadline = frist for { desk-next-tables }
desk-next-scored = { desk-next-deadline }. Partier i gang telles opp slik de står
desk-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } bord
    }
desk-no-room = ⏳ **Bord som venter på plass på serveren: { $count }.** Et bord åpnes når et annet er ferdig, og taper ingen tid.
desk-nothing =
    { $open ->
        [yes] ✅ Det er ingenting du må gjøre nå.
       *[no] Du kan ikke endre noe lenger.
    }

desk-lacks-players = 🚫 **Starten er utsatt** til to er med. Da setter du i gang.
desk-start-by-hand = 🏁 **Klar til start.** Du setter i gang når du vil.
desk-is-paused = ▶️ **Du bestemmer når den fortsetter.** Da utsettes alle frister like lenge som pausen varte.
desk-to-confirm =
    🏆 **Gå gjennom resultatene og bekreft dem.** Da { $then ->
        [playoff] setter jeg opp sluttspillet.
       *[champion] kårer jeg mesteren.
    }
desk-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } av dem kan gå videre.
    }
desk-questions = 🙋 **Spørsmål fra spillere:** { $count }
desk-lost-channel =
    📵 **{ $what ->
        [league] Kanalen til sesongen
       *[log] Kanalen for avgjørelser
    } { $why ->
        [gone] ble slettet.** Velg en annen.
       *[lacking] krever tillatelser jeg mangler.** Gi meg { $permissions } i <#{ $channel }>, eller velg en annen kanal.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Meldinger som venter: { $waiting }.
    }
desk-untold = 📮 **Meldinger jeg ikke fikk lagt ut** i <#{ $channel }>: { $count } (første forsøk <t:{ $since }:R>). Jeg prøver igjen <t:{ $again }:R>.
desk-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] leder sesongen og har forlatt serveren.
       *[right] åpnet sesongen og hører ikke lenger til ligastaben.
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
desk-hints = 🔍 **Varsler om ærlig spill:** { $count }

desk-table =
    { desk-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Du bestemmer hva som skjer.
        [called] { " " }til <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { desk-moment }
        [agreed] { desk-moment }
        [set] { desk-moment }
        [begun] . Er det ikke ferdig <t:{ $at }:f>, telles det opp slik det står.
        [silent] , så jeg setter ingen tid. { desk-deadline }
       *[open] . { desk-deadline }
    }
    { $stands ->
        [called] { desk-coming }
       *[other] { desk-players }
    }
desk-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
desk-deadline = Frist: <t:{ $at }:f>.
desk-players = Spillere: { $players }.
desk-coming =
    { $here ->
        [none] Ingen er her ennå: { $players }.
       *[other] Her: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Ikke ennå: { $awaited }.
        }
    }
desk-sitting =
    { $stands ->
        [waiting] Det begynner når alle er her.
        [too_few] For få kom. Begynn uten de andre, sett en annen tid, eller ta ut spillere.
       *[other] Omgang { $game } av { $games } er i gang.
    }
    { $game ->
        [0] { desk-coming }
       *[other] { $away ->
            [none] { desk-players }
           *[other] 🤖 En datamaskin spiller for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spiller selv: { $themselves }.
            }
        }
    }
desk-choose-player = Velg en spiller …
desk-what-player = Velg en spiller for å ta ut eller bytte ut spilleren. Partiet fortsetter.
desk-tables = **{ $others ->
        [yes] Andre bord:
       *[no] Bord:
    }** { $parts }
desk-option =
    { $stands ->
        [missed] ⌛ Ikke spilt i tide
        [deserted] 👻 Ingen kom
        [too_few] 👻 For få kom
        [called] 📣 Klarsjekk
        [silent] 🔇 Ingen har svart
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
desk-counted = { desk-option }: **{ $count }**
desk-option-played =
    { $void ->
        [yes] Strøket ({ $points }). Angre det
       *[no] Spilt ({ $points }). Rett eller stryk
    }
desk-choose-tables = Velg et bord …
desk-choose-results = Rett et resultat …
desk-more-tables = Flere bord …
desk-more-results = Flere resultater …
desk-tables-page = Alle bord, åpne først. Side { $page } av { $pages }.

button-run-season = Jeg leder den
refused-umpire_runs_it = { $names } leder allerede sesongen. Det endrer du med **{ desk-more-umpires }** i oversikten.
desk-umpires-handed-over = Du har overlatt sesongen til andre.
desk-roles =
    Spillerne har rollen til divisjonen sin så lenge sesongen varer.
    -# Spillere som hadde rollen fra før, beholder den. Divisjon 1 er den øverste.
desk-role = **Divisjon { $division }:** { $role ->
    [none] ingen rolle
   *[other] { $role }
}
desk-role-choose = Velg en rolle …
desk-roles-again = Jeg oppdaterer rollene nå. Kan jeg ikke gi en, ser du det her.
desk-thread = Tråden: <#{ $channel }>
desk-what-begin = **{ button-desk-begin }** lar dem som er her, spille. De andre taper partiet.
desk-what-begin-all = **{ button-desk-begin }** starter partiet. Datamaskiner spiller for de andre til de kommer.
desk-what-without = **{ button-desk-without }** gjør at fraværende spillere taper. Er bare én igjen, har den spilleren vunnet.
desk-what-turn = **{ button-desk-turn }** gir spilleren som har turen, ti minutter (et døgn med langsom klokke).
desk-what-again = **{ button-desk-again }** lar dem som manglet, bli med igjen. De taper ikke partiet.
desk-what-walkover = { desk-walkover } De andre taper.
desk-what-enter = - **{ button-desk-enter }** er for et parti spilt et annet sted.
desk-adrift = Tråden eller kanalen ble slettet, så partiet til { $players } står stille. Ingen taper på det, og alle kort er tatt vare på.
desk-place-choose = Flytt det til en annen kanal …
desk-what-take-up = Partiet fortsetter i en ny tråd i <#{ $channel }> så snart jeg kan åpne en. Eller velg en annen kanal:
desk-taken-up = ✅ Partiet fortsetter i en ny tråd i <#{ $channel }>. Jeg har varslet spillerne.
refused-not_lost = Dette partiet har fortsatt kanalen sin.
desk-what-nothing = Det er ingenting å gjøre her nå.
desk-walkover = Gi seieren til …

desk-more = Noe annet …
desk-more-refresh = Oppdater
desk-more-standings = { league-button-standings }
desk-more-player = { desk-form-player } …
desk-more-player-about = Ta ut, bytt ut eller advar spilleren
desk-more-award = { desk-form-award } …
desk-more-award-about = Eller trekk fra
desk-more-enter = { desk-form-enter } …
desk-more-extend = Utsett frister …
desk-more-extend-about = For hele runden, eller en åpen sesong
desk-more-tie = { desk-form-tie } …
desk-more-start = { button-desk-start }
desk-more-check-in = { desk-form-check-in } …
desk-more-check-in-about = Spør om spillerne fortsatt er med. Etter starten spør jeg ventelista
desk-more-order = Rekkefølgen på spillerne
desk-more-waiting = Ventelista
desk-more-waiting-about = Tilby en spiller plass
desk-more-divisions = Divisjoner …
desk-more-pause = { desk-form-pause } …
desk-more-confirm = { button-desk-confirm }
desk-more-questions = Spørsmål fra spillere
desk-more-umpires = { desk-form-umpires } …
desk-more-roles = Divisjonsroller …
desk-more-log = Sesongloggen
desk-more-log-about = Se alle avgjørelser, eller angre en
desk-more-export = Eksporter …
desk-more-export-about = { command-umpire-export-description }
desk-more-seasons = Andre sesonger …
desk-more-cancel = { desk-form-cancel } …
desk-reopen = ↩️ Var et resultat feil, kan du gå gjennom dem på nytt til <t:{ $until }:f>.

button-desk = Oversikt
button-desk-back = Til oversikten
button-desk-name = { $name }
button-desk-player = { desk-form-of-player } …
button-desk-begin = Begynn uten de andre
button-desk-wait = Vent 10 minutter
button-desk-move = { desk-form-move } …
button-desk-without = Fortsett uten dem som mangler
button-desk-turn = Mer tid til dette trekket
button-desk-again = La dem spille igjen
button-desk-days = 2 døgn til
button-desk-time = { desk-form-time } …
button-desk-enter = Før inn resultatet …
button-desk-result = Rett resultatet …
button-desk-settle = { desk-form-tie } …
button-desk-playoff = { desk-form-playoff } …
button-desk-start = Sett sesongen i gang
button-desk-confirm = { desk-form-confirm } …
button-desk-resume = Fortsett
button-desk-reopen = { desk-form-reopen } …
button-desk-channel = Velg en annen kanal …
button-desk-tell = Prøv igjen nå
button-desk-give-roles = Gi rollene nå
button-desk-hints = Se varslene


desk-form-confirm = Bekreft resultatene
desk-form-pause = Ta pause
desk-form-cancel = Avlys sesongen
desk-form-playoff = Spill omspill
desk-form-playoff-why =
    { $place ->
        [1] Likt om førsteplassen
       *[other] Likt om plass { $place }
    }
desk-form-reverse = Angre en avgjørelse
desk-form-reopen = Gå gjennom på nytt
desk-form-move = En annen tid
desk-form-move-at = Når de spiller
desk-form-time = En annen frist
desk-form-time-at = De kan spille til
desk-form-at-example = i morgen 20:00
desk-form-check-in = Innsjekking
desk-form-check-in-at = Åpen til
desk-form-enter = Før inn et resultat
desk-form-enter-places = Én spiller på hver linje, den beste først
desk-form-enter-about = Poeng kan stå bak. Samme nummer: delt plass. «-» foran et navn: kom ikke
desk-form-enter-whom = Poeng kan stå bak, f.eks. «1. Ada 120». Samme nummer: delt plass
desk-form-result-what = Hva som skal endres
desk-form-result-game = Hvilken omgang
desk-form-result-total = Ny sum
desk-form-result-points = Poeng: =12, +3 eller -3
desk-form-result-about = La stå tomt hvis du stryker det
desk-result-game = Omgang { $number }
desk-result-points = Poengene til { $name }
desk-result-void = Stryk det
desk-result-void-about = Spilles på nytt hvis det er tid
desk-form-umpires = Dommere
desk-form-umpires-who = Hvem som leder sesongen
desk-form-umpires-about = Inntil { $most }, deg selv medregnet. Ligastaben kan alltid gripe inn
desk-form-player = En spiller
desk-form-of-player = Ta ut eller bytt { $name }
desk-form-player-who = Hvem
desk-form-player-what = Hva som skal skje
desk-form-player-instead = Hvem som tar over
desk-form-player-instead-about = Bare ved bytte. Tomt: den første på ventelista
desk-player-forfeit = Ta ut: taper resten
desk-player-zero = Ta ut: resten teller ikke
desk-player-void = Ta ut: ingenting teller
desk-player-withdraw = Ta ut: det som er spilt, teller
desk-player-replace = Bytt ut
desk-player-replace-about = Et annet medlem tar over, med alle resultater
desk-player-caution = Privat advarsel
desk-player-caution-about = { umpire-form-answer-about }
desk-player-missed =
    { $count ->
        [one] møtte ikke til et parti
       *[other] møtte ikke til { $count } partier
    }
desk-form-award = Gi poeng
desk-form-award-points = Poeng
desk-form-award-about = Et minus trekker fra
desk-form-tie = Avgjør delt plass
desk-form-tie-place =
    { $number ->
        [1] Hvem som er først
       *[other] Hvem som er neste ({ $number })
    }
desk-form-tie-lines = Plassene, den beste først
desk-form-tie-lines-about = Endre numrene, eller flytt linjene{ $count ->
        [0] {""}
       *[other] . De { $count } første går videre
    }
desk-form-tie-shared = Eller delt seier
desk-tie-shared = Alle vinner
desk-ties =
    { $count ->
        [0] Ingen spillere deler plass.
       *[other] **Disse spillerne deler plass.**
    }
desk-choose-tie = Velg en delt plass …
desk-tie-option = { $place }. plass: { $count } spillere

# Det som er sjeldent: vilkår, ventelisten, divisjoner, rekkefølgen før start.

desk-waiting =
    { $count ->
        [0] Ventelista er tom.
       *[other] **På ventelista: { $count }.** { $started ->
            [yes] Du kan tilby en spiller plassen til en annen, med alt som hører til.
           *[no] En ledig plass går til den første av dem.
        }
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
        [signup] **Rekkefølgen de meldte seg på i.**
        [lot] **Rekkefølgen trekkes ved lodd.**
       *[rating] **Rekkefølgen går etter rating,** så etter påmelding.
    }{ $divided ->
        [yes] { " " }Ingen begynner lavere enn divisjonen de er lovet. Vil du flytte en spiller ned, bruker du **{ desk-more-divisions }** etter starten.
       *[no] {""}
    }
button-desk-by-hand = For hånd …
button-desk-drop-order = Fjern rekkefølgen satt for hånd
button-desk-seed-rating = Etter rating …
button-desk-seed-signup = Etter påmelding …
button-desk-seed-lot = Ved lodd …
desk-form-seeding = En annen rekkefølge

refused-desk_table_done = Dette bordet har fått et resultat. Gå til oversikten.
refused-desk_nobody_absent = Alle ved dette bordet spiller igjen.
refused-turn_over = Ingen tur løper ut her nå. Gå til oversikten.
refused-desk_not_called = Det er ingen klarsjekk ved dette bordet. Sett en annen tid i stedet.
refused-desk_tie_gone = Disse spillerne står ikke likt lenger. Gå til oversikten.
refused-desk_tie_large = { $count } spillere står likt, for mange til et skjema. Skill dem først med **{ desk-more-award }**.
refused-desk_tie_twice = Velg én spiller for hver plass.
desk-umpire-called =
    🙋 **{ $where }:** { $player } ber deg komme: «{ $text }»{ $until ->
        [none] {""}
       *[other] { " " }Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
    }
