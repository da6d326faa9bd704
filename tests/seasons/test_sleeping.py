"""A fixture whose match sleeps, because a package has brought other rules meanwhile, waits alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.league.contest import is_open
from bot.milliseconds import DAY, HOUR
from tests.outside.rules import bring, take_away
from tests.seasons.test_at_work import Bot
from tests.tables.club import owner, refusal

TWO_TABLES = {"length": 1, "rounds": 2, "round_hours": 30, "game": "olsen", "size": 2, "schedule": "never"}


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    return Bot(tmp_path / "olsen.db")


@pytest.mark.parametrize("clock", ["slow", "normal"])
async def test_a_match_that_sleeps_holds_up_nothing_else(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, clock: str
) -> None:
    bring(monkeypatch, 1)
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": clock})
        asleep, other = bot.contest.play.fixtures
        table = await bot.begin(asleep)
        await bot.clock.advance()
    bring(monkeypatch, 2)
    async with bot.runs():
        played = await bot.begin(other)
        await bot.play_game(played)
        await bot.clock.advance()
        fixtures = bot.contest.play.fixtures
        assert [is_open(bot.contest, fixtures[each]) for each in (asleep, other)] == [True, False]
        before = bot.contest.play.deadline(asleep)
        await bot.clock.advance(31 * HOUR)
        assert bot.contest.play.deadline(asleep) > before
        assert bot.contest.play.round == 2
        assert is_open(bot.contest, bot.contest.play.fixtures[asleep])
    bring(monkeypatch, 1)
    async with bot.runs():
        await bot.play_game(table)
        await bot.clock.advance()
        assert bot.contest.play.outcomes[asleep] == (table.table_id,)


async def test_no_second_table_is_opened_for_a_match_that_sleeps(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, 1)
    async with bot.runs():
        await bot.start(4, **TWO_TABLES)
        asleep, _ = bot.contest.play.fixtures
        table = await bot.begin(asleep)
    bring(monkeypatch, 2)
    async with bot.runs():
        with refusal("table_asleep"):
            await bot.seasons.ready(bot.key, owner(table, 0), asleep, 1, bot.no_other)
        with refusal("table_asleep"):
            await bot.seasons.open_table(bot.key, asleep, 900)
        with refusal("table_asleep"):
            await bot.seasons.start_table(bot.key, asleep)
        assert bot.contest.meeting(asleep).table == table.table_id


@pytest.mark.parametrize("clock", ["slow", "normal"])
@pytest.mark.parametrize("hours", [1, 30])
async def test_nobody_forfeits_in_a_lobby_that_sleeps(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, clock: str, hours: int
) -> None:
    bring(monkeypatch, 1)
    async with bot.runs():
        await bot.start(4, **TWO_TABLES | {"clock": clock, "round_hours": hours})
        asleep, _ = bot.contest.play.fixtures
        table = await bot.seasons.open_table(bot.key, asleep, 900)
        await bot.seasons.ready(bot.key, owner(table, 0), asleep, 1, bot.no_other)
        await bot.clock.advance()
    take_away(monkeypatch)
    async with bot.runs():
        await bot.clock.advance(80 * HOUR)
        assert is_open(bot.contest, bot.contest.play.fixtures[asleep])
        assert bot.contest.play.deadline(asleep) == bot.clock.now() + DAY
