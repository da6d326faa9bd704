# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Hvilket spill (standard: det ved bordet, ellers Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Her er det et åpent bord.** Trykk på **{ button-join }** der. Verten deler ut med **{ button-start }**.
        [playing] **Her spilles det et parti.** Trykk på **{ button-join-in }** der, eller spill mot datamaskiner med en gang.
        [seated] **Du er med i partiet her.** **{ button-hand }** viser kortene dine, og **{ button-rules }** viser reglene.
        [waiting] **Du har en plass ved bordet her.** Trykk på **{ button-start }** der for å dele ut.
        [alone] **Her spiller du mot datamaskiner.** Med venner bruker du `/{ command-play }` i samtalene dine med dem, eller på en server som har lagt meg til.
       *[none] **Spill med venner:** Åpne et bord med `/{ command-play }`. Vennene dine trykker på **{ button-join }**, og så trykker du på **{ button-start }**.
    }
help-other = Et annet spill …
help-commands-outside =
    ## Alt jeg kan her
    - **Spill**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **For deg**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Servere som har lagt meg til, får også statistikk, rating og ligaer.
help-commands =
    ## Alt jeg kan
    - **Spill**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Ved bordet**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Resultater**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Ligaer**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **For deg**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**For staben**
    - **Serveren**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Ligaer**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Ærlig spill**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# Jeg la ut velkomsten i kanalen.
button-welcome = Legg ut en velkomst her

welcome-title = ## Noen som vil spille kort?
welcome-text =
    Trykk på et spill, så spiller du det mot to datamaskiner. Du ser kortene dine med en gang.
    Vil du spille med venner, åpner du et bord med **`/{ command-play }`**. Der trykker de på **{ button-join }**.
button-play-now = Spill mot to datamaskiner
button-look-around = Vis meg rundt
button-commands = Alle kommandoer
button-settings = Innstillinger
rules-house =
    ## { $game }: husregler
    { $table ->
        [yes] Dette bordet følger disse reglene.
       *[no] Bordene her følger disse reglene når de ikke velger andre.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Trykk her
trial-thanks = Takk. Jeg prøver det.
trial-picture = Spillene
trial-works = Et trykk på en melding lar meg endre den, så det gjør jeg fra nå av.
trial-failed = Jeg fikk ikke endret meldingen gjennom trykket ditt: { $why }
