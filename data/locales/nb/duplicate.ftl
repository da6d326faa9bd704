# Giv som én spiller alene: dagens giv, og kort som er delt

# Dagens giv
button-daily = Dagens giv
button-daily-record = Gårsdagens partifil
daily-title =
    ### Dagens giv
    -# { $game } · <t:{ $date }:D>
daily-start = Alle får de samme kortene, uansett hvor de er, og spiller dem én gang: én giv mot to datamaskiner, { $names }.
daily-calls = Datamaskinene svarer med en gang, så rop sammen med kortet.
daily-next = Nye kort kl. 00:00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] 1 dag
       *[other] { $days } dager på rad
    }. Du kan hoppe over én dag. To dager på rad bryter rekka.
daily-yesterday =
    { $server ->
        [yes] **I går på denne serveren**
       *[no] **I går her**
    }
daily-board =
    { $server ->
        [yes] **I dag på denne serveren**
       *[no] **I dag her**
    }
deal-came = { $place }. plass{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } hode
       *[other] { $total } hoder
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 spilte dem først
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] la
        [called] ropte
        [drew_first] trakk og la
        [drew] { $game ->
            [ole] tok en brikke
            [otter] samlet inn
           *[other] trakk
        }
        [passed] passet
       *[forgot] glemte å rope
    }
daily-squares = -# { $legend }
daily-fair =
    ### Ærlig spill?
    Alle får disse kortene i denne rekkefølgen. Jeg valgte hemmeligheten bak dem først. Fingeravtrykket står i filnavnet til bildet over **{ button-start }**. I morgen har `/{ command-daily }` partifila di, med en side som deler ut kortene igjen.

# Nye kort for én
button-continue-cards = Spill videre
button-new-cards = Nye kort
button-new-cards-level = Nye kort: { $level }
solo-deal-title = ### { $game } mot datamaskiner ({ $level })
solo-fair =
    ### Ærlig spill?
    Disse kortene følger av en hemmelighet som jeg trakk tilfeldig da jeg delte dem ut første gang. Alle som spiller dem, får de samme i samme rekkefølge. **{ button-download }** gir deg partifila di, med en side som deler ut kortene igjen.
solo-deal-again = Her er kortene dine igjen. Nye får du med `/{ command-play }` og et spill.

# Kort som er delt
button-beat = Slå disse kortene
duplicate-title =
    ### { $game }
    -# de samme kortene
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** kom på { $first } med disse kortene. Du gjorde det bedre: **{ $own }**.
        [worse] **{ $name }** kom på { $first } med disse kortene. Du kom på **{ $own }**.
       *[equal] **{ $name }** kom på { $first } med disse kortene. Det gjorde du også.
    }
duplicate-board = **Best med disse kortene**
duplicate-known = Du har sett disse kortene før, så dette teller ikke.
duplicate-fair =
    ### Ærlig spill?
    Disse kortene ble delt ut i partiet `{ $match }`, og du fikk de samme i samme rekkefølge. Stokkingene var bestemt før noen ble med, og hemmeligheten er åpen nå. **{ button-fair }** kontrollerer partiet, og **{ button-download }** gir deg fila.

# Deling
shared-daily = **{ $game }**, dagens giv <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } dager på rad
    }
shared-solo = **{ $game }** mot datamaskiner ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** slo { $other } med de samme kortene: { $own }. { $other } kom på { $first }.
        [worse] **{ $name }** prøvde kortene til { $other } og kom på { $own }. { $other } kom på { $first }.
       *[equal] **{ $name }** og { $other } kom begge på { $first } med de samme kortene.
    }
button-play-daily = Spill dagens kort
