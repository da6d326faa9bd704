# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option }: { $value }
setting-name = Name der Liga
setting-channel = Kanal der Liga
setting-game = Spiel
setting-format = Format
setting-clock = Uhr
setting-houserules = Hausregeln
setting-length = Durchgänge pro Partie
setting-size = Leute pro Tisch
setting-rounds = Runden
setting-round-length = Dauer einer Runde
setting-places = Startplätze
setting-signup-closes = Anmeldung schließt
setting-starts = Saison beginnt
setting-ends = Saison endet
setting-late = Einstieg nach dem Start
setting-division-size = Höchstens pro Division
setting-moving = Aufstiege und Abstiege
setting-seeding = Setzliste
setting-tie = Gleichstand an der Grenze
setting-carry = Punkte ins Play-off mitnehmen
setting-hours = Spielzeiten
setting-grace = Minuten Wartezeit
setting-reminders = Erinnerungen vor einer Frist
setting-schedule = Tabelle wird gepostet
setting-log-channel = Kanal für Entscheidungen
setting-role = Rolle für den Titel

season-settings-match = Spiel und Hausregeln
season-settings-format = Format und Startplätze
season-settings-rounds = Runden und Bereitschaftscheck
season-settings-dates = Termine
season-settings-counting = Wie gezählt wird
season-settings-divisions = Setzliste und Divisionen
season-settings-name = Name und Kanal
season-settings-posts = Erinnerungen, Posts und Rolle
season-settings-title = **Saisoneinstellungen.** Änderungen, die andere betreffen, poste ich mit deinem Grund.
season-settings-change = Ändern …
season-settings-fixed = -# **Steht fest,** weil die Saison begonnen hat: { $settings }{ $undo ->
    [yes] {"\u000A"}Bis zur ersten Partie kannst du auch das noch ändern. Nimm vorher unter **{ dashboard-more }** den Punkt **{ dashboard-more-unstart }**.
   *[no] {""}
}
season-settings-no-reason = Das kannst du leer lassen
season-settings-numbers = { $least } bis { $most }
season-settings-moments = z. B. morgen 20:00, Freitag 20 Uhr, in 3 Tagen
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = z. B. 7 Tage, 36 Stunden, 30 Minuten
season-settings-about-grace = { season-settings-numbers }, nach den ersten zehn jedes Bereitschaftschecks
season-settings-about-hours = z. B. 17-23
season-settings-empty-length = so viele, wie das Spiel braucht
season-settings-empty-places = keine Grenze
season-settings-empty-signup-closes = wenn die Saison beginnt
season-settings-empty-starts = wenn du sie startest
season-settings-empty-ends = wenn du die Ergebnisse bestätigst
refused-settings_fixed = Die Saison hat begonnen, also kannst du diese Einstellungen nicht mehr ändern.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = Wertung, dann Anmeldung
setting-seeding-signup = Reihenfolge der Anmeldung
setting-seeding-lot = ausgelost
setting-tie-auto = gewonnene Durchgänge, dann Runde 2
setting-tie-umpire = die Spielleitung, sofort
setting-reminders-both = einen Tag und eine Stunde vorher
setting-reminders-day = einen Tag vorher
setting-reminders-hour = eine Stunde vorher
setting-reminders-none = keine
dashboard-more-settings = Saisoneinstellungen

# Presets
umpire-plan-presets = { $preset ->
    [none] Vorlage wählen …
   *[other] Vorlage: { $preset }
}
preset-evening = Ein Abend
preset-evening-about = Vier kurze Runden, schnelle Uhr, Vierertische. Du startest
preset-weekly = Wöchentliche Liga
preset-weekly-about = Sechs Runden zu je einer Woche, Vierertische, jede Woche die Tabelle
preset-cup = Pokalabend
preset-cup-about = K.-o.-System in kurzen Runden, schnelle Uhr. Du startest
preset-open = Offene Saison
preset-open-about = Vier Wochen, in denen alle selbst Tische eröffnen
preset-own = Auf diesem Server gespeichert
preset-delete = { preset-form-delete } …
button-save-preset = { preset-form } …
preset-form = Als Vorlage speichern
preset-form-name = Name
preset-form-name-about = Ersetzt eine gespeicherte Vorlage mit diesem Namen
preset-form-delete = Vorlage löschen
preset-saved = 💾 Gespeichert als **{ $name }**, ohne Termine, Kanäle und Rollen.
preset-deleted = 🗑️ **{ $name }** ist gelöscht.
refused-preset_taken = Eine Vorlage { $name } bringe ich schon mit. Wähl einen anderen Namen.
refused-preset_full = Mehr als { $count } gespeicherte Vorlagen gehen nicht. Lösch erst eine.
refused-preset_gone = Diese Vorlage gibt es nicht mehr.
setting-schedule-never = nie
setting-schedule-daily = jeden Tag
setting-schedule-weekly = jede Woche
umpire-plan-again = 👋 Öffnest du die Anmeldung, frage ich alle aus der letzten Saison, ob sie wieder dabei sind.
umpire-opened-asked = 👋 Ich frage alle aus der letzten Saison, ob sie wieder dabei sind ({ $count }).
