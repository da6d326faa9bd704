# Who has won the seasons of a server.
command-league-champions = titel
command-league-champions-description = Wer jede Saison gewonnen hat und wer die meisten Titel hat
league-button-champions = Titel
champions-title =
    ## 🏆 Titel{ $league ->
        [none] {""}
       *[other] { " " }in { $league }
    }
champions-drawn = Titel
champions-none = Noch keine Saison ist zu Ende. `/{ command-league } { command-league-info }` zeigt die laufenden.
champions-all = Alle Ligen
champions-choose = Liga wählen …
champions-records = **Die meisten Titel**
champions-holder =
    { $name }: { $titles ->
        [one] 1 Titel
       *[other] { $titles } Titel
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } in Folge
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] Titel
       *[other] Titel
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } in Folge
    }
champions-drawn-season = { $league }, Saison
champions-line = { $league }, Saison { $number }: 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, Saison { $number }: { $names }.
champions-nobody = kein Titel vergeben
stats-titles =
    🏆 **{ $count ->
        [one] Ein Titel
       *[other] { $count } Titel
    }:** { $leagues }{ $more ->
        [0] {""}
        [one] { " " }und 1 weitere Liga
       *[other] { " " }und { $more } weitere Ligen
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
