# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } gibt allen { $count } Karten.
event-bought_in = Alle zahlen { $chips } Chips ein. Im Pott sind { $pot }.
event-buried = { $card } wird aufgedeckt und kommt unter den Nachziehstapel.
event-starter = { $card } wird aufgedeckt.
event-played = { $seat } spielt { $cards }{ $left ->
        [0] , die letzte Karte!
        [one] {" "}und hat noch eine Karte.
       *[other] .
    }
event-played_named =
    { $seat } spielt { $cards }{ $left ->
        [0] , die letzte Karte, und wünscht sich { $suit }.
        [one] , wünscht sich { $suit } und hat noch eine Karte.
       *[other] {" "}und wünscht sich { $suit }.
    }
event-named = { $seat } wünscht sich { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
        [one] { $seats } { $players ->
            [one] zieht eine Strafkarte.
           *[other] ziehen je eine Strafkarte.
        }
       *[other] { $seats } { $players ->
            [one] zieht { $count } Strafkarten.
           *[other] ziehen je { $count } Strafkarten.
        }
    }
event-drew =
    { $count ->
        [0] Für { $seat } ist nichts mehr zum Ziehen da.
        [one] { $seat } zieht eine Karte{ $why ->
            [false_call] { " für einen falschen Ruf" }
           *[other] {""}
        }.
       *[other] { $seat } zieht { $count } Karten.
    }
event-missed =
    { $players ->
        [one] { $seats } setzt aus.
       *[other] { $seats } setzen aus.
    }
event-passed = { $seat } passt.
event-drew_passed =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und passt.
event-drew_played =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $left ->
        [one] , spielt { $cards } und hat noch eine.
       *[other] {" "}und spielt { $cards }.
    }
event-drew_played_named =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, spielt { $cards }{ $left ->
        [one] , wünscht sich { $suit } und hat noch eine.
       *[other] {" "}und wünscht sich { $suit }.
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } und setzt aus.
       *[other] { $seats } ziehen je { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } und setzen aus.
    }
event-called = 📣 { $seat } ruft!
event-call_missed = { $seat } hat den Ruf vergessen.
event-forgot =
    { $count ->
        [0] ❗ { $seat } hat den Ruf vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ { $seat } hat den Ruf vergessen und zieht eine Karte!
       *[other] ❗ { $seat } hat den Ruf vergessen und zieht { $count } Karten!
    }
event-penalty =
    { $count ->
        [0] Für { $seat } ist nichts mehr zum Ziehen da.
        [one] { $seat } zieht dafür eine Karte.
       *[other] { $seat } zieht dafür { $count } Karten.
    }
event-offence = { $seat } kann jetzt erwischt werden.
event-challenged = { $seat } erwischt { $target }!
event-caught =
    { $count ->
        [0] ❗ { $seat } erwischt { $target }, aber zum Ziehen ist nichts mehr da.
        [one] ❗ { $seat } erwischt { $target }: eine Karte!
       *[other] ❗ { $seat } erwischt { $target }: { $count } Karten!
    }
event-called_falsely =
    ❗ { $seat } ruft ohne Grund{ $count ->
        [0] .
        [one] {" "}und zieht eine Karte.
       *[other] {" "}und zieht { $count } Karten.
    }
event-false_call = { $seat } ruft ohne Grund.
event-recycled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel mit { $count } Karten.
event-table_changed = Für { $seat } ist nichts mehr zum Ziehen da, also ist { $seat } noch mal dran.
event-went_out = 🎉 { $seat } hat keine Karten mehr!
event-blocked = Nichts geht mehr, niemand kann ziehen oder spielen.
event-struck = Mit diesen Punkten wären alle raus, deshalb zählen sie nicht.
event-deal_over =
    { $winner ->
        [none] Der Durchgang endet ohne Sieg.
       *[other] { $winner } gewinnt Durchgang { $deal }.
    }
event-eliminated =
    { $total ->
        [one] { $seat } ist mit { $total } Punkt aus der Partie raus.
       *[other] { $seat } ist mit { $total } Punkten aus der Partie raus.
    }
event-match_over = 🏁 Die Partie ist zu Ende.

# What happened to the reader.
you-called = 📣 Du rufst!
you-called_falsely =
    ❗ Du rufst ohne Grund{ $count ->
        [0] .
        [one] {" "}und ziehst eine Karte.
       *[other] {" "}und ziehst { $count } Karten.
    }
you-call_missed = ❗ Du hast den Ruf vergessen.
you-forgot =
    { $count ->
        [0] ❗ Du hast den Ruf vergessen, aber zum Ziehen ist nichts mehr da.
        [one] ❗ Du hast den Ruf vergessen: eine Karte!
       *[other] ❗ Du hast den Ruf vergessen: { $count } Karten!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } erwischt dich, aber zum Ziehen ist nichts mehr da.
        [one] ❗ { $seat } erwischt dich: eine Karte!
       *[other] ❗ { $seat } erwischt dich: { $count } Karten!
    }
# $who made the move in which it happened.
you-poisoned_missed =
    { $count ->
        [one] Wegen { $who } ziehst du eine Karte und setzt aus.
       *[other] Wegen { $who } ziehst du { $count } Karten und setzt aus.
    }
you-drew =
    { $count ->
        [0] Für dich ist nichts mehr zum Ziehen da.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-played =
    Du spielst { $cards }{ $left ->
        [0] , deine letzte Karte!
        [one] {" "}und hast noch eine Karte.
       *[other] .
    }
own-played_named =
    Du spielst { $cards }{ $left ->
        [0] , deine letzte Karte, und wünschst dir { $suit }.
        [one] , wünschst dir { $suit } und hast noch eine Karte.
       *[other] {" "}und wünschst dir { $suit }.
    }
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Du ziehst { $cards }.
    }
own-drew_passed =
    Du ziehst { $cards ->
        [none] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
       *[other] { $cards }
    } und passt.
own-passed = Du passt.
you-missed = Wegen { $who } setzt du aus.
you-offence = Jetzt können dich die anderen erwischen.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ Du erwischst { $target }, aber zum Ziehen ist nichts mehr da.
        [one] ❗ Du erwischst { $target }: eine Karte!
       *[other] ❗ Du erwischst { $target }: { $count } Karten!
    }
