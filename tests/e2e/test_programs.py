"""Programs of others at a table in Discord: one that plays well, and one that does not."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.programs import Program
from tests.e2e.screen import told
from tests.e2e.world import World
from tests.mirror import ROOT

PAGE = (ROOT / "docs" / "hosting" / "programs.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
BAD = "import sys\nfor line in sys.stdin: print('no move', flush=True)"


def program(folder: Path, key: str, text: str) -> Program:
    path = folder / f"{key}.py"
    path.write_text(text, encoding="utf-8")
    command = (sys.executable, "-I", "-S", str(path))
    return Program(key, key.capitalize(), "Ada_B", command, frozenset({"olsen"}), seconds=5)


@pytest.fixture
async def listing(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose operator has listed two programs."""
    listed = (program(tmp_path, "ravn", EXAMPLE), program(tmp_path, "crow", BAD))
    world = World(tmp_path, Random(3), programs=listed)
    await world.open()
    yield world
    await world.close()


async def seat(world: World, key: str) -> None:
    """Have Ada seat a program at her table, and start."""
    await world.lobby("Ada", length=1)
    options = world.private("Ada", await world.press("Ada", "Options"))
    assert world.say("program-about", author="Ada_B") in str(options.menus)
    assert world.say("program-open") in str(options.menus), "they are in no cell"
    await options.choose(f"a:program:{world.now.table_id}:{key}")


async def test_a_program_plays_a_whole_match_at_a_table(listing: World) -> None:
    world = listing
    await seat(world, "ravn")
    assert f"Ravn ({world.say('level-program')})" in world.text
    await world.press("Ada", "Start")
    table = await world.finish(world.now, world.chance)
    assert table.chairs[1].level == "program", "it has made its moves itself"
    assert f"Ravn ({world.say('level-program')})" in world.text


async def test_a_program_that_does_not_play_is_let_go_and_the_table_says_so(listing: World) -> None:
    world = listing
    await seat(world, "crow")
    await world.press("Ada", "Start")
    table = await world.finish(world.now, world.chance)
    assert table.chairs[1].level == "program_gone"
    assert world.say("level-program_gone") in world.text


async def test_no_program_is_offered_at_a_ranked_table_or_to_others(listing: World) -> None:
    world = listing
    await world.lobby("Ada", ranked=True)
    options = world.private("Ada", await world.press("Ada", "Options"))
    assert "a:program:" not in str(options.menus)
    pressed = f"a:program:{world.now.table_id}:ravn"
    (result,) = await world.at_once(("Ada", world.message, pressed))
    assert told(result) == world.say("refused-ranked_computers")
