"""An evening of short rounds among friends: nobody waits for a clock, or for who has not come."""

from __future__ import annotations

import pytest_asyncio

from tests.e2e.league import MINUTE, League
from tests.e2e.world import World

FOUR = ("Ada", "Bo", "Cleo", "Dag")


@pytest_asyncio.fixture
async def evening(world: World) -> League:
    """The first of three rounds of half an hour is drawn, in pairs."""
    league = League(world)
    await league.rounds(*FOUR, rounds=3, size=2, clock="fast", **{"round-length": "30 minutes"})
    return league


def drawn(league: League, number: int) -> list[str]:
    """What was posted about the draw of a round."""
    return [text for text in league.texts() if text.startswith("##") and f"round {number}" in text]


async def test_the_umpire_can_draw_the_next_round_once_all_tables_are_over(evening: League) -> None:
    await evening.play()
    await evening.world.pass_time(10)
    assert "Draw the next round now" in (await evening.slash("dashboard")).offers


async def test_short_rounds_follow_one_another_as_soon_as_all_tables_are_over(evening: League) -> None:
    assert not drawn(evening, 2)
    await evening.play()
    await evening.world.pass_time(3 * MINUTE)
    assert drawn(evening, 2)


async def test_who_did_not_come_is_out_until_they_say_that_they_are_back(evening: League) -> None:
    world = evening.world
    table = next(names for names in (await evening.to_play()).values() if "Dag" in names)
    (partner,) = {*table} - {"Dag"}
    await evening.play(but=["Dag"])
    await (await evening.screen(partner, "league fixtures")).press("I’m here")
    await world.pass_time(35 * MINUTE)
    assert any("wins without playing" in text for text in evening.texts())
    (said,) = drawn(evening, 2)
    assert "Ada" in said
    assert "Dag" not in said
