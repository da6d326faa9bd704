# The settings of a server, and what of them is shared with those of a player.
command-settings = settings
command-settings-description = Settings of this server: language, clock, pings, channels, staff

settings-title =
    ## Settings of this server
    -# Only you see this screen. Every press is saved at once.
settings-language = **Language** of what everybody reads; what only you read follows `/my settings`
settings-language-default = The bot’s default
settings-language-name = English
settings-clock = **Clock** of tables opened without choosing one
settings-clock-fast = Fast
settings-clock-normal = Normal
settings-clock-slow = Slow
settings-pings = **Pings** for whoever is on turn; players can choose otherwise for themselves
settings-pings-default = Depends on the clock
settings-pings-never = Never
settings-pings-always = At every turn
settings-zone = **Time zone** of whoever has set none: { $zone ->
        [none] UTC. Choose yours with `/settings` and `zone`.
       *[other] { $zone }; another one with `/settings` and `zone`
    }
settings-quiet = **Quiet hours**, when nobody is pinged for slow tables and leagues; pings wait until they are over. Other hours with `/settings` and `quiet`{ $zone ->
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
settings-channels-choose = Choose channels …
settings-channels-all = Everywhere
settings-staff = **Staff**, who run leagues: { $role ->
        [none] no role yet
        [gone] the chosen role is gone
       *[other] { $role }
    }
settings-staff-choose = Choose a role …
settings-staff-none = No role

refused-unknown_zone = I do not know that time zone. Begin to write the name of a large city near you, as `Oslo`, and choose from what is suggested.
refused-unclear_quiet = I do not understand these hours. Write when they begin and end, as `23-8`.
refused-not_manager = Only those who may manage this server can do that.
refused-channel_not_allowed = On this server, tables can be opened in { $channels } only.
refused-allowed_channels_gone = The channels where tables may be opened are gone. Those who manage this server can choose others with `/settings`.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
