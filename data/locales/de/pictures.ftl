# What the pictures show, in words that are read aloud.
pictures-hand =
    Deine Hand: { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
pictures-playable = Angehoben und hell, jetzt spielbar: { $cards }.
pictures-chosen = Angehoben, ausgewählt: { $cards }.
pictures-joining = Hell, kann dazu: { $cards }.
pictures-answers = Angehoben und hell, zur Auswahl: { $cards }.
pictures-unplayable = Abgedunkelt, jetzt nicht spielbar: { $cards }.
pictures-new = Mit Funkeln, neu: { $cards }.
pictures-worth =
    { $card } ({ $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    })
pictures-left-out =
    { $count ->
        [one] Eine weitere Zeile steht im Text der Nachricht.
       *[other] { $count } weitere Zeilen stehen im Text der Nachricht.
    }
pictures-pile =
    { $top ->
        [none] Der Tisch ist leer.
       *[other] Oben auf dem Ablagestapel mit { $count ->
            [one] einer Karte
           *[other] { $count } Karten
        }: { $top }.
    }
pictures-stock =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Eine Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
pictures-named = Die gewünschte Farbe, groß daneben: { $suit }.
pictures-penalty = { $count } Karten warten auf den nächsten Zug.
pictures-pot = { $count } Chips im Pott.
pictures-direction =
    { $direction ->
        [1] Gespielt wird im Uhrzeigersinn.
       *[other] Gespielt wird gegen den Uhrzeigersinn.
    }
pictures-order =
    Farben von oben: { $order ->
        [RBGY] Rot, Blau, Grün, Gelb.
       *[YGBR] Gelb, Grün, Blau, Rot.
    }
pictures-supply =
    { $count ->
        [0] Keine Plättchen mehr da.
        [one] Noch ein Plättchen da.
       *[other] Noch { $count } Plättchen da.
    }
pictures-series = Eine Serie von { $count }.
pictures-column =
    Spalte { $number }: { $cards ->
        [none] leer
       *[other] { $cards }
    }, { $way ->
        [up] es passt { $value } oder höher.
        [down] es passt { $value } oder niedriger.
       *[none] jeder Otter passt.
    }
pictures-fits =
    { $count ->
        [one] Leuchtet, nimmt eine Karte von dir: Spalte { $columns }.
       *[other] Leuchten, nehmen eine Karte von dir: Spalten { $columns }.
    }
pictures-collectable =
    { $count ->
        [one] Leuchtet, du kannst sie nehmen: Spalte { $columns }.
       *[other] Leuchten, du kannst eine davon nehmen: Spalten { $columns }.
    }
pictures-collected =
    { $card ->
        [none] Du nimmst Spalte { $number }, und die leuchtenden Otter können Punkte werden.
       *[other] Du nimmst Spalte { $number }, und { $card } wird zu Punkten.
    }
pictures-seat =
    { $number }. { $name }: { $out ->
        [yes] raus
       *[no] { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
    }{ $kind ->
        [coin] , Plättchen: { $amount }
        [head] , Köpfe: { $amount }
       *[none] {""}
    }{ $mark ->
        [calling] , kann noch rufen
        [said] , hat gerufen
        [offence] , kann erwischt werden
        [gift] , bekommt den nächsten Otter
       *[none] {""}
    }{ $stamp ->
        [called] , hat gerade gerufen
        [paid] , hat gerade { $drawn ->
            [one] eine Strafkarte
           *[other] { $drawn } Strafkarten
        } gezogen
       *[none] {""}
    }{ $reaction ->
        [laugh] , lacht
        [gasp] , ist schockiert
        [clap] , klatscht
       *[none] {""}
    }{ $turn ->
        [yes] , ist dran.
       *[no] .
    }
pictures-held =
    Platz { $number } hat { $cards ->
        [none] keine Karten
       *[other] { $cards }
    }.
pictures-banner = Ein paar Karten von { $game }.
pictures-games = Karten von { $games }.
pictures-month = Monat { $wins }/{ $matches }
pictures-figure = { $figure }
pictures-career =
    { $game }: { $wins } von { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } gewonnen{ $played ->
        [none] {""}
       *[other] , diesen Monat { $won } von { $played }
    }{ $form ->
        [none] {""}
       *[other] , neueste zuerst: { $form }
    }{ $made ->
        [none] {""}
       *[other] , gerufen: { $made }, vergessen: { $missed }
    }.
pictures-won = gewonnen
pictures-lost = verloren
pictures-ranked =
    { $place ->
        [none] Noch kein Platz
       *[other] Platz { $place }
    }: { $name }, { $merit }.
pictures-against =
    { $game }: { $name } vorn in { $ahead }, { $other } in { $behind }{ $equal ->
        [0] {""}
       *[other] { ", gleichauf in " }{ $equal }
    }{"."}
