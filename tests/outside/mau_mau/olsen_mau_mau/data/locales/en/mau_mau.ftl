# Mau-Mau's own words.
mau_mau-pitch = Lay the suit or the number of the card on top. A jack names the suit, sevens add up, eights skip.
mau_mau-call = Mau!
mau_mau-verb-take = Take the cards
mau_mau-took =
    { $count ->
        [0] The stock is empty, so { $seat } takes nothing.
        [one] { $seat } takes a card.
       *[other] { $seat } takes { $count } cards.
    }
mau_mau-table =
    { $top ->
        [none] Nothing lies on the table yet.
       *[other] On top: **{ $top }**
    } · { $stock } in the stock
mau_mau-open = ⚠️ **{ $count } cards** wait for { $seat }, unless a seven passes them on.
mau_mau-answer =
    { $able ->
        [yes] ⚠️ Lay a seven, or take the { $count } cards that are open.
       *[no] ⚠️ You have no seven: take the { $count } cards that are open.
    }
mau_mau-fits =
    What fits: { $suit }{ $rank ->
        [none] , but no jack
       *[other] , another { $rank }, or a jack
    }.
mau_mau-none_fit = No card fits. Draw one.
mau_mau-must_pass = No card fits: pass.
mau_mau-call_hint = 📣 Say it before the next player acts, or draw { $count } cards.

mau_mau-option-enforce = Who notices that “Mau” was not said?
mau_mau-option-enforce-auto = the bot
mau_mau-option-enforce-challenge = the other players
mau_mau-option-deals = How many deals is a match?
