"""The results of a season are reviewed again after they were confirmed."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.cli.verify.command import Counts, differences
from tests.e2e.club import Club
from tests.e2e.screen import told
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.test_entering import entered, next_round
from tests.e2e.test_seasons import SeasonClub
from tests.e2e.test_umpire import files_of
from tests.e2e.world import World
from tests.league import recheck

DAY = 24 * 3600
TERMS = {"format": "rounds", "rounds": 1, "length": 1, "size": 3, "round-length": "1 day"}


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    return SeasonClub(world)


async def confirmed(club: Club, *players: str) -> str:
    """A season whose only table was played elsewhere, in the order of these players, and that was confirmed;
    its key.
    """
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await entered(club, str(fixture), "\n".join(players))
    await next_round(club)
    key = club.season.key
    await club.decide("confirm", reason="well played")
    await club.world.pass_time(15)
    return key


@pytest.mark.slow
async def test_what_was_given_out_is_taken_back_and_given_out_anew(club: SeasonClub) -> None:
    world = club.world
    await club.announce(**TERMS)
    await club.enter("Ada", "Bo", "Cleo")
    await club.decide("start")
    await world.pass_time(15)
    key = await confirmed(club, "Ada", "Bo", "Cleo")
    assert club.champions() == {"Ada"}

    before = club.lines()
    screen = await club.go("reopen", reason="the sheet was read upside down")
    subject, _, rest = screen.text.partition("the sheet was read upside down")
    assert "The results are under review again." in subject
    assert "No longer champion until you confirm again: **Ada**" in rest
    assert f"I’ll take {club.role.mention} back" in rest
    assert club.lines() == before
    await screen.press("Confirm")
    assert club.season.phase == "review"
    await world.restart()
    await world.pass_time(15)
    assert (club.season.key, club.season.phase) == (key, "review")
    assert club.champions() == set()
    assert club.said().count("under review again") == 1

    decision = club.season.play.decisions[-1].key  # type: ignore[union-attr]  # a league that has started
    await club.decide("reverse", decision=decision, reason="read upside down")
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await entered(club, str(fixture), "Cleo\nBo\nAda")
    season = club.season
    await club.decide("confirm", reason="read again")
    await world.pass_time(15)
    assert await club.winners(season) == club.champions() == {"Cleo"}
    assert (club.said().count("Congratulations!"), club.said().count("under review again")) == (2, 1)
    assert recheck.differences(await files_of(club)) == []
    assert [str(each) async for each in differences(world.bot.database, Counts())] == []


async def test_the_dashboard_leads_there_until_it_is_too_late_or_the_next_season_goes_on(
    club: SeasonClub,
) -> None:
    await club.begin("Ada", "Bo", "Cleo", **TERMS)
    first = await confirmed(club, "Ada", "Bo", "Cleo")
    opened = await dashboard(club)
    answer = await opened.send(await opened.press("Review the results again…"), reason="a wrong score")
    assert "The results are under review again." in told(answer)
    await club.open("Ada", "Bo", "Cleo", again=first)
    assert "season 2 of Spring builds on them" in await club.refused("reopen", league=first, reason="x")
    await club.world.pass_time(8 * DAY)
    screen = await club.go("cancel", reason="rain")
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")
    said = await club.refused("reopen", league=first, reason="x")
    assert "The results are final after 7 days." in said
    opened = await dashboard(club)
    await opened.choose("Other seasons")
    await opened.choose("Spring · season 1")
    assert "Review the results again…" not in opened.labels
