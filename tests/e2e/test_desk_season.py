"""A whole season from the umpire's desk, with every press of the umpire counted."""

from __future__ import annotations

import pytest_asyncio

from bot.league.contest import acts
from bot.league.results import MatchResult, SeatResult
from bot.tables import Who
from bot.user_text import UserText
from tests.e2e.club import Club
from tests.e2e.test_desk import Desk, desk
from tests.e2e.test_fixtures import DAY
from tests.e2e.world import World

PLAYERS, ROUNDS = 64, 8
MOST = 10
"""So many presses and commands of the umpire are enough for a season in which nothing goes wrong."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def play_round(club: Club) -> None:
    """All tables of the round are played; whoever signed up first is best."""
    seasons, season = club.world.bot.services.seasons, club.season
    strength = {player: number for number, player in enumerate(season.play.entrants)}
    for key, fixture in season.play.fixtures.items():
        if season.play.outcome(key) is None:
            order = sorted(fixture.entries, key=strength.__getitem__)
            seats = tuple(
                SeatResult(player, place, 10 * place, deals=1) for place, player in enumerate(order, 1)
            )
            at = club.world.bot.clock.now()
            result = MatchResult(f"m-{key}", "olsen", at, seats, league=season.key, fixture=key)
            await seasons.act(season.key, club.who("Una"), acts.Record(result))


async def test_a_season_in_which_nothing_goes_wrong_takes_ten_presses(club: Club) -> None:
    world, presses = club.world, 0
    terms = {"game": "olsen", "format": "rounds", "rounds": ROUNDS, "size": 4, "round-length": "1 day"}
    screen = await club.slash("create", name="Spring", starts="2 days", **terms)
    presses += 1
    await screen.press("Open sign-up")
    presses += 1
    seasons = world.bot.services.seasons
    for number in range(PLAYERS):
        name = f"Player {number}"
        await seasons.act(club.season.key, Who(world.member(name).id, UserText(name)), acts.SignUp)
    await world.pass_time(2 * DAY)
    for number in range(1, ROUNDS + 1):
        assert club.season.play.round == number
        await play_round(club)
        await world.pass_time(DAY)
    assert club.season.phase == "review"
    opened: Desk = await desk(club)
    presses += 1
    assert "Please check the results and confirm them." in opened.text
    form = await opened.press("Confirm the results…")
    await opened.send(form, reason="well played")
    await opened.press("Confirm")
    assert presses + opened.presses <= MOST
    assert world.rows("SELECT phase FROM seasons") == [("over",)]


async def test_a_start_without_enough_people_is_put_off_and_begun_later(club: Club) -> None:
    await club.open("Ada", starts="2 days")
    await club.world.pass_time(2 * DAY + 60)
    opened = await desk(club)
    assert "fewer than two could play" in opened.text
    await club.act("Bo", acts.SignUp(await club.key("Bo")))
    opened = await desk(club)
    await opened.choose("Start the season")
    await opened.press("Confirm")
    assert opened.presses == 2
    assert club.season.phase == "running"
