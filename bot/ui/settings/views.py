"""The screens of a server's and of a player's settings. Their buttons change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

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
    zone_names,
)
from bot.tables import ClockName, Pings, Refused
from bot.ui.components.layout import BLUE, GREY, LINE, OPTIONS, Buttons, button, menu, menu_id, message
from bot.ui.components.offers import Offer
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.presses.settings import (
    MySettings,
    PickForServer,
    SetForMe,
    SetForServer,
    ShowLimits,
    TurnSettings,
)

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
    """The settings of a server for those who play there, each with the menu that changes it."""
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


MORE_OF_SERVER = ("zone", "quiet", "staff_role", "achievements")
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
            SetForServer("achievements", "no" if settings.achievements else "yes").button(
                say, "settings-achievements", on=settings.achievements
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


MORE = ("named", "early", "zone", "quiet")
"""A player's own settings that are on the second screen."""


def more_screen(settings: PlayerSettings, server: ServerSettings, say: Translator) -> ui.LayoutView:
    """The other settings of a player's own, on a server with these settings."""
    return message(
        f"{say('my-settings-title')}\n{say('my-settings-wishes')}",
        [
            _switch("named", say("settings-named"), is_on=settings.named),
            _switch("early", say("settings-early"), is_on=settings.early),
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
        case "achievements" if value in ("yes", "no"):
            return {"achievements": value == "yes"}
    raise Refused("unknown_press")


def zone_offers() -> list[Offer]:
    """All time zones that belong to a place, by their names as people write them."""
    return [Offer(name.replace("_", " "), name) for name in zone_names()]


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
    """A menu of the values of a setting. While it is closed, it names the setting and what is ``chosen``;
    open, that has a tick.
    """
    return menu(
        menu_id(what, whose),
        say(f"settings-menu-{what}", value=labels[chosen]),
        [
            (_press(whose, what, value).custom_id, _ticked(label, value == chosen), "")
            for value, label in labels.items()
        ],
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
