# Is it fair? The check of a finished match, and its record as a file.
button-fair = Er det fair?
button-download = Hent
fair-title =
    ## Er det fair?
    -# { $game }
fair-yes = ✅ Jeg delte ud igen: de samme kort.
fair-no = ❌ **Nej, noget stemmer ikke.** Jeg delte kortene ud igen og spillede trækkene igennem:
fair-unchecked = ❔ **Jeg kan ikke tjekke partiet.** Det blev spillet efter ældre regler, og jeg kender kun de nuværende.
fair-means =
    -# Tjek det uden mig: tryk på **{ button-download }**, så får du partifilen og en side der tjekker den.{ $lobby ->
        [yes] {" "}*Hash* på siden skal stå i filnavnet på billedet i lobbyen.
       *[no] {""}
    }
fair-download = { $page ->
        [yes] Her er partifilen og en side der tjekker den. Filen nævner kun spillere der tillader det i `/{ command-my } { command-my-settings }`. Gem begge, åbn `verify.html` i en browser, og slip partifilen på siden. Intet forlader din computer. Stoler du ikke på en side fra mig, finder du den i bottens kildekode. Intet tjek kan vise at ingen kiggede: de der driver botten, kan se alle hænder.
       *[no] Her er partifilen. Den nævner kun spillere der tillader det i `/{ command-my } { command-my-settings }`. Der findes ingen side der tjekker dette spil i en browser.
    }
fair-menu = Er det fair? Vælg et parti …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Hemmeligheden passer ikke til sit fingeraftryk.
fair-fault-digest = - Partifilen er ændret bagefter.
fair-fault-link = - Fingeraftrykket passer ikke til bordets plads i serverens kæde.
fair-fault-options = - Partiet kan ikke begynde med de husregler og pladser.
fair-fault-beginning = - Partiet kan ikke begynde fra sin stilling.
fair-fault-move = - Linje { $line } i partifilen, `{ $move }`, er ikke tilladt med de kort.
fair-fault-unfinished = - Der mangler træk, for partiet er ikke slut efter det sidste.
fair-fault-result = - Resultatet skulle være: { $result }
fair-fault-not_stopped = - Partiet slutter med det sidste træk og skulle have et resultat: { $result }
refused-record_no_match = Serveren har intet færdigt parti med det nummer. Se listen under `/{ command-stats }`.
refused-record_running = Partiet er ikke slut. Du kan tjekke det bagefter.
refused-record_moves_gone = Jeg kan ikke tjekke partiet. Det er så gammelt at trækkene er slettet.
refused-record_other_game = Jeg kan ikke tjekke partiet. Spillet er ikke installeret længere.
refused-record_older = Jeg kan ikke tjekke partiet. Det blev spillet efter ældre regler.

# What the shuffle is made of.
button-shuffle = Blandingen
button-word = Tilføj et ord
shuffle-how =
    { $phase ->
        [lobby] Ingen kan vælge kortene. Jeg valgte en hemmelighed før bordet åbnede, og hvert **{ button-join }** lægger noget til. { $has_word ->
            [yes] Nu er dit ord med, så ikke engang jeg kan.
           *[no] Stoler du ikke på mig? Tryk på **{ button-download }** for at se hvad der er med, og tilføj dit eget ord, helst til sidst.
        }
       *[other] Kortene kommer af en hemmelighed som jeg valgte før nogen kom med, og af det spillerne lagde til. Tryk på **{ button-download }** for at se hvad der er med, og sammenlign det med partifilen efter partiet.
    }
shuffle-file = Her er hvad blandingen består af indtil nu. Sammenlign det med partifilen efter partiet.
shuffle-word-title = Dit ord til blandingen
shuffle-word-label = Et ord eller en sætning som ingen kan gætte
shuffle-word-about = Brug ikke en adgangskode, for jeg ser ordet én gang. Husk det, så du kan tjekke det senere. Et nyt ord erstatter det.
refused-word_before_joining = Sæt dig ved bordet først. Så kan du tilføje et ord.

button-chain = Alle borde
button-next-shuffle = Næste blanding
fair-chain =
    { "**" }Den næste blanding her** står på filens sidste linje. Hemmeligheden ligger fast, så hverken du eller jeg kan ændre den.
    { $count ->
        [0] Her er ingen borde endnu.
        [one] { "**" }Det sidste bord:** { $played } færdigt, { $running } åbent, { $ended } stoppet, { $closed } lukket før kortene blev delt ud. Filen kæder hvert bord sammen med det forrige, så jeg kan ikke udelade et.
       *[other] { "**" }De sidste { $count } borde:** { $played } færdige, { $running } åbne, { $ended } stoppede, { $closed } lukkede før kortene blev delt ud. Filen kæder hvert bord sammen med det forrige, så jeg kan ikke udelade et.
    }
