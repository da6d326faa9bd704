"""What somebody has won against computers alone has a shelf of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.screen import told
from tests.e2e.test_standings import match, numbers
from tests.e2e.world import World


async def lose(world: World) -> None:
    """Let Ada lose against a computer."""
    await world.table("Ada", computers=1, length=1)
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["2C 3C", "9C"])
    await world.pass_time(5)
    assert "🏁" in world.text


async def stats(world: World, name: str, **of: Any) -> str:
    """What somebody reads about wins against computers."""
    return told(await world.slash(name, "stats", **of))


@pytest.mark.both_engines
async def test_wins_against_computers_are_the_first_thing_in_the_statistics(world: World) -> None:
    await match(world, "Ada", computers=2)
    shown = await stats(world, "Ada")
    assert "🥈 **Olsen** · 1 of 1 won\n-# normal 1\n-# quickest deal 1 turn · biggest win 10 points" in shown
    assert "-# 🥈 normal computers beaten. Ratings" in shown
    await match(world, "Ada", computers=1)
    assert "2 of 2 won\n-# normal 2 · 2 in a row\n" in await stats(world, "Ada")
    await lose(world)
    shown = await stats(world, "Bo", member=world.members["Ada"])
    assert "2 of 3 won\n-# normal 2 · best 2 in a row\n" in shown
    assert "No finished matches" in await stats(world, "Bo")
    world.write("INSERT INTO achievements SELECT place_id, person, 'sieve', 'table', 1 FROM people")
    assert "🏅 **1 of 16 achievements:** Memory like a sieve" in await stats(world, "Ada")


async def test_they_stand_beside_what_counts(world: World) -> None:
    await match(world, "Ada", computers=2)
    await match(world, "Ada", "Bo", computers=1)
    assert "1 of 1 match won" in await numbers(world, "Ada")
    shown = world.private("Ada", await world.slash("Ada", "stats"))
    assert "Not counted" not in shown.text
    await shown.press("Against computers")
    assert "## Ada against computers" in shown.text
    assert "1 of 1 won" in shown.text
    await shown.press("Statistics")
    assert "against computers" not in shown.text


async def test_nothing_is_left_of_who_is_forgotten(world: World) -> None:
    await match(world, "Ada", computers=2)
    assert world.rows("SELECT game, wins, normal FROM solo_records") == [("olsen", 1, 1)]
    await world.as_bot(world.bot.services.privacy.forget(world.members["Ada"].id, None))
    assert world.rows("SELECT * FROM solo_records") == []
