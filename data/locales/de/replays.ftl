# Matches that are watched again.
command-replay = replay
command-replay-description = Zeigt, was eine Partie dieses Servers entschieden hat, Zug für Zug
command-replay-match-description = Welche Partie (oder ihre ID)

# The story of a match: turning points first, then move by move.
button-story = Verlauf
story-menu = Der Verlauf einer Partie …
story-title =
    ## { $game }
    -# Deine Siegchance nach dem, was du gesehen hast
story-reviewing =
    ⏳ **Ich suche die Wendepunkte …**
    -# Von jedem Zug aus spiele ich hundertmal weiter, mit zufälligen verdeckten Karten. Das dauert ein paar Sekunden.
story-move-title =
    ## { $game }
    -# Durchgang { $deal } · Zug { $at } von { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Als Nächstes: { $what } Deine Siegchance: **{ $before } % → { $after } %**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Alle Hände
button-story-own = Hände verdecken
button-story-ending = Das Ende posten
ending-title =
    ## 🎬 { $count ->
        [0] So ging es aus
        [one] So hat { $names } gewonnen
       *[other] So haben { $names } gewonnen
    }
    -# { $game }
ending-moves =
    { $count ->
        [one] -# Der letzte Zug, wie ihn alle gesehen haben
       *[other] -# Die letzten { $count } Züge, wie sie alle gesehen haben
    }
refused-ending_not_drawn = Ich konnte das Ende nicht zeichnen. Versuch es gleich noch mal.
refused-ending_posted = Dieses Ende wurde hier vor weniger als einer Stunde gepostet. Scroll hoch, dann findest du es.

# A move
replay-title =
    ## Replay · { $game }
    -# Durchgang { $deal } · Zug { $at } von { $last }
replay-older = -# Die Regeln dieser Partie habe ich nicht mehr. Du kannst noch lesen, was geschah, aber ohne die Karten, und prüfen kannst du sie nicht.
replay-differs = -# Diese Partie verläuft heute anders. Du kannst noch lesen, was damals geschah, aber ohne die Karten.
replay-got = { $name } bekommt { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] raus mit { $total }
       *[other] { $cards ->
            [none] { $count ->
                [one] **{ $count } Karte**
               *[other] { $count } Karten
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = vom Tisch aus gesehen
replay-by-open = mit allen Händen offen
replay-by-seat = mit den Augen von { $name }
refused-replay_not_shown = Die Karten dieser Partie kenne ich nicht, also kann ich sie nicht zeigen.

# A player whose name was forgotten.
name-seat = Platz { $number }
history-name = { $at } · { $game } · { $players }

refused-no_such_match = So eine Partie gibt es auf diesem Server nicht. `/{ command-replay }` zeigt beendete Partien, während du tippst.
refused-match_not_over = Diese Partie ist noch nicht zu Ende. Danach kannst du sie noch mal ansehen.
refused-moves_not_kept = Diese Partie ist so alt, dass ihre Züge gelöscht sind. Ihr Ergebnis steht unter `/{ command-stats }`.
