# Otter Nonsense's own words.
otter-examples = **Til dæmis**
    Dálkurinn 3 5 9 hækkar, svo hann tekur 9 eða hærra. 11 7 lækkar, svo hann tekur 7 eða lægra. 6 6 getur enn farið á báða vegu.
    Þú hirðir 3 5 9, og Bo gerði á undan þér. Bo fær fimmuna fyrir hausana, þú tekur 3 og 9 og opnar dálkinn með 13.
    Þú setur út síðasta spilið, og enginn dálkur er lengri en tvö spil. Þú vinnur.
otter-choice = Hirtu dálka, gefðu frá þér hausa.
otter-goal =
    { $best_of ->
        [1] upp í sjö hausa
       *[other] flestar af { $best_of } gjöfum
    }
otter-pitch =
    Settu otra á þrjá dálka. Hver dálkur ýmist hækkar eða lækkar.
    Geturðu það ekki, eða viltu ekki? Hirtu dálk, og **spilarinn á undan þér** fær eitt af spilunum sem stig.
    {""}**Sjö oturhausar** vinna. Það gerir líka síðasta spilið þitt, ef enginn dálkur er lengri en tvö spil.

otter-card-R = 🔄 snú
otter-card-X = 🎯 val
otter-spoken-R = snúningsspil
otter-spoken-X = valspil

otter-verb-collect = Hirða
otter-verb-keep = Hirða
otter-play-2 = á dálk { $number }
# As the picture marks them.
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] gefa ekkert
       *[other] gefa { $card }
    }
otter-collect-3 =
    { $card ->
        [none] og þar með er unnið
       *[other] opna með { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] engin stig
       *[other] stig fyrir { $card }
    }
otter-keep-3 =
    { $card ->
        [none] og vinna
       *[other] opna með { $card }
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] ekkert
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] og þar með er unnið
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] og vinna
       *[other] { $card }
    }

otter-ask-play-2 = Á hvaða dálk?
otter-ask-player = Hver er næst?
otter-ask-collect-1 = Hvaða dálk?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Hvaða dálk viltu hirða, og hvaða otur fær { $receiver }?
otter-ask-collect-2 = Hvaða otur fær { $receiver }?
otter-ask-collect-3 = Hvaða spil opnar dálkinn aftur?
otter-ask-keep-1 = Hvaða dálk?
otter-ask-keep-1-2 = Hvaða dálk, og hvaða otur tekurðu sem stig?
otter-ask-keep-2 = Hvaða otur tekurðu sem stig?
otter-ask-keep-3 = Hvaða spil opnar dálkinn aftur?
otter-means-collect-2 =
    { $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    }
otter-means-keep-2 = { otter-means-collect-2 }

# The table, line by line
otter-column =
    { $column }. { $direction ->
        [up] ⬆️
        [down] ⬇️
       *[none] ↕️
    } { $cards ->
        [none] { "—" }
       *[other] **{ $cards }**
    } · { $direction ->
        [up] { $value } eða hærra
        [down] { $value } eða lægra
       *[none] hvaða otur sem er
    }
otter-score =
    🦦 { $seat }: **{ $heads } af { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Oturhausar{ $one ->
        [none] {""}
       *[other] { " · " }1 á { $one }
    }{ $two ->
        [none] {""}
       *[other] { " · " }2 á { $two }
    }{ $three ->
        [none] {""}
       *[other] { " · " }3 á { $three }
    }
otter-course =
    { $direction ->
        [clockwise] ↻ réttsælis
       *[anticlockwise] ↺ rangsælis
    } · { $seat } gefur, { $target } fær
otter-last_card = { $seat } setti út síðasta spilið og hirðir lengsta dálkinn. Svo á { $target } leik.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Hver spilari fær { $count } spil. { $target } byrjar.
otter-buried = { $card } kemur upp og er stokkað aftur inn.
otter-opened = Dálkarnir byrja á { $cards }.
otter-played = { $seat } setur { $cards } á dálk { $column }{ $left ->
        [0] , síðasta spilið!
        [1] {" "}og á eitt spil eftir.
       *[other] .
    }
otter-own-played = Þú setur { $cards } á dálk { $column }{ $left ->
        [0] , síðasta spilið þitt!
        [1] {" "}og átt eitt spil eftir.
       *[other] .
    }
otter-collected = { $seat } hirðir dálk { $column } ({ $cards }).
otter-gave =
    { $target } fær { $card }: { $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    }, alls { $total }.
otter-you-gave =
    Þú færð { $card }: { $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    }, alls { $total }.
otter-kept =
    { $seat } fær stig fyrir { $card }: { $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    }, alls { $total }.
otter-placed = Dálkur { $column } byrjar aftur á { $card }.
otter-reversed =
    🔄 Nú gengur leikurinn { $direction ->
        [clockwise] réttsælis
       *[anticlockwise] rangsælis
    }. Næst gerir { $target }.
otter-played_named =
    🎯 { $seat } setur { $cards } á dálk { $column }{ $left ->
        [0] , síðasta spilið.
        [1] {" "}og á eitt spil eftir.
       *[other] .
    } Næst gerir { $target }.
otter-own-played_named =
    🎯 Þú setur { $cards } á dálk { $column }{ $left ->
        [0] , síðasta spilið þitt.
        [1] {" "}og átt eitt spil eftir.
       *[other] .
    } Næst gerir { $target }.
otter-named = 🎯 { $seat } ræður: næst gerir { $target }.
otter-went_out = 🎉 { $seat } er án spila, og enginn dálkur er langur. Það er sigur!
otter-own-went_out = 🎉 Þú ert án spila, og enginn dálkur er langur. Það er sigur!
otter-call_ignored = Í Otter Nonsense er ekkert kall.
otter-deal_over = 🏆 { $winner } vinnur { $deal }. gjöf.

# Private lines
otter-turn_hint-beside = Undir hverjum dálki stendur hvað passar. { otter-turn_hint }
otter-turn_hint = Settu út spil eða hirtu dálk, og þá fær { $target } einn af otrunum.
otter-none_fit = Ekkert spil passar. Hirtu dálk, og þá fær { $target } einn af otrunum.
otter-last_hint = Síðasta spilið þitt! Ef enginn dálkur verður lengri en { $limit } spil, vinnur þú. Annars hirðir þú lengsta dálkinn og færð stig fyrir einn af otrunum.
otter-keep_hint = Hirtu lengsta dálkinn. Taktu einn af otrunum sem stig, og hin spilin verða ný hönd. Eitt spil opnar dálkinn aftur.

illegal-bad_column = Þú getur ekki hirt þennan dálk núna. Eftir síðasta spilið þitt verður það að vera sá lengsti.
illegal-bad_gift = Þetta spil getur ekki orðið stig. Veldu otur úr dálkinum sem þú hirðir.
illegal-bad_place = Þetta spil getur ekki opnað dálkinn aftur. Veldu otur úr nýju hendinni ef þú átt hann.

refused-options-endless_specials = Ef sérspil mega opna dálk, má ekki hirða dálka með sérspilum eingöngu. Annars gæti leikurinn gengið í hringi. Breyttu annarri af þessum tveimur húsreglum.
refused-options-no_heads_map = Skrifaðu hausana á spilunum ykkar sem 13 tölustafi frá 1 til 3, fyrir spilin 1 til 13. Eða veldu annað gildi.

otter-total =
    { $total ->
        [one] { $total } gjöf unnin
       *[other] { $total } gjafir unnar
    }

otter-option-first = Hver byrjar?
otter-option-first-random = tilviljun ræður
otter-option-first-host = gestgjafinn
otter-option-opening_special = Má sérspil opna dálk aftur?
otter-option-opening_special-only_if_forced = bara ef þú átt ekkert annað spil
otter-option-opening_special-any = já, en það gerir ekkert
otter-option-opening_special-any_with_effect = já, og það virkar
otter-option-special_column = Má hirða dálk með sérspilum eingöngu?
otter-option-special_column-collectable = já, án stiga
otter-option-special_column-not_collectable = nei
otter-option-place_last = Má eina spilið þitt fara á dálk sem þú tæmdir?
otter-option-place_last-last_card = já, sem síðasta spil
otter-option-place_last-forbidden = nei
otter-option-reverse_next = Hver er næst eftir 🔄?
otter-option-reverse_next-neighbour = sá sem situr hinum megin
otter-option-reverse_next-last_actor = sá sem gerði síðast
otter-option-last_special_effect = Virkar sérspil sem síðasta spil?
otter-option-last_special_effect-true = já
otter-option-last_special_effect-false = nei
otter-option-heads = Hve margir oturhausar eru á spilunum?
otter-option-heads-centre = flestir í miðjunni: 6 7 8
otter-option-heads-edge = flestir til endanna: 1 2 12 13
otter-option-heads-rising = fleiri eftir því sem spilið er hærra
otter-option-heads-flat = einn á hverju spili
otter-option-heads-map = eins og á okkar spilum
otter-option-heads-own = 13 tölustafir frá 1 til 3, fyrir 1 til 13
otter-option-best_of = Hve margar gjafir í leik?
otter-option-best_of-1 = ein
otter-option-best_of-3 = flestar af þremur
otter-option-best_of-5 = flestar af fimm
