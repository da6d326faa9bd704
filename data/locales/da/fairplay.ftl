# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = Ledelsen: partier og spillere der kan være værd at se på
command-fairplay-member-description = Kun om dette medlem (standard: alle)
command-fairplay-season = sæson
command-fairplay-season-description = Kun fra denne sæson (standard: de sidste tre måneder)

fairplay-title =
    ## Fairplay-rapporter
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }fra { $matches ->
        [one] ét parti
       *[other] { $matches } partier
    } de sidste { $days } dage{ $pages ->
        [1] {""}
       *[other] { " · side " }{ $page } af { $pages }
    }
fairplay-none = Der er intet at rapportere.
fairplay-note = -# En rapport er ikke et bevis. Venner der spiller på et stille tidspunkt, ser præcis sådan ud. Jeg gør intet ved rapporterne, kun du ser dem, og jeg gemmer dem ikke.
fairplay-company = 👥 **{ $one }** og **{ $other }** spillede { $together } partier sammen. Det er { $share } % af de { $matches } partier som den mest aktive spillede. Med tilfældige modspillere ville det være { $expected } %.
fairplay-turns = 🔁 **{ $one }** og **{ $other }** vinder på skift. En af dem vandt { $won } af deres { $together } partier sammen, og vinderen skiftede { $turns } gange. Tilfældigt sker det højst 1 ud af { $odds } gange.
fairplay-speed = ⏱️ **{ $name }** råbte og udfordrede { $calls } gange. Halvdelen tog højst { $median } ms, og den hurtigste tog { $fastest } ms. { $share } % tog mindre end { $human } ms, og det kan næsten ingen mennesker.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Nyeste først: { $links }{ $more ->
        [0] {""}
        [one] { " · 1 parti mere" }
       *[other] { " · " }{ $more } partier mere
    }
