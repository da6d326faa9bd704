# Varsler om ærlig spill, bare for staben på en server.
command-fairplay = ærligspill
command-fairplay-description = Staben: partier og spillere som kan være verdt et blikk
command-fairplay-member-description = Bare om dette medlemmet (standard: alle)
command-fairplay-season = sesong
command-fairplay-season-description = Bare fra denne sesongen (standard: de siste tre månedene)

fairplay-title =
    ## Varsler om ærlig spill
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }fra { $matches ->
        [one] ett parti
       *[other] { $matches } partier
    } de siste { $days } dagene{ $pages ->
        [1] {""}
       *[other] { " · side " }{ $page } av { $pages }
    }
fairplay-none = Ingenting skiller seg ut.
fairplay-note = -# Et varsel er ikke et bevis. Venner som spiller når det er stille, kan se akkurat slik ut. Jeg gjør ingenting med varslene, bare du ser dem, og jeg lagrer dem ikke.
fairplay-company = 👥 **{ $one }** og **{ $other }** spilte { $together } partier sammen. Det er { $share } % av de { $matches } partiene til den mest aktive. Med tilfeldige motspillere ville det vært { $expected } %.
fairplay-turns = 🔁 **{ $one }** og **{ $other }** vinner på skift. En av dem vant { $won } av de { $together } partiene de spilte sammen, og vinneren skiftet { $turns } ganger. Tilfeldig skjer det høyst 1 av { $odds } ganger.
fairplay-speed = ⏱️ **{ $name }** trykket { $calls } rop og utfordringer. Halvparten tok høyst { $median } ms, og det raskeste tok { $fastest } ms. { $share } % tok mindre enn { $human } ms, og det klarer knapt noe menneske.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Nyeste først: { $links }{ $more ->
        [0] {""}
        [one] { " · 1 parti til" }
       *[other] { " · " }{ $more } partier til
    }
