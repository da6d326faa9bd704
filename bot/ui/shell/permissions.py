"""Check permissions: the bot's in a channel, and the user's in the server."""

from __future__ import annotations

import discord

from bot.league.season import Season
from bot.tables import Refused
from bot.ui.components.press import Permission, Press
from bot.ui.i18n.values import joined
from bot.ui.shell.context import Request
from bot.ui.shell.places import PERMISSIONS, invitation


def need_permissions(request: Request, *, opens_thread: bool = False) -> None:
    """Raise Refused ``missing_permissions`` if the bot may not show a table in the channel.

    If ``opens_thread``, check for a new thread in the channel instead. Outside of servers it needs none.
    """
    if not request.place.is_server:
        return
    threads = opens_thread or isinstance(request.interaction.channel, discord.Thread)
    needed = discord.Permissions(
        view_channel=True,
        send_messages=not threads,
        create_public_threads=opens_thread,
        send_messages_in_threads=threads,
        attach_files=True,
        read_message_history=True,
    )
    missing = needed & ~request.interaction.app_permissions
    names = [request.say(phrase) for name, phrase in PERMISSIONS.items() if getattr(missing, name)]
    if names:
        raise Refused("missing_permissions", permissions=joined(names, request.say))


def need_to_write(request: Request) -> None:
    """Raise Refused ``may_not_write`` if the user may not write there themselves."""
    if not request.place.may_write:
        raise Refused("may_not_write")


def need_allowed_channel(request: Request) -> None:
    """Raise Refused if the server allows play in other channels only. A thread counts as its channel.

    The code is ``channel_not_allowed``, with the channels, or ``allowed_channels_gone`` if none of them
    exists any more.
    """
    place_id, channel_id = request.place_id, request.channel_id
    allowed = request.services.preferences.known_server(place_id).channels
    if isinstance(request.interaction.channel, discord.Thread):
        channel_id = request.interaction.channel.parent_id
    if not allowed or channel_id in allowed:
        return
    guild = request.interaction.guild
    there = [channel.mention for each in allowed if guild and (channel := guild.get_channel(each))]
    if not there:
        raise Refused("allowed_channels_gone")
    raise Refused("channel_not_allowed", channels=" ".join(there))


def need_server(request: Request) -> None:
    """Raise Refused ``servers_only``, with the link that adds the bot to a server, if the place is no server
    that has invited the bot.
    """
    if not request.place.is_server:
        raise servers_only(request.interaction.client)


def servers_only(client: discord.Client) -> Refused:
    """Return the refusal of what works only in servers that have invited the bot, with the link that adds it
    to one, if others may do that.
    """
    return Refused("servers_only", link=invitation(client) or None)


async def need_permission(request: Request, press: Press) -> None:
    """Raise Refused if the user lacks a permission in the server that ``press`` needs, or if it needs a
    server.

    Tables and seasons check for themselves who plays there.
    """
    if not press.is_anywhere:
        need_server(request)
    if press.permission is Permission.STAFF:
        await need_staff(request)
    elif press.permission is Permission.MANAGER:
        need_manager(request)


def need_manager(request: Request) -> None:
    """Raise Refused ``not_manager`` if the user may not manage the server."""
    if not request.manages:
        raise Refused("not_manager")


async def need_staff(request: Request) -> None:
    """Raise Refused ``not_staff``, with the staff role, if the user is not league staff."""
    if not await is_staff(request):
        role = (await request.services.preferences.server(request.place_id)).staff_role
        raise Refused("not_staff", role=None if role is None else f"<@&{role}>")


async def is_staff(request: Request) -> bool:
    """Return whether the user may manage the server or has the role of the league staff."""
    if request.manages:
        return True
    role = (await request.services.preferences.server(request.place_id)).staff_role
    user = request.interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


async def is_umpire(request: Request, season: Season) -> bool:
    """Return whether the user runs a season, as league staff or as its umpire."""
    if await is_staff(request):
        return True
    if not season.named_umpires:
        return False
    people = await request.services.seasons.names(season)
    return any(people[key].user_id == request.user_id for key in season.named_umpires if key in people)


async def need_umpire(request: Request, season: Season) -> None:
    """Raise Refused ``not_staff`` if the user does not run a season."""
    if not await is_umpire(request, season):
        await need_staff(request)
