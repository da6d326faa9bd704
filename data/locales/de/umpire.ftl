# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }, { $clock } Uhr: { $players }
umpire-where =
    { $stage ->
        [final] Play-off, Tisch { $table }
        [tiebreaker] Entscheidungspartie { $round }{ season-division }
       *[round] Runde { $round }{ season-division }, Tisch { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = ein Tisch einer gestrichenen Runde

act-signup =
    { $player } hat sich angemeldet{ $division ->
        [0] {""}
       *[other] { " " }(Division { $division } nach Wertung)
    }.
act-leave = { $player } ist ausgestiegen.
act-check-in = { $player } hat eingecheckt.
act-appeal = { $player } hat die Spielleitung gefragt: { $match }.
act-seat = Tisch geöffnet: { $fixture }.
act-relocate = In einen anderen Thread verlegt: { $fixture }.
act-unseat = Tisch ohne Ergebnis geschlossen: { $fixture }.
act-record = Partie zu Ende: { $match }.
act-game =
    { $table }: Durchgang { $slot } { $stands ->
        [dealt] ist ausgeteilt.
       *[over] ist zu Ende.
    }
act-put-off = Weniger als zwei waren dabei, also { $until ->
        [none] bleibt die Anmeldung offen.
       *[other] ist der Start verschoben auf { $until }.
    }
act-draw = Die nächste Runde wurde ausgelost. Sie endet { $until }.
act-remind =
    { $what ->
        [day] Erinnerung, noch ein Tag
        [umpire] Spielleitung erinnert, niemand erschienen
       *[hour] Erinnerung, noch eine Stunde
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] Die Frist lief ohne Ergebnis ab: { $fixture }.
       *[other] Kampfloser Sieg für { $who }: { $fixture }.
    }
act-appoint = Der Termin ist jetzt { $at }: { $fixture }.
act-mark = { $player } wählt Stunden: { $fixture }.
act-propose = { $player } schlägt { $at } vor: { $fixture }.
act-accept = { $player } sagt für { $at } zu: { $fixture }.
act-decline = { $player } kann { $at } nicht: { $fixture }.
act-want-event = { $player } will ein Event: { $fixture }.
act-miss-event = Discord hat kein Event erstellt{ $why ->
        [full] , der Server hat zu viele
       *[other] {""}
    }: { $fixture }.
act-agree = Termin abgemacht, { $at }: { $fixture }.
act-ask = Eine neue Person wird nach dem Termin gefragt: { $fixture }.
act-ask-for-hours = Noch mal nach Stunden gefragt ({ $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }).
act-lapse = Der vorgeschlagene Termin ist verfallen: { $fixture }.
act-call = Bereitschaftscheck bis { $until }: { $fixture }.
act-call-over = Der Bereitschaftscheck ist geschlossen: { $fixture }.
act-play-on =
    { $players ->
        [none] Alle machen weiter: { $fixture }.
       *[other] Die Partie geht ohne { $players } weiter: { $fixture }.
    }
act-wait = Mehr Zeit für einen Zug, bis { $until }: { $fixture }.
act-begin = Los geht es für { $players }: { $fixture }.
act-begin-all =
    { $fixture } beginnt.{ $away ->
        [none] {""}
       *[other] { " " }Computer spielen vorerst für { $away }.
    }
act-deserted = Es kamen zu wenige: { $fixture }.
act-post = Die Tabelle wurde gepostet.
act-close = Alle Partien sind zu Ende.
act-open-check-in = Check-in geöffnet bis { $until }.
act-start = Die Saison beginnt.
act-pause = Die Saison macht Pause.
act-resume = Die Saison geht weiter.
act-confirm = Die Ergebnisse sind bestätigt.
act-reopen = Die Ergebnisse werden noch mal geprüft.
act-cancel = Die Saison ist abgesagt.
act-umpires = Spielleitung: { $umpires }.
act-name-role = { $role ->
    [none] Division { $division } hat keine Rolle mehr.
   *[other] In Division { $division } haben alle die Rolle { $role }.
}
act-lose-channel = Der Kanal der Saison wurde gelöscht, also ruht die Saison.
act-alter = Saisoneinstellungen geändert: { $settings }
act-answer = { $player } hat eine Antwort bekommen: { $match }.

ruling-void = Diese Partie zählt nicht: { $match }.
ruling-adjust = { $player } hat { $total } in dieser Partie: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] bekommt
       *[minus] verliert
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
ruling-settle = Gleichstand aufgelöst in dieser Reihenfolge: { $players }.
ruling-tiebreaker = Entscheidungspartie: { $players }, bis { $until }.
ruling-withdraw =
    { $player } ist aus der Saison raus. { $rest ->
        [forfeit] Die übrigen Partien sind kampflos verloren.
        [zero] Die übrigen Partien zählen nicht.
       *[void] Keine der Partien zählt, auch die bisherigen nicht.
    }
ruling-replace = { $player } übernimmt von { $old }.
ruling-extend =
    { $count ->
        [0] Die Saison dauert bis { $until }.
        [one] Die Frist ist jetzt { $until }: { $fixture }.
       *[other] Die Frist ist jetzt { $until }, für { $count } Tische.
    }
ruling-enter =
    Ergebnis einer anderswo gespielten Partie eingetragen{ $fixture ->
        [none] {""}
       *[other] , { $fixture }
    }: { $order }
ruling-enter-seat =
    { $place ->
        [0] 🏳️
       *[other] { $place }.
    } { $name }{ $points ->
        [none] {""}
       *[other] { " " }({ $points })
    }
ruling-warn = { $player } hat eine private Verwarnung bekommen.
ruling-reverse = Die Entscheidung von { $at } ist rückgängig gemacht: „{ $what }“
ruling-game-adjust =
    { $player }, Runde { $round }, Durchgang { $slot }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $sign ->
        [set] {""}
        [plus] {" "}mehr
       *[minus] {" "}weniger
    }.
ruling-game-void = Durchgang { $slot } zählt nicht und wird noch mal gespielt. { $table }.
ruling-game-shared = Der erste Platz ist geteilt, alle haben gewonnen.
ruling-game-settle = Gleichstand aufgelöst zugunsten von { $players }.
ruling-game-withdraw = { $player } ist aus dem Turnier raus. Die gespielten Durchgänge zählen.

# Opening a season
umpire-plan =
    ## { $league }
    -# Noch nicht angekündigt. Ich poste sie in { $channel }.
umpire-plan-usual = **Du hast kein Format gewählt, also schlage ich das hier vor.** Wähl eine Vorlage, oder bearbeite es.
umpire-new = Eine neue Saison
umpire-new-preset = Wie gespielt wird
umpire-new-preset-about = In der Vorschau kannst du alles ändern
umpire-plan-edit = Bearbeiten …
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Einsteigen geht vor und nach dem Start.
           *[other] Die Anmeldung schließt <t:{ $closes }:f> und öffnet nach dem Start wieder.
        }
       *[no] Die Anmeldung schließt{ $closes ->
            [none] , { season-settings-empty-signup-closes }
           *[other] {" "}<t:{ $closes }:f>
        }.
    } Die Saison beginnt{ $starts ->
        [none] , { season-settings-empty-starts }
       *[other] {" "}<t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] . Sie endet, { season-settings-empty-ends }
       *[other] . Sie endet <t:{ $ends }:f>
    }. { $places ->
        [none] Alle bekommen einen Startplatz.
       *[other] Es gibt { $places } Startplätze und eine Warteliste.
    }
umpire-warn-hours = ⚠️ **Die erste Runde beginnt außerhalb der Spielzeiten.** Der Bereitschaftscheck öffnet, sobald eine Runde beginnt.
umpire-warn-places = ⚠️ **Kein Tisch wird voll.** Ein Tisch hat { $size } Plätze, die Saison { $places } Startplätze.
umpire-warn-slow =
    ⚠️ **Eine Partie wird in einer Runde vielleicht nicht fertig.** Sie hat etwa { $turns } Züge (bis zu { $time }, { $clock }), eine Runde dauert nur { $round }. Dann zählt die Partie ohne den unfertigen Durchgang. Das hilft: { $fitting ->
        [none] {""}
       *[other] { $fitting },{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } oder{ " " }
    }längere Runden.
umpire-warn-pursuit = ⚠️ **Eine Runde kann Wochen dauern,** denn alle Tische müssen sie beenden. Eine Partie hat etwa { $turns } Züge. Mit normaler Uhr geht es schneller.
umpire-opened = **{ $league }** ist in { $channel } angekündigt, und die Anmeldung ist offen. { $starts ->
        [none] Starte sie in der Übersicht.
       *[other] Die Saison beginnt <t:{ $starts }:R>, oder wenn du sie in der Übersicht startest.
    }
umpire-season =
    { $league } · Saison { $number } · { $phase ->
        [signup] Anmeldung
        [check_in] Check-in
        [running] läuft
        [paused] Pause
        [review] gespielt
        [cancelled] abgesagt
       *[over] zu Ende
    }
button-open-signup = Anmeldung öffnen

# Changing what is announced
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = keine Angabe
season-setting-yes = ja
season-setting-no = nein
season-setting-hours = { $first } bis { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] 1 Minute
           *[other] { $time } Minuten
        }
        [hours] { $time ->
            [one] 1 Stunde
           *[other] { $time } Stunden
        }
       *[days] { $time ->
            [one] 1 Tag
           *[other] { $time } Tage
        }
    }
term-grace =
    { $grace ->
        [one] 1 Minute
       *[other] { $grace } Minuten
    }, ein Bereitschaftscheck dauert also { $check }
umpire-alter-no-place = Auf die Warteliste kommen: { $names }
umpire-alter-place = Einen Startplatz bekommen: { $names }
umpire-alter-cut = Paarungen ab Runde { $round } fallen weg. Keine davon wurde gespielt.
umpire-alter-to-come = Die laufende Runde behält ihre Frist. Verlängern kannst du sie in der Übersicht.
umpire-told = Ich poste das im Kanal der Saison{ $why ->
        [yes] , mit deinem Grund
       *[no] {""}
    }.
umpire-alter-stay = Alle { $count } bleiben dabei.
button-cancel = Abbrechen

# How it goes
umpire-check-in-asked =
    🙋 Ich pinge { $started ->
        [yes] die Warteliste einmal an. Die nächsten Startplätze gibt es für alle, die auf **{ league-button-here }** drücken.
       *[no] alle { $count } einmal an und bitte sie, auf **{ league-button-here }** zu drücken. Sonst geht der Startplatz verloren. Die Saison beginnt { $starts ->
            [none] gleich nach dem Check-in
           *[other] <t:{ $starts }:f>
        }, wenn mindestens zwei dabei sind.
    }
umpire-pause-clock =
    ⏳ Bis du fortsetzt, gibt es keine Fristen, Auslosungen, Bereitschaftschecks und Erinnerungen.{ $next ->
        [none] {""}
       *[other] { " " }Die nächste Frist ist <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Laufende Partien, die weitergehen und zählen: { $count }
umpire-pause-called = 📣 Bereitschaftschecks, die enden: { $count }. Niemand verliert kampflos, und ich suche andere Termine.
umpire-pause-timed = 📅 Tische mit Termin: { $count }. Verstreicht er, suche ich einen anderen.
umpire-resume-clock =
    ⏳ Alle Fristen verschieben sich um die Zeit seit dem <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }Die nächste ist ungefähr <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Tische, deren Termin verstrichen ist: { $count }. Ich suche andere.

# Before a decision
umpire-preview =
    ### { $league } · Saison { $number }
    -# Das siehst nur du. Nichts passiert, bis du auf **{ button-confirm }** drückst. Dann:
umpire-reason = > { $reason }
umpire-own-table = ⚠️ Das ist dein eigener Tisch. So steht es auch im Protokoll.
umpire-no-change = Die Tabelle bleibt, wie sie ist.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] kein Platz
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] Der Tisch in { $where } wird geschlossen.
       *[other] Die Partie in { $where } wird abgebrochen.
    }
umpire-table-hands-over = In { $where } geht der Platz von { $player } an die neue Person.
umpire-table-forfeits = In { $where } verliert { $player } kampflos, und ein Computer spielt weiter.
umpire-table-takes-out = In { $where } verliert { $player } den Platz.
umpire-table-scores = Die Partie in { $where } endet, weil nur noch eine Person übrig ist.
umpire-starts-round =
    { $pings ->
        [yes] 📣 Ich lose Runde 1 aus und pinge alle an.
       *[no] 🧵 Ich lose Runde 1 aus und öffne ihre Tische in Threads.
    }
umpire-starters = **Dabei: { $count }{ $names ->
        [none] **
       *[other] ** · { $names }
    }
umpire-all-through = ⚠️ **Alle kommen ins Play-off,** in dem Platz für { $through } ist. { $carry ->
        [yes] Die Punkte aus den Runden 1 und 2 werden dazugezählt.
       *[no] Es beginnt bei null.
    }
umpire-byes = ⚖️ { $division ->
        [0] Manche
       *[other] Division { $division }: Manche
    } setzen einmal öfter aus als andere, ohne Punkte.{ $fair ->
        [none] {""}
       *[other] { " " }Mit { $fair } Runden setzen alle gleich oft aus.
    }
umpire-left-out = **Kein Startplatz:** { $names }
    -# { $absent ->
        [yes] Der Check-in fehlt, oder alle
       *[no] Alle
    } Startplätze waren vergeben. Der Platz auf der Warteliste bleibt.
umpire-start =
    { $why ->
        [up] ⬆️ Aufstieg
        [down] ⬇️ Abstieg
        [back] ↩️ Zurück nach Pause ({ umpire-seasons-off })
        [full] ↩️ Zurück nach Pause ({ umpire-seasons-off }), denn Division { $promised } ist voll
        [room] ⏫ Aus Division { $promised }, denn es ist Platz
        [merged] 🔀 Aus Division { $promised }, die es nicht mehr gibt
        [hand] 🆕 Von der Spielleitung eingeteilt
        [rating] 🆕 Nach Wertung
        [unrated] 🆕 Noch ohne Wertung
        [signup] 🆕 Nach Anmeldung
        [lot] 🆕 Ausgelost
       *[stays] Bleiben
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] 1 Saison
       *[other] { $off } Saisons
    }
umpire-champions =
    { $count ->
        [0] Es wird kein Titel vergeben.
        [one] 🏆 Titel: **{ $names }**
       *[other] 🏆 Titel: **{ $names }**
    }
umpire-unanswered = ⚠️ Offene Fragen: { $count }. Danach kannst du sie nicht mehr beantworten.
umpire-promoted = ⬆️ Aufstieg: { $names }
umpire-relegated = ⬇️ Abstieg: { $names }
umpire-cancel-note = Die Saison endet ohne Titel. Laufende Partien werden abgebrochen.
umpire-reopen-champions =
    { $count ->
        [0] Es gab keinen Titel.
       *[other] ↩️ Ohne Titel, bis du wieder bestätigst: **{ $names }**
    }
umpire-reopen-role = ↩️ Ich nehme { $role } zurück. Mit der Bestätigung geht sie zum neuen Titel.
umpire-reopen-moves = ↩️ Aufstieg und Abstieg sind wieder offen: { $names }.
umpire-reopen-divisions = ↩️ Die Rollen der Divisionen gelten wieder, bis du bestätigst.
umpire-reopen-stays = 📌 Partien, Entscheidungen und Wertungen bleiben, bis du sie änderst. Ich poste, dass du die Ergebnisse noch mal prüfst.
umpire-reopen-chips = 📌 Auch Chips bleiben. Erklärst du eine Partie für ungültig, geht ihr Pott zurück.
refused-reopen_later = Diese Ergebnisse kannst du nicht noch mal prüfen, denn Saison { $number } von { $league } baut darauf auf.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Die Ergebnisse von { $league } bestätigen, obwohl nicht alles gespielt ist?**
    { $missing }
umpire-cancel-sure = **{ $league } absagen?** Das kannst du nicht rückgängig machen.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Kampflos verloren und ganz hinten: { $names }.
umpire-extend-note = So lange dauert die Saison weiter.
umpire-tiebreaker-line = 🎯 Sie entscheidet, wer { $line ->
        [won] gewinnt
       *[moves] die Division wechselt
    }, und gibt weder Punkte noch Wertung.
umpire-named = -# Ich pinge alle an. Das Liga-Team kann immer einspringen.
umpire-named-gone = Nicht mehr in der Spielleitung: { $names }.
umpire-named-yourself = ⚠️ Damit gibst du die Saison ab. Bist du nicht im Liga-Team, kann nur das Team dich zurückholen.
umpire-tiebreaker-note = -# Wer nicht antritt, landet hinter allen, die spielen. Tritt niemand an, musst du den Gleichstand selbst auflösen.
umpire-tied =
    Gleichauf auf { $place ->
        [1] Platz 1
       *[other] Platz { $place }
    }{ $division ->
        [0] {""}
       *[other] { " " }von Division { $division }
    } sind { $names }{ $line ->
        [won] , also ist der Sieg noch offen.
        [moves] , also ist offen, wer die Division wechselt.
       *[goes_on] .
    }
umpire-settle-note = Die Entscheidungspartie fällt aus.
umpire-void-again = Die Partie soll noch mal gespielt werden, bis { $until }.
umpire-void-late = ⚠️ Die Frist des Tisches ist vorbei. Verlängere sie, damit noch mal gespielt werden kann.
umpire-goes-on =
    { $phase ->
        [round1] Runde 1 geht weiter.
        [round2] Runde 2 läuft.
        [review] Die Runden 1 und 2 sind gespielt.
        [tie] Lös erst den Gleichstand auf.
        [playoff] Das Play-off läuft.
        [final_review] Das Play-off ist gespielt.
        [cancelled] Das Turnier ist abgesagt.
       *[done] Das Turnier ist zu Ende.
    }
umpire-tie =
    ⚖️ Gleichauf um { $places ->
        [one] einen Platz
       *[other] { $places } Plätze
    }: { $names }
umpire-closes-computers = ⚠️ **Für diese Leute hat ein Computer Durchgänge gespielt: { $names }.** Bestätigst du, zählen sie.
umpire-through = Im Play-off: { $names }
umpire-news = Seit du geschaut hast, hat sich etwas geändert. Schau bitte noch mal hin.
umpire-done = ✅ Erledigt: { $sentence }
umpire-dropped = Nichts wurde geändert.
button-confirm = Bestätigen
button-cancel-season = Ja, absagen
button-keep-season = Nein, behalten

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") }, { $clock } Uhr)
umpire-other-entry = { $player } hat jetzt einen anderen Startplatz

# Its log
umpire-log =
    ### Saisonprotokoll
    -# { $league } · Saison { $number } · Seite { $page } von { $pages } · das sieht nur das Liga-Team
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· eigener Tisch
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ rückgängig gemacht von { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Noch ist nichts passiert.
umpire-export = **{ $league }**, Saison { $number }: Öffne `season.xlsx` in einem Tabellenprogramm. Die anderen Dateien enthalten dasselbe für Programme. Zeiten sind in UTC. Die Dateien enthalten Namen, also teil sie nur mit dem Liga-Team.
log-take-back = Rückgängig machen …
button-log-all = Alles zeigen
button-log-decisions = Nur Entscheidungen

# What players ask
umpire-appeals =
    ### Fragen · { $league }
    { $count ->
        [0] Keine offen.
       *[other] Offen: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Lesen können das nur das Mitglied und das Liga-Team
umpire-form-reason = Warum
button-answer = Antworten

# What cannot be done
refused-several =
    Nichts wurde geändert, aus { $count } Gründen:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Nimm 1 bis { $count } Zeichen in einer Zeile, ohne die Formatierungszeichen von Discord.
refused-umpire_pursuit_game = Dieses Turnier gibt es nur in { $game }. Wähl ein anderes Format, oder lass das Spiel weg.
refused-umpire_not_for_format = **{ $option }** gilt für dieses Format nicht. Lass es, wie es ist, oder wähl ein anderes Format.
refused-umpire_size = Ein Tisch { $game } hat { $least } bis { $most } Plätze.
refused-umpire_round_too_short = Eine Runde dauert mindestens { $minutes } Minuten.
refused-umpire_round_too_long = Eine Runde dauert höchstens { $days } Tage.
refused-umpire_not_for_slow = **{ $option }** ändert bei langsamer Uhr nichts. Lass es, oder wähl eine andere Uhr.
refused-umpire_grace_too_long = Ein Tisch kann eine halbe Runde lang warten ({ $count } Minuten). Wähl eine kürzere Zeit.
umpire-unread = { $word ->
        [none] Das verstehe ich nicht.
       *[other] „{ $word }“ verstehe ich nicht.
    }
refused-umpire_starts_early = Die Saison kann nicht beginnen, bevor die Anmeldung schließt. Wähl einen späteren Start oder ein früheres Anmeldeende.
refused-umpire_ends_early = Die Saison kann nicht enden, bevor sie beginnt. Wähl ein späteres Ende.
refused-umpire_span = { umpire-unread } Schreib `7 Tage`, `36 Stunden`, `1 Stunde 30 Minuten` oder `2 Wochen`.
refused-umpire_time = { umpire-unread } Schreib etwa `morgen 20:00`, `Freitag 20 Uhr`, `24.12. 20:00`, `in 3 Tagen` oder `Sonntag 20:00 UTC+1`.
refused-umpire_time_past = Diese Zeit ist vorbei oder Jahre entfernt. Wähl eine andere.
refused-umpire_time_two = Meinst du { $first } oder { $second }? Schreib eins davon, mit der Uhrzeit: `{ $first } 20:00`.
refused-umpire_channel = Wähl einen Textkanal, der Threads hat.
refused-umpire_permissions = In { $channel } fehlt mir: { $permissions }. Bitte jemanden, der den Kanal verwaltet, mir das zu geben.
refused-umpire_draft_gone = Diese Vorschau ist zu alt oder schon benutzt. Fang bitte neu an.
refused-umpire_no_season = Hier läuft keine Liga. `/{ command-umpire } { command-umpire-create }` eröffnet eine.
refused-umpire_points = Schreib `=12`, um die Punkte zu setzen, `+3` zum Dazugeben oder `-3` zum Abziehen.
refused-umpire_whole_number = Schreib eine ganze Zahl von { $least } bis { $most }.
refused-umpire_choice = Wähl eins davon: { $choices }.
refused-umpire_no_total = Schreib die neue Summe, oder wähl **{ dashboard-result-void }**.
refused-umpire_number = Diese Zahl kann ich nicht lesen. Schreib sie in Ziffern.
refused-umpire_not_waiting = Dieses Mitglied steht nicht mehr auf der Warteliste.
refused-umpire_replace_whom = Die Warteliste ist leer. Wähl aus, wer übernimmt.
refused-umpire_role = { $role } erlaubt mehr, als du darfst. Wähl eine Rolle ohne Berechtigungen, oder bitte jemanden, der sie hat.
refused-umpire_replace_plays = { $name } spielt in dieser Saison schon mit. Wähl jemanden, der noch nicht dabei ist.
refused-umpire_no_bots = Bots können nicht mitspielen. Wähl einen Menschen.

command-umpire = spielleitung
command-umpire-description = Ligen eröffnen und leiten
command-umpire-create = neu
command-umpire-create-description = Eröffnet eine Saison. Vorher siehst du eine Vorschau
command-umpire-create-name-description = Wie die Liga heißt
command-umpire-create-game-description = Welches Spiel (Standard: Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Wer gegen wen spielt (Standard: offene Saison)
command-umpire-create-length-description = Durchgänge pro Partie (0: bis zum Ende)
command-umpire-create-size = tischgröße
command-umpire-create-size-description = Leute pro Tisch (Standard: 4)
command-umpire-create-rounds = runden
command-umpire-create-rounds-description = Anzahl der Runden (Standard: 5)
command-umpire-create-round-length = rundendauer
command-umpire-create-round-length-description = Dauer einer Runde, z. B. 36 Stunden oder 20 Minuten (Standard: 7 Tage)
command-umpire-create-places = startplätze
command-umpire-create-places-description = Zahl der Startplätze, alle anderen auf die Warteliste (Standard: beliebig viele)
command-umpire-create-starts = beginn
command-umpire-create-starts-description = Wann sie beginnt, z. B. 5 Tage (Standard: wenn du sie startest)
command-umpire-create-again = wie
command-umpire-create-again-description = Einstellungen einer Saison übernehmen. Was du hier angibst, geht vor
umpire-enter-note = Es zählt, mit dem Vermerk, dass anderswo gespielt wurde. Wertungen ändern sich nicht.
refused-enter_who = Wer ist „{ $line }“? Schreib pro Zeile einen Namen, so wie er in der Saison steht, z. B. `1. Ada 120`.
refused-enter_twice = { $name } steht in zwei Zeilen. Schreib jeden Namen nur einmal.
refused-enter_missing = { $name } fehlt. Ist { $name } nicht angetreten, schreib `{ $name }: fehlt`.
refused-enter_numbers = Nummerier alle, die angetreten sind, oder niemanden. Ohne Nummern gewinnt die erste Zeile.
refused-enter_points = Schreib Punkte für alle, die angetreten sind, oder für niemanden.
refused-enter_dash = Heißt das „-“ vor { $name } nicht angetreten? Dann lass Punkte und andere Aufzählungszeichen weg. Sonst lass es selbst weg.
refused-enter_places = Bei { $count } Leuten gibt es keinen Platz { $number }. Schreib Punkte hinter den Namen, z. B. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = fehlt, fehlte, nicht angetreten, nicht erschienen, nicht da, kam nicht
command-umpire-log = protokoll
command-umpire-log-description = Alle Entscheidungen, und warum
command-umpire-export = export
command-umpire-export-description = Ergebnisse, Tabelle und Protokoll als Dateien

choice-format-open = offene Saison: jede gewertete Partie in der Liga zählt
choice-format-rounds = Runden: neue Paarungen in jeder Runde
choice-format-divisions = Divisionen: Runden in jeder, mit Aufstieg und Abstieg
choice-format-cup = Pokal: die bessere Hälfte jedes Tisches kommt weiter
choice-format-pursuit = Turnier in Swedish Pursuit
act-call-umpire = { $player } hat die Spielleitung an diesen Tisch gebeten: { $fixture }.
act-go-on = Die Spielleitung hat nicht rechtzeitig geantwortet, also liefen die Uhren weiter: { $fixture }.
