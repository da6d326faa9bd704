# Er det rettferdig? Kontrollen av et ferdig parti, og protokollen som fil.
button-fair = Ærlig spill?
button-download = Last ned
fair-title =
    ## Ærlig spill?
    -# { $game }
fair-yes = ✅ Jeg delte ut på nytt: de samme kortene.
fair-no = ❌ **Nei, noe stemmer ikke.** Jeg delte ut kortene på nytt og gjentok trekkene:
fair-unchecked = ❔ **Jeg kan ikke kontrollere dette partiet.** Det ble spilt etter eldre regler, og jeg kan bare dagens.
fair-means =
    -# Kontroller det uten meg: Trykk på **{ button-download }**, så får du partifila og en side som kontrollerer den.{ $lobby ->
        [yes] {" "}*Hash* på siden skal stå i filnavnet til bildet i lobbyen.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Her er partifila og en side som kontrollerer den. Den nevner bare spillere som tillater det i `/{ command-my } { command-my-settings }`. Lagre begge, åpne `verify.html` i en nettleser, og slipp partifila på siden. Ingenting forlater maskinen din. Stoler du ikke på en side fra meg, finner du den i botens kildekode. Ingen kontroll kan vise at ingen kikket: De som driver boten, kan se alle hender.
   *[no] Her er partifila. Den nevner bare spillere som tillater det i `/{ command-my } { command-my-settings }`. Det finnes ingen side som kontrollerer dette spillet i en nettleser.
}
fair-menu = Ærlig spill? Velg et parti …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Hemmeligheten passer ikke til fingeravtrykket.
fair-fault-digest = - Partifila er endret etterpå.
fair-fault-link = - Fingeravtrykket passer ikke til plassen bordet har i serverens kjede.
fair-fault-options = - Partiet kan ikke begynne med disse husreglene og plassene.
fair-fault-beginning = - Partiet kan ikke begynne fra stillingen sin.
fair-fault-move = - Linje { $line } i partifila, `{ $move }`, er ikke lov med disse kortene.
fair-fault-unfinished = - Det mangler trekk, for partiet er ikke ferdig etter det siste.
fair-fault-result = - Resultatet skulle vært: { $result }
fair-fault-not_stopped = - Partiet slutter med det siste trekket og skulle hatt et resultat: { $result }
refused-record_no_match = Serveren har ikke noe ferdig parti med det nummeret. Se lista under `/{ command-stats }`.
refused-record_running = Dette partiet er ikke ferdig. Du kan kontrollere det etterpå.
refused-record_moves_gone = Jeg kan ikke kontrollere dette partiet. Det er så gammelt at trekkene er slettet.
refused-record_other_game = Jeg kan ikke kontrollere dette partiet. Spillet er ikke installert lenger.
refused-record_older = Jeg kan ikke kontrollere dette partiet. Det ble spilt etter eldre regler.

# Hva stokkingen er laget av.
button-shuffle = Stokkingen
button-word = Legg til et ord
shuffle-how =
    { $phase ->
        [lobby] Ingen kan velge kortene: Jeg valgte en hemmelighet før dette bordet åpnet, og hver **{ button-join }** legger noe til. { $has_word ->
            [yes] Ordet ditt er med nå, så ikke engang jeg kan det.
           *[no] Stoler du ikke på meg? Trykk på **{ button-download }** for å se hva som er med, og legg til ditt eget ord, helst til slutt.
        }
       *[other] Kortene kommer av en hemmelighet jeg valgte før noen ble med, og av det spillerne la til. Trykk på **{ button-download }** for å se hva som er med, og sammenlign det med partifila etter partiet.
    }
shuffle-file = Her er det stokkingen er laget av så langt. Sammenlign det med partifila etter partiet.
shuffle-word-title = Ordet ditt til stokkingen
shuffle-word-label = Et ord eller en setning ingen kan gjette
shuffle-word-about = Ikke bruk et passord, for jeg ser ordet én gang. Husk det, så du kan kontrollere det senere. Et nytt ord erstatter det.
refused-word_before_joining = Bli med ved bordet først. Så kan du legge til et ord.

button-chain = Alle bordene
button-next-shuffle = Neste stokking
fair-chain =
    { "**" }Den neste stokkingen her** står på den siste linja i fila. Hemmeligheten er bestemt, så verken du eller jeg kan endre den.
    { $count ->
        [0] Her er det ingen bord ennå.
        [one] { "**" }Det siste bordet:** { $played } ferdig, { $running } åpent, { $ended } stoppet, { $closed } lukket før kortene var delt ut. Fila lenker hvert bord til det forrige, så jeg kan ikke ta bort noen.
       *[other] { "**" }De siste { $count } bordene:** { $played } ferdige, { $running } åpne, { $ended } stoppet, { $closed } lukket før kortene var delt ut. Fila lenker hvert bord til det forrige, så jeg kan ikke ta bort noen.
    }
