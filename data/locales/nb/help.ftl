# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Hvilket spill (det som spilles ved bordet, ellers Olsen)

help-title = ## { $game } på tre linjer
help-begin =
    { $table ->
        [lobby] **Et bord er åpent i denne kanalen.** Trykk på **{ button-join }** der; **{ button-start }** deler ut kortene.
        [playing] **Det spilles et parti i denne kanalen.** Se på; det neste bordet er åpent for alle.
        [seated] **Du er med i partiet i denne kanalen.** **{ button-hand }** ved bordet, eller `/{ command-hand }`, viser kortene dine.
       *[none] **Vil dere spille**, skriv `/{ command-play }`. Andre trykker på **{ button-join }**, **{ button-add-computer }** fyller en plass, **{ button-start }** deler ut.
    }
    Ved bordet viser **{ button-hand }** kortene dine til deg alene; trykk på et kort for å spille det. Det du spiller, ser alle.
    Klokka går: lar du tiden gå ut for ofte, spiller en datamaskin for deg til du trykker på **{ button-back }**.
help-games = Det finnes også { $games }: `/{ command-help } { option-game }:` forklarer hvert av dem, `/{ command-rules }` har alle detaljene.
help-commands =
    `/{ command-play }` åpne et bord · `/{ command-hand }` kortene dine · `/{ command-table }` legg bordet ut på nytt · `/{ command-call }` rop
    `/{ command-leave }` gå fra bordet · `/{ command-end }` avslutt partiet (vert eller moderator) · `/{ command-rules }` slik går spillet
    `/{ command-my } { command-my-games }` bordene dine · `/{ command-my } { command-my-settings }` språk, farger, sortering, varsler · `/{ command-my } { command-my-away }` vær borte noen dager
    `/{ command-leaderboard }` hvem som spiller best her · `/{ command-stats }` tallene til et medlem · `/{ command-history }` alle partier · `/{ command-chips } { command-chips-show }` lekepenger
    `/{ command-league } { command-league-info }` hva det spilles om her · `/{ command-league } { command-league-join }` meld deg på · `/{ command-league } { command-league-leave }` gi fra deg plassen · `/{ command-league } { command-league-fixtures }` hvem du møter · `/{ command-league } { command-league-standings }` hvem som leder · `/{ command-umpire } { command-umpire-desk }` for dem som styrer den
    `/{ command-privacy }` hva jeg tar vare på · `/{ command-my } { command-my-data }` alt jeg har om deg · `/{ command-my } { command-my-forget }` bli glemt · `/{ command-my } { command-my-avoid }` hvem du helst ikke vil sitte med
    -# Bruker du Discord på engelsk, heter kommandoene /play, /hand, /table og så videre.
help-data = -# Jeg leser ingen meldinger. Jeg tar vare på hvem som spilte, hvert trekk og resultatene, bare for denne serveren.
help-offer = -# Du administrerer denne serveren: `/{ command-settings }` bestemmer språket og hvilke kanaler det spilles i, `/{ command-houserules }` lager egne sett med husregler, `/{ command-umpire } { command-umpire-create }` åpner en liga, og `/{ command-umpire } { command-umpire-desk }` er der du styrer den. Om du vil, presenterer jeg meg for alle i denne kanalen.
help-welcomed = -# Velkomsten ligger i kanalen.
button-welcome = Legg ut en velkomst her

welcome-title = ## Noen som vil spille kort?
welcome-text =
    Her spilles { $games }. Begynn gjerne mot to datamaskiner: ett trykk, så ser du kortene dine.
    Med venner: **`/{ command-play }`** åpner et bord her, og den som trykker på **{ button-join }**, er med.
button-play-now = Spill nå mot to datamaskiner
button-look-around = Vis meg rundt
