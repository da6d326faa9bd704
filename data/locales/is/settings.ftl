# The settings of a server, and what of them is shared with those of a player.
command-settings = settings
command-settings-description = Stillingar servers: tungumál, klukka, ping, rásir, keppnisstjórn, hámörk

settings-title =
    ## Stillingar þessa servers
    -# Hver breyting vistast strax.
settings-language-own = -# Öll skilaboð sem allir sjá eru á þessu máli. Veldu þitt með `/{ command-my } { command-my-settings }`.
settings-menu-language = Tungumál · { $value }
settings-language-default = Mál bottans
settings-language-name = Íslenska
settings-menu-clock = Klukka · { $value }
settings-clock-fast = Hröð
settings-clock-normal = Venjuleg
settings-clock-slow = Hæg
settings-menu-pings = Ping · { $value }
settings-pings-default = Eftir klukkunni
settings-pings-never = Aldrei
settings-pings-always = Í hvert sinn
settings-zone = **Tímabelti** fyrir daga, mánuði og ný tímabil á þessum server, og fyrir spilara sem hafa ekki valið sitt: { $zone ->
        [none] UTC. Veldu annað með `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Breyttu því með `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Kyrrðartími**: engin ping út af hægum borðum og keppnum fyrr en honum lýkur. Veldu annan tíma með `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . Hann gildir þegar tímabelti hefur verið valið.
       *[other] {"."}
    }
settings-quiet-never = Enginn
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Rásir fyrir borð**, með þráðum: { $channels ->
        [none] { $gone ->
            [0] alls staðar
           *[other] engin eftir
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [1] { "\u000A" }-# Einni af rásunum sem valdar voru var eytt.
       *[other] { "\u000A" }-# Nokkrum af rásunum sem valdar voru var eytt: { $gone }.
    }
settings-channels-choose = Veldu rásir …
settings-channels-all = Alls staðar
settings-staff = **Keppnisstjórn**: { $role ->
        [none] ekkert hlutverk enn
        [gone] hlutverkinu sem var valið var eytt
       *[other] { $role }
    }
    -# Hún heldur keppnir með `/{ command-umpire } { command-umpire-dashboard }` og getur bætt þar dómurum við tímabil.
settings-more = Kyrrðartími, stjórn, hámörk …
settings-staff-choose = Veldu hlutverk …
settings-staff-none = Ekkert hlutverk

refused-unknown_zone = Ég þekki ekki þetta tímabelti. Byrjaðu að skrifa nafn á stórri borg nálægt þér, t.d. `Reykjavík`, og veldu úr listanum. Skammstafanir eins og `CET` eða `UTC+1` segja ekki hvenær klukkunni er breytt.
refused-unclear_zone = „{ $word }“ segir mér ekki hvaða tímabelti gildir þann dag. Skrifaðu borg (`20:00 London tíma`) eða muninn á UTC (`20:00 UTC+1`).
refused-unclear_hour = Áttu við { $first } eða { $second }? Skrifaðu það svona, eða bættu við `am` eða `pm`.
refused-unclear_hours = { $word ->
        [none] Ég sé ekki hvaða tími þetta er.
       *[other] Ég skil ekki „{ $word }“.
    } Skrifaðu tvo heila tíma: `17-23`, `22-7` eða `23 til 7`.
refused-not_manager = Til þess þarftu heimildina **Manage Server**.
refused-channel_not_allowed = Á þessum server má bara opna borð í { $channels }.
refused-allowed_channels_gone = Rásunum fyrir borð var eytt. Meðlimur með **Manage Server** getur valið aðrar í `/{ command-settings }`.

permission-view_channel = Sjá rás (View Channel)
permission-send_messages = Skrifa (Send Messages)
permission-create_public_threads = Opna þræði (Create Public Threads)
permission-send_messages_in_threads = Skrifa í þræði (Send Messages in Threads)
permission-attach_files = Hengja skrár við (Attach Files)
permission-read_message_history = Lesa eldri skilaboð (Read Message History)

## Limits

limits-button = Hámörk
limits-back = Stillingar
limits-title =
    ## Hámörk þessa servers
    -# Borð og færslur tímabila telja ekki. Ég neita aldrei spili eða kalli.
limits-most-tables = -# Á þessum server mega alls vera { $most } opin borð, keppnir meðtaldar. Bara þau sem reka bottann geta breytt því.
limits-tables = **Opin borð**: { $member ->
        [none] ótakmarkað
       *[other] { $member }
    } á meðlim, { $channel ->
        [none] ótakmarkað
       *[other] { $channel }
    } í rás, { $server ->
        [none] ótakmarkað
       *[other] { $server }
    } alls
limits-threads = **Þræðir á dag**: { $member ->
        [none] ótakmarkað
       *[other] { $member }
    } á meðlim, { $channel ->
        [none] ótakmarkað
       *[other] { $channel }
    } í rás, { $server ->
        [none] ótakmarkað
       *[other] { $server }
    } alls
limits-messages = **Skilaboð á klukkustund**: { $member ->
        [none] ótakmarkað
       *[other] { $member }
    } á meðlim, { $channel ->
        [none] ótakmarkað
       *[other] { $channel }
    } í rás, { $server ->
        [none] ótakmarkað
       *[other] { $server }
    } alls
limits-commands = **Skipanir og hnappar á mínútu**: { $member ->
        [none] ótakmarkað
       *[other] { $member }
    } á meðlim, { $managers } með **Manage Server**
limits-leagues = **Opnar keppnir**: { $member ->
        [none] ótakmarkað
       *[other] { $member }
    } á dómara, { $channel ->
        [none] ótakmarkað
       *[other] { $channel }
    } í rás, { $server ->
        [none] ótakmarkað
       *[other] { $server }
    } alls
limits-open-tables = { $count ->
    [0] Engin opin borð núna.
    [one] **{ $count } opið borð:**
   *[other] **{ $count } opin borð:**
}
limits-open-leagues = { $count ->
    [0] Engin opin keppni núna.
    [one] **{ $count } opin keppni:**
   *[other] **{ $count } opnar keppnir:**
}
limits-table = - { $where }: { $game }, { $name } opnaði
limits-league = - { $where }: { $league }, umsjón: { $name }
limits-more = -# og { $count } í viðbót
limits-change = **Breyta hámörkum**
limits-change-member = Á meðlim
limits-change-channel = Í rás
limits-change-server = Á öllum servernum
limits-field-tables = Opin borð
limits-field-threads = Þræðir á dag
limits-field-messages = Skilaboð á klukkustund
limits-field-commands = Skipanir og hnappar á mínútu
limits-field-leagues = Opnar keppnir
limits-any-about = Hafðu reitinn auðan fyrir ótakmarkað. 0 þýðir ekkert.
refused-limit_unclear = Skrifaðu heila tölu frá 0 til { $most }, eða hafðu reitinn auðan fyrir ótakmarkað.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Meðlimir mega ekki opna borð
        [channel] Ekki má opna borð í rás
       *[server] Ekki má opna borð á þessum server
    } núna. Meðlimur með **Manage Server** getur breytt því í `/{ command-settings }`.
   *[other] { $scope ->
        [member] Þú ert með eins mörg opin borð og meðlimur má hafa
        [channel] Í þessari rás eru eins mörg opin borð og þar mega vera
       *[server] Á þessum server eru eins mörg opin borð og þar mega vera
    } ({ $most }). Reyndu aftur þegar einu þeirra lýkur.
}
refused-no_room = Á þessum server eru eins mörg opin borð og þar mega vera ({ $most }, keppnir meðtaldar). Reyndu aftur þegar einu þeirra lýkur.
refused-budget_threads = { $at ->
    [none] Hér má ekki opna þræði fyrir borð. Meðlimur með **Manage Server** getur breytt því í `/{ command-settings }`.
   *[other] { $scope ->
        [member] Þú hefur opnað eins marga þræði og meðlimur má opna á dag
        [channel] Í þessari rás hafa verið opnaðir eins margir þræðir og má á dag
       *[server] Á þessum server hafa verið opnaðir eins margir þræðir og má á dag
    } ({ $most }). Reyndu aftur <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Ég má ekki birta neitt fyrir meðlimi hér. Meðlimur með **Manage Server** getur breytt því í `/{ command-settings }`.
   *[other] { $scope ->
        [member] Ég hef birt eins mikið og ég má fyrir meðlim á klukkustund
        [channel] Ég hef birt eins mikið og ég má í þessari rás á klukkustund
       *[server] Ég hef birt eins mikið og ég má á þessum server á klukkustund
    } (skilaboð: { $most }). Reyndu aftur <t:{ $at }:R>.
}
refused-budget_posts = Þar sem ég er bara gestur birti ég fátt. Ég get birt fyrir þig aftur <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Meðlimir mega ekki nota skipanir núna. Meðlimur með **Manage Server** getur breytt því í `/{ command-settings }`. Áfram er hægt að spila og kalla.
   *[other] Þetta var mikið á einni mínútu. Reyndu aftur <t:{ $at }:R>. Áfram er hægt að spila og kalla.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Meðlimir mega ekki opna keppnir
        [channel] Ekki má opna keppni í rás
       *[server] Ekki má opna keppni á þessum server
    } núna. Meðlimur með **Manage Server** getur breytt því í `/{ command-settings }`.
   *[other] { $scope ->
        [member] Þú heldur eins margar keppnir og einn dómari má
        [channel] Í þessari rás eru eins margar keppnir og þar mega vera
       *[server] Á þessum server eru eins margar keppnir og þar mega vera
    } ({ $most }). Reyndu aftur þegar einni þeirra lýkur.
}
refused-may_not_open_threads = Þú mátt ekki opna þræði í þessari rás, svo ég get ekki opnað þráð fyrir þig. Spurðu meðlim sem stjórnar rásinni.
refused-umpire_may_not_write = Þú mátt ekki skrifa í { $channel }, svo þú getur ekki auglýst keppni þar.

## Finding players, and the evening

community-button = Finna spilara, kvöldfærsla …
community-find = **Finna spilara**: { $channel ->
        [none] slökkt. Veldu rás, og þá fá meðlimir sem bíða eftir sama spili borð þar.
       *[other] meðlimir sem bíða eftir sama spili fá borð í { $channel }.
    }
community-choose = Veldu rás …
community-evening = **Kvöldfærsla**: { $channel ->
        [none] slökkt. Veldu rás og hvað ég birti þar.
       *[other] ég birti það sem þú velur í { $channel }, ein skilaboð á dag og engin ping. Ef ekkert er að frétta birti ég ekkert.
    }
    -# Tímar fylgja tímabelti þessa servers: { $zone }
community-next = -# Næst: <t:{ $at }:f>
community-hour = Kl. { $hour }
community-daily = Gjöf gærdagsins
community-moments = Vikan, á sunnudögum
community-year = Árið, í janúar
evening-trouble-gone = ⚠️ Þessari rás var eytt. Veldu aðra.
evening-trouble-closed = ⚠️ Ég get ekki birt neitt í þessari rás. Gefðu mér heimildirnar eða veldu aðra.
evening-trouble-late = ⚠️ Discord tók ekki við síðustu skilaboðum fyrir miðnætti, svo ég sleppti þeim. Ég birti aftur næst þegar eitthvað er að frétta.

evening-daily = ### 📅 Gjöf gærdagsins: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Bestu augnablik vikunnar
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } á þessum server
    { $matches ->
        [one] { $matches } leikur kláraður
       *[other] { $matches } leikir kláraðir
    }, { $players ->
        [one] { $players } spilari
       *[other] { $players } spilarar
    }. Vinsælast var { $game }.{ $won ->
        [yes] {" "}**Flestir sigrar:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] { $wins } sigur
   *[other] { $wins } sigrar
}
evening-year-alt = Flestir sigrar { $year }.
evening-year-caption = { $year }: { $players ->
    [one] { $players } spilari
   *[other] { $players } spilarar
}, { $matches ->
    [one] { $matches } leikur
   *[other] { $matches } leikir
}
settings-chances =
    Líkur í stöðunni: { $on ->
        [yes] já
       *[no] nei
    }
settings-site =
    Keppnissíður utan Discord: { $on ->
        [yes] já
       *[no] nei
    }
