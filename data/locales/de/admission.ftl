# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = sperren
command-suspend-description = Team: sperrt Mitglieder hier eine Zeit lang vom Spielen
command-suspend-add = neu
command-suspend-add-description = Sperrt ein Mitglied eine Zeit lang für Tische, Ligen oder beides
command-suspend-add-reason-description = Warum (das Mitglied kann es lesen)
command-suspend-add-member-description = Wer nicht spielen darf
command-suspend-add-place = wo
command-suspend-add-place-description = Tische, Ligen oder beides (Standard: beides)
choice-place-all = Tische und Ligen
choice-place-tables = Tische
choice-place-leagues = Ligen
command-suspend-lift = aufheben
command-suspend-lift-description = Lässt ein Mitglied wieder spielen
command-suspend-lift-member-description = Wer wieder spielen darf
command-suspend-show = zeigen
command-suspend-show-description = Wer gesperrt ist, bis wann und warum
command-my-avoid = meiden
command-my-avoid-description = Nie mit einem Mitglied am Tisch sitzen, oder doch wieder. Das siehst nur du
command-my-avoid-member-description = Das Mitglied, das du meiden willst

suspension-set = { $name } ist bis <t:{ $until }:f> gesperrt, und zwar für { $place ->
        [tables] Tische
        [leagues] Ligen
       *[all] Tische und Ligen
    }. Deinen Grund sieht beim Versuch nur das Mitglied selbst: { $reason }
    -# Laufende Partien und Saisons gehen weiter. Aus einer Saison entfernst du jemanden in ihrer Übersicht.
suspension-lifted = { $name } darf wieder spielen.
suspension-title = ## Sperren
suspension-none = Kein Mitglied ist gesperrt.
suspension-line = - **{ $name }**, für { $place ->
        [tables] Tische
       *[leagues] Ligen
    } bis <t:{ $until }:f>: { $reason } (von { $by })
avoid-noted = Du sitzt nicht mehr mit { $name } am Tisch, und ich verrate es nicht. Das gilt an offenen Tischen. In Ligen entscheiden die Paarungen. Rückgängig machst du es wieder mit `/{ command-my } { command-my-avoid }`.
avoid-gone = Du kannst wieder mit { $name } am Tisch sitzen.
refused-suspended_tables = Du bist bis <t:{ $until }:f> für Tische auf diesem Server gesperrt. Grund: { $reason }
refused-suspended_leagues = Du bist bis <t:{ $until }:f> für Ligen auf diesem Server gesperrt. Grund: { $reason }
refused-suspension_past = Diese Zeit ist vorbei. Schreib, wann die Sperre endet.
refused-suspension_too_long = Eine Sperre dauert höchstens { $count } Tage. Wähl ein früheres Ende.
refused-suspension_staff = Dich selbst kannst du nicht sperren, und Mitglieder mit **Server verwalten** auch nicht.
refused-suspension_bot = Bots spielen nicht, also kannst du sie nicht sperren.
refused-not_suspended = Dieses Mitglied ist nicht gesperrt. `/{ command-suspend } { command-suspend-show }` zeigt alle Sperren.
refused-avoids = Du meidest { $name }, und { $name } sitzt an diesem Tisch. Mit `/{ command-my } { command-my-avoid }` machst du das rückgängig.
refused-avoided = Hier kannst du wegen der Einstellungen eines anderen Mitglieds nicht mitspielen. Mit `/{ command-play }` kannst du einen eigenen Tisch eröffnen.
refused-avoid_self = Dich selbst kannst du nicht meiden.
refused-avoid_full = Du kannst höchstens { $count } Mitglieder meiden. Mach erst eins rückgängig.
