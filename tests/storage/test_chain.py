"""The digests of seasons: what is written fits them, also after somebody was forgotten, and what is changed
does not.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Database, LogRow, SeasonRow
from bot.storage.audit import Digests
from bot.user_text import UserText
from tests.storage.rows import GUILD, NOON

ANN = 2**60 + 11


def a_line(seq: int, reason: str = "") -> LogRow:
    act, text = {"kind": "Æ", "of": [1, None]}, UserText(reason)
    return LogRow(seq, NOON + seq, "mo", act, text, {"a": 1}, {"a": True}, own_table=seq % 2 == 0, version=1)


async def add(db: Database, *lines: LogRow) -> None:
    for line in lines:
        async with db.transaction() as tx:
            await tx.seasons.add_line("s1", line, "running", None, None)


@pytest.fixture
async def season(db: Database) -> None:
    """A season with three lines, two of which have a reason."""
    row = SeasonRow(
        "s1", GUILD, UserText("Søndag"), 1, "olsen", "open", {"size": 4}, "ab", "mo", "signup", NOON
    )
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, ANN, "Ann Example")
        await tx.seasons.create(row)
    await add(db, a_line(1), a_line(2, "Ann Example was rude"), a_line(3, "late"))


async def digests(db: Database) -> Digests:
    found = await db.audit.digests("s1")
    assert found is not None
    return found


async def fits(db: Database) -> tuple[bool, bool]:
    """Whether the log fits its digest, and the reasons theirs."""
    (noted, reasons), (found, reasons_found) = await digests(db)
    return noted == found, reasons == reasons_found


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DROP TRIGGER IF EXISTS season_log_stands")
        for statement in statements:
            file.execute(statement)


@pytest.mark.usefixtures("season")
async def test_what_is_written_fits(db: Database) -> None:
    assert await fits(db) == (True, True)
    assert await db.audit.digests("s2") is None


@pytest.mark.usefixtures("season")
@pytest.mark.parametrize(
    ("statement", "fitting"),
    [
        ("DELETE FROM season_log WHERE seq = 1", (False, True)),
        ("DELETE FROM season_log WHERE seq = 3", (False, False)),
        ("UPDATE season_log SET at = at + 1 WHERE seq = 2", (False, True)),
        ("UPDATE season_log SET own_table = 0", (False, True)),
        ("UPDATE season_log SET version = 0 WHERE seq = 1", (False, True)),
        ("UPDATE season_log SET reason = 'early' WHERE seq = 3", (True, False)),
        ("UPDATE season_log SET reason = 'for nothing' WHERE seq = 1", (True, False)),
        ("UPDATE season_log SET reason = '' WHERE seq = 3", (True, False)),
        ("UPDATE seasons SET settings = '{\"size\":5}'", (False, True)),
        ("UPDATE seasons SET umpire = 'me'", (False, True)),
        ("UPDATE seasons SET phase = 'over'", (True, True)),
    ],
)
async def test_what_is_changed_does_not_fit(
    db: Database, path: Path, statement: str, fitting: tuple[bool, bool]
) -> None:
    change(path, statement)
    assert await fits(db) == fitting


@pytest.mark.usefixtures("season")
@pytest.mark.parametrize("is_whole", [True, False])
async def test_forgetting_somebody_makes_nothing_fit_that_did_not(
    db: Database, path: Path, is_whole: bool
) -> None:
    if not is_whole:
        change(path, "UPDATE season_log SET reason = 'early' WHERE seq = 3")
    (known,) = await db.privacy.rows_of_user(ANN)
    async with db.transaction() as tx:
        await tx.privacy.erase(known)
    assert [line.reason for line in await db.seasons.log("s1")][1] == UserText("[…] was rude")
    assert await fits(db) == (True, is_whole)
    await add(db, a_line(4, "at last"))
    assert await fits(db) == (True, is_whole)
