# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = periode
command-leaderboard-period-description = Denne måneden, en sesong, en liga eller all tid
command-leaderboard-by = etter
command-leaderboard-by-description = Hva lista sorteres etter (standard: vunne partier)
choice-by-wins = vunne partier
choice-by-points = poeng per omgang i snitt
choice-by-rating = rating
command-stats-against = mot
command-stats-against-description = Sammenlign med dette medlemmet

period =
    { $kind ->
        [all] All tid
        [month] Denne måneden{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · sesong { $number }
       *[league] { $league } · alle sesonger
    }
leaderboard-title =
    ## Resultatliste
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }side { $page } av { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Ingen ferdige partier teller her ennå.
       *[other] Ingen ferdige partier teller i denne perioden.
    } Det må være minst to mennesker med. Åpne et bord med `/{ command-play }`. Seirene dine mot datamaskiner står i `/{ command-stats }`.
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
    -# Sortert etter { $by ->
        [rating] rating, som vises etter { $settled } partier med rating. Rangerte partier uten datamaskiner teller, unntatt dem noen gikk fra. Det er dagens rating.
        [points] { $better ->
            [low] færrest
           *[high] flest
        } poeng per omgang, så andel vunne partier.
       *[wins] andel vunne partier, så antall vunne partier{ $better ->
            [none] {""}
            [low] , så færrest poeng per omgang
           *[high] , så flest poeng per omgang
        }.
    }{ $tied ->
        [yes] { " " }Spillere som står likt, deler plassen.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Du får en plass fra { $minimum } partier.
           *[no] {""}
        }
    } Et parti teller hvis minst to mennesker er med fra første omgang.{ $sleeps ->
        [yes] { " 💤 ingen partier på 60 dager" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = vunnet { $wins } av { $matches }
standings-share = vunnet { $wins } av { $matches } ({ $share } %)
standings-deals =
    { $won } av { $deals ->
        [one] 1 omgang
       *[other] { $deals } omganger
    } vunnet
standings-points = { $points } poeng per omgang
standings-calls = { $made } rop i tide, { $missed } glemt
standings-rating =
    { $rating ->
        [none] uten rating ({ $rated } av { $settled } partier)
       *[other] rating { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } av { $pages }
    }
stats-none-counts = **{ $game }**: ingen partier som teller ennå
stats-game = **{ $game }**: vunnet { $wins } av { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } ({ $share } %)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Ropt for hånd: raskest etter { $fastest } sekunder, som regel etter { $median }
stats-month =
    -# Denne måneden: vant { $wins } av { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }
stats-zone = -# Månedene følger tiden i { $zone }.
stats-form = -# Nyeste først: { $form } · { $won ->
        [yes] vant { $matches ->
            [one] det siste
           *[other] de siste { $matches }
        }
       *[no] ingen seier i { $matches ->
            [one] det siste
           *[other] de siste { $matches }
        }
    }
rating-menu = Rating i …
rating-title =
    ## Ratingen til { $name }
    { $game }{ $page ->
        [1] , nyeste først
       *[other] , side { $page }
    }
rating-empty = Ingen partier med rating ennå.
rating-how = -# Rangerte partier uten datamaskiner gir rating. Et parti flytter den mindre hvis det bare er én eller to omganger, eller hvis du møter de samme igjen. Det samme gjelder når motspillerne er nye (under { $settled } partier med rating).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] plass { $place }
       *[other] [plass { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }teller { $counts } %: { $why }
    }
rating-why-length = kort
rating-why-settled = nye motspillere
rating-why-fresh = de samme motspillerne igjen
stats-best = Best
stats-worst = Dårligst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, plass { $place }, <t:{ $at }:d>
stats-uncounted = -# Ikke medregnet: { $count }, på grunn av sen start eller en fjernet spiller
button-stats = Statistikk
button-solo = Mot datamaskiner
solo-title = ## { $name } mot datamaskiner
solo-none = Ingen ferdige partier mot datamaskiner ennå. Åpne et bord med `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } av { $matches } vunnet
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] beste rekke { $best }
        [1] beste rekke { $best }
       *[other] { $streak } på rad{ $is-best ->
            [yes] {""}
           *[no] {" "}(beste { $best })
        }
    }
solo-quickest =
    raskeste omgang { $turns ->
        [one] 1 tur
       *[other] { $turns } turer
    }
solo-margin = største seier { $points } poeng
solo-trophies = 🏆 **Trofeer:** { $names }
solo-trophy-games = slått datamaskiner i alle spill
solo-trophy-hard = slått vanskelige datamaskiner i alle spill
solo-trophy-streak = { $count } seire på rad
solo-medal =
    { $level ->
        [hard] 🥇 vanskelige
        [normal] 🥈 middels
       *[easy] 🥉 lette
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] { $beaten } datamaskiner slått.{" "}
    }Rating og resultatlister krever partier mot mennesker. Dagens giv har en egen liste.
stats-rivals = **Møtt oftest**
stats-rival =
    { $name }: { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } sammen{ $ahead ->
        [0] {""}
       *[other] { ", foran i " }{ $ahead }
    }{ $behind ->
        [0] {""}
       *[other] { ", bak i " }{ $behind }
    }
against-title = ## { $name } og { $other }
against-none = De har ikke møttes i et parti som teller ennå. De kan åpne et bord med `/{ command-play }`.
against-game = **{ $game }**: { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } sammen
    -# { $name } kom foran { $other } i { $ahead }, { $other } foran { $name } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", likt i " }{ $equal }
    }
against-all = Alle spill
history-title =
    ## { $name ->
        [none] Historikk
       *[other] Partiene til { $name }
    }
    -# nyeste først · side { $page }
button-history = Partier
button-history-all = Alles partier
history-empty = Ingen ferdige partier ennå. Åpne et bord med `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · rangert" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (ga opp)" }
       *[no] {""}
    }
history-more = { $count } til
button-newer = Nyere
button-older = Eldre
refused-no_such_period = Det finnes ingen slik resultatliste. Velg en fra lista mens du skriver.
refused-no_deal_points = { $game } har ikke poeng per omgang. Sorter lista etter vunne partier eller rating.
refused-against_self = Du kan ikke sammenligne et medlem med seg selv. Velg en annen som `{ command-stats-against }`.
