# What the pictures show, in words that are read aloud.
pictures-hand =
    Din hand: { $count ->
        [one] ett kort.
       *[other] { $count } kort.
    }
pictures-playable = Upplyfta och ljusa, går att lägga nu: { $cards }.
pictures-chosen = Upplyfta, valda: { $cards }.
pictures-joining = Ljusa, kan läggas med: { $cards }.
pictures-answers = Upplyfta och ljusa, går att välja: { $cards }.
pictures-unplayable = Nedtonade, går inte att lägga nu: { $cards }.
pictures-new = Med en glimt, nya: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] 1 huvud
       *[other] { $heads } huvuden
    })
pictures-left-out =
    { $count ->
        [one] En rad till står i meddelandets text.
       *[other] { $count } rader till står i meddelandets text.
    }
pictures-pile =
    { $top ->
        [none] Bordet är tomt.
       *[other] Överst på en slänghög med { $count ->
            [one] ett kort
           *[other] { $count } kort
        }: { $top }.
    }
pictures-stock =
    { $count ->
        [0] Draghögen är tom.
        [one] Ett kort i draghögen.
       *[other] { $count } kort i draghögen.
    }
pictures-named = Färgen, stor bredvid: { $suit }.
pictures-penalty = { $count } kort till nästa spelare.
pictures-pot = { $count } marker i potten.
pictures-direction =
    { $direction ->
        [1] Turen går medurs.
       *[other] Turen går moturs.
    }
pictures-order =
    Färgerna från den högsta: { $order ->
        [RBGY] röd, blå, grön, gul.
       *[YGBR] gul, grön, blå, röd.
    }
pictures-supply =
    { $count ->
        [0] Inga brickor kvar.
        [one] En bricka kvar.
       *[other] { $count } brickor kvar.
    }
pictures-series = En serie på { $count }.
pictures-column =
    Kolumn { $number }: { $cards ->
        [none] tom
       *[other] { $cards }
    }, { $way ->
        [up] { $value } eller högre passar.
        [down] { $value } eller lägre passar.
       *[none] vilken utter som helst passar.
    }
pictures-fits =
    { $count ->
        [one] Upplyst, något av dina kort passar: kolumn { $columns }.
       *[other] Upplysta, något av dina kort passar: kolumn { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Upplyst, du kan samla in den: kolumn { $columns }.
       *[other] Upplysta, du kan samla in en av dem: kolumn { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Du samlar in kolumn { $number }, och dess upplysta uttrar kan bli poäng.
       *[other] Du samlar in kolumn { $number }, och { $card } blir poäng.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] utslagen
       *[no] { $cards ->
            [one] ett kort
           *[other] { $cards } kort
        }
    }{ $kind ->
        [coin] , brickor: { $amount }
        [head] , huvuden: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , kan fortfarande ropa
        [said] , har ropat
        [offence] , kan utmanas
        [gift] , får nästa utter
       *[none] {""}
    }{ $stamp ->
        [called] , ropade nyss
        [paid] , drog nyss { $drawn ->
            [one] ett straffkort
           *[other] { $drawn } straffkort
        }
       *[none] {""}
    }{ $reaction ->
        [laugh] , skrattar
        [gasp] , är chockad
        [clap] , applåderar
       *[none] {""}
    }{ $turn ->
        [yes] , är på tur.
       *[no] .
    }
pictures-held =
    Plats { $number } har { $cards ->
        [none] inga kort
       *[other] { $cards }
    }.
pictures-banner = Några kort ur { $game }.
pictures-games = Kort ur { $games }.
pictures-month = Månad { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: vann { $wins } av { $matches ->
        [one] 1 match
       *[other] { $matches } matcher
    }{ $played ->
        [none] {""}
       *[other] , den här månaden { $won } av { $played }
    }{ $form ->
        [none] {""}
       *[other] , senaste först: { $form }
    }{ $made ->
        [none] {""}
       *[other] , rop: { $made }, missade: { $missed }
    }.
pictures-won = vinst
pictures-lost = förlust
pictures-ranked =
    { $place ->
        [none] Ingen plats än
       *[other] Plats { $place }
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } före i { $ahead }, { $other } i { $behind }{ $equal ->
        [0] {""}
       *[other] { ", lika i " }{ $equal }
    }{"."}
