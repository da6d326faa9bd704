"""What the bot says of its database at the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Olsen
from bot.settings import Settings


async def summary(path: Path) -> str:
    bot = Olsen(Settings(database=path))
    try:
        return await bot.summary()
    finally:
        await bot.close()


@pytest.mark.parametrize("there", [False, True])
async def test_a_database_that_holds_nothing_is_called_new(tmp_path: Path, there: bool) -> None:
    path = tmp_path / "olsen.db"
    if there:
        path.touch()
    assert await summary(path) == f"database {path}: NEW"
    assert await summary(path) == f"database {path}: 0 open tables, 0 matches, 0 people in 0 servers"
