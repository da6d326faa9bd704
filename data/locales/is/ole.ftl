# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **Til dæmis**
    Litirnir eru 🟥R > 🟦B > 🟩G > 🟨Y, og 🟩G5 er efst. 🟦B4 er hærra í lit og 🟩G8 er hærra í tölu. Eftir hvort sem er á næsti spilari leik.
    🟦B7 er hærra í báðu. Þú setur út annað hærra spil eða tekur skífu.
    🟨Y4 er í hvorugu hærra, svo það má ekki fara út.
ole-choice = Hærra spil eða skífa.
ole-deals = { $seats }
ole-pitch =
    Hvert spil þarf að vera **hærra** en það efsta, í lit eða í tölu.
    Hærra í **báðu**? Þá er komin röð, og þú setur út annað eða tekur skífu.
    Skífa kostar fimm stig. Fæst stig vinna.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $colour ->
        [R] rautt
        [B] blátt
        [G] grænt
       *[Y] gult
    } { $number }
ole-sort-suit = Raða eftir lit
ole-sort-rank = Raða eftir tölu
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] rautt er hæst, svo blátt, grænt, gult
           *[YGBR] gult er hæst, svo grænt, blátt, rautt
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] rautt
            [RB] rautt eða blátt
            [RBG] rautt, blátt eða grænt
            [Y] gult
            [YG] gult eða grænt
           *[YGB] gult, grænt eða blátt
        }
       *[no] { $above ->
            [R] 🟥R
            [RB] 🟥R eða 🟦B
            [RBG] 🟥R, 🟦B eða 🟩G
            [Y] 🟨Y
            [YG] 🟨Y eða 🟩G
           *[YGB] 🟨Y, 🟩G eða 🟦B
        }
    }

ole-verb-reverse = Snúa litunum við
ole-verb-keep = Halda litunum
ole-verb-token = Taka skífu
ole-verb-pass = Láta eitt spil nægja

# The table, line by line.
ole-top =
    { $top ->
        [none] Borðið er autt.
       *[other] Efst: **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } undir
        }{ $series ->
            [0] {""}
           *[other] { " · " }{ $series } í röð
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] Engar skífur eftir. Ég skrifa hjá mér hverja sem er tekin.
        [one] { $supply } skífa eftir.
       *[other] { $supply } skífur eftir.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] { $tokens } skífa
       *[other] { $tokens } skífur
    }

# What happens.
ole-privilege = { $seat } fékk flest stig og má snúa litunum við.
ole-reversed = 🔄 { $seat } snýr litunum við: { ole-colours }.
ole-kept = { $seat } heldur litunum: { ole-colours }.
ole-opens = { $seat } á { $card } og byrjar.
ole-played =
    { $seat } setur út { $cards }{ $left ->
        [0] , síðasta spilið!
        [1] {" "}og á eitt spil eftir.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Röð!
       *[other] {" "}{ $series } í röð!
    }
ole-own-played =
    Þú setur út { $cards }{ $left ->
        [0] , síðasta spilið þitt!
        [1] {" "}og átt eitt spil eftir.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Röð!
       *[other] {" "}{ $series } í röð!
    }
ole-call_ignored = Í Olé er ekkert kall.
ole-passed = { $seat } lætur eitt spil nægja.
ole-own-passed = Þú lætur eitt spil nægja.
ole-token =
    { $seat } tekur skífu{ $series ->
        [0] {""}
       *[other] {" "}í stað annars spils
    }{ $tokens ->
        [1] .
       *[other] , alls { $tokens }.
    }{ $noted ->
        [yes] {" "}Engin er eftir, svo ég skrifa hana hjá mér.
       *[no] {""}
    }
ole-dead_end = Enginn á spil sem er hærra en { $card }, svo hver spilari tekur skífu.
ole-deal_over =
    { $winner ->
        [none] { $seats } deila sigri í { $deal }. gjöf með
       *[other] { $winner } vinnur { $deal }. gjöf með
    } { $low } stig.

# For the player on turn alone.
ole-choose = Þú fékkst flest stig síðast, svo þú ræður litunum. Viltu halda þessari röð eða snúa henni við?
ole-first_card = Þú átt lægsta spilið, { $card }. Settu það út til að byrja.
ole-second_card =
    Settu nú út annað spil að eigin vali{ $optional ->
        [yes] {" "}eða láttu eitt nægja.
       *[no] .
    }
ole-in_series = Þú ert í röð. Settu út annað hærra spil eða taktu skífu.
ole-fits =
    { $above ->
        [none] Hærra en { $top }: öll spil yfir { $number }.
       *[other] Hærra en { $top }: { ole-above } með hvaða tölu sem er, eða hvaða spil sem er yfir { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = Eftir þessi á næsti leik: { $cards }
ole-goes_on = Hærri í báðu, svo þú spilar áfram: { $cards }
ole-none_fit = Þú átt ekkert hærra spil, svo taktu skífu.

ole-option-privilege = Má sá sem tapar gjöf snúa litunum við?
ole-option-privilege-true = já
ole-option-privilege-false = nei, rautt er alltaf hæst
ole-option-priv_tie = Hver má það ef bæði gjöf og summa eru jafnar?
ole-option-priv_tie-seat = fyrsti spilari vinstra megin við gjafara
ole-option-priv_tie-random = tilviljun ræður
ole-option-order_base = Hvernig er litaröðin í nýrri gjöf?
ole-option-order_base-reset = rautt er aftur hæst
ole-option-order_base-carry = eins og í síðustu gjöf
ole-option-opening_second = Þarf að byrja með tveimur spilum?
ole-option-opening_second-forced = já
ole-option-opening_second-optional = bara ef þú vilt
ole-option-series_out = Hvað kostar að klára í miðri röð?
ole-option-series_out-free = ekkert
ole-option-series_out-token = eina skífu
ole-option-dead_end = Hvenær lýkur gjöf ef enginn kemst út?
ole-option-dead_end-auto = strax
ole-option-dead_end-by_round = þegar hver spilari hefur tekið skífu
ole-option-dead_end_series = Hvað ef enginn kemst út í miðri röð?
ole-option-dead_end_series-pay_first = ein skífa fyrir röðina, svo ein á mann
ole-option-dead_end_series-single = bara ein skífa á mann
ole-option-tie = Hvað sker úr ef jafnt er í lokin?
ole-option-tie-shared = ekkert, sætinu er deilt
ole-option-tie-deals_won = fleiri unnar gjafir
ole-option-tie-fewest_tokens = færri skífur
