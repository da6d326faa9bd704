"""A bot in a process of its own that is killed under load: what it acknowledged is there, and is shown."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from tests.wire.faults import Siege, killed, played


async def test_a_bot_that_is_killed_under_load_goes_on(tmp_path: Path) -> None:
    async with Siege.laid(tmp_path, tables=4) as siege:
        assert await played(siege, killed) is None
        assert siege.bot is not None
        assert siege.bot.cpu() > 0
        assert siege.bot.memory() > 2**20
        before = len(siege.crowd.accepted)
        await siege.opened()
        await siege.play(1.0)
        await siege.wire.quiet()
        assert len(siege.crowd.accepted) > before
        assert siege.lost() == []
        # What it looks for, it would find.
        with contextlib.closing(sqlite3.connect(siege.database)) as database, database:
            database.execute("DELETE FROM moves")
            database.execute("UPDATE tables SET told_version = 0")
        assert len(siege.lost()) == len(siege.crowd.accepted)
        assert len(siege.stale()) >= len(siege.places)
