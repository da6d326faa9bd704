# Leaderboards, a member's numbers, and what was played.
command-leaderboard-period = period
command-leaderboard-period-description = Þessi mánuður, tímabil, keppni eða frá upphafi
command-leaderboard-by = by
command-leaderboard-by-description = Eftir hverju á að raða (sjálfgefið: unnir leikir)
choice-by-wins = unnir leikir
choice-by-points = meðalstig í gjöf
choice-by-rating = styrkleikastig
command-stats-against = against
command-stats-against-description = Bera saman við þennan meðlim

period =
    { $kind ->
        [all] Frá upphafi
        [month] Þessi mánuður{ $zone ->
            [none] {""}
           *[other] {" "}({ $zone })
        }
        [season] { $league } · { $number }. tímabil
       *[league] { $league } · öll tímabil
    }
leaderboard-title =
    ## Topplisti
    -# { $game } · { $period }{ $pages ->
        [1] {""}
       *[other] { " · " }síða { $page } af { $pages }
    }
leaderboard-empty =
    { $kind ->
        [all] Hér telur enginn leikur enn.
       *[other] Enginn leikur telur á þessum tíma.
    } Til þess þurfa minnst tvær manneskjur að spila. Opnaðu borð með `/{ command-play }`. Sigrar þínir á tölvum eru í `/{ command-stats }`.
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
leaderboard-own = **Þú**
leaderboard-order =
    -# Raðað eftir { $by ->
        [rating] styrkleikastigum, sem sjást eftir nokkra metna leiki ({ $settled }). Bara metnir leikir án tölva og dæmdra úrslita telja. Þetta eru stigin eins og þau eru í dag.
        [points] { $better ->
            [low] fæstum
           *[high] flestum
        } stigum í gjöf, svo hlutfalli unninna leikja.
       *[wins] hlutfalli unninna leikja, svo unnum leikjum{ $better ->
            [none] {""}
            [low] , svo færri stigum í gjöf
           *[high] , svo fleiri stigum í gjöf
        }.
    }{ $tied ->
        [yes] { " " }Jafnir spilarar deila sæti.
       *[no] {""}
    }{ $by ->
        [rating] {""}
       *[other] { $fewer ->
            [yes] { " " }Leikir sem þarf til að fá sæti: { $minimum }.
           *[no] {""}
        }
    } Leikur telur ef minnst tvær manneskjur spila hann frá fyrstu gjöf.{ $sleeps ->
        [yes] { " 💤 enginn leikur í 60 daga" }{ $idle ->
            [none] {"."}
           *[other] {": "}{ $idle }.
        }
       *[no] {""}
    }
standings-wins =
    { $wins } af { $matches } { $wins ->
        [one] unninn
       *[other] unnir
    }
standings-share =
    { $wins } af { $matches } { $wins ->
        [one] unninn
       *[other] unnir
    } ({ $share }%)
standings-deals =
    { $won } af { $deals ->
        [one] { $deals } gjöf
       *[other] { $deals } gjöfum
    } { $won ->
        [one] unnin
       *[other] unnar
    }
standings-points = { $points } stig í gjöf
standings-calls =
    { $made ->
        [one] { $made } kall
       *[other] { $made } köll
    }, { $missed } { $missed ->
        [one] gleymt
       *[other] gleymd
    }
standings-rating =
    { $rating ->
        [none] án styrkleikastiga ({ $rated } af { $settled } leikjum)
       *[other] styrkleikastig { $rating }
    }
stats-title =
    ## { $name }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# síða { $page } af { $pages }
    }
stats-none-counts = **{ $game }**: enginn leikur sem telur enn
stats-game = **{ $game }**: { $wins } af { $matches ->
        [one] { $matches } leik
       *[other] { $matches } leikjum
    } { $wins ->
        [one] unninn
       *[other] unnir
    } ({ $share }%)
stats-beside = -# **{ $game }**: { $details }
stats-reflexes = -# 📣 Köll með hnappi: fljótast eftir { $fastest } sekúndur, yfirleitt eftir { $median }
stats-month =
    -# Í þessum mánuði: { $wins } af { $matches ->
        [one] { $matches } leik
       *[other] { $matches } leikjum
    } { $wins ->
        [one] unninn
       *[other] unnir
    }
stats-zone = -# Mánuðir fylgja tímabeltinu { $zone }.
stats-form = -# Nýjast fyrst: { $form } · { $won ->
        [yes] sigrar í röð: { $matches }
       *[no] leikir í röð án sigurs: { $matches }
    }
rating-menu = Styrkleikastig í …
rating-title =
    ## Styrkleikastig · { $name }
    { $game }{ $page ->
        [1] , nýjast fyrst
       *[other] , síða { $page }
    }
rating-empty = Enginn metinn leikur enn.
rating-how = -# Metnir leikir án tölva gefa styrkleikastig. Stuttir leikir (ein eða tvær gjafir) breyta þeim minna, og líka leikir við sama fólkið aftur. Þau breytast einnig minna ef mótherjar eru nýir (metnir leikir færri en { $settled }).
rating-line =
    <t:{ $at }:d> · { $link ->
        [none] { $place }. sæti
       *[other] [{ $place }. sæti]({ $link })
    } · { $sign ->
        [minus] −{ $moved }
       *[plus] +{ $moved }
    } → **{ $after }**{ $counts ->
        [none] {""}
       *[other] { " · " }telur { $counts }%: { $why }
    }
rating-why-length = stuttur
rating-why-settled = nýir mótherjar
rating-why-fresh = sömu mótherjar aftur
stats-best = Best
stats-worst = Verst
stats-match = { $which }: { $link ->
        [none] { $result }
       *[other] [{ $result }]({ $link })
    }, { $place }. sæti, <t:{ $at }:d>
stats-uncounted = -# Teljast ekki: { $count }, því spilari kom seint inn eða var tekinn út
button-stats = Tölfræði
button-solo = Við tölvur
solo-title = ## { $name } · við tölvur
solo-none = Enginn kláraður leikur við tölvur enn. Opnaðu borð með `/{ command-play }`.
solo-game =
    { $medal ->
        [hard] 🥇
        [normal] 🥈
        [easy] 🥉
       *[none] ▫️
    } **{ $game }** · { $wins } af { $matches } { $wins ->
        [one] unninn
       *[other] unnir
    }
solo-level = { $level } { $count }
solo-streak =
    { $streak ->
        [0] flestir í röð: { $best }
        [1] flestir í röð: { $best }
       *[other] { $streak } í röð{ $is-best ->
            [yes] {""}
           *[no] {" "}(flestir { $best })
        }
    }
solo-quickest =
    stysta gjöf: { $turns ->
        [one] { $turns } umferð
       *[other] { $turns } umferðir
    }
solo-margin = stærsti sigur: { $points } stig
solo-trophies = 🏆 **Bikarar:** { $names }
solo-trophy-games = tölvur unnar í öllum spilum
solo-trophy-hard = erfiðar tölvur unnar í öllum spilum
solo-trophy-streak =
    { $count ->
        [one] { $count } sigur í röð
       *[other] { $count } sigrar í röð
    }
solo-medal =
    { $level ->
        [hard] 🥇 erfið
        [normal] 🥈 miðlungs
       *[easy] 🥉 létt
    }
solo-about =
    -# { $beaten ->
        [none] {""}
       *[other] Unnar tölvur: { $beaten }.{" "}
    }Styrkleikastig og topplistar byggja á leikjum við fólk. Gjafir dagsins hafa sinn eigin lista.
stats-rivals = **Oftast spilað við**
stats-rival =
    { $name }: { $matches ->
        [one] { $matches } leikur
       *[other] { $matches } leikir
    } saman{ $ahead ->
        [0] {""}
       *[other] { ", á undan í " }{ $ahead }
    }{ $behind ->
        [0] {""}
       *[other] { ", á eftir í " }{ $behind }
    }
against-title = ## { $name } og { $other }
against-none = Þau hafa ekki enn mæst í leik sem telur. Þau geta opnað borð með `/{ command-play }`.
against-game = **{ $game }**: { $matches ->
        [one] { $matches } leikur
       *[other] { $matches } leikir
    } saman
    -# { $name } á undan í { $ahead }, { $other } á undan í { $behind }{ $equal ->
        [0] {""}
       *[other] { ", jafnt í " }{ $equal }
    }
against-all = Öll spil
history-title =
    ## { $name ->
        [none] Fyrri leikir
       *[other] Leikir · { $name }
    }
    -# nýjast fyrst · síða { $page }
button-history = Leikir
button-history-all = Leikir allra
history-empty = Enginn kláraður leikur enn. Opnaðu borð með `/{ command-play }`.
history-line =
    <t:{ $at }:d> · { $link ->
        [none] **{ $game }**
       *[other] **[{ $game }]({ $link })**
    }{ $mark ->
        [league] { " · 🏆 " }{ $league } { $number }
        [ranked] { " · metinn" }
       *[none] {""}
    }{ $void ->
        [yes] { " · " }**{ league-not-counted }**
       *[no] {""}
    }
    -# { $places }
history-place = { $place }. { $name }{ $forfeited ->
        [yes] { " (dæmt tap)" }
       *[no] {""}
    }
history-more = { $count } í viðbót
button-newer = Nýrri
button-older = Eldri
refused-no_such_period = Slíkur topplisti er ekki til. Veldu úr listanum meðan þú skrifar.
refused-no_deal_points = Í þessu spili eru engin stig fyrir gjöf: { $game }. Raðaðu topplistanum eftir unnum leikjum eða styrkleikastigum.
refused-against_self = Ekki er hægt að bera meðlim saman við sama meðlim. Veldu annan í `{ command-stats-against }`.
