"""Every end-to-end test gets a world of its own, and fails when the bot logged a fault, showed a card to
somebody who may not know it, or sent what Discord would refuse.
"""

from __future__ import annotations

import gc
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
import pytest_asyncio

from tests.e2e.world import World
from tests.postgres import migrated_database

gc.collect()
gc.freeze()  # the modules stay: the collector need not look at them after each world

PLAIN: dict[str, dict[str, Any]] = {
    "olsen": {"first_turn": []},
    "olsen_olsen": {"any_card": False},
    "pursuit": {"penalty": 0, "dir": 1},
}
"""For a position in the middle of a deal: what a beginning may leave behind, as if it had not."""


SQLITE, POSTGRES = "sqlite", "postgres"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have a test that is marked for both engines run on both."""
    if metafunc.definition.get_closest_marker("both_engines") and "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.postgres)])


@pytest.fixture
def engine() -> str:
    """What keeps the bot's database."""
    return SQLITE


@pytest_asyncio.fixture
async def world(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest, engine: str
) -> AsyncIterator[World]:
    """A server with the bot in it. A fault that the bot caught and apologised for is a failure here.

    Chance falls alike in each run of a test. A test may choose settings and what else a :class:`World`
    takes, with ``parametrize("world", [{...}], indirect=True)``.
    """
    chosen = crc32(re.sub(rf"\[{engine}\]$|-?{engine}-?", "", request.node.name).encode())
    server = await migrated_database() if engine == POSTGRES else None
    world = World(tmp_path, Random(chosen), server, **getattr(request, "param", {}))
    try:
        await world.open()
        # Which of two things Discord does is written nowhere: half of the tests hold the one, half the other.
        world.discord.keeps_unlisted = chosen % 2 == 0
        yield world
    finally:
        await world.close()
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    faults = [record.getMessage() for record in logged if record.levelno >= logging.ERROR]
    assert not faults
    assert not world.env.errors
    assert not world.witness.leaks
    assert not world.witness.broken
    assert not world.discord.broken


@pytest.fixture
async def playing(world: World) -> World:
    """Ada, Bo and Cleo in the middle of a deal; it is Ada's turn."""
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(
        turn=0,
        first_turn=[],
        discard="9H",
        hands=["9C 4H KC QD", "TS 7H 2C", "2D 3C 5S"],
        stock="6C 6D",
    )
    return world
