"""A fixture whose match sleeps, because a package has brought other rules meanwhile, waits alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.league.decisions import VoidDeal
from bot.league.season import acts, is_open, sittings
from bot.milliseconds import DAY, HOUR
from tests.outside.package import Place
from tests.seasons.test_at_work import PURSUIT, Bot
from tests.tables.club import owner, refusal
from tests.tables.test_restart import execute

TWO_TABLES = {"length": 1, "rounds": 2, "round_hours": 30, "game": "mau_mau", "size": 2, "schedule": "never"}


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Place:
    """Where the package is."""
    place = Place(tmp_path / "outside", monkeypatch)
    place.put()
    return place


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    return Bot(tmp_path / "olsen.db")


@pytest.mark.parametrize("clock", ["slow", "normal"])
async def test_a_match_that_sleeps_holds_up_nothing_else(bot: Bot, place: Place, clock: str) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": clock})
        asleep, other = bot.season.play.fixtures
        table = await bot.begin(asleep)
        await bot.clock.advance()
    place.change()
    async with bot.runs():
        played = await bot.begin(other)
        await bot.play_game(played)
        await bot.clock.advance()
        fixtures = bot.season.play.fixtures
        assert [is_open(bot.season, fixtures[each]) for each in (asleep, other)] == [True, False]
        before = bot.season.play.deadline(asleep)
        await bot.clock.advance(31 * HOUR)
        assert bot.season.play.deadline(asleep) > before
        assert bot.season.play.round == 2
        assert is_open(bot.season, bot.season.play.fixtures[asleep])
    place.change_back()
    async with bot.runs():
        await bot.play_game(table)
        await bot.clock.advance()
        assert bot.season.play.outcomes[asleep] == (table.table_id,)


async def test_no_second_table_is_opened_for_a_match_that_sleeps(bot: Bot, place: Place) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES)
        asleep, _ = bot.season.play.fixtures
        table = await bot.begin(asleep)
    place.change()
    async with bot.runs():
        with refusal("table_asleep"):
            await bot.seasons.ready(bot.key, owner(table, 0), asleep, 1, bot.no_other)
        with refusal("table_asleep"):
            await bot.seasons.open_table(bot.key, asleep, 900)
        with refusal("table_asleep"):
            await bot.seasons.start_table(bot.key, asleep)
        assert bot.season.appointment(asleep).table == table.table_id


@pytest.mark.parametrize("clock", ["slow", "normal"])
@pytest.mark.parametrize("hours", [1, 30])
async def test_nobody_forfeits_in_a_lobby_that_sleeps(bot: Bot, place: Place, clock: str, hours: int) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": clock, "round_hours": hours})
        asleep, _ = bot.season.play.fixtures
        table = await bot.seasons.open_table(bot.key, asleep, 900)
        await bot.seasons.ready(bot.key, owner(table, 0), asleep, 1, bot.no_other)
        await bot.clock.advance()
    place.remove()
    async with bot.runs():
        await bot.clock.advance(80 * HOUR)
        assert is_open(bot.season, bot.season.play.fixtures[asleep])
        assert bot.season.play.deadline(asleep) == bot.clock.now() + DAY


async def test_who_was_called_to_a_lobby_that_sleeps_has_time_when_the_game_is_back(
    bot: Bot, place: Place
) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": "normal", "round_hours": 1})
        asleep, _ = bot.season.play.fixtures
        table = await bot.seasons.open_table(bot.key, asleep, 900)
        await bot.seasons.ready(bot.key, owner(table, 0), asleep, 1, bot.no_other)
        await bot.clock.advance()
        call = bot.season.appointment(asleep).call
        assert call is not None
        assert call.binding
        deadline = bot.season.play.deadline(asleep)
    place.remove()
    async with bot.runs():
        await bot.clock.advance(call.until + 1 - bot.clock.now())
        assert bot.season.appointment(asleep).call is None
        assert bot.clock.now() < deadline
    place.put()
    async with bot.runs():
        await bot.clock.advance(deadline + HOUR - bot.clock.now())
        assert is_open(bot.season, bot.season.play.fixtures[asleep])
        assert bot.season.play.deadline(asleep) == call.until + DAY


async def test_a_table_that_cannot_be_read_stops_its_season_no_more_than_one_that_sleeps(bot: Bot) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": "normal", "game": "olsen"})
        bad, other = bot.season.play.fixtures
        table = await bot.begin(bad)
        await bot.clock.advance()
    execute(bot.path, "UPDATE tables SET position = '{broken' WHERE table_id = ?", table.table_id)
    async with bot.runs():
        await bot.play_game(await bot.begin(other))
        await bot.clock.advance()
        fixtures = bot.season.play.fixtures
        assert [is_open(bot.season, fixtures[each]) for each in (bad, other)] == [True, False]
        before = bot.season.play.deadline(bad)
        await bot.clock.advance(31 * HOUR)
        assert bot.season.play.deadline(bad) > before
        assert bot.season.play.round == 2


@pytest.mark.parametrize("has_begun", [True, False])
async def test_a_table_that_cannot_be_read_stops_no_tournament(bot: Bot, *, has_begun: bool) -> None:
    async with bot.runs():
        await bot.start(8, **PURSUIT)
        bad, other = sittings(bot.season)
        table = await (bot.begin(bad) if has_begun else bot.seasons.open_table(bot.key, bad, 900))
        await bot.clock.advance()
    execute(bot.path, "UPDATE tables SET position = '{broken' WHERE table_id = ?", table.table_id)
    async with bot.runs():
        await bot.play_game(await bot.begin(other))
        await bot.clock.advance()
        assert "FinishDeal 1" in await bot.heard()
        await bot.clock.advance(bot.season.settings.round_hours * HOUR)
        assert bool(bot.season.appointment(bad).forfeited_at) != has_begun
        await bot.rule(acts.Decide(VoidDeal(1, 2, 1)))
        assert bot.season.appointment(bad).table == table.table_id


async def test_no_start_is_taken_back_where_a_match_sleeps(bot: Bot, place: Place) -> None:
    async with bot.runs():
        await bot.start(4, **TWO_TABLES)
        await bot.begin(next(iter(bot.season.play.fixtures)))
    place.change()
    async with bot.runs():
        with refusal("table_asleep"):
            await bot.rule(acts.Unstart())
