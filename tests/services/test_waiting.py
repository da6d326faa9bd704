"""Who waits for others is found a table, with those who suit them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services import Admission, HouseRules, Retention, Waiting
from bot.services.waiting import USUAL, WAITING
from bot.tables import Table, Who, outcome
from bot.user_text import UserText
from tests.tables.club import ADA, BO, CLEO, GUILD, MOD, Club, club_at, refusal

CHANNEL = 77


class Bench:
    """The club, and who waits there."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.admission = Admission(club.database, club.clock)
        self.waiting = Waiting(club.database, club.tables, self.admission, club.clock)
        self.found: list[tuple[int, str]] = []
        self.waiting.found.subscribe(lambda place_id, table_id: self.found.append((place_id, table_id)))
        self.house_rules = HouseRules(club.database, club.clock)

    async def wait(self, who: Who, game: str = "olsen") -> None:
        await self.waiting.wait(GUILD, who, game, "normal")
        await self.club.clock.advance(1)

    async def company(self, who: Who, game: str = "olsen") -> list[str]:
        return [row.name for row in await self.waiting.company(GUILD, who.user_id, game, "normal")]

    async def open(self, who: Who, game: str = "olsen", channel: int = CHANNEL) -> Table:
        rules = self.house_rules.default(GUILD, game)
        company = await self.waiting.company(GUILD, who.user_id, game, "normal")
        return await self.waiting.open(channel, who, self.club.press(), rules, company, in_thread=False)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    async with club_at(tmp_path / "olsen.db") as club:
        bench = Bench(club)
        await bench.house_rules.restore()
        yield bench


async def test_who_waited_sits_at_the_table_reserved_and_is_told_until_that_is_done(bench: Bench) -> None:
    with outcome() as waits:
        await bench.wait(ADA)
    assert waits.is_saved
    table = await bench.open(BO)
    assert [(chair.name, chair.is_asked) for chair in table.chairs[:2]] == [("Bo", False), ("Ada", True)]
    assert [chair.person is None for chair in table.chairs] == [False, False, True]
    assert len(table.chairs) == USUAL
    assert (table.phase, table.channel_id) == ("lobby", CHANNEL)
    assert bench.found == await bench.waiting.untold() == [(GUILD, table.table_id)]
    assert await bench.waiting.found_at(GUILD, table.table_id) == [ADA.user_id]
    assert await bench.waiting.waiting(GUILD) == []
    await bench.club.restart()
    bench = Bench(bench.club)
    assert await bench.waiting.untold() == [(GUILD, table.table_id)]
    await bench.waiting.told(GUILD, table.table_id)
    assert await bench.waiting.untold() == []


async def test_a_game_for_three_is_filled_up_by_computers(bench: Bench) -> None:
    await bench.wait(ADA, "ole")
    table = await bench.open(BO, "ole")
    joined = await bench.club.tables.lobbies.join(table.table_id, ADA, bench.club.press())
    begun = await bench.club.tables.lobbies.start(table.table_id, BO, bench.club.press())
    assert (len(joined.chairs), begun.phase) == (3, "playing")


async def test_only_the_same_game_is_company_and_only_until_the_time_is_over(bench: Bench) -> None:
    await bench.wait(ADA, "otter")
    assert await bench.company(BO) == []
    await bench.wait(ADA)  # in place of the other game
    assert await bench.company(BO, "otter") == []
    assert await bench.company(BO) == ["Ada"]
    assert await bench.company(ADA) == []
    bench.club.clock.pass_by(WAITING["normal"])
    assert await bench.company(BO) == []
    assert await Retention(bench.club.database, bench.club.clock, None).look() == 0
    person = await bench.club.database.people.of_user(GUILD, ADA.user_id)
    assert person is not None
    assert await bench.club.database.waits.of_person(person.person) == []


async def test_who_has_stopped_is_no_company(bench: Bench) -> None:
    await bench.wait(ADA)
    company = await bench.waiting.company(GUILD, BO.user_id, "olsen", "normal")
    await bench.waiting.stop(GUILD, ADA.user_id)
    rules = bench.house_rules.default(GUILD, "olsen")
    with refusal("company_gone"):
        await bench.waiting.open(CHANNEL, BO, bench.club.press(), rules, company, in_thread=False)
    assert bench.found == []


async def test_who_avoids_somebody_is_not_brought_together_with_them_nor_is_who_is_suspended(
    bench: Bench,
) -> None:
    await bench.wait(ADA)
    await bench.wait(CLEO)
    await bench.admission.avoid(GUILD, BO, ADA.user_id)
    assert await bench.company(BO) == ["Cleo"]
    await bench.admission.avoid(GUILD, CLEO, BO.user_id)
    assert await bench.company(BO) == []
    assert await bench.company(MOD) == ["Ada", "Cleo"]
    until = bench.club.clock.now() + 1000
    await bench.admission.suspend(GUILD, MOD, ADA, ["tables"], until, UserText("!"))
    assert await bench.company(MOD) == ["Cleo"]


async def test_two_who_come_at_once_do_not_both_get_who_waits(bench: Bench) -> None:
    await bench.wait(ADA)
    results = await asyncio.gather(
        bench.open(BO), bench.open(CLEO, channel=CHANNEL + 1), return_exceptions=True
    )
    assert sorted(getattr(result, "code", "") for result in results) == ["", "company_gone"]


async def test_a_channel_that_has_a_table_leaves_everybody_waiting(bench: Bench) -> None:
    await bench.club.tables.lobbies.open(GUILD, CHANNEL, MOD, bench.club.press(), game="olsen")
    await bench.wait(ADA)
    with refusal("channel_taken"):
        await bench.open(BO)
    assert await bench.company(BO) == ["Ada"]
