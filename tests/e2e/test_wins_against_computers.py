"""What somebody has won against computers alone has a shelf of its own."""

from __future__ import annotations

import pytest

from tests.e2e.test_standings import match, numbers
from tests.e2e.world import World


@pytest.mark.xfail(
    strict=True, reason="matches against computers alone are counted, and whether they were won is not"
)
async def test_a_win_against_computers_stands_in_the_statistics(world: World) -> None:
    await match(world, "Ada", computers=2)
    won = await numbers(world, "Ada")
    await world.table("Ada", computers=1, length=1)
    await world.arrange(turn=1, first_turn=[], discard="9H", hands=["2C 3C", "9C"])
    await world.pass_time(5)
    assert "🏁" in world.text
    lost = await numbers(world, "Ada")
    assert "won" in won, won
    assert won.count("1") != lost.count("1") or "2" in lost, lost
