"""What a server has the bot do for its community: find players, and post of an evening."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import discord
from discord import ui

from bot.services import EveningRow, ServerSettings
from bot.services.evenings import next_at
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import BLUE, GREY, LINE, button, menu, menu_id, message
from bot.ui.components.press import Permission
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.presses.settings import ShowCommunity
from bot.ui.settings.settings import TurnSettings
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

WRITES = discord.Permissions(view_channel=True, send_messages=True)
"""What the bot needs to post of an evening."""
OPENS = WRITES | discord.Permissions(attach_files=True, read_message_history=True)
"""What it needs to open tables."""

PARTS: tuple[Literal["daily", "moments", "year"], ...] = ("daily", "moments", "year")
"""What can be posted of an evening."""


class PickCommunityChannel(Plain, template="p:community:{purpose}"):
    """Choose the channel where members find players, or the one for the evening."""

    purpose: Annotated[Literal["find", "evening"], "find|evening"]
    permission = Permission.MANAGER


class SetEvening(Plain, template="g:evening:{ordered}:{to}"):
    """Choose what I post of an evening, and when."""

    ordered: Annotated[Literal["hour", "daily", "moments", "year"], "hour|daily|moments|year"]
    to: Annotated[str, "on|off|[0-9]|1[0-9]|2[0-3]"]
    permission = Permission.MANAGER


def community_screen(
    settings: ServerSettings, evening: EveningRow, next_time: int, guild: discord.Guild, say: Translator
) -> ui.LayoutView:
    """Build the screen of what a server has the bot do for its community. ``next_time``: when (ms) something
    could be posted next.
    """
    find, trouble = _channel(settings.find_channel, OPENS, guild, say)
    where, closed = _channel(evening.channel_id, WRITES, guild, say)
    closed = closed or (say(f"evening-trouble-{evening.trouble}") if evening.trouble else "")
    found = say("community-find", channel=_mention(settings.find_channel))
    own = say("community-evening", channel=_mention(evening.channel_id), zone=settings.zone or "UTC")
    following = say("community-next", at=moment(next_time)) if evening.is_on else ""
    hours = [
        (SetEvening("hour", str(hour)).custom_id, say("community-hour", hour=f"{hour}:00"), "")
        for hour in range(24)
    ]
    return message(
        say("settings-title"),
        "\n".join(filter(None, [found, trouble])),
        _channels("find", find, say),
        LINE,
        "\n".join(filter(None, [own, closed or following])),
        _channels("evening", where, say),
        menu(menu_id("evening", "hour"), "", hours, SetEvening("hour", str(evening.hour)).custom_id),
        [_switch(part, say, is_on=getattr(evening, part)) for part in PARTS],
        [TurnSettings("more").button(say, "button-go-back")],
    )


def _mention(channel_id: int | None) -> str | None:
    return None if channel_id is None else f"<#{channel_id}>"


def _channel(
    channel_id: int | None, needed: discord.Permissions, guild: discord.Guild, say: Translator
) -> tuple[discord.TextChannel | None, str]:
    """Return a chosen channel, or None if there is none, and why the bot can't use it; empty if it can."""
    if channel_id is None:
        return None, ""
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None, say("evening-trouble-gone")
    if not channel.permissions_for(guild.me).is_superset(needed):
        return channel, say("evening-trouble-closed")
    return channel, ""


def _channels(
    what: Literal["find", "evening"], chosen: discord.TextChannel | None, say: Translator
) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=PickCommunityChannel(what).custom_id,
        placeholder=say("community-choose"),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=1,
        default_values=[] if chosen is None else [chosen],
    )


def _switch(part: Literal["daily", "moments", "year"], say: Translator, *, is_on: bool) -> ui.Button[Any]:
    """Build a button that switches a part of the evening on or off. What is on has a tick."""
    label = say(f"community-{part}")
    press = SetEvening(part, "off" if is_on else "on")
    return button(press.custom_id, f"✓ {label}" if is_on else label, BLUE if is_on else GREY)


@ShowCommunity.on_press
async def show_community(request: Request, press: ShowCommunity) -> None:
    """Show what the server has the bot do for its community."""
    place_id, services = request.place_id, request.services
    settings = await services.preferences.server(place_id)
    evening = await services.evenings.of(place_id)
    following = next_at(evening, request.now, await services.evenings.zone(place_id))
    guild = cast(discord.Guild, request.interaction.guild)
    await request.private(community_screen(settings, evening, following, guild, request.say))


@PickCommunityChannel.on_press
async def pick_channel(request: Request, press: PickCommunityChannel) -> None:
    """Choose a channel, or none."""
    picked = next(map(int, chosen_in(request.interaction)), None)
    if press.purpose == "find":
        await request.services.preferences.change_server(request.place_id, find_channel=picked)
    else:
        await request.services.evenings.change(request.place_id, channel_id=picked)
    await show_community(request, ShowCommunity())


@SetEvening.on_press
async def set_evening(request: Request, press: SetEvening) -> None:
    """Change what is posted of an evening, or when."""
    change, is_on = request.services.evenings.change, press.to == "on"
    match press.ordered:
        case "hour" if press.to.isdigit():
            await change(request.place_id, hour=int(press.to))
        case "daily":
            await change(request.place_id, daily=is_on)
        case "moments":
            await change(request.place_id, moments=is_on)
        case "year":
            await change(request.place_id, year=is_on)
    await show_community(request, ShowCommunity())
