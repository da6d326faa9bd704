# Swedish Pursuit's own words.
pursuit-examples = **Til dæmis**
    7♦ er efst. Tígull passar, eða 7♠, eða hvaða átta sem er. Q♠ ekki, því drottningar, ásar og tvistar fylgja sort.
    Bo setur út 2♣, Cleo svarar með 2♥ og Ada á engan tvist, svo hún dregur fjögur spil.
    Þú átt eitt spil eftir og kallar ekki. Þegar næsti spilari hefur gert, má góma þig.
pursuit-choice = Tvistar leggjast saman, og þið gómið hvert annað.
pursuit-deals = 5
pursuit-pitch =
    Settu út sömu sort eða sömu tölu og er efst, eða dragðu eitt og þá er þínum leik lokið.
    {""}**Ás** lætur sitja hjá, **drottning** snýr við, **átta** breytir um sort, **tvistar** leggjast saman.
    Eitt spil eftir? Kallaðu **Síðasta spil**, annars má góma þig. Lægsta summan vinnur.
pursuit-call = Síðasta spil!
pursuit-called = 📣 { $seat } kallaði Síðasta spil!
pursuit-call_missed = { $seat } gleymdi „Síðasta spil“.
pursuit-you-called = 📣 Þú kallaðir Síðasta spil!
pursuit-you-call_missed = ❗ Þú gleymdir „Síðasta spil“.
pursuit-you-forgot =
    { $count ->
        [0] ❗ Þú gleymdir „Síðasta spil“, en það er ekkert eftir til að draga.
       *[other] ❗ Þú gleymdir „Síðasta spil“: { $count } spil!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } gleymdi „Síðasta spil“, en það er ekkert eftir til að draga.
       *[other] ❗ { $seat } gleymdi „Síðasta spil“ og dregur { $count } spil!
    }
pursuit-verb-take = Taka refsinguna
pursuit-cut =
    { $seat ->
        [none] Dregið um hver gefur: { $cards }, jafnt.
       *[other] Dregið um hver gefur: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } hefur ekkert að draga.
       *[other] { $seat } dregur { $count } spil{ $why ->
            [false_challenge] { " fyrir það" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] Stokkurinn er búinn, svo { $seat } tekur ekkert.
        [1] { $seat } tekur eina spilið sem er eftir af { $due }.
       *[other] { $seat } tekur { $count } spil.
    }
pursuit-own-took =
    { $count ->
        [0] Stokkurinn er búinn, svo þú tekur ekkert.
        [1] Þú tekur eina spilið sem er eftir af { $due }.
       *[other] Þú tekur { $count } spil.
    }
pursuit-reversed =
    Nú gengur leikurinn { $dir ->
        [1] aftur réttsælis.
       *[other] rangsælis.
    }
pursuit-passed = { $seat } getur hvorki sett út né dregið og situr hjá.
pursuit-own-passed = Þú getur hvorki sett út né dregið og situr hjá.
pursuit-false_challenge = { $seat } ætlaði að góma, en { $target } gerði ekkert rangt.
pursuit-challenged_falsely =
    ❗ { $seat } ætlaði að góma, en { $target } gerði ekkert rangt{ $count ->
        [0] .
       *[other] . { $seat } dregur { $count } spil fyrir það.
    }
pursuit-your-challenged_falsely =
    ❗ Þú ætlaðir að góma, en { $target } gerði ekkert rangt{ $count ->
        [0] .
       *[other] . Þú dregur { $count } spil fyrir það.
    }
pursuit-blocked = Enginn spilari getur gert neitt, svo allir telja spilin sín.
pursuit-deal_over =
    { $winner ->
        [none] Gjöfin endar án sigurvegara.
       *[other] { $winner } vinnur { $deal }. gjöf, og hinir telja spilin sín.
    }
pursuit-table =
    { $top ->
        [none] Borðið er autt.
       *[other] Efst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }sort: **{ $named }**
        }
    } · { $stock ->
        [0] stokkurinn er búinn
       *[other] { $stock } í stokknum
    }{ $offence ->
        [none] {""}
       *[other] { " · má góma: " }{ $offence }
    }
pursuit-anticlockwise = ↺ Leikurinn gengur rangsælis.
pursuit-open_twos = ⚠️ { $seat } á að taka **{ $count } spil** nema tvistur sendi þau áfram.
pursuit-fits =
    { $named ->
        [yes] Sort: { $suit }
       *[no] { $suit ->
            [none] Passar: hvaða spil sem er
           *[other] Passar: { $suit }{ $rank ->
                [none] {""}
               *[other] , { $rank }
            }
        }
    } eða átta.
pursuit-none_fit = Ekkert spil passar. Dragðu eitt, og þá á næsti leik.
pursuit-must_pass = Ekkert spil passar og stokkurinn er búinn. Þú situr hjá.
pursuit-answer =
    { $able ->
        [no] ⚠️ Þú átt engan tvist, svo taktu spilin: { $count }.
       *[yes] { $optional ->
            [yes] ⚠️ Settu út tvist eða taktu { $count } spil.
           *[no] ⚠️ { $count } spil handa þér. Settu út tvist til að senda þau áfram.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Kallaðu **Síðasta spil** áður en næsti spilari gerir, annars má góma þig. Það kostar { $count } spil.
       *[auto] 📣 Kallaðu **Síðasta spil** áður en næsti spilari gerir, annars dregur þú { $count } spil.
    }

pursuit-option-packs = Hve margir spilastokkar?
pursuit-option-packs-1 = einn, fyrir allt að 7 spilara
pursuit-option-packs-2 = tveir
pursuit-option-starter_trick = Hvað gerir sérspil sem fyrsta spil?
pursuit-option-starter_trick-as_dealer = það virkar eins og gjafarinn hafi sett það út
pursuit-option-starter_trick-none = ekkert
pursuit-option-trick_match = Passa ásar, drottningar og tvistar á sömu tölu?
pursuit-option-trick_match-suit = nei, bara á sína sort
pursuit-option-trick_match-suit_or_rank = já, eins og önnur spil
pursuit-option-queen_two = Hvað gerir drottning þegar tveir spila?
pursuit-option-queen_two-plain = ekkert
pursuit-option-queen_two-skip = þú gerir aftur
pursuit-option-stack_two = Þarf að svara tvisti með tvisti?
pursuit-option-stack_two-forced = já, ef þú átt hann
pursuit-option-stack_two-optional = nei, þú mátt taka spilin
pursuit-option-enforce = Hvenær kostar gleymt „Síðasta spil“ tvö spil?
pursuit-option-enforce-challenge = þegar annar spilari gómar
pursuit-option-enforce-auto = þegar annar spilari gerir
pursuit-option-lc_until = Hve lengi mega hinir góma þig?
pursuit-option-lc_until-hand_change = þar til höndin þín breytist
pursuit-option-lc_until-next_own_turn = í mesta lagi þar til þú átt aftur leik
pursuit-option-calls_by_hand = Þarf að kalla á eftir spilinu?
pursuit-option-calls_by_hand-false = nei, kallið má fylgja spilinu
pursuit-option-calls_by_hand-true = já
pursuit-option-false_challenge = Hvað kostar að góma saklausan spilara með eitt spil?
pursuit-option-false_challenge-0 = ekkert
pursuit-option-false_challenge-1 = eitt spil
pursuit-option-false_challenge-2 = tvö spil
pursuit-option-final_effects = Virkar tvistur sem síðasta spil?
pursuit-option-final_effects-ignore = nei, gjöfinni lýkur
pursuit-option-final_effects-apply = já, næsti spilari dregur fyrst
