# What is kept of people, how they get it and how they are forgotten.
command-privacy = datenschutz
command-privacy-description = Was ich über dich speichere, warum, wie lange, und wie du es bekommst oder löschst
command-my-data = daten
command-my-data-description = Alle meine Daten über dich, als Datei, die nur du siehst
command-my-forget = vergessen
command-my-forget-description = Löscht deine Daten hier oder überall. Ich frage vorher nach

former-player = früheres Mitglied
button-privacy = Datenschutz
button-my-data = Meine Daten holen
button-forget-me = Vergiss mich …
button-forget-here = Vergiss mich auf diesem Server …
button-forget-outside = Außerhalb von Servern vergessen …
button-forget-everywhere = Vergiss mich überall …

privacy-title = ## Was ich über dich speichere
privacy-what = **Was.** Deine Discord-ID und deinen Namen auf einem Server, sobald du mitspielst oder eine Einstellung änderst. Deine Einstellungen, Plätze, Ergebnisse, Statistiken, Wertungen und Chips. Jeden deiner Züge mit seiner Zeit. Wobei du zuschaust und worauf du wartest, bis es zu Ende ist. Wie du Tagesblätter und geteilte Karten gespielt hast, 30 Tage lang. Deine Saisons, und Entscheidungen der Spielleitung über dich mit ihren Gründen. Nachrichten und Profile lese ich nicht. Bilder von Tischen zeigen deinen Avatar aus Discord. Ihn behalte ich nur im Arbeitsspeicher, und in `/{ command-my } { command-my-settings }` kannst du ihn abschalten.
privacy-why = **Warum.** Damit eine Partie nach einer Pause weitergehen kann, damit sich Zweifel später klären lassen und damit Ergebnisse zählen. Ich nutze es für nichts anderes und gebe es niemandem.
privacy-who = **Wer es sieht.** Deine Partien, Ergebnisse, Tagesblätter, Ranglisten, Saisons und Entscheidungen der Spielleitung: alle Mitglieder dieses Servers, und kein anderer Server. Hat der Server Ligaseiten außerhalb von Discord, können alle deine Saisons dort sehen. Deinen Namen darauf kannst du in `/{ command-my } { command-my-settings }` abschalten. Deine Karten und Einstellungen: nur du. Liga-Team und Spielleitung einer Saison sehen auch private Verwarnungen und deine Fragen an sie. Das Liga-Team sieht auch Fairplay-Berichte. Die Leute, die diesen Bot betreiben, können die Datenbank lesen.
privacy-time = **Wie lange.** Bis du es löschst oder der Server mich entfernt. Dann enden meine Tische dort sofort. Alle Daten verschwinden nach { $departed } Tagen, wenn ich nicht wieder eingeladen werde. Sicherungen werden höchstens { $backups } Tage aufbewahrt. Wird eine wiederhergestellt, lösche ich deine Daten wieder daraus.
privacy-outside = **Außerhalb von Servern, die mich hinzugefügt haben** (Direktnachrichten, Gruppen und andere Server), gehört das Gespielte den Leuten dort. Es verschwindet, wenn alle ihre Daten gelöscht haben, oder { $silent } Tage nach meinem letzten Einsatz dort. Ein Server, der mich später hinzufügt, bekommt es nicht.
privacy-moves = **Züge** werden { $days } Tage nach der Partie gelöscht. Ergebnisse bleiben.
privacy-get = **Du bekommst es** mit `/{ command-my } { command-my-data }`, als Datei, die nur du siehst. **Du löschst es** mit `/{ command-my } { command-my-forget }`. Das entfernt Namen, ID und Einstellungen. Die anderen behalten ihre Ergebnisse, mit „{ former-player }“ an deiner Stelle.
privacy-chips = **Chips** sind Spielgeld. Man kann sie weder kaufen noch auszahlen, und sie sind nichts wert.
privacy-elsewhere = -# Nachrichten in Kanälen gehören dem Server und Discord. Dasselbe gilt für Namen, die jemand in die Namen von Ligen und Hausregeln schreibt. Frag dazu die Moderation des Servers.

my-data = Hier sind alle meine Daten über dich. Andere Personen erscheinen als Zahlen.
refused-data_again = Du hast deine Daten gerade erst bekommen. Frag <t:{ $at }:R> wieder.

forget-title = ## Deine Daten löschen?
forget-goes = **Was gelöscht wird:** dein Name, deine Discord-ID und deine Einstellungen. Du verlässt alle Tische und Saisons. Laufende Partien verlierst du, und ein Computer spielt sie zu Ende. Dein Name verschwindet aus Notizen der Spielleitung.
forget-stays = **Was bleibt:** die Ergebnisse und Züge deiner Partien, für die anderen, unter „{ former-player }“. Niemand kann erkennen, dass du es warst, und nichts kommt zurück, wenn du wieder spielst. Auch Nachrichten in Kanälen bleiben. Bis zu 30 Tage lang verhindert ein Code, der nur zu deinem Konto passt, dass du dasselbe Tagesblatt oder dieselben geteilten Karten zweimal spielst.
forget-where =
    { $here ->
        [yes]
            { $servers ->
                [one] Ich kenne dich nur auf diesem Server.
               *[other] Ich kenne dich auf { $servers } Servern, diesen eingeschlossen. Deine eigenen Einstellungen gelten auf allen und verschwinden mit dem letzten.
            }
       *[no]
            { $servers ->
                [one] Auf diesem Server kenne ich dich nicht, aber auf einem anderen.
               *[other] Auf diesem Server kenne ich dich nicht, aber auf { $servers } anderen.
            }
    }
forget-elsewhere = Ich kenne dich auch außerhalb von Servern, die mich hinzugefügt haben.
forget-outside =
    { $here ->
        [yes] Hier geht es um alles außerhalb von Servern, die mich hinzugefügt haben: in Direktnachrichten, in Gruppen und auf anderen Servern.
       *[no] Außerhalb von Servern, die mich hinzugefügt haben, kenne ich dich nicht.
    }{ $servers ->
        [0] {""}
        [one] { " " }Ich kenne dich auch auf einem Server, der mich hinzugefügt hat.
       *[other] { " " }Ich kenne dich auch auf { $servers } Servern, die mich hinzugefügt haben.
    }
forget-sure = -# Das kannst du nicht rückgängig machen. Hol dir vorher deine Daten mit `/{ command-my } { command-my-data }`.
forget-type = Vergiss mich
forget-type-label = Zum Löschen „{ forget-word }“ schreiben
forget-type-why = Das kannst du nicht rückgängig machen.
forget-word = vergessen
forgotten =
    { $servers ->
        [one] Erledigt. Ich habe deine Daten auf { $here ->
            [yes] diesem Server
           *[no] dem anderen Server
        } gelöscht.
       *[other] Erledigt. Ich habe deine Daten auf { $servers } Servern gelöscht.
    } Spielst du wieder, fängst du bei null an.
forgotten-elsewhere =
    { $everywhere ->
        [yes] Erledigt. Ich habe alle deine Daten gelöscht.
       *[no] Erledigt. Ich habe deine Daten außerhalb von Servern, die mich hinzugefügt haben, gelöscht.
    } Spielst du wieder, fängst du bei null an.
refused-unknown_person = Ich habe keine Daten über dich, also gibt es nichts zu holen oder zu löschen.
refused-forget_word = Es hat sich nichts geändert. Um deine Daten zu löschen, schreib „{ forget-word }“.
