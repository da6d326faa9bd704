# Who has won the seasons of a server.
command-league-champions = mestre
command-league-champions-description = Hvem der vandt sæsonerne, og hvem der har flest titler
league-button-champions = Mestre
champions-title =
    ## 🏆 Mestre{ $league ->
        [none] {""}
       *[other] { " " }i { $league }
    }
champions-drawn = Mestre
champions-none = Ingen sæson er slut endnu. `/{ command-league } { command-league-info }` viser dem der er i gang.
champions-all = Alle ligaer
champions-choose = Vælg en liga …
champions-records = **Flest titler**
champions-holder =
    { $name }: { $titles ->
        [one] 1 titel
       *[other] { $titles } titler
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } i træk
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] titel
       *[other] titler
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } i træk
    }
champions-drawn-season = { $league }, sæson
champions-line = { $league }, sæson { $number }: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, sæson { $number }: { $names }.
champions-nobody = ingen mester
stats-titles =
    🏆 **Mester { $count ->
        [one] én gang
       *[other] { $count } gange
    }:** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }og 1 liga mere
       *[other] { " " }og { $more } ligaer mere
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
