# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] Niemand gewinnt, denn alle haben aufgegeben.
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
    -# { $game } · { $deals ->
        [one] ein Durchgang
       *[other] { $deals } Durchgänge
    } · { $clock }{ $ranked ->
        [yes] { " · gewertet" }
       *[no] {""}
    }
result-moment = ✨ { $moment }
result-place =
    { $place ->
        [1] 🏆
       *[other] **{ $place }.**
    } **{ $name }**{ $total ->
        [none] {""}
       *[other] {" "}· { $total }
    }
result-behind =
    { $points ->
        [0] gleichauf an der Spitze
        [one] ein Punkt zurück
       *[other] { $points } Punkte zurück
    }
result-played-for = { $name } 🤖
result-computers = 🤖 Den größten Teil spielte ein Computer für { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = am Ende nicht da
result-own-won =
    { $won ->
        [0] keinen Durchgang gewonnen
       *[other] { $won } von { $deals } Durchgängen gewonnen
    }
result-own-most = bis zu { $most } Karten auf der Hand
result-own-forgot =
    { $count ->
        [one] Ruf einmal vergessen
        [2] Ruf zweimal vergessen
       *[other] Ruf { $count }-mal vergessen
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] 1 Kopf
       *[other] { $heads } Köpfe
    }
ole-result-own =
    { $tokens ->
        [0] kein Plättchen genommen
        [one] ein Plättchen genommen
       *[other] { $tokens } Plättchen genommen
    }
pictures-place =
    Platz { $place }: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go =
    { $name } spielte die letzte Karte{ $count ->
        [one] , vergaß
       *[other] { " " }{ $count }-mal, vergaß jedes Mal
    } zu rufen und sah { $other } gewinnen.
feat-slip =
    { $name } hatte noch eine Karte, vergaß zu rufen, zog dafür { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und verlor gegen { $other }.
feat-anyway =
    { $name } vergaß zu rufen, zog dafür { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und gewann den Durchgang trotzdem.
feat-rescue =
    { $other } hatte noch eine Karte. { $cause ->
        [ace] Da spielte { $name } { $more ->
            [0] ein Ass
            [one] ein Ass
           *[other] { $more } Asse auf einmal
        },
        [twos] Da spielte { $name } eine Zwei,
        [call] Da fiel { $name } der vergessene Ruf auf,
       *[other] Da schlug { $name } zu,
    } { $other } zog { $count }, und der Durchgang ging an { $name }.
feat-denied =
    { $name } hatte { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } nur noch eine Karte, musste jedes Mal ziehen und sah { $other } gewinnen.
feat-swing = { $other } hatte noch eine Karte, { $name } hatte { $count }. { $name } gewann den Durchgang.
feat-from_one =
    { $name } war schon bei einer Karte{ $cause ->
        [ace] . Dann kamen die Asse, und es waren
        [twos] . Dann kamen die Zweien, und es waren
        [turn] , zog und zog und kam wieder auf
       *[other] { " " }und dann wieder bei
    } { $count }. { $other } gewann den Durchgang.
feat-teased = { $name } war in einem Durchgang { $count }-mal bei einer Karte, aber { $other } gewann ihn.
feat-patience = { $name } war { $count }-mal bei einer Karte, bis die letzte endlich weg war.
feat-comeback = { $name } hatte { $count } Karten auf der Hand und gewann den Durchgang trotzdem.
feat-unplayed = { $other } war fertig, bevor { $name } auch nur eine Karte gespielt hatte.
feat-spree = { $name } kam in einem einzigen Zug von { $count } Karten auf null.
feat-beaten =
    { $cause ->
        [all] Alle anderen
       *[other] { $names ->
            [none] { $count } Leute
           *[other] { $names }
        }
    } hatten noch eine Karte, als { $other } fertig war.
feat-full_hand = Für { $count } Karten reichten die Finger von { $name } nicht mehr.
feat-hail =
    { $name } zog { $count } Karten für { $other ->
        [none] fremde Asse
       *[other] die Asse von { $other }
    }, bevor endlich wieder ein Zug kam.
feat-forgot =
    { $name } vergaß zu rufen, und zwar nicht nur einmal, sondern { $count ->
        [2] zweimal
       *[other] { $count }-mal
    }.
feat-bridesmaid = { $name } war { $count }-mal bei einer Karte und gewann nie einen Durchgang.
feat-last_second =
    { $name } rief, als noch { $seconds ->
        [one] { $seconds } Sekunde blieb
       *[other] { $seconds } Sekunden blieben
    }.
feat-late = Vor dem letzten Durchgang lag { $other } { $count } Punkte vor { $name }. { $name } gewann.
feat-from_last = { $name } lag abgeschlagen hinten, { $count } Punkte zurück, und gewann.
feat-brink = { $name } hatte { $count } Punkte, war einen schlechten Durchgang vom Aus entfernt und gewann.
feat-photo =
    Nach einer ganzen Partie schlug { $name } { $other } um { $count ->
        [one] einen einzigen Punkt
       *[other] nur { $count } Punkte
    }.
feat-tie =
    { $names ->
        [none] { $count } Leute
       *[other] { $names }
    } landeten zusammen vorn, mit genau gleich vielen Punkten.
feat-steady = { $name } gewann die Partie, ohne einen einzigen Durchgang zu gewinnen.
feat-unfair =
    { $name } gewann { $count ->
        [one] einen Durchgang
       *[other] { $count } Durchgänge
    }, { $other } { $more ->
        [0] keinen einzigen
        [one] nur einen
       *[other] nur { $more }
    }. Die Partie gewann trotzdem { $other }.
feat-own_goal =
    { $name } war { $count ->
        [6] einen Kopf
       *[other] zwei Köpfe
    } vom Sieg entfernt und schenkte ihn { $other }.
feat-feeder =
    { $other } gewann mit { $more } Köpfen, und { $all ->
        [yes] alle
       *[no] { $count } davon
    } waren Geschenke von { $name }.
feat-waiting = { $name } fehlte { $count } Züge lang ein Kopf. Dann gewann { $other }.
feat-nearly = { $name } spielte die letzte Karte, aber eine Spalte war zu lang: { $count } Karten zurück auf die Hand. { $other } gewann.
feat-almost =
    { $names ->
        [none] { $count } Leuten
       *[other] { $names }
    } fehlte jeweils ein Kopf, als { $other } gewann.
feat-last_otter = { $name } hatte keine Karten mehr und gewann, Köpfe hin oder her.
feat-behind = { $other } lag { $count } Köpfe vor { $name }. { $name } gewann.
feat-hoard = { $name } nahm { $count } Spalten hintereinander und saß da mit { $more } Karten.
feat-turnaround = { $name } ging in einem Durchgang unter, drehte die Farben um und gewann den nächsten.
feat-robbed =
    { $name } war zuerst alle Karten los, hatte aber { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }. Der Durchgang ging an { $other }.
feat-stuck = { $name } saß auf der letzten Karte fest und nahm dabei { $count } Plättchen.
feat-trapped =
    { $cause ->
        [all] Alle
        [but] Alle außer { $other }
       *[other] { $names ->
            [none] { $count } Leute
           *[other] { $names }
        }
    } hatten noch eine Karte, und niemand konnte sie spielen.
feat-twos = { $name } bekam die Rechnung für all die Zweien: { $count } Karten.
feat-boomerang = { $name } spielte eine Zwei, und sie kam als { $count } Karten zurück.
feat-saved = { $name } hob sich { $count } Achten für später auf. { $other } war vorher fertig: { $more } Punkte.
feat-paid = { $name } nahm { $count } Plättchen und gewann den Durchgang trotzdem.
feat-tokens = { $name } nahm { $count } Plättchen in einem Durchgang, als wären sie etwas wert.
feat-burden = { $name } bekam { $count } Punkte in einem einzigen Durchgang, und nicht von der guten Sorte.
feat-disaster = { $other } war fertig, und { $more } Karten auf der Hand kosteten { $name } { $count } Punkte.
feat-bully =
    Wegen der Asse von { $name } zogen die anderen { $count } Karten{ $other ->
        [none] , und { $name } gewann.
       *[other] . { $other } gewann trotzdem.
    }
feat-drought = { $name } konnte { $count } Züge lang nichts spielen und zog { $more }.
feat-rout = { $name } war fertig, als alle anderen noch mindestens { $count } Karten hatten.
feat-eights = { $name } spielte { $count } Achten hintereinander.
feat-aces = { $name } spielte { $count } Asse in einem Zug, und die anderen zogen { $more } Karten.
feat-series = { $name } kletterte in einem Zug durch alle vier Farben.
feat-sweep = { $name } gewann alle { $count } Durchgänge und ließ den anderen nichts übrig.
feat-gift =
    { $name } war so nett und schenkte { $other } { $count ->
        [one] den entscheidenden Kopf
       *[other] die entscheidenden Köpfe
    }.
feat-column = { $name } verschluckte eine ganze Spalte mit { $count } Karten.
feat-so_close =
    { $other } war fertig, und { $count ->
        [one] die letzte Karte von { $name }
       *[other] die letzten Karten von { $names ->
            [none] { $count } Leuten
           *[other] { $names }
        }
    } hätte{ $count ->
        [one] {""}
       *[other] n
    } direkt darauf gepasst.
feat-scramble = { $count } Leute kamen auf eine Karte herunter, und am Ende war { $name } zuerst fertig.
feat-contrast = { $name } gewann den Durchgang, ohne eine Karte zu ziehen, und { $other } zog { $count }.
feat-monologue =
    { $name } spielte { $count } Karten hintereinander. Zuschauen durfte { $other ->
        [none] der Rest
       *[other] { $other }
    }.
feat-wishes =
    { $names ->
        [none] { $count } Leute
       *[other] { $names }
    } stritten mit einer Acht nach der anderen um die Farbe.
feat-generous = { $name } verschenkte { $count } Köpfe und bekam keinen zurück. { $other } gewann.
feat-untouched = { $name } gewann, ohne eine einzige Spalte zu nehmen.

# Behind the buttons
button-share = Teilen
button-details = ⋯
details-title = ### { $game } im Detail
details-points = { $place }\. **{ $name }**{ $behind ->
        [none] {""}
       *[other] { " · " }{ $behind }
    }{ $total ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [none] {""}
           *[other] { $more ->
                [yes] … ·{" "}
               *[no] {""}
            }{ $points } ={" "}
        }{ $total }
    }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } Chips
    }
share-where =
    { $here ->
        [yes] Soll ich das hier für alle posten?
       *[no] Wo soll ich das posten?
    }
share-choose = Anderer Kanal …
button-share-here = Hier posten
share-line =
    🏁 { $count ->
        [0] Niemand gewinnt { $game }, denn alle haben aufgegeben
        [one] **{ $names }** gewinnt { $game }
       *[other] **{ $names }** gewinnen { $game }
    }{ $name ->
        [none] {""}
       *[other] { " · " }geteilt von { $name }
    }
share-dare =
    🃏 **{ $name }** kam in einem Durchgang auf { $came }. { $place ->
        [1] Schaffst du das mit denselben Karten auch?
       *[other] Bist du mit denselben Karten besser?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }Host: { $host }
    }
share-unit =
    { $kind ->
        [heads] Köpfe. Die meisten gewinnen.
        [deals] Gewonnene Durchgänge
       *[points] Punkte hinter der Spitze
    }
button-add-bot = { $bot } hinzufügen
share-done = Gepostet in { $channel }.
share-done-here = Hier gepostet.
refused-share_private = Meine Antworten hier siehst nur du, also kann ich das nicht posten. Teil es dort, wo externe Apps schreiben dürfen.
refused-share_again_here = Das wurde hier vor weniger als einer Stunde gepostet.
refused-share_failed_here = Discord hat mich das hier nicht posten lassen. Es hat sich nichts geändert, also versuch es noch mal.
refused-share_channel = Posten kann ich in einem Textkanal oder Thread. Wähl so einen aus.
refused-share_may_not_write = Du darfst in #{ $channel } nicht schreiben, also kann ich dort nicht für dich posten.
refused-share_permissions = In #{ $channel } kann ich ohne diese Berechtigungen nicht posten: { $permissions }. Bitte jemanden, der den Kanal verwaltet, sie mir zu geben.
refused-share_again = Das wurde in #{ $channel } vor weniger als einer Stunde gepostet. Wähl einen anderen Kanal.
refused-share_failed = Discord hat den Post in #{ $channel } nicht angenommen. Versuch es noch mal, oder wähl einen anderen Kanal.
refused-not_over = Diese Partie hat noch kein Ergebnis. Schau wieder rein, wenn sie zu Ende ist.
