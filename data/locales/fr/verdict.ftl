# The verdict on a match for a player of it: chances, turning points, luck and choices.
verdict-course = Chances : { $course }
verdict-course-start = { $chance } % au début
verdict-course-deal = { $chance } % après la manche { $deal }
verdict-course-end = { $chance } % à la fin

verdict-turns =
    { $way ->
        [up] 📈 **Ça a tourné en ta faveur**
       *[down] 📉 **Ça a tourné contre toi**
    }
verdict-turn =
    {""}**{ $number }.** { $deal ->
        [none] {""}
       *[other] Manche { $deal } :{" "}
    }{ $what } **{ $before } % → { $after } %**
verdict-turn-dealt = Les cartes sont distribuées.
verdict-turn-other = Coup { $at }.
verdict-no-turns = Aucun coup n’a changé grand-chose à lui seul.
verdict-better = 💡 Mieux : **{ $better }** (+{ $share } %)

verdict-luck =
    { $way ->
        [up] 🍀 **La chance était avec toi.**
        [down] 🌧️ **La chance était contre toi.**
       *[even] 🍀 **La chance était partagée.**
    } Tu partais à { $start } %{ $decided ->
        [no] { " " }et tu en étais à { $end } % quand la partie s’est terminée.
       *[yes] { $end ->
            [0] { $way ->
                [up] , mais tu as perdu.
               *[other] { " " }et tu as perdu.
            }
            [100] { " " }et tu as gagné.
           *[other] { " " }et tu as partagé la première place.
        }
    }
verdict-play =
    { $choices ->
        [0] 🎯 **Tu n’as jamais eu de choix** que je puisse noter.
       *[other] { $share ->
            [0] 🎯 **Tu as joué à la perfection.**
           *[other] { $choices ->
                [1] 🎯 **Ton seul choix t’a coûté { $share } %.**
               *[other] 🎯 **Tes { $choices } choix t’ont coûté { $share } % chacun,** en moyenne.
            }
        }
    }
verdict-slip =
    -# { $share ->
        [none] À la manche { $deal } :
       *[other] Le pire ({ $share } %), à la manche { $deal } :
    } **{ $did }**. Mieux : **{ $better }**.
verdict-how =
    -# Des ordinateurs continuent à partir de chaque coup{ $called ->
        [none] .
       *[other] . Dans des essais, des joueurs à { $called } % ont gagné { $won } % du temps.
    }

verdict-alt = Tes chances de gagner, coup par coup : { $course }.
verdict-alt-turn = { $number } : manche { $deal }, de { $before } % à { $after } %.

# Its card
shared-verdict =
    🔮 { $way ->
        [up] { $game }, chance favorable pour **{ $name }** :
        [down] { $game }, chance contraire pour **{ $name }** :
       *[even] { $game }, chance partagée pour **{ $name }** :
    } de { $start } % à { $decided ->
        [no] { $end } % à la fin de la partie.
       *[yes] { $end ->
            [0] une défaite.
            [100] une victoire.
           *[other] une victoire partagée.
        }
    } { $choices ->
        [0] Il n’y a jamais eu de choix.
       *[other] { $play ->
            [0] Tous les choix étaient parfaits.
           *[other] Chaque choix a coûté { $play } %, en moyenne.
        }
    }
refused-verdict_others = Seuls les joueurs de cette partie peuvent partager son récit. Si tu as joué, réessaie dans une minute.
