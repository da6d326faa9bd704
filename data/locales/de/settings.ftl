# The settings of a server, and what of them is shared with those of a player.
command-settings = einstellungen
command-settings-description = Einstellungen dieses Servers: Sprache, Uhr, Pings, Kanäle, Team, Grenzen

settings-title =
    ## Einstellungen dieses Servers
    -# Jede Änderung wird sofort gespeichert.
settings-language-own = -# Diese Sprache gilt für alle öffentlichen Nachrichten. Deine eigene wählst du mit `/{ command-my } { command-my-settings }`.
settings-menu-language = Sprache · { $value }
settings-language-default = Standard des Bots
settings-language-name = Deutsch
settings-menu-clock = Übliche Uhr · { $value }
settings-clock-fast = schnell
settings-clock-normal = normal
settings-clock-slow = langsam
settings-menu-pings = Pings · { $value }
settings-pings-default = je nach Uhr
settings-pings-never = nie
settings-pings-always = bei jedem Zug
settings-zone = **Zeitzone** für Tage, Monate und neue Saisons dieses Servers, und für alle ohne eigene: { $zone ->
        [none] UTC. Wählen kannst du sie mit `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Ändern kannst du sie mit `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Ruhezeit**: Solange sie dauert, gibt es keine Pings für langsame Tische und Ligen. Andere Stunden wählst du mit `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . Sie gilt, sobald eine Zeitzone gewählt ist.
       *[other] {"."}
    }
settings-quiet-never = Keine
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Kanäle für Tische**, mit ihren Threads: { $channels ->
        [none] { $gone ->
            [0] überall
           *[other] keiner mehr übrig
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# Einer der gewählten Kanäle wurde gelöscht.
       *[other] { "\u000A" }-# { $gone } der gewählten Kanäle wurden gelöscht.
    }
settings-channels-choose = Kanäle wählen …
settings-channels-all = Überall
settings-staff = **Liga-Team**: { $role ->
        [none] noch keine Rolle
        [gone] die gewählte Rolle wurde gelöscht
       *[other] { $role }
    }
    -# Das Team führt Ligen mit `/{ command-umpire } { command-umpire-dashboard }` und kann dort einer Saison eine Spielleitung geben.
settings-more = Ruhezeit, Team, Grenzen …
settings-staff-choose = Rolle wählen …
settings-staff-none = Keine Rolle

refused-unknown_zone = Diese Zeitzone kenne ich nicht. Tipp den Anfang einer Großstadt in deiner Nähe ein, z. B. `Berlin`, und wähl eine aus der Liste. Kürzel wie `CET` oder `UTC+1` sagen nicht, wann die Uhren umgestellt werden.
refused-unclear_zone = Aus „{ $word }“ geht die Zeitzone an diesem Tag nicht hervor. Schreib eine Stadt dazu (`20:00 Europe/Berlin`) oder den Abstand zu UTC (`20:00 UTC+1`).
refused-unclear_hour = Meinst du { $first } oder { $second }? Schreib es so, oder mit `am` oder `pm`.
refused-unclear_hours = { $word ->
        [none] Ich erkenne nicht, welche Stunden du meinst.
       *[other] „{ $word }“ verstehe ich nicht.
    } Schreib zwei volle Stunden: `17-23`, `22-7` oder `11pm-7am`.
refused-not_manager = Dafür brauchst du die Berechtigung **Server verwalten**.
refused-channel_not_allowed = Auf diesem Server kannst du Tische nur in { $channels } eröffnen.
refused-allowed_channels_gone = Die Kanäle für Tische wurden gelöscht. Ein Mitglied mit **Server verwalten** kann in `/{ command-settings }` andere wählen.

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

## Limits

limits-button = Grenzen
limits-back = Einstellungen
limits-title =
    ## Grenzen dieses Servers
    -# Tische und Posts einer Saison zählen nicht. Züge und Rufe lehne ich nie ab.
limits-most-tables = -# Dieser Server kann insgesamt { $most } offene Tische haben, Ligen eingeschlossen. Ändern können das nur die Leute, die diesen Bot betreiben.
limits-tables = **Offene Tische**: { $member ->
        [none] beliebig viele
       *[other] { $member }
    } pro Mitglied, { $channel ->
        [none] beliebig viele
       *[other] { $channel }
    } pro Kanal, { $server ->
        [none] beliebig viele
       *[other] { $server }
    } insgesamt
limits-threads = **Threads pro Tag**: { $member ->
        [none] beliebig viele
       *[other] { $member }
    } pro Mitglied, { $channel ->
        [none] beliebig viele
       *[other] { $channel }
    } pro Kanal, { $server ->
        [none] beliebig viele
       *[other] { $server }
    } insgesamt
limits-messages = **Nachrichten pro Stunde**: { $member ->
        [none] beliebig viele
       *[other] { $member }
    } pro Mitglied, { $channel ->
        [none] beliebig viele
       *[other] { $channel }
    } pro Kanal, { $server ->
        [none] beliebig viele
       *[other] { $server }
    } insgesamt
limits-commands = **Befehle und Klicks pro Minute**: { $member ->
        [none] beliebig viele
       *[other] { $member }
    } pro Mitglied, { $managers } mit **Server verwalten**
limits-leagues = **Offene Ligen**: { $member ->
        [none] beliebig viele
       *[other] { $member }
    } pro Spielleitung, { $channel ->
        [none] beliebig viele
       *[other] { $channel }
    } pro Kanal, { $server ->
        [none] beliebig viele
       *[other] { $server }
    } insgesamt
limits-open-tables = { $count ->
    [0] Gerade sind keine Tische offen.
    [one] **Ein offener Tisch:**
   *[other] **{ $count } offene Tische:**
}
limits-open-leagues = { $count ->
    [0] Gerade sind keine Ligen offen.
    [one] **Eine offene Liga:**
   *[other] **{ $count } offene Ligen:**
}
limits-table = - { $where }: { $game }, eröffnet von { $name }
limits-league = - { $where }: { $league }, geleitet von { $name }
limits-more = -# und { $count } weitere
limits-change = **Grenzen ändern**
limits-change-member = Pro Mitglied
limits-change-channel = Pro Kanal
limits-change-server = Ganzer Server
limits-field-tables = Offene Tische
limits-field-threads = Threads pro Tag
limits-field-messages = Nachrichten pro Stunde
limits-field-commands = Befehle und Klicks pro Minute
limits-field-leagues = Offene Ligen
limits-any-about = Leer heißt beliebig viele, 0 heißt keine.
refused-limit_unclear = Schreib eine ganze Zahl von 0 bis { $most }, oder lass das Feld für beliebig viele leer.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Mitglieder können gerade keine Tische eröffnen.
        [channel] In Kanälen können gerade keine Tische eröffnet werden.
       *[server] Auf diesem Server können gerade keine Tische eröffnet werden.
    } Ein Mitglied mit **Server verwalten** kann das in `/{ command-settings }` ändern.
   *[other] { $scope ->
        [member] Mehr offene Tische kannst du nicht haben
        [channel] Mehr offene Tische kann dieser Kanal nicht haben
       *[server] Mehr offene Tische kann dieser Server nicht haben
    } (höchstens { $most }). Versuch es noch mal, wenn einer davon zu Ende ist.
}
refused-no_room = Mehr offene Tische kann dieser Server nicht haben (höchstens { $most }, Ligen eingeschlossen). Versuch es noch mal, wenn einer davon zu Ende ist.
refused-budget_threads = { $at ->
    [none] Hier kannst du keine Threads für Tische öffnen. Ein Mitglied mit **Server verwalten** kann das in `/{ command-settings }` ändern.
   *[other] { $scope ->
        [member] Mehr Threads an einem Tag kannst du nicht öffnen
        [channel] Mehr Threads an einem Tag kann dieser Kanal nicht bekommen
       *[server] Mehr Threads an einem Tag kann dieser Server nicht bekommen
    } (höchstens { $most }). Versuch es <t:{ $at }:R> noch mal.
}
refused-budget_messages = { $at ->
    [none] Hier kann ich nicht für Mitglieder posten. Ein Mitglied mit **Server verwalten** kann das in `/{ command-settings }` ändern.
   *[other] { $scope ->
        [member] Mehr kann ich in einer Stunde nicht für dich posten
        [channel] Mehr kann ich in einer Stunde in diesem Kanal nicht posten
       *[server] Mehr kann ich in einer Stunde auf diesem Server nicht posten
    } (höchstens { $most } Nachrichten). Versuch es <t:{ $at }:R> noch mal.
}
refused-budget_posts = Wo ich nur zu Gast bin, poste ich wenig. Wieder für dich posten kann ich <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Mitglieder können gerade keine Befehle benutzen. Ein Mitglied mit **Server verwalten** kann das in `/{ command-settings }` ändern. Züge und Rufe gehen weiter.
   *[other] Das war viel für eine Minute. Versuch es <t:{ $at }:R> noch mal. Züge und Rufe gehen weiter.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Mitglieder können gerade keine Ligen eröffnen.
        [channel] In Kanälen können gerade keine Ligen eröffnet werden.
       *[server] Auf diesem Server können gerade keine Ligen eröffnet werden.
    } Ein Mitglied mit **Server verwalten** kann das in `/{ command-settings }` ändern.
   *[other] { $scope ->
        [member] Mehr Ligen kannst du nicht leiten
        [channel] Mehr Ligen kann dieser Kanal nicht haben
       *[server] Mehr Ligen kann dieser Server nicht haben
    } (höchstens { $most }). Versuch es noch mal, wenn eine davon zu Ende ist.
}
refused-may_not_open_threads = Du darfst in diesem Kanal keine Threads öffnen, also kann ich es nicht für dich tun. Frag jemanden, der den Kanal verwaltet.
refused-umpire_may_not_write = Du darfst in { $channel } nicht schreiben, also kannst du dort keine Liga ankündigen.

## Finding players, and the evening

community-button = Leute suchen, Abend …
community-find = **Leute suchen**: { $channel ->
        [none] aus. Wähl einen Kanal, dann bekommen Mitglieder, die auf dasselbe Spiel warten, dort einen Tisch.
       *[other] Mitglieder, die auf dasselbe Spiel warten, bekommen einen Tisch in { $channel }.
    }
community-choose = Kanal wählen …
community-evening = **Abend**: { $channel ->
        [none] aus. Wähl einen Kanal, und was ich dort poste.
       *[other] Ich poste, was du auswählst, in { $channel }, in einer Nachricht am Tag und ohne Pings. Gibt es nichts zu erzählen, poste ich nichts.
    }
    -# Die Stunden richten sich nach der Zeitzone dieses Servers: { $zone }
community-next = -# Nächstes Mal: <t:{ $at }:f>
community-hour = Um { $hour } Uhr
community-daily = Das Tagesblatt von gestern
community-moments = Die Woche, sonntags
community-year = Das Jahr, im Januar
evening-trouble-gone = ⚠️ Dieser Kanal wurde gelöscht. Wähl einen anderen.
evening-trouble-closed = ⚠️ In diesem Kanal kann ich nicht posten. Gib mir die Berechtigungen, oder wähl einen anderen.
evening-trouble-late = ⚠️ Discord hat meine letzte Nachricht vor Mitternacht nicht angenommen, also habe ich sie ausgelassen. Am nächsten Tag, an dem es etwas zu erzählen gibt, poste ich wieder.

evening-daily = ### 📅 Das Tagesblatt von gestern: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Die besten Momente dieser Woche
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } auf diesem Server
    { $players ->
        [one] Eine Person hat
       *[other] { $players } Leute haben
    } { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } zu Ende gespielt. Am beliebtesten war { $game }.{ $won ->
        [yes] {" "}**Die meisten Siege:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
evening-year-alt = Die meisten Siege { $year }.
evening-year-caption = { $year }: { $players ->
    [one] 1 Person
   *[other] { $players } Leute
}, { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
settings-chances =
    Chancen in Tabellen: { $on ->
        [yes] an
       *[no] aus
    }
settings-site =
    Ligaseiten im Internet: { $on ->
        [yes] an
       *[no] aus
    }
