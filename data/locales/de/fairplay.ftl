# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = Team: Partien und Mitglieder, die einen Blick wert sein können
command-fairplay-member-description = Nur zu diesem Mitglied (Standard: alle)
command-fairplay-season = saison
command-fairplay-season-description = Nur aus dieser Saison (Standard: die letzten drei Monate)

fairplay-title =
    ## Fairplay-Bericht
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }aus { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } der letzten { $days } Tage{ $pages ->
        [1] {""}
       *[other] { " · Seite " }{ $page } von { $pages }
    }
fairplay-none = Nichts Auffälliges.
fairplay-note = -# Eine Auffälligkeit ist kein Beweis. Bei Freunden, die zu einer ruhigen Stunde spielen, sieht es genauso aus. Ich unternehme nichts, nur du siehst es, und ich speichere es nicht.
fairplay-company = 👥 **{ $one }** und **{ $other }** haben { $together } Partien zusammen gespielt. Das sind { $share } % der { $matches } Partien von der Person, die mehr spielt. Bei zufälligen Gegnern wären es { $expected } %.
fairplay-turns = 🔁 **{ $one }** und **{ $other }** gewinnen abwechselnd. Von { $together } gemeinsamen Partien ging der Sieg { $won }-mal an sie und wechselte { $turns }-mal. Durch Zufall passiert das höchstens 1-mal in { $odds }.
fairplay-speed = ⏱️ **{ $name }** hat { $calls }-mal gerufen oder jemanden erwischt. Die Hälfte dauerte höchstens { $median } ms, das Schnellste { $fastest } ms. { $share } % dauerten unter { $human } ms, und das schafft kaum ein Mensch.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Neueste zuerst: { $links }{ $more ->
        [0] {""}
        [one] { " · 1 weitere Partie" }
       *[other] { " · " }{ $more } weitere Partien
    }
