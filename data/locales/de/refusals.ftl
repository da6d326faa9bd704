# Why something cannot be done now, and what would work.
refused-other = Das geht gerade nicht. Es hat sich nichts geändert.
refused-which_one =
    Was davon meinst du? Wähl eins aus, oder schreib den vollen Namen.
    { $names }
refused-name_unseen = Ein Teil dieses Namens ist unsichtbar. Tipp ihn noch mal ohne unsichtbare Zeichen.
refused-starting = Ich starte gerade erst. Drück in ein paar Sekunden noch mal. Alle Tische sind, wie ihr sie verlassen habt.
saved-not-shown = Erledigt und gespeichert. Discord lässt mich die Nachricht gerade nicht ändern. Tisch und Hand kommen gleich nach.
saved-fault = Erledigt und gespeichert, aber wegen eines Fehlers bei mir konnte ich es nicht zeigen. Bleibt es falsch, gib den Code `{ $fault }` an die Leute weiter, die diesen Bot betreiben.
refused-not-shown = Discord hat mich nicht antworten lassen. Es hat sich nichts geändert, also versuch es noch mal.
refused-busy = Das konnte ich nicht speichern, also hat sich nichts geändert. Drück bitte noch mal.
refused-undecided = Das Speichern dauert länger als sonst. Schau auf den Tisch, bevor du noch mal drückst.
refused-fault = Bei mir ist etwas schiefgegangen. Es hat sich nichts geändert, also versuch es noch mal. Passiert es wieder, gib den Code `{ $fault }` an die Leute weiter, die diesen Bot betreiben.
refused-unknown_press = Dieser Button ist von einer älteren Version von mir. Einen neuen bekommst du mit dem Befehl, von dem er kam.
refused-unknown_command = Dieser Befehl ist neuer, als deine Discord-App weiß. Starte Discord neu oder warte kurz, dann versuch es noch mal.
refused-command_not_allowed = Diesen Befehl kannst du hier nicht benutzen.
refused-member_gone = Diese Person ist nicht mehr auf dem Server, also finde ich sie nicht. Wähl ein Mitglied aus.
refused-option_gone = Deine Auswahl gibt es nicht mehr. Bitte wähl neu.
refused-servers_only =
    Das geht nur auf einem Server, der mich hinzugefügt hat. { $link ->
        [none] Versuch es dort.
       *[other] [Füg mich einem Server hinzu]({ $link }) und versuch es dort.
    }
refused-outside_table =
    Gewertete Partien, langsame Uhren und Threads gibt es nur auf Servern, die mich hinzugefügt haben. { $link ->
        [none] Lass sie weg, um hier zu spielen.
       *[other] [Füg mich hinzu]({ $link }), oder lass sie weg, um hier zu spielen.
    }
refused-plays_alone =
    Hier spielst du einen Durchgang gegen Computer, also braucht `/{ command-play }` nur ein Spiel. { $link ->
        [none] Lass den Rest weg.
       *[other] Lass den Rest weg, oder [füg mich einem Server hinzu]({ $link }).
    }
refused-missing_permissions = Ohne diese Berechtigungen kann ich hier keinen Tisch zeigen: { $permissions }. Bitte jemanden, der den Kanal verwaltet, sie mir zu geben.
refused-wrong_channel = Dieser Button gehört zu einem Tisch in einem anderen Kanal. Den Tisch hier siehst du mit `/{ command-table }`.
refused-no_such_table = Diesen Tisch gibt es längst nicht mehr. Eröffne einen neuen mit `/{ command-play }`.
refused-no_table_here = In diesem Kanal steht kein Tisch. Eröffne einen mit `/{ command-play }`.
refused-table_asleep = Dieser Tisch macht Pause, weil sein Spiel { $game } nicht mehr installiert ist oder neue Regeln hat. Nichts ist verloren. Die Partie geht weiter, sobald die Leute, die diesen Bot betreiben, das Spiel zurückbringen.
refused-game_gone = { $game } ist gerade nicht installiert. Frag die Leute, die diesen Bot betreiben.
refused-table_unreadable = Ich kann den Tisch in diesem Kanal nicht lesen und habe ihn nicht angerührt, also ist nichts verloren. Gib den Code `{ $table }` an die Leute weiter, die diesen Bot betreiben. Bis dahin geht `/{ command-play }` in jedem anderen Kanal oder Thread.
refused-channel_taken = In diesem Kanal steht schon ein Tisch. Spiel dort mit (`/{ command-table }` holt ihn wieder nach unten), oder eröffne einen in einem anderen Kanal oder Thread.
refused-not_started = Die Partie hat noch nicht begonnen. Der Host startet sie mit **{ button-start }**.
refused-already_started = Die Partie läuft schon, also stehen die Plätze fest.
refused-match_over = Diese Partie ist zu Ende. Eröffne einen neuen Tisch mit `/{ command-play }`.
refused-not_seated = Du hast keinen Platz an diesem Tisch. Steig erst ein.
refused-again_not_seated = Noch mal starten kann nur, wer in dieser Partie dabei war. Eröffne einen eigenen Tisch mit `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] Du bist schon dabei, als Host. Sind die anderen da, drück auf **{ button-start }**.
        [guest] Du bist schon dabei. Sind alle da, drückt der Host auf **{ button-start }**.
        [player] Du bist schon dabei. Drück auf **{ button-hand }**, um deine Karten zu sehen.
       *[other] Diese Person ist schon dabei.
    }
refused-table_full = Alle { $count } Plätze sind belegt. Du kannst zuschauen oder mit `/{ command-play }` einen anderen Tisch eröffnen.
refused-too_few_seats = Los geht’s erst ab { $count } Leuten. Hol Freunde dazu, oder nimm einen Computer.
refused-not_joined = { $name } hat noch nicht zugesagt, also ist der Platz reserviert. Unter **{ button-options }** gibst du ihn frei.
refused-no_hint = Tipps bekommst du, wenn du dran bist und eine Wahl hast, in ungewerteten Partien gegen Computer.
refused-no_such_level = Diese Stufe gibt es in { $game } nicht. Ohne in die Karten zu schauen, ist kein Computer besser als „mittel“.
refused-no_such_program = Die Liste der Programme für { $game } hat sich geändert. Öffne **{ button-options }** noch mal.
refused-no_catching = Mit diesen Hausregeln geht das in { $game } nicht. Ändere sie unter **{ button-options }**.
refused-program_seated = { $name } hat hier schon einen Platz.
refused-no_computer = An diesem Tisch sitzt kein Computer.
refused-not_host = Das { $server ->
        [no] kann nur der Host, { $name }.
       *[yes] können nur der Host, { $name }, und die Moderation.
    }
refused-ranked_end = Eine gewertete Partie kann nur die Moderation beenden. Gehst du, verlierst du.
refused-not_your_hand = Das sind nicht deine Karten. Drück am Tisch auf **{ button-hand }**, um deine zu sehen.
refused-not_away = Du hast deinen Platz schon. Spiel einfach.
refused-left_already = Auf diesem Platz spielt schon ein Computer, also hat sich nichts geändert.
refused-forfeited = Du hast diese Partie verlassen oder wurdest entfernt, also spielt ein Computer deine Karten zu Ende. Bei der nächsten kannst du wieder mitspielen.
refused-not_starter = Der Host, { $name }, startet die Partie. Dauert das zu lange, können es <t:{ $at }:R> alle am Tisch.
refused-ranked_seat = Diese Partie ist gewertet, also kannst du nur zuschauen.
refused-ranked_vote = Über das Ende einer gewerteten Partie könnt ihr nicht abstimmen. Beenden kann sie nur die Moderation, und wenn du gehst, verlierst du.
refused-ranked_remove = Aus einer gewerteten Partie darf nur die Moderation jemanden entfernen, und nur ohne selbst mitzuspielen. Denn das zählt als Niederlage.
refused-no_one_here = Alle sind weg, also kannst du vorerst nur zuschauen.
refused-no_seat = Alle Plätze sind vergeben, also kannst du vorerst nur zuschauen.
refused-no_vote = Diese Abstimmung ist vorbei. Der Tisch zeigt das Ergebnis.
refused-no_such_player = Diese Person hat den Tisch verlassen.
refused-remove_yourself = Dich selbst kannst du nicht entfernen, aber du kannst gehen.
refused-last_player = Der Tisch wäre leer. Schließ ihn stattdessen.
refused-away_not_slow = Nur Tische mit langsamer Uhr warten, wenn du weg bist.
refused-no_slow_table = Du sitzt an keinem Tisch mit langsamer Uhr. Nur die warten, wenn du weg bist.
refused-ahead_slow = Züge vormerken kannst du nur an Tischen mit langsamer Uhr.
refused-ahead_turn = Du bist schon dran. Spiel einfach.
refused-ahead_unfit = Das kannst du jetzt nicht vormerken, weil sich deine Karten geändert haben oder der Durchgang zu Ende ist. Deine Hand zeigt deine Karten.
refused-ahead_gone = Es gibt keinen vorgemerkten Zug mehr. Ich habe ihn gespielt oder gestrichen, weil sich die Karten geändert haben.
refused-away_too_long = Tische warten höchstens { $days } Tage. Wähl einen früheren Tag.
refused-away_past = Dieser Tag ist vorbei. Wähl einen der nächsten { $count } Tage.
refused-away_unclear = { $word ->
        [none] Ich erkenne nicht, welchen Tag du meinst.
       *[other] „{ $word }“ verstehe ich nicht.
    } Schreib `Sonntag`, `24.12.`, `3 Tage` oder `morgen`. Bist du zurück, lass es leer.
refused-may_not_write = Du darfst in diesem Kanal nicht schreiben, also kann ich dort nicht für dich posten.
refused-no_length = Bei { $game } kannst du die Zahl der Durchgänge nicht wählen. Lass `{ option-length }` leer.
refused-no_threads_here = In diesem Kanal kann ich keinen Thread öffnen. Nimm `/{ command-play }` in einem Textkanal, oder lass `{ command-play-thread }` weg.
refused-thread_failed = Discord hat mich hier keinen Thread öffnen lassen. Setz `{ command-play-thread }` auf False, dann eröffnet `/{ command-play }` den Tisch im Kanal selbst.
refused-stale = Der Tisch hat sich geändert, bevor dein Klick ankam, also habe ich nichts gespielt. So sieht er jetzt aus.
refused-call_late = So knapp! { $name } war vor deinem Ruf dran.
refused-challenge_late = { $name } war schneller.
refused-options-unknown_option = Diese Hausregel gibt es hier nicht.
refused-options-bad_value = Diesen Wert kann diese Hausregel nicht haben.
refused-options-bad_seats = Diese Hausregeln passen nicht zu so vielen am Tisch. Ändere die Zahl der Kartenspiele, oder nimm jemanden heraus.

illegal-other = Das erlauben die Regeln gerade nicht. Es hat sich nichts geändert.
illegal-malformed = Diesen Zug kenne ich nicht. Die Buttons auf deiner Hand zeigen alle deine Züge.
illegal-bad_seat = Dich selbst kannst du nicht wählen, und nicht alle kommen gerade infrage. Wähl jemand anderen.
illegal-match_over = Diese Partie ist zu Ende. Eröffne einen neuen Tisch mit `/{ command-play }`.
illegal-wrong_phase = Warte auf den nächsten Durchgang.
illegal-no_call_due = Gerade gibt es nichts zu rufen. Sobald es geht, kommt der Button zurück.
illegal-call_by_hand = An diesem Tisch rufst du extra. Spiel erst die Karte, dann drück auf den Ruf, bevor es weitergeht.
illegal-window_open = Zu früh. Der Ruf kann noch kommen.
illegal-nothing_to_challenge = Da wurde kein Ruf vergessen.
illegal-not_your_turn = Du bist nicht dran. Der Tisch zeigt, wer dran ist.
illegal-not_in_hand = Diese Karte hast du nicht. Hier sind deine Karten.
illegal-one_card_only = Du kannst jetzt nur eine Karte spielen.
illegal-must_play = Eine deiner Karten passt, also musst du spielen.
illegal-must_draw = Du musst ziehen, bevor du passen kannst.
illegal-cannot_draw = In diesem Zug kannst du nicht mehr ziehen. Die Buttons auf deiner Hand zeigen deine Züge.
illegal-cannot_pass = Jetzt kannst du nicht passen. Die Buttons auf deiner Hand zeigen deine Züge.
illegal-illegal_card = Diese Karte passt nicht auf die oberste. Wähl eine andere.
refused-daily_day = Dieses Blatt ist von einem anderen Tag. `/{ command-daily }` hat die Karten von heute.
refused-daily_gone = So alte Blätter bewahre ich nicht auf. `/{ command-daily }` hat die Karten von heute.
refused-daily_open = Deine Partiedatei ist fertig, wenn der Tag endet, <t:{ $until }:R>.
refused-daily_no_record = Zu diesem Blatt hast du keine Partiedatei, weil du es nicht zu Ende gespielt hast oder es zu alt ist.
refused-post_unknown = Discord hat nicht geantwortet, also weiß ich nicht, ob es gepostet ist. Schau im Kanal nach. Ist es nicht da, versuch es in einer Stunde noch mal.
refused-cards_gone = Diese Karten sind weg, denn geteilte Karten bewahre ich { $days } Tage auf. `/{ command-daily }` hat jeden Tag neue.
refused-solo_gone = Diese Karten sind weg. Angefangene bewahre ich { $days } Tage auf, oder bis du neue bekommst. `/{ command-play }` hat welche.
refused-solo_begun = Deine letzten Karten sind noch nicht zu Ende gespielt. Neue ersetzen sie.
refused-duplicate_done = Dieses Blatt hast du schon gespielt.
refused-duplicate_forgotten = Du hast dieses Blatt angefangen, bevor du deine Daten gelöscht hast, und alle spielen es nur einmal. `/{ command-daily }` hat jeden Tag neue Karten.
refused-duplicate_older = Seit dem Beginn dieses Blatts haben sich die Regeln geändert, also kannst du es nicht mehr spielen. `/{ command-daily }` hat jeden Tag neue Karten.
