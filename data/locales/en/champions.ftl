# Who has won the seasons of a server.
command-league-champions = champions
command-league-champions-description = Who won each season, and who has the most titles
league-button-champions = Champions
champions-title =
    ## 🏆 Champions{ $league ->
        [none] {""}
       *[other] { " " }of { $league }
    }
champions-drawn = Champions
champions-none = No season has ended yet. `/{ command-league } { command-league-info }` shows the running ones.
champions-all = All leagues
champions-choose = Choose a league…
champions-records = **Most titles**
champions-holder =
    { $name }: { $titles ->
        [one] 1 title
       *[other] { $titles } titles
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } in a row
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] title
       *[other] titles
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } in a row
    }
champions-drawn-season = { $league }, season
champions-line = { $league }, season { $number }: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, season { $number }: { $names }.
champions-nobody = no champion
stats-titles =
    🏆 **Champion { $count ->
        [one] once
       *[other] { $count } times
    }:** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }and 1 more league
       *[other] { " " }and { $more } more leagues
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
