# Ólsen ólsen's own words.
olsen_olsen-examples = **Zum Beispiel**
    Oben liegt K♦, und du hast 8♠ 9♠ 2♦. Spiel 2♦, oder 8♠ und wünsch dir Herz. 9♠ passt nicht.
    Oben liegt 5♠, und du hast 5♦ 5♥. Spiel eine davon und ruf **Ólsen** für die andere.
    Der Nachziehstapel ist leer, im Ablagestapel liegen 5♥ 5♠ K♠. Er wird umgedreht: 5♥ liegt oben, und als Nächstes kommt 5♠.
olsen_olsen-choice = Eine Karte pro Zug, oder ziehen.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }
olsen_olsen-goal = bis { $until } Punkte
olsen_olsen-pitch =
    Spiel eine Karte pro Zug: gleiche Farbe oder Zahl wie oben. Oder zieh.
    Eine **Acht** passt auf alles, und du wünschst dir die Farbe.
    Noch eine Karte? Ruf **Ólsen**. Mit der letzten rufst du **Ólsen ólsen**. Sonst ziehst du drei.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } wird aufgedeckt{ $any_card ->
        [yes] , und jede Karte passt darauf
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } ruft Ólsen ólsen!
       *[olsen] 📣 { $seat } ruft Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } hat „Ólsen ólsen“ vergessen.
       *[olsen] { $seat } hat „Ólsen“ vergessen.
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Du rufst Ólsen ólsen!
       *[olsen] 📣 Du rufst Ólsen!
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Du hast „Ólsen ólsen“ vergessen.
       *[olsen] ❗ Du hast „Ólsen“ vergessen.
    }
olsen_olsen-you-forgot =
    ❗ Du hast { $kind ->
        [olsen_olsen] „Ólsen ólsen“
       *[olsen] „Ólsen“
    } vergessen{ $count ->
        [0] , aber zum Ziehen ist nichts mehr da.
        [one] : eine Karte!
       *[other] : { $count } Karten!
    }
olsen_olsen-forgot =
    ❗ { $seat } hat { $kind ->
        [olsen_olsen] „Ólsen ólsen“
       *[olsen] „Ólsen“
    } vergessen{ $count ->
        [0] , aber zum Ziehen ist nichts mehr da.
        [one] {" "}und zieht eine Karte!
       *[other] {" "}und zieht { $count } Karten!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] Der Ablagestapel wird bis auf die oberste Karte umgedreht. Im Nachziehstapel sind jetzt { $count }.
        [shuffle_keep_top] Der Ablagestapel wird bis auf die oberste Karte gemischt. Im Nachziehstapel sind jetzt { $count }.
       *[flip_all] Der ganze Ablagestapel wird umgedreht.
    }
olsen_olsen-table_changed = Damit muss { $seat } neu wählen.
olsen_olsen-table =
    { $top ->
        [none] Der Tisch ist leer.
       *[other] Oben: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }Farbe: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }jede Karte passt
           *[no] {""}
        }
    } · { $stock ->
        [0] der Nachziehstapel ist leer
       *[other] { $stock } im Nachziehstapel
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kann erwischt werden
    }
olsen_olsen-waiting = ❗ { $seat } hat die letzte Karte gespielt, aber noch nicht „Ólsen ólsen“ gerufen.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Jede Karte passt.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Jetzt passt jede Karte.
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
        }{" "}oder eine Acht.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Ziehen kannst du nicht mehr. Spiel eine Karte oder passe.
           *[other] Oder zieh noch eine, oder passe.
        }
       *[no] { $count ->
            [0] Zum Ziehen ist nichts mehr da, also spiel eine Karte.
            [one] Oder zieh noch eine, wenn du magst.
           *[other] Oder zieh bis zu { $count } Karten, wenn du magst.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Keine deiner Karten passt, und ziehen kannst du nicht. Du musst passen.
           *[other] Keine deiner Karten passt. Zieh noch eine oder passe.
        }
       *[no] { $count ->
            [one] Keine deiner Karten passt. Zieh noch eine.
           *[other] Keine deiner Karten passt. Zieh bis zu { $count } Karten, bis eine passt.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Ruf **Ólsen ólsen**, bevor es weitergeht, sonst ziehst du { $count } Karten und spielst weiter.
       *[olsen] { $enforce ->
            [challenge] 📣 Ruf jetzt **Ólsen**, sonst können dich alle für { $count } Karten erwischen.
           *[auto] 📣 Ruf **Ólsen**, bevor es weitergeht, sonst ziehst du { $count } Karten.
        }
    }

refused-options-calls_by_hand = Nach der Karte kannst du nicht rufen, wenn „Ólsen ólsen“ nur mit der Karte geht. Ändere eine dieser beiden Hausregeln.

olsen_olsen-option-packs = Wie viele Kartenspiele?
olsen_olsen-option-packs-auto = eins bis 6 am Tisch, zwei ab 7
olsen_olsen-option-packs-1 = eins
olsen_olsen-option-packs-2 = zwei
olsen_olsen-option-early_pass = Darfst du passen, bevor du drei gezogen hast?
olsen_olsen-option-early_pass-false = nein
olsen_olsen-option-early_pass-true = ja, nach einer
olsen_olsen-option-starter_eight = Und wenn die Startkarte eine Acht ist?
olsen_olsen-option-starter_eight-any_card = jede Karte passt darauf
olsen_olsen-option-starter_eight-own_suit = ihre eigene Farbe zählt
olsen_olsen-option-starter_eight-rebury = sie kommt unter den Nachziehstapel, die nächste wird aufgedeckt
olsen_olsen-option-recycle_timing = Wann wird der Ablagestapel umgedreht?
olsen_olsen-option-recycle_timing-on_demand = wenn zum Ziehen nichts mehr da ist
olsen_olsen-option-recycle_timing-immediate = wenn die letzte Karte gezogen ist
olsen_olsen-option-recycle = Und wenn der Nachziehstapel leer ist?
olsen_olsen-option-recycle-flip_all = der ganze Ablagestapel wird umgedreht
olsen_olsen-option-recycle-flip_keep_top = der Ablagestapel wird umgedreht, bis auf die oberste Karte
olsen_olsen-option-recycle-shuffle_keep_top = der Ablagestapel wird gemischt, bis auf die oberste Karte
olsen_olsen-option-enforce = Wann kostet ein vergessenes „Ólsen“ drei Karten?
olsen_olsen-option-enforce-auto = sobald jemand anders zieht oder spielt
olsen_olsen-option-enforce-challenge = wenn dich jemand erwischt
olsen_olsen-option-oo_window = Wie lange kannst du „Ólsen ólsen“ rufen?
olsen_olsen-option-oo_window-next_action = bis jemand zieht oder spielt
olsen_olsen-option-oo_window-with_card_only = nur mit der Karte
olsen_olsen-option-false_call = Was kostet ein falscher Ruf?
olsen_olsen-option-false_call-reject = nichts
olsen_olsen-option-false_call-draw1 = eine Karte
olsen_olsen-option-calls_by_hand = Müsst ihr nach der Karte rufen?
olsen_olsen-option-calls_by_hand-false = nein, der Ruf darf mit der Karte kommen
olsen_olsen-option-calls_by_hand-true = ja
olsen_olsen-option-deals = Wie viele Durchgänge hat eine Partie?
olsen_olsen-option-deals-n = so viele, wie am Tisch sitzen
olsen_olsen-option-until = Oder bis zu so vielen Punkten spielen?
olsen_olsen-option-until-0 = nein, eine feste Zahl von Durchgängen
olsen_olsen-option-scoring = Zählt ihr Punkte?
olsen_olsen-option-scoring-true = ja
olsen_olsen-option-scoring-false = nein, ein Durchgang, und Fertigwerden gewinnt
