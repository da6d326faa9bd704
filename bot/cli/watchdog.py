"""End a process that hangs, so that its supervisor starts it again."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.exits import Exit

LOOKS, PAUSE = 45, 1.0
"""A process hangs if its event loop has not answered for so many pauses of so many seconds."""
TELLS = 5.0
"""Seconds in which it may print where it hangs. The output may have no reader."""


@contextmanager
def ends_if_it_hangs(looks: int = LOOKS, pause: float = PAUSE) -> Iterator[None]:
    """Within the block, end the process with FAILED once the running event loop has not answered for so many
    ``looks``, with a ``pause`` in seconds before each. Print where it hangs.

    Looks are counted, not time: a process that was frozen, and goes on, has missed one at most.
    """
    loop, over = asyncio.get_running_loop(), threading.Event()

    def watch() -> None:
        while not over.wait(pause):
            answered = threading.Event()
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(answered.set)
                if not any(answered.wait(pause) or over.is_set() for _ in range(looks)):
                    _end(looks * pause)

    threading.Thread(target=watch, name="watchdog", daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _end(seconds: float) -> None:
    threading.Timer(TELLS, os._exit, (Exit.FAILED,)).start()
    os.write(2, f"The bot hung for {seconds:g} s, so it ends. It hangs here:\n".encode())
    faulthandler.dump_traceback()
    os._exit(Exit.FAILED)
