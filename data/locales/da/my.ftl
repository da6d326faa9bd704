# What a player has chosen for themselves, and where they sit.
command-my = mine
command-my-description = Dine indstillinger og dine partier
command-my-settings = indstillinger
command-my-settings-description = Dit sprog, dine farver, billeder, sortering og pings overalt
command-my-games = partier
command-my-games-description = Alle dine borde med ture og frister

my-settings-title =
    ## Dine indstillinger
    -# De gælder overalt. Hver ændring gemmes med det samme.
my-settings-language-default = Som i Discord
settings-menu-palette = Farver · { $value }
settings-palette-classic = Klassiske
settings-palette-safe = Sikre for farveblinde
settings-menu-text_only = Hænder · { $value }
settings-pictures-yes = Billeder
settings-pictures-no = Kun ord
my-settings-wishes = **Du vælger**: dit navn i partifiler, som alle kan hente. En direkte besked når du er den næste ved langsomme borde. Dit profilbillede på billeder af borde og resultater. Dit navn på ligasider uden for Discord hvis en server har dem.
settings-named = Mit navn i partifiler
settings-early = Skriv til mig turen før min
settings-avatar = Mit profilbillede ved borde
my-settings-chances = Chancer i stillinger
my-settings-site = Mit navn på ligasider
my-settings-more = Stille timer og mere …
settings-menu-sort = Kort · { $value }
settings-sort-suit = Efter farve
settings-sort-rank = Efter værdi
my-settings-zone = **Din tidszone**: { $zone ->
        [none] hver servers egen, her { $servers }. Vælg din egen med `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Ændr den med `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Dine stille timer**: jeg pinger dig ikke om langsomme borde og ligaer før de er forbi. Vælg andre timer med `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . De gælder når du har valgt en tidszone.
       *[other] {"."}
    }
my-settings-quiet-server = Som på hver server
my-settings-zone-server = Hver servers tidszone

my-games-title = ## Dine partier
my-games-none = Du sidder ikke ved noget bord lige nu. Vil du spille, så brug `/{ command-play }`.
my-games-private = direkte beskeder
my-games-server-unknown = en anden server
my-game =
    - { $state ->
        [own] ▶️ **Din tur** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } har turen
        [computer] { " · en computer tænker" }
        [between] { " · næste omgang skal deles ud" }
        [away] { " · en computer spiller for dig" }
        [asleep] { " · pause indtil en spiller er tilbage" }
       *[lobby] { " · ikke startet endnu" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · pause indtil spillet er installeret igen
my-games-more =
    { $count ->
        [one] -# … og et mere.
       *[other] -# … og { $count } mere.
    }
