"""Who is told that they go up goes up, whoever leaves; and a league that grows gets more divisions."""

from __future__ import annotations

import re

import pytest

from tests.e2e.league import DAY, MINUTE, League
from tests.e2e.world import World

TERMS = {
    "format": "divisions",
    "rounds": 1,
    "size": 3,
    "moving": 1,
    "seeding": "signup",
    "round-length": "1 day",
}


async def season_over(league: League, each: int) -> str:
    """Play a season of two divisions, of A1, A2 and so on, and of B1, B2 and so on, ``each`` so many. Gives
    its key. The last of the upper division is told to go down, the first of the lower one to go up.
    """
    players = [f"{division}{number}" for division in "AB" for number in range(1, each + 1)]
    await league.rounds(*players, **{**TERMS, "division-size": each})
    await league.play(points={name: int(name[1:]) for name in players})
    await league.world.pass_time(DAY + MINUTE)
    season = league.season.key
    await league.decide("confirm", reason="well played")
    await league.world.pass_time(20)
    assert any("B1 goes up to division 1" in text for text in league.texts())
    assert any(f"A{each} goes down to division 2" in text for text in league.texts())
    return season


async def divisions(league: League, season: str, *players: str) -> dict[str, int]:
    """In which division each of these players starts the next season."""
    await league.begin(*players, again=season)
    await league.world.pass_time(20)
    (drawn,) = [text for text in league.texts() if text.startswith("## Spring · season 2 · round 1")]
    found = {}
    for line in drawn.splitlines():
        if at := re.match(r"\*\*(?:Division (\d+), t|T)able \d+\*\*", line):
            found.update({name: int(at[1] or 1) for name in players if name in line})
    assert {*found} == {*players}, drawn
    return found


@pytest.mark.parametrize("others", [("B2",), ()], ids=["with another", "alone"])
async def test_who_was_told_that_they_go_up_does_though_others_leave(
    world: World, others: tuple[str, ...]
) -> None:
    league = League(world)
    season = await season_over(league, 4)
    assert (await divisions(league, season, "A1", "A2", "A3", "A4", "B1", *others))["B1"] == 1


async def test_who_was_not_told_that_they_go_down_stays_though_others_leave(world: World) -> None:
    league = League(world)
    season = await season_over(league, 6)
    upper = [f"A{number}" for number in range(1, 7)]
    started = await divisions(league, season, *upper, "B2")
    assert [name for name in upper if started[name] > 1] in ([], ["A6"])


@pytest.mark.xfail(strict=True, reason="a league has as many divisions as it began with")
async def test_a_league_that_grows_gets_more_divisions(world: World) -> None:
    league = League(world)
    season = await season_over(league, 3)
    newcomers = [f"C{number}" for number in range(6)]
    started = await divisions(league, season, "A1", "A2", "A3", "B1", "B2", "B3", *newcomers)
    assert len({*started.values()}) > 2, started
