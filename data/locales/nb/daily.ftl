# Dagens giv
daily-title =
    ## Dagens giv
    Alle på serveren får de samme kortene og spiller én gang, mot to datamaskiner. Resultatene kommer når dagen er over, <t:{ $until }:R>.
daily-game = **{ $game }** · { $how }
daily-fresh = ikke spilt ennå
daily-begun = du er i gang
daily-came = { $place ->
        [1] 1. plass
        [2] 2. plass
       *[other] 3. plass
    } · { $total } · { $time }
otter-daily-points =
    { $total ->
        [one] { $total } hode
       *[other] { $total } hoder
    }
daily-start-title = ### Dagens giv: { $game }
daily-start = Én giv mot to datamaskiner, { $names }. Du spiller den én gang, i ditt eget tempo.
daily-calls = Datamaskinene svarer med en gang, så rop sammen med kortet.
daily-yesterday = **Gårsdagens resultater**
daily-nobody = Ingen spilte gårsdagens giv.
daily-board = **{ $game }**
daily-line = { $place }\. { $name } · { $came }
daily-over-title = ### Dagens giv er ferdigspilt: { $game }
daily-over = Du: **{ $came }**. Resultatene kommer <t:{ $until }:R>. Til da er de skjult, og du kan ikke se given igjen.
daily-promise = -# 🔒 Stokkingen har fingeravtrykket `{ $commitment }`. Partifila di har hemmeligheten bak. Du kan laste den ned når resultatene kommer.
button-daily = Dagens giv
button-daily-game = { $game }
button-daily-record = Partifil: { $game }
