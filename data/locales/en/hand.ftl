# What one player sees of their own cards.
hand-title =
    ### Your hand · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-your-turn = **Your turn** · time is up <t:{ $until }:R>
hand-waiting = It is not your turn yet. This message changes when it is.
hand-over = This match is over. The result stands at the table.
hand-out = You are out of this match. Watch the others fight it out!
hand-all = { $cards }
hand-pick = Play a card …
hand-more-cards = More cards …
card-times = { $card } ×{ $count }
button-armed = “{ $call }” with the card: on
button-unarmed = “{ $call }” with the card: off
menu-title = **{ $begun }** and then?
menu-nothing-more = Just that

verb-play = Play
verb-draw = Draw a card
verb-pass = Pass
verb-deal = Next deal
verb-challenge = Challenge
