"""Messages of other processes, over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import asyncpg

from bot.address import PostgresAddress
from bot.storage.peers import Peers
from bot.storage.postgres_errors import DRIVER_ERRORS

log = logging.getLogger(__name__)

CHANNEL = "olsen"
CONNECTING = 5.0
"""Time limit (s) for connecting, and for an answer."""
LOOKS = 10.0
"""How often (s) to check the connection."""
PAUSE = 1.0
"""Seconds before a lost connection is opened again."""


class PostgresPeers(Peers):
    """Receives messages on its own connection, which is opened again when it is lost."""

    def __init__(self, address: PostgresAddress, own: str) -> None:
        """Set up. ``own`` is the name by which this process recognizes its own messages."""
        super().__init__()
        self._address = address
        self._own = own
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to receive. When this returns, no message committed from now on is missed. Raises the
        driver's errors.
        """
        connection = await self._connected()
        self._listening = asyncio.create_task(self._listen(connection), name="hear other processes")

    async def close(self) -> None:
        """Stop receiving."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])

    async def _connected(self) -> asyncpg.Connection[Any]:
        connection = await asyncpg.connect(
            self._address.url, timeout=CONNECTING, server_settings={"application_name": "olsen peers"}
        )
        await connection.add_listener(CHANNEL, self._notified)
        return connection

    async def _listen(self, connection: asyncpg.Connection[Any]) -> None:
        while True:
            try:
                while True:
                    await asyncio.sleep(LOOKS)
                    await connection.fetchval("SELECT 1", timeout=CONNECTING)
            except DRIVER_ERRORS as error:
                log.warning("cannot hear other processes at the moment: %s", type(error).__name__)
            finally:
                connection.terminate()
            connection = await self._again()
            self.missed()

    async def _again(self) -> asyncpg.Connection[Any]:
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(*DRIVER_ERRORS):
                return await self._connected()

    def _notified(self, connection: object, pid: int, channel: str, payload: object) -> None:
        own, _, text = str(payload).partition(" ")
        if own != self._own:
            self.told(text)
