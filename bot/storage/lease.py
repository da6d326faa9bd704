"""Who may write to a database of PostgreSQL: a row with the holder, a number, and until when that is so.

The holder puts the end off again and again. Once it has passed, as the holder has died or cannot reach the
database, another process may take the row, with the next number. From then on no transaction of the one
before is saved: each begins by asking for its number, and holds the row so that nobody takes it until then.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import asyncpg

from bot.address import PostgresAddress
from bot.storage.errors import StorageInUse
from bot.storage.fence import ALL_SHARDS, Fence
from bot.storage.lock import Holder, holder_in, in_use
from bot.storage.postgres_errors import DRIVER_ERRORS, postgres_errors

log = logging.getLogger(__name__)

LASTS = 10_000
"""Milliseconds that a lease lasts unless it is put off, by the clock of PostgreSQL."""
BEATS = 4
"""How often it is put off in that time."""
LOOKS = 0.25
"""Seconds between two looks whether a lease is free."""
CONNECTING = 5.0
"""Seconds that making a connection may take."""
MAKING = 0x6F6C73656F
"""The number of the lock that whoever makes the table holds."""

_NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
# It is there before anything else is, because migrations need the lease too. The second key is what makes a
# new number wait for transactions that have asked for the old one.
_MAKE = """
SELECT pg_advisory_lock(%d);
CREATE TABLE IF NOT EXISTS leases (
    shard BIGINT PRIMARY KEY,
    holder TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    UNIQUE (shard, number)
);
SELECT pg_advisory_unlock(%d);
"""
_TAKE = f"""
INSERT INTO leases (shard, holder, number, expires) VALUES ($1, $2, 1, {_NOW} + $3)
ON CONFLICT (shard) DO UPDATE
SET holder = excluded.holder, number = leases.number + 1, expires = excluded.expires
WHERE leases.expires < {_NOW}
RETURNING number
"""  # noqa: S608 - the text of a clock
_SEE = "SELECT holder, expires FROM leases WHERE shard = $1"
_PUT_OFF = f"""
UPDATE leases SET expires = {_NOW} + $3 WHERE shard = $1 AND number = $2 RETURNING number
"""  # noqa: S608 - see above
_GIVE_UP = "UPDATE leases SET expires = 0 WHERE shard = $1 AND number = $2"


@asynccontextmanager
async def sole_holder(
    address: PostgresAddress, command: str = "", *, lasts: int = LASTS, shard: int = ALL_SHARDS
) -> AsyncIterator[Fence]:
    """Keep all other processes from writing to the database at ``address`` during the block, and give what
    to open it with.

    If another process has the lease, this waits to see whether it is alive. ``command`` is what this process
    carries out if it is not the bot; ``lasts`` is how long (ms) the lease lasts. Raises
    :class:`StorageInUse` if another process has the database. If one takes it while the block is running, the
    block is cancelled, and the same error raised.
    """
    keeper = _Keeper(address, command, lasts, shard)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(keeper.close)
        fence = await keeper.take()
        try:
            async with asyncio.timeout(None) as allowed:
                beating = asyncio.create_task(keeper.beat(fence, allowed), name="put off the lease")
                try:
                    yield fence
                finally:
                    beating.cancel()
                    await asyncio.wait([beating])
        except TimeoutError:
            if not allowed.expired():
                raise
            raise StorageInUse(f"{keeper.taken_by}: this process has stopped.") from None
        finally:
            await keeper.give_up(fence)


class _Keeper:
    """Takes a lease and keeps it, over a connection of its own."""

    def __init__(self, address: PostgresAddress, command: str, lasts: int, shard: int) -> None:
        self._address = address
        self._own = f"{os.getpid()} on {socket.gethostname()}\n{command}"
        self._lasts = lasts
        self._shard = shard
        self._connection: asyncpg.Connection[Any] | None = None
        self.taken_by = ""
        """Who has taken the lease away, in the beginning of a sentence."""

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.terminate()

    async def take(self) -> Fence:
        """Take the lease, as soon as it is free. Raises :class:`StorageInUse` if its holder is alive, and
        other storage errors.
        """
        with postgres_errors():
            await (await self._there()).execute(_MAKE % (MAKING, MAKING))
            seen: int | None = None
            while True:
                with suppress(asyncpg.LockNotAvailableError):  # a transaction of the holder is not through
                    number = await self._asked(_TAKE, self._shard, self._own, self._lasts)
                    if number is not None:
                        return Fence(self._shard, number)
                holder, expires = await self._seen()
                if seen is None:
                    log.info("%s has the database: waiting whether it is alive", holder)
                elif expires not in (seen, 0):
                    raise StorageInUse(in_use(self._address, holder))
                seen = expires
                await asyncio.sleep(LOOKS)

    async def beat(self, fence: Fence, allowed: asyncio.Timeout) -> None:
        """Put the end off again and again. If somebody else has taken the lease, end what is ``allowed``."""
        while True:
            await asyncio.sleep(self._lasts / 1000 / BEATS)
            try:
                async with asyncio.timeout(CONNECTING):
                    if await self._asked(_PUT_OFF, *fence, self._lasts) is not None:
                        continue
                    holder, _ = await self._seen()
            except DRIVER_ERRORS as error:
                # Nobody else can reach it either; or if so, it is known at the next beat or transaction.
                log.warning("the lease of the database could not be put off: %s", type(error).__name__)
                await self.close()
                self._connection = None
                continue
            self.taken_by = f"{holder} has taken the database {self._address}"
            log.error("%s", self.taken_by)
            allowed.reschedule(asyncio.get_running_loop().time())
            return

    async def give_up(self, fence: Fence) -> None:
        """Let the next one have it at once."""
        try:
            async with asyncio.timeout(CONNECTING):
                await (await self._there()).execute(_GIVE_UP, *fence)
        except DRIVER_ERRORS as error:
            log.warning("the lease of the database ends by itself: %s", type(error).__name__)

    async def _asked(self, sql: str, *values: Any) -> int | None:
        found: int | None = await (await self._there()).fetchval(sql, *values)
        return found

    async def _seen(self) -> tuple[Holder, int]:
        ((holder, expires),) = await (await self._there()).fetch(_SEE, self._shard)
        return holder_in(holder), expires

    async def _there(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._address.url,
                timeout=CONNECTING,
                server_settings={"application_name": "olsen lease", "lock_timeout": "2s"},
            )
        return self._connection
