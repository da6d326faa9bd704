# The settings of a server, and what of them is shared with those of a player.
command-settings = innstillinger
command-settings-description = Innstillinger for denne serveren: språk, klokke, varsler, kanaler, stab, grenser

settings-title =
    ## Innstillinger for denne serveren
    -# Hvert valg lagres med en gang.
settings-language-own = -# Det alle leser, er på dette språket. For deg selv: `/{ command-my } { command-my-settings }`
settings-menu-language = Språk · { $value }
settings-language-default = Botens standard
settings-language-name = Norsk (bokmål)
settings-menu-clock = Vanlig klokke · { $value }
settings-clock-fast = Rask
settings-clock-normal = Vanlig
settings-clock-slow = Langsom
settings-menu-pings = Varsler · { $value }
settings-pings-default = Etter klokka
settings-pings-never = Aldri
settings-pings-always = Ved hver tur
settings-zone = **Tidssone** på serveren, for dager, måneder og nye sesonger her, og for spillere som ikke har valgt noen: { $zone ->
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
    -# `/{ command-umpire } { command-umpire-dashboard }` viser dem hva en sesong trenger; der kan også dommerne utnevnes.
settings-more = Stille timer, stab, grenser …
settings-staff-choose = Velg en rolle …
settings-staff-none = Ingen rolle

refused-unknown_zone = Den tidssonen kjenner jeg ikke. Begynn å skrive navnet på en stor by i nærheten, f.eks. `Oslo`, og velg en fra listen. Kortnavn som `CET` eller `UTC+1` sier ikke når klokka stilles.
refused-unclear_zone = «{ $word }» sier ikke hvilken tidssone det er den dagen. Skriv en by (`20:00 London-tid`) eller timer fra UTC (`20:00 UTC+1`).
refused-unclear_hour = Mener du { $first } eller { $second }? Skriv det slik, eller legg til `i kveld` eller `om kvelden`.
refused-unclear_hours = { $word ->
        [none] Jeg forstår ikke hvilke timer det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv to hele timer: `17-23`, `22-7` eller `fra 23 til 07`.
refused-not_manager = Det kan bare de som administrerer serveren, gjøre.
refused-channel_not_allowed = På denne serveren kan bord bare åpnes i { $channels }.
refused-allowed_channels_gone = Kanalene der bord kan åpnes, er borte. De som administrerer serveren, kan velge andre med `/{ command-settings }`.

permission-view_channel = Vis kanal
permission-send_messages = Send meldinger
permission-create_public_threads = Opprett offentlige tråder
permission-send_messages_in_threads = Send meldinger i tråder
permission-attach_files = Legg ved filer
permission-read_message_history = Les meldingshistorikk

## Grenser

limits-button = Grenser
limits-back = Innstillinger
limits-title =
    ## Grenser på denne serveren
    -# Det boten selv åpner og skriver for en sesong, teller ikke med. Trekk og rop blir aldri avvist.
limits-most-tables = -# Til sammen kan { $most } bord være åpne her samtidig, medregnet bordene i ligaer. Bare den som drifter boten, kan endre det.
limits-tables = **Åpne bord samtidig**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } på serveren
limits-threads = **Tråder per døgn**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } på serveren
limits-messages = **Meldinger per time**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } på serveren
limits-commands = **Kommandoer og trykk per minutt**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $managers } for dem som styrer serveren
limits-leagues = **Ligaer i gang samtidig**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per leder, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } på serveren
limits-open-tables = { $count ->
    [0] Ingen bord er åpne nå.
    [one] **Ett bord** er åpent nå:
   *[other] **{ $count } bord** er åpne nå:
}
limits-open-leagues = { $count ->
    [0] Ingen ligaer er i gang nå.
    [one] **Én liga** er i gang nå:
   *[other] **{ $count } ligaer** er i gang nå:
}
limits-table = - { $where }: { $game }, åpnet av { $name }
limits-league = - { $where }: { $league }, ledet av { $name }
limits-more = -# og { $count } til
limits-change-member = Endre: per medlem
limits-change-channel = Endre: per kanal
limits-change-server = Endre: hele serveren
limits-field-tables = Åpne bord samtidig
limits-field-threads = Tråder per døgn
limits-field-messages = Meldinger per time
limits-field-commands = Kommandoer og trykk per minutt
limits-field-leagues = Ligaer i gang samtidig
limits-any-about = La feltet stå tomt hvis det ikke skal være noen grense; 0 betyr ingen.
refused-limit_unclear = Skriv hele tall fra 0 til { $most }, eller ingenting hvis det ikke skal være noen grense.
refused-budget_tables = { $most ->
    [0] Det kan ikke åpnes bord { $scope ->
        [member] av medlemmer
        [channel] i noen kanal
       *[server] her
    } nå. De som styrer serveren, bestemmer det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har så mange åpne bord som et medlem kan ha
        [channel] Det er så mange åpne bord i denne kanalen som det kan være
       *[server] Det er så mange åpne bord på denne serveren som det kan være
    } ({ $most }). Et nytt kan åpnes så snart et av dem er stengt eller ferdigspilt.
}
refused-no_room = Denne serveren har så mange bord som jeg kan ha åpne på én server ({ $most }, medregnet bordene i ligaer). Du kan åpne et nytt så snart et av dem er stengt eller ferdigspilt.
refused-budget_threads = { $at ->
    [none] Det kan ikke åpnes tråder for bord her. De som styrer serveren, bestemmer det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har åpnet så mange tråder som et medlem kan på ett døgn
        [channel] Det er åpnet så mange tråder i denne kanalen som det kan på ett døgn
       *[server] Det er åpnet så mange tråder på denne serveren som det kan på ett døgn
    } ({ $most }). Du kan åpne en ny <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Boten skriver ikke noe her for medlemmer. De som styrer serveren, bestemmer det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Jeg har skrevet så mye for deg som jeg kan på en time
        [channel] Jeg har skrevet så mye i denne kanalen som jeg kan på en time
       *[server] Jeg har skrevet så mye på denne serveren som jeg kan på en time
    } ({ $most } meldinger). Det går igjen <t:{ $at }:R>.
}
refused-budget_commands = { $at ->
    [none] Kommandoer er slått av for medlemmer. De som styrer serveren, bestemmer det i `/{ command-settings }`. Trekk og rop virker fortsatt.
   *[other] Det ble mye på ett minutt. Dette går igjen <t:{ $at }:R>; trekk og rop virker hele tida.
}
refused-budget_leagues = { $most ->
    [0] Det kan ikke åpnes ligaer { $scope ->
        [member] av medlemmer
        [channel] i noen kanal
       *[server] her
    } nå. De som styrer serveren, bestemmer det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du leder så mange ligaer som én kan lede
        [channel] Det er så mange ligaer i gang i denne kanalen som det kan være
       *[server] Det er så mange ligaer i gang på denne serveren som det kan være
    } ({ $most }). En ny kan åpnes så snart en av dem er over.
}
refused-may_not_open_threads = Du kan ikke åpne tråder i denne kanalen selv, så jeg åpner heller ingen for deg. Den som styrer kanalen, kan gi lov til det.
refused-umpire_may_not_write = Du kan ikke skrive i { $channel } selv, så du kan heller ikke kunngjøre en liga der.
