# The settings of a server, and what of them is shared with those of a player.
command-settings = settings
command-settings-description = Settings of this server: language, clock, pings, channels, staff, limits

settings-title =
    ## Settings of this server
    -# Each change is saved right away.
settings-language-own = -# All public messages use this language. Set your own with `/{ command-my } { command-my-settings }`.
settings-menu-language = Language · { $value }
settings-language-default = The bot’s default
settings-language-name = English
settings-menu-clock = Default clock · { $value }
settings-clock-fast = Fast
settings-clock-normal = Normal
settings-clock-slow = Slow
settings-menu-pings = Pings · { $value }
settings-pings-default = Up to the clock
settings-pings-never = Never
settings-pings-always = On every turn
settings-zone = **Time zone** for this server’s days, months and new seasons, and for players without their own: { $zone ->
        [none] UTC. Set yours with `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Change it with `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Quiet hours**: no pings for slow tables and leagues until they end. Set other hours with `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . They count once you choose a time zone.
       *[other] {"."}
    }
settings-quiet-never = None
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Channels for tables**, with their threads: { $channels ->
        [none] { $gone ->
            [0] everywhere
           *[other] none left
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# One of the chosen channels was deleted.
       *[other] { "\u000A" }-# { $gone } of the chosen channels were deleted.
    }
settings-channels-choose = Choose channels…
settings-channels-all = Everywhere
settings-staff = **League staff**: { $role ->
        [none] no role yet
        [gone] the chosen role was deleted
       *[other] { $role }
    }
    -# They run leagues with `/{ command-umpire } { command-umpire-dashboard }` and can add umpires to a season there.
settings-more = Quiet hours, staff, limits…
settings-staff-choose = Choose a role…
settings-staff-none = No role

refused-unknown_zone = I don’t know that time zone. Start typing the name of a large city near you, e.g. `Oslo`, and pick one from the list. Short names like `CET` or `UTC+1` don’t say when the clocks change.
refused-unclear_zone = “{ $word }” doesn’t tell me the time zone on that day. Write a city (`20:00 London time`) or the hours from UTC (`20:00 UTC+1`).
refused-unclear_hour = Do you mean { $first } or { $second }? Write it like that, or add `am` or `pm`.
refused-unclear_hours = { $word ->
        [none] I can’t tell which hours those are.
       *[other] I don’t understand “{ $word }”.
    } Write two full hours: `17-23`, `22-7` or `11pm-7am`.
refused-not_manager = You need the **Manage Server** permission for this.
refused-channel_not_allowed = On this server, you can open tables only in { $channels }.
refused-allowed_channels_gone = The channels for tables were deleted. A member with **Manage Server** can choose others in `/{ command-settings }`.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Limits

limits-button = Limits
limits-back = Settings
limits-title =
    ## Limits of this server
    -# Tables and posts of a season don’t count. I never refuse moves or calls.
limits-most-tables = -# This server can have { $most } open tables in all, leagues included. Only the people who run this bot can change that.
limits-tables = **Open tables**: { $member ->
        [none] any number
       *[other] { $member }
    } per member, { $channel ->
        [none] any number
       *[other] { $channel }
    } per channel, { $server ->
        [none] any number
       *[other] { $server }
    } in all
limits-threads = **Threads a day**: { $member ->
        [none] any number
       *[other] { $member }
    } per member, { $channel ->
        [none] any number
       *[other] { $channel }
    } per channel, { $server ->
        [none] any number
       *[other] { $server }
    } in all
limits-messages = **Messages an hour**: { $member ->
        [none] any number
       *[other] { $member }
    } per member, { $channel ->
        [none] any number
       *[other] { $channel }
    } per channel, { $server ->
        [none] any number
       *[other] { $server }
    } in all
limits-commands = **Commands and presses a minute**: { $member ->
        [none] any number
       *[other] { $member }
    } per member, { $managers } per server manager
limits-leagues = **Open leagues**: { $member ->
        [none] any number
       *[other] { $member }
    } per umpire, { $channel ->
        [none] any number
       *[other] { $channel }
    } per channel, { $server ->
        [none] any number
       *[other] { $server }
    } in all
limits-open-tables = { $count ->
    [0] No open tables right now.
    [one] **One open table:**
   *[other] **{ $count } open tables:**
}
limits-open-leagues = { $count ->
    [0] No open leagues right now.
    [one] **One open league:**
   *[other] **{ $count } open leagues:**
}
limits-table = - { $where }: { $game }, opened by { $name }
limits-league = - { $where }: { $league }, run by { $name }
limits-more = -# and { $count } more
limits-change = **Change the limits**
limits-change-member = Per member
limits-change-channel = Per channel
limits-change-server = Whole server
limits-field-tables = Open tables
limits-field-threads = Threads a day
limits-field-messages = Messages an hour
limits-field-commands = Commands and presses a minute
limits-field-leagues = Open leagues
limits-any-about = Leave it empty for any number. 0 means none.
refused-limit_unclear = Write a whole number from 0 to { $most }, or leave the field empty for any number.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Members can’t open tables
        [channel] You can’t open tables in a channel
       *[server] You can’t open tables on this server
    } right now. A member with **Manage Server** can change that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You already have the most open tables a member can have
        [channel] This channel already has the most open tables it can have
       *[server] This server already has the most open tables it can have
    } ({ $most }). Try again when one of them ends.
}
refused-no_room = This server already has the most open tables it can have ({ $most }, leagues included). Try again when one of them ends.
refused-budget_threads = { $at ->
    [none] You can’t open threads for tables here. A member with **Manage Server** can change that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You opened the most threads a member can open in a day
        [channel] This channel got the most threads it can get in a day
       *[server] This server got the most threads it can get in a day
    } ({ $most }). Try again <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] I can’t post for members here. A member with **Manage Server** can change that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] I posted the most I can for a member in an hour
        [channel] I posted the most I can in this channel in an hour
       *[server] I posted the most I can on this server in an hour
    } ({ $most } messages). Try again <t:{ $at }:R>.
}
refused-budget_posts = Where I’m only a guest, I post little. I can post for you again <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Members can’t use commands right now. A member with **Manage Server** can change that in `/{ command-settings }`. Moves and calls still work.
   *[other] That was a lot in one minute. Try again <t:{ $at }:R>. Moves and calls still work.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Members can’t open leagues
        [channel] You can’t open leagues in a channel
       *[server] You can’t open leagues on this server
    } right now. A member with **Manage Server** can change that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You already run the most leagues one umpire can run
        [channel] This channel already has the most leagues it can have
       *[server] This server already has the most leagues it can have
    } ({ $most }). Try again when one of them ends.
}
refused-may_not_open_threads = You can’t open threads in this channel, so I can’t open one for you. Ask a member who manages the channel.
refused-umpire_may_not_write = You can’t write in { $channel }, so you can’t announce a league there.

## Finding players, and the evening

community-button = Find players, evening…
community-find = **Find players**: { $channel ->
        [none] off. Choose a channel, and members who wait for the same game get a table there.
       *[other] members who wait for the same game get a table in { $channel }.
    }
community-choose = Choose a channel…
community-evening = **Evening**: { $channel ->
        [none] off. Choose a channel and what I post there.
       *[other] I post what you choose in { $channel }, in one message a day and without pings. If there’s nothing to tell, I post nothing.
    }
    -# Hours follow this server’s time zone: { $zone }
community-next = -# Next: <t:{ $at }:f>
community-hour = At { $hour }
community-daily = Yesterday’s daily deal
community-moments = The week, on Sundays
community-year = The year, in January
evening-trouble-gone = ⚠️ That channel was deleted. Choose another one.
evening-trouble-closed = ⚠️ I can’t post in that channel. Give me the permissions, or choose another one.
evening-trouble-late = ⚠️ Discord didn’t accept my last message before midnight, so I left it out. I’ll post again on the next day with something to tell.

evening-daily = ### 📅 Yesterday’s daily deal: { $game }, <t:{ $date }:D>
evening-moments = ### ✨ This week’s best moments
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } on this server
    { $players ->
        [one] One player
       *[other] { $players } players
    } finished { $matches ->
        [one] one match
       *[other] { $matches } matches
    }. The favourite was { $game }.{ $won ->
        [yes] {" "}**Most wins:**
       *[no] {""}
    }
evening-year-place = { $place }: { $name } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
evening-year-alt = Most wins in { $year }.
evening-year-caption = { $year }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
settings-chances =
    Chances in standings: { $on ->
        [yes] on
       *[no] off
    }
settings-site =
    League pages outside Discord: { $on ->
        [yes] on
       *[no] off
    }
