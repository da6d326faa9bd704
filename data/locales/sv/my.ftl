# What a player has chosen for themselves, and where they sit.
command-my = mina
command-my-description = Dina inställningar och dina spel
command-my-settings = inställningar
command-my-settings-description = Ditt språk, färger, bilder, sortering och ping överallt
command-my-games = spel
command-my-games-description = Alla dina bord, med turer och tidsgränser

my-settings-title =
    ## Dina inställningar
    -# De gäller överallt. Varje ändring sparas direkt.
my-settings-language-default = Som i Discord
settings-menu-palette = Färger · { $value }
settings-palette-classic = Klassiska
settings-palette-safe = För färgblinda
settings-menu-text_only = Händer · { $value }
settings-pictures-yes = Bilder
settings-pictures-no = Bara text
my-settings-wishes = **Du väljer**: ditt namn i matchfiler, som vem som helst kan ladda ner. Ett direktmeddelande en tur i förväg vid långsamma bord. Din avatar i bilder av bord och resultat. Ditt namn på ligasidor utanför Discord, där en server har sådana.
settings-named = Mitt namn i matchfiler
settings-early = Skriv till mig en tur i förväg
settings-avatar = Min avatar vid bord
my-settings-chances = Chanser i ställningen
my-settings-site = Mitt namn på ligasidor
my-settings-more = Tysta timmar och mer …
settings-menu-sort = Kort · { $value }
settings-sort-suit = Efter färg
settings-sort-rank = Efter valör
my-settings-zone = **Din tidszon**: { $zone ->
        [none] serverns egen, här { $servers }. Välj din med `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Ändra den med `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Dina tysta timmar**: ping för långsamma bord och ligor väntar tills timmarna är slut. Välj andra med `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . De börjar gälla när du har valt en tidszon.
       *[other] {"."}
    }
my-settings-quiet-server = Som på varje server
my-settings-zone-server = Varje servers tidszon

my-games-title = ## Dina spel
my-games-none = Du är inte med vid något bord just nu. Spela med `/{ command-play }`.
my-games-private = direktmeddelanden
my-games-server-unknown = en annan server
my-game =
    - { $state ->
        [own] ▶️ **Din tur** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } är på tur
        [computer] { " · en dator tänker" }
        [between] { " · dags för nästa giv" }
        [away] { " · en dator spelar åt dig" }
        [asleep] { " · pausad tills någon är tillbaka" }
       *[lobby] { " · inte startad än" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · pausad tills spelet är installerat igen
my-games-more =
    { $count ->
        [one] -# … och ett till.
       *[other] -# … och { $count } till.
    }
