# Dagens giv
daily-title =
    ## Dagens giv
    De samme kortene for alle på denne serveren, én gang, mot to datamaskiner. Hvordan det gikk, står på tavla når dagen er omme, <t:{ $until }:R>.
daily-game = **{ $game }** · { $how }
daily-fresh = ikke spilt ennå
daily-begun = du er i gang
daily-came = { $place ->
        [1] først
        [2] nummer to
       *[other] nummer tre
    } · { $total } · { $time }
otter-daily-points =
    { $total ->
        [one] { $total } hode
       *[other] { $total } hoder
    }
daily-start-title = ### Dagens giv: { $game }
daily-start = Én giv mot to datamaskiner, { $names }. Du spiller den én gang, og ingen venter på deg.
daily-calls = De svarer med en gang, så du må melde fra sammen med kortet: Slå det på før du legger.
daily-yesterday = **Gårsdagens tavle**
daily-nobody = Ingen spilte gårsdagens giv.
daily-board = **{ $game }**
daily-line = { $place }\. { $name } · { $came }
daily-over-title = ### Dagens giv er ferdigspilt: { $game }
daily-over = Du: **{ $came }**. Tavla åpner <t:{ $until }:R>. Før det ser ingen den, og heller ikke du kan se på given igjen.
daily-promise = -# 🔒 Hemmeligheten bak kortene hadde dette fingeravtrykket: `{ $commitment }`. Den står i protokollen, som du får sammen med tavla.
button-daily = Dagens giv
button-daily-game = { $game }
button-daily-record = Protokoll: { $game }
