# What a player has chosen for themselves, and where they sit.
command-my = my
command-my-description = Stillingarnar þínar og leikirnir þínir
command-my-settings = settings
command-my-settings-description = Tungumál, litir, myndir, röðun og ping, alls staðar
command-my-games = games
command-my-games-description = Öll borðin þín, hver á leik og til hvenær

my-settings-title =
    ## Stillingarnar þínar
    -# Þær gilda alls staðar. Hver breyting vistast strax.
my-settings-language-default = Eins og í Discord
settings-menu-palette = Litir · { $value }
settings-palette-classic = Venjulegir
settings-palette-safe = Fyrir litblinda
settings-menu-text_only = Hendur · { $value }
settings-pictures-yes = Myndir
settings-pictures-no = Bara orð
my-settings-wishes = **Þú ræður**: nafnið þitt í leikskrám, sem hver sem er getur sótt. Einkaskilaboð þegar röðin er að koma að þér við hæg borð. Prófílmyndin þín á myndum af borðum og úrslitum. Nafnið þitt á keppnissíðum utan Discord, þar sem server er með þær.
settings-named = Nafnið mitt í leikskrám
settings-early = Láta mig vita rétt á undan
settings-avatar = Prófílmyndin mín við borð
my-settings-chances = Líkur í stöðunni
my-settings-site = Nafnið mitt á keppnissíðum
my-settings-more = Kyrrðartími og fleira …
settings-menu-sort = Spil · { $value }
settings-sort-suit = Eftir sort
settings-sort-rank = Eftir tölu
my-settings-zone = **Tímabeltið þitt**: { $zone ->
        [none] eins og á hverjum server, hér { $servers }. Veldu þitt með `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Breyttu því með `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Kyrrðartíminn þinn**: ég pinga þig ekki út af hægum borðum og keppnum fyrr en honum lýkur. Veldu annan tíma með `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . Hann gildir þegar þú hefur valið tímabelti.
       *[other] {"."}
    }
my-settings-quiet-server = Eins og á hverjum server
my-settings-zone-server = Tímabelti hvers servers

my-games-title = ## Leikirnir þínir
my-games-none = Þú ert ekki við neitt borð núna. Notaðu `/{ command-play }` til að spila.
my-games-private = einkaskilaboð
my-games-server-unknown = annar server
my-game =
    - { $state ->
        [own] ▶️ **Þú átt leik** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } á leik
        [computer] { " · tölva hugsar" }
        [between] { " · næsta gjöf er á leiðinni" }
        [away] { " · tölva spilar fyrir þig" }
        [asleep] { " · í hléi þar til spilari kemur aftur" }
       *[lobby] { " · ekki byrjað" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · í hléi þar til spilið er sett upp aftur
my-games-more =
    { $count ->
        [1] -# … og eitt í viðbót.
       *[other] -# … og { $count } í viðbót.
    }
