# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **Zum Beispiel**
    Die Farben sind 🟥R > 🟦B > 🟩G > 🟨Y, und oben liegt 🟩G5. 🟦B4 ist höher in der Farbe, 🟩G8 höher in der Zahl. Beide beenden deinen Zug.
    🟦B7 ist höher in beidem. Du spielst noch eine höhere Karte oder nimmst ein Plättchen.
    🟨Y4 ist in nichts höher, also kannst du sie nicht spielen.
ole-choice = Höher spielen oder ein Plättchen nehmen.
ole-deals = { $seats }
ole-pitch =
    Jede Karte muss **höher** sein als die oben, in der Farbe oder in der Zahl.
    Höher in **beidem**? Das ist eine Serie: Spiel noch eine, oder nimm ein Plättchen.
    Ein Plättchen kostet fünf Punkte. Die wenigsten Punkte gewinnen.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $colour ->
        [R] Rot
        [B] Blau
        [G] Grün
       *[Y] Gelb
    } { $number }
ole-sort-suit = Nach Farbe sortieren
ole-sort-rank = Nach Zahl sortieren
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] Rot ist am höchsten, dann Blau, Grün, Gelb
           *[YGBR] Gelb ist am höchsten, dann Grün, Blau, Rot
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] Rot
            [RB] Rot oder Blau
            [RBG] Rot, Blau oder Grün
            [Y] Gelb
            [YG] Gelb oder Grün
           *[YGB] Gelb, Grün oder Blau
        }
       *[no] { $above ->
            [R] 🟥R
            [RB] 🟥R oder 🟦B
            [RBG] 🟥R, 🟦B oder 🟩G
            [Y] 🟨Y
            [YG] 🟨Y oder 🟩G
           *[YGB] 🟨Y, 🟩G oder 🟦B
        }
    }

ole-verb-reverse = Farben umdrehen
ole-verb-keep = Farben lassen
ole-verb-token = Plättchen nehmen
ole-verb-pass = Bei einer Karte bleiben

# The table, line by line.
ole-top =
    { $top ->
        [none] Der Tisch ist leer.
       *[other] Oben: **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } darunter
        }{ $series ->
            [0] {""}
           *[other] { " · " }eine Serie von { $series }
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] Keine Plättchen mehr da. Ich schreibe jedes auf, das ihr nehmt.
        [one] Noch 1 Plättchen da.
       *[other] Noch { $supply } Plättchen da.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    }

# What happens.
ole-privilege = { $seat } hatte die meisten Punkte und darf die Farben umdrehen.
ole-reversed = 🔄 { $seat } dreht die Farben um: { ole-colours }.
ole-kept = { $seat } lässt die Farben: { ole-colours }.
ole-opens = { $seat } hat { $card } und fängt an.
ole-played =
    { $seat } spielt { $cards }{ $left ->
        [0] , die letzte Karte!
        [one] {" "}und hat noch eine Karte.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Eine Serie!
       *[other] {" "}Eine Serie von { $series }!
    }
ole-own-played =
    Du spielst { $cards }{ $left ->
        [0] , deine letzte Karte!
        [one] {" "}und hast noch eine Karte.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}Eine Serie!
       *[other] {" "}Eine Serie von { $series }!
    }
ole-call_ignored = In Olé wird nichts gerufen.
ole-passed = { $seat } bleibt bei einer Karte.
ole-own-passed = Du bleibst bei einer Karte.
ole-token =
    { $seat } nimmt { $series ->
        [0] ein Plättchen
       *[other] statt einer weiteren Karte ein Plättchen
    }{ $tokens ->
        [1] .
       *[other] {" "}und hat jetzt { $tokens }.
    }{ $noted ->
        [yes] {" "}Es ist keins mehr da, also schreibe ich es auf.
       *[no] {""}
    }
ole-dead_end = Niemand hat etwas Höheres als { $card }, also nehmen alle ein Plättchen.
ole-deal_over =
    { $winner ->
        [none] Durchgang { $deal } teilen sich { $seats } mit
       *[other] { $winner } gewinnt Durchgang { $deal } mit
    } { $low ->
        [one] 1 Punkt.
       *[other] { $low } Punkten.
    }

# For the player on turn alone.
ole-choose = Du hattest zuletzt die meisten Punkte, also entscheidest du über die Farben. So lassen oder umdrehen?
ole-first_card = Du hast { $card }, die niedrigste Karte. Fang mit ihr an.
ole-second_card =
    Jetzt spiel noch eine Karte, egal welche{ $optional ->
        [yes] , oder bleib bei einer.
       *[no] .
    }
ole-in_series = Du bist in einer Serie. Spiel noch eine höhere Karte, oder nimm ein Plättchen.
ole-fits =
    { $above ->
        [none] Höher als { $top }: jede Karte über { $number }.
       *[other] Höher als { $top }: { ole-above } mit jeder Zahl, oder jede Karte über { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = Damit endet dein Zug: { $cards }
ole-goes_on = Höher in beidem, du spielst weiter: { $cards }
ole-none_fit = Du hast keine höhere Karte, also nimm ein Plättchen.

ole-option-privilege = Darf man nach den meisten Punkten die Farben umdrehen?
ole-option-privilege-true = ja
ole-option-privilege-false = nein, Rot ist immer am höchsten
ole-option-priv_tie = Wer darf es, wenn Durchgang und Summe gleich sind?
ole-option-priv_tie-seat = wer zuerst links vom Geber sitzt
ole-option-priv_tie-random = Zufall
ole-option-order_base = Mit welchen Farben beginnt ein neuer Durchgang?
ole-option-order_base-reset = Rot ist wieder am höchsten
ole-option-order_base-carry = mit der Reihenfolge von zuletzt
ole-option-opening_second = Musst du mit zwei Karten anfangen?
ole-option-opening_second-forced = ja
ole-option-opening_second-optional = nur wenn du magst
ole-option-series_out = Was kostet es, in einer Serie fertig zu werden?
ole-option-series_out-free = nichts
ole-option-series_out-token = ein Plättchen
ole-option-dead_end = Wann endet ein Durchgang, wenn niemand mehr kann?
ole-option-dead_end-auto = sofort
ole-option-dead_end-by_round = wenn alle ein Plättchen genommen haben
ole-option-dead_end_series = Und wenn mitten in einer Serie niemand mehr kann?
ole-option-dead_end_series-pay_first = ein Plättchen für die Serie, dann eins für alle
ole-option-dead_end_series-single = nur ein Plättchen für alle
ole-option-tie = Was löst am Ende einen Gleichstand auf?
ole-option-tie-shared = nichts, der Platz wird geteilt
ole-option-tie-deals_won = mehr gewonnene Durchgänge
ole-option-tie-fewest_tokens = weniger genommene Plättchen
