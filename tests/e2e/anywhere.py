"""Places where the bot was not invited, and somebody there who has installed it for themselves."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage

from tests.discord.installs import PrivateUser, private_channel, uninvited_guild
from tests.e2e.screen import Private
from tests.e2e.world import World

FOREIGN, BOTS_DM, DIRECT, GROUP = "foreign", "bot's DM", "direct", "group"
PLACES = (FOREIGN, BOTS_DM, DIRECT, GROUP)


class Guest:
    """Somebody in such a place."""

    def __init__(self, actor: MemberActor | UserHandle, channel: ChannelHandle) -> None:
        self.actor: Any = actor
        self.channel = channel

    @property
    def place_id(self) -> int:
        """The id of the place."""
        guild = self.channel.guild
        return -(guild.id if guild is not None else self.channel.id)

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        """Use a command there."""
        there = (self.channel,) if isinstance(self.actor, MemberActor) else ()
        result: InteractionResult = await self.actor.slash(*there, command, **options)
        return result

    async def opened(self, command: str, **options: Any) -> Private:
        """Use a command there that is answered privately."""
        return Private(self.actor, await self.slash(command, **options))

    def friend(self, user: UserHandle) -> Any:
        """Somebody else there, who has not installed it."""
        if self.channel.guild is None:
            return PrivateUser(user, self.channel)
        return self.channel.guild.add_member(user)

    def history(self, world: World) -> list[Any]:
        """All messages there that everybody sees, oldest first."""
        messages = world.env.backend.messages[self.channel.id].values()
        return [message for message in messages if not message.is_ephemeral]


def shown(world: World, message: Any) -> ResponseMessage:
    """A message as people can press it."""
    return ResponseMessage(world.env, message)


def guests(world: World, name: str = "Ada", other: str = "Bo") -> dict[str, Guest]:
    """A member of the club in each kind of place, who has installed the bot, with ``other``."""
    env, installs = world.env, world.discord.installs
    user, friend = world.members[name].user, world.members[other].user
    installs.users.add(user.id)
    guild = uninvited_guild(env, installs)
    room, member = guild.create_text_channel("books"), guild.add_member(user)
    two, group = (
        private_channel(env, user, friend),
        private_channel(env, user, friend, env.create_user("eir")),
    )
    return {
        FOREIGN: Guest(member, room),
        BOTS_DM: Guest(user, user.dm_channel),
        DIRECT: Guest(PrivateUser(user, two), two),
        GROUP: Guest(PrivateUser(user, group), group),
    }
