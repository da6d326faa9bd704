# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option }: { $value }
setting-name = Ligans namn
setting-channel = Ligans kanal
setting-game = Spel
setting-format = Tävlingsform
setting-clock = Klocka
setting-houserules = Husregler
setting-length = Givar per match
setting-size = Spelare per bord
setting-rounds = Omgångar
setting-round-length = En omgångs längd
setting-places = Platser
setting-signup-closes = Anmälan stänger
setting-starts = Säsongen börjar
setting-ends = Säsongen slutar
setting-late = Gå med efter starten
setting-division-size = Flest spelare per division
setting-moving = Flyttas upp och ner
setting-seeding = Seedning
setting-tie = Lika vid gränsen
setting-carry = Poäng med till slutspelet
setting-hours = Speltider
setting-grace = Minuter att vänta på sena spelare
setting-reminders = Påminnelser före en tidsgräns
setting-schedule = Ställningen läggs ut
setting-log-channel = Kanal för beslut
setting-role = Mästarens roll

season-settings-match = Spel och husregler
season-settings-format = Tävlingsform och platser
season-settings-rounds = Omgångar och redokoll
season-settings-dates = Datum
season-settings-counting = Hur det räknas
season-settings-divisions = Seedning och divisioner
season-settings-name = Namn och kanal
season-settings-posts = Påminnelser, inlägg och roll
season-settings-title = **Säsongsinställningar.** Ändringar som påverkar spelare lägger jag ut, med ditt skäl.
season-settings-change = Ändra …
season-settings-fixed = -# **Låsta,** för säsongen har börjat: { $settings }{ $undo ->
    [yes] {"\u000A"}Tills den första matchen börjar kan du ändra dem också. Använd först **{ dashboard-more-unstart }** under **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = Du kan lämna det tomt
season-settings-numbers = { $least } till { $most }
season-settings-moments = t.ex. i morgon 20:00, fredag kl. 20, om 3 dagar
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = t.ex. 7 dagar, 36 timmar, 30 minuter
season-settings-about-grace = { season-settings-numbers }, efter de första tio i varje redokoll
season-settings-about-hours = t.ex. 17-23
season-settings-empty-length = så många som spelet kräver
season-settings-empty-places = ingen gräns
season-settings-empty-signup-closes = när säsongen börjar
season-settings-empty-starts = när du startar den
season-settings-empty-ends = när du bekräftar resultaten
refused-settings_fixed = Säsongen har börjat, så du kan inte ändra de inställningarna längre.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = rating, sedan anmälan
setting-seeding-signup = i anmälningsordning
setting-seeding-lot = lottning
setting-tie-auto = vunna givar, sedan omgång 2
setting-tie-umpire = domaren, direkt
setting-reminders-both = en dag och en timme före
setting-reminders-day = en dag före
setting-reminders-hour = en timme före
setting-reminders-none = inga
dashboard-more-settings = Säsongsinställningar

# Presets
umpire-plan-presets = { $preset ->
    [none] Välj en mall …
   *[other] Mall: { $preset }
}
preset-evening = En kväll
preset-evening-about = Fyra korta omgångar, snabb klocka, bord om fyra. Du startar
preset-weekly = Veckoliga
preset-weekly-about = Sex omgångar på en vecka var, bord om fyra, ställningen varje vecka
preset-cup = Cupkväll
preset-cup-about = Utslagning i korta omgångar, snabb klocka. Du startar
preset-open = Öppen säsong
preset-open-about = Fyra veckor då spelarna öppnar egna bord
preset-own = Sparad på den här servern
preset-delete = { preset-form-delete } …
button-save-preset = { preset-form } …
preset-form = Spara som mall
preset-form-name = Namn
preset-form-name-about = Ersätter en sparad mall med samma namn
preset-form-delete = Radera en mall
preset-saved = 💾 Sparad som **{ $name }**, utan datum, kanaler och roller.
preset-deleted = 🗑️ **{ $name }** är raderad.
refused-preset_taken = Jag har redan en mall som heter { $name }. Välj ett annat namn.
refused-preset_full = Det går att spara högst { $count } mallar. Radera en först.
refused-preset_gone = Den mallen finns inte längre.
setting-schedule-never = aldrig
setting-schedule-daily = varje dag
setting-schedule-weekly = varje vecka
umpire-plan-again = 👋 När du öppnar anmälan frågar jag förra säsongens spelare om de är med.
umpire-opened-asked = 👋 Jag frågar förra säsongens spelare om de är med ({ $count }).
