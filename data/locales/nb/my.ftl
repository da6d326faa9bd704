# What a player has chosen for themselves, and where they sit.
command-my = mine
command-my-description = Innstillingene dine og partiene dine
command-my-settings = innstillinger
command-my-settings-description = Språk, farger, bilder, sortering og varsler for deg overalt
command-my-games = partier
command-my-games-description = Alle bordene dine: hvem sin tur det er, og frister

my-settings-title =
    ## Innstillingene dine
    -# De gjelder overalt. Hver endring lagres med en gang.
my-settings-language-default = Som i Discord
settings-menu-palette = Farger · { $value }
settings-palette-classic = Klassiske
settings-palette-safe = Tydelige for fargeblinde
settings-menu-text_only = Hånda · { $value }
settings-pictures-yes = Bilder
settings-pictures-no = Bare ord
my-settings-wishes = **Du velger**: navnet ditt i partifiler, som alle kan laste ned. En direktemelding når du er nestemann ved langsomme bord. Profilbildet ditt på bilder av bord og resultater. Navnet ditt på ligasider utenfor Discord, hvis en server har slike.
settings-named = Navnet mitt i partifiler
settings-early = Si fra når jeg er nestemann
settings-avatar = Profilbildet mitt ved bord
my-settings-chances = Sjanser i tabeller
my-settings-site = Navnet mitt på ligasider
my-settings-more = Stille timer og mer …
settings-menu-sort = Kort · { $value }
settings-sort-suit = Etter farge
settings-sort-rank = Etter verdi
my-settings-zone = **Tidssonen din**: { $zone ->
        [none] hver server har sin, her { $servers }. Velg din egen med `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Endre den med `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **De stille timene dine**: Jeg varsler deg ikke om langsomme bord og ligaer før de er over. Velg andre timer med `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . De gjelder når du har valgt tidssone.
       *[other] {"."}
    }
my-settings-quiet-server = Som hver server
my-settings-zone-server = Sonen til hver server

my-games-title = ## Partiene dine
my-games-none = Du sitter ikke ved noe bord nå. Vil du spille, bruker du `/{ command-play }`.
my-games-private = direktemeldinger
my-games-server-unknown = en annen server
my-game =
    - { $state ->
        [own] ▶️ **Din tur** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } har turen
        [computer] { " · en datamaskin tenker" }
        [between] { " · neste omgang skal deles ut" }
        [away] { " · en datamaskin spiller for deg" }
        [asleep] { " · pause til en spiller er tilbake" }
       *[lobby] { " · ikke startet ennå" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · pause til spillet er installert igjen
my-games-more =
    { $count ->
        [one] -# … og ett til.
       *[other] -# … og { $count } til.
    }
