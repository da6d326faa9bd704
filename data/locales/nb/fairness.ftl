# Er det rettferdig? Kontrollen av et ferdig parti, og protokollen som fil.
button-fair = Ærlig spill?
button-download = Last ned
fair-title =
    ## Ærlig spill?
    -# { $game } · parti `{ $match }`
fair-yes =
    ✅ **Ja, alt stemmer.** Jeg delte ut kortene på nytt ut fra hemmeligheten og det spillerne la til. Så gjentok jeg { $moves ->
        [one] det ene trekket
       *[other] alle de { $moves } trekkene
    }. { $how ->
        [ended] Partiet ble stoppet, så det er ikke noe resultat å sammenligne.
       *[other] Resultatet er det samme.
    }
fair-no = ❌ **Nei, noe stemmer ikke.** Jeg delte ut kortene på nytt og gjentok trekkene:
fair-unchecked = ❔ **Jeg kan ikke kontrollere dette partiet.** Det ble spilt etter eldre regler, og jeg kan bare dagens.
fair-promise = **Bestemt** <t:{ $at }:f>, da bordet åpnet: en hemmelighet med fingeravtrykket `{ $commitment }`
fair-secret = **Hemmeligheten:** `{ $secret }`
fair-added = **Lagt til av spillerne**, så hemmeligheten ikke bestemmer kortene alene:
fair-cards = **Den første omgangen** som kommer ut av det:
fair-hand = { $number }. { $name } · { $cards }
fair-means = -# Dette beviser at ingen valgte kortene, og at ingenting er endret etterpå. Det beviser ikke at ingen kikket: De som driver boten, kan se alle hender. Med **{ button-download }** får du partifila, så du kan kontrollere den uten meg.
fair-download = { $page ->
    [yes] Her er partifila og en side som kontrollerer den. Den nevner bare spillere som tillater det i `/{ command-my } { command-my-settings }`. Lagre begge, åpne `verify.html` i en nettleser, og slipp partifila på siden. Ingenting forlater maskinen din. Stoler du ikke på en side fra meg, finner du den i botens kildekode.
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
shuffle-title = ## Stokkingen
shuffle-how = Jeg valgte en hemmelighet før dette bordet åpnet. Hver spiller legger til noe jeg ikke kan forutsi, og kortene kommer av begge deler, så ingen kan velge dem. Etter partiet viser jeg hemmeligheten. Trykk på **{ button-fair }** for å kontrollere den.
shuffle-secret = Hemmelighetens fingeravtrykk er `{ $commitment }`
shuffle-added =
    {""}**Lagt til { $phase ->
        [lobby] så langt
       *[playing] før starten
    }:** Discords nummer på hvert trykk, og ordene deres.
shuffle-nothing = Ingen har lagt til noe ennå.
shuffle-seat =
    {""}**{ $number }.** { $name } · trykk `{ $press }`{ $word ->
        [none] {""}
       *[other] { " · " }ord `{ $word }…`
    }
shuffle-start = Starten · trykk `{ $press }`
shuffle-message = Meldingen eller tråden til bordet · `{ $press }`
shuffle-keep = Stokkingen er klar. Ta vare på begge fingeravtrykkene, f.eks. i et skjermbilde. Etter partiet sammenligner du dem med partifila (**{ button-fair }**, så **{ button-download }**).
shuffle-fingerprint =
    { $lobby ->
        [none] Alt som ble lagt til før start: `{ $added }`.
        [now] Alt som er lagt til så langt: `{ $added }`. Lobbyen viser det til alle spillerne.
       *[before] Alt som ble lagt til før start: `{ $added }`. Lobbyen viste det til alle spillerne.
    }
shuffle-word = **Vil du ikke stole på noen? Legg til ditt eget ord,** helst når alle de andre har blitt med. Jeg lagrer bare fingeravtrykket. Når et bord har et ord, påvirker **{ button-start }** ikke stokkingen lenger. Går du fra plassen, forsvinner ordet.
shuffle-word-title = Ordet ditt til stokkingen
shuffle-word-label = Et ord eller en setning ingen kan gjette
shuffle-word-about = Ikke bruk et passord, for jeg ser ordet én gang. Husk det, så du kan kontrollere det senere. Et nytt ord erstatter det.
refused-word_before_joining = Bli med ved bordet først. Så kan du legge til et ord.

button-chain = Alle bordene
fair-place = **Bord { $number }** på denne serveren · lenke `{ $link }…`
button-next-shuffle = Neste stokking
fair-chain =
    { "**" }Det neste bordet her** har fingeravtrykket `{ $promised }`. Hemmeligheten er bestemt, så verken du eller jeg kan endre den. Etter partiet viser jeg den, og du kan kontrollere den.
    Hvert bord på serveren har et nummer og en lenke til det forrige. Mangler ett, brytes alle lenkene etter det. Ta vare på den nyeste lenken eller en partifil, så du kan sammenligne.
    { $count ->
        [0] Ingen bord så langt.
        [one] { "**" }Det siste bordet:** { $played } ferdig, { $running } åpent, { $ended } stoppet, { $closed } lukket før kortene var delt ut. Fila viser nummer, bord, fingeravtrykk, lenke og hvordan det gikk.
       *[other] { "**" }De siste { $count } bordene:** { $played } ferdige, { $running } åpne, { $ended } stoppet, { $closed } lukket før kortene var delt ut. Fila viser nummer, bord, fingeravtrykk, lenke og hvordan det gikk.
    }
welcome-promised = -# 🔒 Neste stokking: { $promised }
