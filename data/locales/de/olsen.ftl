# Olsen's own words.
olsen-examples = **Zum Beispiel**
    Oben liegt 9♥, und du hast 9♣ 4♥ 4♠. Spiel 9♣, oder 4♥, oder 4♥ mit 4♠ darauf, dann gilt Pik.
    Oben liegt 8♣, und die Farbe ist ♠. 7♠ passt, K♣ nicht, und noch eine Acht geht nie.
    Du spielst K♥ und hast noch 9♣ 9♦. Ruf **Olsen One Card**, denn du könntest beide auf einmal spielen.
olsen-choice = Mau-Mau mit Achten, bei dem du rufen musst.
olsen-goal = bis 100 Punkte
olsen-pitch =
    Werd deine Karten los: Spiel die gleiche Farbe oder Zahl wie oben.
    {""}**Ass:** Die anderen ziehen, und du bist noch mal dran. **Acht:** Du wünschst dir die Farbe.
    Gleich fertig? Ruf **Olsen One Card**, sonst ziehst du zehn.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } ruft Olsen One Card!
olsen-call_missed = { $seat } hat „Olsen One Card“ vergessen.
olsen-you-called = 📣 Du rufst Olsen One Card!
olsen-you-call_missed = ❗ Du hast „Olsen One Card“ vergessen.
olsen-you-forgot =
    { $count ->
        [0] ❗ Du hast „Olsen One Card“ vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ Du hast „Olsen One Card“ vergessen: eine Karte!
       *[other] ❗ Du hast „Olsen One Card“ vergessen: { $count } Karten!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } hat „Olsen One Card“ vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ { $seat } hat „Olsen One Card“ vergessen und zieht eine Karte!
       *[other] ❗ { $seat } hat „Olsen One Card“ vergessen und zieht { $count } Karten!
    }
olsen-table =
    { $top ->
        [none] Der Tisch ist leer.
       *[other] Oben: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }Farbe: **{ $named }**
        }
    } · { $stock } im Nachziehstapel{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } Chips im Pott
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kann erwischt werden
    }
olsen-fits =
    { $first_turn ->
        [yes] Dein erster Zug: Spiel ein { $suit }{ $special ->
            [yes] , oder irgendeine Acht oder ein Ass
           *[no] {""}
        }. Achten und Asse sind in diesem Zug gewöhnliche Karten.
       *[no] { $named ->
            [yes] Farbe: { $suit }
           *[no] Es passt: { $suit }{ $rank ->
                [none] {""}
                [A] , noch ein Ass (A)
                [K] , noch ein König (K)
                [Q] , noch eine Dame (Q)
                [J] , noch ein Bube (J)
               *[other] , noch eine { $rank }
            }
        }{ $eight ->
            [yes] {" "}oder eine Acht
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Mehrere mit gleicher Zahl gehen zusammen.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Keine deiner Karten passt. Du kannst noch eine ziehen.
       *[other] Keine deiner Karten passt. Zieh bis zu { $count } Karten, bis eine passt.
    }
olsen-must_pass = Keine deiner Karten passt, und ziehen kannst du nicht mehr. Du musst passen.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Ruf jetzt **Olsen One Card**, sonst können dich alle für { $count } Karten erwischen.
       *[auto] 📣 Ruf **Olsen One Card**, bevor es weitergeht, sonst ziehst du { $count } Karten.
    }

olsen-option-packs = Wie viele Kartenspiele?
olsen-option-packs-auto = eins bis 5 am Tisch, zwei ab 6
olsen-option-packs-1 = eins
olsen-option-packs-2 = zwei
olsen-option-first_dealer = Wer gibt zuerst?
olsen-option-first_dealer-random = Zufall
olsen-option-first_dealer-host = der Host
olsen-option-first_turn_scope = Wer muss im ersten Zug die Farbe der Startkarte bedienen?
olsen-option-first_turn_scope-each = alle
olsen-option-first_turn_scope-first_player = nur wer beginnt
olsen-option-first_turn_multi = Im ersten Zug mehrere Karten auf einmal?
olsen-option-first_turn_multi-false = nein
olsen-option-first_turn_multi-true = ja
olsen-option-first_turn_8A = Im ersten Zug Achten und Asse einer anderen Farbe?
olsen-option-first_turn_8A-suit_only = nein
olsen-option-first_turn_8A-any = ja, aber ohne Wirkung
olsen-option-first_turn_draws = Wie viele Karten kannst du im ersten Zug ziehen?
olsen-option-first_turn_draws-3 = bis zu drei
olsen-option-first_turn_draws-1 = eine
olsen-option-starter_special = Und wenn die Startkarte eine Acht oder ein Ass ist?
olsen-option-starter_special-plain = dann zählt sie wie jede andere
olsen-option-starter_special-rebury = sie kommt unter den Nachziehstapel, die nächste wird aufgedeckt
olsen-option-eight_wild = Passt eine Acht auf jede Karte?
olsen-option-eight_wild-true = ja, nur nicht auf eine Acht
olsen-option-eight_wild-false = nur wenn ihre Farbe passt
olsen-option-voluntary_draw = Darfst du ziehen, obwohl du spielen könntest?
olsen-option-voluntary_draw-false = nein
olsen-option-voluntary_draw-true = ja
olsen-option-aces = Mehrere Asse auf einmal: Was ziehen die anderen?
olsen-option-aces-per_card = eine Karte pro Ass
olsen-option-aces-once = insgesamt eine Karte
olsen-option-final_effects = Wirkt ein Ass als letzte Karte?
olsen-option-final_effects-ignore = nein, der Durchgang endet
olsen-option-final_effects-apply = ja, erst ziehen die anderen
olsen-option-recycle = Und wenn der Nachziehstapel leer ist?
olsen-option-recycle-shuffle_keep_top = der Ablagestapel wird gemischt, bis auf die oberste Karte
olsen-option-recycle-none = dann wird nicht mehr gezogen
olsen-option-call_hands = Wann musst du rufen?
olsen-option-call_hands-one_or_same_rank = mit einer Karte oder mehreren mit gleicher Zahl
olsen-option-call_hands-one_only = mit einer Karte
olsen-option-enforce = Wann kostet ein vergessener Ruf zehn Karten?
olsen-option-enforce-auto = sobald jemand anders zieht oder spielt
olsen-option-enforce-challenge = wenn dich jemand erwischt
olsen-option-false_call = Was kostet ein falscher Ruf?
olsen-option-false_call-reject = nichts
olsen-option-false_call-draw1 = eine Karte
olsen-option-calls_by_hand = Müsst ihr nach der Karte rufen?
olsen-option-calls_by_hand-false = nein, der Ruf darf mit der Karte kommen
olsen-option-calls_by_hand-true = ja
olsen-option-all_out = Und wenn alle zugleich 100 erreichen?
olsen-option-all_out-lowest = die niedrigste Summe gewinnt
olsen-option-all_out-replay = die Punkte zählen nicht, und ihr teilt neu aus
olsen-option-pot = Um Chips spielen? Das ist Spielgeld.
olsen-option-pot-off = nein
olsen-option-pot-buy_in = alle zahlen einen Einsatz
olsen-option-pot-crash_burn = Crash & Burn: Du zahlst deine Punkte
olsen-option-pot-both = Einsatz und Crash & Burn
olsen-option-buy_in = Wie viele Chips kostet der Einsatz?
olsen-option-buy_in_per = Wann zahlt ihr den Einsatz?
olsen-option-buy_in_per-match = einmal pro Partie
olsen-option-buy_in_per-deal = in jedem Durchgang
olsen-option-deals = Wie viele Durchgänge höchstens?
olsen-option-deals-0 = beliebig viele, bis nur noch eine Person übrig ist
