"""What was left by the first version of the bot is taken up by this one."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Table
from bot.tables.rows import position
from tests.storage.test_upgrade import FIRST
from tests.tables.club import ADA, Club, club_at, replayed


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Club]:
    """The club, with what the first version has kept of it."""
    path = tmp_path / "olsen.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(FIRST.read_text("utf-8"))
    async with club_at(path) as club:
        yield club


async def taken_up(club: Club, phase: str) -> list[Table]:
    """The open tables of a phase."""
    kept = await club.database.tables.open()
    return [table for key in kept if (table := club.tables.find(key)) and table.phase == phase]


async def test_matches_in_play_are_whole_and_come_to_their_end(old: Club) -> None:
    tables = await taken_up(old, "playing")
    assert len(tables) == 2
    before = [await old.moves(table) for table in tables]
    for table, moves in zip(tables, before, strict=True):
        assert replayed(table, moves) == position(table)
    for table, first in zip(tables, before, strict=True):
        while old.now(table).is_open:
            await old.step(table, old.chance)
        over, moves = old.now(table), await old.moves(table)
        assert moves[: len(first)] == first
        assert replayed(over, moves) == position(over)
        assert len(await old.database.matches.results(table.table_id)) == 3


async def test_a_lobby_begins(old: Club) -> None:
    (lobby,) = await taken_up(old, "lobby")
    begun = await old.tables.lobbies.start(lobby.table_id, ADA, old.press())
    assert old.agrees(begun)
