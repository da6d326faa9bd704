"""Leases: which process may write to a PostgreSQL database, and for which shards.

A process has one lease: a row with a number and an expiry, which its holder keeps extending. It has any
number of shards: rows with the number of its lease. Once a lease has expired, because its holder has died or
can't reach the database, another process that wants its shards may end it and take them. From then on no
transaction of the old holder is saved: each begins by checking the lease, and locks its row until it ends.

While the holder is connected, its connection has an advisory lock with the number of the lease. PostgreSQL
releases it when the connection ends. So a dead process is noticed after :data:`GONE` seconds, and a process
that hangs, or whose machine can't be reached, when its lease expires.

A process lives or dies as a whole, so the fence is one row for all its shards. Transactions don't have to
name their servers, and cost the same with one shard as with a hundred.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, NamedTuple, Never

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.address import PostgresAddress
from bot.logs import Seldom, of_the_loop
from bot.shards import WHOLE, Shards
from bot.storage.errors import StorageInUse
from bot.storage.fence import Fence
from bot.storage.lock import Holder, in_use
from bot.storage.migrations import known_migrations
from bot.storage.postgres_errors import DRIVER_ERRORS, postgres_errors
from bot.storage.postgres_migrations import make_leases

log = logging.getLogger(__name__)

LASTS = 10_000
"""Milliseconds until a lease expires without renewal, by PostgreSQL's clock."""
BEATS = 4
"""Number of renewals in that time."""
GONE = 2.0
"""Seconds without a connection after which a holder counts as dead. A living holder reconnects at once."""
LOOKS = 0.25
"""How often (s) a waiting process checks for free shards."""
WATCHES = 0.5
"""How often (s) a process with shards checks for more."""
GATHERING = 2.0
"""How long (s) a process waits for others started together with it, before it takes its share of the free
shards.
"""
CONNECTING = 5.0
"""Time limit (s) for connecting."""
TAKING = 0x6F6C73656F
"""Number of the advisory lock for creating the tables and taking shards. Only one process at a time does
so.
"""
HOLDING = 0x6F6C73
"""First number of the advisory locks of connected holders. The second is the number of the lease."""

_NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
_IN_THE_WAY = "(shard_count <> $1 OR shard = ANY($2::BIGINT[]))"
"""Shards of another division of the servers can be any of the wanted ones."""
# A lease locked by a transaction stays: its process has the shards until the transaction ends.
# Our own lease counts as held while the transaction that renews it is still running.
_END_PASSED = f"""
DELETE FROM leases WHERE number IN (
    SELECT number FROM leases
    WHERE (expires < {_NOW} OR number = ANY($3::BIGINT[])) AND number IS DISTINCT FROM $4 AND (
        number IN (SELECT lease FROM shards WHERE {_IN_THE_WAY})
        OR NOT EXISTS (SELECT 1 FROM shards WHERE lease = number)
    )
    FOR UPDATE SKIP LOCKED
)
"""  # noqa: S608 - the text of a clock, and of a condition
_BEGIN = f"INSERT INTO leases (holder, expires, knows) VALUES ($1, {_NOW} + $2, $3) RETURNING number"  # noqa: S608 - the text of a clock
_TAKEN = f"SELECT EXISTS (SELECT 1 FROM shards WHERE {_IN_THE_WAY})"  # noqa: S608 - see above
_TAKE = "INSERT INTO shards (shard, shard_count, lease) SELECT shard, $2, $3 FROM unnest($1::BIGINT[]) shard"
_FREE = """
SELECT every.shard FROM generate_series(0, CAST($1 AS BIGINT) - 1) AS every (shard)
WHERE NOT EXISTS (SELECT 1 FROM shards WHERE shards.shard = every.shard)
ORDER BY every.shard
"""
_ALL_HELD = f"""
SELECT COUNT(*) = $1 FROM shards JOIN leases ON lease = number WHERE shard_count = $1 AND expires >= {_NOW}
"""  # noqa: S608 - the text of a clock
_ALIVE = f"SELECT COUNT(*) FROM leases WHERE expires >= {_NOW} OR number = $1"  # noqa: S608 - the text of a clock
_WORKING = f"""
SELECT COUNT(DISTINCT number) FROM leases JOIN shards ON lease = number WHERE expires >= {_NOW}
"""  # noqa: S608 - the text of a clock
# Shared, because PostgreSQL may not have noticed yet that the old connection is lost.
_HOLD = "SELECT pg_advisory_lock_shared($1, CAST(CAST($2 AS BIGINT) AS INTEGER))"
# After a start of PostgreSQL no holder is connected at first.
_UNCONNECTED = """
SELECT number FROM leases WHERE pg_postmaster_start_time() < clock_timestamp() - $2 * INTERVAL '1 ms'
AND number NOT IN (
    SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""
_OWN = "SELECT shard FROM shards WHERE lease = $1"
_SEE = f"""
SELECT number, MIN(holder), MIN(expires) FROM leases JOIN shards ON lease = number
WHERE {_IN_THE_WAY} GROUP BY number
"""  # noqa: S608 - see above
_PUT_OFF = f"UPDATE leases SET expires = {_NOW} + $2 WHERE number = $1 RETURNING number"  # noqa: S608 - the text of a clock
_END = "DELETE FROM leases WHERE number = $1"
_BEQUEATH = """
UPDATE shards SET lease = $2 WHERE lease = $1 AND EXISTS (SELECT 1 FROM leases WHERE number = $2)
"""
_HOLDERS = """
SELECT number, MIN(holder) AS holder, MIN(shard_count) AS shard_count, ARRAY_AGG(shard) AS shards
FROM leases JOIN shards ON lease = number GROUP BY number ORDER BY number
"""
_OLDER = f"SELECT EXISTS (SELECT 1 FROM leases WHERE number <> $1 AND knows < $2 AND expires >= {_NOW})"  # noqa: S608 - the text of a clock


@asynccontextmanager
async def leased(
    address: PostgresAddress,
    command: str = "",
    *,
    lasts: int = LASTS,
    shards: Shards = WHOLE,
    is_heir: bool = False,
) -> AsyncIterator[Lease]:
    """Hold a lease on ``shards`` of the database at ``address`` during the block, by default on all, so that
    no other process writes for their servers. Yields the lease, with which to open the database.

    If another process has some of the shards, this waits to see whether it is alive. If free shards are
    wanted, it waits until there are some, and takes more whenever they become free: each process takes an
    equal share of all, reported by :attr:`Fence.gained`. ``command`` names what this process does if it is
    not the bot. ``lasts`` is the duration (ms) of the lease. With ``is_heir`` the lease has no shards at
    first: another process hands them over, and :meth:`Lease.has_shards` tells whether it has.

    Raises :class:`StorageInUse` if a living process has the shards. If another process ends the lease during
    the block, or anything else prevents its renewal, the block is cancelled and the error raised.
    """
    keeper = _Keeper(address, command, lasts, shards)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(keeper.close)
        if is_heir:
            lease = await keeper.begin()
        else:
            lease = await (keeper.wait_for_some() if shards.takes_free else keeper.take())
        try:
            with postgres_errors():
                await keeper.count(lease)
            async with _while(keeper.beat(lease)):
                yield lease
        finally:
            await keeper.end(lease)


@asynccontextmanager
async def _while(beats: Coroutine[Any, Any, Never]) -> AsyncIterator[None]:
    """Renew a lease during the block. If renewing fails, the block is cancelled and the error raised."""
    beating = asyncio.create_task(beats, name="put off the lease")
    try:
        async with asyncio.timeout(None) as allowed:

            def ended(beating: asyncio.Task[Never]) -> None:
                if not beating.cancelled():
                    error = beating.exception()
                    unforeseen = None if isinstance(error, StorageInUse) else error
                    log.error("cannot renew the lease of the database: %s", error, exc_info=unforeseen)
                    allowed.reschedule(asyncio.get_running_loop().time())

            beating.add_done_callback(ended)
            try:
                yield
            finally:
                beating.cancel()
                await asyncio.wait([beating])
    except TimeoutError:
        if not allowed.expired() or (error := beating.exception()) is None:
            raise
        raise error from None


class Lease(Fence):
    """The lease of this process."""

    def __init__(self, number: int, shards: Shards, keeper: _Keeper) -> None:
        super().__init__(number)
        self.shards = shards
        """The shards of the lease, or those that it will inherit."""
        self._keeper = keeper

    async def has_shards(self) -> bool:
        """Return whether the lease has its shards, because they were handed over or were free. Raises storage
        errors.
        """
        return await self._keeper.has_inherited(self)


class Incumbent(NamedTuple):
    """A process with some shards."""

    number: int
    """Number of its lease."""
    holder: Holder
    shards: frozenset[int]


async def incumbents(address: PostgresAddress, shards: Shards) -> list[Incumbent]:
    """Return the processes with ``shards`` of the database at ``address``, oldest first. If free shards are
    wanted, that is all processes; otherwise at most one.

    Raises :class:`StorageInUse` if the servers are divided differently, so that no process has exactly these
    shards, and other storage errors.
    """
    found = []
    with postgres_errors():
        connection = await asyncpg.connect(address.url, timeout=CONNECTING)
        try:
            if await connection.fetchval("SELECT to_regclass('shards') IS NULL"):
                return []
            for row in await connection.fetch(_HOLDERS):
                one = Incumbent(row["number"], Holder.read(row["holder"]), frozenset(row["shards"]))
                is_same = row["shard_count"] == shards.count
                if is_same and not shards.takes_free and one.shards.isdisjoint(shards):
                    continue
                if not is_same or not (shards.takes_free or one.shards == frozenset(shards)):
                    raise StorageInUse(_refusal(address, shards, one.holder))
                found.append(one)
        finally:
            await connection.close(timeout=CONNECTING)
    return found


async def has_older_beside(connection: PoolConnectionProxy[Any], fence: Fence, newest: int) -> bool:
    """Return whether another living process, without this ``fence``, doesn't know the ``newest`` schema.
    Raises the driver's errors.
    """
    return bool(await connection.fetchval(_OLDER, fence.number, newest))


class _Keeper:
    """Takes a lease and renews it, over its own connection."""

    def __init__(self, address: PostgresAddress, command: str, lasts: int, shards: Shards) -> None:
        self._address = address
        self._own = Holder.own(command).written()
        self._seldom = Seldom(of_the_loop)
        self._knows = len(known_migrations(engine="postgres"))
        """Newest schema that this version knows."""
        self._lasts = lasts
        self._shards = shards
        self._connection: asyncpg.Connection[Any] | None = None
        self._held: frozenset[int] = frozenset()
        """Free shards that this process is known to have got."""
        self._using = asyncio.Lock()
        """Lock for using the connection during the lease."""
        self._is_heir = False
        """Whether another process still has to hand its shards over."""
        self._number: int | None = None
        """Number of the lease; None before it is known."""
        self._seen: dict[int, int] = {}
        """Last seen expiry of each other lease."""
        self._unconnected: dict[int, float] = {}
        """Since when, by the loop's clock, the holder of each lease has been seen without a connection."""

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.terminate()

    async def take(self) -> Lease:
        """Take the shards as soon as they are free, and return the lease. Raises :class:`StorageInUse` if a
        holder is alive, and other storage errors.
        """
        with postgres_errors():
            await make_leases(await self._there(), TAKING)
            while True:
                with suppress(asyncpg.LockNotAvailableError):  # others are taking some
                    number = await self._taken(list(self._shards))
                    if number is not None:
                        return Lease(number, self._shards, self)
                await self._look_who()
                await asyncio.sleep(LOOKS)

    async def begin(self) -> Lease:
        """Begin a lease without shards, for another process to hand them over."""
        with postgres_errors():
            self._is_heir = True
            return Lease(await self._begun(await self._there()), self._shards, self)

    async def has_inherited(self, lease: Lease) -> bool:
        wanted = frozenset(self._shards)
        with postgres_errors():
            async with self._using, asyncio.timeout(CONNECTING):
                own = await self._owned(lease.number)
                if not wanted <= own:
                    with suppress(asyncpg.LockNotAvailableError):
                        await self._taken(sorted(wanted), lease.number)
                    own = await self._owned(lease.number)
                if not wanted <= own:
                    return False
                self._is_heir, self._held = False, own
                if own > wanted:
                    lease.gained.put_nowait(own - wanted)
                await self.count(lease)
        return True

    async def _owned(self, number: int) -> frozenset[int]:
        """Return the shards of a lease."""
        return frozenset(shard for (shard,) in await (await self._there()).fetch(_OWN, number))

    async def wait_for_some(self) -> Lease:
        """Wait until there are shards for this process, and return the lease with them. Raises
        :class:`StorageInUse` if a living process has divided the servers differently.
        """
        with postgres_errors():
            connection = await self._there()
            await make_leases(connection, TAKING)
            number = await self._begun(connection)
            try:
                log.info("this process waits for shards")
                await asyncio.sleep(GATHERING)
                while True:
                    if not await self._is_put_off(number):
                        number = await self._begun(connection)
                    if found := await self._free(number):
                        log.info("this process has %d of %d shards", len(found), self._shards.count)
                        self._shards.add(found)
                        return Lease(number, self._shards, self)
                    await self._look_who()
                    await asyncio.sleep(LOOKS)
            except BaseException:
                await self.end(Lease(number, self._shards, self))
                raise

    async def _free(self, number: int) -> frozenset[int]:
        """Take this process's share of the free shards, and return the shards that it got."""
        connection, count, dead = await self._there(), self._shards.count, await self._dead()
        if dead or not await connection.fetchval(_ALL_HELD, count):
            with suppress(asyncpg.LockNotAvailableError):  # others are taking some
                await self._take_share(connection, number, dead)
        # Includes shards taken last time, if the connection was lost before the answer came.
        found = await self._owned(number) - self._held
        self._held |= found
        return found

    async def _take_share(
        self, connection: asyncpg.Connection[Any], number: int, dead: Sequence[int]
    ) -> None:
        """Take this process's share, including shards of the ``dead`` leases."""
        count = self._shards.count
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", TAKING)
            if not await self._is_put_off(number):
                return
            await connection.execute(_END_PASSED, count, list(range(count)), dead, number)
            if await connection.fetchval(_TAKEN, count, []):
                return  # other processes have divided the servers differently
            own = len(await self._owned(number))
            # A process with less than its share has room for all free shards.
            share = math.ceil(count / await connection.fetchval(_ALIVE, number))
            free = [shard for (shard,) in await connection.fetch(_FREE, count)][: max(share - own, 0)]
            await connection.execute(_TAKE, free, count, number)

    async def _look_who(self) -> None:
        """Find out which processes have the wanted shards. Raises :class:`StorageInUse` if a holder is
        alive.
        """
        for lease, holder, expires in await self._in_the_way():
            if lease not in self._seen:
                log.info("%s has the database. Waiting to see whether it is alive", holder)
            elif expires != self._seen[lease]:
                raise StorageInUse(_refusal(self._address, self._shards, holder))
            self._seen[lease] = expires

    async def _taken(self, shards: list[int], number: int | None = None) -> int | None:
        """Take shards, all or none, for the lease with this ``number`` or a new one, and return its number;
        None if other leases have some of them, or that lease was ended.
        """
        connection, count, dead = await self._there(), self._shards.count, await self._dead()
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", TAKING)
            if number is not None and not await self._is_put_off(number):
                return None
            await connection.execute(_END_PASSED, count, shards, dead, number)
            if await connection.fetchval(_TAKEN, count, shards):
                return None
            number = number or await self._begun(connection)
            await connection.execute(_TAKE, shards, count, number)
            return number

    async def _begun(self, connection: asyncpg.Connection[Any]) -> int:
        """Begin a lease, take its advisory lock, and return its number."""
        self._number = number = int(await connection.fetchval(_BEGIN, self._own, self._lasts, self._knows))
        await connection.execute(_HOLD, HOLDING, number)
        return number

    async def _is_put_off(self, number: int) -> bool:
        """Extend a lease, and return whether it still existed. Within a transaction no other process can end
        it until the commit, so shards are taken only for a valid lease.
        """
        return await (await self._there()).fetchval(_PUT_OFF, number, self._lasts) is not None

    async def _dead(self) -> list[int]:
        """Return the leases of dead holders, which have had no connection for a while."""
        now = asyncio.get_running_loop().time()
        rows = await (await self._there()).fetch(_UNCONNECTED, HOLDING, self._lasts)
        self._unconnected = {number: self._unconnected.get(number, now) for (number,) in rows}
        return [number for number, since in self._unconnected.items() if now - since >= GONE]

    async def beat(self, lease: Lease) -> Never:
        """Renew the lease again and again, and take shards that become free. Raises :class:`StorageInUse` if
        another process has ended the lease.
        """
        loop, pause = asyncio.get_running_loop(), self._lasts / 1000 / BEATS
        put_off_at = loop.time()
        while True:
            await asyncio.sleep(min(pause, WATCHES))
            try:
                async with self._using, asyncio.timeout(CONNECTING):
                    await self._there()  # a holder without a connection counts as dead
                    if loop.time() - put_off_at >= pause:
                        if not await self._is_put_off(lease.number):
                            others = await self._in_the_way()
                            holder = others[0][1] if others else "another process"
                            raise StorageInUse(
                                f"{holder} has taken the database {self._address}: this process has stopped."
                            )
                        put_off_at = loop.time()
                        await self.count(lease)
                    takes_free = self._shards.takes_free and not self._is_heir
                    if takes_free and (found := await self._free(lease.number)):
                        log.info("this process got %d more shards", len(found))
                        lease.gained.put_nowait(found)
                        await self.count(lease)
            except DRIVER_ERRORS as error:
                # Probably no process can reach it. Otherwise the next beat or transaction notices.
                told = "cannot tell PostgreSQL that this process still has the database: %s"
                self._seldom.warning(log, "unheard", told, type(error).__name__)
                await self.close()

    async def count(self, lease: Lease) -> None:
        """Count the processes with shards, and report a change of the number. Raises the driver's errors."""
        if not self._shards.is_sole:
            alive = max(1, await (await self._there()).fetchval(_WORKING))
            if alive != lease.alive:
                lease.alive = alive
                lease.alive_changed(alive)

    async def end(self, lease: Lease) -> None:
        """End the lease, so that the next process gets everything at once."""
        try:
            async with asyncio.timeout(CONNECTING):
                connection = await self._there()
                async with connection.transaction():
                    await connection.execute(_BEQUEATH, lease.number, lease.heir)
                    await connection.execute(_END, lease.number)
        except DRIVER_ERRORS as error:
            log.warning(
                "cannot tell PostgreSQL that this process ends (%s). The next one has to wait for seconds",
                type(error).__name__,
            )

    async def _in_the_way(self) -> list[tuple[int, Holder, int]]:
        """Return the other leases that have some of the shards, with their holders and expiries."""
        rows = await (await self._there()).fetch(_SEE, self._shards.count, list(self._shards))
        return [(number, Holder.read(holder), expires) for number, holder, expires in rows]

    async def _there(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._address.url,
                timeout=CONNECTING,
                server_settings={"application_name": "olsen lease", "lock_timeout": "2s"},
            )
            self._unconnected.clear()  # if all were cut off, the other processes need a moment too
            if self._number is not None:
                await self._connection.execute(_HOLD, HOLDING, self._number)
        return self._connection


def _refusal(address: PostgresAddress, shards: Shards, holder: Holder) -> str:
    if shards.is_sole:
        return in_use(address, holder)
    return (
        f"Some of these shards of the database {address} are in use by {holder}: give each process "
        "shards of its own in OLSEN_SHARDS, and all of them the same number of shards."
    )
