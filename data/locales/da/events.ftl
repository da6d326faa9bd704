# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } deler { $count } kort ud til hver.
event-bought_in = Alle betaler { $chips } jetoner. Puljen er på { $pot }.
event-buried = { $card } vendes op og lægges nederst i trækbunken.
event-starter = { $card } vendes op.
event-played = { $seat } lægger { $cards }{ $left ->
        [0] , det sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }
event-played_named = { $seat } lægger { $cards }{ $left ->
        [0] , det sidste kort, og ønsker { $suit }.
        [one] , ønsker { $suit } og har ét kort tilbage.
       *[other] {" "}og ønsker { $suit }.
    }
event-named = { $seat } ønsker { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
       *[other] { $seats } skal trække { $count ->
            [one] et kort
           *[other] { $count } kort
        }{ $players ->
            [one] {""}
           *[other] { " " }hver
        }.
    }
event-drew =
    { $count ->
        [0] { $seat } har ingen kort at trække.
        [one] { $seat } trækker et kort{ $why ->
            [false_call] { " for at have råbt uden grund" }
           *[other] {""}
        }.
       *[other] { $seat } trækker { $count } kort.
    }
event-missed =
    { $players ->
        [one] { $seats } springes over.
        [2] { $seats } springes begge over.
       *[other] { $seats } springes alle over.
    }
event-passed = { $seat } siger pas.
event-drew_passed =
    { $seat } trækker { $count ->
        [one] et kort
       *[other] { $count } kort
    } og siger pas.
event-drew_played =
    { $seat } trækker { $count ->
        [one] et kort
       *[other] { $count } kort
    }{ $left ->
        [one] , lægger { $cards } og har ét kort tilbage.
       *[other] {" "}og lægger { $cards }.
    }
event-drew_played_named =
    { $seat } trækker { $count ->
        [one] et kort
       *[other] { $count } kort
    }, lægger { $cards }{ $left ->
        [one] , ønsker { $suit } og har ét kort tilbage.
       *[other] {" "}og ønsker { $suit }.
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } trækker { $count ->
            [one] et kort
           *[other] { $count } kort
        } og springes over.
       *[other] { $seats } trækker { $count ->
            [one] et kort
           *[other] { $count } kort
        } hver og springes over.
    }
event-called = 📣 { $seat } råber!
event-call_missed = { $seat } glemte at råbe.
event-forgot =
    { $count ->
        [0] ❗ { $seat } glemte at råbe, men der er ingen kort tilbage at trække.
        [one] ❗ { $seat } glemte at råbe og trækker ét kort!
       *[other] ❗ { $seat } glemte at råbe og trækker { $count } kort!
    }
event-penalty =
    { $count ->
        [0] Der er ingen kort tilbage som { $seat } kan trække.
        [one] { $seat } trækker ét kort i straf.
       *[other] { $seat } trækker { $count } kort i straf.
    }
event-offence = Nu kan { $seat } udfordres.
event-challenged = { $seat } udfordrer { $target }!
event-caught =
    { $count ->
        [0] ❗ { $seat } udfordrer { $target }, men der er ingen kort tilbage at trække.
        [one] ❗ { $seat } udfordrer { $target }, som trækker ét kort!
       *[other] ❗ { $seat } udfordrer { $target }, som trækker { $count } kort!
    }
event-called_falsely =
    ❗ { $seat } råber uden grund{ $count ->
        [0] .
        [one] {" "}og trækker et kort.
       *[other] {" "}og trækker { $count } kort.
    }
event-false_call = { $seat } råber uden grund.
event-recycled = Kastebunken blandes til en ny trækbunke på { $count } kort.
event-table_changed = Der er ingen kort tilbage som { $seat } kan trække, så turen går om.
event-went_out = 🎉 { $seat } er af med alle sine kort!
event-blocked = Ingen af spillerne kan gøre noget.
event-struck = De point ville slå alle ud, så de tæller ikke.
event-deal_over =
    { $winner ->
        [none] Omgangen slutter uden vinder.
       *[other] { $winner } vinder omgang { $deal }.
    }
event-eliminated = { $seat } er ude af partiet med { $total } point.
event-match_over = 🏁 Partiet er slut.

# What happened to the reader.
you-called = 📣 Du råber!
you-called_falsely =
    ❗ Du råber uden grund{ $count ->
        [0] .
        [one] {" "}og trækker et kort.
       *[other] {" "}og trækker { $count } kort.
    }
you-call_missed = ❗ Du glemte at råbe.
you-forgot =
    { $count ->
        [0] ❗ Du glemte at råbe, men der er ingen kort tilbage at trække.
        [one] ❗ Du glemte at råbe: ét kort!
       *[other] ❗ Du glemte at råbe: { $count } kort!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } udfordrer dig, men der er ingen kort tilbage at trække.
        [one] ❗ { $seat } udfordrer dig: ét kort!
       *[other] ❗ { $seat } udfordrer dig: { $count } kort!
    }
# $who made the move in which it happened.
you-poisoned_missed =
    { $count ->
        [one] { $who } giver dig et kort, og du springes over.
       *[other] { $who } giver dig { $count } kort, og du springes over.
    }
you-drew =
    { $count ->
        [0] Du har ingen kort at trække.
        [one] Du trækker et kort.
       *[other] Du trækker { $count } kort.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Du trækker { $cards }.
    }
own-drew_passed =
    Du trækker { $cards ->
        [none] { $count ->
            [one] et kort
           *[other] { $count } kort
        }
       *[other] { $cards }
    } og siger pas.
own-passed = Du siger pas.
own-played =
    Du lægger { $cards }{ $left ->
        [0] , dit sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }
own-played_named =
    Du lægger { $cards }{ $left ->
        [0] , dit sidste kort,
       *[other] {""}
    } og ønsker { $suit }{ $left ->
        [one] {" "}med ét kort tilbage.
       *[other] .
    }
you-missed = { $who } springer dig over.
you-offence = Nu kan de andre udfordre dig.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ Du udfordrer { $target }, men der er ingen kort tilbage at trække.
        [one] ❗ Du udfordrer { $target }, som trækker ét kort!
       *[other] ❗ Du udfordrer { $target }, som trækker { $count } kort!
    }
