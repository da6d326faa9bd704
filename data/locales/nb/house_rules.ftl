# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Husregler å begynne med; de kan fortsatt endres før start
command-houserules = husregler
command-houserules-description = Husregler med navn, for bordene på denne serveren
command-houserules-create = lag
command-houserules-create-description = Lag et sett husregler
command-houserules-create-game-description = For hvilket spill
command-houserules-create-name-description = Hva settet skal hete
command-houserules-create-from = fra
command-houserules-create-from-description = Et sett å gå ut fra (spillet slik reglene står)
command-houserules-edit = endre
command-houserules-edit-description = Endre et sett husregler
command-houserules-delete = slett
command-houserules-delete-description = Slett et sett husregler
command-houserules-default = standard
command-houserules-default-description = Velg husreglene som bord begynner med
command-houserules-list = liste
command-houserules-list-description = Husreglene på denne serveren, og hvilke av dem bord begynner med
command-houserules-list-game-description = Hvilket spill (alle)

rule-set-as_written = slik reglene står
rule-set-as_written-about = Ingen husregler i det hele tatt
rule-set-beginners = for nybegynnere
rule-set-wild = vilt
rule-set-about =
    { $count ->
        [0] Ingen regel avviker fra de vanlige
        [one] Én regel avviker fra de vanlige
       *[other] { $count } regler avviker fra de vanlige
    }
rule-set-one-by-one = valgt én for én
rule-set-in-force = **Husregler: { $name }**
rule-set-menu = Husregler: { $name }
button-change-rules = Endre husregler …

olsen-set-beginners = Tre omganger, en lettere start, og et glemt rop må noen legge merke til
olsen-set-wild = To kortstokker, flere kort på én gang fra første tur, og ess som slår til det siste
olsen_olsen-set-beginners = Én omgang, pass etter ett trukket kort, og et glemt «Ólsen» må noen legge merke til
olsen_olsen-set-wild = To kortstokker, en kastebunke som snus med en gang, og «Ólsen ólsen» bare sammen med kortet
otter-set-beginners = Verten begynner, høye kort har flere hoder, og et siste kort er bare et kort
otter-set-wild = Spesialkort virker hvor de enn havner, og turen kan gå tilbake til den som spilte sist
ole-set-beginners = Rød er alltid høyest, og en serie som ingen kan følge, koster hver én brikke
ole-set-wild = Snudde farger forblir snudd, og å gå ut i en serie koster fortsatt brikken
pursuit-set-beginners = Spesialkort går også på sitt eget tall, og ingen kan utfordres lenge
pursuit-set-wild = To kortstokker, damer som hopper over, en siste toer som slår, og dyre feilutfordringer

rule-set-title =
    ### { $name }
    -# Husregler for { $game } på denne serveren. Hvert valg lagres med en gang, for bordene som kommer.
rule-set-created = Settet er laget og kan velges med en gang. Endre det med menyene under.
rule-set-deleted = **{ $name }** er ikke lenger blant husreglene for { $game }. Bord som alt spiller etter dem, fortsetter.
rule-set-delete =
    Slette **{ $name }** fra husreglene for { $game }? Bord som alt spiller etter dem, fortsetter.{ $default ->
        [yes] { " " }Bord begynner med disse nå; deretter begynner de slik reglene står.
       *[no] {""}
    }
rule-set-default = Bord for { $game } begynner nå med husreglene **{ $name }**. De kan fortsatt endres før start.
rule-set-dropped = Dette spillet kjenner ikke lenger noen av husreglene i **{ $name }**, så de gjelder ikke: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }bord begynner med disse
       *[no] {""}
    }
rule-set-games = ### Husregler på denne serveren
rule-set-game =
    - **{ $game }** begynner med **{ $default }**. Alle sett: { $names }{ $more ->
        [0] {""}
       *[other] { " " }og { $more } til
    }
rule-set-list-one = -# `/{ command-houserules } { command-houserules-list }` med et spill beskriver hvert av dem.

button-make-default = Begynn bord med disse
button-is-default = Bord begynner med disse
button-delete-set = Slett
button-keep-set = Behold

refused-house_rules_name = Et navn har 1 til { $count } tegn på én linje, uten omvendt apostrof og vinkelparenteser.
refused-house_rules_reserved = Et sett som følger med spillene, heter «{ $name }». Velg et annet navn.
refused-house_rules_shipped = Det settet følger med spillet og blir som det er. `/{ command-houserules } { command-houserules-create }` med `{ command-houserules-create-from }` lager ditt eget sett av det.
refused-house_rules_taken = Det finnes allerede et sett som heter «{ $name }». `/{ command-houserules } { command-houserules-edit }` endrer det.
refused-house_rules_full = Det er allerede { $count } sett for dette spillet, og flere får ikke plass i menyen. `/{ command-houserules } { command-houserules-delete }` gir plass.
refused-house_rules_unknown = Det finnes ingen husregler med det navnet for { $game } på denne serveren. Velg blant dem som foreslås mens du skriver.
