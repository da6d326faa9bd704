# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = avstängning
command-suspend-description = Ansvariga: stäng av medlemmar från att spela här en tid
command-suspend-add = ny
command-suspend-add-description = Stäng av en medlem från bord, ligor eller båda en tid
command-suspend-add-reason-description = Varför (medlemmen kan läsa det)
command-suspend-add-member-description = Vem som inte får spela
command-suspend-add-place = från
command-suspend-add-place-description = Bord, ligor eller båda (standard: båda)
choice-place-all = bord och ligor
choice-place-tables = bord
choice-place-leagues = ligor
command-suspend-lift = häv
command-suspend-lift-description = Låt en medlem spela igen
command-suspend-lift-member-description = Vem som får spela igen
command-suspend-show = visa
command-suspend-show-description = Vilka som är avstängda, hur länge och varför
command-my-avoid = undvik
command-my-avoid-description = Dela aldrig bord med en medlem, eller ångra det. Bara du ser det
command-my-avoid-member-description = Medlemmen du vill undvika

suspension-set = { $name } kan inte vara med { $place ->
        [tables] vid bord
        [leagues] i ligor
       *[all] vid bord eller i ligor
    } förrän <t:{ $until }:f>. Bara spelaren själv ser skälet, vid nästa försök: { $reason }
    -# Matcher och säsonger som pågår fortsätter. Du kan ta bort en spelare från en säsong i dess översikt.
suspension-lifted = { $name } kan spela igen.
suspension-title = ## Avstängningar
suspension-none = Inga medlemmar är avstängda.
suspension-line = - **{ $name }**, avstängd från { $place ->
        [tables] bord
       *[leagues] ligor
    } till <t:{ $until }:f>: { $reason } (av { $by })
avoid-noted = Du kommer inte att dela bord med { $name } längre, och jag säger inget om det. Det gäller vid öppna bord. I ligor avgör lottningen. Ångra det genom att använda `/{ command-my } { command-my-avoid }` igen.
avoid-gone = Du kan dela bord med { $name } igen.
refused-suspended_tables = Du är avstängd från borden på den här servern till <t:{ $until }:f>. Skäl: { $reason }
refused-suspended_leagues = Du är avstängd från ligorna på den här servern till <t:{ $until }:f>. Skäl: { $reason }
refused-suspension_past = Den tiden har passerat. Skriv när avstängningen slutar.
refused-suspension_too_long = En avstängning varar högst { $count } dagar. Välj ett tidigare slut.
refused-suspension_staff = Du kan inte stänga av dig själv eller någon som hanterar servern.
refused-suspension_bot = Bottar spelar inte, så du kan inte stänga av en.
refused-not_suspended = Den här medlemmen är inte avstängd. `/{ command-suspend } { command-suspend-show }` listar alla som är det.
refused-avoids = Du har valt att undvika { $name }, som är vid det här bordet. Ångra det med `/{ command-my } { command-my-avoid }`.
refused-avoided = Du kan inte gå med vid det här bordet på grund av en annan spelares inställningar. Du kan öppna ett eget med `/{ command-play }`.
refused-avoid_self = Du kan inte undvika dig själv.
refused-avoid_full = Du kan undvika högst { $count } medlemmar. Ångra en först.
