# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = liga
command-league-description = Ligen und Turniere: ansehen, mitmachen, spielen
command-league-info = info
command-league-info-description = Wie eine Saison steht und was du tun kannst
command-league-join = mitmachen
command-league-join-description = Melde dich für eine Saison oder ihre Warteliste an
command-league-leave = aussteigen
command-league-leave-description = Gib deinen Startplatz in einer Saison auf
command-league-standings = tabelle
command-league-standings-description = Die Tabelle, und wie sie zustande kommt
command-league-standings-member-description = Zeigt, wie es für dieses Mitglied zählt
command-league-fixtures = partien
command-league-fixtures-description = Alle Partien, deine zuerst
command-league-fixtures-round-description = Welche Runde (Standard: die neueste)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# Seite { $page } von { $pages }
    }
league-division = **Division { $number }**
league-nobody = Noch niemand dabei.
league-not-started = Noch nicht begonnen.
league-signed-so-far = Bisher angemeldet:
league-number = { $number }

league-seasons = ## Ligen
league-seasons-choose = Saison wählen …
league-no-seasons =
    Dieser Server hat noch keine Liga. { $role ->
        [none] Mitglieder mit der Berechtigung **Server verwalten**
       *[other] Mitglieder mit der Rolle { $role } oder der Berechtigung **Server verwalten**
    } können mit `/{ command-umpire } { command-umpire-create }` eine eröffnen.
league-season = { outbox-season } ({ $game })
league-review = Die Spielleitung prüft die Ergebnisse und vergibt den Titel.
league-stands =
    { $phase ->
        [signup] Anmeldung offen
        [check_in] Check-in offen
        [running] läuft
        [paused] macht Pause
        [review] wird geprüft
        [over] zu Ende
       *[cancelled] abgesagt
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Die Anmeldung ist offen.** { league-starts }
           *[other] **Die Anmeldung ist offen** bis <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Die Anmeldung ist geschlossen.** { league-starts }
    }
league-postponed = Der Start wurde verschoben, weil zu wenige dabei waren.
league-starts =
    { $starts ->
        [none] Die Spielleitung startet die Saison.
       *[other] Die Saison beginnt <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Du kannst dich wieder anmelden.{" "}
       *[no] {""}
    }**Der Check-in ist offen.** Drück bis <t:{ $until }:f> (<t:{ $until }:R>) auf **{ league-button-here }**, um deinen Startplatz zu behalten. Dann beginnt die Saison.
league-phase-open = **Die Saison läuft.**
league-follows-open =
    { $until ->
        [none] Die Spielleitung beendet die Saison.
       *[other] { league-ends }
    }
league-ends = Ende: <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **Runde { $round } von { $rounds } { league-round-is }.**
league-round-is =
    { $over ->
        [yes] ist zu Ende
       *[no] läuft
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Dann lose ich die nächste Runde aus.
    }
league-phase-tiebreaker = **Eine Entscheidungspartie läuft.**
league-phase-cup = { $how ->
        [final] **Das Finale { league-round-is }:** { $left }.
       *[other] **Runde { $round }{ $how ->
            [tiebreaker] , eine Entscheidungspartie,
           *[round] {""}
        } { league-round-is }.** Noch dabei: { $left }.
    }
league-phase-paused = **Pause** seit dem <t:{ $at }:f>. Keine Partie beginnt, und keine Frist läuft ab.
league-phase-review = **Alle Partien sind gespielt.** { league-review }
league-phase-over = **Beendet** am <t:{ $at }:D>. { $count ->
        [0] Kein Titel vergeben.
        [one] 🏆 { $champions }
       *[other] 🏆 geteilt von { $champions }{ $more ->
            [0] {""}
           *[other] { " " }und { $more } weitere
        }
    }
league-phase-cancelled = **Abgesagt** am <t:{ $at }:D>.
league-pursuit-round1 = **Runde 1 läuft.**
league-follows-pursuit-round1 = Sind alle Tische fertig, lose ich Runde 2 aus.
league-pursuit-round2 = **Runde 2 läuft.**
league-follows-pursuit-round2 = Sind alle Tische fertig, prüft die Spielleitung die Punkte, und ich lose das Play-off aus.
league-pursuit-review = **Beide Runden sind zu Ende.**
league-follows-pursuit-review = Die Spielleitung prüft die Punkte. Dann lose ich das Play-off aus.
league-follows-pursuit-tie =
    { $count } sind gleichauf. Die Spielleitung entscheidet, wer { $final ->
        [yes] gewinnt.
       *[no] weiterkommt.
    }
league-pursuit-playoff = **Das Play-off läuft.**
league-follows-pursuit-playoff = Die niedrigste Summe gewinnt.
league-pursuit-final_review = **Das Play-off ist zu Ende.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Du bist dabei{ $division ->
        [0] {""}
       *[other] , in Division { $division }
    }.
league-own-waiting = ⏳ Du stehst auf der Warteliste, als Nummer { $number }.
league-own-check-in = ⏰ Du hast noch nicht eingecheckt.
league-own-checked-in = ✅ Du hast eingecheckt.

league-play = **{ $game }** · Hausregeln: { $rules } · { $clock }{ $length ->
        [0] {""}
        [one] { " · 1 Durchgang pro Partie" }
       *[other] { " · " }{ $length } Durchgänge pro Partie
    }
league-time =
    { $unit ->
        [minutes] { $time } Minuten
        [hours] { $time ->
            [one] 1 Stunde
           *[other] { $time } Stunden
        }
       *[days] { $time ->
            [one] 1 Tag
           *[other] { $time } Tage
        }
    }
league-format-open = **Offene Saison:** Eröffne mit **{ league-button-open }** einen Tisch, wann immer du magst. Es zählt, wie oft du vor den anderen landest.
league-pairs =
    { $size ->
        [2] { " " }Du triffst alle einmal, bevor du jemanden zum zweiten Mal triffst.
       *[other] {""}
    }
league-format-rounds = **Runden:** { $rounds ->
        [one] 1 Runde (Dauer: { league-time }) an Tischen zu { $size }.
       *[other] { $rounds } Runden (Dauer: je { league-time }) an Tischen zu { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Erst triffst du neue Gegner, dann gleich starke.
league-format-divisions = **Divisionen** mit höchstens { $division } Leuten, jeweils { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } (Dauer: je { league-time }) an Tischen zu { $size }. { league-opponents }{ league-pairs } Nach der Saison { $moving ->
        [0] bleiben alle in ihrer Division.
        [one] steigt aus jeder Division Platz 1 auf und der letzte Platz ab.
       *[other] steigen aus jeder Division die ersten { $moving } auf und die letzten { $moving } ab.
    }
league-format-cup = **Pokal:** K.-o.-System an Tischen zu { $size }. Die bessere Hälfte jedes Tisches kommt weiter, bis zum Finale. Dauer einer Runde: { league-time }.
league-format-pursuit = **Turnier in Swedish Pursuit:** zwei Runden mit je fünf Durchgängen an ausgelosten Tischen. Die { $through } niedrigsten Summen kommen ins Play-off mit fünf weiteren Durchgängen, die { $carry ->
        [yes] dazugezählt werden
       *[no] bei null beginnen
    }. Bis du deinen Platz einnimmst, spielt ein Computer für dich. Seine Durchgänge bekommen ein 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = Eine Partie gibt 100 Punkte für den ersten Platz, 0 für den letzten und dazwischen gleichmäßig verteilt. Bei Gleichstand wird geteilt. Deine Punkte werden addiert.
league-counts-open = Es zählen gewertete Partien an Tischen dieser Saison, mit mindestens zwei Leuten vom ersten Durchgang an. Sie zählen nur für diese Leute.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Bist du bis zur Frist nicht da, verlierst du kampflos.{" "}
    }Läuft eine Partie bei der Frist noch, zählt sie ohne den unfertigen Durchgang. Ist kein Durchgang fertig, zählt sie nicht.
league-counts-possible = Steht in der Tabelle 2–5 in einer Zeile, sind diese Plätze noch möglich. Ein Schloss heißt, dass es feststeht. Ändern können das nur noch Leute, die dazukommen, aussteigen oder zurückkommen, und die Spielleitung.
league-counts-byes = Seid ihr eine ungerade Zahl, setzt reihum jemand aus, ohne Punkte.
league-forfeits = Gehst du oder spielt ein Computer mehr als { $share } % der Durchgänge für dich, verlierst du kampflos und landest ganz hinten.
league-luck-match = Unter Computern aller Stufen ist das Ergebnis einer einzelnen Partie { $game } zu etwa { $percent } % Können. Der Rest ist Glück. Über viele Partien setzt sich das Können durch.
league-luck-order =
    Nach { $rounds } Runden ist { $part ->
        [little] die Reihenfolge in der Tabelle kaum noch Glück.
        [tenth] die Reihenfolge in der Tabelle zu etwa einem Zehntel Glück.
        [fifth] die Reihenfolge in der Tabelle zu etwa einem Fünftel Glück.
        [quarter] die Reihenfolge in der Tabelle zu etwa einem Viertel Glück.
        [third] die Reihenfolge in der Tabelle zu etwa einem Drittel Glück.
        [half] die Reihenfolge in der Tabelle etwa zur Hälfte Glück.
        [two_thirds] die Reihenfolge in der Tabelle zu etwa zwei Dritteln Glück.
        [three_quarters] die Reihenfolge in der Tabelle zu etwa drei Vierteln Glück.
        [nine_tenths] die Reihenfolge in der Tabelle zu etwa neun Zehnteln Glück.
       *[nearly_all] die Reihenfolge in der Tabelle fast nur Glück.
    } Das ist geschätzt, aus den Ergebnissen und aus den üblichen Unterschieden in diesem Spiel.
league-calls =
    Der Bereitschaftscheck öffnet { $how ->
        [time] zehn Minuten vor deiner Partie und schließt { league-minutes } nach dem Start.
       *[other] mit dem Beginn einer Runde und schließt nach { league-minutes } ({ $first }, und { $late } für alle, die später kommen).
    } { $forfeits ->
        [yes] Verpasst du ihn, verlierst du kampflos und landest ganz hinten.
       *[no] Sind zwei von euch da, beginnt die Partie, und Computer spielen für die anderen. Sonst entscheidet die Spielleitung.
    }
league-hours = Macht einen Termin aus: Alle sagen zu, oder die meisten sagen zu und der Rest sagt zwei Tage nichts. Sonst nehme ich zwei Tage vor der Frist die Stunde, die den meisten passt, zwischen { $first } und { $last } ({ $zone }). Ohne Antworten setze ich keinen. Verpassen alle die Partie, { $forfeits ->
        [yes] verliert niemand kampflos.
       *[no] entscheidet die Spielleitung.
    }
league-ties =
    Bei Gleichstand: mehr gewonnene Partien{ $better ->
        [none] {""}
        [low] , dann weniger Kartenpunkte pro Durchgang
       *[high] , dann mehr Kartenpunkte pro Durchgang
    }, dann entscheidet die Spielleitung oder eine Entscheidungspartie. Bis dahin teilt ihr euch den Platz.
league-counting-pursuit = Die Punkte aller Durchgänge werden addiert, und die niedrigste Summe gewinnt. Die Spielleitung entscheidet endgültig.
league-counting-cup = Von jedem Tisch kommen gleich viele weiter, und im Finale gewinnt nur Platz 1. Wer nicht antritt, ist raus.{ $waits ->
        [yes] { " " }Verpassen alle die Partie, entscheidet die Spielleitung.
       *[no] {""}
    }
league-seeds-cup = Die Setzplätze { league-seeding } Die besten treffen so spät wie möglich aufeinander und dürfen manchmal die erste Runde überspringen.
league-ties-cup = Entscheidet ein Gleichstand, wer weiterkommt, kann ihn die Spielleitung bis zum Ende der Runde auflösen. Danach gibt es eine Entscheidungspartie.
league-ties-pursuit =
    Gleichauf auf Platz { $through }: { $tie ->
        [umpire] Die Spielleitung entscheidet.
       *[auto] mehr gewonnene Durchgänge in den Runden 1 und 2, dann die niedrigere Summe aus Runde 2, dann entscheidet die Spielleitung.
    } Gleichauf im Play-off: mehr gewonnene Durchgänge dort, dann in den Runden 1 und 2, dann die niedrigere Summe aus Runde 2. Über Platz 1 entscheidet die Spielleitung.
league-places = **{ $taken ->
        [one] 1 dabei
       *[other] { $taken } dabei
    }**{ $free ->
        [none] {""}
       *[other] { " · " }{ $free } von { $places } Startplätzen frei
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } auf der Warteliste
    }{ $late ->
        [yes] { " · " }Einstieg auch nach dem Start
        [still] { " · " }Einstieg noch möglich
        [wait] { " · " }Neue kommen auf die Warteliste
        [no] { " · " }Anmeldung endet mit dem Start
        [past] { " · " }zu spät zum Einsteigen
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Spielleitung
       *[other] Spielleitung
    }: { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }beginnt <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }läuft seit dem <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }endet <t:{ $ends }:f>
    }
league-reminders =
    -# Ich erinnere dich { $when ->
        [both] einen Tag und eine Stunde
        [day] einen Tag
       *[hour] eine Stunde
    } vor einer Frist.
league-seed = -# Alle Auslosungen folgen aus dieser Zahl, geheim bis jetzt: `{ $seed }`

league-button-here = Ich bin da
league-button-open = Tisch eröffnen
league-button-leave = Aussteigen
league-button-stay = Dabeibleiben
league-button-info = Info
league-button-how = So wird gespielt
league-button-standings = Tabelle
league-button-standings-own = Tabelle für mich
league-button-fixtures = Partien
league-button-account = So zählt es für mich
league-button-show = Allen zeigen
league-button-am-here = { button-am-here } · { $number }
league-button-round = Runde { $round }
league-button-ask = Spielleitung fragen{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Du bist ausgestiegen.**
league-left-reason = selbst ausgestiegen
league-checked-in = { league-own-checked-in }
league-leave-ask = **Aus der Saison aussteigen?** Deine übrigen Partien verlierst du kampflos. Bisherige Ergebnisse zählen weiter. Nur die Spielleitung kann dich zurückholen.
league-ready = ✅ Du bist da. Dein Tisch: { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
       *[no] {""}
    }
league-standings-title =
    ### { league-button-standings }
    { league-page }
league-outlook =
    { $outlook ->
        [none] {""}
        [open] { " · " }{ $best }{ "\u2060–\u2060" }{ $worst }
        [settled] { " 🔒" }
        [first] { " 🔒 gewinnt die Saison" }
        [playoff] { " 🔒 ist im Play-off" }
        [up] { " 🔒 steigt auf" }
        [stay] { " 🔒 bleibt" }
       *[down] { " 🔒 steigt ab" }
    }{ $chances ->
        [none] {""}
       *[other] { " · " }{ $chances }
    }
league-chance =
    { $goal ->
        [first] 🏆
        [playoff] 🎯
        [up] ▲
       *[stay] ▼
    } { $percent } %
league-outlook-signs =
    { $open ->
        [yes] { " · **2–5**" } noch mögliche Plätze
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } steht fest
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } Chance auf den Sieg
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } aufs Play-off
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } auf den Aufstieg
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } auf den Abstieg
       *[no] {""}
    }
league-line =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }**{ $silent ->
        [yes] { " 💤" }
       *[no] {""}
    } · { $score ->
        [none] –
       *[other] **{ $score }** P.
    } · { $counted ->
        [none] { $wins } gewonnen
       *[other] { $wins } von { $counted } gewonnen
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } pro Durchgang
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }laut Spielleitung vor { $next }
       *[tiebreaker] { " · " }nach Entscheidungspartie vor { $next }
    }{ league-outlook }
league-line-cup =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · Setzplatz { $seed }{ league-outlook }
league-legend-cup =
    -# **=** gleichauf{ $early ->
        [yes] { " · ▫️ noch dabei" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ ausgestiegen" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , dann mehr gewonnene Partien
league-first-deals =
    { $better ->
        [none] {""}
        [low] , dann weniger Kartenpunkte pro Durchgang
       *[high] , dann mehr Kartenpunkte pro Durchgang
    }
league-legend =
    -# Die meisten Punkte zuerst{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, über alle gespielten Durchgänge
       *[decided] { league-first-wins }{ league-first-deals }, dann Spielleitung oder Entscheidungspartie
    }{ $early ->
        [yes] { " · ▫️ vorläufig, für einen Platz braucht es" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } seit { $days } Tagen nicht gespielt
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = So zählt es für …

league-bracket-alt = Der Turnierbaum, Runde { $first } bis { $last }. Helle kommen weiter, dunkle sind raus.
league-bracket-table =
    Runde { $round }, Tisch { $table }: { $names }.{ $won ->
        [yes] { " " }{ $on } hat gewonnen.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Weiter: { $on }.
        }
    }
league-bracket-legend = -# Hell kommt weiter, dunkel ist raus. Setzplätze: { $names }
league-bracket-words = **Der Turnierbaum:**


league-round =
    ### { $tiebreaker ->
        [yes] Entscheidungspartie
       *[no] Runde { $round } von { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Play-off
       *[other] Runde { $round }
    }
league-own-tables = **Deine Partien**
league-round-of =
    { $stage ->
        [tiebreaker] Entscheidungspartie { $round }
       *[round] Runde { $round }
    }
league-own-table =
    - { league-round-of } mit { $names ->
        [none] niemand anderem
       *[other] { $names }
    }: { $set ->
        [yes] Termin
       *[no] Frist
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
stake-for =
    { $who ->
        [none] dich
       *[other] { $who }
    }
stake-secures =
    🔑 Ein ungeteilter Platz 1 bedeutet hier { $goal ->
        [first] den Saisonsieg
        [playoff] das Play-off
        [up] den Aufstieg
       *[stay] den Klassenerhalt
    } für { stake-for }.
stake-goal =
    { $goal ->
        [first] der Saisonsieg
        [playoff] das Play-off
        [up] der Aufstieg
       *[stay] der Klassenerhalt
    }
stake-needs =
    🔑 Ohne Platz 1 ist hier { $goal ->
        [stay] der Abstieg sicher
       *[other] { stake-goal } außer Reichweite
    } für { stake-for }.
stake-loses =
    🔑 Bei ungeteiltem letztem Platz ist hier { $goal ->
        [stay] der Abstieg sicher
       *[other] { stake-goal } außer Reichweite
    } für { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] Platz 1 gewinnt hier den Pokal.
        [final] { $spots ->
            [1] Platz 1 kommt hier ins Finale.
           *[other] Die ersten { $spots } kommen hier ins Finale.
        }
       *[round] { $spots ->
            [1] Platz 1 kommt hier weiter.
           *[other] Die ersten { $spots } kommen hier weiter.
        }
    }
stake-decisive = ⚡ **{ umpire-where } entscheidet am meisten:**
stake-settled =
    🔒 { $news ->
        [first] Der Saisonsieg ist sicher
        [playoff] Das Play-off ist sicher
        [up] Der Aufstieg ist sicher
        [stay] Der Klassenerhalt ist sicher
        [down] Der Abstieg ist sicher
        [not_first] Der Saisonsieg ist außer Reichweite
        [not_playoff] Das Play-off ist außer Reichweite
       *[not_up] Der Aufstieg ist außer Reichweite
    } für { $who }.
stake-widened = 🔓 Jetzt ist für { $who } wieder mehr möglich.
league-own-sitting =
    - { league-pursuit-stage }, Tisch { $table } mit { $names }: { $slots ->
        [one] 1 Durchgang
       *[other] { $slots } Durchgänge
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] am Tisch: <#{ $channel }>
        [set] Termin <t:{ $until }:f>
        [open] Frist <t:{ $until }:f>
       *[missed] nicht gespielt, zählt nicht
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(noch mal, die letzte Partie zählt nicht)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 kampflos gewonnen: { $names }
        [none] ⌛ nicht angetreten: { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ anderswo gespielt: { $names }
league-result-seat =
    { $absent ->
        [yes] 🏳️
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        }
    } { $name ->
        [none] 🤖
       *[other] { $name }
    }
league-result-unfinished = ⌛ kein Durchgang fertig, { league-not-counted }: { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Eröffne unter **{ league-button-info }** mit **{ league-button-open }** einen Tisch. Neueste Partien zuerst:
league-no-matches = Noch keine Partien.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } von { $of } Durchgängen gespielt
           *[no] { " · " }noch nicht begonnen
        }{ $channel ->
            [none] {""}
           *[other] { " · " }<#{ $channel }>
        }
    }
league-sitting-seat =
    { $name } { $points }{ $computers ->
        [0] {""}
       *[other] { " 🤖" }{ $computers }
    }

league-list-line =
    { $place ->
        [none] 🏳️
       *[other] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · { $first } + { $second } = **{ $combined }** · { $wins }{ $through ->
        [champion] { " · 🏆 " }**{ $playoff }**
        [yes] { " · 🎯 " }**{ $playoff }**
       *[no] {""}
    }{ $computers ->
        [0] {""}
       *[other] { " · 🤖 " }{ $computers }
    }{ league-outlook }
league-list-legend =
    -# Runde 1 + Runde 2 = Summe, niedriger ist besser · gewonnene Durchgänge{ $playoff ->
        [yes] { " · 🎯 Summe im Play-off · 🏆 Titel" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 Durchgänge, die ein Computer gespielt hat" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 die meisten Züge in diesem Durchgang machte ein Computer
league-card-round = **{ league-pursuit-stage }, Tisch { $table }: { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] 1 Durchgang gewonnen
       *[other] { $wins } Durchgänge gewonnen
    }
league-card-game =
    { $slot }: { $points ->
        [none] –
       *[other] **{ $points }**
    }{ $won ->
        [yes] { " 🏆" }
       *[no] {""}
    }{ $computer ->
        [yes] { " 🤖" }
       *[no] {""}
    }{ $how ->
        [none] { " " }noch zu spielen
        [replayed] { " " }(noch mal gespielt)
        [mean] { " " }(Mittel der Runde, denn es war kein Gegner übrig)
        [adjusted] { " " }(von der Spielleitung angepasst)
       *[played] {""}
    }
league-card-sums =
    Runde 1: { $first } · Runde 2: { $second } · Summe: **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · Play-off: " }**{ $playoff }**{ $carry ->
            [yes] { " · alles: " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] ausgestiegen
       *[other] Platz { $place }
    }

league-account-title = ### So zählt es: { $name }
league-account-empty = Noch zählt nichts.
league-account-score = **{ $score }** · die Summe aus { $counted ->
        [one] 1 Partie
       *[other] { $counted } Partien
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }und dem, was die Spielleitung gab oder abzog
       *[no] {""}
    } · { $withdrawn ->
        [yes] ausgestiegen
       *[no] { $place ->
            [none] noch kein Platz
           *[other] Platz { $place }
        }
    }
league-not-counted = zählt nicht
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] Entscheidungspartie { $round } ·{" "}
       *[round] Runde { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ kampflos verloren
           *[no] kein Platz
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 kampflos gewonnen
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }Platz { $place }{ $of ->
                [0] {""}
               *[other] { " " }von { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ kampflos verloren
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } in { $deals ->
            [one] 1 Durchgang
           *[other] { $deals } Durchgängen
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] 1 Begegnung
           *[other] { $met } Begegnungen
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted }: Die anderen dort sind nicht in dieser Saison
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted }: { $name } ist ausgestiegen
league-why-tiebreaker = keine Punkte: eine Entscheidungspartie
league-why-unranked = { league-not-counted }: nicht gewertet
league-why-late = { league-not-counted }: nach dem ersten Durchgang eingestiegen
league-why-alone = { league-not-counted }: weniger als zwei Leute vom ersten Durchgang an
league-why-no_fixture = { league-not-counted }: gehört nicht zu den Paarungen
league-why-outside = { league-not-counted }: außerhalb der Saison
league-why-unfinished = { league-not-counted }: kein Durchgang fertig
league-account-decision =
    {""}**{ $number }.** <t:{ $at }:d> { $what }{ $gave ->
        [none] {""}
       *[other] { $sign ->
            [minus] { " · " }**−{ $gave }**
           *[plus] { " · " }**+{ $gave }**
        }
    }
league-decision =
    -# ⚖️ { $what ->
        [none] {""}
       *[other] { $what }{ " " }
    }{ $name }{ $table ->
        [yes] { " " }(spielt dort mit)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : „{ $reason }“
    }
league-ruling-enter = Anderswo gespielt, von der Spielleitung eingetragen.
league-ruling-void = Die Partie zählt nicht.
league-ruling-adjust = { $name } hat { $total } in dieser Partie.

league-ask-label = Was stimmt am Ergebnis nicht?
league-ask-about = Einmal pro Partie, innerhalb von zwei Tagen
league-appeal =
    -# ❓ Gefragt: „{ $text }“ { $answer ->
        [none] Noch keine Antwort.
       *[other] ↩️ { $name }: „{ $answer }“
    }
league-warn =
    ### ✉️ Eine private Verwarnung
    { $name }: „{ $reason }“
    -# Lesen können das nur du und das Liga-Team. An der Tabelle ändert es nichts.

league-reply =
    ### ✉️ Die Antwort der Spielleitung
    Deine Frage: „{ $text }“
    { $name }: „{ $answer }“

refused-no_season = So eine Liga gibt es hier nicht. `/{ command-league } { command-league-info }` zeigt alle.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Du hast in dieser Saison gerade nichts zu spielen. **{ league-button-fixtures }** zeigt, was noch kommt.
refused-not_for_you = Diese Nachricht ist nicht für dich.
refused-shown_lately = Die Tabelle wurde hier gerade erst gezeigt. Versuch es <t:{ $at }:R> noch mal.
league-counts-meetings = So wird gerechnet, für alle aus dem Stamm, die du getroffen hast: In wie viel Prozent eurer Begegnungen warst du vorn (Gleichstand zählt halb)? Dazu kommt deren Durchschnitt gegen alle anderen. Dein Wert ist der Durchschnitt dieser Summen.
league-counts-regulars = Zum Stamm gehörst du, wenn du die Hälfte der anderen mindestens halb so oft wie üblich getroffen hast. Es reichen { $people }, oder so viele, wie die meisten getroffen haben. Nur der Stamm hat einen Platz und gibt Punkte. Trefft ihr euch mehr als doppelt so oft wie üblich, zählt der Rest als Gleichstand.
league-account-meetings =
    { $score ->
        [none] **Noch kein Wert**
       *[other] **{ $score }** · { $points } Punkte ÷ { $regulars ->
            [one] 1 aus dem Stamm
           *[other] { $regulars } aus dem Stamm
        }
    }{ league-account-stands }
league-account-regular = -# Für einen Platz braucht es { league-regular }. Bisher: { $met }.
league-regular =
    { $people ->
        [0] 1 Partie
       *[other] { $people ->
            [one] 1 Gegner
           *[other] { $people } Gegner
        }, { $least ->
            [one] einmal getroffen
           *[other] je { $least }-mal getroffen
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = gleichauf" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ ausgestiegen" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (Durchschnitt gegen andere: { $average }): vorn in { $ahead } von { $times ->
        [one] 1 Begegnung
       *[other] { $times } Begegnungen
    }{ $most ->
        [none] {""}
       *[other] , über { $most } hinaus zählen sie als Gleichstand
    }. { $percentage } % + { $average } = **{ $points }**
league-versus-others = -# Noch nicht im Stamm, ohne Punkte: { $names }
