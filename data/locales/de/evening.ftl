# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    Die nächste Runde beginnt eine Minute nach dem Ende aller Partien.{ $out ->
        [yes] { " " }Verpasst du eine Partie, lose ich dich erst wieder aus, wenn du auf **{ button-count-in }** drückst.
       *[no] {""}
    }
league-follows-short = Sie dauert, bis alle Partien zu Ende sind, längstens bis <t:{ $until }:f> (<t:{ $until }:R>). Dann beginnt die nächste Runde.
league-follows-next = Die nächste Runde beginnt { $latest ->
    [yes] spätestens <t:{ $until }:f>
   *[no] um <t:{ $until }:t>
}.
league-own-out = 💤 **Du hast eine Partie verpasst, also lose ich dich nicht aus.** Bist du noch dabei, drück auf **{ button-count-in }**.
league-counted-in = ✅ **Du bist wieder dabei,** ab der nächsten Runde.
league-count-others-in = Du spielst in dieser Saison nicht mit. Nimm stattdessen andere wieder dazu:
button-count-in = Wieder dabei

outbox-draw-soon = ⏭️ **{ $season }:** Runde { $round } ist zu Ende. Die nächste Runde beginnt <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** Die nächste Runde { $open ->
        [yes] wartet, bis alle Partien von Runde { $round } zu Ende sind.
       *[no] beginnt <t:{ $until }:t> (<t:{ $until }:R>), oder früher, wenn die Spielleitung sie startet.
    }
outbox-out =
    💤 { $players ->
        [none] Hast du eine Partie verpasst und bist noch dabei, drück auf
       *[other] Eine Partie verpasst: { $players }. Weiter geht es mit
    } **{ button-count-in }**.
outbox-missed = 💤 { $players }: Für die nächste Auslosung bitte auf **{ button-count-in }** drücken.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** hat { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} verpasst und wird erst nach einem Druck auf **{ button-count-in }** wieder ausgelost.
button-dashboard-pair = Nächste Runde jetzt auslosen
button-dashboard-hold = Noch nicht starten
button-dashboard-count-in = { $name } wieder dabei
umpire-draw-unplayed = ⌛ Nicht gespielt: { $tables }. Bis zur nächsten Runde kannst du diesen Partien mehr Zeit geben.
umpire-draw-questions = 🙋 Offene Fragen zu dieser Runde: { $count }
umpire-draw-tie = ⚖️ Gleichauf: { $names }. Löst du den Gleichstand nicht vor der nächsten Runde auf, kommt es zur Entscheidungspartie.
refused-league-round_drawn = Die nächste Runde hat schon begonnen. Hier ist die Übersicht von jetzt.

act-draw-soon = Alle Partien der Runde sind zu Ende. Die nächste Runde beginnt { $at }.
act-hold = Der Start der nächsten Runde ist verschoben.
act-count-in = { $player } ist ab der nächsten Runde wieder dabei.
refused-league-round_not_over = Die nächste Runde kann beginnen, wenn alle Partien dieser Runde zu Ende sind und noch eine Runde übrig ist.
refused-league-not_drawn_soon = Gleich beginnt keine Runde.
refused-league-not_out = Du bist schon dabei.
refused-league-last_round = Das ist die letzte Runde, also gibt es keine Auslosung mehr.
