"""Where Discord shows the slash commands: once, in all servers or in a developer's alone."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.client import Olsen
from tests.e2e.screen import told
from tests.e2e.world import World


def shown(world: World, guild_id: int | None = None) -> list[str]:
    """The names of the commands that Discord knows for one server, or for all servers."""
    return sorted(name for name, _ in world.env.backend.commands.get(guild_id, {}))


def told_commands(world: World) -> int:
    """How often Discord was told of the commands."""
    return sum(
        request.path.endswith("/commands") and request.method == "PUT" for request in world.env.http_requests
    )


async def set_dev_guild(world: World, guild_id: int | None) -> None:
    """Restart the bot with another developer's server."""
    world.settings = replace(world.settings, dev_guild=guild_id)
    await world.restart()


async def test_without_a_developers_server_all_servers_have_the_commands(world: World) -> None:
    assert "play" in shown(world)
    assert shown(world, world.guild.id) == []


def places_of(world: World, guild_id: int | None = None) -> dict[tuple[object, object], set[str]]:
    """The commands that Discord knows, by the installations and contexts that they support."""
    found: dict[tuple[object, object], set[str]] = {}
    for (name, _), command in world.env.backend.commands.get(guild_id, {}).items():
        key = str(command.get("integration_types")), str(command.get("contexts"))
        found.setdefault(key, set()).add(name)
    return found


ANYWHERE = {"play", "daily", "rules", "help", "privacy", "my"}


async def test_what_works_anywhere_is_offered_anywhere(world: World) -> None:
    commands = set(shown(world))
    known = places_of(world)
    assert known == {("[0, 1]", "[0, 1, 2]"): ANYWHERE, ("[0]", "[0]"): commands - ANYWHERE}
    await set_dev_guild(world, world.guild.id)
    assert places_of(world, world.guild.id) == {("None", "None"): commands}


async def test_an_application_that_users_cannot_install_keeps_its_commands_on_servers(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    commands = set(shown(world))
    world.write("UPDATE notes SET text = 'other' WHERE name = 'commands'")
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
    await world.restart()
    assert places_of(world) == {("[0]", "[0]"): commands}
    assert "User Install" in caplog.text
    await world.restart()
    assert ANYWHERE in places_of(world).values()


async def test_a_developers_server_alone_has_the_commands_and_each_once(world: World) -> None:
    commands = shown(world)
    await set_dev_guild(world, world.guild.id)
    assert shown(world, world.guild.id) == commands
    assert shown(world) == []
    assert "cards" in told(await world.slash("Ada", "help"))


async def test_a_developers_server_that_is_another_one_now_keeps_none(world: World) -> None:
    commands, other = shown(world), world.env.create_guild("Workshop")
    await set_dev_guild(world, world.guild.id)
    await set_dev_guild(world, other.id)
    assert (shown(world, world.guild.id), shown(world, other.id)) == ([], commands)
    await set_dev_guild(world, None)
    assert (shown(world), shown(world, other.id)) == (commands, [])


async def test_discord_is_told_once_of_what_stays_as_it_is(world: World) -> None:
    await set_dev_guild(world, world.guild.id)
    before = told_commands(world)
    await world.restart()
    assert told_commands(world) == before


async def test_a_locked_database_does_not_keep_the_bot_from_starting(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.write("UPDATE notes SET text = 'other' WHERE name = 'commands'")
    with world.locked():
        await world.restart()
    assert "cannot note that Discord has the slash commands (database is locked)" in caplog.text
    assert "play" in shown(world)
    assert "cards" in told(await world.slash("Ada", "help"))
    before = told_commands(world)
    await world.restart()
    assert told_commands(world) == before + 1
    await world.restart()
    assert told_commands(world) == before + 1


class Forgetful(Olsen):
    """A bot whose notes can no longer be read once its commands are loaded."""

    async def load_commands(self) -> None:
        await super().load_commands()
        with closing(sqlite3.connect(self.settings.database)) as file, file:
            file.execute("ALTER TABLE notes RENAME TO elsewhere")


async def test_notes_that_cannot_be_read_do_not_keep_the_bot_from_starting(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    before = told_commands(world)
    await world.restart(Forgetful)
    assert "cannot read which slash commands Discord has" in caplog.text
    assert told_commands(world) == before + 1
    assert "cards" in told(await world.slash("Ada", "help"))


async def test_commands_that_discord_refuses_leave_those_that_it_knows(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("PUT", "/applications/*/guilds/*/commands", status=403, code=50001)
    await set_dev_guild(world, world.guild.id)
    (fault,) = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert "Discord refused the slash commands and keeps the old ones: 403" in fault
    caplog.clear()  # this fault was wanted
    assert "play" in shown(world)
    assert "cards" in told(await world.slash("Ada", "help"))
