"""Where a press or command was made: a server, or a place where the bot was not invited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import discord
from discord.utils import oauth_url

from bot.shards import is_server

Kind = Literal["server", "foreign", "direct", "group"]
"""A server that has invited the bot, one that hasn't, direct messages of two, or a group."""

PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "create_public_threads": "permission-create_public_threads",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "attach_files": "permission-attach_files",
    "read_message_history": "permission-read_message_history",
}
"""The permissions that the bot needs for a table, with the phrase ids of their names."""
INVITED = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
"""The permissions that the bot asks for when it is added to a server."""

AUTHORIZE = "https://discord.com/oauth2/authorize?client_id={id}"
"""Discord's own link, which asks for what the application's settings say, and for which kind of install."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where people use the bot."""

    id: int
    """The id under which everything is kept: that of a server, or a negative one of another place, made of
    the id of its server or channel.
    """
    channel_id: int
    """The channel or thread; 0 if Discord tells of none that is known."""
    kind: Kind
    is_private: bool = False
    """Whether only the user may see answers, because external apps may not write there, or the user may
    not.
    """
    has_bot: bool = True
    """Whether the bot is a member, and can write there without a press."""
    may_write: bool = True
    """Whether the user may write there themselves."""

    @property
    def is_server(self) -> bool:
        """Whether it is a server that has invited the bot."""
        return is_server(self.id)

    @property
    def has_tables(self) -> bool:
        """Whether people can play with each other here: in servers that have invited the bot, and in direct
        messages and groups, but not where the user is alone with the bot.
        """
        return self.is_server or (self.kind in ("direct", "group") and not self.has_bot)


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return the place of a press or command.

    In a server with the bot, the server's rules also apply to users who installed the bot for themselves.
    """
    guild_id, channel_id = interaction.guild_id, interaction.channel_id or 0
    if guild_id is None:
        kind: Kind = "group" if isinstance(interaction.channel, discord.GroupChannel) else "direct"
        return Place(-channel_id, channel_id, kind, has_bot=interaction.context.dm_channel is True)
    own = interaction.permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    may_write = own.send_messages_in_threads if is_thread else own.send_messages
    if interaction.is_guild_integration() or interaction.client.get_guild(guild_id) is not None:
        return Place(guild_id, channel_id, "server", may_write=may_write)
    is_barred = not (may_write and own.use_external_apps)
    return Place(-guild_id, channel_id, "foreign", is_barred, has_bot=False, may_write=may_write)


def invitation(client: discord.Client) -> str:
    """Return the link that adds the bot; empty if it is unknown, or if the bot's owner allows that to no one
    else.
    """
    application = client.application
    if application is None or not application.bot_public:
        return ""
    return application.custom_install_url or install_link(application)


def install_link(application: discord.AppInfo) -> str:
    """Return the link that adds an application: Discord's own, which asks people whether they want it on a
    server or for themselves, if the application's settings say what both of them ask for. Otherwise the link
    for servers.
    """
    kinds = application.guild_integration_config, application.user_integration_config
    if all(kind is not None and kind.oauth2_install_params is not None for kind in kinds):
        return AUTHORIZE.format(id=application.id)
    return link_for_servers(application.id)


def link_for_servers(application_id: int) -> str:
    """Return the link that adds an application to a server, with the permissions that the bot needs."""
    return oauth_url(application_id, permissions=INVITED, scopes=("bot", "applications.commands"))
