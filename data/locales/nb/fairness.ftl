# Er det rettferdig? Kontrollen av et ferdig parti, og protokollen som fil.
button-fair = Ærlig spill?
button-download = Last ned
fair-title =
    ## Ærlig spill?
    -# { $game } · parti `{ $match }`
fair-yes =
    ✅ **Ja, alt stemmer.** Jeg har nettopp delt ut kortene på nytt, ut fra hemmeligheten og det spillerne la til, og gjort { $moves ->
        [one] det ene trekket
       *[other] alle de { $moves } trekkene
    } om igjen etter reglene. { $how ->
        [ended] Partiet ble avbrutt, så det er ikke noe resultat å sammenligne.
       *[other] Resultatet er det samme.
    }
fair-no = ❌ **Nei, noe stemmer ikke.** Jeg har nettopp delt ut kortene på nytt og gjort trekkene om igjen:
fair-unchecked = ❔ **Kan ikke kontrolleres.** Dette partiet ble spilt etter andre regler enn dagens, og det er bare dem jeg kan spille etter.
fair-promise = **Lovet** <t:{ $at }:f>, da bordet ble åpnet: en hemmelighet med fingeravtrykket `{ $commitment }`
fair-secret = **Hemmeligheten:** `{ $secret }`
fair-added = **Lagt til av spillerne**, så hemmeligheten ikke bestemmer kortene alene:
fair-cards = **Den første omgangen** som følger av dette:
fair-hand = { $number }. { $name } · { $cards }
fair-means = -# Dette viser at ingen har valgt kortene etter løftet, og at verken kort eller trekk er endret. Det viser ikke at ingen har kikket: Den som driver boten, kan se alle hender. **{ button-download }** gir deg protokollen, så du kan kontrollere den uten meg.
fair-download = { $page ->
    [yes] Her er protokollen fra partiet, med navnene bare på dem som har tillatt det i `/{ command-my } { command-my-settings }`, og en side som kontrollerer den. Lagre begge, åpne `verify.html` i en nettleser og slipp protokollen på siden. Ingenting sendes noe sted. Stoler du ikke på en side du får av meg, finner du den i botens kildekode.
   *[no] Her er protokollen fra partiet, med navnene bare på dem som har tillatt det i `/{ command-my } { command-my-settings }`. Ingen nettleserside kontrollerer partier i dette spillet.
}
fair-menu = Ærlig spill? Velg et parti …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Hemmeligheten har ikke det fingeravtrykket som ble lovet.
fair-fault-digest = - Noe i protokollen er endret i etterkant.
fair-fault-link = - Plassen i kjeden av bordene på denne serveren hører ikke til fingeravtrykket.
fair-fault-options = - Partiet kan ikke begynne med disse husreglene og setene.
fair-fault-beginning = - Partiet kan ikke begynne fra stillingen sin.
fair-fault-move = - Linje { $line } i protokollen, `{ $move }`, er ikke lov etter reglene med disse kortene.
fair-fault-unfinished = - Partiet er ikke slutt etter siste trekk: Det mangler trekk.
fair-fault-result = - Resultatet skulle vært et annet: { $result }
fair-fault-not_stopped = - Partiet er slutt etter siste trekk og skulle hatt dette resultatet: { $result }
refused-record_no_match = Det finnes ikke noe ferdig parti med det nummeret på denne serveren. `/{ command-history }` viser dem som finnes.
refused-record_running = Dette partiet spilles fortsatt. Det kan kontrolleres når det er slutt.
refused-record_moves_gone = Kan ikke kontrolleres: Trekkene fra dette partiet er ikke lagret lenger, fordi det er så gammelt.
refused-record_other_game = Kan ikke kontrolleres: Jeg kjenner ikke lenger spillet som ble spilt.
refused-record_older = Kan ikke kontrolleres: Dette partiet ble spilt etter andre regler enn dagens.

# Hva stokkingen er laget av.
button-shuffle = Stokkingen
button-word = Legg til et ord
shuffle-title = ## Stokkingen
shuffle-how = Kortene følger av en hemmelighet, som jeg bestemte før noen kunne trykke på noe her, og av det hver av dere legger til. Jeg kan ikke vite hva dere kommer til å legge til, og dere kjenner ikke hemmeligheten, så ingen velger kortene. Når partiet er slutt, viser jeg hemmeligheten, og alle kan kontrollere den: **{ button-fair }**
shuffle-secret = Hemmeligheten har fingeravtrykket `{ $commitment }`
shuffle-added =
    {""}**Lagt til { $phase ->
        [lobby] så langt
       *[playing] før starten
    }:** nummeret på hvert trykk, som Discord gir det, og ord.
shuffle-nothing = Ingen har lagt til noe ennå.
shuffle-seat =
    {""}**{ $number }.** { $name } · trykk `{ $press }`{ $word ->
        [none] {""}
       *[other] { " · " }ord `{ $word }…`
    }
shuffle-start = Starten · trykk `{ $press }`
shuffle-message = Meldingen eller tråden til bordet · `{ $press }`
shuffle-keep = Nå kan ingen legge til noe mer. Ta gjerne vare på begge fingeravtrykkene, for eksempel i et skjermbilde: Når partiet er slutt, skal **{ button-fair }** under resultatet vise de samme.
shuffle-fingerprint =
    { $lobby ->
        [none] Det som var der før start, til sammen: `{ $added }`.
        [now] Til sammen: `{ $added }`. Det står også i lobbyen, så alle ser det.
       *[before] Det som var der før start, til sammen: `{ $added }`. Det sto i lobbyen, så alle så det.
    }
shuffle-word = **Vil du ikke stole på noen, så legg til et ord** selv, når alle de andre har satt seg. Bare fingeravtrykket av det lagres. Når det finnes et ord, legger trykket på **{ button-start }** ikke til noe, så ingenting kommer etter ditt ord, bortsett fra andres ord. Forlater du plassen, er det borte.
shuffle-word-title = Ordet ditt til stokkingen
shuffle-word-label = Noe som ingen kan gjette
shuffle-word-about = Ikke et passord: Jeg leser det én gang. Husk det til kontrollen; et nytt ord erstatter det.
refused-word_before_joining = Sett deg først, så kan du legge til et ord.

button-chain = Alle bordene
fair-place = **Bord { $number }** på denne serveren · lenke `{ $link }…`
button-next-shuffle = Neste stokking
fair-chain =
    { "**" }Det neste bordet her** har fingeravtrykket `{ $promised }`. Hemmeligheten ligger fast: Verken den som åpner bordet eller jeg kan endre på den. Når partiet er slutt, viser jeg den, og alle kan kontrollere.
    Hvert bord på denne serveren har et nummer, og hvert av dem er lenket til det forrige. Et bord som ble utelatt, ville bryte alle lenkene etter det. Ta vare på den nyeste, eller på protokollen fra et parti, så du kan sammenligne.
    { $count ->
        [0] Ingen har åpnet noe bord ennå.
       *[other] { "**" }Av de siste { $count }:** { $played } spilt ferdig, { $running } åpne, { $ended } avbrutt, { $closed } stengt før noen fikk kort. De står i filen: nummer, bord, fingeravtrykk, lenke og hvordan det gikk.
    }
welcome-promised = -# 🔒 Neste stokking: { $promised }
