# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = periode
command-leaderboard-period-description = Denne måned, en sæson, en liga eller altid
command-leaderboard-by = efter
command-leaderboard-by-description = Hvad listen sorteres efter (standard: vundne partier)
choice-by-wins = vundne partier
choice-by-points = point pr. omgang i snit
choice-by-rating = rating
command-stats-against = mod
command-stats-against-description = Sammenlign med dette medlem

period =
    { $kind ->
        [all] Altid
        [month] Denne måned{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · sæson { $number }
       *[league] { $league } · alle sæsoner
    }
leaderboard-title =
    ## Rangliste
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }side { $page } af { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Ingen færdige partier tæller her endnu.
       *[other] Ingen færdige partier tæller i denne periode.
    } Der skal mindst to mennesker til. Åbn et bord med `/{ command-play }`. Dine sejre mod computere står i `/{ command-stats }`.
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
    -# Sorteret efter { $by ->
        [rating] rating, som vises efter { $settled } partier med rating. Kun rangerede partier uden computere tæller, og kun hvis ingen gav op. Ratingen er den aktuelle.
        [points] { $better ->
            [low] færrest
           *[high] flest
        } point pr. omgang, så andel vundne partier.
       *[wins] andel vundne partier, så antal vundne partier{ $better ->
            [none] {""}
            [low] , så færrest point pr. omgang
           *[high] , så flest point pr. omgang
        }.
    }{ $tied ->
        [yes] { " " }Spillere der står lige, deler pladsen.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Du får en placering fra { $minimum } partier.
           *[no] {""}
        }
    } Et parti tæller hvis mindst to mennesker er med fra første omgang.{ $sleeps ->
        [yes] { " 💤 ingen partier på 60 dage" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = vundet { $wins } af { $matches }
standings-share = vundet { $wins } af { $matches } ({ $share } %)
standings-deals =
    { $won } af { $deals ->
        [one] 1 omgang
       *[other] { $deals } omgange
    } vundet
standings-points = { $points } point pr. omgang
standings-calls = { $made } råb i tide, { $missed } glemt
standings-rating =
    { $rating ->
        [none] uden rating ({ $rated } af { $settled } partier)
       *[other] rating { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } af { $pages }
    }
stats-none-counts = **{ $game }**: ingen partier der tæller endnu
stats-game = **{ $game }**: vundet { $wins } af { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } ({ $share } %)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Egne råb: hurtigst efter { $fastest } sekunder, som regel efter { $median }
stats-month =
    -# Denne måned: vundet { $wins } af { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }
stats-zone = -# Månederne følger tiden i { $zone }.
stats-form = -# Nyeste først: { $form } · { $won ->
        [yes] vandt { $matches ->
            [one] det sidste
           *[other] de sidste { $matches }
        }
       *[no] ingen sejr i { $matches ->
            [one] det sidste
           *[other] de sidste { $matches }
        }
    }
rating-menu = Rating i …
rating-title =
    ## { $name }: rating
    { $game }{ $page ->
        [1] , nyeste først
       *[other] , side { $page }
    }
rating-empty = Ingen partier med rating endnu.
rating-how = -# Rangerede partier uden computere giver rating. Et parti flytter den mindre hvis det kun er én eller to omgange, eller hvis du møder de samme igen. Det samme gælder når modspillerne er nye (under { $settled } partier med rating).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] plads { $place }
       *[other] [plads { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }tæller { $counts } %: { $why }
    }
rating-why-length = kort
rating-why-settled = nye modspillere
rating-why-fresh = de samme modspillere igen
stats-best = Bedst
stats-worst = Dårligst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, plads { $place }, <t:{ $at }:d>
stats-uncounted = -# Ikke talt med: { $count } fordi nogen kom sent til eller blev fjernet
button-stats = Statistik
button-solo = Mod computere
solo-title = ## { $name } mod computere
solo-none = Ingen færdige partier mod computere endnu. Åbn et bord med `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } af { $matches } vundet
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] bedst { $best } i træk
        [1] bedst { $best } i træk
       *[other] { $streak } i træk{ $is-best ->
            [yes] {""}
           *[no] {" "}(bedst { $best })
        }
    }
solo-quickest =
    hurtigste omgang { $turns ->
        [one] 1 tur
       *[other] { $turns } ture
    }
solo-margin = største sejr { $points } point
solo-trophies = 🏆 **Trofæer:** { $names }
solo-trophy-games = slået computere i alle spil
solo-trophy-hard = slået svære computere i alle spil
solo-trophy-streak = { $count } sejre i træk
solo-medal =
    { $level ->
        [hard] 🥇 svære
        [normal] 🥈 middel
       *[easy] 🥉 lette
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] { $beaten } computere slået.{" "}
    }Rating og ranglister kræver partier mod mennesker. Dagens giv har sin egen liste.
stats-rivals = **Mødt oftest**
stats-rival =
    { $name }: { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } sammen{ $ahead ->
        [0] {""}
       *[other] { ", foran i " }{ $ahead }
    }{ $behind ->
        [0] {""}
       *[other] { ", bagud i " }{ $behind }
    }
against-title = ## { $name } og { $other }
against-none = De har ikke mødt hinanden i et parti der tæller endnu. De kan åbne et bord med `/{ command-play }`.
against-game = **{ $game }**: { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } sammen
    -# { $name } kom foran { $other } i { $ahead }, { $other } foran { $name } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", lige i " }{ $equal }
    }
against-all = Alle spil
history-title =
    ## { $name ->
        [none] Historik
       *[other] Partier med { $name }
    }
    -# nyeste først · side { $page }
button-history = Partier
button-history-all = Alles partier
history-empty = Ingen færdige partier endnu. Åbn et bord med `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · rangeret" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (gav op)" }
       *[no] {""}
    }
history-more = { $count } mere
button-newer = Nyere
button-older = Ældre
refused-no_such_period = Der findes ikke sådan en rangliste. Vælg en fra listen mens du skriver.
refused-no_deal_points = { $game } har ikke point pr. omgang. Sortér ranglisten efter vundne partier eller rating.
refused-against_self = Du kan ikke sammenligne et medlem med sig selv. Vælg en anden som `{ command-stats-against }`.
