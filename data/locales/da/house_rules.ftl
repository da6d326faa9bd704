# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Husregler at begynde med. I kan stadig ændre dem i lobbyen
command-houserules = husregler
command-houserules-description = Gemte husregler for bordene på denne server
command-houserules-create = opret
command-houserules-create-description = Gem et sæt husregler
command-houserules-create-game-description = For hvilket spil
command-houserules-create-name-description = Sættets navn
command-houserules-create-from = fra
command-houserules-create-from-description = Et sæt at gå ud fra (standard: de almindelige regler)
command-houserules-edit = ændr
command-houserules-edit-description = Ændr et sæt husregler
command-houserules-delete = slet
command-houserules-delete-description = Slet et sæt husregler
command-houserules-default = standard
command-houserules-default-description = Vælg de husregler nye borde begynder med
command-houserules-list = liste
command-houserules-list-description = Husreglerne på denne server, og hvilke nye borde bruger
command-houserules-list-game-description = Hvilket spil (standard: alle)

rule-set-as_written = almindelige regler
rule-set-as_written-about = Ingen husregler
rule-set-beginners = for begyndere
rule-set-wild = vildt
rule-set-about =
    { $count ->
        [0] Alle regler som normalt
        [one] 1 regel ændret
       *[other] { $count } regler ændret
    }
rule-set-one-by-one = eget valg
rule-set-in-force = **Husregler: { $name }**
rule-set-menu = Husregler: { $name }
button-change-rules = Ændr husregler …

olsen-set-beginners = Tre omgange, en lettere start, og spillerne skal selv opdage et glemt råb
olsen-set-wild = To spil kort, flere kort på én gang fra første tur og esser der virker til det sidste
olsen_olsen-set-beginners = Én omgang, pas efter ét trukket kort, og spillerne skal selv opdage et glemt »Ólsen«
olsen_olsen-set-wild = To spil kort, en kastebunke der vendes med det samme, og »Ólsen ólsen« kun med kortet
otter-set-beginners = Værten begynder, høje kort har flere hoveder, og et sidste kort er bare et kort
otter-set-wild = Specialkort virker hvor de end havner, og turen kan gå tilbage til den forrige spiller
ole-set-beginners = Rød er altid højest, og en serie som ingen kan slå, koster hver spiller én brik
ole-set-wild = Vendte farver forbliver vendt, og det koster stadig en brik at gå ud i en serie
pursuit-set-beginners = Specialkort passer også på deres eget tal, og udfordringer varer kortere
pursuit-set-wild = To spil kort, damer der springer over, en sidste toer der virker, og forkerte udfordringer koster

rule-set-title =
    ### { $name }
    -# Husregler for { $game } på denne server. Hver ændring gemmes med det samme og gælder nye borde.
rule-set-created = Gemt. Du kan bruge sættet med det samme eller ændre det med menuerne nedenfor.
rule-set-deleted = Jeg slettede **{ $name }** fra husreglerne for { $game }. Borde der bruger sættet, beholder det.
rule-set-delete =
    Vil du slette **{ $name }** fra husreglerne for { $game }? Borde der bruger sættet, beholder det.{ $default ->
        [yes] { " " }Nye borde får de almindelige regler i stedet.
       *[no] {""}
    }
rule-set-default = Nye borde med { $game } begynder nu med husreglerne **{ $name }**. I kan stadig ændre dem i lobbyen.
rule-set-dropped = Spillet har ikke længere nogle af reglerne i **{ $name }**, så jeg sprang dem over: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }standard
       *[no] {""}
    }
rule-set-games = ### Husregler på denne server
rule-set-game =
    - **{ $game }** begynder med **{ $default }**. Alle sæt: { $names }{ $more ->
        [0] {""}
       *[other] { " " }og { $more } mere
    }
rule-set-list-one = -# Tilføj et spil i `/{ command-houserules } { command-houserules-list }` for at se detaljer.

button-make-default = Gør til standard
button-is-default = Det er standard
button-delete-set = Slet
button-keep-set = Behold

refused-house_rules_name = Brug 1 til { $count } tegn på én linje, uden backticks og vinkelparenteser.
refused-house_rules_reserved = Spillene har allerede et sæt der hedder »{ $name }«. Vælg et andet navn.
refused-house_rules_shipped = Det sæt følger med spillet, så du kan ikke ændre det. Lav dit eget ud fra det med `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Der er allerede et sæt der hedder »{ $name }«. Ændr det med `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Spillet har allerede { $count } sæt, og det kan ikke have flere. Slet et med `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = { $game } har ingen husregler med det navn på denne server. Vælg et fra listen mens du skriver.
