# Who has won the seasons of a server.
command-league-champions = mästare
command-league-champions-description = Vilka som vann varje säsong, och vem som har flest titlar
league-button-champions = Mästare
champions-title =
    ## 🏆 Mästare{ $league ->
        [none] {""}
       *[other] { " · " }{ $league }
    }
champions-drawn = Mästare
champions-none = Ingen säsong är klar än. `/{ command-league } { command-league-info }` visar dem som pågår.
champions-all = Alla ligor
champions-choose = Välj en liga …
champions-records = **Flest titlar**
champions-holder =
    { $name }: { $titles ->
        [one] 1 titel
       *[other] { $titles } titlar
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } i rad
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] titel
       *[other] titlar
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } i rad
    }
champions-drawn-season = { $league }, säsong
champions-line = { $league }, säsong { $number }: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, säsong { $number }: { $names }.
champions-nobody = ingen mästare
stats-titles =
    🏆 **Mästare { $count ->
        [one] en gång
       *[other] { $count } gånger
    }:** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }och 1 liga till
       *[other] { " " }och { $more } ligor till
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
