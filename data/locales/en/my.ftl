# What a player has chosen for themselves, and where they sit.
command-my = my
command-my-description = Your settings and your games
command-my-settings = settings
command-my-settings-description = Your language, colours, pictures, sorting and pings, on all servers
command-my-games = games
command-my-games-description = Your tables on all servers: whose turn it is, and until when

my-settings-title =
    ## Your settings
    -# On all servers; saved at once.
my-settings-language-default = As in Discord
settings-menu-palette = Colours · { $value }
settings-palette-classic = Classic
settings-palette-safe = Safe for colour-blind eyes
settings-menu-text_only = Hands · { $value }
settings-pictures-yes = Pictures
settings-pictures-no = Words only
my-settings-wishes = **Only if you wish**: your name in the records of your matches, which anyone can download; a direct message one turn before yours at slow tables
settings-named = My name in records
settings-early = Tell me one turn before
my-settings-more = Quiet hours and more…
settings-menu-sort = Cards · { $value }
settings-sort-suit = By suit
settings-sort-rank = By rank
my-settings-zone = **Your time zone**: { $zone ->
        [none] the server’s, { $servers }. Choose yours with `/{ command-my } { command-my-settings }` and `{ option-zone }`.
       *[other] { $zone }; another one with `/{ command-my } { command-my-settings }` and `{ option-zone }`
    }
my-settings-quiet = **Your quiet hours**, when you are not pinged for slow tables and leagues; pings wait until they are over. Other hours with `/{ command-my } { command-my-settings }` and `{ option-quiet }`{ $zone ->
        [none] . They count once your time zone is known.
       *[other] {"."}
    }
my-settings-quiet-server = As the server
my-settings-zone-server = The server’s zone

my-games-title = ## Your games
my-games-none = You are not at any table now. `/{ command-play }` opens one.
my-games-server-unknown = another server
my-game =
    - { $state ->
        [own] ▶️ **Your turn** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } is on turn
        [computer] { " · a computer is thinking" }
        [between] { " · the next deal is due" }
        [away] { " · a computer plays for you" }
        [asleep] { " · asleep until somebody is back" }
       *[lobby] { " · not started yet" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · asleep until the game is back in this bot
my-games-more =
    { $count ->
        [one] -# … and one more.
       *[other] -# … and { $count } more.
    }
