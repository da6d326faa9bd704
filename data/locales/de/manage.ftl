# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = thread
command-play-thread-description = In einem eigenen Thread (Standard: bei langsamen Tischen)
command-my-away = weg
command-my-away-description = Pause an langsamen Tischen für ein paar Tage, oder wieder zurück
command-my-away-until-description = Ein Tag, z. B. „Sonntag“, „24.12.“ oder „3 Tage“. Leer: du bist zurück

button-call-umpire = Spielleitung fragen
call-umpire-title = Spielleitung fragen
call-umpire-label = Was soll sich die Spielleitung ansehen?
call-umpire-about = Einmal pro Tisch. Lesen kann das nur die Spielleitung.
call-umpire-done = ✅ Ich habe die Spielleitung angepingt. Die Uhren stehen, bis die Antwort da ist, oder bis <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Diesen Tisch verwalten
manage-nothing = Hier gibt es gerade nichts, was du ändern kannst.
manage-ranked = Diese Partie ist gewertet. Beenden kann sie nur die Moderation, und Gehen zählt als Niederlage.
manage-stand_in = Ein Computer spielt für dich. Mit **{ button-back }** spielst du wieder selbst.
menu-remove = Jemanden entfernen …
menu-away = Ich bin weg bis …
button-leave-match = Partie verlassen …
button-propose-end = Über das Ende abstimmen …
button-end-match = Partie beenden …
button-close-lobby = Tisch schließen …

leave-match = Diese Partie verlassen? Ein Computer spielt deine Karten, bis du auf **{ button-back }** drückst.
leave-ranked = Diese gewertete Partie verlassen? Du verlierst sie und kannst nicht zurück. Ein Computer spielt deine Karten zu Ende.
leave-tournament = Diese Partie verlassen? Ein Computer spielt für dich, bis du am Tisch auf **{ button-back }** drückst. Seine Punkte zählen für dich. Macht er aber die meisten deiner Züge in einem Durchgang, bekommt dieser ein 🤖 und du kannst ihn nicht gewinnen.
remove-player = { $name } aus dieser Partie entfernen? Das zählt als Niederlage, und zurück geht es nicht. Ein Computer spielt die Partie zu Ende.
button-remove-player = { $name } entfernen
removed-from-lobby = { $name } hat den Tisch verlassen.
removed-from-match = { $name } ist aus der Partie raus. Ein Computer spielt die Karten zu Ende.
propose-end =
    { $count ->
        [one] Außer dir ist niemand da, also endet die Partie sofort. Sie zählt nicht, und du kannst sie nicht fortsetzen.
       *[other] Die anderen fragen, ob ihr die Partie beendet? Dafür sein müssen { $needed } von { $count } am Tisch. Sie zählt nicht, und ihr könnt sie nicht fortsetzen.
    }
button-propose = Abstimmung starten
vote-proposed = Du hast für das Ende gestimmt. Die Partie endet, wenn { $needed } von { $count } am Tisch zustimmen. Die anderen stimmen auf ihrer Hand oder am Tisch ab.

button-open-thread = In einem Thread eröffnen
table-in-thread = **{ $name }** hat einen Tisch für { $game } eröffnet: { $thread }
thread-opened = Dein Tisch ist offen: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Du bist weg bis <t:{ $until }:f>. Bis dahin steht deine Uhr an diesen Tischen. Machst du einen Zug, läuft sie wieder.
away-back = An diesen Tischen bist du zurück:
away-table = - [{ $game }]({ $link }) · { $server }
