"""Old matches lose their moves and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.cli.verify.command import Counts, differences
from bot.milliseconds import DAY
from bot.services import Retention, retention
from bot.services.retention import BREATH
from bot.tables import Table
from tests.tables.clock import HandClock
from tests.tables.club import ADA, Club, club_at

DAYS = 30


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAGE", 2)


async def ended(club: Club) -> Table:
    """A match that was played to its end; then a day goes by."""
    table = await club.deal(2, length=1, ranked=True)
    chance = Random(table.table_id)
    while table.phase == "playing":
        table = await club.play(table, chance)
    await club.clock.advance(DAY)
    return table


async def checked(club: Club) -> tuple[list[str], Counts]:
    counts = Counts()
    return [str(each) async for each in differences(club.database, counts)], counts


def rows(club: Club, but: str) -> dict[str, list[tuple[object, ...]]]:
    """All that is stored, but for some tables."""
    with closing(sqlite3.connect(club.path)) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        select = "SELECT * FROM {}"
        return {
            name: file.execute(select.format(name)).fetchall() for name in names if name not in but.split()
        }


async def moves(club: Club, tables: list[Table]) -> list[bool]:
    """Whether each of these tables has its moves still."""
    return [bool(await club.moves(table)) for table in tables]


async def test_old_matches_lose_their_moves_and_nothing_else(club: Club, played: None) -> None:
    old = [await ended(club) for _ in range(5)]
    stopped = await club.deal(2)
    await club.tables.matches.end(stopped.table_id, ADA)
    slow = await club.deal(2, clock="slow")
    await club.clock.advance(DAYS * DAY - 1)
    new = await ended(club)
    everything = [*old, stopped, slow, new]
    before = rows(club, "archives notes")
    service = Retention(club.database, club.clock, DAYS)
    service.start()
    await club.clock.waited_for(2)
    assert await moves(club, everything) == [False, False, True, True, True, True, True, True]
    for _ in range(3):
        await club.clock.advance(BREATH)
    await service.close()
    assert await moves(club, everything) == [False] * 6 + [True, True]
    assert rows(club, "archives notes") == before
    contents = await club.database.guilds.contents()
    assert contents.matches == 7
    found, counts = await checked(club)
    assert (found, counts.matches, counts.without_moves, counts.not_checkable) == ([], 8, 6, 0)


async def test_what_is_interrupted_goes_on_another_day(club: Club, played: None) -> None:
    tables = [await ended(club) for _ in range(5)]
    await club.clock.advance(DAYS * DAY)
    first = Retention(club.database, club.clock, DAYS)
    first.start()
    await club.clock.waited_for(2)
    await first.close()
    assert await moves(club, tables) == [False, False, True, True, True]
    second = Retention(club.database, club.clock, DAYS)
    second.start()
    await club.clock.waited_for(2)
    await club.clock.advance(BREATH)
    assert await moves(club, tables) == [False] * 5
    await second.close()


async def test_it_looks_once_a_day(tmp_path: Path) -> None:
    async with club_at(tmp_path / "olsen.db", clock=HandClock(services=2)) as club:
        service = Retention(club.database, club.clock, DAYS)
        service.start()
        await club.clock.waited_for(2)
        table = await ended(club)
        await club.clock.advance((DAYS - 1) * DAY)
        assert await moves(club, [table]) == [True]
        await club.clock.advance(DAY)
        assert await moves(club, [table]) == [False]
        await service.close()


async def test_results_of_matches_without_moves_are_checked_still(club: Club) -> None:
    table = await ended(club)
    await club.clock.advance(DAYS * DAY)
    assert await Retention(club.database, club.clock, DAYS).look() == 1
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("UPDATE results SET total = total + 1 WHERE seat = 0")
    found, _ = await checked(club)
    assert any(line.startswith(f"match {table.table_id}, seat 0: total is") for line in found)


async def test_moves_that_are_gone_too_early_are_no_retention(club: Club) -> None:
    old = await ended(club)
    await club.clock.advance(DAYS * DAY)
    await Retention(club.database, club.clock, DAYS).look()
    new = await ended(club)
    with closing(sqlite3.connect(club.path)) as file, file:
        file.execute("UPDATE archives SET moves = x''")
    found, counts = await checked(club)
    assert found == [f"match {new.table_id}: it has no moves"]
    assert (old.table_id in str(found), counts.without_moves) == (False, 1)
