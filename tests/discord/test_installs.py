"""Where the app can be used that is installed for oneself, and what that allows."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import UserHandle
from simcord.results import ResponseMessage

from tests.discord.conftest import Stage
from tests.discord.installs import PrivateUser, private_channel, uninvited_guild

PLAY: dict[str, Any] = {"name": "play", "type": 1, "integration_types": [0, 1], "contexts": [0, 1, 2]}
SETTINGS: dict[str, Any] = {"name": "settings", "type": 1, "integration_types": [0], "contexts": [0]}


class Places:
    """A server without the bot, a group and the bot's direct messages, in which Ada has the app."""

    def __init__(self, stage: Stage) -> None:
        self.stage, env = stage, stage.env
        installs = env.strict.installs
        self.user: UserHandle = stage.ada.user
        self.bo = env.create_user("bo", global_name="Bo")
        installs.users.add(self.user.id)
        self.guild = uninvited_guild(env, installs)
        self.room = self.guild.create_text_channel("books")
        self.member: MemberActor = self.guild.add_member(self.user)
        group = private_channel(env, self.user, self.bo, env.create_user("cleo"))
        self.in_group, self.bo_in_group = PrivateUser(self.user, group), PrivateUser(self.bo, group)
        self.two = PrivateUser(self.user, private_channel(env, self.user, self.bo))
        env.backend.register_commands(None, [PLAY, SETTINGS])

    async def play(self, place: str) -> discord.Interaction:
        """Ada's ``/play`` in a place, as the bot gets it."""
        work: Mapping[str, Callable[[], Any]] = {
            "server": lambda: self.stage.ada.slash(self.stage.room, "play"),
            "elsewhere": lambda: self.member.slash(self.room, "play"),
            "bot": lambda: self.user.slash("play"),
            "group": lambda: self.in_group.slash("play"),
            "two": lambda: self.two.slash("play"),
        }
        with contextlib.suppress(AssertionError):  # simcord complains of a command that nobody answers
            await work[place]()
        return self.stage.bot.presses[-1]

    async def answered(self, place: str, **how: Any) -> discord.Interaction:
        """The same, answered by a message with a button."""
        button = discord.ui.View(timeout=None)
        button.add_item(discord.ui.Button(label="Press", custom_id="press"))
        button.stop()
        press = await self.play(place)
        await self.stage.do(press.response.send_message("A button", view=button, **how))
        return press


@pytest.fixture
def places(stage: Stage) -> Places:
    return Places(stage)


@pytest.mark.parametrize(
    ("place", "guild", "dm", "private", "by_guild"),
    [
        ("server", True, False, False, True),
        ("elsewhere", True, False, False, False),
        ("bot", False, True, False, False),
        ("group", False, False, True, False),
        ("two", False, False, True, False),
    ],
)
async def test_an_interaction_says_where_it_was_made_and_by_whose_installation(
    places: Places, place: str, guild: bool, dm: bool, private: bool, by_guild: bool
) -> None:
    press = await places.play(place)
    context = press.context
    assert (context.guild, context.dm_channel, context.private_channel) == (guild, dm, private)
    assert (press.is_guild_integration(), press.is_user_integration()) == (by_guild, True)
    assert press.app_permissions.attach_files
    assert press.channel_id is not None


async def test_a_press_comes_by_the_installation_of_whoever_gave_the_command(places: Places) -> None:
    await places.answered("group")
    await places.stage.env.settle()
    (message,) = places.stage.env.backend.messages[places.in_group.channel.id].values()
    with contextlib.suppress(AssertionError):
        await places.bo_in_group.click(_shown(places, message), label="Press")
    press = places.stage.bot.presses[-1]
    assert press.user.id == places.bo.id
    assert press._integration_owners == {1: places.user.id}
    await places.stage.do(press.response.edit_message(content="Pressed"))
    assert message.content == "Pressed"


def _shown(places: Places, message: Any) -> Any:
    return ResponseMessage(places.stage.env, message)


async def test_who_has_not_installed_it_has_no_commands_there(places: Places) -> None:
    with pytest.raises(SetupError):
        await places.bo_in_group.slash("play")
    with pytest.raises(SetupError):
        await places.in_group.slash("settings")


async def test_the_bot_knows_nothing_of_places_where_it_is_no_member(places: Places) -> None:
    await places.member.send(places.room, "hello")
    await places.stage.env.settle()
    assert [guild.name for guild in places.stage.bot.guilds] == ["Card club"]
    assert not places.stage.bot.events("message")
    for channel_id in (places.room.id, places.in_group.channel.id):
        channel = places.stage.bot.get_partial_messageable(channel_id)
        with pytest.raises(discord.Forbidden) as refused:
            await places.stage.do(channel.send("hello"))
        assert refused.value.code == 50001


@pytest.mark.parametrize(("place", "most"), [("group", 5), ("elsewhere", 5), ("bot", 9)])
async def test_followups_are_limited_where_the_bot_is_no_member(
    places: Places, place: str, most: int
) -> None:
    press = await places.answered(place)
    for _ in range(5):
        await places.stage.do(press.followup.send("more"))
    if most > 5:
        await places.stage.do(press.followup.send("more"))
        return
    with pytest.raises(discord.HTTPException) as refused:
        await places.stage.do(press.followup.send("more"))
    assert refused.value.code == 40094


@pytest.mark.parametrize("lacks", ["use_external_apps", "send_messages"])
async def test_answers_are_private_where_external_apps_may_not_write(places: Places, lacks: str) -> None:
    await places.answered("elsewhere")
    everyone = places.stage.env.backend.guilds[places.guild.id].everyone_role
    everyone.permissions &= ~getattr(discord.Permissions, lacks).flag
    press = await places.answered("elsewhere")
    await places.stage.do(press.followup.send("more"))
    messages = places.stage.env.backend.messages[places.room.id].values()
    assert [message.is_ephemeral for message in messages] == [False, True, True]
