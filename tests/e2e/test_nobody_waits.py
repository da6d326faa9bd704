"""One silent or stuck player does not hold up the others."""

from __future__ import annotations

import pytest

from tests.e2e.test_absence import CLUBS, TURN
from tests.e2e.world import World

STUCK = {
    "turn": 1,
    "first_turn": [],
    "discard": "9H",
    "hands": ["9C 2C 3C", "9D 7S 7H 2H 5H 6H TD", "4S 5S QC KC 6S 3S"],
    "stock": "6C 7C JC",
}
"""It is Bo's turn, and Cleo has nothing that fits his nine of diamonds; he can owe no call."""


async def test_one_clock_ends_a_turn_in_which_cards_may_be_drawn(world: World) -> None:
    await world.table("Ada", "Bo", game="olsen_olsen")
    await world.arrange(
        turn=0,
        named=None,
        any_card=False,
        discard="7C",
        hands=["7H 2C 5D", "KS KD 9C"],
        stock="3S QC 4D 6S",
    )
    await world.pass_time(TURN + 4)
    assert "▶️ Bo" in world.text, world.text


@pytest.mark.parametrize(("clock", "seconds"), [("fast", 30), ("normal", TURN)])
async def test_in_a_casual_match_a_computer_sits_in_after_the_first_missed_turn(
    world: World, clock: str, seconds: int
) -> None:
    await world.table("Ada", "Bo", clock=clock)
    await world.arrange(**CLUBS)
    await world.pass_time(seconds + 3)
    assert "💤 Ada ·" in world.text, world.text


async def test_a_turn_without_a_choice_is_over_within_seconds(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**STUCK)
    await (await world.hand("Bo")).press("9♦")
    await world.pass_time(7)
    assert "Cleo draws 3 cards and passes" in world.text, world.text


async def test_a_turn_without_a_choice_is_not_called_a_turn(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**STUCK)
    cleo = await world.hand("Cleo")
    await (await world.hand("Bo")).press("9♦")
    await world.pass_time(1)
    assert "Your turn" not in cleo.text, cleo.text


def edits(world: World) -> int:
    """How often the table's message was edited or sent by the bot's own token."""
    return sum(
        request.method in ("PATCH", "POST") and f"/channels/{world.channel.id}/messages" in request.path
        for request in world.env.http_requests
    )


async def test_a_turn_without_a_choice_is_one_edit_and_one_line_of_the_table(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**STUCK)
    await (await world.hand("Bo")).press("9♦")
    await world.pass_time(1)
    before = edits(world)
    await world.pass_time(7)
    assert edits(world) - before == 1
    assert "- Cleo draws 3 cards and passes." in world.text.splitlines()
    assert "▶️ Ada" in world.text


@pytest.mark.parametrize("last", ["3S", "3D"], ids=["no choice", "a choice"])
async def test_the_table_says_the_same_of_a_turn_whether_there_is_a_choice_or_not(
    world: World, last: str
) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**{**STUCK, "hands": [*STUCK["hands"][:2], f"4S 5S QC KC 6S {last}"]})
    await (await world.hand("Bo")).press("9♦")
    await world.pass_time(1)
    until = (world.now.deadline or 0) // 1000
    assert f"\n**{world.members['Cleo'].mention}** to play · ends <t:{until}:R>" in world.text


@pytest.mark.both_engines
@pytest.mark.parametrize("seconds", [2, 4, 7])
async def test_a_turn_without_a_choice_goes_on_after_a_restart(world: World, seconds: int) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**STUCK)
    await (await world.hand("Bo")).press("9♦")
    await world.pass_time(seconds)
    await world.restart()
    await world.pass_time(7)
    assert "- Cleo draws 3 cards and passes." in world.text.splitlines()
    assert world.now.observe(None).counts == (3, 6, 9)
