# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Du bist in dieser Saison schon dabei.
refused-league-already_played = Dieser Tisch ist schon gespielt. Erklär die Partie für ungültig, um sie noch mal zu spielen.
refused-league-already_recorded = Diese Partie zählt schon.
refused-league-already_reversed = Diese Entscheidung ist schon rückgängig gemacht.
refused-league-already_void = Diese Partie ist schon ungültig. Das kannst du im Saisonprotokoll rückgängig machen.
refused-league-already_waiting = Du stehst schon auf der Warteliste.
refused-league-umpire_called = An diesen Tisch wurde die Spielleitung schon gebeten.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Zu einer Partie kannst du nur bis { $hours } Stunden nach ihrem Ende fragen.
refused-league-appealed = Zu dieser Partie hast du schon gefragt.
refused-league-ask_umpire = Bitte die Spielleitung, dich aus dem Turnier zu nehmen.
refused-league-bad_dealer = Jetzt muss jemand anderes geben.
refused-league-bad_points = Unter 0 können Punkte nicht fallen.
refused-league-bad_settle = Wähl von den Punktgleichen genau { $places } aus.
refused-league-built_on = Das lässt sich nicht mehr rückgängig machen, wegen dem, was danach kam. { $what }
refused-league-checked_in = Du hast schon eingecheckt.
refused-league-closed = { refused-league-over }
refused-league-earlier = Wähl eine spätere Zeit als die festgelegte.
refused-league-enough = Es sind genug dabei, also wird der Start nicht verschoben.
refused-league-has_seen_cards = Dieses Mitglied hat die Karten an diesem Tisch gesehen. Frag jemand anderen.
refused-league-is_reverse = Das war schon ein Rückgängigmachen. Triff die ursprüngliche Entscheidung einfach noch mal.
refused-league-champions_role = Diese Rolle gibt es für den Titel. Wähl eine andere.
refused-league-no_divisions = Diese Saison hat keine Divisionen.
refused-league-many_divisions = Eine Saison hat höchstens { $most } Divisionen mit Rollen.
refused-league-many_umpires = In der Spielleitung einer Saison sind höchstens { $count }. Wähl weniger.
refused-league-same_umpires = Diese Leute leiten die Saison schon.
refused-league-no_appeal = Diese Frage ist nicht mehr offen.
refused-league-no_check_in = Gerade gibt es keinen Check-in.
refused-league-no_decision = Diese Entscheidung finde ich nicht. Wähl eine im Saisonprotokoll.
refused-league-no_entry = Dieses Mitglied ist in der Saison nicht dabei.
refused-league-no_calls = Eine Saison mit langsamer Uhr hat keine Bereitschaftschecks.
refused-league-no_times = In dieser Saison werden keine Termine ausgemacht.
refused-league-no_hour = Diese Stunde ist vorbei oder lässt zu wenig Zeit für die Partie. Wähl eine andere.
refused-league-time_fixed = Diesen Termin hat die Spielleitung festgelegt. Frag dort nach, wenn er dir nicht passt.
refused-league-no_proposal_then = Dieser Termin passt nicht allen, die geantwortet haben. Wähl einen anderen.
refused-league-already_proposed = Dieser Termin ist schon vorgeschlagen oder festgelegt.
refused-league-enough_proposals = Du hast { $count } Termine vorgeschlagen. Jetzt sind die anderen dran.
refused-league-proposal_changed = Dieser Termin ist nicht mehr vorgeschlagen. Schau bitte noch mal hin.
refused-league-already_accepted = Diesem Termin hast du schon zugesagt.
refused-league-no_time = Dieser Tisch hat noch keinen festen Termin.
refused-league-no_event = Dieser Tisch hat kein Event.
refused-league-has_event = Dieser Tisch hat schon ein Event.
refused-league-not_your_fixture = Das ist nicht dein Tisch. `/{ command-league } { command-league-fixtures }` zeigt deine.
refused-league-nobody_to_ask = Du hast an diesem Tisch schon alle gefragt.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Diese Partie hat begonnen. Schau in die Übersicht.
refused-league-not_begun = Diese Partie hat noch nicht begonnen.
refused-league-nobody_left = Es wäre niemand übrig. Gib einen kampflosen Sieg, oder erklär die Partie für ungültig.
refused-league-time_past = Diese Zeit ist vorbei. Wähl eine spätere.
refused-league-too_few_here = Mindestens { $count } müssen da sein.
refused-league-entered = Dieses Ergebnis ist schon eingetragen. Mach das erst im Saisonprotokoll rückgängig.
refused-league-entered_who = Am Tisch hat sich etwas geändert. Öffne das Formular noch mal.
refused-league-entered_many = An einem Tisch sitzen höchstens { $count }.
refused-league-entered_alone = Mindestens { $count } müssen dabei sein. Ist nur eine Person gekommen, gib ihr einen kampflosen Sieg.
refused-league-entered_places = Bei den Plätzen ist eine Lücke. Sie beginnen bei 1, und gleichauf heißt gleiche Nummer.
refused-league-entered_points = Schreib Punkte für alle oder für niemanden.
refused-league-entered_order = Die Punkte passen nicht zu den Plätzen.
refused-league-no_fixture = An diesem Tisch ist keine Partie mehr zu spielen.
refused-league-no_match = Diese Partie gehört nicht zu dieser Saison.
refused-league-no_reason = Bitte nenn einen Grund. Ein paar Worte reichen.
refused-league-no_such_slot = So einen Durchgang hat dieser Tisch nicht. Eine Runde hat fünf.
refused-league-not_a_league = Das gibt es nur in Ligen.
refused-league-not_due = An diesem Tisch kommt erst ein anderer Durchgang.
refused-league-not_in = Du bist in dieser Saison nicht dabei.
refused-league-not_played = Dieser Durchgang ist noch nicht gespielt.
refused-league-not_pursuit = Das gibt es nur im Turnier in Swedish Pursuit.
refused-league-not_started = Die Saison hat noch nicht begonnen. Starte sie in der Übersicht.
refused-league-not_there = Wähl jemanden, der vom ersten Durchgang an dabei war.
refused-league-not_tied = Nenn alle, die sich einen Platz teilen, und sonst niemanden, den besten zuerst.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Diese Saison ist zu Ende, und ihre Ergebnisse sind endgültig.
refused-league-reopen_late =
    Endgültig sind die Ergebnisse nach { $days ->
        [one] einem Tag.
       *[other] { $days } Tagen.
    }
refused-league-final = Ein bestätigtes Turnier in Swedish Pursuit ist endgültig.
refused-league-season_played = Alle Runden sind schon ausgelost.
refused-league-signup_closed =
    { $why ->
        [last] Zum Einsteigen ist es zu spät, denn es ist keine Runde mehr übrig.
        [begun] Die Anmeldung endete mit dem Start.
       *[closed] Die Anmeldung für diese Saison ist geschlossen.
    }
refused-league-stale = Gerade hat jemand anderes aus der Spielleitung etwas geändert. Schau bitte noch mal hin.
refused-league-still_played = Manche Tische sind noch nicht gespielt. Bestätige die Ergebnisse, wenn sie gespielt oder ihre Fristen vorbei sind.
refused-league-no_channel = { act-lose-channel } Wähl in der Übersicht einen anderen Kanal.
refused-league-other_channel = Das ist nicht der Kanal der Saison.
refused-league-no_setting = Diese Einstellung kenne ich nicht.
refused-league-unaltered = So ist es schon eingestellt.
refused-league-unfinished = In dieser Partie wurde kein Durchgang fertig, also zählt sie nicht. Wurde sie anderswo gespielt, trag das Ergebnis ein.
refused-league-setting_fixed = { $why ->
        [past] Die Saison hat begonnen
       *[played] Mit dieser Einstellung wurde schon gespielt
    }, also kannst du das nicht mehr ändern.
refused-league-tiebreaker_early = Eine Entscheidungspartie kommt zuletzt, wenn du die Ergebnisse prüfst. Eine Saison ohne Ende braucht erst eins.
refused-league-tiebreaker_few = Für eine Entscheidungspartie braucht es mindestens { $count }. Bring den Gleichstand selbst in eine Reihenfolge.
refused-league-tiebreaker_many = { $count } sind gleichauf, und an einen Tisch passen { $most }. Bring sie selbst in eine Reihenfolge.
refused-league-rounds_played = Runde { $rounds } ist schon gespielt oder entschieden, also muss sie bleiben.
refused-league-tied =
    { $ties }
    Lass sie eine Entscheidungspartie spielen (**{ button-dashboard-tiebreaker }** in der Übersicht), oder bring sie selbst in eine Reihenfolge.
refused-league-too_few = Für eine Saison müssen mindestens zwei dabei sein.
refused-league-too_late = Die Punkte dieser Runde sind endgültig, denn das Turnier ist weitergegangen.
refused-league-void = { refused-league-already_void }
league-start-first = Starte erst die Saison in der Übersicht.
league-confirm-first = Bestätige erst die Ergebnisse in der Übersicht.
refused-league-withdrawn = Dieser Startplatz ist aufgegeben. Die Spielleitung kann das im Saisonprotokoll rückgängig machen.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] Setz erst die Saison in der Übersicht fort.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Lös erst den Gleichstand in der Übersicht auf.
       *[other] Während der Saison geht das nicht.
    }

refused-season_room = Mehr als { $most } offene Tische kann ich auf diesem Server nicht haben. Endet ein anderer, öffne ich deinen und pinge dich dort an. Zeit verlierst du keine.
refused-fixture_has_table = Diese Partie hat schon einen Thread. Spiel dort.
refused-fixture_over = Diese Partie ist zu Ende. `/{ command-league } { command-league-fixtures }` zeigt, was noch zu spielen ist.
refused-league_exists = Gerade hat jemand anderes { $league } eröffnet. Mach dort mit.
refused-league_runs = In { $league } läuft schon eine Saison. Bestätige sie erst oder sag sie ab, oder wähl bei `{ option-name }` etwas anderes.
refused-not_in_league = An diesem Tisch kann nur mitspielen, wer in { $league } dabei ist. Anmelden kannst du dich mit `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Dieses Mitglied hat seine Daten gelöscht, also kann ich keinen Platz reservieren.
refused-season_not_running = Die Saison dieses Tisches läuft nicht.
refused-season_paused = Die Saison macht Pause. Ich sage dir, wenn sie weitergeht.
