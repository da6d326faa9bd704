"""A gate between work on single tables and work on all tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.storage import StorageBusy, left, turn


class Gate:
    """Lets any number of tasks work on single tables, or one task alone on all of them. To shut the gate, a
    task waits until the others have left.
    """

    def __init__(self) -> None:
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._open = asyncio.Event()
        self._open.set()
        self._shutting = asyncio.Lock()

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        """Be inside during the block. Raises :class:`StorageBusy` if the gate is not opened in time."""
        if not self._open.is_set():
            try:
                async with asyncio.timeout(left()):
                    while not self._open.is_set():
                        await self._open.wait()
            except TimeoutError:
                raise StorageBusy("The gate was shut for too long.") from None
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def shut(self) -> AsyncIterator[None]:
        """Be inside alone during the block. Raises :class:`StorageBusy` if the others do not leave in
        time.
        """
        async with turn(self._shutting):
            self._open.clear()
            try:
                try:
                    async with asyncio.timeout(left()):
                        await self._empty.wait()
                except TimeoutError:
                    raise StorageBusy("Others stayed inside for too long.") from None
                yield
            finally:
                self._open.set()
