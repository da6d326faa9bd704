"""Who sends the name of a choice gets the same as by choosing it, wherever something is chosen by typing."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest_asyncio

from bot.user_text import as_read
from tests.e2e.league import League
from tests.e2e.screen import told
from tests.e2e.world import World

LONG = [f"{name} Montgomery-Smythe the Younger" for name in ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred")]
NONCE = re.compile(r"\d{15,20}")


@pytest_asyncio.fixture
async def league(world: World) -> League:
    return League(world)


async def choices(world: World, who: str, command: str, option: str, **filled: Any) -> dict[str, str]:
    """What is offered to a member before they type: values by their names, of which no two read alike."""
    offered = await world.members[who].autocomplete(world.channel, command, option, "", **filled)
    named = {choice["name"]: choice["value"] for choice in offered}
    assert offered
    assert len({as_read(name) for name in named}) == len(offered), named
    assert all(len(name) <= 100 for name in named)
    return named


async def understood(world: World, who: str, command: str, option: str, **filled: Any) -> list[str]:
    """The names of the choices of an option. Each is answered as its value is, also when it is pasted with
    blanks and in capitals.
    """
    named = await choices(world, who, command, option, **filled)
    for name, value in named.items():
        answers = [
            NONCE.sub("", told(await world.slash(who, command, **filled, **{option: text})))
            for text in (value, name, f" {name.upper()} ")
        ]
        assert answers[0] == answers[1] == answers[2], (name, value)
    return list(named)


async def test_the_time_of_a_match_comes_before_its_players(league: League) -> None:
    await league.begin("Ada", "Bo", format="open")
    await league.until(datetime(2026, 1, 2, 19, 5, tzinfo=UTC))
    await league.played({"Ada": 0, "Bo": 35})
    ((name, _),) = await league.offered("void")
    assert name == "Jan 2, 2026, 19:05: Ada, Bo"


async def test_the_time_of_a_match_is_that_of_the_seasons_clock(league: League) -> None:
    await league.world.slash("Una", "settings", zone="Asia/Kathmandu")
    await league.begin("Ada", "Bo", format="open")
    await league.until(datetime(2026, 1, 2, 19, 5, tzinfo=UTC))
    await league.played({"Ada": 0, "Bo": 35})
    ((name, _),) = await league.offered("void")
    assert name.startswith("Jan 3, 2026, 00:50: Ada, Bo")


async def test_decisions_that_read_alike(league: League) -> None:
    await league.begin("Ada", "Bo", format="open")
    for _ in range(3):
        await league.decide("award", player="Ada", points=5, reason="for fair play")
    names = [name for name, _ in await league.offered("reverse", after="log")]
    assert len({as_read(name) for name in names}) == 3


async def test_seasons_whose_names_begin_alike(league: League) -> None:
    world = league.world
    for end in ("A", "B", "Bb"):
        name = f"The Grand Winter League of Evenings {end}"
        await (await league.slash("create", name=name, game="olsen")).press("Open sign-up")
    await understood(world, "Ada", "league info", "league")


async def test_periods_and_past_matches(world: World) -> None:
    league = League(world)
    await league.open("Ada", "Bo", name="League · all seasons")
    table = await world.table("Ada", "Bo", length=1)
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", "2D 3D"])
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time()
    assert table.table_id in (await choices(world, "Ada", "replay", "match")).values()
    await understood(world, "Ada", "replay", "match")
    await understood(world, "Ada", "leaderboard", "period")
    await understood(world, "Una", "fairplay", "season")


async def test_sets_of_house_rules(league: League) -> None:
    world = league.world
    for name in ("Friday", "Friday night", "Friday night of the long table", "Freitag"):
        await world.slash("Una", "houserules create", game="olsen", name=name)
    assert len(await understood(world, "Una", "houserules edit", "name", game="olsen")) == 4
    assert "Which one do you mean?" in told(
        await world.slash("Una", "houserules edit", game="olsen", name="Fr")
    )


async def test_zones_and_quiet_hours(league: League) -> None:
    assert len(await understood(league.world, "Ada", "my settings", "zone")) == 25
    await understood(league.world, "Ada", "my settings", "quiet")


async def test_days_and_times(league: League) -> None:
    world = league.world
    assert len(await understood(world, "Ada", "my away", "until")) == 7
