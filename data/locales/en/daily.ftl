# The deal of the day
daily-title =
    ## The deal of the day
    The same cards for everybody in this server, once, against two computers. How everybody fared is on the board when the day is over, <t:{ $until }:R>.
daily-game = **{ $game }** · { $how }
daily-fresh = not played yet
daily-begun = you are playing
daily-came = { $place ->
        [1] first
        [2] second
       *[other] third
    } · { $total } · { $time }
otter-daily-points =
    { $total ->
        [one] { $total } head
       *[other] { $total } heads
    }
daily-start-title = ### The deal of the day: { $game }
daily-start = One deal against two computers, { $names }. You play it once; nobody waits for you.
daily-calls = They answer at once, so a call has to come with the card: switch it on before you lay it.
daily-yesterday = **Yesterday’s board**
daily-nobody = Nobody has played yesterday’s deals.
daily-board = **{ $game }**
daily-line = { $place }\. { $name } · { $came }
daily-over-title = ### The deal of the day is over: { $game }
daily-over = You: **{ $came }**. The board opens <t:{ $until }:R>. Until then nobody sees it, and you can’t look at it again either.
daily-promise = -# 🔒 The secret behind these cards had this fingerprint: `{ $commitment }`. It stands in your record, which you get with the board.
button-daily = The deal of the day
button-daily-game = { $game }
button-daily-record = Record: { $game }
