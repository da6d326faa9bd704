# What a player has chosen for themselves, and where they sit.
command-my = mine
command-my-description = Innstillingene dine og partiene dine
command-my-settings = innstillinger
command-my-settings-description = Språk, farger, bilder, sortering og varsler for deg, på alle servere
command-my-games = partier
command-my-games-description = Bordene dine på alle servere: hvem som står for tur, og hvor lenge

my-settings-title =
    ## Innstillingene dine
    -# På alle servere; lagres med en gang.
my-settings-language-default = Som i Discord
settings-menu-palette = Farger · { $value }
settings-palette-classic = Klassiske
settings-palette-safe = Tydelige for fargeblinde
settings-menu-text_only = Hånda · { $value }
settings-pictures-yes = Bilder
settings-pictures-no = Bare ord
my-settings-wishes = **Bare hvis du vil**: navnet ditt i protokollene fra partiene dine, som alle kan laste ned; en direktemelding når du er nestemann ved langsomme bord
settings-named = Navnet mitt i protokoller
settings-early = Si fra når jeg er nestemann
my-settings-more = Stille timer og mer …
settings-menu-sort = Kort · { $value }
settings-sort-suit = Etter farge
settings-sort-rank = Etter verdi
my-settings-zone = **Din tidssone**: { $zone ->
        [none] serverens, { $servers }. Velg din egen med `/{ command-my } { command-my-settings }` og `{ option-zone }`.
       *[other] { $zone }; velg en annen med `/{ command-my } { command-my-settings }` og `{ option-zone }`
    }
my-settings-quiet = **Dine stille timer**, når du ikke varsles om langsomme bord og ligaer; varslene venter til de er over. Velg andre timer med `/{ command-my } { command-my-settings }` og `{ option-quiet }`{ $zone ->
        [none] . De gjelder når tidssonen din er kjent.
       *[other] {"."}
    }
my-settings-quiet-server = Som serveren
my-settings-zone-server = Serverens sone

my-games-title = ## Partiene dine
my-games-none = Du sitter ikke ved noe bord nå. `/{ command-play }` åpner et.
my-games-server-unknown = en annen server
my-game =
    - { $state ->
        [own] ▶️ **Din tur** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } står for tur
        [computer] { " · en datamaskin tenker" }
        [between] { " · neste omgang skal deles ut" }
        [away] { " · en datamaskin spiller for deg" }
        [asleep] { " · sover til noen er tilbake" }
       *[lobby] { " · ikke begynt ennå" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · sover til spillet er tilbake i boten
my-games-more =
    { $count ->
        [one] -# … og ett til.
       *[other] -# … og { $count } til.
    }
