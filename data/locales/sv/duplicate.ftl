# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Dagens giv
button-daily-record = Gårdagens matchfil
daily-title =
    ### Dagens giv
    -# { $game } · <t:{ $date }:D>
daily-start = Alla får samma kort, var de än är, och spelar dem en gång: en giv mot två datorer, { $names }.
daily-calls = Datorerna svarar direkt, så ropa samtidigt med kortet.
daily-next = Nya kort kl. 00:00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] 1 dag
       *[other] { $days } dagar i rad
    }. Du får missa en dag. Missar du två i rad är sviten slut.
daily-yesterday =
    { $server ->
        [yes] **I går på den här servern**
       *[no] **I går här**
    }
daily-board =
    { $server ->
        [yes] **I dag på den här servern**
       *[no] **I dag här**
    }
deal-came =
    { $place ->
        [1] 1:a
        [2] 2:a
        [3] 3:a
       *[other] { $place }:a
    }{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } huvud
       *[other] { $total } huvuden
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 spelade dem först
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] lade
        [called] ropade
        [drew_first] drog, lade sedan
        [drew] { $game ->
            [ole] tog en bricka
            [otter] samlade in
           *[other] drog
        }
        [passed] passade
       *[forgot] glömde att ropa
    }
daily-squares = -# { $legend }
daily-fair =
    ### Är det rättvist?
    Alla spelare får de här korten i den här ordningen. Jag valde hemligheten bakom dem först. Dess fingeravtryck står i filnamnet på bilden ovanför **{ button-start }**. I morgon har `/{ command-daily }` din matchfil, med en sida som delar ut den igen.

# New cards for one
button-continue-cards = Fortsätt med dina kort
button-new-cards = Nya kort
button-new-cards-level = Nya kort: { $level }
solo-deal-title = ### { $game } mot datorer ({ $level })
solo-fair =
    ### Är det rättvist?
    De här korten följer av en hemlighet som slumpen gav mig när jag delade ut dem första gången. Alla som spelar dem får samma kort i samma ordning. **{ button-download }** ger dig din matchfil, med en sida som delar ut dem igen.
solo-deal-again = Här är dina kort igen. Nya får du med `/{ command-play }` och ett spel.

# Cards that were shared
button-beat = Slå resultatet
duplicate-title =
    ### { $game }
    -# samma kort
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** kom { $first } med de här korten. Du var bättre: **{ $own }**.
        [worse] **{ $name }** kom { $first } med de här korten. Du kom **{ $own }**.
       *[equal] **{ $name }** kom { $first } med de här korten. Det gjorde du också.
    }
duplicate-board = **Bäst med de här korten**
duplicate-known = Du har sett de här korten förut, så det räknas inte.
duplicate-fair =
    ### Är det rättvist?
    De här korten delades ut i match `{ $match }`, och du fick samma i samma ordning. Dess blandningar var bestämda innan någon gick med, och hemligheten är nu offentlig. **{ button-fair }** kontrollerar den matchen, och **{ button-download }** ger dig dess fil.

# Sharing it
shared-daily = **{ $game }**, dagens giv <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 { $days } dagar i rad
    }
shared-solo = **{ $game }** mot datorer ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** slog { $other } med samma kort: { $own }. { $other } kom { $first }.
        [worse] **{ $name }** försökte slå { $other } och kom { $own }. { $other } kom { $first }.
       *[equal] **{ $name }** och { $other } kom båda { $first } med samma kort.
    }
button-play-daily = Spela dagens kort
