"""A start at which the database can be read only in part: all is taken up once, as soon as it can be."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest

from bot.storage import Database, KnownRow
from tests.e2e.screen import text_of, told
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


class FaultyStarter(SlowStarter):
    """A bot that fails for a reason that nobody knows, once it is to take its tables up."""

    async def _forget_again(self, database: Database) -> list[KnownRow]:
        if self.may_restore.is_set():
            raise ZeroDivisionError
        return await super()._forget_again(database)


async def test_a_start_that_fails_ends_the_bot_and_says_why(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    await playing.restart(FaultyStarter)
    playing.bot.may_restore.set()
    await playing.env.settle()
    [fault] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert playing.bot.fault
    assert playing.bot.fault in fault.getMessage()
    assert playing.bot.is_closed()
    caplog.clear()


@pytest.mark.parametrize(("column", "value"), [("options", "[]"), ("vote", "{}"), ("vote", "{broken")])
async def test_a_row_that_cannot_be_read_keeps_nobody_else_from_playing(
    world: World, caplog: pytest.LogCaptureFixture, column: str, value: str
) -> None:
    bad = await world.table("Ada", "Bo")
    other = world.guild.create_text_channel("second")
    await world.members["Cleo"].slash(other, "play", game="olsen", thread=False)
    await world.bot.close()
    world.write(f"UPDATE tables SET {column} = ? WHERE table_id = ?", value, bad.table_id)  # noqa: S608 - our own names
    await world.restart()
    assert bad.table_id in caplog.text
    caplog.clear()
    sentence = world.say("refused-table_unreadable", table=bad.table_id)
    for answer in (
        await world.press("Ada", "My hand"),
        await world.slash("Ada", "play", game="olsen", thread=False),
    ):
        assert told(answer) == sentence
    await world.members["Bo"].click(other.last_message, label="Join")
    assert "2 of 10 seats taken" in text_of(other.last_message)
    assert world.rows("SELECT table_id FROM tables WHERE phase = 'playing'") == [(bad.table_id,)]
