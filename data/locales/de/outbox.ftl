# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · Saison { $number }
outbox-button-warn = Lesen
outbox-button-reply = Antwort lesen
outbox-button-appeals = Lesen und antworten

outbox-waiting = **Warteliste ({ $count }):** { $names }

outbox-check-in =
    📋 **{ $season }**: Drück bis <t:{ $until }:f> (<t:{ $until }:R>) auf **{ league-button-here }**, um deinen Startplatz zu behalten. Nicht bestätigte Plätze gehen an die Warteliste.
outbox-put-off =
    ⏳ **Der Start von { $season } ist verschoben,** denn bisher sind es weniger als zwei. Die Anmeldung bleibt offen{ $until ->
        [none] , bis die Spielleitung die Saison startet.
       *[other] {" "}bis <t:{ $until }:f> (<t:{ $until }:R>). Dann beginnt die Saison, wenn zwei dabei sind.
    } { $umpire }: Absagen kannst du sie in der Übersicht.
outbox-started = 🏁 **{ $season } hat begonnen.** Dabei sind { $count }.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] Entscheidungspartie, die sonst für nichts zählt
        [on] Runde { $round }: Entscheidungspartie ums Weiterkommen
       *[none] Runde { $round } von { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] Frist: <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Drück auf **{ button-own-times }**, dann schlag einen Termin vor. Könnt ihr alle jetzt spielen? Drück auf **{ button-am-here }**.
        [called] Kannst du jetzt? Drück auf **{ button-am-here }**. Sonst lege ich einen Termin fest und sage ihn dir.
        [slow] Jeder Tisch öffnet in seinem eigenen Thread.
       *[now] Jetzt wird gespielt! Ich pinge dich im Thread deines Tisches an. Drück bis <t:{ $here }:t> auf **{ button-am-here }**, sonst verlierst du kampflos.
    }
outbox-sit-out = 🪑 Pause in dieser Runde: { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] Entscheidungspartie { $round }
       *[round] Runde { $round }
    }**: Drück auf **{ button-own-times }**. <t:{ $at }:f> (<t:{ $at }:R>) lege ich Termine fest, wo eine Antwort da ist.
outbox-table =
    { $stage ->
        [tiebreaker] **Entscheidungspartie**
       *[round] { $division ->
            [0] **Tisch { $table }**
           *[other] **Division { $division }, Tisch { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players }, noch mal gespielt
outbox-not-counted = ⚖️ { $players } · zählt nicht
outbox-played-again =
    🔁 **{ umpire-where } wird noch mal gespielt.** { outbox-drawn-how }
    { $players }
outbox-result =
    { $stage ->
        [none] 🏁 { $seats }
       *[other] 🏁 { umpire-where }: { $seats }
    }
outbox-seat =
    { $absent ->
        [yes] 🏳️ { $name }
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        } { $name } { $total }
    }
outbox-unfinished =
    ⌛ { $stage ->
        [none] {""}
       *[other] { umpire-where }:{" "}
    }kein Durchgang fertig, { league-not-counted }: { $players }
outbox-forfeited = -# 🏳️ kampflos verloren. Gab es einen Grund? Drück unter `/{ command-league } { command-league-standings }` auf **{ league-button-account }** und frag die Spielleitung.
outbox-more-matches =
    { $count ->
        [one] … und 1 weitere Partie
       *[other] … und { $count } weitere Partien
    }
outbox-medal =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } **{ $name }**
outbox-top =
    -# { $division ->
        [0] Jetzt vorn:
       *[other] Jetzt vorn in Division { $division }:
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where }: Niemand kam, also kampflos verloren für { $absent }.
       *[other] 🏅 { umpire-where }: **Kampfloser Sieg für { $there }{ $on ->
            [on] {" "}und Einzug in die nächste Runde
            [cup] {" "}und der Pokal dazu
           *[other] {""}
        }**, { $why ->
            [left] weil alle anderen gegangen sind
            [few] weil zu wenige andere kamen
           *[alone] weil sonst niemand kam
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Nicht angetreten und kampflos verloren: { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] Play-off, Tisch { $table }
        [tiebreaker] Entscheidungspartie { $round }{ season-division }
       *[round] Runde { $round }{ season-division }, Tisch { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , Division { $division }
    }
season-table-of =
    { $stage ->
        [final] Tisch { $table } im Play-off
        [tiebreaker] Entscheidungspartie { $round }
       *[round] Tisch { $table } in Runde { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Das hier]({ $link }) kam in der Ruhezeit und wartet noch.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Partie
       *[no] Frist
    } in { $what ->
        [day] einem Tag
       *[hour] einer Stunde
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Partien, die dann noch laufen, zählen ohne den unfertigen Durchgang. Wer nicht antritt, verliert kampflos.
    }
outbox-appointed =
    📅 { $season }, { season-where }, Termin: <t:{ $at }:F> (<t:{ $at }:R>), { $players }. { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Noch keine Stunden gewählt: { $silent }.{ " " }
    }{ $suits ->
        [0] Keine gewählte Stunde passt.{ " " }
       *[other] {""}
    }Deshalb nahm ich eine aus den Spielzeiten der Saison: { $first } bis { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] Ihr könnt jetzt kommen.
       *[no] Ich pinge euch zehn Minuten vorher an.
    } Kommst du mehr als { league-minutes } zu spät, { $forfeits ->
        [yes] verlierst du kampflos.
       *[no] { league-played-for }.
    }
league-played-for = spielt ein Computer für dich, bis du kommst
league-minutes =
    { $grace ->
        [one] 1 Minute
       *[other] { $grace } Minuten
    }
outbox-called-here = 📣 { $season }, { season-where }: Bereitschaftscheck! In eurem Thread kann ich nicht schreiben. { $players }: Bitte auf **{ button-am-here }** drücken.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent }: { season-where } in **{ $season }** hat ohne { $count ->
        [one] dich
       *[other] euch
    } begonnen{ $forfeits ->
        [yes] , also { $count ->
                [one] verlierst du
               *[other] verliert ihr
            } kampflos. Gab es einen Grund? { $count ->
                [one] Frag
               *[other] Fragt
            } nach der Partie die Spielleitung.
       *[no] . Ein Computer spielt für { $count ->
                [one] dich, bis du auf **{ button-am-here }** drückst
               *[other] euch, bis ihr auf **{ button-am-here }** drückt
            }.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }): Es kamen zu wenige, also verliert niemand kampflos. { $umpire }: Wie weiter? Entscheide in der Übersicht.
outbox-no-room = ⏳ { $umpire }: Tische von **{ $season }** warten, weil auf diesem Server { $most } Tische offen sind und mehr nicht gehen. Sie öffnen, wenn ein anderer endet. Bis dahin verliert niemand kampflos.
outbox-no-threads =
    ⚠️ { $umpire }: In <#{ $channel }> kann ich für **{ $season }** keine Threads öffnen. { $why ->
        [threads_full] Der Server hat so viele, wie Discord erlaubt. Schließ oder lösch alte.
        [thread_blocked] AutoMod blockiert ihre Namen. Lass mich in den Servereinstellungen durch.
       *[other] Ich brauche einen Textkanal mit den Berechtigungen „{ permission-create_public_threads }“ und „{ permission-send_messages_in_threads }“.
    } Ich versuche es weiter.
outbox-blocked = ⚠️ { $umpire }: AutoMod blockiert einen Post für **{ $season }** in <#{ $channel }>. Lass mich in den Servereinstellungen durch. Ich versuche es weiter.
outbox-no-event =
    ⚠️ { $umpire }: Für diesen Tisch von **{ $season }** gibt es kein Event. { $why ->
        [full] Lösch ein altes, denn mehr erlaubt Discord nicht.
        [forbidden] Mir fehlt die Berechtigung „Events erstellen“.
       *[other] Discord hat es nicht erstellt.
    } Mit **{ button-want-event }** kannst du es noch mal versuchen.
outbox-taken-up =
    🧵 { $players }: { $phase ->
        [lobby] Euer Tisch
       *[playing] Eure Partie
    } in **{ $season }** geht hier weiter, weil { $moved ->
        [yes] die Spielleitung alles verlegt hat.
       *[no] der Thread gelöscht wurde.
    } { $phase ->
        [lobby] Alle, die da waren, sind es noch.
       *[playing] Die Karten sind dieselben.
    }
outbox-moved-away = 🧵 Dieser Tisch geht in <#{ $thread }> weiter.
outbox-table-lost =
    🧵 { $umpire }: Gelöscht wurde der Thread von { $stage ->
        [none] einem Tisch
       *[other] { season-table-of }
    } in **{ $season }**. { $what ->
        [empty] Er öffnet wieder, wenn jemand auf den Button drückt.
       *[other] Der Tisch geht in einem neuen Thread weiter, und nichts ist verloren.
    }
outbox-thread-lost =
    🧵 { $players }: Der Thread eures Tisches in **{ $season }** ({ season-where }) wurde gelöscht. Mit dem Button öffnet ihr ihn wieder.
outbox-cannot-use =
    ⚠️ { $umpire }: { $gone ->
        [yes] Gelöscht wurde { outbox-channel-of }. Wähl
       *[no] Ich kann <#{ $channel }> nicht sehen oder dort nicht schreiben. Das ist { outbox-channel-of }. Lass mich hinein, oder wähl
    } in der Übersicht einen anderen.{ $what ->
        [league] { $gone ->
            [yes] { " " }Bis dahin ruht die Saison, und niemand verliert kampflos.
           *[no] {""}
        }
       *[log] { " " }Bis dahin stehen Entscheidungen in <#{ $instead }>, und dort können alle sie lesen.
    }
outbox-channel-of =
    der { $what ->
        [league] Kanal
       *[log] Kanal für Entscheidungen
    } von **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others }:{ " " }
    }{ $umpire }, Spielleitung von **{ $season }**, ist { $why ->
        [left] nicht mehr auf dem Server
       *[right] nicht mehr im Liga-Team
    }.
outbox-umpire-others = In der Übersicht könnt ihr andere bestimmen.
outbox-staff = **Team**
outbox-umpireless = 🙋 { $staff }: **{ $season }** hat keine Spielleitung. Zum Übernehmen drückt auf **{ button-run-season }**.
outbox-umpires = 🧑‍⚖️ Spielleitung von **{ $season }**: { $umpire }.
outbox-moved = 📌 **{ $season }** geht in diesem Kanal weiter.

outbox-standings = ## Tabelle · { $season }
season-top-division = ### Division { $division }
season-top-line =
    { $place ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    } **{ $name }**{ $score ->
        [none] {""}
       *[other] { " · " }{ $score }
    }
outbox-over =
    ## 🏆 { $season } ist zu Ende
    { $count ->
        [0] Kein Titel vergeben.
        [one] Der Titel geht an **{ $champions }**. Glückwunsch!
       *[other] Der Titel geht an **{ $champions }**. Glückwunsch!
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → Division { $division }

outbox-decided =
    ⚖️ **{ $season }:** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] Auf diesem Server war kein Platz dafür.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    Von { $umpire }{ $own ->
        [yes] { " " }(spielt dort mit)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : „{ $reason }“
    }
outbox-match-decided =
    ⚖️ { umpire-where }, entschieden von der Spielleitung: **Sieg für { $won }**{ $lost ->
        [none] {""}
       *[other] , Niederlage für { $lost }
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called }: Diese Partie geht weiter, und zwar { $players ->
        [none] mit allen am Tisch.
       *[other] mit einem Computer für { $players }. Das heißt kampflos verloren.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Für diesen Zug ist Zeit bis <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, du hast eine private Nachricht der Spielleitung. Lesen können sie nur du und das Liga-Team.
outbox-answered = ✉️ { $player }, die Spielleitung hat auf deine Frage geantwortet: { $match }
outbox-appealed = 🙋 { $umpire }: { $player } hat eine Frage zu dieser Partie: { $match }
outbox-question-waits = 🙋 { $umpire }: Es gibt eine Frage zu einer Partie.
outbox-altered =
    ✏️ **{ $season } hat sich geändert:**
    { $settings }
    Von { $umpire }: „{ $reason }“
outbox-paused =
    ⏸️ **{ $season } macht Pause.** Kein Tisch öffnet, und keine Frist läuft ab. Laufende Partien gehen weiter.
    „{ $reason }“
outbox-resumed = ▶️ **{ $season } geht weiter.** Alle Fristen sind um die Dauer der Pause verschoben.
outbox-left = 🚪 { $name } steigt aus **{ $season }** aus und verliert die übrigen Partien kampflos. Die Spielleitung kann das im Saisonprotokoll rückgängig machen.
outbox-played =
    🏁 **{ $season }**: Alle Partien sind gespielt. { $umpire }: Bitte { $tied ->
        [yes] lös den Gleichstand auf
       *[no] prüf
    } und bestätige die Ergebnisse. Dann vergebe ich den Titel.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Nicht gespielt:** { $tables }.
season-undrawn = ⌛ **Nicht ausgelost:** { $count ->
        [one] Runde { $first }
       *[other] Runden { $first } bis { $last }
    }, weil zu wenige übrig waren.
season-unplayed-mend = Verlängere in der Übersicht eine Frist, oder gib einen kampflosen Sieg.
outbox-cancelled =
    🛑 **{ $season } ist abgesagt.**
    „{ $reason }“
outbox-reopened =
    ↩️ **{ $season } wird noch mal geprüft,** auf Wunsch von { $umpire }. { $champions ->
        [none] {""}
       *[other] { $champions }: Der Titel wartet auf die neuen Ergebnisse.
    }
    „{ $reason }“

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Auslosung Nummer { $counter } folgt aus dem Geheimnis des Turniers, das am Ende zu sehen ist. { $clock ->
        [agreed] Drück bis <t:{ $until }:f> auf **{ button-own-times }**. Könnt ihr alle jetzt spielen, drück auf **{ button-am-here }**.
        [now] Drück jetzt auf **{ button-am-here }**.
       *[slow] Die Tische beginnen sofort.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, Tisch { $table }: Durchgang { $slot } { $running ->
        [yes] ist abgebrochen
       *[no] zählt nicht
    } und wird noch mal gespielt.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , Tisch { $table }
    }, niedrigste Summe: **{ $names }** mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] 1 Durchgang
       *[other] { $count } Durchgänge
    })
outbox-by-computer = 🤖 Ein Computer spielte für { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }**: { $stage ->
        [review] Beide Runden sind zu Ende.
       *[final_review] Das Play-off ist zu Ende.
    } { $umpire }: Bitte prüf und bestätige die Punkte. Dann { $stage ->
        [review] lose ich das Play-off aus.
       *[final_review] vergebe ich den Titel.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage }: { $umpire }, manche Durchgänge haben Computer gespielt. { outbox-computers-until }
outbox-table-computers = Tisch { $table }: { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] Durchgang { $games }
       *[other] Durchgänge { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = Diese Durchgänge zählen, wenn du sie nicht in der Übersicht für ungültig erklärst oder anpasst, bevor du die Punkte bestätigst.
outbox-tie =
    ⚖️ **{ $season }**: Gleichauf sind { $names }. { $umpire }: Bitte entscheide, { $final ->
        [yes] wer gewonnen hat, oder lass sie den Sieg teilen.
       *[no] wer weiterkommt ({ $count } davon).
    }
outbox-through = 🎯 **Im Play-off:** { $names }

role-no-permission = Ohne die Berechtigung „Rollen verwalten“ kann ich die Rolle { $role } weder geben noch nehmen.
role-not-given = Discord lässt mich die Rolle { $role } weder geben noch nehmen. Vielleicht hat der Server oder das Mitglied schon zu viele.
role-too-high = Ich kann die Rolle { $role } weder geben noch nehmen, weil sie über meiner steht. Zieh meine in den Servereinstellungen darüber.
role-managed = Die Rolle { $role } gehört zu einem Bot oder einer Integration, also kann ich sie nicht vergeben. Wähl eine andere.
role-grants-more = Die Rolle { $role } vergebe ich nicht, weil sie mehr erlaubt, als die Person darf, von der die Wahl kam. Wähl eine andere, oder lass jemanden mit diesen Rechten wählen.
role-gone = Die Rolle { $of ->
    [division] einer Division
   *[champion] für den Titel
} wurde gelöscht. Wähl eine andere.
outbox-role-refused =
    ⚠️ { $umpire }: { $season }
    { $problem }
    Ist das behoben, drück in der Übersicht unter **{ dashboard-more-roles }** auf **{ button-dashboard-give-roles }**.

refused-threads_full = Der Server hat so viele offene Threads, wie Discord erlaubt. Bitte die Spielleitung, alte zu schließen oder zu löschen.
refused-thread_blocked = AutoMod blockiert den Namen des Threads für diesen Tisch. Bitte die Spielleitung, mich in den Servereinstellungen durchzulassen.
refused-no_fixture_thread = Ich kann den Thread dieses Tisches nicht öffnen. Bitte die Spielleitung um einen Textkanal, in dem ich „{ permission-create_public_threads }“ und „{ permission-send_messages_in_threads }“ darf.
outbox-umpire-called = 🙋 { $umpire }: An diesem Tisch wirst du gebraucht. Die Uhren stehen, bis du antwortest, oder bis <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, die Antwort von { $umpire }: „{ $answer }“
    Die Uhren laufen wieder.
outbox-umpire-silent = ▶️ Die Spielleitung hat noch nicht geantwortet. Die Uhren laufen wieder.
