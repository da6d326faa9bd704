# What the pictures show, in words that are read aloud.
pictures-hand =
    Hånda di: { $count ->
        [one] ett kort.
       *[other] { $count } kort.
    }
pictures-playable = Løftet og lyst, kan spilles nå: { $cards }.
pictures-chosen = Løftet, valgt: { $cards }.
pictures-joining = Lyst, kan være med: { $cards }.
pictures-answers = Løftet og lyst, du kan velge: { $cards }.
pictures-unplayable = Dempet, kan ikke spilles nå: { $cards }.
pictures-new = Med et glimt, nye: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] 1 hode
       *[other] { $heads } hoder
    })
pictures-left-out =
    { $count ->
        [one] Én linje til står i teksten i meldingen.
       *[other] { $count } linjer til står i teksten i meldingen.
    }
pictures-pile =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst på en kastebunke med { $count ->
            [one] ett kort
           *[other] { $count } kort
        }: { $top }.
    }
pictures-stock =
    { $count ->
        [0] Trekkbunken er tom.
       *[other] { $count } kort i trekkbunken.
    }
pictures-named = Fargen, stor ved siden av: { $suit }.
pictures-penalty = { $count } kort til neste spiller.
pictures-pot = { $count } sjetonger i potten.
pictures-direction =
    { $direction ->
        [1] Spillet går med klokka.
       *[other] Spillet går mot klokka.
    }
pictures-order =
    Fargene fra den høyeste: { $order ->
        [RBGY] rød, blå, grønn, gul.
       *[YGBR] gul, grønn, blå, rød.
    }
pictures-supply =
    { $count ->
        [0] Ingen brikker igjen.
        [one] Én brikke igjen.
       *[other] { $count } brikker igjen.
    }
pictures-series = En serie på { $count }.
pictures-column =
    Kolonne { $number }: { $cards ->
        [none] tom
       *[other] { $cards }
    }, { $way ->
        [up] tar { $value } eller høyere.
        [down] tar { $value } eller lavere.
       *[none] tar alle otere.
    }
pictures-fits =
    { $count ->
        [one] Opplyst, tar et av kortene dine: kolonne { $columns }.
       *[other] Opplyst, tar et av kortene dine: kolonnene { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Opplyst, du kan samle den inn: kolonne { $columns }.
       *[other] Opplyst, du kan samle inn én av dem: kolonnene { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Du tar kolonne { $number }, og de opplyste oterne kan bli poeng.
       *[other] Du tar kolonne { $number }, og { $card } blir poeng.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] ute
       *[no] { $cards ->
            [one] ett kort
           *[other] { $cards } kort
        }
    }{ $kind ->
        [coin] , brikker: { $amount }
        [head] , hoder: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , kan rope ennå
        [said] , har ropt
        [offence] , kan utfordres
        [gift] , får den neste oteren
       *[none] {""}
    }{ $stamp ->
        [called] , ropte nettopp
        [paid] , trakk nettopp { $drawn ->
            [one] ett straffekort
           *[other] { $drawn } straffekort
        }
       *[none] {""}
    }{ $reaction ->
        [laugh] , ler
        [gasp] , er sjokkert
        [clap] , klapper
       *[none] {""}
    }{ $turn ->
        [yes] , har turen.
       *[no] .
    }
pictures-held =
    Plass { $number } har { $cards ->
        [none] ingen kort
       *[other] { $cards }
    }.
pictures-banner = Noen kort fra { $game }.
pictures-games = Kort fra { $games }.
pictures-month = Måneden { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: vant { $wins } av { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }{ $played ->
        [none] {""}
       *[other] , denne måneden { $won } av { $played }
    }{ $form ->
        [none] {""}
       *[other] , nyeste først: { $form }
    }{ $made ->
        [none] {""}
       *[other] , rop i tide: { $made }, glemt: { $missed }
    }.
pictures-won = seier
pictures-lost = tap
pictures-ranked =
    { $place ->
        [none] Ingen plass ennå
       *[other] Plass { $place }
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } best i { $ahead }, { $other } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", likt i " }{ $equal }
    }{"."}
