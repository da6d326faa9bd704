# What a player has chosen for themselves, and where they sit.
command-my = meine
command-my-description = Deine Einstellungen und deine Partien
command-my-settings = einstellungen
command-my-settings-description = Deine Sprache, Farben, Bilder, Sortierung und Pings, überall
command-my-games = partien
command-my-games-description = Alle deine Tische, mit Zügen und Fristen

my-settings-title =
    ## Deine Einstellungen
    -# Sie gelten überall. Jede Änderung wird sofort gespeichert.
my-settings-language-default = Wie in Discord
settings-menu-palette = Farben · { $value }
settings-palette-classic = klassisch
settings-palette-safe = auch für Farbenblinde
settings-menu-text_only = Hand · { $value }
settings-pictures-yes = Bilder
settings-pictures-no = nur Wörter
my-settings-wishes = **Du entscheidest**: dein Name in Partiedateien, die alle herunterladen können. Eine Direktnachricht einen Zug vor deinem, an langsamen Tischen. Dein Avatar in Bildern von Tischen und Ergebnissen. Dein Name auf Ligaseiten außerhalb von Discord, wenn ein Server welche hat.
settings-named = Mein Name in Partiedateien
settings-early = Nachricht einen Zug vor mir
settings-avatar = Mein Avatar am Tisch
my-settings-chances = Chancen in Tabellen
my-settings-site = Mein Name auf Ligaseiten
my-settings-more = Ruhezeit und mehr …
settings-menu-sort = Karten · { $value }
settings-sort-suit = nach Farbe
settings-sort-rank = nach Zahl
my-settings-zone = **Deine Zeitzone**: { $zone ->
        [none] die des jeweiligen Servers, hier { $servers }. Deine eigene wählst du mit `/{ command-my } { command-my-settings } { option-zone }`.
       *[other] { $zone }. Ändern kannst du sie mit `/{ command-my } { command-my-settings } { option-zone }`.
    }
my-settings-quiet = **Deine Ruhezeit**: Solange sie dauert, pinge ich dich für langsame Tische und Ligen nicht an. Andere Stunden wählst du mit `/{ command-my } { command-my-settings } { option-quiet }`{ $zone ->
        [none] . Sie gilt, sobald du eine Zeitzone gewählt hast.
       *[other] {"."}
    }
my-settings-quiet-server = Wie auf dem Server
my-settings-zone-server = Zone des Servers

my-games-title = ## Deine Partien
my-games-none = Du sitzt gerade an keinem Tisch. Zum Spielen nimm `/{ command-play }`.
my-games-private = Direktnachrichten
my-games-server-unknown = anderer Server
my-game =
    - { $state ->
        [own] ▶️ **Du bist dran** ·{" "}
       *[other] {""}
    }[{ $game }]({ $link }) · { $server }{ $state ->
        [own] {""}
        [turn] { " · " }{ $name } ist dran
        [computer] { " · ein Computer überlegt" }
        [between] { " · gleich wird ausgeteilt" }
        [away] { " · ein Computer spielt für dich" }
        [asleep] { " · Pause, bis jemand zurück ist" }
       *[lobby] { " · noch nicht gestartet" }
    }{ $until ->
        [none] {""}
       *[other] { " · " }<t:{ $until }:R>
    }
my-game-gone = 💤 **{ $game }** · Pause, bis dieses Spiel wieder installiert ist
my-games-more =
    { $count ->
        [one] -# … und eine weitere.
       *[other] -# … und { $count } weitere.
    }
