# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Husregler att börja med. Du kan fortfarande ändra dem i lobbyn
command-houserules = husregler
command-houserules-description = Sparade husregler för serverns bord
command-houserules-create = skapa
command-houserules-create-description = Spara en uppsättning husregler
command-houserules-create-game-description = För vilket spel
command-houserules-create-name-description = Uppsättningens namn
command-houserules-create-from = utifrån
command-houserules-create-from-description = En uppsättning att utgå från (standard: de vanliga reglerna)
command-houserules-edit = ändra
command-houserules-edit-description = Ändra en uppsättning husregler
command-houserules-delete = radera
command-houserules-delete-description = Radera en uppsättning husregler
command-houserules-default = standard
command-houserules-default-description = Välj vilka husregler nya bord börjar med
command-houserules-list = lista
command-houserules-list-description = Serverns husregler, och vilka som nya bord använder
command-houserules-list-game-description = Vilket spel (standard: alla)

rule-set-as_written = vanliga regler
rule-set-as_written-about = Inga husregler
rule-set-beginners = nybörjare
rule-set-wild = vild
rule-set-about =
    { $count ->
        [0] Alla regler som vanligt
        [one] 1 regel ändrad
       *[other] { $count } regler ändrade
    }
rule-set-one-by-one = egna val
rule-set-in-force = **Husregler: { $name }**
rule-set-menu = Husregler: { $name }
button-change-rules = Ändra husreglerna …

olsen-set-beginners = Tre givar, en lättare start, och spelarna måste själva märka ett glömt rop
olsen-set-wild = Två kortlekar, flera kort på en gång från första turen, och ess som gäller ända in i slutet
olsen_olsen-set-beginners = En giv, passa efter ett draget kort, och spelarna måste själva märka ett glömt ”Ólsen”
olsen_olsen-set-wild = Två kortlekar, en slänghög som vänds direkt, och ”Ólsen ólsen” bara med kortet
otter-set-beginners = Värden börjar, höga kort har fler huvuden, och ett sista kort är bara ett kort
otter-set-wild = Specialkort gäller var de än hamnar, och turen kan gå tillbaka till den som spelade senast
ole-set-beginners = Röd är alltid högst, och en serie som ingen kan slå kostar en bricka var
ole-set-wild = Vända färger förblir vända, och att gå ut mitt i en serie kostar ändå sin bricka
pursuit-set-beginners = Specialkort passar också på sin egen siffra, och utmaningar gäller kortare
pursuit-set-wild = Två kortlekar, damer som hoppar över, en sista tvåa som gäller, och dyra utmaningar i onödan

rule-set-title =
    ### { $name }
    -# Husregler för { $game } på den här servern. Varje ändring sparas direkt och gäller nya bord.
rule-set-created = Sparat. Du kan använda uppsättningen direkt, eller ändra den med menyerna nedan.
rule-set-deleted = Jag raderade **{ $name }** från husreglerna för { $game }. Bord som använder dem behåller dem.
rule-set-delete =
    Radera **{ $name }** från husreglerna för { $game }? Bord som använder dem behåller dem.{ $default ->
        [yes] { " " }Nya bord får i stället de vanliga reglerna.
       *[no] {""}
    }
rule-set-default = Nya bord för { $game } börjar nu med husreglerna **{ $name }**. Det går fortfarande att ändra dem i lobbyn.
rule-set-dropped = Spelet har inte längre några av reglerna i **{ $name }**, så jag hoppade över dem: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }standard
       *[no] {""}
    }
rule-set-games = ### Serverns husregler
rule-set-game =
    - **{ $game }** börjar med **{ $default }**. Alla uppsättningar: { $names }{ $more ->
        [0] {""}
       *[other] { " " }och { $more } till
    }
rule-set-list-one = -# Lägg till ett spel i `/{ command-houserules } { command-houserules-list }` för detaljer.

button-make-default = Gör till standard
button-is-default = Det här är standard
button-delete-set = Radera
button-keep-set = Behåll

refused-house_rules_name = Använd 1 till { $count } tecken på en rad, utan grava accenter och vinkelparenteser.
refused-house_rules_reserved = Spelen har redan en uppsättning som heter ”{ $name }”. Välj ett annat namn.
refused-house_rules_shipped = Den uppsättningen följer med spelet, så du kan inte ändra den. Gör en egen av den med `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Det finns redan en uppsättning som heter ”{ $name }”. Ändra den med `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Spelet har redan { $count } uppsättningar, och fler får inte plats. Radera en med `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = { $game } har inga husregler med det namnet på den här servern. Välj i listan medan du skriver.
