"""Choosing the channels, posts and role of a season, and checking what the bot may do there."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables import Refused
from bot.ui.components.forms import chosen_in, id_chosen
from bot.ui.i18n.values import joined
from bot.ui.seasons.role import grants_no_more, missing_for_role
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.places import PERMISSIONS

ARRANGING = frozenset({"channel", "log-channel", "role"})
"""The options whose values are Discord's, which is asked whether the bot may use them."""


def channel_chosen(interaction: Interaction) -> discord.TextChannel:
    """The channel that was chosen in a menu of channels. Raises Refused ``umpire_channel``."""
    (channel_id,) = chosen_in(interaction)
    chosen = interaction.guild.get_channel(int(channel_id)) if interaction.guild else None
    if not isinstance(chosen, discord.TextChannel):
        raise Refused("umpire_channel")
    return chosen


def channel_named(interaction: Interaction, text: str) -> discord.TextChannel:
    """Return the text channel chosen in a form. Raises Refused ``umpire_channel``."""
    channel = interaction.guild.get_channel(id_chosen(text or "0")) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel):
        raise Refused("umpire_channel")
    return channel


def champions_role(request: Request, text: str) -> int:
    """Return the id of the champion's role chosen in a form. Raises Refused ``umpire_role`` if it allows more
    than the user may do, and ``umpire_role_unusable`` if the bot can't give it.
    """
    role_id = id_chosen(text)
    role = request.interaction.guild.get_role(role_id) if request.interaction.guild else None
    if role is not None and not grants_no_more(role, request.interaction.user):
        raise Refused("umpire_role", role=role.mention)
    missing = missing_for_role(request.interaction.guild, role_id) if request.interaction.guild else None
    if missing is not None:
        problem = request.say(missing, role=f"<@&{role_id}>", of="champion")
        raise Refused("umpire_role_unusable", problem=problem)
    return role_id


def arrangement(request: Request, option: str, text: str) -> dict[str, Any]:
    """Return the settings of a choice in one of :data:`ARRANGING`. Raises Refused as :func:`season_channel`
    and :func:`champions_role` do.
    """
    match option:
        case "channel":
            return {"channel": season_channel(request, channel_named(request.interaction, text), None)}
        case "log-channel":
            channel = channel_named(request.interaction, text)
            need_channel(request.interaction, channel, request, threads=False)
            return {"log_channel": channel.id}
        case _:
            return {"role": champions_role(request, text)}


def season_channel(request: Request, chosen: discord.TextChannel | None, before: int | None) -> int:
    """The id of the channel for a new season.

    That is the ``chosen`` channel, or the earlier season's (``before``) if it still exists, or the command's.
    Raises Refused ``umpire_channel`` if the channel cannot have threads, and ``umpire_permissions``.
    """
    guild = request.interaction.guild
    known = guild.get_channel(before) if guild is not None and before is not None else None
    channel: object = chosen or known or request.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("umpire_channel")
    need_channel(request.interaction, channel, request, threads=True)
    return channel.id


def need_channel(
    interaction: Interaction, channel: discord.TextChannel, request: Request, *, threads: bool
) -> None:
    """Raise Refused ``umpire_permissions``, which names the missing ones, if the bot may not use a channel.

    It must be allowed to write there and, with ``threads``, to open threads. Raises Refused
    ``umpire_may_not_write`` if the user may not write there themselves.
    """
    user = interaction.user
    if not isinstance(user, discord.Member) or not channel.permissions_for(user).send_messages:
        raise Refused("umpire_may_not_write", channel=channel.name)
    names = [request.say(phrase) for phrase in missing(channel, threads=threads)]
    if names:
        raise Refused("umpire_permissions", channel=channel.name, permissions=joined(names, request.say))


def missing(channel: discord.abc.GuildChannel, *, threads: bool) -> list[str]:
    """What the bot may not do in a channel and has to, as the ids of phrases: write there and, with
    ``threads``, open threads.
    """
    needed = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    if threads:
        needed |= discord.Permissions(
            create_public_threads=True, send_messages_in_threads=True, attach_files=True
        )
    lacking = needed & ~channel.permissions_for(channel.guild.me)
    return [phrase for name, phrase in PERMISSIONS.items() if getattr(lacking, name)]
