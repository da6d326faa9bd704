# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Dagens giv
button-daily-record = Gårsdagens partifil
daily-title =
    ### Dagens giv
    -# { $game } · <t:{ $date }:D>
daily-start = Alle får de samme kort, hvor de end er, og spiller dem én gang: én giv mod to computere, { $names }.
daily-calls = Computerne svarer med det samme, så råb sammen med kortet.
daily-next = Nye kort kl. 00.00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] 1 dag
       *[other] { $days } dage i træk
    }. Du kan springe én dag over. Springer du to over i træk, slutter rækken.
daily-yesterday =
    { $server ->
        [yes] **I går på denne server**
       *[no] **I går her**
    }
daily-board =
    { $server ->
        [yes] **I dag på denne server**
       *[no] **I dag her**
    }
deal-came = nr. { $place }{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } hoved
       *[other] { $total } hoveder
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 spillede dem først
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] lagde
        [called] råbte
        [drew_first] trak og lagde
        [drew] { $game ->
            [ole] tog en brik
            [otter] samlede ind
           *[other] trak
        }
        [passed] sagde pas
       *[forgot] glemte at råbe
    }
daily-squares = -# { $legend }
daily-fair =
    ### Er det fair?
    Alle får de her kort i den her rækkefølge. Jeg valgte hemmeligheden bag dem først. Dens fingeraftryk står i navnet på billedfilen over **{ button-start }**. I morgen har `/{ command-daily }` din partifil med en side der deler kortene ud igen.

# New cards for one
button-continue-cards = Spil videre
button-new-cards = Nye kort
button-new-cards-level = Nye kort: { $level }
solo-deal-title = ### { $game } mod computere ({ $level })
solo-fair =
    ### Er det fair?
    Kortene følger af en hemmelighed som jeg trak tilfældigt da jeg delte dem ud første gang. Alle der spiller dem, får de samme i samme rækkefølge. **{ button-download }** giver dig din partifil med en side der deler kortene ud igen.
solo-deal-again = Her er dine kort igen. Du får nye med `/{ command-play }` og et spil.

# Cards that were shared
button-beat = Slå de her kort
duplicate-title =
    ### { $game }
    -# de samme kort
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** blev { $first } med de her kort. Du gjorde det bedre: **{ $own }**.
        [worse] **{ $name }** blev { $first } med de her kort. Du blev **{ $own }**.
       *[equal] **{ $name }** blev { $first } med de her kort. Det blev du også.
    }
duplicate-board = **Bedst med de her kort**
duplicate-known = Du har set kortene før, så det her tæller ikke.
duplicate-fair =
    ### Er det fair?
    Kortene blev delt ud i partiet `{ $match }`, og du fik de samme i samme rækkefølge. Blandingerne lå fast før nogen kom med, og hemmeligheden er åben nu. **{ button-fair }** tjekker partiet, og **{ button-download }** giver dig filen.

# Sharing it
shared-daily = **{ $game }**, dagens giv <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } dage i træk
    }
shared-solo = **{ $game }** mod computere ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** slog { $other } med de samme kort: { $own }. { $other } blev { $first }.
        [worse] **{ $name }** prøvede de samme kort som { $other } og blev { $own }. { $other } blev { $first }.
       *[equal] **{ $name }** og { $other } blev begge { $first } med de samme kort.
    }
button-play-daily = Spil dagens kort
