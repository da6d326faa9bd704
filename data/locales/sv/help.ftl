# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Vilket spel (standard: det vid bordet, annars Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Här finns ett öppet bord.** Tryck på **{ button-join }** där. Värden delar ut med **{ button-start }**.
        [playing] **Här pågår en match.** Tryck på **{ button-join-in }** där, eller spela mot datorer direkt.
        [seated] **Du är med i matchen här.** **{ button-hand }** visar dina kort, och **{ button-rules }** visar reglerna.
        [waiting] **Du har en plats vid bordet här.** Tryck på **{ button-start }** där för att dela ut.
        [alone] **Här spelar du mot datorer.** Vill du spela med vänner, så använd `/{ command-play }` i era meddelanden, eller på en server som har lagt till mig.
       *[none] **Spela med vänner:** öppna ett bord med `/{ command-play }`. Dina vänner trycker på **{ button-join }**, sedan trycker du på **{ button-start }**.
    }
help-other = Ett annat spel …
help-commands-outside =
    ## Allt jag kan här
    - **Spela**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **För dig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Servrar som har lagt till mig får också statistik, rating och ligor.
help-commands =
    ## Allt jag kan
    - **Spela**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Vid bordet**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Resultat**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Ligor**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **För dig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**För ansvariga**
    - **Servern**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Ligor**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Rent spel**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# Jag lade ut hälsningen i kanalen.
button-welcome = Lägg ut en hälsning här

welcome-title = ## Ska vi spela kort?
welcome-text =
    Tryck på ett spel för att spela det mot två datorer. Du ser dina kort direkt.
    Vill du spela med vänner? Öppna ett bord med **`/{ command-play }`**. De trycker på **{ button-join }**.
button-play-now = Spela mot två datorer
button-look-around = Visa mig runt
button-commands = Alla kommandon
button-settings = Inställningar
rules-house =
    ## { $game }: husregler
    { $table ->
        [yes] Vid det här bordet gäller de här reglerna.
       *[no] Borden här spelar med de här reglerna om de inte väljer andra.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Tryck på mig
trial-thanks = Tack. Jag testar nu.
trial-picture = Spelen
trial-works = När någon trycker på mina meddelanden kan jag ändra dem, så det gör jag från och med nu.
trial-failed = Jag kunde inte ändra det här meddelandet genom ditt knapptryck: { $why }
