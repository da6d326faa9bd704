# Oversikten: hva som skjer nå i en sesong, hva som trenger dommeren, og knappene for begge deler.
command-umpire-dashboard = oversikt
command-umpire-dashboard-description = Led en sesong: se hva som skjer, og hva du må ta deg av

dashboard-title =
    ### Oversikt
    -# { $league } · sesong { $number }
dashboard-which = ### Hvilken sesong?
dashboard-choose = Velg en sesong …
dashboard-of = { $league } · sesong { $number }
dashboard-before =
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
dashboard-paused = Pause fra <t:{ $at }:f>. Alle frister er på vent.
dashboard-review = Partiene er over.
dashboard-over =
    Sesongen sluttet <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Avlyst <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Nå
       *[no] { $latest ->
            [yes] senest{ " " }
           *[no] {""}
        }<t:{ $at }:R>
    }: { $what ->
        [closes] påmeldingen stenger
        [start] sesongen begynner
        [pair] jeg setter opp neste runde
        [ask_for_hours] jeg spør spillere som ikke har sagt når de kan
        [appoint] jeg velger en tid for { dashboard-next-tables } hvis ingen er avtalt
        [ready_check] klarsjekk ved { dashboard-next-tables }
        [ready_check_over] { dashboard-next-closes }. De som ikke er der, taper
        [put_off] starten utsettes, fordi færre enn to kan spille
        [agree] { $tables ->
            [one] et forslag blir
           *[other] { $tables } forslag blir
        } avtalt
        [enter] en spiller på ventelista får plass
        [remind] spillerne ved { dashboard-next-tables } får en påminnelse
        [remind_umpire] jeg minner deg om { dashboard-next-tables }
        [begin] { dashboard-next-closes }. Er to der, spiller datamaskiner for de andre
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Har ingen spilt, bestemmer du
        [deadline] { dashboard-next-scored }, og de som ikke er der, taper
        [ends] sesongen slutter
        [forfeit] jeg gir seier uten spill ved { dashboard-next-tables }
        [post] jeg legger ut tabellen
       *[close] partiene er over, og du går gjennom resultatene
    }
dashboard-next-closes = klarsjekken slutter ved { dashboard-next-tables }
dashboard-next-deadline = frist for { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Partier i gang teller uten den uferdige omgangen
dashboard-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } bord
    }
dashboard-no-room = ⏳ **Bord som venter på plass på serveren: { $count }.** Et bord åpnes når et annet er ferdig, og taper ingen tid.
dashboard-nothing =
    { $open ->
        [yes] ✅ Det er ingenting du må gjøre nå.
       *[no] Du kan ikke endre noe lenger.
    }

dashboard-lacks-players = 🚫 **Starten er utsatt** til to er med. Da setter du i gang.
dashboard-start-by-hand = 🏁 **Klar til start.** Du setter i gang når du vil.
dashboard-is-paused = ▶️ **Du bestemmer når den fortsetter.** Da utsettes alle frister like lenge som pausen varte.
dashboard-to-confirm =
    🏆 **Gå gjennom resultatene og bekreft dem.** Da { $then ->
        [playoff] setter jeg opp sluttspillet.
       *[champion] kårer jeg mesteren.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } av dem kan gå videre.
    }
dashboard-questions = 🙋 **Spørsmål fra spillere:** { $count }
dashboard-lost-channel =
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
dashboard-untold = 📮 **Meldinger jeg ikke fikk lagt ut** i <#{ $channel }>: { $count } (første forsøk <t:{ $since }:R>). Jeg prøver igjen <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] leder sesongen og har forlatt serveren.
       *[right] åpnet sesongen og hører ikke lenger til ligastaben.
    }
dashboard-gone = 🚪 **{ $name }** er ikke lenger på serveren.
dashboard-channel =
    { $what ->
        [league] **Hvor skal sesongen fortsette?** Der legger jeg ut det som venter, og åpner nye bord.
       *[log] **Hvor skal jeg vise avgjørelser?**
    }
dashboard-channel-choose = Velg en kanal …
dashboard-told-again = Prøver igjen nå.
dashboard-absentee = 👻 **{ $name }** møtte ikke til { $count } partier.
dashboard-hints = 🔍 **Varsler om ærlig spill:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Du bestemmer hva som skjer.
        [called] { " " }til <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Er det ikke ferdig <t:{ $at }:f>, teller det uten den uferdige omgangen.
        [silent] , så jeg setter ingen tid. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Frist: <t:{ $at }:f>.
dashboard-players = Spillere: { $players }.
dashboard-coming =
    { $here ->
        [none] Ingen er her ennå: { $players }.
       *[other] Her: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Ikke ennå: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Det begynner når alle er her.
        [too_few] For få kom. Begynn uten de andre, sett en annen tid, eller ta ut spillere.
       *[other] Omgang { $game } av { $games } er i gang.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 En datamaskin spiller for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spiller selv: { $themselves }.
            }
        }
    }
dashboard-choose-player = Velg en spiller …
dashboard-what-player = Velg en spiller for å ta ut eller bytte ut spilleren. Partiet fortsetter.
dashboard-tables = **{ $others ->
        [yes] Andre bord:
       *[no] Bord:
    }** { $parts }
dashboard-option =
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
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Strøket ({ $points }). Angre det
       *[no] Spilt ({ $points }). Rett eller stryk
    }
dashboard-choose-tables = Velg et bord …
dashboard-choose-results = Rett et resultat …
dashboard-more-tables = Flere bord …
dashboard-more-results = Flere resultater …
dashboard-tables-page = Alle bord, åpne først. Side { $page } av { $pages }.

button-run-season = Jeg leder den
refused-umpire_runs_it = { $names } leder allerede sesongen. Det endrer du med **{ dashboard-more-umpires }** i oversikten.
dashboard-umpires-handed-over = Du har overlatt sesongen til andre.
dashboard-roles =
    Spillerne har rollen til divisjonen sin så lenge sesongen varer.
    -# Spillere som hadde rollen fra før, beholder den. Divisjon 1 er den øverste.
dashboard-role = **Divisjon { $division }:** { $role ->
    [none] ingen rolle
   *[other] { $role }
}
dashboard-role-choose = Velg en rolle …
dashboard-roles-again = Jeg oppdaterer rollene nå. Kan jeg ikke gi en, ser du det her.
dashboard-thread = Tråden: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** lar dem som er her, spille. De andre taper partiet.
dashboard-what-begin-all = **{ button-dashboard-begin }** starter partiet. Datamaskiner spiller for de andre til de kommer.
dashboard-what-without = **{ button-dashboard-without }** gjør at fraværende spillere taper. Er bare én igjen, har den spilleren vunnet.
dashboard-what-turn = **{ button-dashboard-turn }** gir spilleren som har turen, ti minutter til (et døgn med langsom klokke).
dashboard-what-again = **{ button-dashboard-again }** lar dem som manglet, bli med igjen. De taper ikke partiet.
dashboard-what-win = Hvem vinner? Resten taper.
dashboard-what-enter = - **{ button-dashboard-enter }** er for et parti spilt et annet sted.
dashboard-adrift = Tråden eller kanalen ble slettet, så partiet til { $players } står stille. Ingen taper på det, og alle kort er tatt vare på.
dashboard-place-choose = Flytt det til en annen kanal …
dashboard-what-take-up = Partiet fortsetter i en ny tråd i <#{ $channel }> så snart jeg kan åpne en. Eller velg en annen kanal:
dashboard-taken-up = ✅ Partiet fortsetter i en ny tråd i <#{ $channel }>. Jeg har varslet spillerne.
refused-not_lost = Dette partiet har fortsatt kanalen sin.
dashboard-what-nothing = Det er ingenting å gjøre her nå.

dashboard-more = Noe annet …
dashboard-more-refresh = Oppdater
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player } …
dashboard-more-player-about = Ta ut, bytt ut eller advar spilleren
dashboard-more-award = { dashboard-form-award } …
dashboard-more-award-about = Eller trekk fra
dashboard-more-enter = { dashboard-form-enter } …
dashboard-more-extend = Utsett frister …
dashboard-more-extend-about = For hele runden, eller en åpen sesong
dashboard-more-tie = { dashboard-form-tie } …
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in } …
dashboard-more-check-in-about = Spør om spillerne fortsatt er med. Etter starten spør jeg ventelista
dashboard-more-order = Rekkefølgen på spillerne
dashboard-more-waiting = Ventelista
dashboard-more-waiting-about = Tilby en spiller plass
dashboard-more-divisions = Divisjoner …
dashboard-more-pause = { dashboard-form-pause } …
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Spørsmål fra spillere
dashboard-more-umpires = { dashboard-form-umpires } …
dashboard-more-roles = Divisjonsroller …
dashboard-more-log = Sesongloggen
dashboard-more-log-about = Se alle avgjørelser, eller angre en
dashboard-more-export = Eksporter …
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Andre sesonger …
dashboard-more-cancel = { dashboard-form-cancel } …
dashboard-reopen = ↩️ Var et resultat feil, kan du gå gjennom dem på nytt til <t:{ $until }:f>.

button-dashboard = Oversikt
button-dashboard-back = Til oversikten
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player } …
button-dashboard-begin = Begynn uten de andre
button-dashboard-wait = Vent 10 minutter
button-dashboard-move = { dashboard-form-move } …
button-dashboard-without = Fortsett uten dem som mangler
button-dashboard-turn = Mer tid til dette trekket
button-dashboard-again = La dem spille igjen
button-dashboard-days = 2 døgn til
button-dashboard-time = { dashboard-form-time } …
button-dashboard-enter = Før inn resultatet …
button-dashboard-result = Rett resultatet …
button-dashboard-settle = { dashboard-form-tie } …
button-dashboard-tiebreaker = { dashboard-form-tiebreaker } …
button-dashboard-start = Sett sesongen i gang
button-dashboard-confirm = { dashboard-form-confirm } …
button-dashboard-resume = Fortsett
button-dashboard-reopen = { dashboard-form-reopen } …
button-dashboard-channel = Velg en annen kanal …
button-dashboard-tell = Prøv igjen nå
button-dashboard-give-roles = Gi rollene nå
button-dashboard-hints = Se varslene


dashboard-form-confirm = Bekreft resultatene
dashboard-form-pause = Ta pause
dashboard-form-cancel = Avlys sesongen
dashboard-form-tiebreaker = Spill omspill
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Likt om førsteplassen
       *[other] Likt om plass { $place }
    }
dashboard-form-reverse = Angre en avgjørelse
dashboard-form-reopen = Gå gjennom på nytt
dashboard-form-move = En annen tid
dashboard-form-move-at = Når de spiller
dashboard-form-time = En annen frist
dashboard-form-time-at = De kan spille til
dashboard-form-at-example = i morgen 20:00
dashboard-form-check-in = Innsjekking
dashboard-form-check-in-at = Åpen til
dashboard-form-enter = Før inn et resultat
dashboard-form-enter-places = Én spiller på hver linje, den beste først
dashboard-form-enter-about = Poeng kan stå bak. Samme nummer: delt plass. «-» foran et navn: kom ikke
dashboard-form-enter-whom = Poeng kan stå bak, f.eks. «1. Ada 120». Samme nummer: delt plass
dashboard-form-result-what = Hva som skal endres
dashboard-form-result-game = Hvilken omgang
dashboard-form-result-total = Ny sum
dashboard-form-result-points = Poeng: =12, +3 eller -3
dashboard-form-result-about = La stå tomt hvis du stryker det
dashboard-result-game = Omgang { $number }
dashboard-result-points = Poengene til { $name }
dashboard-result-void = Stryk det
dashboard-result-void-about = Spilles på nytt hvis det er tid
dashboard-form-umpires = Dommere
dashboard-form-umpires-who = Hvem som leder sesongen
dashboard-form-umpires-about = Inntil { $most }, deg selv medregnet. Ligastaben kan alltid gripe inn
dashboard-form-player = En spiller
dashboard-form-of-player = Ta ut eller bytt { $name }
dashboard-form-player-who = Hvem
dashboard-form-player-what = Hva som skal skje
dashboard-form-player-instead = Hvem som tar over
dashboard-form-player-instead-about = Bare ved bytte. Tomt: den første på ventelista
dashboard-player-forfeit = Ta ut: taper resten
dashboard-player-zero = Ta ut: resten teller ikke
dashboard-player-void = Ta ut: ingenting teller
dashboard-player-withdraw = Ta ut: det som er spilt, teller
dashboard-player-replace = Bytt ut
dashboard-player-replace-about = Et annet medlem tar over, med alle resultater
dashboard-player-warn = Privat advarsel
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] møtte ikke til et parti
       *[other] møtte ikke til { $count } partier
    }
dashboard-form-award = Gi poeng
dashboard-form-award-points = Poeng
dashboard-form-award-about = Et minus trekker fra
dashboard-form-tie = Avgjør delt plass
dashboard-form-tie-place =
    { $number ->
        [1] Hvem som er først
       *[other] Hvem som er neste ({ $number })
    }
dashboard-form-tie-lines = Plassene, den beste først
dashboard-form-tie-lines-about = Endre numrene, eller flytt linjene{ $count ->
        [0] {""}
       *[other] . De { $count } første går videre
    }
dashboard-form-tie-shared = Eller delt seier
dashboard-tie-shared = Alle vinner
dashboard-ties =
    { $count ->
        [0] Ingen spillere deler plass.
       *[other] **Disse spillerne deler plass.**
    }
dashboard-choose-tie = Velg en delt plass …
dashboard-tie-option = { $place }. plass: { $count } spillere

# Det som er sjeldent: vilkår, ventelisten, divisjoner, rekkefølgen før start.

dashboard-waiting =
    { $count ->
        [0] Ventelista er tom.
       *[other] **På ventelista: { $count }.** { $started ->
            [yes] Du kan tilby en spiller plassen til en annen, med alt som hører til.
           *[no] En ledig plass går til den første av dem.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · på lista <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 har fått tilbud om en plass
        [missing] {""} · 🚪 har forlatt serveren
        [here] {""} · ✅ har sjekket inn
        [silent] {""} · har ikke sjekket inn
       *[waits] {""}
    }
button-dashboard-ask = Spør { $name } …
dashboard-ask-other = Spør noen andre …
dashboard-form-ask = Spør { $name }
dashboard-form-ask-whose = Hvem sin plass

dashboard-division = { $number }. divisjon · { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = Flytt til en annen divisjon …
dashboard-form-division = Flytt { $name }
dashboard-form-division-to = Til hvilken divisjon

dashboard-order = { $by ->
        [hand] **En dommer har satt denne rekkefølgen.** De som melder seg på senere, kommer sist.
        [signup] **Rekkefølgen de meldte seg på i.**
        [lot] **Rekkefølgen trekkes ved lodd.**
       *[rating] **Rekkefølgen går etter rating,** så etter påmelding.
    }{ $divided ->
        [yes] { " " }Løfter fra tidligere sesonger går først. Vil du flytte en spiller ned, bruker du **{ dashboard-more-divisions }** etter starten.
       *[no] {""}
    }
button-dashboard-by-hand = For hånd …
button-dashboard-drop-order = Fjern rekkefølgen satt for hånd
button-dashboard-seed-rating = Etter rating …
button-dashboard-seed-signup = Etter påmelding …
button-dashboard-seed-lot = Ved lodd …
dashboard-form-seeding = En annen rekkefølge

refused-dashboard_table_done = Dette bordet har fått et resultat. Gå til oversikten.
refused-dashboard_nobody_absent = Alle ved dette bordet spiller igjen.
refused-turn_over = Ingen tur løper ut her nå. Gå til oversikten.
refused-dashboard_not_called = Det er ingen klarsjekk ved dette bordet. Sett en annen tid i stedet.
refused-dashboard_tie_gone = Disse spillerne står ikke likt lenger. Gå til oversikten.
refused-dashboard_tie_large = { $count } spillere står likt, for mange til et skjema. Skill dem først med **{ dashboard-more-award }**.
refused-dashboard_tie_twice = Velg en ny spiller for hver plass.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } ber deg komme: «{ $text }»{ $until ->
        [none] {""}
       *[other] { " " }Klokkene står til du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
    }
