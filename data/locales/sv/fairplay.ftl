# Fair-play reports, for the staff of a server alone.
command-fairplay = rentspel
command-fairplay-description = Ansvariga: matcher och spelare som kan vara värda en titt
command-fairplay-member-description = Bara om den här medlemmen (standard: alla)
command-fairplay-season = säsong
command-fairplay-season-description = Bara från den här säsongen (standard: de senaste tre månaderna)

fairplay-title =
    ## Flaggor om rent spel
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }ur { $matches ->
        [one] en match
       *[other] { $matches } matcher
    } de senaste { $days } dagarna{ $pages ->
        [1] {""}
       *[other] { " · sida " }{ $page } av { $pages }
    }
fairplay-none = Inget att flagga för.
fairplay-note = -# En flagga är inget bevis. Vänner som spelar på en lugn tid ser precis likadana ut. Jag gör inget åt dem, bara du ser dem, och jag sparar dem inte.
fairplay-company = 👥 **{ $one }** och **{ $other }** spelade { $together } matcher ihop. Det är { $share } % av de { $matches } matcherna för den av dem som spelar mest. Med slumpade motspelare vore det { $expected } %.
fairplay-turns = 🔁 **{ $one }** och **{ $other }** turas om att vinna. En av dem vann { $won } av deras { $together } matcher ihop, och vinnaren växlade { $turns } gånger. Av en slump händer det högst 1 gång på { $odds }.
fairplay-speed = ⏱️ **{ $name }** gjorde { $calls } rop och utmaningar. Hälften tog högst { $median } ms, och den snabbaste tog { $fastest } ms. { $share } % tog mindre än { $human } ms, vilket knappt någon människa klarar.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Senaste först: { $links }{ $more ->
        [0] {""}
        [one] { " · 1 match till" }
       *[other] { " · " }{ $more } matcher till
    }
