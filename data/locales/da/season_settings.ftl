# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option }: { $value }
setting-name = Liganavn
setting-channel = Ligaens kanal
setting-game = Spil
setting-format = Format
setting-clock = Ur
setting-houserules = Husregler
setting-length = Omgange pr. parti
setting-size = Spillere pr. bord
setting-rounds = Runder
setting-round-length = Rundelængde
setting-places = Pladser
setting-signup-closes = Tilmeldingen lukker
setting-starts = Sæsonen begynder
setting-ends = Sæsonen slutter
setting-late = Tilmelding efter starten
setting-division-size = Maks. spillere pr. division
setting-moving = Oprykning og nedrykning
setting-seeding = Seedning
setting-tie = Pointlighed om den sidste plads
setting-carry = Point tages med i slutspillet
setting-hours = Spilletider
setting-grace = Minutter at vente på sene spillere
setting-reminders = Påmindelser før en frist
setting-schedule = Stillingen slås op
setting-log-channel = Kanal til afgørelser
setting-role = Mesterens rolle

season-settings-match = Spil og husregler
season-settings-format = Format og pladser
season-settings-rounds = Runder og klartjek
season-settings-dates = Datoer
season-settings-counting = Sådan tæller det
season-settings-divisions = Seedning og divisioner
season-settings-name = Navn og kanal
season-settings-posts = Påmindelser, opslag og rolle
season-settings-title = **Sæsonindstillinger.** Ændringer der berører spillerne, slår jeg op med din begrundelse.
season-settings-change = Ændr …
season-settings-fixed = -# **Ligger fast** fordi sæsonen er begyndt: { $settings }{ $undo ->
    [yes] {"\u000A"}Indtil det første parti begynder, kan du også ændre dem. Brug først **{ dashboard-more-unstart }** under **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = Du kan lade det stå tomt
season-settings-numbers = { $least } til { $most }
season-settings-moments = f.eks. i morgen 20.00, fredag kl. 20, om 3 dage
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = f.eks. 7 dage, 36 timer, 30 minutter
season-settings-about-grace = { season-settings-numbers }, efter de første ti i hvert klartjek
season-settings-about-hours = f.eks. 17-23
season-settings-empty-length = så mange som spillet kræver
season-settings-empty-places = ingen grænse
season-settings-empty-signup-closes = når sæsonen begynder
season-settings-empty-starts = når du starter den
season-settings-empty-ends = når du bekræfter resultaterne
refused-settings_fixed = Sæsonen er begyndt, så de indstillinger kan ikke ændres længere.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = rating, derefter tilmelding
setting-seeding-signup = rækkefølgen ved tilmelding
setting-seeding-lot = lodtrækning
setting-tie-auto = vundne omgange, så runde 2
setting-tie-umpire = dommeren, med det samme
setting-reminders-both = et døgn og en time før
setting-reminders-day = et døgn før
setting-reminders-hour = en time før
setting-reminders-none = ingen
dashboard-more-settings = Sæsonindstillinger

# Presets
umpire-plan-presets = { $preset ->
    [none] Vælg en skabelon …
   *[other] Skabelon: { $preset }
}
preset-evening = Én aften
preset-evening-about = Fire korte runder, hurtigt ur, borde med fire. Du starter den
preset-weekly = Ugeliga
preset-weekly-about = Seks runder på en uge, borde med fire, stilling hver uge
preset-cup = Cupaften
preset-cup-about = Knockout i korte runder, hurtigt ur. Du starter den
preset-open = Åben sæson
preset-open-about = Fire uger hvor spillerne selv åbner bordene
preset-own = Gemt på denne server
preset-delete = { preset-form-delete } …
button-save-preset = { preset-form } …
preset-form = Gem som skabelon
preset-form-name = Navn
preset-form-name-about = Erstatter en gemt skabelon med det navn
preset-form-delete = Slet en skabelon
preset-saved = 💾 Gemt som **{ $name }**, uden datoer, kanaler og roller.
preset-deleted = 🗑️ **{ $name }** er slettet.
refused-preset_taken = Jeg har allerede en skabelon der hedder { $name }. Vælg et andet navn.
refused-preset_full = Der kan højst være { $count } gemte skabeloner. Slet en først.
refused-preset_gone = Skabelonen findes ikke længere.
setting-schedule-never = aldrig
setting-schedule-daily = hver dag
setting-schedule-weekly = hver uge
umpire-plan-again = 👋 Når du åbner tilmeldingen, spørger jeg spillerne fra forrige sæson om de er med.
umpire-opened-asked = 👋 Jeg spørger spillerne fra forrige sæson om de er med ({ $count }).
