"""A bot in a process of its own: started, stopped, killed, and what it has used of the machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Protocol, Self

from tests.wire.server import Wire

ROOT = Path(__file__).parents[2]
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
USER_TICKS, SYSTEM_TICKS, RESIDENT = 11, 12, 21
"""Places in /proc/PID/stat, counted from the process's state."""


class Process(Protocol):
    """What :mod:`asyncio` gives for a process."""

    pid: int

    @property
    def returncode(self) -> int | None: ...

    async def wait(self) -> int: ...

    def send_signal(self, signal: int) -> None: ...

    def kill(self) -> None: ...


async def execute(
    module: str, arguments: list[str], folder: Path, environment: Mapping[str, str], log: Path
) -> Process:
    """Start a program of its own."""
    with log.open("ab") as out:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments), cwd=folder, env=environment, stdout=out, stderr=out
        )


class BotProcess:
    """The process of a bot that talks to a :class:`~tests.wire.server.Wire`. Its log is a file."""

    launch = staticmethod(execute)
    """How its program is started."""

    def __init__(self, process: Process, log: Path) -> None:
        self.process, self._log = process, log

    @classmethod
    async def start(cls, wire: Wire, database: Path, *program: str, **settings: str) -> Self:
        """Start ``olsen`` on a database, or the module ``program`` with its arguments; ``settings`` are
        variables of the environment.
        """
        ours = ("OLSEN_", "DISCORD_", "COVERAGE_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        own = {"DISCORD_TOKEN": "part.of.secret", "OLSEN_DATABASE": str(database), "PYTHONPATH": str(ROOT)}
        environment, log = {**kept, **own, **settings}, database.with_suffix(".log")
        arguments = [wire.address, *program]
        process = await cls.launch("tests.wire.starter", arguments, database.parent, environment, log)
        return cls(process, log)

    @classmethod
    @contextlib.asynccontextmanager
    async def started(
        cls,
        wire: Wire,
        database: Path,
        *program: str,
        seconds: float = 30,
        shards: int | None = None,
        **settings: str,
    ) -> AsyncIterator[BotProcess]:
        """The process, which must be connected after so many ``seconds``, while the block lasts: with so many
        ``shards``, by default all of them.
        """
        before = wire.gateway.identified
        bot = await cls.start(wire, database, *program, **settings)
        try:
            try:
                await wire.gateway.ready(before + (shards or wire.gateway.shards), seconds)
            except TimeoutError:
                raise RuntimeError(f"the bot did not come up:\n{bot.log}") from None
            yield bot
        finally:
            await bot.stop()

    @property
    def log(self) -> str:
        """What it has written."""
        return self._log.read_text()

    async def stop(self) -> int:
        """Have it stop by itself, and give its status; one that takes longer than 15 s is killed."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(15):
                    await self.process.wait()
            except TimeoutError:
                self.process.kill()
        return await self.process.wait()

    async def kill(self) -> None:
        """Kill it at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    def cpu(self) -> float:
        """Seconds of processor time that it has used, all its threads together."""
        return processor_time(self.process.pid)

    def memory(self) -> int:
        """Bytes of it that are in memory."""
        return int(_stat(self.process.pid)[RESIDENT]) * PAGE


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used, given its id."""
    values = _stat(process)
    return (int(values[USER_TICKS]) + int(values[SYSTEM_TICKS])) / TICK


def _stat(process: int) -> list[str]:
    # The name stands in parentheses and may hold anything, spaces too.
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
