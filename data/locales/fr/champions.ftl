# Who has won the seasons of a server.
command-league-champions = titres
command-league-champions-description = Qui a gagné chaque saison, et qui a le plus de titres
league-button-champions = Titres
champions-title =
    ## 🏆 Titres{ $league ->
        [none] {""}
       *[other] { " · " }{ $league }
    }
champions-drawn = Titres
champions-none = Aucune saison n’est encore finie. `/{ command-league } { command-league-info }` montre celles en cours.
champions-all = Toutes les ligues
champions-choose = Choisir une ligue…
champions-records = **Le plus de titres**
champions-holder =
    { $name } : { $titles ->
        [one] { $titles } titre
       *[other] { $titles } titres
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } d’affilée
    }.
# These two stand before a number: of titles, and of a season.
champions-drawn-titles =
    { $titles ->
        [one] titre
       *[other] titres
    }{ $streak ->
        [one] {""}
       *[other] , { $streak } d’affilée
    }
champions-drawn-season = { $league }, saison
champions-line = { $league }, saison { $number } : 🏆 **{ $names }** · { $game } · <t:{ $at }:d>
champions-told = { $league }, saison { $number } : { $names }.
champions-nobody = sans champion
stats-titles =
    🏆 **Titres : { $count }** · { $leagues }{ $more ->
        [0] {""}
        [1] { " " }et une autre ligue
       *[other] { " " }et { $more } autres ligues
    }
stats-title-of =
    { $league }{ $titles ->
        [one] {""}
       *[other] { " " }×{ $titles }
    }
