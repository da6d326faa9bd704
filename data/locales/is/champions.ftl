# Who has won the seasons of a server.
command-league-champions = champions
command-league-champions-description = Hver vann hvert tímabil, og hver á flesta titla
league-button-champions = Meistarar
champions-title =
    ## 🏆 Meistarar{ $league ->
        [none] {""}
       *[other] { " · " }{ $league }
    }
champions-drawn = Meistarar
champions-none = Engu tímabili er lokið enn. `/{ command-league } { command-league-info }` sýnir þau sem eru í gangi.
champions-all = Allar keppnir
champions-choose = Veldu keppni …
champions-records = **Flestir titlar**
champions-holder =
    { $name }: { $titles ->
        [one] { $titles } titill
       *[other] { $titles } titlar
    }{ $streak ->
        [1] {""}
       *[other] , { $streak } í röð
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] titill
       *[other] titlar
    }{ $streak ->
        [1] {""}
       *[other] , { $streak } í röð
    }
champions-drawn-season = { $league }, tímabil
champions-line = { $league }, { $number }. tímabil: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, { $number }. tímabil: { $names }.
champions-nobody = enginn meistari
stats-titles =
    🏆 **Meistaratitlar: { $count }.** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }og { $more } keppni í viðbót
       *[other] { " " }og { $more } keppnir í viðbót
    }
stats-title-of =
    { $league }{ $titles ->
        [1] {""}
       *[other] { " " }×{ $titles }
    }
