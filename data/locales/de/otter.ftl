# Otter Nonsense's own words.
otter-examples = **Zum Beispiel**
    Spalte 3 5 9 steigt, also passt 9 oder höher. 11 7 fällt, also passt 7 oder niedriger. 6 6 kann noch in beide Richtungen.
    Du nimmst 3 5 9, und Bo war vor dir dran. Gib Bo die 5 mit ihren Köpfen, nimm 3 und 9, und fang die Spalte mit deiner 13 neu an.
    Du spielst deine letzte Karte, und keine Spalte ist länger als zwei. Du gewinnst.
otter-choice = Spalten nehmen, Köpfe abgeben.
otter-goal =
    { $best_of ->
        [1] bis sieben Köpfe
        [3] wer zuerst zwei Durchgänge gewinnt
        [5] wer zuerst drei Durchgänge gewinnt
       *[other] die meisten von { $best_of } Durchgängen
    }
otter-pitch =
    Spiel Otter auf drei Spalten. Jede Spalte steigt nur oder fällt nur.
    Geht nicht, oder willst du nicht? Nimm eine Spalte, und gib eine ihrer Karten als Punkte ab, **an die Person vor dir**.
    {""}**Sieben Otterköpfe** gewinnen. Deine letzte Karte auch, wenn keine Spalte länger als zwei ist.

otter-card-R = 🔄 Wende
otter-card-X = 🎯 Wahl
otter-spoken-R = Wendekarte
otter-spoken-X = Wahlkarte

otter-verb-collect = Nimm Spalte
otter-verb-keep = Nimm Spalte
otter-play-2 = auf Spalte { $number }
# As the picture marks them.
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] gib nichts ab
       *[other] gib { $card } ab
    }
otter-collect-3 =
    { $card ->
        [none] und verschenk den Sieg
       *[other] fang mit { $card } an
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] keine Punkte
       *[other] { $card } als Punkte
    }
otter-keep-3 =
    { $card ->
        [none] und gewinn
       *[other] fang mit { $card } an
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] nichts
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] und verschenk den Sieg
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] und gewinn
       *[other] { $card }
    }

otter-ask-play-2 = Auf welche Spalte?
otter-ask-player = Wer ist als Nächstes dran?
otter-ask-collect-1 = Welche Spalte?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Welche Spalte, und welchen Otter bekommt { $receiver }?
otter-ask-collect-2 = Welchen Otter bekommt { $receiver }?
otter-ask-collect-3 = Mit welcher Karte fängt die Spalte neu an?
otter-ask-keep-1 = Welche Spalte?
otter-ask-keep-1-2 = Welche Spalte, und welchen Otter behältst du als Punkte?
otter-ask-keep-2 = Welchen Otter behältst du als Punkte?
otter-ask-keep-3 = Mit welcher Karte fängt die Spalte neu an?
otter-means-collect-2 =
    { $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }
otter-means-keep-2 = { otter-means-collect-2 }

# The table, line by line
otter-column =
    { $column }. { $direction ->
        [up] ⬆️
        [down] ⬇️
       *[none] ↕️
    } { $cards ->
        [none] { "—" }
       *[other] **{ $cards }**
    } · { $direction ->
        [up] { $value } oder höher
        [down] { $value } oder niedriger
       *[none] jeder Otter
    }
otter-score =
    🦦 { $seat }: **{ $heads } von { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Otterköpfe{ $one ->
        [none] {""}
       *[other] { " · " }1 auf { $one }
    }{ $two ->
        [none] {""}
       *[other] { " · " }2 auf { $two }
    }{ $three ->
        [none] {""}
       *[other] { " · " }3 auf { $three }
    }
otter-course =
    { $direction ->
        [clockwise] ↻ im Uhrzeigersinn
       *[anticlockwise] ↺ gegen den Uhrzeigersinn
    } · { $seat } gibt an { $target } ab
otter-last_card = { $seat } hat die letzte Karte gespielt und nimmt die längste Spalte. Dann ist { $target } dran.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Alle bekommen { $count } Karten. { $target } beginnt.
otter-buried = { $card } wird aufgedeckt und wieder eingemischt.
otter-opened = Die Spalten beginnen mit { $cards }.
otter-played = { $seat } spielt { $cards } auf Spalte { $column }{ $left ->
        [0] , die letzte Karte!
        [one] {" "}und hat noch eine Karte.
       *[other] .
    }
otter-own-played = Du spielst { $cards } auf Spalte { $column }{ $left ->
        [0] , deine letzte Karte!
        [one] {" "}und hast noch eine Karte.
       *[other] .
    }
otter-collected = { $seat } nimmt Spalte { $column } ({ $cards }).
otter-gave =
    { $target } bekommt { $card } mit { $heads ->
        [one] einem Kopf
       *[other] { $heads } Köpfen
    } und hat jetzt { $total }.
otter-you-gave =
    Du bekommst { $card }: { $heads ->
        [one] ein Kopf
       *[other] { $heads } Köpfe
    }, insgesamt { $total }.
otter-kept =
    { $seat } behält { $card } mit { $heads ->
        [one] einem Kopf
       *[other] { $heads } Köpfen
    } und hat jetzt { $total }.
otter-placed = Spalte { $column } fängt mit { $card } neu an.
otter-reversed =
    🔄 Jetzt geht es { $direction ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } weiter. { $target } ist dran.
otter-played_named =
    🎯 { $seat } spielt { $cards } auf Spalte { $column }{ $left ->
        [0] , die letzte Karte, und lässt { $target } spielen.
        [one] , lässt { $target } spielen und hat noch eine Karte.
       *[other] {" "}und lässt { $target } spielen.
    }
otter-own-played_named =
    🎯 Du spielst { $cards } auf Spalte { $column }{ $left ->
        [0] , deine letzte Karte, und lässt { $target } spielen.
        [one] , lässt { $target } spielen und hast noch eine Karte.
       *[other] {" "}und lässt { $target } spielen.
    }
otter-named = 🎯 { $seat } lässt { $target } spielen.
otter-went_out = 🎉 { $seat } hat keine Karten mehr, und keine Spalte ist lang. Das ist der Sieg!
otter-own-went_out = 🎉 Du hast keine Karten mehr, und keine Spalte ist lang. Das ist der Sieg!
otter-call_ignored = In Otter Nonsense wird nichts gerufen.
otter-deal_over = 🏆 { $winner } gewinnt Durchgang { $deal }.

# Private lines
otter-turn_hint-beside = Unter jeder Spalte steht, was passt. { otter-turn_hint }
otter-turn_hint = Spiel eine Karte, oder nimm eine Spalte und gib einen ihrer Otter an { $target } ab.
otter-none_fit = Keine deiner Karten passt. Nimm eine Spalte und gib einen ihrer Otter an { $target } ab.
otter-last_hint = Deine letzte Karte! Ist danach keine Spalte länger als { $limit }, gewinnst du. Sonst nimmst du die längste Spalte und bekommst einen ihrer Otter als Punkte.
otter-keep_hint = Nimm die längste Spalte. Behalt einen ihrer Otter als Punkte, der Rest ist deine neue Hand. Mit einer Karte fängt die Spalte neu an.

illegal-bad_column = Diese Spalte kannst du jetzt nicht nehmen. Nach deiner letzten Karte muss es die längste sein.
illegal-bad_gift = Diese Karte kann nicht zu Punkten werden. Wähl einen Otter aus der Spalte, die du nimmst.
illegal-bad_place = Mit dieser Karte kann die Spalte nicht anfangen. Wähl einen Otter aus deiner neuen Hand, wenn du einen hast.

refused-options-endless_specials = Darf eine Spalte mit einer Sonderkarte anfangen, könnt ihr keine Spalte nur aus Sonderkarten nehmen. Sonst geht es vielleicht ewig im Kreis. Ändere eine dieser beiden Hausregeln.
refused-options-no_heads_map = Schreib die Köpfe eurer Karten als 13 Ziffern von 1 bis 3, für die Karten 1 bis 13. Oder wähl einen anderen Wert.

otter-total =
    { $total ->
        [one] { $total } Durchgang gewonnen
       *[other] { $total } Durchgänge gewonnen
    }

otter-option-first = Wer beginnt?
otter-option-first-random = Zufall
otter-option-first-host = der Host
otter-option-opening_special = Darf eine Spalte mit einer Sonderkarte neu anfangen?
otter-option-opening_special-only_if_forced = nur wenn du keine andere Karte hast
otter-option-opening_special-any = ja, aber ohne Wirkung
otter-option-opening_special-any_with_effect = ja, und sie wirkt
otter-option-special_column = Darfst du eine Spalte nur aus Sonderkarten nehmen?
otter-option-special_column-collectable = ja, ohne Punkte
otter-option-special_column-not_collectable = nein
otter-option-place_last = Darf deine einzige Karte auf eine Spalte, die du gerade geleert hast?
otter-option-place_last-last_card = ja, als deine letzte Karte
otter-option-place_last-forbidden = nein
otter-option-reverse_next = Wer ist nach 🔄 dran?
otter-option-reverse_next-neighbour = wer auf der anderen Seite sitzt
otter-option-reverse_next-last_actor = wer zuletzt dran war
otter-option-last_special_effect = Wirkt eine Sonderkarte als letzte Karte?
otter-option-last_special_effect-true = ja
otter-option-last_special_effect-false = nein
otter-option-heads = Wie viele Otterköpfe zeigen die Karten?
otter-option-heads-centre = die meisten in der Mitte: 6 7 8
otter-option-heads-edge = die meisten an den Enden: 1 2 12 13
otter-option-heads-rising = je höher, desto mehr
otter-option-heads-flat = einen auf jeder Karte
otter-option-heads-map = wie auf unseren eigenen Karten
otter-option-heads-own = 13 Ziffern von 1 bis 3, für 1 bis 13
otter-option-best_of = Wie viele Durchgänge hat eine Partie?
otter-option-best_of-1 = einen
otter-option-best_of-3 = bis jemand zwei von drei gewinnt
otter-option-best_of-5 = bis jemand drei von fünf gewinnt
