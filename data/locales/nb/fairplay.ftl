# Varsler om ærlig spill, bare for staben på en server.
command-fairplay = ærligspill
command-fairplay-description = For staben: hva i partiene som kan være verdt et blikk
command-fairplay-member-description = Bare om dette medlemmet (alle)
command-fairplay-season = sesong
command-fairplay-season-description = Bare fra denne sesongen (de siste tre månedene)

fairplay-title =
    ## Varsler om ærlig spill{ $member ->
        [none] {""}
       *[other] { " · " }{ $member }
    }{ $season ->
        [none] {""}
       *[other] { " · " }{ $season }
    }
    -# fra { $matches ->
        [one] ett parti
       *[other] { $matches } partier
    } de siste { $days } dagene{ $pages ->
        [1] {""}
       *[other] { " · side " }{ $page } av { $pages }
    }
fairplay-none = Ingenting skiller seg ut.
fairplay-note = -# Varsler, aldri dommer: venner som spiller når det er stille, kan se akkurat slik ut. Jeg gjør ingenting med dem, ingen andre enn du ser dem, og jeg tar ikke vare på dem.
fairplay-company = 👥 **{ $one }** og **{ $other }** satt ved samme bord { $together } ganger: { $share } % av de { $matches } partiene til den som spilte mest. Om alle møtte alle like ofte, ville det være { $expected } %.
fairplay-turns = 🔁 **{ $one }** og **{ $other }** vinner på skift: { $together } partier sammen, { $won } av dem vunnet av en av de to, og { $turns } ganger var vinneren en annen enn gangen før. Tilfeldig skjer det høyst én av { $odds } ganger.
fairplay-speed = ⏱️ **{ $name }** har trykket { $calls } rop og utfordringer, halvparten av dem innen { $median } ms og det raskeste etter { $fastest } ms; { $share } % tok mindre enn { $human } ms, og det klarer knapt noe menneske.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# De nyeste først: { $links }{ $more ->
        [0] {""}
        [one] { " · og ett parti til" }
       *[other] { " · og " }{ $more } partier til
    }
