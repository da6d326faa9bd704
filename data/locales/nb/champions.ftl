# Hvem som har vunnet sesongene på en server.
command-league-champions = mestere
command-league-champions-description = Hvem som har vunnet sesongene, og hvem som har vunnet flest
league-button-champions = Mestere
champions-title =
    ## 🏆 Mestere{ $league ->
        [none] {""}
       *[other] { " " }i { $league }
    }
champions-drawn = Mestere
champions-none = Ingen sesong er ferdig ennå. `/{ command-league } { command-league-info }` viser dem som pågår.
champions-all = Alle ligaer
champions-choose = Velg en liga …
champions-records = **Flest titler**
champions-holder =
    { $name }: { $titles ->
        [one] 1 tittel
       *[other] { $titles } titler
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } på rad
    }.
# Disse to står foran et tall: på titler, og på en sesong.
champions-drawn-titles =
    { $titles ->
        [one] tittel
       *[other] titler
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } på rad
    }
champions-drawn-season = { $league }, sesong
champions-line = { $league }, sesong { $number }: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, sesong { $number }: { $names }.
champions-nobody = ingen mester
stats-titles =
    🏆 **Mester { $count ->
        [one] én gang
       *[other] { $count } ganger
    }:** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }og 1 liga til
       *[other] { " " }og { $more } ligaer til
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
