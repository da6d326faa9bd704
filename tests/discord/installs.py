"""Where the app is installed, and what that allows: simcord knows only servers that have it.

Sources are pages of Discord's documentation (github.com/discord/discord-api-docs, August 2026), and issues.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import replace
from functools import wraps
from typing import Any

import discord
from simcord import Env
from simcord.backend import Backend, serializers
from simcord.backend.errors import SetupError
from simcord.backend.models import EPHEMERAL_FLAG, Channel, Guild, Interaction
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ChannelType

from tests.discord.requests import Request, refusal

GUILD_INSTALL, USER_INSTALL = "0", "1"
"""The kinds of installations, as interactions name them."""
GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)
"""Where an interaction can come from."""
COMMANDS = (2, 4)
"""The types of interactions that come from a command, the second while it is typed."""
NEW_MESSAGES = (4, 5)
"""The types of first answers that are new messages."""
MOST_FOLLOWUPS = 5
GROUP = 3
"""The type of a channel that is a group."""

IN_PRIVATE = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
"""What the app may do in direct messages (receiving-and-responding, Interaction Structure)."""
IN_BOTS_DM = IN_PRIVATE | discord.Permissions(use_external_emojis=True)
SHOWS = discord.Permissions(send_messages=True, use_external_apps=True)
"""What a user needs so that others see what the app answers them."""


class Installs:
    """Who has installed the app. A server that the bot was not invited to is unknown to it."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.uninvited: set[int] = set()
        """The servers without the bot."""
        self.users: set[int] = set()
        """The users who have installed the app for themselves."""
        self._owners: dict[int, dict[str, str]] = {}
        """By which installations each interaction outside of the bot's servers came."""

    # What the bot hears

    def hides(self, event: str, payload: Mapping[str, Any]) -> bool:
        """Whether the bot doesn't hear of an event. Of places where it isn't a member it hears only
        interactions ("apps installed only to a user can't take actions in a server", application,
        Installation Context).
        """
        if event == "INTERACTION_CREATE":
            return False
        guild_id = payload.get(
            "id" if event.startswith("GUILD_") and "guild_id" not in payload else "guild_id"
        )
        if guild_id is not None:
            return int(guild_id) in self.uninvited
        channel = self._backend.channels.get(int(payload.get("channel_id") or 0))
        return channel is not None and channel.guild_id is None and not self.is_member(channel)

    def told(self, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """An interaction as Discord tells it, with its place and by whose installation it came.

        Raises SetupError for a command that Discord doesn't offer its user there.
        """
        channel = self._backend.get_channel(int(payload["channel_id"]))
        user_id = int((payload.get("user") or payload["member"]["user"])["id"])
        context = self._context(channel)
        owners = self._owners_of(payload, channel, user_id)
        if payload["type"] in COMMANDS:
            self._need_offered(payload["data"], context, owners)
        if not self.is_member(channel):
            self._owners[int(payload["id"])] = owners
        told = {**payload, "context": context, "authorizing_integration_owners": owners}
        if context == GUILD:
            told["guild"] = {"id": payload["guild_id"], "locale": "en-US", "features": []}
            if not self.is_member(channel):
                own = discord.Permissions(int(payload["member"]["permissions"]))
                told["app_permissions"] = str((own & IN_BOTS_DM).value)
            return told
        allowed = IN_BOTS_DM if context == BOT_DM else IN_PRIVATE
        people = [serializers.user_payload(self._backend.users[each]) for each in channel.recipient_ids]
        partial = {"id": str(channel.id), "type": int(channel.type), "recipients": people}
        return {**told, "app_permissions": str(allowed.value), "channel": partial}

    def _context(self, channel: Channel) -> int:
        """Where an interaction comes from (receiving-and-responding, Interaction Context Types)."""
        if channel.guild_id is not None:
            return GUILD
        return BOT_DM if self._is_bots_dm(channel) else PRIVATE_CHANNEL

    def _is_bots_dm(self, channel: Channel) -> bool:
        return channel.type == ChannelType.DM and len(channel.recipient_ids) == 1

    def is_member(self, channel: Channel) -> bool:
        """Whether the bot is a member of the channel's server, or a party of the direct messages."""
        return channel.guild_id not in self.uninvited and (
            channel.guild_id is not None or self._is_bots_dm(channel)
        )

    def _owners_of(self, payload: Mapping[str, Any], channel: Channel, user_id: int) -> dict[str, str]:
        """By which installations an interaction comes (receiving-and-responding, Authorizing Integration
        Owners Object). A press comes by the installation of whoever gave the command that its message
        answers.
        """
        owners = {}
        if self.is_member(channel):
            owners[GUILD_INSTALL] = str(channel.guild_id or 0)
        if user_id in self.users:
            owners[USER_INSTALL] = str(user_id)
        message = payload.get("message")
        if message is not None and not self.is_member(channel):
            return dict(self._owners[self._made_by(int(message["id"]))])
        return owners

    def _made_by(self, message_id: int) -> int:
        """The interaction that a message outside of the bot's servers answers."""
        known = [self._backend.interactions[each] for each in self._owners]
        return next(made.id for made in known if message_id in (*made.followup_ids, made.message_id))

    def is_offered(self, name: str, channel: Channel, user_id: int) -> bool:
        """Whether Discord offers a command to a user in a channel."""
        owners = {GUILD_INSTALL} if self.is_member(channel) else set()
        owners |= {USER_INSTALL} if user_id in self.users else set()
        return self._offers({"name": name}, self._context(channel), owners)

    def _need_offered(self, data: Mapping[str, Any], context: int, owners: Mapping[str, str]) -> None:
        """Raise SetupError unless one of the installations supports the command, and it works in the place
        (application-commands, Contexts).
        """
        if not self._offers(data, context, owners.keys()):
            raise SetupError(f"Discord doesn't offer /{data['name']} there")

    def _offers(self, data: Mapping[str, Any], context: int, owners: AbstractSet[str]) -> bool:
        known = self._backend.commands.get(None, {}).get((data["name"], int(data.get("type", 1))))
        if known is None:
            return True  # a command of one server alone
        installs = {str(each) for each in known.get("integration_types") or (0,)}
        contexts = known.get("contexts")
        return bool(installs & owners) and (contexts is None or context in contexts)

    # What the bot may ask

    def check(self, request: Request) -> Request:
        """Return the request as Discord takes it, or raise BackendError.

        By its own token the bot reaches no channel in which it isn't a member: 50001 (issues #1716 for
        servers, #605 for groups). By that of an interaction it writes five follow-ups at most
        (receiving-and-responding, Create Followup Message; its code is in opcodes-and-status-codes), and only
        its user sees the answers where external apps may not write (permissions, ``USE_EXTERNAL_APPS``;
        application, User Context).
        """
        if self._is_barred(request):
            raise refusal(403, 50001, "Missing Access")
        interaction = self._backend.interactions.get(
            self._backend.interaction_tokens.get(request.token or "", 0)
        )
        if interaction is None or self._owners.get(interaction.id, {}).keys() != {USER_INSTALL}:
            return request
        is_followup = request.method == "POST" and not request.is_callback
        if is_followup and not interaction.loading and len(interaction.followup_ids) >= MOST_FOLLOWUPS:
            raise refusal(400, 40094, "This interaction has hit the maximum number of follow up messages")
        return _private(request) if self._is_private(interaction) else request

    def _is_barred(self, request: Request) -> bool:
        if request.parts[0] == "guilds":
            return int(request.parts[1]) in self.uninvited
        channel = self._backend.channels.get(request.channel_id or 0)
        return channel is not None and not self.is_member(channel)

    def _is_private(self, interaction: Interaction) -> bool:
        """Whether only its user may see the answers to an interaction that came by their own installation."""
        if interaction.guild_id is None:
            return False
        allowed = self._backend.compute_permissions(
            interaction.guild_id, interaction.user_id, interaction.channel_id
        )
        return bool(SHOWS & ~discord.Permissions(allowed))


def _private(request: Request) -> Request:
    """A request whose new message only its user sees."""
    body = request.body or {}
    if request.method != "POST" or (request.is_callback and body["type"] not in NEW_MESSAGES):
        return request
    message = (body.get("data") or {}) if request.is_callback else body
    message = {**message, "flags": int(message.get("flags") or 0) | EPHEMERAL_FLAG}
    return replace(request, body={**body, "data": message} if request.is_callback else message)


# Places, and who is in them


def uninvited(backend: Backend, installs: Installs, name: str, shard: int = 0, shards: int = 1) -> Guild:
    """Make a server that the bot was not invited to, with an id of a shard. Everybody may use external apps
    there.
    """
    guild_id = backend.snowflake_for_shard(shard, shards)
    installs.uninvited.add(guild_id)
    backend._reserved_ids.discard(guild_id)
    guild = backend.create_guild(name, id=guild_id)
    del guild.members[backend.bot_user.id]
    guild.everyone_role.permissions |= discord.Permissions(use_external_apps=True).value
    return guild


def uninvited_guild(env: Env, installs: Installs, name: str = "Book club") -> GuildHandle:
    """Make a server as :func:`uninvited` does."""
    return GuildHandle(env, uninvited(env.backend, installs, name))


def invite(backend: Backend, installs: Installs, guild_id: int) -> None:
    """Add the bot to a server that it was not invited to."""
    guild = backend.guilds[guild_id]
    installs.uninvited.discard(guild_id)
    own = [role.id for role in guild.roles.values() if role.managed]
    backend.add_member(guild_id, backend.bot_user.id, roles=own)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))


def private(backend: Backend, user_ids: Sequence[int]) -> Channel:
    """Make the direct messages of two users, or a group of more, without the bot."""
    channel = backend.create_channel(None, None, type=ChannelType.DM if len(user_ids) == 2 else GROUP)
    channel.recipient_ids = list(user_ids)
    return channel


def private_channel(env: Env, *users: UserHandle) -> ChannelHandle:
    """Make a channel as :func:`private` does."""
    return ChannelHandle(env, None, private(env.backend, [user.id for user in users]))


class PrivateUser(UserHandle):
    """A user in a private channel. simcord lets users act in their direct messages with the bot alone, so
    these are the channel while they act.
    """

    def __init__(self, user: UserHandle, channel: ChannelHandle) -> None:
        super().__init__(user._env, user._user)
        self.channel = channel

    @contextmanager
    def _there(self) -> Iterator[None]:
        known = self._env.backend.dm_channels
        before = known.get(self.id)
        known[self.id] = self.channel.id
        try:
            yield
        finally:
            del known[self.id]
            if before is not None:
                known[self.id] = before


def _acts_there(name: str) -> None:
    does = getattr(UserHandle, name)

    @wraps(does)
    async def act(self: PrivateUser, *args: Any, **how: Any) -> Any:
        with self._there():
            return await does(self, *args, **how)

    setattr(PrivateUser, name, act)


for _name in ("slash", "click", "select", "submit_modal", "autocomplete"):
    _acts_there(_name)
