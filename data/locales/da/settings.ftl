# The settings of a server, and what of them is shared with those of a player.
command-settings = indstillinger
command-settings-description = Serverens indstillinger: sprog, ur, pings, kanaler, ledelse, grænser

settings-title =
    ## Serverens indstillinger
    -# Hver ændring gemmes med det samme.
settings-language-own = -# Alle offentlige beskeder er på det sprog. Vælg dit eget med `/{ command-my } { command-my-settings }`.
settings-menu-language = Sprog · { $value }
settings-language-default = Bottens standard
settings-language-name = Dansk
settings-menu-clock = Standardur · { $value }
settings-clock-fast = Hurtigt
settings-clock-normal = Almindeligt
settings-clock-slow = Langsomt
settings-menu-pings = Pings · { $value }
settings-pings-default = Afhænger af uret
settings-pings-never = Aldrig
settings-pings-always = Ved hver tur
settings-zone = **Tidszone** for serverens dage, måneder og nye sæsoner og for spillere uden deres egen: { $zone ->
        [none] UTC. Vælg en med `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Ændr den med `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Stille timer**: ingen pings om langsomme borde og ligaer før de er forbi. Vælg andre timer med `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . De gælder når en tidszone er valgt.
       *[other] {"."}
    }
settings-quiet-never = Ingen
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Kanaler til borde**, med deres tråde: { $channels ->
        [none] { $gone ->
            [0] overalt
           *[other] ingen tilbage
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# En af de valgte kanaler er slettet.
       *[other] { "\u000A" }-# { $gone } af de valgte kanaler er slettet.
    }
settings-channels-choose = Vælg kanaler …
settings-channels-all = Overalt
settings-staff = **Ligaledelse**: { $role ->
        [none] ingen rolle endnu
        [gone] den valgte rolle er slettet
       *[other] { $role }
    }
    -# De leder ligaer med `/{ command-umpire } { command-umpire-dashboard }` og kan tilføje dommere til en sæson der.
settings-more = Stille timer, ledelse, grænser …
settings-staff-choose = Vælg en rolle …
settings-staff-none = Ingen rolle

refused-unknown_zone = Den tidszone kender jeg ikke. Begynd at skrive navnet på en stor by i nærheden, f.eks. `København`, og vælg en fra listen. Korte navne som `CET` eller `UTC+1` siger ikke hvornår uret stilles.
refused-unclear_zone = »{ $word }« siger ikke hvilken tidszone det er den dag. Skriv en by (`20.00 London-tid`) eller timerne fra UTC (`20.00 UTC+1`).
refused-unclear_hour = Mener du { $first } eller { $second }? Skriv det sådan, eller tilføj `i aften` eller `om aftenen`.
refused-unclear_hours = { $word ->
        [none] Jeg kan ikke se hvilke timer det er.
       *[other] Jeg forstår ikke »{ $word }«.
    } Skriv to hele timer: `17-23`, `22-7` eller `fra 23 til 07`.
refused-not_manager = Det kræver tilladelsen **Administrer server**.
refused-channel_not_allowed = På denne server kan du kun åbne borde i { $channels }.
refused-allowed_channels_gone = Kanalerne til borde er slettet. Et medlem med **Administrer server** kan vælge andre i `/{ command-settings }`.

permission-view_channel = Vis kanal
permission-send_messages = Send beskeder
permission-create_public_threads = Opret offentlige tråde
permission-send_messages_in_threads = Send beskeder i tråde
permission-attach_files = Vedhæft filer
permission-read_message_history = Læs beskedhistorik

## Limits

limits-button = Grænser
limits-back = Indstillinger
limits-title =
    ## Serverens grænser
    -# En sæsons borde og opslag tæller ikke. Jeg afviser aldrig træk og råb.
limits-most-tables = -# Serveren kan have { $most } åbne borde i alt, inkl. ligaer. Kun de der driver botten, kan ændre det.
limits-tables = **Åbne borde**: { $member ->
        [none] ubegrænset
       *[other] { $member }
    } pr. medlem, { $channel ->
        [none] ubegrænset
       *[other] { $channel }
    } pr. kanal, { $server ->
        [none] ubegrænset
       *[other] { $server }
    } i alt
limits-threads = **Tråde pr. døgn**: { $member ->
        [none] ubegrænset
       *[other] { $member }
    } pr. medlem, { $channel ->
        [none] ubegrænset
       *[other] { $channel }
    } pr. kanal, { $server ->
        [none] ubegrænset
       *[other] { $server }
    } i alt
limits-messages = **Beskeder pr. time**: { $member ->
        [none] ubegrænset
       *[other] { $member }
    } pr. medlem, { $channel ->
        [none] ubegrænset
       *[other] { $channel }
    } pr. kanal, { $server ->
        [none] ubegrænset
       *[other] { $server }
    } i alt
limits-commands = **Kommandoer og tryk pr. minut**: { $member ->
        [none] ubegrænset
       *[other] { $member }
    } pr. medlem, { $managers } med **Administrer server**
limits-leagues = **Åbne ligaer**: { $member ->
        [none] ubegrænset
       *[other] { $member }
    } pr. dommer, { $channel ->
        [none] ubegrænset
       *[other] { $channel }
    } pr. kanal, { $server ->
        [none] ubegrænset
       *[other] { $server }
    } i alt
limits-open-tables = { $count ->
    [0] Ingen åbne borde lige nu.
    [one] **Ét åbent bord:**
   *[other] **{ $count } åbne borde:**
}
limits-open-leagues = { $count ->
    [0] Ingen åbne ligaer lige nu.
    [one] **Én åben liga:**
   *[other] **{ $count } åbne ligaer:**
}
limits-table = - { $where }: { $game }, åbnet af { $name }
limits-league = - { $where }: { $league }, ledet af { $name }
limits-more = -# og { $count } mere
limits-change = **Ændr grænserne**
limits-change-member = Pr. medlem
limits-change-channel = Pr. kanal
limits-change-server = Hele serveren
limits-field-tables = Åbne borde
limits-field-threads = Tråde pr. døgn
limits-field-messages = Beskeder pr. time
limits-field-commands = Kommandoer og tryk pr. minut
limits-field-leagues = Åbne ligaer
limits-any-about = Lad feltet stå tomt for ubegrænset. 0 betyder ingen.
refused-limit_unclear = Skriv et helt tal fra 0 til { $most }, eller lad feltet stå tomt for ubegrænset.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Medlemmer kan ikke åbne borde
        [channel] Du kan ikke åbne borde i nogen kanal
       *[server] Du kan ikke åbne borde på denne server
    } lige nu. Et medlem med **Administrer server** kan ændre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har allerede så mange åbne borde som et medlem kan have
        [channel] Denne kanal har allerede så mange åbne borde som den kan have
       *[server] Denne server har allerede så mange åbne borde som den kan have
    } ({ $most }). Prøv igen når et af dem slutter.
}
refused-no_room = Denne server har allerede så mange åbne borde som den kan have ({ $most }, inkl. ligaer). Prøv igen når et af dem slutter.
refused-budget_threads = { $at ->
    [none] Du kan ikke åbne tråde til borde her. Et medlem med **Administrer server** kan ændre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har åbnet så mange tråde som et medlem kan på et døgn
        [channel] Denne kanal har fået så mange tråde som den kan få på et døgn
       *[server] Denne server har fået så mange tråde som den kan få på et døgn
    } ({ $most }). Prøv igen <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Jeg kan ikke skrive for medlemmer her. Et medlem med **Administrer server** kan ændre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Jeg har skrevet så meget som jeg kan for et medlem på en time
        [channel] Jeg har skrevet så meget som jeg kan i denne kanal på en time
       *[server] Jeg har skrevet så meget som jeg kan på denne server på en time
    } ({ $most } beskeder). Prøv igen <t:{ $at }:R>.
}
refused-budget_posts = Hvor jeg kun er gæst, skriver jeg ikke så meget. Jeg kan skrive for dig igen <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Medlemmer kan ikke bruge kommandoer lige nu. Et medlem med **Administrer server** kan ændre det i `/{ command-settings }`. Træk og råb virker stadig.
   *[other] Det var meget på ét minut. Prøv igen <t:{ $at }:R>. Træk og råb virker stadig.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Medlemmer kan ikke åbne ligaer
        [channel] Du kan ikke åbne ligaer i nogen kanal
       *[server] Du kan ikke åbne ligaer på denne server
    } lige nu. Et medlem med **Administrer server** kan ændre det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du leder allerede så mange ligaer som én dommer kan
        [channel] Denne kanal har allerede så mange ligaer som den kan have
       *[server] Denne server har allerede så mange ligaer som den kan have
    } ({ $most }). Prøv igen når en af dem slutter.
}
refused-may_not_open_threads = Du kan ikke åbne tråde i kanalen, så jeg kan ikke åbne en for dig. Spørg et medlem der administrerer kanalen.
refused-umpire_may_not_write = Du kan ikke skrive i { $channel }, så du kan ikke annoncere en liga der.

## Finding players, and the evening

community-button = Medspillere, aften …
community-find = **Find medspillere**: { $channel ->
        [none] slået fra. Vælg en kanal, så får medlemmer der venter på samme spil, et bord der.
       *[other] medlemmer der venter på samme spil, får et bord i { $channel }.
    }
community-choose = Vælg en kanal …
community-evening = **Aften**: { $channel ->
        [none] slået fra. Vælg en kanal og hvad jeg slår op der.
       *[other] jeg slår det du vælger, op i { $channel } i én besked om dagen og uden pings. Er der intet at fortælle, skriver jeg intet.
    }
    -# Timerne følger serverens tidszone: { $zone }
community-next = -# Næste: <t:{ $at }:f>
community-hour = Kl. { $hour }
community-daily = Gårsdagens giv
community-moments = Ugen, om søndagen
community-year = Året, i januar
evening-trouble-gone = ⚠️ Den kanal er slettet. Vælg en anden.
evening-trouble-closed = ⚠️ Jeg kan ikke skrive i den kanal. Giv mig tilladelserne, eller vælg en anden.
evening-trouble-late = ⚠️ Discord tog ikke imod min sidste besked før midnat, så jeg sprang den over. Jeg skriver igen den næste dag der er noget at fortælle.

evening-daily = ### 📅 Gårsdagens giv: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Ugens bedste øjeblikke
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } på denne server
    { $players ->
        [one] Én spiller
       *[other] { $players } spillere
    } spillede { $matches ->
        [one] ét parti
       *[other] { $matches } partier
    } færdig. Favoritten var { $game }.{ $won ->
        [yes] {" "}**Flest sejre:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] 1 sejr
   *[other] { $wins } sejre
}
evening-year-alt = Flest sejre i { $year }.
evening-year-caption = { $year }: { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}, { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}
settings-chances =
    Chancer i stillinger: { $on ->
        [yes] til
       *[no] fra
    }
settings-site =
    Ligasider uden for Discord: { $on ->
        [yes] til
       *[no] fra
    }
