# Swedish Pursuit's own words.
pursuit-examples = **Zum Beispiel**
    Oben liegt 7♦. Ein Karo passt, oder 7♠, oder jede Acht. Q♠ nicht, denn Damen, Asse und Zweien müssen die Farbe bedienen.
    Bo spielt 2♣, Cleo antwortet mit 2♥, und Ada hat keine Zwei, also zieht Ada vier Karten.
    Du spielst alles bis auf eine Karte und rufst nicht. Nach dem nächsten Zug können dich alle erwischen.
pursuit-choice = Zweien addieren sich, und du erwischst andere.
pursuit-deals = 5
pursuit-pitch =
    Spiel die gleiche Farbe oder Zahl wie oben, oder zieh eine und passe.
    {""}**Ass** heißt aussetzen, **Dame** dreht die Richtung um, mit einer **Acht** wünschst du dir die Farbe, **Zweien** addieren sich.
    Noch eine Karte? Ruf **Letzte Karte**, sonst erwischt dich jemand. Die niedrigste Summe gewinnt.
pursuit-call = Letzte Karte!
pursuit-called = 📣 { $seat } ruft Letzte Karte!
pursuit-call_missed = { $seat } hat „Letzte Karte“ vergessen.
pursuit-you-called = 📣 Du rufst Letzte Karte!
pursuit-you-call_missed = ❗ Du hast „Letzte Karte“ vergessen.
pursuit-you-forgot =
    { $count ->
        [0] ❗ Du hast „Letzte Karte“ vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ Du hast „Letzte Karte“ vergessen: eine Karte!
       *[other] ❗ Du hast „Letzte Karte“ vergessen: { $count } Karten!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } hat „Letzte Karte“ vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ { $seat } hat „Letzte Karte“ vergessen und zieht eine Karte!
       *[other] ❗ { $seat } hat „Letzte Karte“ vergessen und zieht { $count } Karten!
    }
pursuit-verb-take = Strafkarten nehmen
pursuit-cut =
    { $seat ->
        [none] Abgehoben, wer gibt: { $cards }, Gleichstand.
       *[other] Abgehoben, wer gibt: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] Für { $seat } ist nichts mehr zum Ziehen da.
        [one] { $seat } zieht { $why ->
            [false_challenge] dafür eine Karte
           *[other] eine Karte
        }.
       *[other] { $seat } zieht { $why ->
            [false_challenge] dafür { $count } Karten
           *[other] { $count } Karten
        }.
    }
pursuit-took =
    { $count ->
        [0] Der Nachziehstapel ist leer, also nimmt { $seat } nichts.
        [one] { $seat } nimmt die eine Karte, die von { $due } noch da ist.
       *[other] { $seat } nimmt { $count } Karten.
    }
pursuit-own-took =
    { $count ->
        [0] Der Nachziehstapel ist leer, also nimmst du nichts.
        [one] Du nimmst die eine Karte, die von { $due } noch da ist.
       *[other] Du nimmst { $count } Karten.
    }
pursuit-reversed =
    Jetzt geht es { $dir ->
        [1] wieder im Uhrzeigersinn.
       *[other] gegen den Uhrzeigersinn.
    }
pursuit-passed = { $seat } kann weder spielen noch ziehen und setzt aus.
pursuit-own-passed = Du kannst weder spielen noch ziehen und setzt aus.
pursuit-false_challenge = { $seat } wollte { $target } erwischen, aber da war nichts.
pursuit-challenged_falsely =
    ❗ { $seat } wollte { $target } erwischen, aber da war nichts{ $count ->
        [0] .
        [one] . Dafür zieht { $seat } eine Karte.
       *[other] . Dafür zieht { $seat } { $count } Karten.
    }
pursuit-your-challenged_falsely =
    ❗ Du wolltest { $target } erwischen, aber da war nichts{ $count ->
        [0] .
        [one] . Dafür ziehst du eine Karte.
       *[other] . Dafür ziehst du { $count } Karten.
    }
pursuit-blocked = Nichts geht mehr, also zählen alle ihre Karten.
pursuit-deal_over =
    { $winner ->
        [none] Der Durchgang endet ohne Sieg.
       *[other] { $winner } gewinnt Durchgang { $deal }, und die anderen zählen ihre Karten.
    }
pursuit-table =
    { $top ->
        [none] Der Tisch ist leer.
       *[other] Oben: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }Farbe: **{ $named }**
        }
    } · { $stock ->
        [0] der Nachziehstapel ist leer
       *[other] { $stock } im Nachziehstapel
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kann erwischt werden
    }
pursuit-anticlockwise = ↺ Es geht gegen den Uhrzeigersinn.
pursuit-open_twos = ⚠️ **{ $count } Karten** für { $seat }, wenn keine Zwei sie weitergibt.
pursuit-fits =
    { $named ->
        [yes] Farbe: { $suit }
       *[no] { $suit ->
            [none] Jede Karte passt
           *[other] Es passt: { $suit }{ $rank ->
                [none] {""}
                [A] , noch ein Ass (A)
                [K] , noch ein König (K)
                [Q] , noch eine Dame (Q)
                [J] , noch ein Bube (J)
               *[other] , noch eine { $rank }
            }
        }
    }{" "}oder eine Acht.
pursuit-none_fit = Keine deiner Karten passt. Zieh eine, dann ist dein Zug vorbei.
pursuit-must_pass = Keine deiner Karten passt, und der Nachziehstapel ist leer. Du setzt diesmal aus.
pursuit-answer =
    { $able ->
        [no] ⚠️ Du hast keine Zwei, also nimm die { $count } Karten.
       *[yes] { $optional ->
            [yes] ⚠️ Spiel eine Zwei, oder nimm die { $count } Karten.
           *[no] ⚠️ { $count } Karten für dich. Spiel eine Zwei, um sie weiterzugeben.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Ruf **Letzte Karte**, bevor es weitergeht, sonst können dich alle für { $count } Karten erwischen.
       *[auto] 📣 Ruf **Letzte Karte**, bevor es weitergeht, sonst ziehst du { $count } Karten.
    }

pursuit-option-packs = Wie viele Kartenspiele?
pursuit-option-packs-1 = eins, bis 7 am Tisch
pursuit-option-packs-2 = zwei
pursuit-option-starter_trick = Was macht eine Sonderkarte als Startkarte?
pursuit-option-starter_trick-as_dealer = sie wirkt, als käme sie vom Geber
pursuit-option-starter_trick-none = nichts
pursuit-option-trick_match = Passen Asse, Damen und Zweien auf ihre eigene Zahl?
pursuit-option-trick_match-suit = nein, nur auf ihre Farbe
pursuit-option-trick_match-suit_or_rank = ja, wie jede Karte
pursuit-option-queen_two = Was macht eine Dame zu zweit?
pursuit-option-queen_two-plain = nichts
pursuit-option-queen_two-skip = du bist noch mal dran
pursuit-option-stack_two = Musst du auf eine Zwei mit einer Zwei antworten?
pursuit-option-stack_two-forced = ja, wenn du eine hast
pursuit-option-stack_two-optional = nein, du darfst die Karten nehmen
pursuit-option-enforce = Wann kostet ein vergessenes „Letzte Karte“ zwei Karten?
pursuit-option-enforce-challenge = wenn dich jemand erwischt
pursuit-option-enforce-auto = sobald jemand anders zieht oder spielt
pursuit-option-lc_until = Wie lange können dich andere erwischen?
pursuit-option-lc_until-hand_change = bis sich deine Hand ändert
pursuit-option-lc_until-next_own_turn = höchstens, bis du wieder dran bist
pursuit-option-calls_by_hand = Müsst ihr nach der Karte rufen?
pursuit-option-calls_by_hand-false = nein, der Ruf darf mit der Karte kommen
pursuit-option-calls_by_hand-true = ja
pursuit-option-false_challenge = Was kostet es, jemanden mit einer Karte zu Unrecht zu erwischen?
pursuit-option-false_challenge-0 = nichts
pursuit-option-false_challenge-1 = eine Karte
pursuit-option-false_challenge-2 = zwei Karten
pursuit-option-final_effects = Wirkt eine Zwei als letzte Karte?
pursuit-option-final_effects-ignore = nein, der Durchgang endet
pursuit-option-final_effects-apply = ja, erst wird noch gezogen
