# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = oversigt
command-umpire-dashboard-description = Led en sæson: se hvad der sker, og hvad du skal tage dig af

dashboard-title =
    ### Oversigt
    -# { $league } · sæson { $number }
dashboard-which = ### Hvilken sæson?
dashboard-choose = Vælg en sæson …
dashboard-of = { $league } · sæson { $number }
dashboard-before =
    { $checking ->
        [yes] { $checked } af { $players } spillere har tjekket ind.
       *[no] { $players ->
            [0] Ingen har tilmeldt sig endnu.
           *[other] Tilmeldte: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }På ventelisten: { $waiting }.
    }{ $lacking ->
        [yes] { " " }Du kan starte sæsonen når der er to.
       *[no] {""}
    }
dashboard-paused = På pause siden <t:{ $at }:f>. Alle frister venter.
dashboard-review = Alle partier er slut.
dashboard-over =
    Sæsonen sluttede <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Aflyst <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Nu
       *[no] { $latest ->
            [yes] senest{ " " }
           *[no] {""}
        }<t:{ $at }:R>
    }: { $what ->
        [closes] tilmeldingen lukker
        [start] sæsonen begynder
        [pair] jeg sætter næste runde op
        [ask_for_hours] jeg spørger de spillere der ikke har sagt hvornår de kan
        [appoint] jeg vælger en tid til { dashboard-next-tables } hvis ingen er aftalt
        [ready_check] klartjekket åbner ved { dashboard-next-tables }
        [ready_check_over] { dashboard-next-closes }. De der ikke er der, taber
        [put_off] starten udsættes fordi færre end to kan spille
        [agree] { $tables ->
            [one] et forslag bliver
           *[other] { $tables } forslag bliver
        } aftalt
        [enter] en spiller på ventelisten får plads
        [remind] spillerne ved { dashboard-next-tables } får en påmindelse
        [remind_umpire] jeg minder dig om { dashboard-next-tables }
        [begin] { dashboard-next-closes }. Er to der, spiller computere for de andre
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Blev det ikke spillet, bestemmer du
        [deadline] { dashboard-next-scored }, og de der ikke er der, taber
        [ends] sæsonen slutter
        [forfeit] jeg giver sejren uden kamp ved { dashboard-next-tables }
        [post] jeg slår stillingen op
       *[close] partierne slutter, og du gennemgår resultaterne
    }
dashboard-next-closes = klartjekket lukker ved { dashboard-next-tables }
dashboard-next-deadline = frist for { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Partier i gang gøres op uden den omgang der ikke er færdig
dashboard-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } borde
    }
dashboard-no-room = ⏳ **Borde der venter på plads på serveren: { $count }.** Hvert bord åbner når et andet slutter, og mister ingen tid.
dashboard-nothing =
    { $open ->
        [yes] ✅ Der er intet du skal gøre nu.
       *[no] Du kan ikke ændre noget længere.
    }

dashboard-lacks-players = 🚫 **Starten er udsat** indtil to er med. Så starter du sæsonen.
dashboard-start-by-hand = 🏁 **Klar til start.** Du starter den når du vil.
dashboard-is-paused = ▶️ **Du bestemmer hvornår den fortsætter.** Så rykkes alle frister lige så langt som pausen varede.
dashboard-to-confirm =
    🏆 **Gennemgå resultaterne, og bekræft dem.** Så { $then ->
        [playoff] sætter jeg slutspillet op.
       *[champion] kårer jeg mesteren.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } af dem kan gå videre.
    }
dashboard-questions = 🙋 **Spørgsmål fra spillere:** { $count }
dashboard-lost-channel =
    📵 **{ $what ->
        [league] Sæsonens kanal
       *[log] Kanalen til afgørelser
    } { $why ->
        [gone] blev slettet.** Vælg en anden.
       *[lacking] kræver tilladelser jeg mangler.** Giv mig { $permissions } i <#{ $channel }>, eller vælg en anden kanal.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Ventende beskeder: { $waiting }.
    }
dashboard-untold = 📮 **Beskeder jeg ikke kunne slå op** i <#{ $channel }>: { $count } (første forsøg <t:{ $since }:R>). Jeg prøver igen <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] leder sæsonen, men har forladt serveren.
       *[right] åbnede sæsonen og hører ikke længere til ligaledelsen.
    }
dashboard-gone = 🚪 **{ $name }** har forladt serveren.
dashboard-channel =
    { $what ->
        [league] **Hvor skal sæsonen fortsætte?** Der skriver jeg og åbner nye borde.
       *[log] **Hvor skal jeg vise afgørelser?**
    }
dashboard-channel-choose = Vælg en kanal …
dashboard-told-again = Prøver igen nu.
dashboard-absentee = 👻 **{ $name }** udeblev fra { $count } partier.
dashboard-hints = 🔍 **Fairplay-rapporter:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Du bestemmer hvad der sker.
        [called] { " " }indtil <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Er det ikke slut <t:{ $at }:f>, gøres det op uden den omgang der ikke er færdig.
        [silent] , så jeg sætter ingen tid. { dashboard-deadline }
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
        [none] Mangler stadig: { $players }.
       *[other] Her: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Ikke endnu: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Det begynder når alle spillere er her.
        [too_few] For få kom. Begynd uden de andre, sæt en anden tid, eller fjern spillere.
       *[other] Omgang { $game } af { $games } er i gang.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 En computer spiller for { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spiller selv: { $themselves }.
            }
        }
    }
dashboard-choose-player = Vælg en spiller …
dashboard-what-player = Vælg en spiller for at fjerne eller udskifte spilleren. Partiet fortsætter.
dashboard-tables = **{ $others ->
        [yes] Andre borde:
       *[no] Borde:
    }** { $parts }
dashboard-option =
    { $stands ->
        [missed] ⌛ Ikke spillet i tide
        [deserted] 👻 Ingen kom
        [too_few] 👻 For få kom
        [called] 📣 Klartjek
        [silent] 🔇 Ingen har svaret
        [unset] Ingen tid endnu
        [unanswered] Ingen har valgt timer
        [open] Leder efter en tid
        [proposed] Tid foreslået
        [agreed] Tid aftalt
        [set] Tid sat
        [waiting] Venter på spillere
        [absent] 🤖 En computer spiller
       *[begun] I gang
    }
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Ugyldigt ({ $points }). Fortryd det
       *[no] Spillet ({ $points }). Ret, eller gør ugyldigt
    }
dashboard-choose-tables = Vælg et bord …
dashboard-choose-results = Ret et resultat …
dashboard-more-tables = Flere borde …
dashboard-more-results = Flere resultater …
dashboard-tables-page = Alle borde, de åbne først. Side { $page } af { $pages }.

button-run-season = Jeg leder den
refused-umpire_runs_it = { $names } leder allerede sæsonen. Det ændrer du med **{ dashboard-more-umpires }** i oversigten.
dashboard-umpires-handed-over = Du har overladt sæsonen til andre.
dashboard-roles =
    Spillerne har deres divisions rolle så længe sæsonen varer.
    -# Spillere der havde rollen i forvejen, beholder den. Division 1 er den øverste.
dashboard-role = **Division { $division }:** { $role ->
    [none] ingen rolle
   *[other] { $role }
}
dashboard-role-choose = Vælg en rolle …
dashboard-roles-again = Jeg opdaterer rollerne nu. Kan jeg ikke give en, ser du det her.
dashboard-thread = Tråd: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** lader dem der er her, spille. De andre taber partiet.
dashboard-what-begin-all = **{ button-dashboard-begin }** starter partiet. Computere spiller for de andre indtil de kommer.
dashboard-what-without = **{ button-dashboard-without }** lader de udeblevne tabe. Er der kun én spiller tilbage, vinder den spiller.
dashboard-what-turn = **{ button-dashboard-turn }** giver ti minutter mere til denne tur (et døgn med langsomt ur).
dashboard-what-again = **{ button-dashboard-again }** lader de udeblevne være med igen. De taber ikke partiet.
dashboard-what-win = Hvem vinder? Resten taber.
dashboard-what-enter = - **{ button-dashboard-enter }** er til et parti spillet et andet sted.
dashboard-adrift = Tråden eller kanalen blev slettet, så partiet med { $players } står stille. Ingen taber på det, og alle kort er gemt.
dashboard-place-choose = Flyt det til en anden kanal …
dashboard-what-take-up = Partiet fortsætter i en ny tråd i <#{ $channel }> så snart jeg kan åbne en. Eller vælg en kanal:
dashboard-taken-up = ✅ Partiet fortsætter i en ny tråd i <#{ $channel }>. Jeg har givet spillerne besked.
refused-not_lost = Partiet har stadig sin kanal.
dashboard-what-nothing = Der er intet at gøre her nu.

dashboard-more = Noget andet …
dashboard-more-refresh = Opdatér
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player } …
dashboard-more-player-about = Fjern, udskift eller advar spilleren
dashboard-more-award = { dashboard-form-award } …
dashboard-more-award-about = Eller træk point fra
dashboard-more-enter = { dashboard-form-enter } …
dashboard-more-extend = Udsæt frister …
dashboard-more-extend-about = For hele runden eller en åben sæson
dashboard-more-tie = { dashboard-form-tie } …
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in } …
dashboard-more-check-in-about = Spørg om spillerne stadig er med. Efter starten: spørg ventelisten
dashboard-more-order = Spillernes rækkefølge
dashboard-more-waiting = Ventelisten
dashboard-more-waiting-about = Tilbyd en spiller en plads
dashboard-more-divisions = Divisioner …
dashboard-more-pause = { dashboard-form-pause } …
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Spørgsmål fra spillere
dashboard-more-umpires = { dashboard-form-umpires } …
dashboard-more-roles = Divisionsroller …
dashboard-more-log = Sæsonlog
dashboard-more-log-about = Se alle afgørelser, eller fortryd en
dashboard-more-export = Eksporter …
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Andre sæsoner …
dashboard-more-cancel = { dashboard-form-cancel } …
dashboard-reopen = ↩️ Var et resultat forkert, kan du gennemgå resultaterne igen indtil <t:{ $until }:f>.

button-dashboard = Oversigt
button-dashboard-back = Til oversigten
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player } …
button-dashboard-begin = Begynd uden de andre
button-dashboard-wait = Vent 10 minutter
button-dashboard-move = { dashboard-form-move } …
button-dashboard-without = Fortsæt uden de udeblevne
button-dashboard-turn = Mere tid til denne tur
button-dashboard-again = Lad dem spille igen
button-dashboard-days = 2 dage mere
button-dashboard-time = { dashboard-form-time } …
button-dashboard-enter = Indtast resultatet …
button-dashboard-result = Ret resultatet …
button-dashboard-settle = { dashboard-form-tie } …
button-dashboard-tiebreaker = { dashboard-form-tiebreaker } …
button-dashboard-start = Start sæsonen
button-dashboard-confirm = { dashboard-form-confirm } …
button-dashboard-resume = Fortsæt
button-dashboard-reopen = { dashboard-form-reopen } …
button-dashboard-channel = Vælg en anden kanal …
button-dashboard-tell = Prøv igen nu
button-dashboard-give-roles = Giv rollerne nu
button-dashboard-hints = Se rapporterne


dashboard-form-confirm = Bekræft resultaterne
dashboard-form-pause = Sæt sæsonen på pause
dashboard-form-cancel = Aflys sæsonen
dashboard-form-tiebreaker = Spil omkamp
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Delt førsteplads
       *[other] Delt plads { $place }
    }
dashboard-form-reverse = Fortryd en afgørelse
dashboard-form-reopen = Gennemgå igen
dashboard-form-move = En anden tid
dashboard-form-move-at = Hvornår de spiller
dashboard-form-time = En anden frist
dashboard-form-time-at = De kan spille indtil
dashboard-form-at-example = i morgen 20.00
dashboard-form-check-in = Check-in
dashboard-form-check-in-at = Åben indtil
dashboard-form-enter = Indtast et resultat
dashboard-form-enter-places = Én spiller pr. linje, den bedste først
dashboard-form-enter-about = Point kan stå bagefter. Samme nummer: delt plads. »-« før et navn: udeblevet
dashboard-form-enter-whom = Point kan stå bagefter, f.eks. »1. Ada 120«. Samme nummer: delt plads
dashboard-form-result-what = Hvad skal ændres
dashboard-form-result-game = Hvilken omgang
dashboard-form-result-total = Ny sum
dashboard-form-result-points = Point: =12, +3 eller -3
dashboard-form-result-about = Lad stå tomt hvis du gør det ugyldigt
dashboard-result-game = Omgang { $number }
dashboard-result-points = Point: { $name }
dashboard-result-void = Gør det ugyldigt
dashboard-result-void-about = Spilles om hvis der er tid
dashboard-form-umpires = Dommere
dashboard-form-umpires-who = Hvem skal lede sæsonen
dashboard-form-umpires-about = Op til { $most } med dig selv. Ligaledelsen kan altid gribe ind
dashboard-form-player = En spiller
dashboard-form-of-player = Fjern eller udskift { $name }
dashboard-form-player-who = Hvem
dashboard-form-player-what = Hvad skal der ske
dashboard-form-player-instead = Hvem overtager
dashboard-form-player-instead-about = Kun ved udskiftning. Tomt: den første på ventelisten
dashboard-player-forfeit = Fjern: taber resten
dashboard-player-zero = Fjern: resten tæller ikke
dashboard-player-void = Fjern: ingen partier tæller
dashboard-player-withdraw = Fjern: spillede omgange tæller
dashboard-player-replace = Udskift
dashboard-player-replace-about = Et andet medlem overtager med alle resultater
dashboard-player-warn = Privat advarsel
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] udeblev fra et parti
       *[other] udeblev fra { $count } partier
    }
dashboard-form-award = Giv point
dashboard-form-award-points = Point
dashboard-form-award-about = Brug minus for at trække fra
dashboard-form-tie = Afgør rækkefølgen
dashboard-form-tie-place =
    { $number ->
        [1] Hvem er først
       *[other] Hvem er den næste ({ $number })
    }
dashboard-form-tie-lines = Placeringerne, den bedste først
dashboard-form-tie-lines-about = Ændr numrene, eller flyt linjerne{ $count ->
        [0] {""}
       *[other] . De første { $count } går videre
    }
dashboard-form-tie-shared = Eller en delt sejr
dashboard-tie-shared = Alle vinder
dashboard-ties =
    { $count ->
        [0] Ingen spillere deler plads.
       *[other] **De her spillere deler plads.**
    }
dashboard-choose-tie = Vælg en delt plads …
dashboard-tie-option = Plads { $place }: { $count } spillere

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] Ventelisten er tom.
       *[other] **På ventelisten: { $count }.** { $started ->
            [yes] Du kan tilbyde en spiller en andens plads med alt hvad der hører til.
           *[no] En ledig plads går til den første af dem.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · på listen <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 har fået tilbud om en plads
        [missing] {""} · 🚪 har forladt serveren
        [here] {""} · ✅ har tjekket ind
        [silent] {""} · har ikke tjekket ind
       *[waits] {""}
    }
button-dashboard-ask = Spørg { $name } …
dashboard-ask-other = Spørg en anden …
dashboard-form-ask = Spørg { $name }
dashboard-form-ask-whose = Hvis plads

dashboard-division = Division { $number } · { $count ->
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
dashboard-division-move = Flyt til en anden division …
dashboard-form-division = Flyt { $name }
dashboard-form-division-to = Til hvilken division

dashboard-order = { $by ->
        [hand] **En dommer har sat rækkefølgen.** De der tilmelder sig senere, kommer sidst.
        [signup] **Først tilmeldt står først.**
        [lot] **Rækkefølgen bestemmes ved lodtrækning.**
       *[rating] **Rækkefølgen går efter rating,** derefter efter tilmelding.
    }{ $divided ->
        [yes] { " " }Løfter fra tidligere sæsoner går forud. Vil du flytte en spiller ned, så brug **{ dashboard-more-divisions }** efter starten.
       *[no] {""}
    }
button-dashboard-by-hand = Manuelt …
button-dashboard-drop-order = Drop den manuelle rækkefølge
button-dashboard-seed-rating = Efter rating …
button-dashboard-seed-signup = Efter tilmelding …
button-dashboard-seed-lot = Ved lodtrækning …
dashboard-form-seeding = En anden rækkefølge

refused-dashboard_table_done = Bordet har fået et resultat imens. Gå tilbage til oversigten.
refused-dashboard_nobody_absent = Alle spillere ved bordet spiller igen.
refused-turn_over = Ingen tur er ved at løbe ud her. Gå tilbage til oversigten.
refused-dashboard_not_called = Der er ikke noget klartjek ved bordet. Sæt en anden tid i stedet.
refused-dashboard_tie_gone = De spillere står ikke lige længere. Gå tilbage til oversigten.
refused-dashboard_tie_large = { $count } spillere står lige, og det er for mange til en formular. Skil dem først ad med **{ dashboard-more-award }**.
refused-dashboard_tie_twice = Vælg en ny spiller til hver plads.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } tilkalder dig: »{ $text }«{ $until ->
        [none] {""}
       *[other] { " " }Urene står stille indtil du svarer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
    }
