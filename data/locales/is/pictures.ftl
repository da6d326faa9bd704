# What the pictures show, in words that are read aloud.
pictures-hand = Höndin þín: { $count } spil.
pictures-playable = Lyft og björt, má setja út núna: { $cards }.
pictures-chosen = Lyft, valin: { $cards }.
pictures-joining = Björt, geta fylgt með: { $cards }.
pictures-answers = Lyft og björt, má velja: { $cards }.
pictures-unplayable = Dauf, má ekki setja út núna: { $cards }.
pictures-new = Með glampa, ný: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] { $heads } haus
       *[other] { $heads } hausar
    })
pictures-left-out =
    { $count ->
        [one] { $count } lína í viðbót er í texta skilaboðanna.
       *[other] { $count } línur í viðbót eru í texta skilaboðanna.
    }
pictures-pile =
    { $top ->
        [none] Borðið er autt.
       *[other] Í bunkanum: { $count } spil. Efst: { $top }.
    }
pictures-stock =
    { $count ->
        [0] Stokkurinn er búinn.
       *[other] { $count } spil í stokknum.
    }
pictures-named = Sortin, stór við hliðina: { $suit }.
pictures-penalty = { $count } spil fyrir næsta spilara.
pictures-pot =
    { $count ->
        [one] { $count } spilapeningur í pottinum.
       *[other] { $count } spilapeningar í pottinum.
    }
pictures-direction =
    { $direction ->
        [1] Leikurinn gengur réttsælis.
       *[other] Leikurinn gengur rangsælis.
    }
pictures-order =
    Litirnir, sá hæsti fyrst: { $order ->
        [RBGY] rautt, blátt, grænt, gult.
       *[YGBR] gult, grænt, blátt, rautt.
    }
pictures-supply =
    { $count ->
        [0] Engar skífur eftir.
        [one] { $count } skífa eftir.
       *[other] { $count } skífur eftir.
    }
pictures-series = Röð: { $count } spil.
pictures-column =
    Dálkur { $number }: { $cards ->
        [none] auður
       *[other] { $cards }
    }, { $way ->
        [up] tekur { $value } eða hærra.
        [down] tekur { $value } eða lægra.
       *[none] tekur hvaða otur sem er.
    }
pictures-fits =
    { $count ->
        [1] Lýstur, tekur við spili frá þér: dálkur { $columns }.
       *[other] Lýstir, taka við spili frá þér: dálkar { $columns }.
    }
pictures-collectable =
    { $count ->
        [1] Lýstur, þú getur hirt hann: dálkur { $columns }.
       *[other] Lýstir, þú getur hirt einn þeirra: dálkar { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Þú hirðir dálk { $number }, og lýstu otrarnir geta orðið stig.
       *[other] Þú hirðir dálk { $number }, og þetta verður stig: { $card }.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] úr leik
       *[no] { $cards } spil
    }{ $kind ->
        [coin] , skífur: { $amount }
        [head] , hausar: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , getur enn kallað
        [said] , búið að kalla
        [offence] , má góma
        [gift] , fær næsta otur
       *[none] {""}
    }{ $stamp ->
        [called] , kallaði rétt í þessu
        [paid] , dró rétt í þessu { $drawn } refsispil
       *[none] {""}
    }{ $reaction ->
        [laugh] , hlær
        [gasp] , tekur andköf
        [clap] , klappar
       *[none] {""}
    }{ $turn ->
        [yes] , á leik.
       *[no] .
    }
pictures-held =
    { $number }. sæti: { $cards ->
        [none] engin spil
       *[other] { $cards }
    }.
pictures-banner = Nokkur spil: { $game }.
pictures-games = Spil úr þessum: { $games }.
pictures-month = Mánuður { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: { $wins } af { $matches ->
        [one] { $matches } leik
       *[other] { $matches } leikjum
    } { $wins ->
        [one] unninn
       *[other] unnir
    }{ $played ->
        [none] {""}
       *[other] , í þessum mánuði { $won } af { $played }
    }{ $form ->
        [none] {""}
       *[other] , nýjast fyrst: { $form }
    }{ $made ->
        [none] {""}
       *[other] , köll: { $made }, gleymd: { $missed }
    }.
pictures-won = vann
pictures-lost = tapaði
pictures-ranked =
    { $place ->
        [none] Ekki enn í sæti
       *[other] { $place }. sæti
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } á undan í { $ahead }, { $other } í { $behind }{ $equal ->
        [0] {""}
       *[other] { ", jafnt í " }{ $equal }
    }{"."}
