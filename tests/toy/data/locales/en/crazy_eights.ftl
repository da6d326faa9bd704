# Crazy Eights' own phrases.
crazy_eights-pitch = Match the suit or the number on top. Eights go on anything and name the suit.
crazy_eights-call = Last card!
crazy_eights-reversed = Play reverses.
crazy_eights-table =
    { $top ->
        [none] The table is empty.
       *[other] On top: **{ $top }**
    } · { $stock } in the draw pile
crazy_eights-fits =
    What fits: { $suit }{ $rank ->
        [none] {""}
       *[other] , another { $rank }
    }, or an eight.
crazy_eights-none_fit = You have no card that fits. Draw until one does, up to { $count }.
crazy_eights-must_pass = You have no card that fits. Pass.
crazy_eights-call_hint = 📣 Call before the next player moves, or draw { $count } cards.

crazy_eights-option-packs = How many decks?
crazy_eights-option-packs-auto = one for 2–6 players, two from 7
crazy_eights-option-packs-1 = one
crazy_eights-option-packs-2 = two
crazy_eights-option-trick_cards = Do queens and aces do anything?
crazy_eights-option-trick_cards-true = yes
crazy_eights-option-trick_cards-false = no
crazy_eights-option-deals = How many deals in a match?
