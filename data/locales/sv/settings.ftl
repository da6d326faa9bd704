# The settings of a server, and what of them is shared with those of a player.
command-settings = inställningar
command-settings-description = Serverns inställningar: språk, klocka, ping, kanaler, ligaansvariga, gränser

settings-title =
    ## Serverns inställningar
    -# Varje ändring sparas direkt.
settings-language-own = -# Alla offentliga meddelanden är på det här språket. Välj ditt eget med `/{ command-my } { command-my-settings }`.
settings-menu-language = Språk · { $value }
settings-language-default = Botens standard
settings-language-name = Svenska
settings-menu-clock = Standardklocka · { $value }
settings-clock-fast = Snabb
settings-clock-normal = Vanlig
settings-clock-slow = Långsam
settings-menu-pings = Ping · { $value }
settings-pings-default = Beror på klockan
settings-pings-never = Aldrig
settings-pings-always = Varje tur
settings-zone = **Tidszon** för serverns dagar, månader och nya säsonger, och för spelare utan egen: { $zone ->
        [none] UTC. Välj en med `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Ändra den med `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Tysta timmar**: ping för långsamma bord och ligor väntar tills timmarna är slut. Välj andra med `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . De börjar gälla när du har valt en tidszon.
       *[other] {"."}
    }
settings-quiet-never = Inga
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Kanaler för bord** och deras trådar: { $channels ->
        [none] { $gone ->
            [0] överallt
           *[other] inga kvar
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# En av de valda kanalerna togs bort.
       *[other] { "\u000A" }-# { $gone } av de valda kanalerna togs bort.
    }
settings-channels-choose = Välj kanaler …
settings-channels-all = Överallt
settings-staff = **Ligaansvariga**: { $role ->
        [none] ingen roll än
        [gone] den valda rollen togs bort
       *[other] { $role }
    }
    -# De driver ligor med `/{ command-umpire } { command-umpire-dashboard }` och kan ge en säsong fler domare där.
settings-more = Tysta timmar, ligaansvariga …
settings-staff-choose = Välj en roll …
settings-staff-none = Ingen roll

refused-unknown_zone = Jag känner inte till den tidszonen. Börja skriva namnet på en stor stad i närheten, t.ex. `Stockholm`, och välj en i listan. Korta namn som `CET` eller `UTC+1` säger inte när klockan ställs om.
refused-unclear_zone = ”{ $word }” räcker inte för att veta tidszonen den dagen. Skriv en stad (`20:00 London tid`) eller timmarna från UTC (`20:00 UTC+1`).
refused-unclear_hour = Menar du { $first } eller { $second }? Skriv det så, eller lägg till `fm` eller `em`.
refused-unclear_hours = { $word ->
        [none] Jag förstår inte vilka timmar du menar.
       *[other] Jag förstår inte ”{ $word }”.
    } Skriv två hela timmar: `17-23` eller `22-7`.
refused-not_manager = Det här kräver behörigheten **Hantera server**.
refused-channel_not_allowed = På den här servern kan du bara öppna bord i { $channels }.
refused-allowed_channels_gone = Kanalerna för bord har tagits bort. En medlem med **Hantera server** kan välja andra i `/{ command-settings }`.

permission-view_channel = Visa kanal
permission-send_messages = Skicka meddelanden
permission-create_public_threads = Skapa offentliga trådar
permission-send_messages_in_threads = Skicka meddelanden i trådar
permission-attach_files = Bifoga filer
permission-read_message_history = Läsa meddelandehistorik

## Limits

limits-button = Gränser
limits-back = Inställningar
limits-title =
    ## Serverns gränser
    -# En säsongs bord och inlägg räknas inte. Drag och rop nekar jag aldrig.
limits-most-tables = -# Den här servern kan ha { $most } öppna bord totalt, ligor inräknade. Bara de som driver boten kan ändra det.
limits-tables = **Öppna bord**: { $member ->
        [none] hur många som helst
       *[other] { $member }
    } per medlem, { $channel ->
        [none] hur många som helst
       *[other] { $channel }
    } per kanal, { $server ->
        [none] hur många som helst
       *[other] { $server }
    } totalt
limits-threads = **Trådar om dagen**: { $member ->
        [none] hur många som helst
       *[other] { $member }
    } per medlem, { $channel ->
        [none] hur många som helst
       *[other] { $channel }
    } per kanal, { $server ->
        [none] hur många som helst
       *[other] { $server }
    } totalt
limits-messages = **Meddelanden i timmen**: { $member ->
        [none] hur många som helst
       *[other] { $member }
    } per medlem, { $channel ->
        [none] hur många som helst
       *[other] { $channel }
    } per kanal, { $server ->
        [none] hur många som helst
       *[other] { $server }
    } totalt
limits-commands = **Kommandon och knapptryck i minuten**: { $member ->
        [none] hur många som helst
       *[other] { $member }
    } per medlem, { $managers } per person som hanterar servern
limits-leagues = **Öppna ligor**: { $member ->
        [none] hur många som helst
       *[other] { $member }
    } per domare, { $channel ->
        [none] hur många som helst
       *[other] { $channel }
    } per kanal, { $server ->
        [none] hur många som helst
       *[other] { $server }
    } totalt
limits-open-tables = { $count ->
    [0] Inga öppna bord just nu.
    [one] **Ett öppet bord:**
   *[other] **{ $count } öppna bord:**
}
limits-open-leagues = { $count ->
    [0] Inga öppna ligor just nu.
    [one] **En öppen liga:**
   *[other] **{ $count } öppna ligor:**
}
limits-table = - { $where }: { $game }, öppnat av { $name }
limits-league = - { $where }: { $league }, drivs av { $name }
limits-more = -# och { $count } till
limits-change = **Ändra gränserna**
limits-change-member = Per medlem
limits-change-channel = Per kanal
limits-change-server = Hela servern
limits-field-tables = Öppna bord
limits-field-threads = Trådar om dagen
limits-field-messages = Meddelanden i timmen
limits-field-commands = Kommandon och knapptryck i minuten
limits-field-leagues = Öppna ligor
limits-any-about = Lämna tomt för hur många som helst. 0 betyder inga.
refused-limit_unclear = Skriv ett helt tal från 0 till { $most }, eller lämna fältet tomt för hur många som helst.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Medlemmar kan inte öppna bord
        [channel] Du kan inte öppna bord i en kanal
       *[server] Du kan inte öppna bord på den här servern
    } just nu. En medlem med **Hantera server** kan ändra det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har redan så många öppna bord som en medlem får ha
        [channel] Den här kanalen har redan så många öppna bord som den kan ha
       *[server] Den här servern har redan så många öppna bord som den kan ha
    } ({ $most }). Försök igen när ett av dem är klart.
}
refused-no_room = Den här servern har redan så många öppna bord som den kan ha ({ $most }, ligor inräknade). Försök igen när ett av dem är klart.
refused-budget_threads = { $at ->
    [none] Du kan inte öppna trådar för bord här. En medlem med **Hantera server** kan ändra det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du har öppnat så många trådar som en medlem får på en dag
        [channel] Den här kanalen har fått så många trådar som går på en dag
       *[server] Den här servern har fått så många trådar som går på en dag
    } ({ $most }). Försök igen <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Jag kan inte lägga ut något åt medlemmar här. En medlem med **Hantera server** kan ändra det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Jag har lagt ut så mycket som jag får åt en medlem på en timme
        [channel] Jag har lagt ut så mycket som jag får i den här kanalen på en timme
       *[server] Jag har lagt ut så mycket som jag får på den här servern på en timme
    } ({ $most } meddelanden). Försök igen <t:{ $at }:R>.
}
refused-budget_posts = Där jag bara är gäst lägger jag ut lite. Jag kan göra det åt dig igen <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Medlemmar kan inte använda kommandon just nu. En medlem med **Hantera server** kan ändra det i `/{ command-settings }`. Drag och rop fungerar fortfarande.
   *[other] Det blev mycket på en minut. Försök igen <t:{ $at }:R>. Drag och rop fungerar fortfarande.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Medlemmar kan inte öppna ligor
        [channel] Du kan inte öppna ligor i en kanal
       *[server] Du kan inte öppna ligor på den här servern
    } just nu. En medlem med **Hantera server** kan ändra det i `/{ command-settings }`.
   *[other] { $scope ->
        [member] Du driver redan så många ligor som en domare får
        [channel] Den här kanalen har redan så många ligor som den kan ha
       *[server] Den här servern har redan så många ligor som den kan ha
    } ({ $most }). Försök igen när en av dem är klar.
}
refused-may_not_open_threads = Du kan inte öppna trådar i den här kanalen, så jag kan inte öppna en åt dig. Fråga någon som hanterar kanalen.
refused-umpire_may_not_write = Du kan inte skriva i { $channel }, så du kan inte utlysa en liga där.

## Finding players, and the evening

community-button = Hitta spelare, kvällsinlägg …
community-find = **Hitta spelare**: { $channel ->
        [none] av. Välj en kanal, så får medlemmar som väntar på samma spel ett bord där.
       *[other] medlemmar som väntar på samma spel får ett bord i { $channel }.
    }
community-choose = Välj en kanal …
community-evening = **Kvällsinlägg**: { $channel ->
        [none] av. Välj en kanal och vad jag ska lägga ut där.
       *[other] jag lägger ut det du väljer i { $channel }, i ett meddelande om dagen och utan ping. Finns det inget att berätta lägger jag inte ut något.
    }
    -# Klockslagen följer serverns tidszon: { $zone }
community-next = -# Nästa: <t:{ $at }:f>
community-hour = Kl. { $hour }
community-daily = Gårdagens giv
community-moments = Veckan, på söndagar
community-year = Året, i januari
evening-trouble-gone = ⚠️ Den kanalen har tagits bort. Välj en annan.
evening-trouble-closed = ⚠️ Jag kan inte skriva i den kanalen. Ge mig behörigheterna, eller välj en annan.
evening-trouble-late = ⚠️ Discord tog inte emot mitt förra meddelande före midnatt, så jag hoppade över det. Jag skriver igen nästa dag det finns något att berätta.

evening-daily = ### 📅 Gårdagens giv: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Veckans bästa ögonblick
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } på den här servern
    { $players ->
        [one] En spelare
       *[other] { $players } spelare
    } spelade klart { $matches ->
        [one] en match
       *[other] { $matches } matcher
    }. Favoriten var { $game }.{ $won ->
        [yes] {" "}**Flest segrar:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] 1 seger
   *[other] { $wins } segrar
}
evening-year-alt = Flest segrar { $year }.
evening-year-caption = { $year }: { $players ->
    [one] 1 spelare
   *[other] { $players } spelare
}, { $matches ->
    [one] 1 match
   *[other] { $matches } matcher
}
settings-chances =
    Chanser i ställningen: { $on ->
        [yes] på
       *[no] av
    }
settings-site =
    Ligasidor utanför Discord: { $on ->
        [yes] på
       *[no] av
    }
