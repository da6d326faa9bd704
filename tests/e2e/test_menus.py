"""Commands in the menu of a member."""

from __future__ import annotations

from tests.e2e.screen import told
from tests.e2e.world import World


async def test_statistics_of_a_member_are_in_their_menu(world: World) -> None:
    table = await world.table("Ada", "Bo", length=1)
    await world.play_out(table, world.chance)
    ada, bo = world.members["Ada"], world.members["Bo"]
    shown = await ada.context_menu(world.channel, "Statistics", bo)
    assert told(shown) == told(await world.slash("Ada", "stats", member=bo))
