"""The screens of a server's and of a player's settings, and what their buttons and commands change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypedDict, cast

import discord
from discord import ui

from bot.services import (
    NEVER,
    NIGHT,
    Palette,
    PlayerChange,
    PlayerSettings,
    ServerChange,
    ServerSettings,
    Sort,
    hours_of,
    zone_meant,
    zone_names,
)
from bot.tables import ClockName, Pings, Refused
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import BLUE, GREY, LINE, OPTIONS, Buttons, button, menu, menu_id, message
from bot.ui.components.offers import Suggestion, picked
from bot.ui.components.press import Permission, Press, Text, Word
from bot.ui.i18n.hours import quiet_hours
from bot.ui.i18n.translator import Translator, locale_for, locales, translator
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.settings import ShowCommunity, ShowLimits
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_manager

NONE = "none"
"""The value of a button that resets a setting."""

CLOCKS = {
    "fast": "settings-clock-fast",
    "normal": "settings-clock-normal",
    "slow": "settings-clock-slow",
}
PINGS = {
    "default": "settings-pings-default",
    "never": "settings-pings-never",
    "always": "settings-pings-always",
}
PALETTES = {"classic": "settings-palette-classic", "safe": "settings-palette-safe"}
PICTURES = {"no": "settings-pictures-yes", "yes": "settings-pictures-no"}
SORTS = {"suit": "settings-sort-suit", "rank": "settings-sort-rank"}
"""The values that a button can give to a setting, each with the id of its label's phrase."""
SWITCH = ("no", "yes")
"""The values of what is on or off."""

NIGHTS = ("22-7", NIGHT, "0-9")
"""The quiet hours that have buttons. Others are written."""

PLAYED_IN = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""The types of channels that can be picked for play. A thread counts as its channel."""


def server_screen(settings: ServerSettings, guild: discord.Guild, say: Translator) -> ui.LayoutView:
    """Build the settings of a server for its players, each with the menu that changes it."""
    channels = [channel for each in settings.channels if (channel := guild.get_channel(each))]
    return message(
        f"{say('settings-title')}\n{say('settings-language-own')}",
        _languages("server", settings.language, say("settings-language-default"), say),
        _menu("server", "clock", CLOCKS, settings.clock, say),
        _menu("server", "pings", PINGS, settings.pings, say),
        say(
            "settings-channels",
            channels=" ".join(channel.mention for channel in channels) or None,
            gone=len(settings.channels) - len(channels),
        ),
        ui.ChannelSelect(
            custom_id=PickForServer("channels").custom_id,
            placeholder=say("settings-channels-choose"),
            channel_types=PLAYED_IN,
            min_values=0,
            max_values=OPTIONS,
            default_values=channels,
        ),
        [
            _choice("server", "channels", NONE, say("settings-channels-all"), not settings.channels),
            TurnSettings("more").button(say),
        ],
    )


MORE_OF_SERVER = ("zone", "quiet", "staff_role", "achievements", "chances", "site")
"""The settings of a server that are on the second screen."""


def more_server_screen(settings: ServerSettings, guild: discord.Guild, say: Translator) -> ui.LayoutView:
    """The other settings of a server: its hours, its staff, its limits."""
    role = guild.get_role(settings.staff_role) if settings.staff_role is not None else None
    return message(
        say("settings-title"),
        say("settings-zone", zone=settings.zone),
        [_choice("server", "zone", NONE, "UTC", settings.zone is None)],
        say("settings-quiet", zone=settings.zone),
        _quiet_row("server", settings.quiet, say),
        say(
            "settings-staff",
            role=role.mention if role else None if settings.staff_role is None else "gone",
        ),
        ui.RoleSelect(
            custom_id=PickForServer("staff_role").custom_id,
            placeholder=say("settings-staff-choose"),
            min_values=0,
            max_values=1,
            default_values=[role] if role else [],
        ),
        [
            _choice("server", "staff_role", NONE, say("settings-staff-none"), settings.staff_role is None),
            ShowLimits().button(say),
            ShowCommunity().button(say),
        ],
        [
            *(
                SetForServer(what, "no" if is_on else "yes").button(say, f"settings-{what}", on=is_on)
                for what, is_on in (
                    ("achievements", settings.achievements),
                    ("chances", settings.chances),
                    ("site", settings.site),
                )
            ),
            TurnSettings("first").button(say, "button-go-back"),
        ],
    )


def player_screen(settings: PlayerSettings, say: Translator) -> ui.LayoutView:
    """Those of a player's own settings that people change most, each with the menu that changes it."""
    return message(
        say("my-settings-title"),
        _languages("my", settings.language, say("my-settings-language-default"), say),
        _menu("my", "palette", PALETTES, settings.palette, say),
        _menu("my", "text_only", PICTURES, "yes" if settings.text_only else "no", say),
        _menu("my", "sort", SORTS, settings.sort, say),
        _menu("my", "pings", PINGS, settings.pings, say),
        [MySettings("more").button(say)],
    )


MORE = ("named", "early", "avatar", "chances", "site", "zone", "quiet")
"""A player's own settings that are on the second screen."""


def more_screen(settings: PlayerSettings, server: ServerSettings, say: Translator) -> ui.LayoutView:
    """The other settings of a player's own, on a server with these settings."""
    return message(
        f"{say('my-settings-title')}\n{say('my-settings-wishes')}",
        [
            _switch("named", say("settings-named"), is_on=settings.named),
            _switch("early", say("settings-early"), is_on=settings.early),
            _switch("avatar", say("settings-avatar"), is_on=settings.avatar),
            _switch("chances", say("my-settings-chances"), is_on=settings.chances),
            _switch("site", say("my-settings-site"), is_on=settings.site),
        ],
        say("my-settings-zone", zone=settings.zone, servers=server.zone or "UTC"),
        [_choice("my", "zone", NONE, say("my-settings-zone-server"), settings.zone is None)],
        say("my-settings-quiet", zone=settings.zone or server.zone),
        _quiet_row("my", settings.quiet, say),
        LINE,
        [MySettings("first").button(say, "button-go-back")],
    )


def server_change(what: str, value: str) -> ServerChange:
    """The change that a button makes to a server's settings. Raises Refused ``unknown_press``."""
    match what:
        case "language":
            return {"language": _language(value)}
        case "clock" if value in CLOCKS:
            return {"clock": cast(ClockName, value)}
        case "pings" if value in PINGS:
            return {"pings": cast(Pings, value)}
        case "zone" if value == NONE:
            return {"zone": None}
        case "quiet" if value == NEVER or hours_of(value):
            return {"quiet": value}
        case "channels" if value == NONE:
            return {"channels": ()}
        case "staff_role" if value == NONE:
            return {"staff_role": None}
        case "achievements" if value in SWITCH:
            return {"achievements": value == "yes"}
        case "chances" if value in SWITCH:
            return {"chances": value == "yes"}
        case "site" if value in SWITCH:
            return {"site": value == "yes"}
    raise Refused("unknown_press")


def zone_offers() -> list[Suggestion]:
    """All time zones that belong to a place, by their names as people write them."""
    return [Suggestion(name.replace("_", " "), name) for name in zone_names()]


def server_change_picked(what: str, picked: Sequence[int]) -> ServerChange:
    """The change to a server's settings when ``channels`` or a ``staff_role`` (``what``) are picked."""
    if what == "channels":
        return {"channels": tuple(picked)}
    return {"staff_role": picked[0] if picked else None}


def player_change(what: str, value: str) -> PlayerChange:
    """The change that a button makes to a player's settings. Raises Refused ``unknown_press``."""
    match what:
        case "language":
            return {"language": _language(value)}
        case "palette" if value in PALETTES:
            return {"palette": cast(Palette, value)}
        case "text_only" if value in PICTURES:
            return {"text_only": value == "yes"}
        case "named" if value in SWITCH:
            return {"named": value == "yes"}
        case "early" if value in SWITCH:
            return {"early": value == "yes"}
        case "avatar" if value in SWITCH:
            return {"avatar": value == "yes"}
        case "chances" if value in SWITCH:
            return {"chances": value == "yes"}
        case "site" if value in SWITCH:
            return {"site": value == "yes"}
        case "sort" if value in SORTS:
            return {"sort": cast(Sort, value)}
        case "pings" if value in PINGS:
            return {"pings": cast(Pings, value)}
        case "zone" if value == NONE:
            return {"zone": None}
        case "quiet" if value in ("default", NEVER) or hours_of(value):
            return {"quiet": value}
    raise Refused("unknown_press")


def _language(value: str) -> str | None:
    if value == NONE:
        return None
    if value not in locales():
        raise Refused("unknown_press")
    return value


Whose = Literal["server", "my"]


def _languages(whose: Whose, chosen: str | None, default: str, say: Translator) -> ui.Select[Any]:
    """A menu of all languages, each in its own name, and of the ``default`` where none is chosen."""
    named = {locale: translator(locale)("settings-language-name") for locale in locales()}
    return _menu_of(
        whose, "language", {NONE: default, **named}, chosen if chosen and chosen in named else NONE, say
    )


def _menu(whose: Whose, what: str, values: Mapping[str, str], chosen: str, say: Translator) -> ui.Select[Any]:
    return _menu_of(whose, what, {value: say(phrase) for value, phrase in values.items()}, chosen, say)


def _menu_of(
    whose: Whose, what: str, labels: Mapping[str, str], chosen: str, say: Translator
) -> ui.Select[Any]:
    """A menu of the values of a setting. What is ``chosen`` also names the setting, because it is what the
    closed menu shows.
    """
    closed = say(f"settings-menu-{what}", value=labels[chosen])
    return menu(
        menu_id(what, whose),
        closed,
        [
            (_press(whose, what, value).custom_id, closed if value == chosen else label, "")
            for value, label in labels.items()
        ],
        _press(whose, what, chosen).custom_id,
    )


def _quiet_row(whose: Whose, chosen: str, say: Translator) -> Buttons:
    """Buttons for no quiet hours, for the usual ones, and for those that are chosen now."""
    labels = {"default": say("my-settings-quiet-server")} if whose == "my" else {}
    labels[NEVER] = say("settings-quiet-never")
    for quiet in dict.fromkeys((*NIGHTS, chosen)):
        if (hours := hours_of(quiet)) is not None:
            labels[quiet] = say("settings-quiet-hours", start=str(hours[0]), end=str(hours[1]))
    return [_choice(whose, "quiet", value, label, value == chosen) for value, label in labels.items()]


def _switch(what: str, label: str, *, is_on: bool) -> ui.Button[Any]:
    """A button that switches something on or off. What is on has a tick."""
    press = SetForMe(what, SWITCH[not is_on])
    return button(press.custom_id, _ticked(label, is_on), BLUE if is_on else GREY)


def _choice(whose: Whose, what: str, value: str, label: str, chosen: bool) -> ui.Button[Any]:
    """A button for one value. The current one has a tick, for people who cannot see its colour."""
    return button(_press(whose, what, value).custom_id, _ticked(label, chosen), BLUE if chosen else GREY)


def _press(whose: Whose, what: str, value: str) -> Press:
    return SetForServer(what, value) if whose == "server" else SetForMe(what, value)


def _ticked(label: str, chosen: bool) -> str:
    return f"✓ {label}" if chosen else label


class Hours(TypedDict, total=False):
    """A change of the time zone, the quiet hours, or both."""

    zone: str
    quiet: str


def hours_written(zone: str | None, quiet: str | None) -> Hours:
    """Return the change to the settings of a server or player that a user wrote. None stands for an option
    that was left out. Raises Refused ``unknown_zone``, ``which_one`` and ``unclear_hours``.
    """
    change: Hours = {}
    if zone is not None:
        known = zone_meant(zone)
        change["zone"] = (
            known.key if known else picked(zone.replace("_", " "), zone_offers(), Refused("unknown_zone"))
        )
    if quiet is not None:
        change["quiet"] = quiet_hours(quiet)
    return change


async def set_server(request: Request, zone: str | None, quiet: str | None) -> None:
    """Change the server's time zone and quiet hours, as far as they are written, and show its settings."""
    need_manager(request)
    change = hours_written(zone, quiet)
    if change:
        await request.services.preferences.change_server(request.place_id, **change)
    await show_server(request, more=bool(change))


async def set_player(request: Request, zone: str | None, quiet: str | None) -> None:
    """Change the user's own time zone and quiet hours, as far as written, and show their settings."""
    if change := hours_written(zone, quiet):
        place_id = request.place_id
        user = request.interaction.user
        settings = await request.services.preferences.change_player(
            place_id, user.id, shown_name(user), **change
        )
        request = request.services.request_of(request.interaction, settings)
        await show_more(request)
        return
    await show_player(request)


async def show_server(request: Request, *, more: bool = False) -> None:
    """Show the settings of the server: those for playing, or ``more``. Raises Refused ``not_manager`` if the
    user may not change them.
    """
    need_manager(request)
    settings = await request.services.preferences.server(request.place_id)
    screen = more_server_screen if more else server_screen
    await request.private(screen(settings, cast(discord.Guild, request.interaction.guild), request.say))


async def show_player(request: Request) -> None:
    """Show the user those of their own settings that people change most."""
    await request.private(player_screen(request.settings, request.say))


async def show_more(request: Request) -> None:
    """Show the user the others."""
    server = await request.services.preferences.server(request.place_id)
    await request.private(more_screen(request.settings, server, request.say))


class MySettings(Plain, template="g:mine:{part}"):
    """Turn between the two pages of your own settings."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label = "my-settings-more"
    is_anywhere = True


@MySettings.on_press
async def show_part(request: Request, press: MySettings) -> None:
    """Show the user one of the two screens."""
    await (show_more if press.part == "more" else show_player)(request)


class TurnSettings(Plain, template="g:settings:{part}"):
    """Turn between the two pages of the server’s settings."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label, permission = "settings-more", Permission.MANAGER


@TurnSettings.on_press
async def show_server_part(request: Request, press: TurnSettings) -> None:
    """Show one of the two screens of the server's settings."""
    await show_server(request, more=press.part == "more")


class SetForServer(Plain, template="g:server:{setting}:{value}"):
    """Change a setting of the server."""

    setting: Word
    value: Text
    permission = Permission.MANAGER


@SetForServer.on_press
async def set_for_server(request: Request, press: SetForServer) -> None:
    """Change a setting of the server."""
    change = server_change(press.setting, press.value)
    await request.services.preferences.change_server(request.place_id, **change)
    if "language" in change:
        for table in request.services.tables.open_tables(request.place_id):
            request.services.publisher.changed(table)
    await show_server(request, more=press.setting in MORE_OF_SERVER)


class SetForMe(Plain, template="g:my:{setting}:{value}"):
    """Change a setting of your own."""

    setting: Word
    value: Text
    is_anywhere = True


@SetForMe.on_press
async def set_for_me(request: Request, press: SetForMe) -> None:
    """Change a setting of the user's own."""
    user, change = request.interaction.user, player_change(press.setting, press.value)
    if "early" in change:
        change["early_language"] = locale_for(str(request.interaction.locale)) if change["early"] else None
    settings = await request.services.preferences.change_player(
        request.place_id, user.id, shown_name(user), **change
    )
    show = show_more if press.setting in MORE else show_player
    await show(request.services.request_of(request.interaction, settings))


class PickForServer(Plain, template="p:{setting}"):
    """Choose the channels for tables, or the role of league staff."""

    setting: Annotated[str, "channels|staff_role"]
    permission = Permission.MANAGER


@PickForServer.on_press
async def pick(request: Request, press: PickForServer) -> None:
    """Set the server's channels for play or its staff role, as picked in a menu."""
    picked = server_change_picked(press.setting, [int(value) for value in chosen_in(request.interaction)])
    await request.services.preferences.change_server(request.place_id, **picked)
    await show_server(request, more=press.setting in MORE_OF_SERVER)
