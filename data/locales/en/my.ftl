# What a player has chosen for themselves, and where they sit.
command-my = my
command-my-description = Your settings and your games
command-my-settings = settings
command-my-settings-description = Your language, colours, pictures, sorting and pings everywhere
command-my-games = games
command-my-games-description = All your tables, with turns and deadlines

my-settings-title =
    ## Your settings
    -# These count everywhere. Each change is saved right away.
my-settings-language-default = As in Discord
settings-menu-palette = Colours · { $value }
settings-palette-classic = Classic
settings-palette-safe = Safe for colour-blind eyes
settings-menu-text_only = Hands · { $value }
settings-pictures-yes = Pictures
settings-pictures-no = Words only
my-settings-wishes = **You choose**: your name in match files, which anyone can download. A direct message one turn before yours at slow tables. Your avatar in pictures of tables and results. Your name on league pages outside Discord, where a server has them.
settings-named = My name in match files
settings-early = Message me one turn before mine
settings-avatar = My avatar at tables
my-settings-chances = Chances in standings
my-settings-site = My name on league pages
my-settings-more = Quiet hours and more…
settings-menu-sort = Cards · { $value }
settings-sort-suit = By suit
settings-sort-rank = By rank
my-settings-zone = **Your time zone**: { $zone ->
        [none] that of each server, here { $servers }. Set yours with `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Change it with `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Your quiet hours**: I won’t ping you for slow tables and leagues until they end. Set other hours with `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . They count once you choose a time zone.
       *[other] {"."}
    }
my-settings-quiet-server = Same as each server
my-settings-zone-server = Each server’s zone

my-games-title = ## Your games
my-games-none = You aren’t at any table right now. To play, use `/{ command-play }`.
my-games-private = direct messages
my-games-server-unknown = another server
my-game =
    - { $state ->
        [own] ▶️ **Your turn** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name }’s turn
        [computer] { " · a computer is thinking" }
        [between] { " · the next deal is due" }
        [away] { " · a computer plays for you" }
        [asleep] { " · paused until a player is back" }
       *[lobby] { " · not started yet" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · paused until this game is installed again
my-games-more =
    { $count ->
        [one] -# … and one more.
       *[other] -# … and { $count } more.
    }
