"""What servers and players prefer is kept, found again, and kindly read."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import fields, replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.services import PlayerSettings, Preferences, ServerSettings
from bot.storage import Database, StorageError, open_database
from bot.storage.executor import ReadExecutor
from bot.storage.guilds import GuildQueries
from bot.tables.outcome import outcome
from tests.tables.club import ADA, BO, GUILD, Club, lobby

NORSK = ServerSettings("nb", "slow", "never", (5, 7), 9, "Europe/Oslo", "22-7")
"""Everything otherwise than by default."""
MINE = PlayerSettings("nb", "safe", True, "rank", "always", "America/New_York", "never")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await open_database(path, busy_timeout_ms=50, clock=lambda: 0)
    yield database
    await database.close()


def stored(path: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        return [json.loads(text) for (text,) in file.execute(f"SELECT settings FROM {table}")]  # noqa: S608 - a table's name cannot be a parameter


def every(settings: ServerSettings | PlayerSettings) -> Any:
    """A change of everything."""
    return {field.name: getattr(settings, field.name) for field in fields(settings)}


def write(path: Path, table: str, settings: dict[str, Any]) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"UPDATE {table} SET settings = ?", (json.dumps(settings),))  # noqa: S608 - a table's name cannot be a parameter


async def test_who_has_set_nothing_has_the_defaults(database: Database) -> None:
    preferences = Preferences(database)
    assert ServerSettings() == ServerSettings(None, "normal", "default", (), None)
    assert PlayerSettings() == PlayerSettings(None, "classic", False, "suit", "default")
    assert preferences.known_server(GUILD) == await preferences.server(GUILD) == ServerSettings()
    assert preferences.known_player(1) == await preferences.player(1) == PlayerSettings()


async def test_what_is_set_is_known_at_once_and_found_again(database: Database) -> None:
    preferences = Preferences(database)
    await preferences.change_server(GUILD, **every(NORSK))
    await preferences.change_player(GUILD, 1, "Ada", **every(MINE))
    assert preferences.known_server(GUILD) == NORSK
    assert preferences.known_player(1) == MINE
    later = Preferences(database)
    assert later.known_server(GUILD) == ServerSettings()
    assert await later.server(GUILD) == later.known_server(GUILD) == NORSK
    assert await later.player(1) == later.known_player(1) == MINE
    assert await later.server(GUILD + 1) == ServerSettings()
    assert await later.player(2) == PlayerSettings()


async def test_only_what_differs_from_the_default_is_stored(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    await preferences.change_server(GUILD, pings="never")
    await preferences.change_player(GUILD, 1, "Ada", sort="rank")
    assert stored(path, "guilds") == [{"pings": "never"}]
    assert stored(path, "people") == [{"sort": "rank"}]
    await preferences.change_player(GUILD, 1, "Ada", **every(PlayerSettings()))
    assert stored(path, "people") == [{}]


async def test_a_player_takes_their_settings_to_every_server(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    await preferences.change_player(GUILD, 1, "Ada", **every(MINE))
    assert await Preferences(database).player(1) == MINE
    async with database.transaction() as tx:
        await tx.people.key_for(GUILD + 1, 1, "Ada")
    changed = replace(MINE, sort="suit")
    await preferences.change_player(GUILD + 1, 1, "Ada", **every(changed))
    assert preferences.known_player(1) == changed
    assert await Preferences(database).player(1) == changed
    first, second = stored(path, "people")
    assert first == second


@pytest.mark.parametrize("value", [None, "loud", 3.5, True, {"a": 1}, [1, "two"], [[]], [True]])
async def test_a_value_that_a_server_cannot_have_is_as_if_it_was_not_set(
    database: Database, path: Path, value: Any
) -> None:
    await Preferences(database).change_server(GUILD, **every(NORSK))
    (kept,) = stored(path, "guilds")
    for name in (field.name for field in fields(ServerSettings)):
        write(path, "guilds", {**kept, name: value, "weather": "fine"})
        makes_sense = (name, value) in (("language", "loud"), ("greeted", True), ("site", True))
        expected = value if makes_sense else getattr(ServerSettings(), name)
        assert await Preferences(database).server(GUILD) == replace(NORSK, **{name: expected})


@pytest.mark.parametrize("value", [None, "loud", 3.5, 1, {"a": 1}, [1]])
async def test_a_value_that_a_player_cannot_have_is_as_if_it_was_not_set(
    database: Database, path: Path, value: Any
) -> None:
    await Preferences(database).change_player(GUILD, 1, "Ada", **every(MINE))
    (kept,) = stored(path, "people")
    for name in (field.name for field in fields(PlayerSettings)):
        write(path, "people", {**kept, name: value, "weather": "fine"})
        makes_sense = value == "loud" and name in ("language", "early_language")
        expected = value if makes_sense else getattr(PlayerSettings(), name)
        assert await Preferences(database).player(1) == replace(MINE, **{name: expected})


async def test_what_was_asked_for_longest_ago_is_forgotten_first(database: Database) -> None:
    preferences = Preferences(database, remembered=2)
    for guild in (1, 2):
        await preferences.change_server(guild, **every(NORSK))
    await preferences.server(1)
    await preferences.change_server(3, **every(NORSK))
    known = [guild for guild in (1, 2, 3) if preferences.known_server(guild) == NORSK]
    assert known == [1, 3]
    assert await preferences.server(2) == NORSK


async def test_who_has_changed_something_was_there_lately(database: Database) -> None:
    preferences = Preferences(database, remembered=2)
    for guild in (1, 2, 1, 3):
        await preferences.change_server(guild, **every(NORSK))
    known = [guild for guild in (1, 2, 3) if preferences.known_server(guild) == NORSK]
    assert known == [1, 3]


async def test_what_is_known_is_told_without_the_database(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    await preferences.change_server(GUILD, **every(NORSK))
    await preferences.change_player(GUILD, 1, "Ada", **every(MINE))
    await database.close()
    path.unlink()
    assert await preferences.server(GUILD) == NORSK
    assert await preferences.player(1) == MINE


async def test_what_is_dropped_from_memory_is_read_again(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    for guild in (GUILD, GUILD + 1):
        await preferences.change_server(guild, **every(NORSK))
    for user, name in ((1, "Ada"), (2, "Bo")):
        await preferences.change_player(GUILD, user, name, **every(MINE))
    write(path, "guilds", {})
    write(path, "people", {})
    preferences.forget_server(GUILD)
    preferences.forget_server(GUILD + 2)
    preferences.forget_player(1)
    assert await preferences.server(GUILD) == ServerSettings()
    assert await preferences.player(1) == PlayerSettings()
    assert await preferences.server(GUILD + 1) == NORSK
    assert await preferences.player(2) == MINE


async def test_who_wants_no_pings_has_none_and_others_have_those_of_their_server(database: Database) -> None:
    preferences = Preferences(database)
    table = lobby(people=2, computers=1)
    await preferences.change_server(GUILD, pings="always")
    await preferences.change_player(GUILD, BO.user_id, "Bo", pings="never")
    await preferences.change_player(GUILD, 0, "Nobody", pings="never")
    assert preferences.pings_of(table, 0) == "always"
    assert preferences.pings_of(table, 1) == "never"


async def test_nobody_is_pinged_in_their_quiet_hours_where_a_time_zone_is_known(database: Database) -> None:
    preferences, hour = Preferences(database), 3_600_000
    own = (GUILD, ADA.user_id)
    assert preferences.zone_of(*own) is None
    assert preferences.awake_at(*own, hour) == hour
    await preferences.change_server(GUILD, zone="UTC", quiet="23-8")
    assert str(preferences.zone_of(*own)) == "UTC"
    assert [preferences.awake_at(*own, at * hour) for at in (1, 8, 22)] == [8 * hour, 8 * hour, 22 * hour]
    await preferences.change_player(*own, ADA.name, quiet="0-10")
    assert preferences.awake_at(*own, hour) == 10 * hour
    await preferences.change_player(*own, ADA.name, zone="Europe/Oslo")
    assert preferences.awake_at(*own, hour) == 9 * hour, "it is an hour later there"
    assert preferences.awake_at(GUILD, BO.user_id, hour) == 8 * hour
    await preferences.change_player(*own, ADA.name, quiet="never")
    assert preferences.awake_at(*own, hour) == hour


async def test_a_change_counts_as_done_when_it_is_saved_and_not_before(
    database: Database, path: Path
) -> None:
    preferences = Preferences(database)
    changes = (
        lambda: preferences.change_server(GUILD, pings="never"),
        lambda: preferences.change_player(GUILD, 1, "Ada", pings="never"),
    )
    for change in changes:
        with outcome() as done:
            await change()
        assert done.is_saved
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for change in changes:
            with outcome() as done, pytest.raises(StorageError):
                await change()
            assert not done.is_saved


async def test_changes_at_the_same_time_all_hold(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    other = await open_database(path, busy_timeout_ms=1000, clock=lambda: 0)
    elsewhere = Preferences(other)
    await elsewhere.server(GUILD), await elsewhere.player(1)
    try:
        for changed in (NORSK, ServerSettings()):
            changes = [{name: value} for name, value in every(changed).items()]
            await asyncio.gather(
                *(
                    where.change_server(GUILD, **change)
                    for change, where in zip(changes, cycle((preferences, elsewhere)), strict=False)
                )
            )
            assert await Preferences(database).server(GUILD) == changed
        for mine in (MINE, PlayerSettings()):
            changes = [{name: value} for name, value in every(mine).items()]
            await asyncio.gather(*(preferences.change_player(GUILD, 1, "Ada", **each) for each in changes))
            assert await Preferences(database).player(1) == mine
            assert preferences.known_player(1) == mine
    finally:
        await other.close()


async def test_a_change_gives_and_knows_what_is_stored_also_what_another_process_has_changed(
    database: Database, path: Path
) -> None:
    preferences = Preferences(database)
    assert await preferences.change_server(GUILD, clock="slow") == ServerSettings(clock="slow")
    write(path, "guilds", {"pings": "never", "channels": [5], "weather": "fine"})
    expected = ServerSettings(clock="fast", pings="never", channels=(5,))
    assert await preferences.change_server(GUILD, clock="fast") == expected
    assert preferences.known_server(GUILD) == expected
    assert stored(path, "guilds")[0]["weather"] == "fine", "a newer version may know it"


class SlowGuilds(GuildQueries):
    """A database whose answers arrive only when they are let through."""

    def __init__(self, executor: ReadExecutor) -> None:
        super().__init__(executor)
        self.has_read, self.may_arrive = asyncio.Event(), asyncio.Event()

    async def settings(self, place_id: int) -> dict[str, Any]:
        settings = await super().settings(place_id)
        self.has_read.set()
        await self.may_arrive.wait()
        return settings


async def test_what_is_saved_while_somebody_reads_is_what_is_known(path: Path) -> None:
    database = await open_database(path, clock=lambda: 0)
    database.guilds = slow = SlowGuilds(database._readers)
    preferences = Preferences(database)
    try:
        reading = asyncio.create_task(preferences.server(GUILD))
        await slow.has_read.wait()
        await preferences.change_server(GUILD, **every(NORSK))
        slow.may_arrive.set()
        assert await reading == preferences.known_server(GUILD) == NORSK
    finally:
        await database.close()


async def test_what_could_not_be_saved_is_not_known_either(database: Database, path: Path) -> None:
    preferences = Preferences(database)
    await preferences.change_player(GUILD, 1, "Ada", **every(MINE))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError):
            await preferences.change_server(GUILD, **every(NORSK))
        with pytest.raises(StorageError):
            await preferences.change_player(GUILD, 1, "Ada", **every(PlayerSettings()))
        other.execute("ROLLBACK")
    assert preferences.known_server(GUILD) == ServerSettings()
    assert preferences.known_player(1) == MINE
    assert await Preferences(database).player(1) == MINE


async def test_settings_cannot_be_read_from_a_closed_database(path: Path) -> None:
    database = await open_database(path, clock=lambda: 0)
    await database.close()
    preferences = Preferences(database)
    for question in (preferences.server(GUILD), preferences.player(1), preferences.restore()):
        with pytest.raises(StorageError):
            await question


async def test_what_open_tables_need_is_known_after_a_restart(club: Club) -> None:
    preferences = Preferences(club.database)
    await preferences.change_server(GUILD, **every(NORSK))
    await preferences.change_player(GUILD, ADA.user_id, "Ada", **every(MINE))
    await preferences.change_player(GUILD, 77, "Nobody", **every(MINE))
    await club.sit()
    later = Preferences(club.database)
    await later.restore()
    assert later.known_server(GUILD) == NORSK
    assert later.known_player(ADA.user_id) == MINE
    assert later.known_player(77) == PlayerSettings()
