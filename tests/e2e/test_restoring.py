"""A start at which the database can be read only in part: all is taken up once, as soon as it can be."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from tests.e2e.test_refusals import SlowStarter
from tests.e2e.world import World


async def test_what_has_been_taken_up_is_not_taken_up_again(playing: World) -> None:
    await playing.restart(SlowStarter)
    with closing(sqlite3.connect(playing.settings.database)) as file, file:
        file.execute("ALTER TABLE season_log RENAME TO elsewhere")
        file.execute("ALTER TABLE seasons RENAME TO hidden")
    playing.bot.may_restore.set()
    await playing.env.settle()
    with closing(sqlite3.connect(playing.settings.database)) as file, file:
        file.execute("ALTER TABLE hidden RENAME TO seasons")
        file.execute("ALTER TABLE elsewhere RENAME TO season_log")
    table = playing.now
    await playing.pass_time(6)
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert names.count("table deadlines") == names.count("season deadlines") == 1
    assert playing.now is table
