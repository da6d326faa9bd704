# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Hvilket spil (standard: det ved bordet, ellers Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Her er et åbent bord.** Tryk på **{ button-join }** der. Værten deler ud med **{ button-start }**.
        [playing] **Her er et parti i gang.** Tryk på **{ button-join-in }** der, eller spil mod computere med det samme.
        [seated] **Du er med i partiet her.** **{ button-hand }** viser dine kort, og **{ button-rules }** viser reglerne.
        [waiting] **Du har en plads ved bordet her.** Tryk på **{ button-start }** der for at dele ud.
        [alone] **Her spiller du mod computere.** Vil du spille med venner, så brug `/{ command-play }` i jeres samtaler eller på en server der har tilføjet mig.
       *[none] **Spil med venner:** åbn et bord med `/{ command-play }`. Dine venner trykker på **{ button-join }**, og så trykker du på **{ button-start }**.
    }
help-other = Et andet spil …
help-commands-outside =
    ## Alt jeg kan her
    - **Spil**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **For dig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Servere der har tilføjet mig, får også statistik, rating og ligaer.
help-commands =
    ## Alt jeg kan
    - **Spil**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Ved bordet**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Resultater**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Ligaer**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **For dig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**For ledelsen**
    - **Serveren**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Ligaer**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Fairplay**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# Jeg skrev velkomsten i kanalen.
button-welcome = Skriv en velkomst her

welcome-title = ## Et slag kort?
welcome-text =
    Tryk på et spil, så spiller du det mod to computere. Du ser dine kort med det samme.
    Vil du spille med venner, så åbn et bord med **`/{ command-play }`**. Der trykker de på **{ button-join }**.
button-play-now = Spil mod to computere
button-look-around = Vis mig rundt
button-commands = Alle kommandoer
button-settings = Indstillinger
rules-house =
    ## { $game }: husregler
    { $table ->
        [yes] Bordet følger disse regler.
       *[no] Borde her følger disse regler medmindre de vælger andre.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Tryk her
trial-thanks = Tak. Jeg prøver det.
trial-picture = Spillene
trial-works = Et tryk på mine beskeder lader mig ændre dem, så det gør jeg fra nu af.
trial-failed = Jeg kunne ikke ændre beskeden gennem dit tryk: { $why }
