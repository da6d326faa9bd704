"""Programs of this project in processes that are copies of one that has imported all they need: that takes
longer than most of them live. What a program does, how it ends and what it hears of signals is as ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import current_process, get_context
from pathlib import Path
from typing import Self

COPIES = get_context("forkserver")
COPIES.set_forkserver_preload(["tests.forkable"])


class Copy:
    """A process that runs the ``main`` of a module with its arguments. What it says goes into files."""

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        folder: Path,
        environment: Mapping[str, str],
        out: Path,
        err: Path | None = None,
        given: Path = Path(os.devnull),
    ) -> None:
        """Start it in ``folder``, with this ``environment`` alone; ``err`` is by default the file ``out``.
        It reads ``given``.
        """
        self._files = out, err or out
        for file in self._files:
            file.touch()  # whoever looks finds it
        its = (module, [*arguments], folder, dict(environment), given, *self._files)
        # Whoever is left over when the tests end, ends with them.
        self._process = COPIES.Process(target=_run, args=its, daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until it has ended, and return its exit status."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        end = os.dup(self._process.sentinel)  # several may wait, each for a number of its own
        loop.add_reader(end, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(end)
            os.close(end)
        self._process.join()
        return self.returncode or 0

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait until it has ended, and give what it has written into files, not into pipes. Raises
        TimeoutExpired after so many seconds.
        """
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout)
        out, err = (file.read_text() if file.is_file() else "" for file in self._files)
        return out, err

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._process.join()


async def fork(
    module: str, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], log: Path
) -> Copy:
    """Start a copy, as :func:`tests.wire.process.execute` starts a program."""
    return Copy(module, arguments, folder, environment, log)


def _run(
    module: str, arguments: list[str], folder: Path, environment: dict[str, str], given: Path, *files: Path
) -> None:
    """Be the program, in the new process."""
    current_process().daemon = False  # it may have processes of its own
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.stdin = given.open()
    os.dup2(sys.stdin.fileno(), 0)
    for stream, file in enumerate(files, start=1):
        with file.open("ab") as out:
            os.dup2(out.fileno(), stream)
    sys.argv = [module, *arguments]
    sys.exit(importlib.import_module(module).main(arguments))
