"""The nightly backup of a bot that is being played with."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.verify.command import Counts, differences
from bot.services.nightly import (
    FIRST_PAUSE,
    NOTE,
    START_PAUSE,
    BackupOutcome,
    BackupPlan,
    NightlyBackups,
    outcome_of,
)
from bot.storage import backups, nightly, open_database
from tests.tables.clock import HandClock
from tests.tables.club import Club, club_at

DAY = 24 * 3_600_000


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose clock waits for the tables and for the backups."""
    async with club_at(tmp_path / "olsen.db", clock=HandClock(services=2)) as club:
        yield club


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder


def nightly_of(club: Club, folder: Path, **how: Any) -> NightlyBackups:
    plan = BackupPlan(club.path, folder, **{"minutes": 240, "daily": 7, "weekly": 4, "days": 90, **how})
    return NightlyBackups(club.database, club.clock, plan)


async def started(service: NightlyBackups, club: Club) -> None:
    service.start()
    await club.clock.waited_for(2)


async def test_one_made_while_people_play_holds_all_that_was_acknowledged(
    club: Club, folder: Path, tmp_path: Path
) -> None:
    public, secret = backups.new_keys()
    service = nightly_of(club, folder, key=public)
    tables = [await club.deal(2) for _ in range(4)]
    acknowledged: dict[str, int] = {}
    all_play, over = asyncio.Event(), asyncio.Event()

    async def play(table_id: str, chance: Random) -> None:
        table = club.tables.find(table_id)
        while table is not None and table.is_open and not over.is_set():
            table = await club.play(table, chance)
            acknowledged[table_id] = table.version
            if len(acknowledged) == len(tables):
                all_play.set()

    players = [asyncio.create_task(play(table.table_id, Random(n))) for n, table in enumerate(tables)]
    await all_play.wait()
    before, moved = dict(acknowledged), sum(acknowledged.values())
    await service.make()
    assert sum(acknowledged.values()) > moved, "nobody could play meanwhile"
    over.set()
    await asyncio.gather(*players)

    (backup,) = folder.iterdir()
    assert service.outcome == BackupOutcome(club.clock.now(), backup.name, backup.stat().st_size)
    assert outcome_of(await club.database.notes.get(NOTE)) == service.outcome
    elsewhere = tmp_path / "elsewhere" / "olsen.db"
    elsewhere.parent.mkdir()
    await asyncio.to_thread(backups.unpack, backup, elsewhere, secret)
    restored = await open_database(elsewhere, clock=club.clock.now)
    try:
        assert [each async for each in differences(restored, Counts())] == []
        for table_id, version in before.items():
            row = await restored.tables.get(table_id)
            assert row is not None
            assert row.version >= version
            moves = {move.version: move for move in await restored.matches.moves_since(table_id)}
            ours = await club.database.matches.moves_since(table_id)
            assert all(moves[move.version] == move for move in ours if move.version <= version)
    finally:
        await restored.close()


async def test_it_is_made_every_night_and_old_ones_go(club: Club, folder: Path) -> None:
    by_hand = folder / "olsen-20200101-000000.db.gz"
    by_hand.touch()
    left = folder / ".olsen-backup-abc.part"
    left.touch()
    service = nightly_of(club, folder, daily=3, weekly=0)
    await started(service, club)
    await club.clock.advance(START_PAUSE)  # the first one does not wait for the night
    assert [file.name for file in nightly.made_in(folder, club.path)] == [service.outcome.file]
    assert not left.exists()
    made = []
    for _ in range(4):
        due = nightly.due_after(club.clock.now(), 240)
        await club.clock.advance(due - club.clock.now() - 1)
        assert service.outcome.file not in made
        made.append(service.outcome.file)
        await club.clock.advance(1)
        assert service.outcome.made_at == due
    assert set(nightly.made_in(folder, club.path)) == {
        folder / name for name in (*made[-2:], service.outcome.file)
    }
    assert by_hand.exists()
    await service.close()


async def test_one_that_was_made_is_not_made_again_at_the_next_start(club: Club, folder: Path) -> None:
    await nightly_of(club, folder).make()
    (first,) = folder.iterdir()
    service = nightly_of(club, folder)
    await started(service, club)
    await club.clock.advance(2 * START_PAUSE)
    assert list(folder.iterdir()) == [first]
    await club.clock.advance(DAY)
    assert len(list(folder.iterdir())) == 2
    await service.close()


async def test_one_that_fails_is_logged_noted_and_tried_again(
    club: Club, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await nightly_of(club, folder).make()
    made = outcome_of(await club.database.notes.get(NOTE))
    shutil.rmtree(folder)
    service = nightly_of(club, folder)
    await started(service, club)
    with caplog.at_level(logging.ERROR):
        await club.clock.advance(DAY)
    failed = outcome_of(await club.database.notes.get(NOTE))
    assert (failed.made_at, failed.file, failed.failures) == (made.made_at, made.file, 1)
    (entry,) = [record.getMessage() for record in caplog.records]
    assert entry.startswith(f"fault {failed.fault}: no nightly backup was made, trying again in 10 min: ")
    await club.clock.advance(FIRST_PAUSE)
    assert service.outcome.failures == 2
    folder.mkdir()
    await club.clock.advance(FIRST_PAUSE)
    assert service.outcome.failures == 2, "the pauses grow"
    await club.clock.advance(FIRST_PAUSE)
    assert (service.outcome.failures, service.outcome.fault) == (0, "")
    assert [file.name for file in folder.iterdir()] == [service.outcome.file]
    await service.close()


async def test_a_file_that_cannot_be_deleted_is_no_failure(
    club: Club, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = folder / ".olsen-backup-abc.part"
    left.mkdir()  # a folder, so it is not deleted like a file
    service = nightly_of(club, folder)
    await service.make()
    assert (service.outcome.failures, service.outcome.made_at) == (0, club.clock.now())
    assert f"{left.name}: Is a directory" in caplog.text


async def test_the_end_of_the_bot_gives_one_up_and_leaves_nothing(club: Club, folder: Path) -> None:
    await club.deal(2)
    service = nightly_of(club, folder)
    service.stop()
    await service.make()
    await service.close()
    assert list(folder.iterdir()) == []
    assert service.outcome == BackupOutcome()


async def test_a_clock_that_is_set_is_followed(club: Club, folder: Path) -> None:
    await nightly_of(club, folder).make()
    service = nightly_of(club, folder)
    await started(service, club)
    await club.clock.advance(START_PAUSE)
    club.clock.set_right(DAY)
    await club.clock.advance()
    assert service.outcome.made_at == club.clock.now()
    await service.close()


@pytest.mark.parametrize("note", [None, "", "{", "[]", '{"more": 1}'])
def test_a_note_that_nobody_can_read_says_nothing(note: str | None) -> None:
    assert outcome_of(note) == BackupOutcome()
