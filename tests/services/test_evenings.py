"""What a server is told of an evening, when, and once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.league.rarity import RUNS, rarity
from bot.milliseconds import HOUR
from bot.services import Admission, DuplicateDeals, Evening, EveningRow, Evenings, Preferences
from bot.services.evenings import TOLD, next_at
from bot.tables import Table
from bot.tables.duplicate import day_of
from tests.tables.club import ADA, GUILD, Club, club_at

OSLO = ZoneInfo("Europe/Oslo")


def at(*when: int) -> int:
    """A time (ms) by the clocks of Oslo."""
    return round(datetime(*when, tzinfo=OSLO).timestamp()) * 1000


class Host:
    """The club, and what its server has the bot post."""

    def __init__(self, club: Club) -> None:
        self.club = club
        admission = Admission(club.database, club.clock)
        self.duplicate = DuplicateDeals(club.database, club.clock, admission, partial(bytes, 32))
        self.evenings = Evenings(club.database, club.tables, self.duplicate, club.clock)
        self.preferences = Preferences(club.database)

    def go_to(self, *when: int) -> None:
        """Let time pass until then."""
        self.club.clock.pass_by(at(*when) - self.club.clock.now())

    async def play(self, seed: int) -> Table:
        """A short match of two people, played to its end."""
        table, chance = await self.club.deal(length=1), Random(seed)
        while table.is_open:
            table = await self.club.step(table, chance)
        return table

    async def begin(self) -> EveningRow | None:
        return await self.evenings.begin(await self.evenings.of(GUILD))


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with club_at(tmp_path / "olsen.db") as club:
        host = Host(club)
        await host.preferences.change_server(GUILD, zone="Europe/Oslo")
        host.go_to(2030, 6, 3, 12)  # a Monday
        yield host


async def test_a_day_begins_at_its_hour_by_the_clocks_of_the_server_and_once(host: Host) -> None:
    row = await host.evenings.change(GUILD, channel_id=7, hour=20, daily=True)
    assert next_at(row, host.club.clock.now(), OSLO) == at(2030, 6, 3, 20)
    host.go_to(2030, 6, 3, 19, 59)
    assert await host.begin() is None
    host.go_to(2030, 6, 3, 22)
    begun = await host.begin()
    assert begun is not None
    assert await host.begin() == begun, "it is not told yet"
    assert await host.evenings.begin(row) is None, "another process was first"
    await host.evenings.done(begun, Evening(), "")
    assert await host.begin() is None
    done = await host.evenings.of(GUILD)
    assert next_at(done, host.club.clock.now(), OSLO) == at(2030, 6, 4, 20)
    host.go_to(2030, 6, 5, 20)
    assert await host.begin() is not None


async def test_what_is_switched_on_after_its_hour_begins_tomorrow(host: Host) -> None:
    host.go_to(2030, 6, 3, 21)
    row = await host.evenings.change(GUILD, channel_id=7, hour=20, daily=True)
    assert await host.begin() is None
    assert next_at(row, host.club.clock.now(), OSLO) == at(2030, 6, 4, 20)


async def test_nothing_is_due_that_nobody_wants_or_that_is_not_there(host: Host) -> None:
    everything = EveningRow(GUILD, 7, 20, daily=True, moments=True, year=True)
    for day in (at(2030, 6, 9, 12), at(2031, 1, 1, 12)):  # a Sunday, and a new year
        there = replace(everything, day=datetime.fromtimestamp(day / 1000, OSLO).toordinal())
        assert not await host.evenings.due(there)


async def test_the_board_is_that_of_the_daily_that_has_ended(host: Host) -> None:
    today = host.duplicate.today
    deal = await host.duplicate.daily(ADA.user_id)
    play = await host.duplicate.play(GUILD, ADA, deal.deal.deal)
    async with host.club.database.transaction() as tx:
        await tx.duplicate.save(replace(play.run, finished_at=host.club.clock.now(), place=1, points=0))
    row = EveningRow(GUILD, 7, 20, daily=True)
    first = datetime.fromtimestamp(host.club.clock.now() / 1000, OSLO).toordinal()
    assert not await host.evenings.due(replace(row, day=first)), "it can still be played"
    host.go_to(2030, 6, 4, 20)
    assert day_of(host.club.clock.now()) == today + 1
    told = await host.evenings.due(replace(row, day=first + 1))
    assert told.daily is not None
    assert [each.name for each in told.daily[1]] == ["Ada"]
    assert not await host.evenings.due(replace(row, day=first + 2)), "nobody has played the next one"


async def test_a_week_is_told_by_its_best_moments_on_sunday(host: Host) -> None:
    for seed in range(4):
        await host.play(seed)
    row = EveningRow(GUILD, 7, 20, moments=True)
    days = range(datetime(2030, 6, 3).toordinal(), datetime(2030, 6, 17).toordinal())
    due = {day: await host.evenings.due(replace(row, day=day)) for day in days}
    ((sunday, told),) = [(day, evening) for day, evening in due.items() if evening]
    assert sunday == datetime(2030, 6, 9).toordinal()
    feats = [moment.recap.best for moment in told.moments]
    rarities = [(feat.key not in RUNS, rarity(feat, "olsen")) for feat in feats if feat]
    assert len(rarities) == TOLD
    assert rarities == sorted(rarities, reverse=True)


async def test_a_year_is_told_once_in_the_first_week_of_the_next(host: Host) -> None:
    await host.evenings.change(GUILD, channel_id=7, hour=20, year=True)
    table = await host.play(1)
    host.go_to(2031, 1, 2, 20)
    begun = await host.begin()
    assert begun is not None
    told = await host.evenings.due(begun)
    assert told.year is not None
    assert (told.year.year, told.year.matches, told.year.players, told.year.game) == (2030, 1, 2, "olsen")
    winner = table.game.result(table.state).places[0][0]
    assert [(each.name, each.wins) for each in told.year.first] == [(table.chairs[winner].name, 1)]
    await host.evenings.done(begun, told, "closed")
    host.go_to(2031, 1, 3, 20)
    again = await host.begin()
    assert again is not None
    assert await host.evenings.due(again) == told, "it could not be posted yesterday"
    assert again.trouble == "closed"
    await host.evenings.done(again, told, "")
    host.go_to(2031, 1, 4, 20)
    last = await host.begin()
    assert last is not None
    assert not await host.evenings.due(last)
    assert last.trouble == ""


async def test_an_hour_that_the_clocks_skip_or_show_twice_comes_once(host: Host) -> None:
    await host.evenings.change(GUILD, channel_id=7, hour=2, daily=True)
    for day in ((2030, 10, 26), (2030, 10, 27), (2030, 10, 28), (2031, 3, 29), (2031, 3, 30), (2031, 3, 31)):
        host.go_to(*day, 0)
        begun = []
        for _ in range(23):
            host.club.clock.pass_by(HOUR)
            if (row := await host.begin()) is not None:
                begun.append(row.day)
                await host.evenings.done(row, Evening(), "")
        assert begun == [datetime(*day).toordinal()]
