"""Commands that discord.py cannot even hand to us are answered all the same."""

from __future__ import annotations

import asyncio
import gc
import logging
from functools import partial
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.client import Olsen
from bot.ui.i18n.translator import translator
from tests.e2e.screen import told
from tests.e2e.world import World

SAY = translator("en")
COMMAND, AUTOCOMPLETE = 2, 4
SUBCOMMAND, TEXT, MEMBER = 1, 3, 6
GAME = {"name": "game", "type": TEXT, "value": "o", "focused": True}
"""An option that is being typed."""


async def sent(world: World, who: str, kind: int = COMMAND, **data: Any) -> InteractionResult:
    """Send a command as Discord does, whether or not the bot knows it in this form."""
    record, payload = base_payload(
        world.env.backend,
        type=kind,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=world.members[who].id,
        data={"id": "1", "type": 1, **data},
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    answered(world)
    return InteractionResult(world.env, record)


def answered(world: World) -> None:
    """Acknowledge: simcord takes down whatever reaches the tree; what is answered is no fault of the test."""
    assert len(world.env._errors) == 1
    world.env._errors.clear()


async def about_somebody_gone(world: World, who: str = "Ada") -> InteractionResult:
    """Ask for the statistics of Dag, who leaves the server while the command is typed."""
    dag = world.members["Dag"]
    user = dict(serializers.user_payload(world.env.backend.users[dag.id]))
    world.guild.remove_member(dag)
    return await sent(
        world,
        who,
        name="stats",
        options=[{"name": "member", "type": MEMBER, "value": str(dag.id)}],
        resolved={"users": {str(dag.id): user}, "members": {}},
    )


async def test_a_member_who_has_left_is_told_of(world: World) -> None:
    assert told(await about_somebody_gone(world)) == SAY("refused-member_gone")


async def test_it_is_told_in_the_language_of_who_asks(world: World) -> None:
    await world.slash("Ada", "my settings")
    world.speaks("Ada", "no")
    assert told(await about_somebody_gone(world)) == translator("nb")("refused-member_gone")


@pytest.mark.parametrize(
    "data",
    [
        {"name": "poker"},
        {"name": "my", "options": [{"name": "cards", "type": SUBCOMMAND}]},
        {"name": "my"},
        {"name": "umpire", "options": [{"name": "withdraw", "type": SUBCOMMAND, "options": []}]},
        {"name": "Shuffle", "type": 2, "target_id": "1"},
    ],
    ids=["unknown", "unknown below another", "a group", "an option is lacking", "of a member's menu"],
)
async def test_a_command_of_another_version_is_told_of(world: World, data: dict[str, Any]) -> None:
    assert told(await sent(world, "Ada", **data)) == SAY("refused-unknown_command")


async def test_while_a_command_of_another_version_is_typed_nothing_is_offered(world: World) -> None:
    result = await sent(world, "Ada", AUTOCOMPLETE, name="poker", options=[GAME])
    assert result._interaction.autocomplete_choices == []


async def test_that_nothing_is_offered_may_go_unheard(world: World, caplog: pytest.LogCaptureFixture) -> None:
    for trouble in (partial(world.unruly.refuse, status=404, code=10062), world.unruly.silence):
        trouble("POST", "/interactions/*")
        await sent(world, "Ada", AUTOCOMPLETE, name="poker", options=[GAME])
        await world.env.advance_time(15)
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker"]
    gc.collect()  # an error that nobody has asked for is logged when its task is gone
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.fixture
def commands(world: World) -> World:
    """With two commands: one that nobody may use, and one that is broken."""

    @world.bot.tree.command()
    @discord.app_commands.check(lambda interaction: False)
    async def secret(interaction: discord.Interaction[Olsen]) -> None:
        await interaction.response.send_message("the ace of hearts")

    @world.bot.tree.command()
    async def broken(interaction: discord.Interaction[Olsen]) -> None:
        await interaction.response.send_message(f"{1 // 0}")

    return world


async def test_a_command_that_somebody_may_not_use_says_so(commands: World) -> None:
    assert told(await sent(commands, "Ada", name="secret")) == SAY("refused-command_not_allowed")


async def test_a_fault_is_told_and_logged_with_an_id(
    commands: World, caplog: pytest.LogCaptureFixture
) -> None:
    said = told(await sent(commands, "Ada", name="broken"))
    (logged,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert logged.getMessage().endswith(f" in /broken in server {commands.guild.id}")
    assert said == SAY("refused-fault", fault=logged.getMessage().split()[1])
    assert logged.exc_info is not None
    assert isinstance(logged.exc_info[1], ZeroDivisionError)
    caplog.clear()
