# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Husregler å begynne med. Dere kan fortsatt endre dem i lobbyen
command-houserules = husregler
command-houserules-description = Lagrede husregler for bordene på denne serveren
command-houserules-create = lag
command-houserules-create-description = Lagre et sett husregler
command-houserules-create-game-description = For hvilket spill
command-houserules-create-name-description = Navnet på settet
command-houserules-create-from = fra
command-houserules-create-from-description = Et sett å gå ut fra (standard: de vanlige reglene)
command-houserules-edit = endre
command-houserules-edit-description = Endre et sett husregler
command-houserules-delete = slett
command-houserules-delete-description = Slett et sett husregler
command-houserules-default = standard
command-houserules-default-description = Velg husreglene som nye bord begynner med
command-houserules-list = liste
command-houserules-list-description = Husreglene på denne serveren, og hvilke nye bord bruker
command-houserules-list-game-description = Hvilket spill (standard: alle)

rule-set-as_written = vanlige regler
rule-set-as_written-about = Ingen husregler
rule-set-beginners = for nybegynnere
rule-set-wild = vilt
rule-set-about =
    { $count ->
        [0] Alle regler som vanlig
        [one] 1 regel endret
       *[other] { $count } regler endret
    }
rule-set-one-by-one = eget valg
rule-set-in-force = **Husregler: { $name }**
rule-set-menu = Husregler: { $name }
button-change-rules = Endre husregler …

olsen-set-beginners = Tre omganger, en lettere start, og spillerne må selv oppdage et glemt rop
olsen-set-wild = To kortstokker, flere kort på én gang fra første tur, og ess som slår til det siste
olsen_olsen-set-beginners = Én omgang, pass etter ett trukket kort, og spillerne må selv oppdage et glemt «Ólsen»
olsen_olsen-set-wild = To kortstokker, en kastebunke som snus med en gang, og «Ólsen ólsen» bare sammen med kortet
otter-set-beginners = Verten begynner, høye kort har flere hoder, og et siste kort er bare et kort
otter-set-wild = Spesialkort virker hvor de enn havner, og turen kan gå tilbake til forrige spiller
ole-set-beginners = Rød er alltid høyest, og en serie ingen kan slå, koster hver spiller én brikke
ole-set-wild = Snudde farger forblir snudd, og å gå ut i en serie koster fortsatt brikken
pursuit-set-beginners = Spesialkort går også på sitt eget tall, og utfordringer varer kortere
pursuit-set-wild = To kortstokker, damer som hopper over, en siste toer som slår, og dyre feilutfordringer

rule-set-title =
    ### { $name }
    -# Husregler for { $game } på denne serveren. Hver endring lagres med en gang og gjelder nye bord.
rule-set-created = Lagret. Du kan bruke settet med en gang, eller endre det med menyene under.
rule-set-deleted = Jeg slettet **{ $name }** fra husreglene for { $game }. Bord som bruker settet, beholder det.
rule-set-delete =
    Vil du slette **{ $name }** fra husreglene for { $game }? Bord som bruker settet, beholder det.{ $default ->
        [yes] { " " }Nye bord får de vanlige reglene i stedet.
       *[no] {""}
    }
rule-set-default = Nye bord for { $game } begynner nå med husreglene **{ $name }**. Dere kan fortsatt endre dem i lobbyen.
rule-set-dropped = Spillet har ikke lenger noen av reglene i **{ $name }**, så jeg hoppet over dem: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }standard
       *[no] {""}
    }
rule-set-games = ### Husregler på denne serveren
rule-set-game =
    - **{ $game }** begynner med **{ $default }**. Alle sett: { $names }{ $more ->
        [0] {""}
       *[other] { " " }og { $more } til
    }
rule-set-list-one = -# Legg til et spill i `/{ command-houserules } { command-houserules-list }` for å se detaljer.

button-make-default = Gjør til standard
button-is-default = Dette er standard
button-delete-set = Slett
button-keep-set = Behold

refused-house_rules_name = Bruk 1 til { $count } tegn på én linje, uten omvendt apostrof og vinkelparenteser.
refused-house_rules_reserved = Spillene har allerede et sett som heter «{ $name }». Velg et annet navn.
refused-house_rules_shipped = Det settet følger med spillet, så du kan ikke endre det. Lag ditt eget av det med `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Det finnes allerede et sett som heter «{ $name }». Endre det med `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Spillet har allerede { $count } sett, og flere kan det ikke ha. Slett et med `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = { $game } har ingen husregler med det navnet på denne serveren. Velg et fra lista mens du skriver.
