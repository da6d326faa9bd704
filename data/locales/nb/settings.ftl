# The settings of a server, and what of them is shared with those of a player.
command-settings = innstillinger
command-settings-description = Innstillinger for denne serveren: språk, klokke, varsler, kanaler, stab, grenser

settings-title =
    ## Innstillinger for denne serveren
    -# Hver endring lagres med en gang.
settings-language-own = -# Alle offentlige meldinger er på dette språket. Velg ditt eget med `/{ command-my } { command-my-settings }`.
settings-menu-language = Språk · { $value }
settings-language-default = Botens standard
settings-language-name = Norsk (bokmål)
settings-menu-clock = Standardklokke · { $value }
settings-clock-fast = Rask
settings-clock-normal = Vanlig
settings-clock-slow = Langsom
settings-menu-pings = Varsler · { $value }
settings-pings-default = Avhenger av klokka
settings-pings-never = Aldri
settings-pings-always = Hver tur
settings-zone = **Tidssone** for dager, måneder og nye sesonger på serveren, og for spillere uten egen: { $zone ->
        [none] UTC. Velg en med `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Endre den med `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Stille timer**: ingen varsler om langsomme bord og ligaer før de er over. Velg andre timer med `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . De gjelder når en tidssone er valgt.
       *[other] {"."}
    }
settings-quiet-never = Ingen
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Kanaler for bord**, med trådene i dem: { $channels ->
        [none] { $gone ->
            [0] overalt
           *[other] ingen igjen
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# Én av de valgte kanalene er slettet.
       *[other] { "\u000A" }-# { $gone } av de valgte kanalene er slettet.
    }
settings-channels-choose = Velg kanaler …
settings-channels-all = Overalt
settings-staff = **Ligastab**: { $role ->
        [none] ingen rolle ennå
        [gone] den valgte rollen er slettet
       *[other] { $role }
    }
    -# De styrer ligaer med `/{ command-umpire } { command-umpire-dashboard }` og kan legge til dommere i en sesong der.
settings-more = Stille timer, stab, grenser …
settings-staff-choose = Velg en rolle …
settings-staff-none = Ingen rolle

refused-unknown_zone = Den tidssonen kjenner jeg ikke. Begynn å skrive navnet på en stor by i nærheten, f.eks. `Oslo`, og velg en fra lista. Kortnavn som `CET` eller `UTC+1` sier ikke når klokka stilles.
refused-unclear_zone = «{ $word }» sier ikke hvilken tidssone det er den dagen. Skriv en by (`20:00 London-tid`) eller timer fra UTC (`20:00 UTC+1`).
refused-unclear_hour = Mener du { $first } eller { $second }? Skriv det slik, eller legg til `i kveld` eller `om kvelden`.
refused-unclear_hours = { $word ->
        [none] Jeg forstår ikke hvilke timer det er.
       *[other] Jeg forstår ikke «{ $word }».
    } Skriv to hele timer: `17-23`, `22-7` eller `fra 23 til 07`.
refused-not_manager = Til dette trenger du tillatelsen **Administrer server**.
refused-channel_not_allowed = På denne serveren kan du bare åpne bord i { $channels }.
refused-allowed_channels_gone = Kanalene for bord er slettet. Noen med **Administrer server** kan velge andre i `/{ command-settings }`.

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
    -# Bord og innlegg i en sesong teller ikke. Jeg avviser aldri trekk og rop.
limits-most-tables = -# Serveren kan ha { $most } åpne bord i alt, medregnet ligaer. Bare de som driver boten, kan endre det.
limits-tables = **Åpne bord**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } i alt
limits-threads = **Tråder per døgn**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } i alt
limits-messages = **Meldinger per time**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } i alt
limits-commands = **Kommandoer og trykk per minutt**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per medlem, { $managers } med **Administrer server**
limits-leagues = **Åpne ligaer**: { $member ->
        [none] så mange man vil
       *[other] { $member }
    } per dommer, { $channel ->
        [none] så mange man vil
       *[other] { $channel }
    } per kanal, { $server ->
        [none] så mange man vil
       *[other] { $server }
    } i alt
limits-open-tables = { $count ->
    [0] Ingen åpne bord nå.
    [one] **Ett åpent bord:**
   *[other] **{ $count } åpne bord:**
}
limits-open-leagues = { $count ->
    [0] Ingen åpne ligaer nå.
    [one] **Én åpen liga:**
   *[other] **{ $count } åpne ligaer:**
}
limits-table = - { $where }: { $game }, åpnet av { $name }
limits-league = - { $where }: { $league }, ledet av { $name }
limits-more = -# og { $count } til
limits-change = **Endre grensene**
limits-change-member = Per medlem
limits-change-channel = Per kanal
limits-change-server = Hele serveren
limits-field-tables = Åpne bord
limits-field-threads = Tråder per døgn
limits-field-messages = Meldinger per time
limits-field-commands = Kommandoer og trykk per minutt
limits-field-leagues = Åpne ligaer
limits-any-about = La feltet stå tomt for så mange man vil. 0 betyr ingen.
refused-limit_unclear = Skriv et helt tall fra 0 til { $most }, eller la feltet stå tomt for så mange man vil.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Medlemmer kan ikke åpne bord
        [channel] Du kan ikke åpne bord i noen kanal
       *[server] Du kan ikke åpne bord på denne serveren
    } nå. Noen med **Administrer server** kan endre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har allerede så mange åpne bord som et medlem kan ha
        [channel] Denne kanalen har allerede så mange åpne bord som den kan ha
       *[server] Denne serveren har allerede så mange åpne bord som den kan ha
    } ({ $most }). Prøv igjen når et av dem slutter.
}
refused-no_room = Denne serveren har allerede så mange åpne bord som den kan ha ({ $most }, medregnet ligaer). Prøv igjen når et av dem slutter.
refused-budget_threads = { $at ->
    [none] Du kan ikke åpne tråder for bord her. Noen med **Administrer server** kan endre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har åpnet så mange tråder som et medlem kan på ett døgn
        [channel] Denne kanalen har fått så mange tråder som den kan på ett døgn
       *[server] Denne serveren har fått så mange tråder som den kan på ett døgn
    } ({ $most }). Prøv igjen <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Jeg kan ikke skrive for medlemmer her. Noen med **Administrer server** kan endre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Jeg har skrevet så mye som jeg kan for et medlem på en time
        [channel] Jeg har skrevet så mye som jeg kan i denne kanalen på en time
       *[server] Jeg har skrevet så mye som jeg kan på denne serveren på en time
    } ({ $most } meldinger). Prøv igjen <t:{ $at }:R>.
}
refused-budget_posts = Der jeg bare er gjest, legger jeg ut lite. Jeg kan legge ut for deg igjen <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Medlemmer kan ikke bruke kommandoer nå. Noen med **Administrer server** kan endre det i `/{ command-settings }`. Trekk og rop virker fortsatt.
   *[other] Det ble mye på ett minutt. Prøv igjen <t:{ $at }:R>. Trekk og rop virker fortsatt.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Medlemmer kan ikke åpne ligaer
        [channel] Du kan ikke åpne ligaer i noen kanal
       *[server] Du kan ikke åpne ligaer på denne serveren
    } nå. Noen med **Administrer server** kan endre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du styrer allerede så mange ligaer som én dommer kan
        [channel] Denne kanalen har allerede så mange ligaer som den kan ha
       *[server] Denne serveren har allerede så mange ligaer som den kan ha
    } ({ $most }). Prøv igjen når en av dem slutter.
}
refused-may_not_open_threads = Du kan ikke åpne tråder i denne kanalen, så jeg kan ikke åpne en for deg. Spør noen som administrerer kanalen.
refused-umpire_may_not_write = Du kan ikke skrive i { $channel }, så du kan ikke kunngjøre en liga der.

## Å finne medspillere, og kvelden

community-button = Medspillere, kvelden …
community-find = **Finn medspillere**: { $channel ->
        [none] av. Velg en kanal, så åpner jeg bord der når flere medlemmer venter på samme spill.
       *[other] når flere medlemmer venter på samme spill, åpner jeg et bord i { $channel }.
    }
community-choose = Velg en kanal …
community-evening = **Kvelden**: { $channel ->
        [none] av. Velg en kanal og hva jeg skal legge ut der.
       *[other] jeg legger ut det du velger, i { $channel }, i én melding om dagen og uten varsler. Er det ingenting å fortelle, legger jeg ikke ut noe.
    }
    -# Timene følger tidssonen til serveren: { $zone }
community-next = -# Neste: <t:{ $at }:f>
community-hour = Kl. { $hour }
community-daily = Gårsdagens giv
community-moments = Uka, på søndager
community-year = Året, i januar
evening-trouble-gone = ⚠️ Den kanalen er slettet. Velg en annen.
evening-trouble-closed = ⚠️ Jeg kan ikke skrive i den kanalen. Gi meg tillatelsene, eller velg en annen.
evening-trouble-late = ⚠️ Discord tok ikke imot den siste meldingen min før midnatt, så jeg droppet den. Jeg skriver igjen neste dag det er noe å fortelle.

evening-daily = ### 📅 Gårsdagens giv: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Ukas beste øyeblikk
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } på denne serveren
    { $players ->
        [one] Én spiller
       *[other] { $players } spillere
    } fullførte { $matches ->
        [one] ett parti
       *[other] { $matches } partier
    }. Favoritten var { $game }.{ $won ->
        [yes] {" "}**Flest seire:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] 1 seier
   *[other] { $wins } seire
}
evening-year-alt = Flest seire i { $year }.
evening-year-caption = { $year }: { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}, { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}
settings-chances =
    Sjanser i tabeller: { $on ->
        [yes] på
       *[no] av
    }
settings-site =
    Ligasider utenfor Discord: { $on ->
        [yes] på
       *[no] av
    }
