# What the pictures show, in words that are read aloud.
pictures-hand =
    Din hånd: { $count ->
        [one] ét kort.
       *[other] { $count } kort.
    }
pictures-playable = Løftet og lyst, kan lægges nu: { $cards }.
pictures-chosen = Løftet, valgt: { $cards }.
pictures-joining = Lyst, kan lægges med: { $cards }.
pictures-answers = Løftet og lyst, du kan vælge: { $cards }.
pictures-unplayable = Dæmpet, kan ikke lægges nu: { $cards }.
pictures-new = Med et glimt, nye: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] 1 hoved
       *[other] { $heads } hoveder
    })
pictures-left-out =
    { $count ->
        [one] Én linje mere står i beskedens tekst.
       *[other] { $count } linjer mere står i beskedens tekst.
    }
pictures-pile =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst på en kastebunke med { $count ->
            [one] ét kort
           *[other] { $count } kort
        }: { $top }.
    }
pictures-stock =
    { $count ->
        [0] Trækbunken er tom.
       *[other] { $count } kort i trækbunken.
    }
pictures-named = Farven, stor ved siden af: { $suit }.
pictures-penalty = { $count } kort til næste spiller.
pictures-pot = { $count } jetoner i puljen.
pictures-direction =
    { $direction ->
        [1] Spillet går med uret.
       *[other] Spillet går mod uret.
    }
pictures-order =
    Farverne fra den højeste: { $order ->
        [RBGY] rød, blå, grøn, gul.
       *[YGBR] gul, grøn, blå, rød.
    }
pictures-supply =
    { $count ->
        [0] Ingen brikker tilbage.
        [one] Én brik tilbage.
       *[other] { $count } brikker tilbage.
    }
pictures-series = En serie på { $count }.
pictures-column =
    Kolonne { $number }: { $cards ->
        [none] tom
       *[other] { $cards }
    }, { $way ->
        [up] tager { $value } eller højere.
        [down] tager { $value } eller lavere.
       *[none] tager alle oddere.
    }
pictures-fits =
    { $count ->
        [one] Oplyst, tager et af dine kort: kolonne { $columns }.
       *[other] Oplyst, tager et af dine kort: kolonnerne { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Oplyst, du kan samle den ind: kolonne { $columns }.
       *[other] Oplyst, du kan samle en af dem ind: kolonnerne { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Du tager kolonne { $number }, og de oplyste oddere kan blive point.
       *[other] Du tager kolonne { $number }, og { $card } bliver point.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] ude
       *[no] { $cards ->
            [one] ét kort
           *[other] { $cards } kort
        }
    }{ $kind ->
        [coin] , brikker: { $amount }
        [head] , hoveder: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , kan stadig råbe
        [said] , har råbt
        [offence] , kan udfordres
        [gift] , får den næste odder
       *[none] {""}
    }{ $stamp ->
        [called] , har lige råbt
        [paid] , har lige trukket { $drawn ->
            [one] ét strafkort
           *[other] { $drawn } strafkort
        }
       *[none] {""}
    }{ $reaction ->
        [laugh] , griner
        [gasp] , er chokeret
        [clap] , klapper
       *[none] {""}
    }{ $turn ->
        [yes] , har turen.
       *[no] .
    }
pictures-held =
    Plads { $number } har { $cards ->
        [none] ingen kort
       *[other] { $cards }
    }.
pictures-banner = Nogle kort fra { $game }.
pictures-games = Kort fra { $games }.
pictures-month = Måned { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: vundet { $wins } af { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }{ $played ->
        [none] {""}
       *[other] , denne måned { $won } af { $played }
    }{ $form ->
        [none] {""}
       *[other] , nyeste først: { $form }
    }{ $made ->
        [none] {""}
       *[other] , råb i tide: { $made }, glemt: { $missed }
    }.
pictures-won = sejr
pictures-lost = nederlag
pictures-ranked =
    { $place ->
        [none] Ingen placering endnu
       *[other] Plads { $place }
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } foran i { $ahead }, { $other } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", lige i " }{ $equal }
    }{"."}
