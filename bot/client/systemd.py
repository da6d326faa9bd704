"""Tell systemd about the process: that it is ready, that it is alive, that it stops."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


def tell(state: str, environ: Mapping[str, str] = os.environ) -> None:
    """Tell systemd a ``state``, as sd_notify(3) does. Do nothing without NOTIFY_SOCKET in ``environ``."""
    address = environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel, suppress(OSError):
            channel.setblocking(False)  # a missing listener must not block the bot
            channel.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            channel.send(state.encode())


@asynccontextmanager
async def watched(environ: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Tell systemd during the block that the process is alive, twice as often as WATCHDOG_USEC in ``environ``
    requires, and at the end that it stops.

    If the event loop hangs, systemd hears nothing and restarts the process.
    """
    every = int(environ.get("WATCHDOG_USEC", 0)) / 2_000_000
    watching = asyncio.create_task(_say_alive(every, environ), name="watchdog") if every else None
    try:
        yield
    finally:
        if watching is not None:
            watching.cancel()
        tell(STOPPING, environ)


async def _say_alive(every: float, environ: Mapping[str, str]) -> None:
    while True:
        tell(ALIVE, environ)
        await asyncio.sleep(every)
