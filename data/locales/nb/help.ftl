# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Hvilket spill (det som spilles ved bordet, ellers Olsen)

help-title = ## { $game } på tre linjer
help-begin =
    { $table ->
        [lobby] **Et bord er åpent i denne kanalen.** Trykk på **{ button-join }** der; **{ button-start }** deler ut kortene.
        [playing] **Det spilles et parti i denne kanalen.** Se på, eller spill nå i en tråd.
        [seated] **Du er med i partiet i denne kanalen.** **{ button-hand }** henter kortene dine fram igjen, **{ button-rules }** forteller hvordan det spilles.
        [waiting] **Du sitter ved bordet i denne kanalen.** **{ button-start }** der deler ut kortene.
       *[none] **Med venner:** `/{ command-play }` åpner et bord her. De andre trykker på **{ button-join }**, **{ button-start }** deler ut.
    }
help-other = Et annet spill …
help-commands =
    ## Alt jeg kan
    - **Bord**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Der du spiller**: `/{ command-hand }` `/{ command-call }` `/{ command-table }` `/{ command-leave }` `/{ command-end }`
    - **Hvordan det går**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-history }` `/{ command-replay }` `/{ command-chips } { command-chips-show }`
    - **Ligaer**: `/{ command-league } { command-league-info }`
    - **Om deg**: `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-games }` `/{ command-my } { command-my-data }`
    - **Det jeg tar vare på**: `/{ command-privacy }`
help-offer = **Du administrerer denne serveren**: `/{ command-settings }`, `/{ command-houserules } { command-houserules-list }`, `/{ command-umpire } { command-umpire-create }` for en liga, og siden `/{ command-umpire } { command-umpire-dashboard }`.
help-version = -# Olsen { $version }
help-welcomed = -# Velkomsten ligger i kanalen.
button-welcome = Legg ut en velkomst her

welcome-title = ## Noen som vil spille kort?
welcome-text =
    Her spilles { $games }. Begynn gjerne mot to datamaskiner: ett trykk, så ser du kortene dine.
    Med venner: **`/{ command-play }`** åpner et bord her, og den som trykker på **{ button-join }**, er med.
button-play-now = Spill mot to datamaskiner
button-look-around = Vis meg rundt
button-commands = Alle kommandoer
button-settings = Innstillinger
rules-house =
    ## { $game }: husregler
    { $table ->
        [yes] Slik spilles det ved dette bordet.
       *[no] Slik spilles det på denne serveren, om ikke et bord velger noe annet.
    }
