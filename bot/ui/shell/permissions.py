"""Who may do what where: the bot in a channel, and the presser in the server."""

from __future__ import annotations

import discord

from bot.tables import Refused
from bot.ui.i18n.values import joined
from bot.ui.shell.context import Interaction, RequestContext, place_of, services_of

PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "create_public_threads": "permission-create_public_threads",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "attach_files": "permission-attach_files",
    "read_message_history": "permission-read_message_history",
}
"""The permissions that a table takes, with the phrases of the names that Discord shows for them."""


def need_permissions(
    interaction: Interaction, request: RequestContext, *, opens_thread: bool = False
) -> None:
    """Raises Refused, naming what is missing, where the bot may not show a table, in a thread of its own
    where it ``opens_thread``.
    """
    threads = opens_thread or isinstance(interaction.channel, discord.Thread)
    needed = discord.Permissions(
        view_channel=True,
        send_messages=not threads,
        create_public_threads=opens_thread,
        send_messages_in_threads=threads,
        attach_files=True,
        read_message_history=True,
    )
    missing = needed & ~interaction.app_permissions
    names = [request.say(phrase) for name, phrase in PERMISSIONS.items() if getattr(missing, name)]
    if names:
        raise Refused("missing_permissions", permissions=joined(names, request.say))


def need_allowed_channel(interaction: Interaction, request: RequestContext) -> None:
    """Raises Refused, naming where to go, where the server does not want play. A thread is as its channel."""
    guild_id, channel_id = place_of(interaction)
    allowed = request.services.preferences.known_server(guild_id).channels
    if isinstance(interaction.channel, discord.Thread):
        channel_id = interaction.channel.parent_id
    if not allowed or channel_id in allowed:
        return
    guild = interaction.guild
    there = [channel.mention for each in allowed if guild and (channel := guild.get_channel(each))]
    if not there:
        raise Refused("allowed_channels_gone")
    raise Refused("channel_not_allowed", channels=" ".join(there))


def need_manager(interaction: Interaction) -> None:
    """Raises Refused for who may not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refused("not_manager")


async def need_staff(interaction: Interaction) -> None:
    """Raises Refused, naming what it takes, for who is not among the staff."""
    if not await is_staff(interaction):
        guild_id, _ = place_of(interaction)
        role = (await services_of(interaction).preferences.server(guild_id)).staff_role
        raise Refused("not_staff", role=None if role is None else f"<@&{role}>")


async def is_staff(interaction: Interaction) -> bool:
    """Whether the presser may manage the server, or has the role of those who run its leagues.

    Raises Refused outside of servers.
    """
    guild_id, _ = place_of(interaction)
    if interaction.permissions.manage_guild:
        return True
    role = (await services_of(interaction).preferences.server(guild_id)).staff_role
    user = interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None
