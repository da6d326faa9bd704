# What one player sees of their own cards.
hand-title =
    ### Deine Hand · { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $deal ->
        [none] {""}
       *[other] { " · Durchgang " }{ $deal }{ $deals ->
            [0] {""}
           *[other] /{ $deals }
        }
    }
hand-your-turn =
    { "" }**Du bist dran**{ $until ->
        [none] {""}
       *[other] { " · " }endet <t:{ $until }:R>
    }
hand-also = Außerdem hast du: { $cards }
hand-forced = **Ich spiele für dich: { $move }**
hand-stand_in =
    { $can ->
        [press] Du hast deinen Zug verpasst, deshalb spielt ein
       *[wait] Gerade spielt ein
    } Computer für dich. { $can ->
        [press] Drück hier oder am Tisch auf irgendeinen Button, um wieder selbst zu spielen.
        [move] Um wieder selbst zu spielen, mach einen Zug oder drück auf **{ button-back }**.
       *[wait] Um wieder selbst zu spielen, drück auf **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] Die Partie macht Pause.
       *[no] Alle sind weg, also macht die Partie Pause.
    } { $can ->
        [move] Mach hier einen Zug, dann geht’s weiter.
       *[wait] Mit **{ button-wake }** geht’s weiter.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } muss jetzt „{ $call }“ rufen.
hand-offence = ❗ { $name } hat „{ $call }“ vergessen.
hand-since = -# { $what }
hand-won-deal = 🎉 Du gewinnst Durchgang { $deal }!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Niemand gewinnt, denn alle haben aufgegeben.
        [alone] 🎉 Du hast gewonnen!
        [together] 🎉 Du hast gewonnen, zusammen mit { $names }!
       *[others] 🏁 Gewonnen: { $names }.
    }
hand-you = Du
hand-ended =
    ⏹️ { $names ->
        [none] Diese Partie wurde abgebrochen.
       *[other] Abgebrochen von { $names }.
    } Sie zählt nicht.
hand-out = Du bist aus dieser Partie raus. Schau zu, wie es ausgeht!
hand-lost_touch = Diese Ansicht war veraltet, weil Discord mich sie nur 15 Minuten lang ändern lässt. Hier ist deine Hand von jetzt.
hand-unbegun = Den angefangenen Zug kannst du nicht mehr beenden. Hier ist deine Hand.
menu-choose = Wählen …
hand-pick =
    Karte spielen …{ $pages ->
        [1] {""}
       *[other] {" "}({ $page }/{ $pages })
    }
hand-more-cards = Mehr Karten …
hand-more-words = { $move } …
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Rufst du nicht, { $enforce ->
        [challenge] können dich nach dem nächsten Zug alle erwischen. Das kostet { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
        [with_card] ziehst du sofort { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[auto] ziehst du nach dem nächsten Zug { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Nach Farbe sortieren
sort-rank = Nach Zahl sortieren
menu-title = **{ $begun }** · { $question }
menu-order = Die letzte Karte liegt am Ende oben, und ihre Farbe gilt.
menu-call =
    📣 { $which ->
        [all] Danach musst du rufen.
        [some] Nach manchen davon musst du rufen.
        [none] Spielst du keine weitere, musst du rufen.
       *[one] Nach { $choice } musst du rufen.
    } Ruf gleich nach der Karte.
menu-nothing-more =
    { $cards ->
        [one] Nur die
       *[other] Nur diese
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Zug vormerken
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Vormerkung ändern
button-take-back = Rückgängig
hand-ahead =
    Vorgemerkt: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}„{ $call }“ kommt mit der Karte.
    }
hand-ahead-now = Vorgemerkt ist **{ $move }**. Das spiele ich gleich.
hand-let-go =
    Ich habe deinen vorgemerkten Zug (**{ $move }** …) gestrichen, weil { $why ->
        [hit] dich eine andere Karte getroffen hat.
        [unfit] er jetzt nicht passt.
       *[hand] sich deine Karten geändert haben.
    }
ahead-names = { $card } und wünsch dir { $suit }
ahead-step = **{ $move }**
ahead-else = sonst **{ $move }**
ahead-else-wait = sonst entscheidest du
ahead-form-about = Ich spiele den Zug, wenn er passt. Ändern sich deine Karten oder trifft dich jemand, streiche ich ihn.
ahead-form-first = Wenn du dran bist, spiel
ahead-form-second = Wenn das nicht passt
ahead-form-third = Wenn auch das nicht passt
ahead-form-otherwise = Passt nichts davon, dann warte nicht auf mich:
ahead-form-call = Gleich mit der Karte rufen

# What a begun move asks next.
ask = Was kommt dazu?
ask-suit = Welche Farbe wünschst du dir?
ask-other-suit = Welche Farbe wünschst du dir, oder kommt noch eine Karte dazu?
ask-player = Wer soll es sein?
ask-challenge = Wen erwischst du?
ask-play = Noch mehr mit gleicher Zahl?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
    }
spoken-card = { spoken-suit } { spoken-rank }
spoken-group = { $common }: { $cards }

verb-play = Spiel
verb-draw = Karte ziehen
verb-pass = Passen
verb-deal = Nächster Durchgang
verb-challenge = Erwisch
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] Ruf vergessen
       *[no] hat eine Karte
    }

# Hints, each a reason for a move
button-hint = Was würdest du tun?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Am zweitbesten: { $beside })
hint-call = Du musst rufen, sonst kostet es dich Karten.
hint-challenge = Da hat jemand den Ruf vergessen.
hint-only = Etwas anderes kannst du nicht tun.
hint-out = Damit gewinnst du den Durchgang.
hint-order = In dieser Reihenfolge wirst du deine Karten leichter los.
hint-even = Mehrere Züge sehen für mich gleich gut aus. Ich würde den nehmen.
hint-dear = Damit wirst du teure Karten los.
hint-cheap = Teure Karten können warten.
hint-eight = Jetzt ist ein guter Moment für eine Acht.
hint-keeps_eight = So hebst du die Acht für später auf, wenn sie auf fast alles passt.
hint-follows = Danach passen mehr von deinen anderen Karten.
hint-held = Von dieser Farbe hast du mehr.
hint-blocks = Darauf passen weniger von den verdeckten Karten.
hint-loners = So bleiben dir weniger Karten, die zu nichts auf deiner Hand passen.
hint-rare = Von dieser Farbe sind weniger Karten verdeckt.
hint-whole = So reißt du weniger Karten mit gleicher Zahl auseinander.
hint-several = Damit wirst du mehr Karten auf einmal los.
hint-hits = Die anderen kostet das Karten oder einen Zug.
hint-turns = So kommt jemand mit wenigen Karten nicht dran.
hint-together = Alle deine anderen Karten kannst du auf einmal spielen.
hint-lays = Deine Hand wird kleiner.
hint-short = Die Spalten, die liegen bleiben, sind kürzer.
hint-open = Danach passen mehr von deinen Karten.
hint-choice = Deine anderen Karten passen an mehr Stellen.
hint-closes = So passen bei den anderen weniger Karten.
hint-middle = So beginnt die Spalte näher an der Mitte.
hint-series = Gleich danach kannst du noch eine Karte spielen.
hint-stuck = Vielleicht passt im nächsten Zug nichts.
hint-special = Jetzt ist ein guter Moment für eine Sonderkarte.
hint-keeps_special = So hebst du deine Sonderkarte für später auf.
hint-gets_special = Damit bekommst du eine Sonderkarte.
hint-guards = Wer nach dir kommt, hat weniger Köpfe.
hint-few = So nimmst du weniger Karten.
hint-light = So gibst du weniger Köpfe weg.
hint-climbs = Der Schritt ist kleiner, also passen darüber mehr Karten.
hint-unbeaten = Keine verdeckte Karte passt darauf.
hint-hard = Später wirst du sie schwerer los.
hint-no_token = Ein Plättchen kann warten.
hint-all = Insgesamt sieht das für mich am besten aus.
hint-nothing = Keine deiner Karten passt.
