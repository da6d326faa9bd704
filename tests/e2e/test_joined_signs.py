"""Leagues and house rules may be named with signs that are joined, and in scripts that need joiners."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club
from tests.e2e.screen import text_of, told
from tests.e2e.world import World

NAMES = {
    "a single sign": "🏆 Spring",
    "a flag": "🏴‍☠️ Pirates",
    "a family": "👨‍👩‍👧 cup",
    "a flag of tags": "🏴󠁧󠁢󠁥󠁮󠁧󠁿 cup",
    "Persian": "می‌خواهم",
    "Malayalam": "ലീഗ്‌ കപ്പ്",
}


@pytest.mark.parametrize("name", NAMES)
async def test_a_league_is_named_so(world: World, name: str) -> None:
    Club(world)
    result = await world.slash("Una", "umpire create", name=NAMES[name], game="olsen", format="open")
    assert NAMES[name] in (text_of(result.response) if result.response else told(result))


@pytest.mark.parametrize("name", NAMES)
async def test_house_rules_are_named_so(world: World, name: str) -> None:
    world.member("Vera", manage_guild=True)
    result = await world.slash("Vera", "houserules create", name=NAMES[name], game="olsen")
    assert NAMES[name] in (text_of(result.response) if result.response else told(result))
