# Crazy Eights' own words.
crazy_eights-pitch = Lay the suit or the number of the card on top. Eights go on anything and name the suit.
crazy_eights-call = Last card!
crazy_eights-reversed = Play turns round.
crazy_eights-table =
    { $top ->
        [none] Nothing lies on the table yet.
       *[other] On top: **{ $top }**
    } · { $stock } in the stock
crazy_eights-fits =
    What fits: { $suit }{ $rank ->
        [none] {""}
       *[other] , another { $rank }
    }, or an eight.
crazy_eights-none_fit = No card fits. Draw until one does, up to { $count }.
crazy_eights-must_pass = No card fits: pass.
crazy_eights-call_hint = 📣 Say it before the next player acts, or draw { $count } cards.

crazy_eights-option-packs = How many packs?
crazy_eights-option-packs-auto = one for 2–6 players, two from 7
crazy_eights-option-packs-1 = one
crazy_eights-option-packs-2 = two
crazy_eights-option-trick_cards = Do queens and aces do anything?
crazy_eights-option-trick_cards-true = yes
crazy_eights-option-trick_cards-false = no
crazy_eights-option-deals = How many deals is a match?
