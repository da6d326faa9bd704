# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = zeitraum
command-leaderboard-period-description = Dieser Monat, eine Saison, eine Liga oder seit Beginn
command-leaderboard-by = nach
command-leaderboard-by-description = Wonach sortiert wird (Standard: gewonnene Partien)
choice-by-wins = gewonnene Partien
choice-by-points = Punkte pro Durchgang im Schnitt
choice-by-rating = Wertung
command-stats-against = gegen
command-stats-against-description = Mit diesem Mitglied vergleichen

period =
    { $kind ->
        [all] Seit Beginn
        [month] Dieser Monat{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · Saison { $number }
       *[league] { $league } · alle Saisons
    }
leaderboard-title =
    ## Rangliste
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }Seite { $page } von { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Noch zählt hier keine beendete Partie.
       *[other] In diesem Zeitraum zählt keine beendete Partie.
    } Dafür müssen mindestens zwei Leute spielen. Eröffne einen Tisch mit `/{ command-play }`. Deine Siege gegen Computer stehen in `/{ command-stats }`.
leaderboard-line =
    { $rank ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $rank }.**
    } { $own ->
        [yes] ▸ **{ $name }**
       *[no] **{ $name }**
    } · { $merit }{ $idle ->
        [yes] { " · 💤" }
       *[no] {""}
    }
leaderboard-own = **Du**
leaderboard-order =
    -# Sortiert nach { $by ->
        [rating] Wertung, sichtbar ab { $settled } gewerteten Partien. Es zählen nur gewertete Partien ohne Computer und ohne kampflose Niederlagen. Das ist die Wertung von heute.
        [points] { $better ->
            [low] den wenigsten
           *[high] den meisten
        } Punkten pro Durchgang, dann nach dem Anteil gewonnener Partien.
       *[wins] dem Anteil gewonnener Partien, dann nach ihrer Zahl{ $better ->
            [none] {""}
            [low] , dann nach weniger Punkten pro Durchgang
           *[high] , dann nach mehr Punkten pro Durchgang
        }.
    }{ $tied ->
        [yes] { " " }Gleichstand teilt sich einen Rang.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Einen Rang gibt es ab { $minimum } Partien.
           *[no] {""}
        }
    } Eine Partie zählt, wenn mindestens zwei Leute sie vom ersten Durchgang an spielen.{ $sleeps ->
        [yes] { " 💤 60 Tage ohne Partie" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = { $wins } von { $matches } gewonnen
standings-share = { $wins } von { $matches } gewonnen ({ $share } %)
standings-deals =
    { $won } von { $deals ->
        [one] 1 Durchgang
       *[other] { $deals } Durchgängen
    } gewonnen
standings-points = { $points } Punkte pro Durchgang
standings-calls =
    { $made ->
        [one] 1-mal gerufen
       *[other] { $made }-mal gerufen
    }, { $missed }-mal vergessen
standings-rating =
    { $rating ->
        [none] ohne Wertung ({ $rated } von { $settled } Partien)
       *[other] Wertung { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# Seite { $page } von { $pages }
    }
stats-none-counts = **{ $game }**: noch keine Partie, die zählt
stats-game = **{ $game }**: { $wins } von { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } gewonnen ({ $share } %)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Von Hand gerufen: am schnellsten nach { $fastest } Sekunden, meist nach { $median }
stats-month =
    -# Dieser Monat: { $wins } von { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } gewonnen
stats-zone = -# Monate richten sich nach der Zeit in { $zone }.
stats-form = -# Neueste zuerst: { $form } · { $won ->
        [yes] { $matches ->
            [one] die letzte gewonnen
           *[other] die letzten { $matches } gewonnen
        }
       *[no] { $matches ->
            [one] die letzte nicht gewonnen
           *[other] kein Sieg in den letzten { $matches }
        }
    }
rating-menu = Wertung in …
rating-title =
    ## Wertung von { $name }
    { $game }{ $page ->
        [1] , neueste zuerst
       *[other] , Seite { $page }
    }
rating-empty = Noch keine gewertete Partie.
rating-how = -# In die Wertung kommen gewertete Partien ohne Computer. Kurze Partien (ein oder zwei Durchgänge) bewegen sie weniger. Dasselbe gilt, wenn du immer dieselben Gegner triffst oder neue (unter { $settled } gewertete Partien).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] Platz { $place }
       *[other] [Platz { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }zählt { $counts } %: { $why }
    }
rating-why-length = kurz
rating-why-settled = neue Gegner
rating-why-fresh = wieder dieselben Gegner
stats-best = Beste
stats-worst = Schlechteste
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, Platz { $place }, <t:{ $at }:d>
stats-uncounted = -# Nicht gezählt: { $count }, wegen spätem Einstieg oder weil jemand entfernt wurde
button-stats = Statistik
button-solo = Gegen Computer
solo-title = ## { $name } gegen Computer
solo-none = Noch keine beendete Partie gegen Computer. Eröffne einen Tisch mit `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } von { $matches } gewonnen
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] höchstens { $best } in Folge
        [1] höchstens { $best } in Folge
       *[other] { $streak } in Folge{ $is-best ->
            [yes] {""}
           *[no] {" "}(höchstens { $best })
        }
    }
solo-quickest =
    schnellster Durchgang { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
solo-margin =
    höchster Sieg { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
solo-trophies = 🏆 **Trophäen:** { $names }
solo-trophy-games = Computer in jedem Spiel geschlagen
solo-trophy-hard = schwere Computer in jedem Spiel geschlagen
solo-trophy-streak = { $count } Siege in Folge
solo-medal =
    { $level ->
        [hard] 🥇 schwer
        [normal] 🥈 mittel
       *[easy] 🥉 leicht
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] { $beaten } Computer geschlagen.{" "}
    }Für Wertung und Rangliste brauchst du Partien gegen Menschen. Tagesblätter haben ihre eigene Liste.
stats-rivals = **Am häufigsten am Tisch**
stats-rival =
    { $name }: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } zusammen{ $ahead ->
        [0] {""}
       *[other] { ", " }{ $ahead }-mal davor
    }{ $behind ->
        [0] {""}
       *[other] { ", " }{ $behind }-mal dahinter
    }
against-title = ## { $name } und { $other }
against-none = Noch keine gemeinsame Partie, die zählt. Mit `/{ command-play }` eröffnet ihr einen Tisch.
against-game = **{ $game }**: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } zusammen
    -# { $name } war { $ahead }-mal vor { $other }, { $other } { $behind }-mal vor { $name }{ $equal ->
        [0] {""}
       *[other] { ", " }{ $equal }-mal gleichauf
    }
against-all = Alle Spiele
history-title =
    ## { $name ->
        [none] Partien
       *[other] Partien von { $name }
    }
    -# neueste zuerst · Seite { $page }
button-history = Partien
button-history-all = Partien von allen
history-empty = Noch keine beendeten Partien. Eröffne einen Tisch mit `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · gewertet" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (kampflos verloren)" }
       *[no] {""}
    }
history-more = { $count } weitere
button-newer = Neuere
button-older = Ältere
refused-no_such_period = So eine Rangliste gibt es nicht. Wähl eine aus der Liste, während du tippst.
refused-no_deal_points = In { $game } gibt es keine Punkte pro Durchgang. Sortier nach gewonnenen Partien oder nach Wertung.
refused-against_self = Mit sich selbst kannst du niemanden vergleichen. Wähl für `{ command-stats-against }` jemand anderen.
