"""A whole season from the dashboard, with every press of the umpire counted."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest_asyncio

from bot.league.results import MatchResult, SeatResult
from bot.league.season import Season, acts
from bot.tables import Table, Who
from bot.user_text import UserText
from tests.e2e.club import Club
from tests.e2e.test_dashboard_fixes import Dashboard, dashboard
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
            result = MatchResult(f"m-{key}", "olsen", at, seats, season=season.key, fixture=key)
            await seasons.act(season.key, club.who("Una"), acts.Record(result))


async def announced(club: Club, round_length: str) -> int:
    """Announce a season of so many players and rounds, and let it begin; how many presses that has taken."""
    world, seasons = club.world, club.world.bot.services.seasons
    settings = {
        "game": "olsen",
        "format": "rounds",
        "rounds": ROUNDS,
        "size": 4,
        "round-length": round_length,
    }
    screen = await club.drafted(name="Spring", starts="2 days", **settings)
    await screen.press("Open sign-up")
    for number in range(PLAYERS):
        name = f"Player {number}"
        await seasons.act(club.season.key, Who(world.member(name).id, UserText(name)), acts.SignUp)
    await world.pass_time(2 * DAY)
    return 2


async def test_a_season_in_which_nothing_goes_wrong_takes_ten_presses(club: Club) -> None:
    world, presses = club.world, await announced(club, "1 day")
    for number in range(1, ROUNDS + 1):
        assert club.season.play.round == number
        await play_round(club)
        await world.pass_time(DAY)
    assert club.season.phase == "review"
    opened: Dashboard = await dashboard(club)
    presses += 1
    assert "Check the results and confirm them." in opened.text
    await opened.press("Confirm the results…")
    await opened.press("Confirm")
    assert presses + opened.presses <= MOST
    assert world.rows("SELECT phase FROM seasons") == [("over",)]


async def test_what_goes_wrong_among_many_takes_three_presses_each(club: Club) -> None:
    """In the second of the rounds, for later ones add nothing but older results. What does not lead by way of
    a table or a player is pressed as in a small season, as the other tests of the dashboard do.
    """
    world = club.world
    await announced(club, "7 days")
    await play_round(club)
    await world.pass_time(7 * DAY)
    assert club.season.play.round == 2
    gone = world.member("Player 7")
    world.guild.remove_member(gone)
    await world.pass_time(30)
    tables = [f"Round {number}, table {table}:" for number in (1, 2) for table in range(1, PLAYERS // 4 + 1)]
    opened = await dashboard(club)
    offered = [option["label"] for menu in opened.screen.menus for option in menu["options"]]
    assert all(any(label.startswith(table) for label in offered) for table in tables)

    async def mended(*presses: tuple[str, dict[str, Any]]) -> None:
        """Press and choose these, each with what is written in the form that it opens."""
        opened = await dashboard(club)
        for label, written in presses:
            is_button = label in opened.screen.labels
            form = await (opened.press(label) if is_button else opened.choose(label))
            if written:
                await opened.send(form, **written)
        assert opened.presses <= 3, presses
        assert "✅ Done" in opened.text, opened.text

    why, confirm = {"reason": "so it was"}, ("Confirm", dict[str, Any]())
    out, over = "Remove: they forfeit", "Replace"
    players = {number: world.members[f"Player {number}"] for number in (5, 6)}
    for table in tables[:2]:
        await mended((table, {"what": "Void it", **why}), confirm)
    await mended((tables[-1], {}), ("Another time…", {"time": "in 2 days", **why}))
    await mended((tables[-2], {}), ("2 more days", {}), confirm)
    await mended(("A player…", {"player": players[5], "what": out, **why}), confirm)
    taking = {"player": players[6], "what": over, "instead": world.members["Dag"], **why}
    await mended(("A player…", taking), confirm)
    waiting, absent = await called(club, {gone.id, *(member.id for member in players.values())})
    await mended((f"Round 2, table {waiting}:", {}), ("Wait 10 minutes", {}))
    await mended((f"Round 2, table {waiting}:", {}), ("Begin without the others", {}), confirm)
    await mended((f"Round 2, table {waiting + 1}:", {}), (absent, {}), confirm)
    await mended(("Pause the season…", why), confirm)
    await mended(("Continue", {}), confirm)


async def called(club: Club, others: set[int]) -> tuple[int, str]:
    """The players of a table are called, and two of them are there. Its number in the second round, and the
    name of somebody at the next table. None of these is among the ``others``, given by their ids.
    """
    seasons, season, now = club.world.bot.services.seasons, club.season, club.world.bot.clock.now()
    people, fixtures = await seasons.names(season), season.play.fixtures
    pairs = pairwise([*fixtures][PLAYERS // 4 : -2])
    table, (fixture, other) = next(
        (table, pair)
        for table, pair in enumerate(pairs, 1)
        if others.isdisjoint(people[entry].user_id for key in pair for entry in fixtures[key].entries)
    )
    await seasons.act(season.key, None, acts.StartReadyCheck(fixture, now + 1_200_000, binding=True))

    async def open_table(season: Season, key: str) -> Table:
        return await seasons.open_table(season.key, key, club.world.channel.id)

    for press, player in enumerate(fixtures[fixture].entries[:2], 1):
        who = Who(people[player].user_id, people[player].name)
        await club.world.as_bot(seasons.ready(season.key, who, fixture, press, open_table))
    # The name of “Player 12” begins with “Player 1”: the longest name at a table begins no other.
    return table, max((people[entry].name for entry in fixtures[other].entries), key=len)


async def test_a_start_without_enough_people_is_put_off_and_begun_later(club: Club) -> None:
    await club.open("Ada", starts="2 days")
    await club.world.pass_time(2 * DAY + 60)
    opened = await dashboard(club)
    assert "until two players are in" in opened.text
    await club.act("Bo", acts.SignUp(await club.key("Bo")))
    opened = await dashboard(club)
    await opened.choose("Start the season")
    await opened.press("Confirm")
    assert opened.presses == 2
    assert club.season.phase == "running"
