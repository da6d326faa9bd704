"""A fifth format needs no change of the bot: its own module and its phrases are enough."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.screen import told
from tests.e2e.test_seasons import PLAYERS, SeasonClub
from tests.e2e.world import World
from tests.knockout import register
from tests.knockout.knockout import KNOCKOUT


@pytest.fixture(autouse=True)
def fifth_format(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy is among the formats before the bot starts."""
    register(monkeypatch, tmp_path)


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    return SeasonClub(world)


@pytest.mark.slow
async def test_a_knock_out_from_the_command_to_its_champion(club: SeasonClub) -> None:
    world = club.world
    create = world.bot.tree.get_command("umpire").get_command("create")
    assert KNOCKOUT.facts.key in [choice.value for choice in create.get_parameter("form").choices]
    refused = await club.refused("create", name="Cup", format=KNOCKOUT.facts.key, rounds=3)
    assert "**Rounds** doesn’t apply" in refused
    await club.announce(format=KNOCKOUT.facts.key, size=3, length=1, **{"round-length": "8 days"})
    assert "**Knock-out:** the winner of each table of 3 advances" in club.said()
    await club.enter(*PLAYERS)
    await club.decide("start")
    await world.pass_time(15)
    info = world.private("Bo", await world.slash("Bo", "league info"))
    assert "Round 1 of the knock-out, with 6 players left" in info.text
    await info.press(world.say("league-button-how"))
    assert "Only winning a table counts." in info.text
    assert "Round 1 of 2" in told(await world.slash("Bo", "league fixtures"))

    await club.play_round()
    await world.restart()
    await club.next_round()
    assert "Round 2 of the knock-out, with 2 players left" in told(await world.slash("Bo", "league info"))
    (final,) = (table for table in club.season.play.fixtures.values() if table.round == 2)
    assert len(final.entries) == 2
    await club.play_round()
    assert len(await club.offered("void")) == 3
    await club.next_round()
    assert club.season.phase == "review"
    season = club.season
    await club.decide("confirm", reason="well played")
    await world.pass_time(30)
    assert len(club.champions()) == 1
    assert club.champions() == await club.winners(season)
    assert "🥇" in club.said()
