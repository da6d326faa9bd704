# Deals that one person plays alone: the daily deal, and cards that were shared

# The daily deal
button-daily = Gjöf dagsins
button-daily-record = Leikskrá gærdagsins
daily-title =
    ### Gjöf dagsins
    -# { $game } · <t:{ $date }:D>
daily-start = Allir fá sömu spilin, hvar sem þeir eru, og spila þau einu sinni: ein gjöf við tvær tölvur, { $names }.
daily-calls = Tölvurnar svara strax, svo láttu kallið fylgja spilinu.
daily-next = Ný spil kl. 00:00 UTC, <t:{ $until }:R>.
daily-streak =
    🔥 { $days ->
        [one] { $days } dagur
       *[other] { $days } dagar
    } í röð. Þú mátt sleppa einum degi. Tveir í röð slíta keðjuna.
daily-yesterday =
    { $server ->
        [yes] **Í gær á þessum server**
       *[no] **Í gær hér**
    }
daily-board =
    { $server ->
        [yes] **Í dag á þessum server**
       *[no] **Í dag hér**
    }
deal-came =
    { $place }. sæti{ $behind ->
        [none] {""}
       *[other] { " (" }{ $behind })
    }
daily-came = { $came }{ $time ->
        [none] {""}
       *[other] { " · " }{ $time }
    }
otter-daily-points =
    { $total ->
        [one] { $total } haus
       *[other] { $total } hausar
    }
daily-line = { $place }\. { $name } · { $came }{ $original ->
        [yes] { " · " }🃏 spilaði þau fyrst
       *[no] {""}
    }
daily-square = { $square } { $mark ->
        [played] setti út
        [called] kallaði
        [drew_first] dró, setti svo út
        [drew] { $game ->
            [ole] tók skífu
            [otter] hirti
           *[other] dró
        }
        [passed] sagði pass
       *[forgot] gleymdi að kalla
    }
daily-squares = -# { $legend }
daily-fair =
    ### Er þetta heiðarlegt?
    Allir spilarar fá þessi spil í þessari röð. Ég valdi fyrst leyndarmálið á bak við þau. Fingrafar þess er í skráarheitinu á myndinni fyrir ofan **{ button-start }**. Á morgun færðu leikskrána þína með `/{ command-daily }`, ásamt síðu sem gefur hana aftur.

# New cards for one
button-continue-cards = Halda áfram með spilin
button-new-cards = Ný spil
button-new-cards-level = Ný spil: { $level }
solo-deal-title = ### { $game } við tölvur ({ $level })
solo-fair =
    ### Er þetta heiðarlegt?
    Þessi spil ráðast af leyndarmáli sem ég dró af handahófi þegar ég gaf þau fyrst. Allir sem spila þau fá sömu spil í sömu röð. Með **{ button-download }** færðu leikskrána þína ásamt síðu sem gefur hana aftur.
solo-deal-again = Hér eru spilin þín aftur. Þú færð ný með `/{ command-play }` og nafni á spili.

# Cards that were shared
button-beat = Prófa sömu spil
duplicate-title =
    ### { $game }
    -# sömu spil
duplicate-facts = **{ $came }**
duplicate-dared =
    { $how ->
        [better] 🏆 **{ $name }** náði { $first } með þessum spilum. Þér gekk betur: **{ $own }**.
        [worse] **{ $name }** náði { $first } með þessum spilum. Þú náðir **{ $own }**.
       *[equal] **{ $name }** náði { $first } með þessum spilum. Það gerðir þú líka.
    }
duplicate-board = **Best með þessum spilum**
duplicate-known = Þú hefur séð þessi spil áður, svo þetta telur ekki.
duplicate-fair =
    ### Er þetta heiðarlegt?
    Þessi spil voru gefin í leiknum `{ $match }`, og þú fékkst þau sömu í sömu röð. Stokkunin var ákveðin áður en nokkur settist, og leyndarmálið er nú opinbert. **{ button-fair }** sannreynir þann leik, og með **{ button-download }** færðu leikskrána.

# Sharing it
shared-daily = **{ $game }**, gjöf dagsins <t:{ $date }:D>
shared-by = **{ $name }** · { $came }{ $days ->
        [0] {""}
        [1] {""}
       *[other] { " · " }🔥 dagar í röð: { $days }
    }
shared-solo = **{ $game }** við tölvur ({ $level })
shared-dared =
    { $how ->
        [better] 🏆 **{ $name }** gerði betur með sömu spilum: { $own }. { $other } náði { $first }.
        [worse] **{ $name }** prófaði sömu spil og náði { $own }. { $other } náði { $first }.
       *[equal] **{ $name }** og { $other } náðu bæði { $first } með sömu spilum.
    }
button-play-daily = Spila spil dagsins
