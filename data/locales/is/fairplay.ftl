# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = Keppnisstjórn: leikir og spilarar sem gæti þurft að líta á
command-fairplay-member-description = Bara um þennan meðlim (sjálfgefið: alla)
command-fairplay-season = season
command-fairplay-season-description = Bara frá þessu tímabili (sjálfgefið: síðustu þrír mánuðir)

fairplay-title =
    ## Ábendingar um heiðarlegan leik
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }leikir: { $matches } · síðustu dagar: { $days }{ $pages ->
        [1] {""}
       *[other] { " · síða " }{ $page } af { $pages }
    }
fairplay-none = Engar ábendingar.
fairplay-note = -# Ábending sannar ekkert. Vinir sem spila á rólegum tíma líta nákvæmlega svona út. Ég bregst ekki við neinu af þessu, bara þú sérð það, og ég geymi það ekki.
fairplay-company = 👥 **{ $one }** og **{ $other }** spiluðu { $together } leiki saman. Það eru { $share }% af leikjum ({ $matches }) þess sem spilar meira. Með mótherja af handahófi væru það { $expected }%.
fairplay-turns = 🔁 **{ $one }** og **{ $other }** skiptast á að vinna. Annað þeirra vann { $won } af { $together } leikjum saman, og sigurvegarinn breyttist { $turns } sinnum. Af tilviljun eru líkurnar á því mest 1 á móti { $odds }.
fairplay-speed = ⏱️ **{ $name }** kallaði eða gómaði { $calls } sinnum. Helmingurinn tók { $median } ms eða minna, og það fljótasta tók { $fastest } ms. { $share }% tóku minna en { $human } ms, sem varla nokkur manneskja getur.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Nýjast fyrst: { $links }{ $more ->
        [0] {""}
        [one] { " · " }{ $more } leikur í viðbót
       *[other] { " · " }{ $more } leikir í viðbót
    }
