# Mau-Mau's own phrases.
mau_mau-pitch = Follow the suit or the number on top. A jack names the suit, sevens add up, eights skip.
mau_mau-call = Mau!
mau_mau-verb-take = Take the cards
mau_mau-took =
    { $count ->
        [0] The draw pile is empty, so { $seat } takes nothing.
        [one] { $seat } takes a card.
       *[other] { $seat } takes { $count } cards.
    }
mau_mau-table =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**
    } · { $stock } in the draw pile
mau_mau-open = ⚠️ **{ $count } cards** for { $seat }, unless a seven passes them on.
mau_mau-answer =
    { $able ->
        [yes] ⚠️ Play a seven, or take the { $count } cards.
       *[no] ⚠️ You have no seven, so take the { $count } cards.
    }
mau_mau-fits =
    What fits: { $suit }{ $rank ->
        [none] , but no jack
       *[other] , another { $rank }, or a jack
    }.
mau_mau-none_fit = You have no card that fits. Draw one.
mau_mau-must_pass = You have no card that fits. Pass.
mau_mau-call_hint = 📣 Call before the next player moves, or draw { $count } cards.

mau_mau-option-enforce = Who notices a forgotten “Mau”?
mau_mau-option-enforce-auto = the bot
mau_mau-option-enforce-challenge = the other players
mau_mau-option-deals = How many deals in a match?
