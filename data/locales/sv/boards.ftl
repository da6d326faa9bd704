# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = period
command-leaderboard-period-description = Den här månaden, en säsong, en liga eller alla tider
command-leaderboard-by = efter
command-leaderboard-by-description = Vad den sorteras efter (standard: vunna matcher)
choice-by-wins = vunna matcher
choice-by-points = poäng per giv i snitt
choice-by-rating = rating
command-stats-against = mot
command-stats-against-description = Jämför med den här medlemmen

period =
    { $kind ->
        [all] Alla tider
        [month] Den här månaden{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · säsong { $number }
       *[league] { $league } · alla säsonger
    }
leaderboard-title =
    ## Topplista
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }sida { $page } av { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Här räknas ingen spelad match än.
       *[other] Ingen spelad match räknas i den här perioden.
    } Det krävs minst två människor. Öppna ett bord med `/{ command-play }`. Dina segrar mot datorer finns i `/{ command-stats }`.
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
    -# Sorterad efter { $by ->
        [rating] rating, som visas efter { $settled } matcher som gett rating. Bara rankade matcher utan datorer och walkover räknas. Ratingen är dagens.
        [points] { $better ->
            [low] minst
           *[high] flest
        } poäng per giv, sedan andel vunna matcher.
       *[wins] andel vunna matcher, sedan vunna matcher{ $better ->
            [none] {""}
            [low] , sedan minst poäng per giv
           *[high] , sedan flest poäng per giv
        }.
    }{ $tied ->
        [yes] { " " }Spelare som står lika delar placering.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Du får en placering efter { $minimum } matcher.
           *[no] {""}
        }
    } Det krävs att minst två människor spelar matchen från första given.{ $sleeps ->
        [yes] { " 💤 ingen match på 60 dagar" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins = { $wins } av { $matches } vunna
standings-share = { $wins } av { $matches } vunna ({ $share } %)
standings-deals =
    { $won } av { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    } vunna
standings-points = { $points } poäng per giv
standings-calls =
    { $made ->
        [one] 1 rop
       *[other] { $made } rop
    }, { $missed } missade
standings-rating =
    { $rating ->
        [none] ingen rating än ({ $rated } av { $settled } matcher)
       *[other] rating { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# sida { $page } av { $pages }
    }
stats-none-counts = **{ $game }**: ingen match som räknas än
stats-game = **{ $game }**: { $wins } av { $matches ->
        [one] 1 match
       *[other] { $matches } matcher
    } vunna ({ $share } %)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Rop med knappen: snabbast efter { $fastest } sekunder, oftast efter { $median }
stats-month =
    -# Den här månaden: { $wins } av { $matches ->
        [one] 1 match
       *[other] { $matches } matcher
    } vunna
stats-zone = -# Månaderna följer tiden i { $zone }.
stats-form = -# Senaste först: { $form } · { $won ->
        [yes] vann { $matches ->
            [one] den senaste
           *[other] de senaste { $matches }
        }
       *[no] ingen seger i { $matches ->
            [one] den senaste
           *[other] de senaste { $matches }
        }
    }
rating-menu = Rating i …
rating-title =
    ## Rating · { $name }
    { $game }{ $page ->
        [1] , senaste först
       *[other] , sida { $page }
    }
rating-empty = Ingen match som gett rating än.
rating-how = -# Rankade matcher utan datorer ger rating. Korta matcher (en eller två givar) flyttar ratingen mindre, och det gör det också att möta samma personer igen. Den flyttas också mindre om motspelarna är nya (under { $settled } matcher som gett rating).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] plats { $place }
       *[other] [plats { $place }]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }räknas till { $counts } %: { $why }
    }
rating-why-length = kort match
rating-why-settled = nya motspelare
rating-why-fresh = samma motspelare igen
stats-best = Bäst
stats-worst = Sämst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, plats { $place }, <t:{ $at }:d>
stats-uncounted = -# Räknas inte: { $count }, för att någon kom in sent eller togs bort
button-stats = Statistik
button-solo = Mot datorer
solo-title = ## { $name } mot datorer
solo-none = Inga spelade matcher mot datorer än. Öppna ett bord med `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } av { $matches } vunna
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] som bäst { $best } i rad
        [1] som bäst { $best } i rad
       *[other] { $streak } i rad{ $is-best ->
            [yes] {""}
           *[no] {" "}(som bäst { $best })
        }
    }
solo-quickest =
    snabbaste given { $turns ->
        [one] 1 tur
       *[other] { $turns } turer
    }
solo-margin =
    största segern { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }
solo-trophies = 🏆 **Troféer:** { $names }
solo-trophy-games = slog datorer i alla spel
solo-trophy-hard = slog svåra datorer i alla spel
solo-trophy-streak = { $count } segrar i rad
solo-medal =
    { $level ->
        [hard] 🥇 svår
        [normal] 🥈 medel
       *[easy] 🥉 lätt
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] { $beaten } slagna datorer.{" "}
    }Rating och topplistor kräver matcher mot människor. Dagens giv har en egen tavla.
stats-rivals = **Vanligaste motspelare**
stats-rival =
    { $name }: { $matches ->
        [one] 1 match
       *[other] { $matches } matcher
    } ihop{ $ahead ->
        [0] {""}
       *[other] { ", före i " }{ $ahead }
    }{ $behind ->
        [0] {""}
       *[other] { ", efter i " }{ $behind }
    }
against-title = ## { $name } och { $other }
against-none = De har inte mötts i en match som räknas än. De kan öppna ett bord med `/{ command-play }`.
against-game = **{ $game }**: { $matches ->
        [one] 1 match
       *[other] { $matches } matcher
    } ihop
    -# { $name } före { $other } i { $ahead }, { $other } före { $name } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", lika i " }{ $equal }
    }
against-all = Alla spel
history-title =
    ## { $name ->
        [none] Spelade matcher
       *[other] Matcher · { $name }
    }
    -# senaste först · sida { $page }
button-history = Matcher
button-history-all = Allas matcher
history-empty = Inga spelade matcher än. Öppna ett bord med `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · rankad" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (walkover)" }
       *[no] {""}
    }
history-more = { $count } till
button-newer = Nyare
button-older = Äldre
refused-no_such_period = Det finns ingen sådan topplista. Välj en i listan medan du skriver.
refused-no_deal_points = { $game } har inga poäng per giv. Sortera topplistan efter vunna matcher eller rating.
refused-against_self = Du kan inte jämföra en medlem med sig själv. Välj någon annan för `{ command-stats-against }`.
