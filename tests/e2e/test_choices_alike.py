"""What an umpire chooses from: no two matches read alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import pytest_asyncio

from tests.e2e.league import League
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.world import World

LONG = (
    "Alexandra-Victoria von Oldenburg",
    "Bartholomew Montgomery-Smythe II",
    "Christopher-Alexander Wellington",
    "Dorothea-Wilhelmina Kristiansen.",
)


@pytest_asyncio.fixture
async def league(world: World) -> League:
    return League(world)


async def begin(league: League, players: Sequence[str]) -> None:
    """Start an open season of these members, whose names may be too long for an account."""
    for number, name in enumerate(players):
        if name not in league.world.members:
            user = league.world.env.create_user(f"long{number}", global_name=name)
            league.world.members[name] = league.world.guild.add_member(user, roles=[])
    await league.begin(*players, format="open")


async def told_apart(league: League) -> None:
    """No two of the matches that can be made void have the same name."""
    names = [name for name, _ in await league.offered("void")]
    assert len(names) == 2
    assert len(set(names)) == len(names), names


async def test_two_matches_of_one_day_that_ended_alike_are_told_apart(league: League) -> None:
    await begin(league, ("Ada", "Bo"))
    for _ in range(2):
        await league.played({"Ada": 0, "Bo": 35})
    await told_apart(league)


async def test_two_matches_of_players_with_long_names_are_told_apart(league: League) -> None:
    await begin(league, LONG)
    await league.played(dict(zip(LONG, (10, 20, 30, 40), strict=True)))
    await league.played(dict(zip(LONG, (11, 22, 33, 44), strict=True)))
    await told_apart(league)


@pytest.mark.parametrize("players", [("Ada", "Bo"), LONG], ids=["short", "long"])
async def test_matches_that_ended_alike_are_told_apart_on_the_dashboard(
    league: League, players: tuple[str, ...]
) -> None:
    await begin(league, players)
    for _ in range(3):
        await league.played({name: 10 * place for place, name in enumerate(players)})
    screen = (await dashboard(league)).screen
    (menu,) = [menu for menu in screen.menus if menu["placeholder"] == "Adjust a result…"]
    labels = [option["label"] for option in menu["options"]]
    assert len(set(labels)) == 3, labels
    assert all("Played (0 – 10" in option["description"] for option in menu["options"])
