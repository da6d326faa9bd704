# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }**: Willst du noch einen Startplatz? Drück bis <t:{ $until }:f> (<t:{ $until }:R>) auf **{ league-button-here }**. Freie Plätze gehen der Reihe nach an alle, die gedrückt haben.
outbox-no-place =
    ⏳ **{ $season }** hat begonnen, aber ohne Startplatz für { $players }. { $why ->
        [check_in] Der Check-in fehlte, oder alle{ " " }
       *[full] Alle{ " " }
    }Startplätze waren vergeben. { $next ->
        [check_in] Den nächsten freien gibt es mit **{ league-button-here }**.
        [wait] Den nächsten freien bekommt die Warteliste.
       *[closed] Die Anmeldung ist geschlossen.
    }
outbox-entered =
    🪑 { $player }, in **{ $season }** ist ein Startplatz frei geworden. Du bist dabei{ $division ->
        [0] {""}
       *[other] , in Division { $division }
    }!
league-own-wait-check-in = ⏰ Drück auf **{ league-button-here }**, wenn du den nächsten freien Startplatz noch willst.
act-enter =
    { $player } hat einen freien Startplatz bekommen{ $division ->
        [0] {""}
       *[other] { " " }(Division { $division } nach Wertung)
    }.
umpire-change-withdrawn = - **{ $name }**: { $was } → **raus**
umpire-change-shifted =
    - Einen Platz { $way ->
        [up] nach oben
       *[down] nach unten
    } rücken { $count } andere.
refused-league-nobody_waits = Die Warteliste ist leer.
refused-league-not_next = Es ist kein Startplatz frei, oder jemand anderes ist vorher dran.
umpire-never-dealt = ⚠️ Vorn ohne eine einzige Karte, also kein Titel: { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Annehmen
button-offer-decline = Ablehnen
outbox-offered = 🤝 { $player }: { $umpire } fragt, ob du in **{ $season }** von { $old } übernimmst, mit Punkten und Partien. Antworte bis <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire }: { $player } { $late ->
        [yes] hat auf das Angebot nicht geantwortet. Es ging um
       *[other] übernimmt nicht. Es ging um
    } den Startplatz von { $old } in **{ $season }**. In der Übersicht kannst du jemand anderen fragen.
act-offer = { $player } soll von { $old } übernehmen.
act-turn-down = Übernahme abgelehnt.
act-expire = Keine Antwort auf das Angebot.
league-offer = 🤝 { $own ->
        [yes] **Übernimmst du von { $old }?**
       *[other] { act-offer }
    } Antwort bis <t:{ $until }:f>.
league-taken-over = ✅ **Der Startplatz gehört dir,** mit seinen Punkten und Partien.
league-turned-down = 👌 **Alles klar.** Ich sage es der Spielleitung.
umpire-offer-note = Ich frage { $player } im Kanal der Saison. Zeit zum Antworten ist bis { $until }. Vorher ändert sich nichts.
umpire-offer-instead = Das ersetzt dein anderes Angebot.
refused-league-offered = Dieses Mitglied hat schon ein offenes Angebot.
refused-league-offer_over = Dieses Angebot gilt nicht mehr.
refused-league-not_offered = Dieses Angebot ist nicht für dich.

# Moving between divisions.
ruling-transfer = { $player } kommt in Division { $division }{ $promised ->
        [none] {""}
       *[other] , trotz der Zusage für Division { $promised }
    }.
umpire-transfer-promised = ⚠️ Das bricht eine frühere Zusage, also poste ich es mit deinem Grund im Kanal der Saison.
season-room = ⬆️ In Division { $division } statt { $promised }, weil Platz war: { $names }.
season-merged = 🔀 In Division { $division }, weil es Division { $promised } in dieser Saison nicht gibt: { $names }.
season-full = ↩️ Nach einer Pause in Division { $division } statt { $promised }, weil Division { $promised } voll ist: { $names }.
season-more-divisions =
    ➕ Diese Saison hat { $count } Divisionen, denn { $players } Leute passen nicht in { $before ->
        [one] eine.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 Diese Saison hat { $count ->
        [one] eine Division
       *[other] { $count } Divisionen
    } statt { $before }, denn { $fits ->
        [yes] { $players } Leute passen { $count ->
            [one] hinein.
           *[other] hinein.
        }
       *[no] für mehr sind zu wenige übrig.
    }
season-large-division = 📏 Division { $division } ist größer als sonst ({ $count } statt höchstens { $most }), weil Zusagen vorgehen. Nach der Saison steigen dort mehr ab als üblich.
season-split = ➕ Die nächste Saison hat { $count } Divisionen, denn in eine passen höchstens { $most }.
umpire-division-size = Division { $division } hat dann { $count ->
        [one] 1 Mitglied.
       *[other] { $count } Mitglieder.
    }
umpire-transfer-note = Die jetzigen Paarungen bleiben. Der Wechsel gilt ab der nächsten Runde.
refused-league-no_division = { $divisions ->
        [one] Es gibt nur eine Division.
       *[other] Wähl eine Division von 1 bis { $divisions }.
    }
refused-league-same_division = Dieses Mitglied ist schon in Division { $division }.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] richten sich nach der Anmeldung.
        [lot] werden ausgelost.
       *[rating] richten sich nach der Wertung, dann nach der Anmeldung.
    }

# The order of strength in which players start.
league-seeds-divisions =
    Die ersten Divisionen { league-seeding } Es gibt so wenige wie möglich, mit höchstens { $most } Leuten.
    Hat dir eine frühere Saison eine Division zugesagt, startest du dort oder höher. Aussetzen darfst du bis zu { $seasons } Saisons. Ist deine Division dann voll, startest du pro Saison Pause höchstens eine tiefer.
    { $seeding ->
        [rating] Neue starten in der höchsten Division, in der mindestens die Hälfte eine niedrigere Wertung hat, wenn dort Platz ist. Ohne Wertung starten sie ganz unten.
       *[other] Neue starten ganz unten.
    }
umpire-seeds = **Setzplätze:** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Gespeichert. Die Saison hat noch nicht begonnen.
umpire-form-order = Nummern, die stärkste zuerst
umpire-form-order-about = Beispiel: 3 1 5-8. Was du weglässt, behält seine Reihenfolge.
button-order = Reihenfolge ändern
act-seed = Die Spielleitung hat die Startreihenfolge festgelegt.
refused-umpire_order = Schreib jede Nummer von 1 bis { $most } einmal, z. B. 3 1 5-8.
refused-league-no_seeds = Diese Saison hat keine Startreihenfolge.
refused-league-seeded_twice = Nenn jeden Namen nur einmal.

# Who leaves the server.
outbox-missing = 🚪 { $umpire }: Nicht mehr auf dem Server: { $players }. { $how ->
        [start] Ohne Rückkehr beginnt **{ $season }** ohne { $count ->
                [one] dieses Mitglied
               *[other] sie
            }.
       *[other] { $how ->
            [drawn] Bis zur Rückkehr lose ich { $count ->
                    [one] dieses Mitglied
                   *[other] sie
                } in **{ $season }** nicht mit aus, und das gilt als nicht angetreten.
            [computer] Bis zur Rückkehr übernimmt in **{ $season }** ein Computer.
           *[nothing] { $count ->
                    [one] Die Ergebnisse dieses Mitglieds
                   *[other] Ihre Ergebnisse
                } in **{ $season }** zählen.
        } Entfernen oder ersetzen kannst du { $count ->
                [one] das Mitglied
               *[other] sie
            } in der Übersicht.
    }
act-miss = { $count ->
        [0] Alle sind auf dem Server.
       *[other] Nicht auf dem Server: { $players }.
    }
