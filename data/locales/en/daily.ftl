# The deal of the day
daily-title =
    ## Daily deal
    Everyone on this server gets the same cards and plays once, against two computers. The results open when the day ends, <t:{ $until }:R>.
daily-game = **{ $game }** · { $how }
daily-fresh = not played yet
daily-begun = you’re playing
daily-came = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    } · { $total } · { $time }
otter-daily-points =
    { $total ->
        [one] { $total } head
       *[other] { $total } heads
    }
daily-start-title = ### Daily deal: { $game }
daily-start = One deal against two computers, { $names }. You play it once and at your own pace.
daily-calls = The computers answer right away, so send the call with the card.
daily-yesterday = **Yesterday’s results**
daily-nobody = Yesterday’s deals weren’t played.
daily-board = **{ $game }**
daily-line = { $place }\. { $name } · { $came }
daily-over-title = ### Daily deal finished: { $game }
daily-over = You: **{ $came }**. The results open <t:{ $until }:R>. Until then they’re hidden, and you can’t replay the deal.
daily-promise = -# 🔒 The fingerprint of this shuffle is `{ $commitment }`. Your match file has the secret behind it. You can download it when the results open.
button-daily = Daily deal
button-daily-game = { $game }
button-daily-record = Match file: { $game }
