"""One program at one seat: a process with an environment, a folder and limits of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Final, Literal

from bot.games.api import Move
from bot.programs.listing import Program
from bot.programs.protocol import BadAnswer, read_answer

LAUNCH: Final = Path(__file__).with_name("launch.py")
LONGEST: Final = 4096
"""The most bytes of a line that a program writes."""
UNREAD: Final = 64 * 1024
"""The most bytes that wait for a program that does not read."""
MOVES: Final = 1000
"""For so many moves of the longest time a process has processor time. Then the next one is started."""

Listener = Callable[[Literal["<", ">"], bytes], object]
"""Hears each line that goes to a program (``>``) or comes from it (``<``)."""


def unheard(way: Literal["<", ">"], line: bytes) -> None:
    """Ignore a line, because what a seat knows is private."""


Why = Literal["not started", "late", "ended", "garbage", "illegal"]


class ProgramFault(Exception):  # noqa: N818 - named for what happened
    """A program gave no legal move: ``why``, and the known details, without its output."""

    def __init__(self, why: Why, about: str = "") -> None:
        super().__init__(f"{why} ({about})" if about else why)
        self.why = why


class Running:
    """A program that was started. It runs while it is asked, and stands still in between."""

    def __init__(
        self,
        program: Program,
        process: asyncio.subprocess.Process,
        transport: asyncio.SubprocessTransport,
        folder: str,
        heard: Listener,
    ) -> None:
        """Of a ``process`` that has just begun in a ``folder`` of its own; :meth:`start` makes both."""
        self.program = program
        self.told = 0
        """The last version of the table that the program knows of."""
        self._process = process
        self._transport = transport
        self._folder = folder
        self._heard = heard
        self._killed = False
        self._relaying: asyncio.Task[None] | None = None

    @classmethod
    async def start(
        cls,
        program: Program,
        first: bytes,
        errors: Callable[[bytes], object] | None = None,
        heard: Listener = unheard,
    ) -> Running:
        """Start a program and write it the ``first`` line. What it writes to standard error goes to
        ``errors``, or nowhere. Each line that is exchanged is ``heard``. Raises Fault.
        """
        loop, folder = asyncio.get_running_loop(), tempfile.mkdtemp(prefix="olsen-program-")
        seconds, threads = str(ceil(program.seconds * MOVES)), "yes" if program.threads else "no"
        try:
            # As asyncio.create_subprocess_exec does, which does not give away the transport.
            transport, protocol = await loop.subprocess_exec(
                lambda: _Group(LONGEST, loop),
                *(sys.executable, "-I", "-S", str(LAUNCH)),
                *(seconds, str(program.memory_mib), threads, *program.command),
                stderr=subprocess.PIPE if errors else subprocess.DEVNULL,
                cwd=folder,
                env={"PATH": os.defpath, "LANG": "C.UTF-8", "HOME": folder, "TMPDIR": folder},
                start_new_session=True,
            )
        except BaseException as error:
            shutil.rmtree(folder, ignore_errors=True)
            if isinstance(error, OSError):
                raise ProgramFault("not started", error.strerror or "") from error
            raise
        running = cls(
            program, asyncio.subprocess.Process(transport, protocol, loop), transport, folder, heard
        )
        if errors is not None:
            running._relaying = asyncio.create_task(running._relay(errors))
        running._write(first)
        return running

    @property
    def is_alive(self) -> bool:
        """Whether the process can be asked."""
        return not self._killed and self._process.returncode is None

    @property
    def is_gone(self) -> bool:
        """Whether the process has ended, and what it had left in its group."""
        return self._process.returncode is not None

    async def ask(self, asked: bytes, number: int, seconds: float) -> Move:
        """Write the question of this ``number``, and wait so many ``seconds`` for the move. Raises Fault, and
        then the process is killed, as it is where the caller is cancelled: what it would still write could be
        taken for another answer.
        """
        if self._process.stdout is None:
            raise ProgramFault("not started")
        try:
            self._signal(signal.SIGCONT)
            self._write(asked)
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
                self._heard("<", line)
                if not line.endswith(b"\n"):
                    raise ProgramFault("ended", await self._how())
            move = read_answer(line, number)
        except TimeoutError:
            self.kill()
            raise ProgramFault("late", f"{seconds:g} s") from None
        except BadAnswer as bad:
            self.kill()
            raise ProgramFault("garbage", str(bad)) from None
        except ValueError:  # of a line that is too long
            self.kill()
            raise ProgramFault("garbage", f"a line of more than {LONGEST} bytes") from None
        except BaseException:
            self.kill()
            raise
        self._signal(signal.SIGSTOP)
        return move

    async def end(self, last: bytes, seconds: float = 1.0) -> None:
        """Write the ``last`` line, leave the program so many ``seconds`` to end by itself, and kill it."""
        try:
            self._signal(signal.SIGCONT)
            with suppress(TimeoutError, ProgramFault):
                self._write(last)
                if self._process.stdin is not None:
                    self._process.stdin.close()
                async with asyncio.timeout(seconds):
                    await self._process.wait()
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill the process with all that it has started in its group, and delete its folder."""
        if self._killed:
            return
        self._killed = True
        if not self.is_gone:
            self._signal(signal.SIGKILL)
        for number in range(3):  # who has left the group may hold their other ends
            pipe = self._transport.get_pipe_transport(number)
            if isinstance(pipe, asyncio.WriteTransport) and not pipe.is_closing():
                pipe.abort()
            elif pipe is not None:
                pipe.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def killed(self) -> None:
        """Kill the process, and wait until it is gone."""
        self.kill()
        await self._process.wait()
        if self._relaying is not None:
            await self._relaying

    async def _relay(self, errors: Callable[[bytes], object]) -> None:
        while self._process.stderr is not None and (said := await self._process.stderr.read(LONGEST)):
            errors(said)

    async def _how(self) -> str:
        """How the process has ended, or that it has only closed its output."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                return f"status {await self._process.wait()}"
        return "it has closed its output"

    def _write(self, line: bytes) -> None:
        pipe = self._process.stdin
        if pipe is None or pipe.is_closing():
            return  # the process has ended, and what it has written says so
        if pipe.transport.get_write_buffer_size() > UNREAD:
            raise ProgramFault("late", "it doesn't read its input")
        self._heard(">", line)
        pipe.write(line)

    def _signal(self, number: signal.Signals) -> None:
        _signal(self._process.pid, number)


class _Group(asyncio.subprocess.SubprocessStreamProtocol):
    """When the process ends, ends what it has left in its group. No task waits for that: `olsen try` comes to
    rest only when no task waits for anything but the simulation.
    """

    _pid = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if isinstance(transport, asyncio.SubprocessTransport):
            self._pid = transport.get_pid()
        super().connection_made(transport)

    def process_exited(self) -> None:
        _signal(self._pid, signal.SIGKILL)
        super().process_exited()


def _signal(group: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)
