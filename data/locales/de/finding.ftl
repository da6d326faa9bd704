# Finding others to play with, and calling last match’s players again.
button-finding = Leute suchen
button-finding-stop = Nicht mehr warten
finding-title = ## Leute suchen
finding-about = Wähl eine Uhr und ein Spiel. Will noch jemand dasselbe, eröffne ich einen Tisch in { $channel } und pinge dich dort an. Computer füllen auf, bis mehr Leute kommen.
finding-waiting = 🙋 Gesucht wird gerade für: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Du wartest auf { $game }** ({ $clock }) bis <t:{ $until }:f>. Ich pinge dich in { $channel } an. Für ein anderes Spiel wähl es unten aus.
finding-found = 🙌 **Gefunden!** Dein Tisch für { $game } ist offen, und ich pinge die anderen an. [Geh zum Tisch]({ $link }) und drück auf **{ button-start }**, wenn sie da sind.
found-call = 🙌 { $names }: Euer Tisch für { $game } steht bereit. Drückt auf **{ button-join }**. [Zum Tisch]({ $link })
refused-finding_off = **{ button-finding }** ist hier nicht eingeschaltet. Ein Mitglied mit **Server verwalten** kann in `/{ command-settings }` einen Kanal dafür wählen.
refused-finding_closed = In { $channel } kann ich keine Tische eröffnen. Ein Mitglied mit **Server verwalten** kann in `/{ command-settings }` einen anderen Kanal wählen.
refused-finding_not_yours = Tische von **{ button-finding }** stehen in { $channel }, und dort darfst du nicht schreiben. Bitte die Moderation um Zutritt.
refused-finding_taken = In { $channel } steht schon ein Tisch, und Threads kann ich dort nicht öffnen. Spiel dort mit, oder versuch es danach noch mal.
refused-company_gone = Die anderen warten gerade nicht mehr. Versuch es noch mal.

button-ping-players = Alle wieder anpingen
rally-call = 📣 **{ $name }** will noch mal { $game } spielen: { $names }
refused-rally_not_last = Anpingen kannst du nur die Leute aus deiner letzten beendeten Partie hier.
refused-rallied = Diese Leute wurden schon angepingt. Einmal pro Partie reicht.
refused-rally_nobody = Die anderen aus dieser Partie sind alle nicht mehr hier.
