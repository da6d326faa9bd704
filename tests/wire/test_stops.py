"""A bot that is stopped at some moment of its start or its work ends soon and cleanly, even if it hangs."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.cli import dispatch
from bot.client import Olsen
from tests.tables.club import held
from tests.wire.clubs import club
from tests.wire.process import BotProcess
from tests.wire.server import Wire

COMES_SO_FAR = 60
"""Seconds within which the moment must have come."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until another process has come so far."""
    async with asyncio.timeout(COMES_SO_FAR):
        while not is_so():  # noqa: ASYNC110 - another process brings it about
            await asyncio.sleep(0.02)


class Stop:
    """A bot that is started, and something that it is then in the middle of."""

    def __init__(self, wire: Wire, database: Path, stack: ExitStack) -> None:
        self.wire, self.database, self.stack = wire, database, stack
        self.bot: BotProcess | None = None

    async def start(self) -> BotProcess:
        self.bot = await BotProcess.start(self.wire, self.database)
        return self.bot

    async def telling_of_its_commands(self) -> None:
        silence = self.wire.unruly.silence("PUT", "/applications/*/commands")
        await self.start()
        await until(lambda: silence.met > 0)

    async def connecting(self) -> None:
        self.wire.gateway.is_open = False
        bot = await self.start()
        await until(lambda: "Failed to connect" in bot.log)

    async def taking_up_tables(self) -> None:
        self.stack.enter_context(held(self.database))
        bot = await self.start()
        await until(lambda: "cannot restore the tables yet" in bot.log)

    async def telling_of_a_table(self) -> None:
        bot = await self.start()
        await until(lambda: "is connected" in bot.log and "tables restored" in bot.log)
        silence = self.wire.unruly.silence("POST", "/channels/*/messages")
        [message] = next(iter(self.wire.backend.messages.values())).values()
        self.wire.unruly.delete(message)  # the table is to be seen again
        await until(lambda: silence.met > 0)


MOMENTS: dict[str, Callable[[Stop], Awaitable[None]]] = {
    "commands": Stop.telling_of_its_commands,
    "connection": Stop.connecting,
    "restoring": Stop.taking_up_tables,
    "telling": Stop.telling_of_a_table,
}


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_bot_is_stopped_in_the_middle_of_something(tmp_path: Path, moment: str) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    await club(wire, database, 1)
    with ExitStack() as stack:
        stop = Stop(wire, database, stack)
        async with wire.running():
            await MOMENTS[moment](stop)
            assert stop.bot is not None
            stop.bot.process.send_signal(signal.SIGTERM)
            status = await asyncio.wait_for(stop.bot.process.wait(), 30)
    assert status == 0, stop.bot.log
    assert stop.bot.log.splitlines()[-1].endswith("Stopped.")
    assert "Traceback" not in stop.bot.log.partition("Stopping")[2]
    assert "Closing took longer" not in stop.bot.log


async def test_a_bot_that_hangs_while_it_stops_is_ended_and_says_where(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    await club(wire, database, 1)
    async with wire.running():
        bot = await BotProcess.start(wire, database, "tests.wire.test_stops")
        await until(lambda: "is connected" in bot.log)
        bot.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.process.wait(), 30) == 1
    assert "in _hang" in bot.log


async def _hang(bot: Olsen) -> None:
    time.sleep(600)  # noqa: ASYNC251 - the loop hangs


def main(argv: list[str]) -> int:
    """Run a bot that hangs when it is closed, and has a second for that."""
    Olsen._close = _hang  # the process has nothing else to do
    dispatch.STOPPING_SECONDS = 1
    return dispatch.main(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
