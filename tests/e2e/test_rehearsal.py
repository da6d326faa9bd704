"""A season is rehearsed: simulated members live through it from the announcement to the champion."""

from __future__ import annotations

import re
from random import Random

import pytest
import pytest_asyncio

from bot.league.season import season_state, tournament_of
from bot.league.tournament.scores import by_computer
from bot.simulation.cast import ALL, Habits, SimulatedMember, usual
from bot.simulation.rehearsal import SOON, Rehearsal
from tests.e2e import lives
from tests.e2e.lives import wronged
from tests.e2e.screen import text_of, told
from tests.e2e.test_seasons import PLAYERS, SeasonClub
from tests.e2e.world import World

STEPS = 80
"""The most steps of a season."""


@pytest_asyncio.fixture
async def club(world: World) -> SeasonClub:
    return SeasonClub(world)


def rehearse(club: SeasonClub, *more: str, **habits: Habits) -> Rehearsal:
    """A rehearsal with all six, and with more; who is not named comes to everything in time."""
    world = club.world
    for name in more:
        world.member(name)
    cast = [
        SimulatedMember(name, world.members[name], habits.get(name, Habits())) for name in (*PLAYERS, *more)
    ]
    return Rehearsal(world.env, world.bot, world.guild, world.channel, world.members["Mo"], cast, Random(3))


def told_of(text: str, what: str) -> set[str]:
    """The people of whom something is told."""
    found = re.search(f"{what}: (.*)", text)
    return set(re.split(", | and ", found[1])) if found else set()


async def live_through(club: SeasonClub, rehearsal: Rehearsal) -> list[str]:
    """Go on until the season is over, and do what the umpire has to do; all that was told."""
    said: list[str] = []
    running = club.world.bot.services.seasons.running
    for _ in range(STEPS):
        if not running(club.world.guild.id):
            return said
        said.append(await rehearsal.go_on())
        assert not told_of(said[-1], "Comes to the table") & told_of(said[-1], "Has not come")
        phase = running(club.world.guild.id)[0].phase
        if phase == "signup" and len(club.season.signed) == len(PLAYERS):
            await club.decide("start")
        elif phase == "review":
            await club.settle_ties()
            await club.decide("confirm", reason="as it was rehearsed")
            await club.world.pass_time(30)
    raise AssertionError("\n".join(said))


async def test_a_season_of_rounds_with_somebody_late_somebody_absent_and_somebody_gone(
    club: SeasonClub,
) -> None:
    rehearsal = rehearse(club, Bo=Habits(forgets=1), Cleo=Habits(late=True), Finn=Habits(leaves=2))
    assert "/umpire create" in await rehearsal.go_on()
    await club.announce(format="rounds", rounds=2, length=1, size=3, **{"round-length": "5 days"})
    season = club.season
    said = await live_through(club, rehearsal)
    assert "🙋 Signs up: Ada, Bo, Dag, Eva, Finn" in said[0]
    assert "🙋 Signs up: Cleo" in said[1]
    assert "🚪 Leaves the server: Finn" in "\n".join(said)
    assert "It’s your turn" in said[-1]
    over = await club.world.bot.services.seasons.by_key(season.key)
    assert "🤝 Proposes or accepts a time: Ada, Cleo, Dag, Eva, Finn" in said[2]
    assert await club.winners(season)
    state = season_state(over)
    assert state is not None
    names = {await club.key(name): name for name in PLAYERS}
    first = {key for key, fixture in state.fixtures.items() if fixture.round == 1}
    for result in state.results.values():
        for seat in result.seats:
            gone = names[seat.player or ""] == "Finn" and result.fixture not in first
            assert seat.absent == (names[seat.player or ""] == "Bo" or gone)
    assert len(state.results) == 4
    cast = {await club.key(player.name): player for player in rehearsal.cast}
    assert not [*wronged(over, cast)]
    cast[await club.key("Bo")].habits = Habits()
    assert any("Bo at" in each for each in wronged(over, cast))


@pytest.mark.parametrize("format_", ["divisions", "cup"])
async def test_other_formats_come_to_their_champion_too(club: SeasonClub, format_: str) -> None:
    rehearsal = rehearse(club, Dag=Habits(forgets=2))
    options = {"size": 2, "length": 1, "round-length": "2 days"}
    await club.announce(format=format_, **options, **({"rounds": 1} if format_ == "divisions" else {}))
    season = club.season
    await live_through(club, rehearsal)
    assert await club.winners(season)


async def test_a_thread_that_is_deleted_while_people_are_waited_for_breaks_no_promise(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "LOST", 1)
    ended, broken = await lives.live(world, "rounds", 4, seed=2)
    assert not broken
    assert ended.startswith("over")
    assert not re.search(r"\b0 threads were deleted", ended)


async def test_the_tournament_is_played_with_a_computer_for_who_does_not_come(club: SeasonClub) -> None:
    rehearsal = rehearse(club, Eva=Habits(forgets=1), Finn=Habits(leaves=2))
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "2 days"})
    season = club.season
    said, dashboards = list[str](), list[str]()
    for _ in range(STEPS):
        said.append(await rehearsal.go_on())
        if not club.world.bot.services.seasons.running(club.world.guild.id):
            break
        if club.season.phase == "signup":
            await club.decide("start")
        elif "It’s your turn" in said[-1]:
            dashboard = await club.slash("dashboard")
            dashboards.append(dashboard.text)
            await dashboard.press("Confirm the results…")
            await dashboard.press("Confirm")
    assert await club.winners(season)
    for text, then in zip(dashboards, ("Then I pair the play-off", "Then I name the champion"), strict=True):
        assert f"confirm them.** {then}" in text
    over = await club.world.bot.services.seasons.by_key(season.key)
    state = tournament_of(over)
    played_for = {over.player_of(entry): games for entry, games in by_computer(state, 1, 2, 3).items()}
    assert played_for == {await club.key("Eva"): 15, await club.key("Finn"): 10}
    assert "🚪 Leaves the server: Finn" in "\n".join(said)
    cast = {await club.key(player.name): player for player in rehearsal.cast}
    assert not [*wronged(over, cast)]
    cast[await club.key("Eva")].habits = Habits()
    assert {*wronged(over, cast)} == {"a computer has played 5 games for Eva"}


async def test_an_open_season_is_played_evening_by_evening(club: SeasonClub) -> None:
    rehearsal = rehearse(club, Eva=Habits(forgets=ALL), Finn=Habits(leaves=2))
    await club.announce(format="open", length=1)
    await rehearsal.go_on()
    await club.decide("start")
    said = [await rehearsal.go_on() for _ in range(3)]
    assert all("Tables played: 1" in text for text in said)
    assert "🚪 Leaves the server: Finn" in said[1]
    state = season_state(club.season)
    assert state is not None
    assert len(state.results) == 3
    played = {seat.player for result in state.results.values() for seat in result.seats}
    assert played <= {await club.key(name) for name in PLAYERS} - {await club.key("Eva")}


async def test_tables_are_played_at_once_so_that_no_computer_plays_for_who_is_there(club: SeasonClub) -> None:
    rehearsal = rehearse(club, "Gro", "Hans")
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "2 days"})
    await rehearsal.go_on()
    await club.decide("start")
    assert "Tables played: 2" in await rehearsal.go_on()
    state = tournament_of(club.season)
    assert len(state.cells) == 8 * 5
    assert by_computer(state, 1) == {}


async def test_it_goes_on_when_the_bot_may_send_no_more_for_a_moment(club: SeasonClub) -> None:
    rehearsal = rehearse(club)
    await club.announce(format="rounds", rounds=1, length=1, size=3, **{"round-length": "2 days"})
    await rehearsal.go_on()
    await club.decide("start")
    club.world.bot.governor.pause((SOON + 1) * 1000)
    assert "Tables played: 2" in await rehearsal.go_on()


async def test_the_command_says_that_it_goes_on_and_the_stage_does_it(club: SeasonClub) -> None:
    rehearsal = rehearse(club)
    rehearsal.add_command()
    await club.world.as_bot(club.world.bot.tree.sync())
    assert not rehearsal.wanted
    assert told(await club.world.slash("Una", "next")) == "⏩ On we go."
    assert rehearsal.wanted
    await rehearsal.go_on()
    assert not rehearsal.wanted
    assert "/umpire create" in text_of(club.world.channel.history()[-1])
    settings = club.world.private("Una", await club.world.slash("Una", "settings"))
    await settings.press("Norsk (bokmål)")
    assert "Kunngjør en sesong" in await rehearsal.go_on()


def test_habits_are_those_of_real_people_and_follow_from_the_seed() -> None:
    names = [f"m{number}" for number in range(24)]
    habits = usual(names, Random(1))
    assert habits == usual(names, Random(1))
    assert list(habits) == names
    assert habits["m0"].leaves == habits["m1"].leaves == habits["m0"].forgets == 0
    assert sum(bool(each.leaves) for each in habits.values()) == 2
    assert sum(bool(each.forgets) for each in habits.values()) == 4
    assert sum(each.late for each in habits.values()) == 8
