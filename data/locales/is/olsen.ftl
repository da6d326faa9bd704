# Olsen's own words.
olsen-examples = **Til dæmis**
    9♥ er efst og þú átt 9♣ 4♥ 4♠. Settu út 9♣, eða 4♥, eða 4♥ með 4♠ ofan á, og þá gildir spaði.
    8♣ er efst og sortin er ♠. 7♠ passar, K♣ ekki, og önnur átta aldrei.
    Þú setur út K♥ og átt 9♣ 9♦ eftir. Kallaðu **Olsen One Card**, því þær gætu farið báðar í einu.
olsen-choice = Ólsen með kalli, ásum og tíu spila refsingu.
olsen-goal = upp í 100 stig
olsen-pitch =
    Losaðu þig við spilin. Settu út sömu sort eða sömu tölu og er efst.
    {""}**Ás:** hinir draga og þú gerir aftur. **Átta:** þú velur sort.
    Alveg að klára? Kallaðu **Olsen One Card**, annars dregur þú tíu.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } kallaði Olsen One Card!
olsen-call_missed = { $seat } gleymdi „Olsen One Card“.
olsen-you-called = 📣 Þú kallaðir Olsen One Card!
olsen-you-call_missed = ❗ Þú gleymdir „Olsen One Card“.
olsen-you-forgot =
    { $count ->
        [0] ❗ Þú gleymdir „Olsen One Card“, en það er ekkert eftir til að draga.
       *[other] ❗ Þú gleymdir „Olsen One Card“: { $count } spil!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } gleymdi „Olsen One Card“, en það er ekkert eftir til að draga.
       *[other] ❗ { $seat } gleymdi „Olsen One Card“ og dregur { $count } spil!
    }
olsen-table =
    { $top ->
        [none] Borðið er autt.
       *[other] Efst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }sort: **{ $named }**
        }
    } · { $stock } í stokknum{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } í pottinum
    }{ $offence ->
        [none] {""}
       *[other] { " · má góma: " }{ $offence }
    }
olsen-fits =
    { $first_turn ->
        [yes] Í fyrstu umferð setur þú út eitt spil. Sortin er { $suit }{ $special ->
            [yes] , en hvaða átta eða ás sem er má líka
           *[no] {""}
        }. Áttur og ásar eru venjuleg spil í þessari umferð.
       *[no] { $named ->
            [yes] Sort: { $suit }
           *[no] Passar: { $suit }{ $rank ->
                [none] {""}
               *[other] , { $rank }
            }
        }{ $eight ->
            [yes] {" "}eða átta
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Þú mátt setja út mörg spil með sömu tölu.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [1] Ekkert spil passar. Þú mátt draga eitt enn.
       *[other] Ekkert spil passar. Dragðu allt að { $count } spil þar til eitt passar.
    }
olsen-must_pass = Ekkert spil passar og þú mátt ekki draga meira. Segðu pass.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Kallaðu **Olsen One Card** núna, annars má góma þig. Það kostar { $count } spil.
       *[auto] 📣 Kallaðu **Olsen One Card** áður en næsti spilari gerir, annars dregur þú { $count } spil.
    }

olsen-option-packs = Hve margir spilastokkar?
olsen-option-packs-auto = einn fyrir 2–5 spilara, tveir frá 6
olsen-option-packs-1 = einn
olsen-option-packs-2 = tveir
olsen-option-first_dealer = Hver gefur fyrst?
olsen-option-first_dealer-random = tilviljun ræður
olsen-option-first_dealer-host = gestgjafinn
olsen-option-first_turn_scope = Hver þarf að fylgja sort fyrsta spilsins í fyrstu umferð?
olsen-option-first_turn_scope-each = allir spilarar
olsen-option-first_turn_scope-first_player = bara fyrsti spilarinn
olsen-option-first_turn_multi = Mörg spil í einu í fyrstu umferð?
olsen-option-first_turn_multi-false = nei
olsen-option-first_turn_multi-true = já
olsen-option-first_turn_8A = Áttur og ásar í annarri sort í fyrstu umferð?
olsen-option-first_turn_8A-suit_only = nei
olsen-option-first_turn_8A-any = já, en þau gera ekkert
olsen-option-first_turn_draws = Hve mörg spil má draga í fyrstu umferð?
olsen-option-first_turn_draws-3 = allt að þrjú
olsen-option-first_turn_draws-1 = eitt
olsen-option-starter_special = Hvað ef fyrsta spilið er átta eða ás?
olsen-option-starter_special-plain = þá er það venjulegt spil
olsen-option-starter_special-rebury = það fer neðst í stokkinn og næsta kemur upp
olsen-option-eight_wild = Má setja áttu á hvaða spil sem er?
olsen-option-eight_wild-true = já, nema á áttu
olsen-option-eight_wild-false = bara ef sortin passar
olsen-option-voluntary_draw = Má draga þótt maður geti sett út?
olsen-option-voluntary_draw-false = nei
olsen-option-voluntary_draw-true = já
olsen-option-aces = Margir ásar í einu: hvað draga hinir?
olsen-option-aces-per_card = eitt spil fyrir hvern ás
olsen-option-aces-once = eitt spil alls
olsen-option-final_effects = Virkar ás sem síðasta spil?
olsen-option-final_effects-ignore = nei, gjöfinni lýkur
olsen-option-final_effects-apply = já, hinir draga fyrst
olsen-option-recycle = Hvað gerist þegar stokkurinn klárast?
olsen-option-recycle-shuffle_keep_top = bunkinn er stokkaður, nema efsta spilið
olsen-option-recycle-none = ekki er dregið meira
olsen-option-call_hands = Hvenær þarf að kalla?
olsen-option-call_hands-one_or_same_rank = með eitt spil, eða fleiri með sömu tölu
olsen-option-call_hands-one_only = með eitt spil
olsen-option-enforce = Hvenær kostar gleymt kall tíu spil?
olsen-option-enforce-auto = þegar annar spilari gerir
olsen-option-enforce-challenge = þegar annar spilari gómar
olsen-option-false_call = Hvað kostar að kalla að óþörfu?
olsen-option-false_call-reject = ekkert
olsen-option-false_call-draw1 = eitt spil
olsen-option-calls_by_hand = Þarf að kalla á eftir spilinu?
olsen-option-calls_by_hand-false = nei, kallið má fylgja spilinu
olsen-option-calls_by_hand-true = já
olsen-option-all_out = Hvað ef allir ná 100 stigum í einu?
olsen-option-all_out-lowest = lægsta summan vinnur
olsen-option-all_out-replay = stigin telja ekki og það er gefið aftur
olsen-option-pot = Spila upp á spilapeninga? Þeir eru bara í þykjustunni.
olsen-option-pot-off = nei
olsen-option-pot-buy_in = hver spilari leggur undir
olsen-option-pot-crash_burn = crash & burn: þú borgar stigin þín
olsen-option-pot-both = bæði lagt undir og crash & burn
olsen-option-buy_in = Hve marga spilapeninga á að leggja undir?
olsen-option-buy_in_per = Hvenær er lagt undir?
olsen-option-buy_in_per-match = einu sinni í leik
olsen-option-buy_in_per-deal = í hverri gjöf
olsen-option-deals = Hve margar gjafir í mesta lagi?
olsen-option-deals-0 = eins margar og þarf, þar til einn spilari er eftir
