"""Worker processes end with the bot."""

import os
import select
import signal
import subprocess
import sys

import pytest

PATIENCE = 20
"""Seconds that a process may take to end on a busy machine."""
BOT = """
import asyncio, os, signal
from bot.tables.workers import Workers

async def main():
    print(await Workers(1).run(os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="there are no handles of processes here")
def test_a_worker_ends_with_a_bot_that_is_killed() -> None:
    # Its errors go where the worker's go, which would hold a pipe open.
    bot = subprocess.Popen(
        [sys.executable, "-c", BOT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert bot.stdout is not None
    with bot.stdout as told:
        worker = int(told.readline())
    assert bot.wait(PATIENCE) == -signal.SIGKILL
    try:
        handle = os.pidfd_open(worker)
    except ProcessLookupError:
        return
    try:
        ended, _, _ = select.select([handle], [], [], PATIENCE)
        if not ended:
            os.kill(worker, signal.SIGKILL)
        assert ended
    finally:
        os.close(handle)
