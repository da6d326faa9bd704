"""Handling presses and commands about settings."""

from __future__ import annotations

from typing import Any, TypedDict, cast

import discord

from bot.services import zone_meant
from bot.tables import Refused
from bot.ui.components.offers import picked
from bot.ui.i18n.hours import quiet_hours
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.settings import MySettings, PickForServer, SetForMe, SetForServer, TurnSettings
from bot.ui.settings.views import (
    MORE,
    MORE_OF_SERVER,
    more_screen,
    more_server_screen,
    player_change,
    player_screen,
    server_change,
    server_change_picked,
    server_screen,
    zone_offers,
)
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_manager


class Hours(TypedDict, total=False):
    """A change of the time zone, the quiet hours, or both."""

    zone: str
    quiet: str


def hours_written(zone: str | None, quiet: str | None) -> Hours:
    """The change to the settings of a server or player that somebody has written; None stands for an option
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
    need_manager(request.interaction)
    change = hours_written(zone, quiet)
    if change:
        await request.services.preferences.change_server(request.guild_id, **change)
    await show_server(request, more=bool(change))


async def set_player(request: Request, zone: str | None, quiet: str | None) -> None:
    """Change the user's own time zone and quiet hours, as far as written, and show their settings."""
    if change := hours_written(zone, quiet):
        guild_id = request.guild_id
        user = request.interaction.user
        settings = await request.services.preferences.change_player(
            guild_id, user.id, shown_name(user), **change
        )
        request = request.services.request_of(request.interaction, settings)
        await show_more(request)
        return
    await show_player(request)


async def show_server(request: Request, *, more: bool = False) -> None:
    """Show the settings of the server: those for playing, or ``more``. Raises Refused ``not_manager`` if the
    user may not change them.
    """
    need_manager(request.interaction)
    settings = await request.services.preferences.server(request.guild_id)
    screen = more_server_screen if more else server_screen
    await request.private(screen(settings, cast(discord.Guild, request.interaction.guild), request.say))


async def show_player(request: Request) -> None:
    """Show the user those of their own settings that people change most."""
    await request.private(player_screen(request.settings, request.say))


async def show_more(request: Request) -> None:
    """Show the user the others."""
    server = await request.services.preferences.server(request.interaction.guild_id or 0)
    await request.private(more_screen(request.settings, server, request.say))


@MySettings.on_press
async def show_part(request: Request, press: MySettings) -> None:
    """Show the user one of the two screens."""
    await (show_more if press.part == "more" else show_player)(request)


@TurnSettings.on_press
async def show_server_part(request: Request, press: TurnSettings) -> None:
    """Show one of the two screens of the server's settings."""
    await show_server(request, more=press.part == "more")


@SetForServer.on_press
async def set_for_server(request: Request, press: SetForServer) -> None:
    """Change a setting of the server."""
    change = server_change(press.setting, press.value)
    await request.services.preferences.change_server(request.guild_id, **change)
    if "language" in change:
        for table in request.services.tables.open_tables(request.guild_id):
            request.services.publisher.changed(table)
    await show_server(request, more=press.setting in MORE_OF_SERVER)


@SetForMe.on_press
async def set_for_me(request: Request, press: SetForMe) -> None:
    """Change a setting of the user's own."""
    user, change = request.interaction.user, player_change(press.setting, press.value)
    settings = await request.services.preferences.change_player(
        request.guild_id, user.id, shown_name(user), **change
    )
    show = show_more if press.setting in MORE else show_player
    await show(request.services.request_of(request.interaction, settings))


@PickForServer.on_press
async def pick(request: Request, press: PickForServer) -> None:
    """Set the server's channels for play or its staff role, as picked in a menu."""
    data: Any = request.interaction.data
    picked = server_change_picked(press.setting, [int(value) for value in data["values"]])
    await request.services.preferences.change_server(request.guild_id, **picked)
    await show_server(request, more=press.setting in MORE_OF_SERVER)
