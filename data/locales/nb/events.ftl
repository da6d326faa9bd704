# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } deler ut { $count } kort til hver.
event-bought_in = Alle betaler { $chips } sjetonger. Potten er på { $pot }.
event-buried = { $card } snus opp og havner nederst i trekkbunken.
event-starter = { $card } snus opp.
event-played = { $seat } legger { $cards }{ $left ->
        [0] , det siste kortet!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }
event-played_named = { $seat } legger { $cards }{ $left ->
        [0] , det siste kortet,
       *[other] {""}
    } og ønsker { $suit }{ $left ->
        [one] {" "}med ett kort igjen.
       *[other] .
    }
event-named = { $seat } ønsker { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
       *[other] { $seats } må trekke { $count ->
            [one] et kort
           *[other] { $count } kort
        }{ $players ->
            [one] {""}
           *[other] { " " }hver
        }.
    }
event-drew =
    { $count ->
        [0] { $seat } har ingen kort å trekke.
        [one] { $seat } trekker et kort{ $why ->
            [false_call] { " for å ha ropt uten grunn" }
           *[other] {""}
        }.
       *[other] { $seat } trekker { $count } kort.
    }
event-missed =
    { $players ->
        [one] { $seats } står over en tur.
       *[other] { $seats } står over en tur hver.
    }
event-passed = { $seat } sier pass.
event-drew_passed =
    { $seat } trekker { $count ->
        [one] et kort
       *[other] { $count } kort
    } og sier pass.
event-drew_played =
    { $seat } trekker { $count ->
        [one] et kort
       *[other] { $count } kort
    } og legger { $cards }{ $left ->
        [one] {" "}med ett kort igjen.
       *[other] .
    }
event-drew_played_named =
    { $seat } trekker { $count ->
        [one] et kort
       *[other] { $count } kort
    }, legger { $cards } og ønsker { $suit }{ $left ->
        [one] {" "}med ett kort igjen.
       *[other] .
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } trekker { $count ->
            [one] et kort
           *[other] { $count } kort
        } og står over en tur.
       *[other] { $seats } trekker { $count ->
            [one] et kort
           *[other] { $count } kort
        } hver og står over en tur.
    }
event-called = 📣 { $seat } roper!
event-call_missed = { $seat } glemte å rope.
event-forgot =
    { $count ->
        [0] ❗ { $seat } glemte å rope, men det er ingen kort igjen å trekke.
        [one] ❗ { $seat } glemte å rope og trekker ett kort!
       *[other] ❗ { $seat } glemte å rope og trekker { $count } kort!
    }
event-penalty =
    { $count ->
        [0] Det er ingen kort igjen som { $seat } kan trekke.
        [one] { $seat } trekker ett kort for det.
       *[other] { $seat } trekker { $count } kort for det.
    }
event-offence = Nå kan dere utfordre { $seat }.
event-challenged = { $seat } utfordrer { $target }!
event-caught =
    { $count ->
        [0] ❗ { $seat } utfordrer { $target }, men det er ingen kort igjen å trekke.
        [one] ❗ { $seat } utfordrer { $target }, som trekker ett kort!
       *[other] ❗ { $seat } utfordrer { $target }, som trekker { $count } kort!
    }
event-called_falsely =
    ❗ { $seat } roper uten grunn{ $count ->
        [0] .
        [one] {" "}og trekker et kort.
       *[other] {" "}og trekker { $count } kort.
    }
event-false_call = { $seat } roper uten grunn.
event-recycled = Kastebunken stokkes til en ny trekkbunke på { $count } kort.
event-table_changed = Det er ingen kort igjen som { $seat } kan trekke, så turen går om igjen.
event-went_out = 🎉 { $seat } er kvitt alle kortene!
event-blocked = Ingen spiller kan gjøre noe trekk.
event-struck = Disse poengene ville slått ut alle, så de teller ikke.
event-deal_over =
    { $winner ->
        [none] Omgangen slutter uten vinner.
       *[other] { $winner } vinner omgang { $deal }.
    }
event-eliminated = { $seat } er ute av partiet med { $total } poeng.
event-match_over = 🏁 Partiet er ferdig.

# What happened to the reader.
you-called = 📣 Du roper!
you-called_falsely =
    ❗ Du roper uten grunn{ $count ->
        [0] .
        [one] {" "}og trekker et kort.
       *[other] {" "}og trekker { $count } kort.
    }
you-call_missed = ❗ Du glemte å rope.
you-forgot =
    { $count ->
        [0] ❗ Du glemte å rope, men det er ingen kort igjen å trekke.
        [one] ❗ Du glemte å rope: ett kort!
       *[other] ❗ Du glemte å rope: { $count } kort!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } utfordrer deg, men det er ingen kort igjen å trekke.
        [one] ❗ { $seat } utfordrer deg: ett kort!
       *[other] ❗ { $seat } utfordrer deg: { $count } kort!
    }
# $who har gjort trekket der det skjedde.
you-poisoned_missed =
    { $count ->
        [one] { $who } gir deg et kort, og du står over en tur.
       *[other] { $who } gir deg { $count } kort, og du står over en tur.
    }
you-drew =
    { $count ->
        [0] Du har ingen kort å trekke.
        [one] Du trekker et kort.
       *[other] Du trekker { $count } kort.
    }
# Det leseren gjorde, eller bordet for leseren. Trukne $cards er ukjent etter en omstart.
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Du trekker { $cards }.
    }
own-drew_passed =
    Du trekker { $cards ->
        [none] { $count ->
            [one] et kort
           *[other] { $count } kort
        }
       *[other] { $cards }
    } og sier pass.
own-passed = Du sier pass.
own-played =
    Du legger { $cards }{ $left ->
        [0] , det siste kortet ditt!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }
own-played_named =
    Du legger { $cards }{ $left ->
        [0] , det siste kortet ditt,
       *[other] {""}
    } og ønsker { $suit }{ $left ->
        [one] {" "}med ett kort igjen.
       *[other] .
    }
you-missed = { $who } lar deg stå over en tur.
you-offence = Nå kan de andre utfordre deg.
# Det leseren har gjort mot $target.
your-caught =
    { $count ->
        [0] ❗ Du utfordrer { $target }, men det er ingen kort igjen å trekke.
        [one] ❗ Du utfordrer { $target }, som trekker ett kort!
       *[other] ❗ Du utfordrer { $target }, som trekker { $count } kort!
    }
