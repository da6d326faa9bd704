# The settings of a server, and what of them is shared with those of a player.
command-settings = innstillinger
command-settings-description = Innstillinger for denne serveren: språk, klokke, varsler, kanaler, stab

settings-title =
    ## Innstillinger for denne serveren
    -# Bare du ser dette. Hvert trykk lagres med en gang.
settings-language = **Språk** i det alle leser; det bare du leser, følger `/{ command-my } { command-my-settings }`
settings-language-default = Botens standard
settings-language-name = Norsk (bokmål)
settings-clock = **Klokke** ved bord som åpnes uten at klokke er valgt
settings-clock-fast = Rask
settings-clock-normal = Vanlig
settings-clock-slow = Langsom
settings-pings = **Varsler** til den som står for tur; hver spiller kan velge noe annet for seg selv
settings-pings-default = Avhengig av klokka
settings-pings-never = Aldri
settings-pings-always = Ved hver tur
settings-zone = **Tidssone** for den som ikke har valgt noen: { $zone ->
        [none] UTC. Velg deres egen med `/{ command-settings }` og `{ option-zone }`.
       *[other] { $zone }; velg en annen med `/{ command-settings }` og `{ option-zone }`
    }
settings-quiet = **Stille timer**, når ingen varsles om langsomme bord og ligaer; varslene venter til de er over. Velg andre timer med `/{ command-settings }` og `{ option-quiet }`{ $zone ->
        [none] . De gjelder når en tidssone er valgt.
       *[other] {"."}
    }
settings-quiet-never = Ingen
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Kanaler der det kan spilles**, medregnet trådene i dem: { $channels ->
        [none] { $gone ->
            [0] overalt
           *[other] ingen som finnes lenger
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# Én av de valgte kanalene er borte.
       *[other] { "\u000A" }-# { $gone } av de valgte kanalene er borte.
    }
settings-channels-choose = Velg kanaler …
settings-channels-all = Overalt
settings-staff = **Stab**, de som styrer ligaer: { $role ->
        [none] ingen rolle ennå
        [gone] den valgte rollen er borte
       *[other] { $role }
    }
settings-staff-choose = Velg en rolle …
settings-staff-none = Ingen rolle

refused-unknown_zone = Den tidssonen kjenner jeg ikke. Begynn å skrive navnet på en stor by i nærheten, som `Oslo`, og velg blant forslagene.
refused-unclear_quiet = Jeg skjønner ikke de timene. Skriv når de begynner og slutter, som `23-8`.
refused-not_manager = Det kan bare de som administrerer serveren, gjøre.
refused-channel_not_allowed = På denne serveren kan bord bare åpnes i { $channels }.
refused-allowed_channels_gone = Kanalene der bord kan åpnes, er borte. De som administrerer serveren, kan velge andre med `/{ command-settings }`.

permission-view_channel = Vis kanal
permission-send_messages = Send meldinger
permission-create_public_threads = Opprett offentlige tråder
permission-send_messages_in_threads = Send meldinger i tråder
permission-attach_files = Legg ved filer
permission-read_message_history = Les meldingshistorikk
