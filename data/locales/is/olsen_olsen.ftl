# Ólsen ólsen's own words.
olsen_olsen-examples = **Til dæmis**
    K♦ er efst og þú átt 8♠ 9♠ 2♦. Settu út 2♦, eða 8♠ og veldu hjarta. 9♠ passar ekki.
    5♠ er efst og þú átt 5♦ 5♥. Settu aðra út og kallaðu **Ólsen** fyrir hina.
    Stokkurinn er búinn og bunkinn er 5♥ 5♠ K♠. Honum er snúið við: 5♥ er efst og næst dregur þú 5♠.
olsen_olsen-choice = Eitt spil í einu, eða draga.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total = { $cost } stig
olsen_olsen-goal = upp í { $until } stig
olsen_olsen-pitch =
    Settu út eitt spil í einu: sömu sort eða sömu tölu og er efst. Eða dragðu.
    {""}**Átta** passar á allt, og þú breytir um sort.
    Eitt spil eftir? Kallaðu **Ólsen**. Með því síðasta kallarðu **Ólsen ólsen**. Annars dregur þú þrjú.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } kemur upp{ $any_card ->
        [yes] , og hvaða spil sem er passar ofan á
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } kallaði Ólsen ólsen!
       *[olsen] 📣 { $seat } kallaði Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } gleymdi „Ólsen ólsen“.
       *[olsen] { $seat } gleymdi „Ólsen“.
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Þú kallaðir Ólsen ólsen!
       *[olsen] 📣 Þú kallaðir Ólsen!
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Þú gleymdir „Ólsen ólsen“.
       *[olsen] ❗ Þú gleymdir „Ólsen“.
    }
olsen_olsen-you-forgot =
    ❗ Þú gleymdir { $kind ->
        [olsen_olsen] „Ólsen ólsen“
       *[olsen] „Ólsen“
    }{ $count ->
        [0] , en það er ekkert eftir til að draga.
       *[other] : { $count } spil!
    }
olsen_olsen-forgot =
    ❗ { $seat } gleymdi { $kind ->
        [olsen_olsen] „Ólsen ólsen“
       *[olsen] „Ólsen“
    }{ $count ->
        [0] , en það er ekkert eftir til að draga.
       *[other] {" "}og dregur { $count } spil!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] Bunkanum er snúið við, nema efsta spilinu. Nýi stokkurinn: { $count } spil.
        [shuffle_keep_top] Bunkinn er stokkaður, nema efsta spilið. Nýi stokkurinn: { $count } spil.
       *[flip_all] Öllum bunkanum er snúið við.
    }
olsen_olsen-table_changed = Svo { $seat } þarf að velja aftur.
olsen_olsen-table =
    { $top ->
        [none] Borðið er autt.
       *[other] Efst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }sort: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }hvaða spil sem er passar
           *[no] {""}
        }
    } · { $stock ->
        [0] stokkurinn er búinn
       *[other] { $stock } í stokknum
    }{ $offence ->
        [none] {""}
       *[other] { " · má góma: " }{ $offence }
    }
olsen_olsen-waiting = ❗ { $seat } setti út síðasta spilið en hefur ekki kallað „Ólsen ólsen“.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Hvaða spil sem er passar.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Hvaða spil sem er passar núna.
       *[no] { $named ->
            [yes] Sort: { $suit }
           *[no] Passar: { $suit }{ $rank ->
                [none] {""}
               *[other] , { $rank }
            }
        } eða átta.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Þú mátt ekki draga meira. Settu út spil eða segðu pass.
           *[other] Eða dragðu annað, eða segðu pass.
        }
       *[no] { $count ->
            [0] Það er ekkert eftir til að draga, svo settu út spil.
            [1] Eða dragðu eitt enn ef þú vilt.
           *[other] Eða dragðu allt að { $count } spil ef þú vilt.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Ekkert spil passar og þú mátt ekki draga. Segðu pass.
           *[other] Ekkert spil passar. Dragðu annað eða segðu pass.
        }
       *[no] { $count ->
            [1] Ekkert spil passar. Dragðu eitt enn.
           *[other] Ekkert spil passar. Dragðu allt að { $count } spil þar til eitt passar.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Kallaðu **Ólsen ólsen** áður en næsti spilari gerir, annars dregur þú { $count } spil og spilar áfram.
       *[olsen] { $enforce ->
            [challenge] 📣 Kallaðu **Ólsen** núna, annars má góma þig. Það kostar { $count } spil.
           *[auto] 📣 Kallaðu **Ólsen** áður en næsti spilari gerir, annars dregur þú { $count } spil.
        }
    }

refused-options-calls_by_hand = Það er ekki hægt að kalla á eftir spilinu ef „Ólsen ólsen“ má bara fylgja spilinu. Breyttu annarri af þessum tveimur húsreglum.

olsen_olsen-option-packs = Hve margir spilastokkar?
olsen_olsen-option-packs-auto = einn fyrir 2–6 spilara, tveir frá 7
olsen_olsen-option-packs-1 = einn
olsen_olsen-option-packs-2 = tveir
olsen_olsen-option-early_pass = Má segja pass áður en búið er að draga þrjú?
olsen_olsen-option-early_pass-false = nei
olsen_olsen-option-early_pass-true = já, eftir eitt
olsen_olsen-option-starter_eight = Hvað ef fyrsta spilið er átta?
olsen_olsen-option-starter_eight-any_card = þá passar hvað sem er ofan á
olsen_olsen-option-starter_eight-own_suit = þá gildir sortin á henni
olsen_olsen-option-starter_eight-rebury = hún fer neðst í stokkinn og næsta spil kemur upp
olsen_olsen-option-recycle_timing = Hvenær er bunkanum snúið við?
olsen_olsen-option-recycle_timing-on_demand = þegar spilari hefur ekkert að draga
olsen_olsen-option-recycle_timing-immediate = þegar síðasta spilið er dregið
olsen_olsen-option-recycle = Hvað gerist þegar stokkurinn klárast?
olsen_olsen-option-recycle-flip_all = öllum bunkanum er snúið við
olsen_olsen-option-recycle-flip_keep_top = bunkanum er snúið við, nema efsta spilinu
olsen_olsen-option-recycle-shuffle_keep_top = bunkinn er stokkaður, nema efsta spilið
olsen_olsen-option-enforce = Hvenær kostar gleymt „Ólsen“ þrjú spil?
olsen_olsen-option-enforce-auto = þegar annar spilari gerir
olsen_olsen-option-enforce-challenge = þegar annar spilari gómar
olsen_olsen-option-oo_window = Hve lengi má kalla „Ólsen ólsen“?
olsen_olsen-option-oo_window-next_action = þar til næsti spilari gerir
olsen_olsen-option-oo_window-with_card_only = bara um leið og spilið fer út
olsen_olsen-option-false_call = Hvað kostar að kalla að óþörfu?
olsen_olsen-option-false_call-reject = ekkert
olsen_olsen-option-false_call-draw1 = eitt spil
olsen_olsen-option-calls_by_hand = Þarf að kalla á eftir spilinu?
olsen_olsen-option-calls_by_hand-false = nei, kallið má fylgja spilinu
olsen_olsen-option-calls_by_hand-true = já
olsen_olsen-option-deals = Hve margar gjafir í leik?
olsen_olsen-option-deals-n = ein á hvern spilara
olsen_olsen-option-until = Eða spila upp í þessi stig?
olsen_olsen-option-until-0 = nei, fastur fjöldi gjafa
olsen_olsen-option-scoring = Á að telja stig?
olsen_olsen-option-scoring-true = já
olsen_olsen-option-scoring-false = nei, ein gjöf, og sá sem klárar vinnur
