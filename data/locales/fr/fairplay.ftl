# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = Équipe : les parties et les joueurs qui méritent peut-être un coup d’œil
command-fairplay-member-description = Seulement sur ce membre (par défaut : tout le monde)
command-fairplay-season = saison
command-fairplay-season-description = Seulement de cette saison (par défaut : les trois derniers mois)

fairplay-title =
    ## Signalements de fair-play
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }sur { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } des { $days } derniers jours{ $pages ->
        [1] {""}
       *[other] { " · page " }{ $page } sur { $pages }
    }
fairplay-none = Rien à signaler.
fairplay-note = -# Un signalement n’est pas une preuve. Des amis qui jouent à une heure creuse donnent la même image. Je n’agis sur rien, toi seulement le vois, et je ne le garde pas.
fairplay-company = 👥 **{ $one }** et **{ $other }** ont joué { $together } parties ensemble. C’est { $share } % des { $matches } parties du plus actif des deux. Avec des adversaires au hasard, ce serait { $expected } %.
fairplay-turns = 🔁 **{ $one }** et **{ $other }** gagnent à tour de rôle. L’un des deux a gagné { $won } de leurs { $together } parties ensemble, et le gagnant a changé { $turns } fois. Par hasard, c’est au plus 1 chance sur { $odds }.
fairplay-speed = ⏱️ **{ $name }** a fait { $calls } annonces et dénonciations. La moitié en { $median } ms ou moins, et la plus rapide en { $fastest } ms. { $share } % ont pris moins de { $human } ms, ce dont presque aucun humain n’est capable.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Les plus récentes d’abord : { $links }{ $more ->
        [0] {""}
        [1] { " · 1 autre partie" }
       *[other] { " · " }{ $more } autres parties
    }
