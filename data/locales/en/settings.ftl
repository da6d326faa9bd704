# The settings of a server, and what of them is shared with those of a player.
command-settings = settings
command-settings-description = Settings of this server: language, clock, pings, channels, staff, limits

settings-title =
    ## Settings of this server
    -# Every choice is saved at once.
settings-language-own = -# What everybody reads is in this language. For yourself: `/{ command-my } { command-my-settings }`
settings-menu-language = Language · { $value }
settings-language-default = The bot’s default
settings-language-name = English
settings-menu-clock = Usual clock · { $value }
settings-clock-fast = Fast
settings-clock-normal = Normal
settings-clock-slow = Slow
settings-menu-pings = Pings · { $value }
settings-pings-default = By the clock
settings-pings-never = Never
settings-pings-always = At every turn
settings-zone = **Time zone** of this server, for its days, months and new seasons, and for players who have set none: { $zone ->
        [none] UTC. Choose yours with `/{ command-settings }` and `{ option-zone }`.
       *[other] { $zone }; another one with `/{ command-settings }` and `{ option-zone }`
    }
settings-quiet = **Quiet hours**, when nobody is pinged for slow tables and leagues; pings wait until they are over. Other hours with `/{ command-settings }` and `{ option-quiet }`{ $zone ->
        [none] . They count once a time zone is known.
       *[other] {"."}
    }
settings-quiet-never = None
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Channels where play is allowed**, their threads included: { $channels ->
        [none] { $gone ->
            [0] everywhere
           *[other] none are left
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] { "\u000A" }-# One of the chosen channels is gone.
       *[other] { "\u000A" }-# { $gone } of the chosen channels are gone.
    }
settings-channels-choose = Choose channels…
settings-channels-all = Everywhere
settings-staff = **Staff**, who run leagues: { $role ->
        [none] no role yet
        [gone] the chosen role is gone
       *[other] { $role }
    }
    -# `/{ command-umpire } { command-umpire-dashboard }` shows them what a season needs; its umpires can be named there, too.
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
refused-not_manager = Only those who may manage this server can do that.
refused-channel_not_allowed = On this server, tables can be opened in { $channels } only.
refused-allowed_channels_gone = The channels where tables may be opened are gone. Those who manage this server can choose others with `/{ command-settings }`.

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
    -# What the bot opens and posts for a season by itself counts for none of them. Moves and calls are never refused.
limits-most-tables = -# In all, { $most } tables can be open here at once, those of leagues included. Only the operator of the bot can change that.
limits-tables = **Tables open at once**: { $member ->
        [none] any number
       *[other] { $member }
    } a member, { $channel ->
        [none] any number
       *[other] { $channel }
    } a channel, { $server ->
        [none] any number
       *[other] { $server }
    } here
limits-threads = **Threads in a day**: { $member ->
        [none] any number
       *[other] { $member }
    } a member, { $channel ->
        [none] any number
       *[other] { $channel }
    } a channel, { $server ->
        [none] any number
       *[other] { $server }
    } here
limits-messages = **Messages in an hour**: { $member ->
        [none] any number
       *[other] { $member }
    } a member, { $channel ->
        [none] any number
       *[other] { $channel }
    } a channel, { $server ->
        [none] any number
       *[other] { $server }
    } here
limits-commands = **Commands and presses in a minute**: { $member ->
        [none] any number
       *[other] { $member }
    } a member, { $managers } for managers of the server
limits-leagues = **Leagues open at once**: { $member ->
        [none] any number
       *[other] { $member }
    } an umpire, { $channel ->
        [none] any number
       *[other] { $channel }
    } a channel, { $server ->
        [none] any number
       *[other] { $server }
    } here
limits-open-tables = { $count ->
    [0] No table is open now.
    [one] **One table** is open now:
   *[other] **{ $count } tables** are open now:
}
limits-open-leagues = { $count ->
    [0] No league runs now.
    [one] **One league** runs now:
   *[other] **{ $count } leagues** run now:
}
limits-table = - { $where }: { $game }, opened by { $name }
limits-league = - { $where }: { $league }, run by { $name }
limits-more = -# and { $count } more
limits-change-member = Change: a member
limits-change-channel = Change: a channel
limits-change-server = Change: the server
limits-field-tables = Tables open at once
limits-field-threads = Threads in a day
limits-field-messages = Messages in an hour
limits-field-commands = Commands and presses in a minute
limits-field-leagues = Leagues open at once
limits-any-about = Leave it empty for any number; 0 stands for none.
refused-limit_unclear = Write whole numbers from 0 to { $most }, or nothing for any number.
refused-budget_tables = { $most ->
    [0] No tables may be opened { $scope ->
        [member] by members
        [channel] in a channel
       *[server] here
    } now. Those who manage this server set that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You have as many tables open as a member may
        [channel] As many tables are open in this channel as there may be
       *[server] As many tables are open on this server as there may be
    } ({ $most }). Another can be opened as soon as one of them is closed or over.
}
refused-no_room = This server has as many tables as I can have open in one server ({ $most }, those of leagues included). You can open another as soon as one of them is closed or over.
refused-budget_threads = { $at ->
    [none] No threads may be opened for tables here. Those who manage this server set that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You have opened as many threads as a member may in a day
        [channel] As many threads were opened in this channel as there may be in a day
       *[server] As many threads were opened on this server as there may be in a day
    } ({ $most }). You can open another one <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Nothing may be posted here for members. Those who manage this server set that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] I have posted as much for you as I may in an hour
        [channel] I have posted as much in this channel as I may in an hour
       *[server] I have posted as much on this server as I may in an hour
    } ({ $most } messages). It works again <t:{ $at }:R>.
}
refused-budget_commands = { $at ->
    [none] Commands are switched off for members. Those who manage this server set that in `/{ command-settings }`. Moves and calls still work.
   *[other] That was a lot in one minute. This works again <t:{ $at }:R>; moves and calls work all the time.
}
refused-budget_leagues = { $most ->
    [0] No leagues may be opened { $scope ->
        [member] by members
        [channel] in a channel
       *[server] here
    } now. Those who manage this server set that in `/{ command-settings }`.
   *[other] { $scope ->
        [member] You run as many leagues as one umpire may
        [channel] As many leagues run in this channel as there may be
       *[server] As many leagues run on this server as there may be
    } ({ $most }). Another can be opened as soon as one of them is over.
}
refused-may_not_open_threads = You may not open threads in this channel yourself, so I do not open one for you. Whoever manages the channel can allow it.
refused-umpire_may_not_write = You may not write in { $channel } yourself, so no league can be announced there by you.
