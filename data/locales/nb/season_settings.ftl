# Innstillingene for en sesong: hva de heter, skjemaene de endres i, og hva man kan skrive der.
setting = { $option }: { $value }
setting-name = Liganavn
setting-channel = Ligaens kanal
setting-game = Spill
setting-format = Format
setting-clock = Klokke
setting-houserules = Husregler
setting-length = Omganger per parti
setting-size = Spillere per bord
setting-rounds = Runder
setting-round-length = Rundelengde
setting-places = Plasser
setting-signup-closes = Påmeldingen stenger
setting-starts = Sesongen begynner
setting-ends = Sesongen slutter
setting-late = Påmelding etter start
setting-division-size = Flest spillere per divisjon
setting-moving = Opprykk og nedrykk
setting-seeding = Seeding
setting-tie = Likt ved kuttet
setting-carry = Poeng med til sluttspillet
setting-hours = Når på dagen det spilles
setting-grace = Minutter å vente på dem som er sene
setting-reminders = Påminnelser før en frist
setting-schedule = Tabellen legges ut
setting-log-channel = Kanal for avgjørelser
setting-role = Mesterens rolle

season-settings-match = Spill og husregler
season-settings-format = Format og plasser
season-settings-rounds = Runder og klarsjekk
season-settings-dates = Datoer
season-settings-counting = Slik teller det
season-settings-divisions = Seeding og divisjoner
season-settings-name = Navn og kanal
season-settings-posts = Påminnelser, oppslag og rolle
season-settings-title = **Sesonginnstillinger.** Det som gjelder spillerne, legger jeg ut, med begrunnelsen din.
season-settings-change = Endre …
season-settings-fixed = -# **Står fast,** for sesongen har begynt: { $settings }{ $undo ->
    [yes] {"\u000A"}Før det første partiet kan du endre dette også. Velg først **{ dashboard-more-unstart }** under **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = Dette kan stå tomt
season-settings-numbers = { $least } til { $most }
season-settings-moments = f.eks. i morgen 20:00, fredag kl. 20, om 3 dager
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = f.eks. 7 dager, 36 timer, 30 minutter
season-settings-about-grace = { season-settings-numbers }, etter de første ti i hver klarsjekk
season-settings-about-hours = f.eks. 17-23
season-settings-empty-length = så mange som spillet trenger
season-settings-empty-places = ingen grense
season-settings-empty-signup-closes = når sesongen begynner
season-settings-empty-starts = når du starter den
season-settings-empty-ends = når du bekrefter resultatene
refused-settings_fixed = Sesongen har begynt, så disse innstillingene kan du ikke endre lenger.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = rating, deretter påmelding
setting-seeding-signup = rekkefølgen folk meldte seg på i
setting-seeding-lot = loddtrekning
setting-tie-auto = vunne omganger, så runde 2
setting-tie-umpire = dommeren med en gang
setting-reminders-both = et døgn og en time før
setting-reminders-day = et døgn før
setting-reminders-hour = en time før
setting-reminders-none = ingen
dashboard-more-settings = Sesonginnstillinger

# Forvalg
umpire-plan-presets = { $preset ->
    [none] Velg et forvalg …
   *[other] Forvalg: { $preset }
}
preset-evening = Én kveld
preset-evening-about = Fire korte runder, rask klokke, bord med fire. Du starter den
preset-weekly = Ukeliga
preset-weekly-about = Seks runder på en uke, bord med fire, tabell hver uke
preset-cup = Cupkveld
preset-cup-about = Utslagning i korte runder, rask klokke. Du starter den
preset-open = Åpen sesong
preset-open-about = Fire uker der spillerne åpner bordene selv
preset-own = Lagret på denne serveren
preset-delete = { preset-form-delete } …
button-save-preset = { preset-form } …
preset-form = Lagre som forvalg
preset-form-name = Navn
preset-form-name-about = Erstatter et lagret forvalg med dette navnet
preset-form-delete = Slett et forvalg
preset-saved = 💾 Lagret som **{ $name }**, uten datoer, kanaler og roller.
preset-deleted = 🗑️ **{ $name }** er slettet.
refused-preset_taken = Jeg har allerede et forvalg som heter { $name }. Velg et annet navn.
refused-preset_full = { $count } lagrede forvalg er det meste. Slett et først.
refused-preset_gone = Dette forvalget finnes ikke lenger.
setting-schedule-never = aldri
setting-schedule-daily = hver dag
setting-schedule-weekly = hver uke
umpire-plan-again = 👋 Når du åpner påmeldingen, spør jeg spillerne fra forrige sesong om de er med.
umpire-opened-asked = 👋 Jeg spør spillerne fra forrige sesong om å bli med ({ $count }).
