"""One process writes to a database of PostgreSQL; one that was thought dead does not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import asyncpg
import pytest

from bot.address import PostgresAddress
from bot.shards import Shards
from bot.storage import Database, Fence, StorageError, StorageInUse, open_database, sole_user
from bot.storage.fence import NOBODY
from bot.storage.lease import GATHERING, LOOKS, TAKING, Lease, has_older_beside, incumbents, leased
from bot.storage.migrations import known_migrations
from tests.postgres import address, new_database
from tests.storage.line import Line
from tests.storage.rows import NOON

pytestmark = pytest.mark.postgres

SHORT = 400
"""Milliseconds that a lease lasts here."""
LONG = 10_000
"""The same of one that is put off every 2.5 s."""
PATIENCE = 15
"""Seconds after which what is waited for does not come."""


@pytest.fixture(autouse=True)
async def ending() -> AsyncIterator[None]:
    """Who waits for a lease that never comes free has no end of their own: the test has one."""

    def end() -> None:
        for task in asyncio.all_tasks():
            task.cancel()

    ending = asyncio.get_running_loop().call_later(4 * PATIENCE, end)
    yield
    ending.cancel()


@pytest.fixture
def place(line: Line) -> PostgresAddress:
    """The same database, by a line that is never cut."""
    return address(line.address.name)


async def note(db: Database, name: str) -> None:
    async with db.transaction() as tx:
        await tx.notes.save(name, "1")


async def opened(place: PostgresAddress, fence: Fence | None) -> Database:
    return await open_database(place, clock=lambda: NOON, fence=fence)


async def test_who_comes_second_hears_who_is_there() -> None:
    place = await new_database()
    async with leased(place, lasts=SHORT):
        with pytest.raises(StorageInUse) as refused:
            async with leased(place, "olsen restore", lasts=SHORT):
                pass
    assert str(refused.value).startswith(f"The database {place} is in use by process {os.getpid()} on ")


async def test_who_comes_after_the_end_need_not_wait_and_has_a_higher_number() -> None:
    place = await new_database()
    numbers = []
    async with asyncio.timeout(8):  # less than a lease lasts
        for _ in range(3):
            async with sole_user(place) as lease:
                assert lease is not None
                numbers.append(lease.number)
    assert numbers == sorted({*numbers})


async def test_each_shard_has_one_holder_and_everything_none_beside_it(place: PostgresAddress) -> None:
    def wanted(count: int, *own: int) -> AbstractAsyncContextManager[Lease]:
        return leased(place, lasts=SHORT, shards=Shards(count, frozenset(own)))

    counted: list[int] = []
    async with wanted(4, 0, 1) as first, wanted(4, 3) as second:
        first.alive_changed = counted.append
        divide = "Some of these shards of the database .* give each process shards of its own"
        for refused, why in (
            (wanted(4, 1, 2), divide),
            (wanted(2, 1), divide),
            (leased(place, lasts=SHORT), "The database .* is in use"),
        ):
            with pytest.raises(StorageInUse, match=why):
                async with refused:
                    pass
        async with wanted(4, 2) as third:
            assert third.alive == 3
            async with asyncio.timeout(PATIENCE):
                while {first.alive, second.alive} != {3}:  # noqa: ASYNC110 - it is seen at the next beat
                    await asyncio.sleep(0.02)
            assert counted == sorted({*counted})  # it is said once
            for lease in (first, second):
                db = await opened(place, lease)
                await note(db, str(lease.number))
                await db.close()
    async with wanted(2, 0):
        pass


class Process:
    """A process that takes its share of what is free, until it is told to end."""

    def __init__(self, place: PostgresAddress, count: int) -> None:
        self.shards = Shards(count, (), takes_free=True)
        self._place = place
        self._begun = asyncio.Event()
        self._ending = asyncio.Event()
        self._running = asyncio.create_task(self._run())
        self._lease: Lease | None = None

    async def _run(self) -> None:
        async with leased(self._place, lasts=LONG, shards=self.shards) as self._lease:
            self._begun.set()
            await self._ending.wait()

    async def begun(self) -> None:
        begun = asyncio.ensure_future(self._begun.wait())
        await asyncio.wait([begun, self._running], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        if self._running.done():
            await self._running
        assert self._begun.is_set()

    async def gains(self) -> frozenset[int]:
        assert self._lease is not None
        async with asyncio.timeout(PATIENCE):
            return await self._lease.gained.get()

    async def is_stopped(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._running

    async def end(self) -> None:
        self._ending.set()
        await self.is_stopped()

    async def is_ended(self) -> None:
        self._running.cancel()
        await asyncio.wait([self._running], timeout=PATIENCE)
        assert self._running.done()


async def test_processes_share_what_is_free_and_what_one_of_them_leaves(place: PostgresAddress) -> None:
    goes = Process(place, 6)
    await asyncio.sleep(0.1)
    await goes.is_ended()  # who does not wait any more is not counted
    processes = [Process(place, 6) for _ in range(3)]
    for process in processes:
        await process.begun()
    assert [len(process.shards) for process in processes] == [2, 2, 2]
    assert {shard for process in processes for shard in process.shards} == set(range(6))
    first, *others = processes
    await first.end()
    gained = [await process.gains() for process in others]
    assert [len(each) for each in gained] == [1, 1]
    assert frozenset().union(*gained) == frozenset(first.shards)
    for process in others:
        await process.end()


async def test_those_who_come_to_a_new_database_at_the_same_time_all_get_in() -> None:
    """One of them makes the tables that leases need."""
    place, count = await new_database(), 12

    async def comes(shard: int) -> int:
        async with leased(place, lasts=LONG, shards=Shards(count, {shard})) as lease:
            return lease.number

    assert len({*await asyncio.gather(*(comes(shard) for shard in range(count)))}) == count


async def test_nobody_takes_what_is_free_where_the_servers_are_divided_otherwise(
    place: PostgresAddress,
) -> None:
    async with leased(place, lasts=LONG, shards=Shards(4, {0, 1})):
        with pytest.raises(StorageInUse):
            await Process(place, 6).begun()


async def test_an_heir_has_shards_when_they_are_handed_over(place: PostgresAddress) -> None:
    """It takes nothing before, not even what is free, and all that its predecessor has then."""
    async with AsyncExitStack() as going:
        before = await going.enter_async_context(leased(place, lasts=LONG, shards=Shards(4, {0, 1, 2})))
        shards = Shards(4, {0, 1}, takes_free=True)
        async with leased(place, lasts=SHORT, shards=shards, is_heir=True) as heir:
            until = asyncio.get_running_loop().time() + SHORT / 1000
            while asyncio.get_running_loop().time() < until:
                assert not await heir.has_shards()
                await asyncio.sleep(0)
            assert heir.gained.empty()
            before.heir = heir.number
            await going.aclose()
            assert await heir.has_shards()
            assert heir.gained.get_nowait() == {2}
            async with asyncio.timeout(PATIENCE):
                assert await heir.gained.get() == {3}


async def test_an_heir_takes_what_nobody_has_unless_others_are_taking_some(
    line: Line, place: PostgresAddress
) -> None:
    async with (
        leased(place, lasts=LONG, shards=Shards(2, {1})),
        leased(line.address, lasts=LONG, shards=Shards(2, {0}), is_heir=True) as heir,
    ):
        other = await asyncpg.connect(place.url)
        await other.execute(f"SELECT pg_advisory_lock({TAKING})")
        assert not await heir.has_shards()
        await other.close()
        line.is_down = True
        line.cut()
        with pytest.raises(StorageError):
            await heir.has_shards()
        line.is_down = False
        assert heir.alive == 1  # who waits is not counted
        assert await heir.has_shards()
        assert heir.alive == 2
        assert heir.gained.empty()


async def test_who_waits_is_not_troubled_by_others_that_are_taking_shards(
    place: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    """It hears who is there, though it cannot take any meanwhile."""
    caplog.set_level("INFO")

    async def comes() -> None:
        async with leased(place, lasts=LONG):
            pass

    async with leased(place, lasts=LONG):
        other = await asyncpg.connect(place.url)
        coming = asyncio.create_task(comes())
        async with asyncio.timeout(PATIENCE):
            while "Waiting to see whether it is alive" not in caplog.text:  # noqa: ASYNC110 - the log says so
                await asyncio.sleep(0.02)
        await other.execute(f"SELECT pg_advisory_lock({TAKING})")
        with pytest.raises(StorageInUse):
            await coming
        await other.close()


async def test_a_process_finds_whom_it_takes_over_from(place: PostgresAddress) -> None:
    assert await incumbents(place, Shards(4, {0, 1})) == []
    async with leased(place, lasts=LONG, shards=Shards(4, {0, 1})) as lease:
        [found] = await incumbents(place, Shards(4, {0, 1}))
        assert (found.number, found.shards) == (lease.number, frozenset({0, 1}))
        assert str(found.holder).startswith(f"process {os.getpid()} on ")
        assert await incumbents(place, Shards(4, (), takes_free=True)) == [found]
        assert await incumbents(place, Shards(4, {2})) == []
        for others in (Shards(4, {0}), Shards(4, {0, 1, 2}), Shards(2, {0, 1})):
            with pytest.raises(StorageInUse):
                await incumbents(place, others)


async def test_a_living_process_of_an_earlier_version_is_known(place: PostgresAddress) -> None:
    newest = len(known_migrations(engine="postgres"))
    async with (
        leased(place, lasts=LONG) as lease,
        asyncpg.create_pool(place.url, min_size=1, max_size=1) as pool,
        pool.acquire() as connection,
    ):
        assert not await has_older_beside(connection, NOBODY, newest)
        assert await has_older_beside(connection, NOBODY, newest + 1)
        assert not await has_older_beside(connection, lease, newest + 1)


async def test_where_there_is_no_database_the_error_is_one_of_storage() -> None:
    nowhere = address("nowhere")
    for shards, is_heir in (
        (Shards(4, {0}), False),
        (Shards(4, {0}), True),
        (Shards(4, (), takes_free=True), False),
    ):
        with pytest.raises(StorageError):
            async with leased(nowhere, shards=shards, is_heir=is_heir):
                pass


async def test_a_block_that_takes_too_long_says_so_itself(place: PostgresAddress) -> None:
    with pytest.raises(TimeoutError):
        async with leased(place, lasts=LONG):
            raise TimeoutError


async def changed(place: PostgresAddress, statement: str) -> None:
    """Change the table of leases from outside, as a clock or an operator might."""
    connection = await asyncpg.connect(place.url)
    await connection.execute(statement)
    await connection.close()


async def test_who_has_lost_a_lease_that_nobody_has_taken_stops_too(
    place: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    """Also who takes shards that are free, and who waits for those of a predecessor."""

    async def waits_for_its_shards() -> None:
        async with leased(place, lasts=SHORT, is_heir=True) as heir:
            await changed(place, "DELETE FROM leases")
            assert not await heir.has_shards()
            await asyncio.sleep(PATIENCE)

    process = Process(place, 1)
    await process.begun()
    await changed(place, "DELETE FROM leases")
    told = f"another process has taken the database {place}: this process has stopped."
    for stops in (process.is_stopped, waits_for_its_shards):
        with pytest.raises(StorageInUse) as stopped:
            await stops()
        assert str(stopped.value) == told
    assert [record.exc_info for record in caplog.records if told in record.getMessage()] == [None, None]


async def test_whose_lease_has_passed_keeps_it_if_nobody_wants_its_shards(place: PostgresAddress) -> None:
    """As after a machine has slept: it is taken up again before any shards are."""
    process = Process(place, 6)
    await process.begun()
    look = await asyncpg.connect(place.url)
    before = await look.fetch("SELECT shard, lease FROM shards ORDER BY shard")
    await changed(place, "UPDATE leases SET expires = 0")
    async with asyncio.timeout(PATIENCE):
        while not await look.fetchval("SELECT expires > 0 FROM leases"):  # noqa: ASYNC110 - it is put off soon
            await asyncio.sleep(0.02)
    assert await look.fetch("SELECT shard, lease FROM shards ORDER BY shard") == before
    await look.close()
    await process.end()
    async with leased(place, lasts=LONG, is_heir=True) as heir:
        await changed(place, "UPDATE leases SET expires = 0")
        assert await heir.has_shards()


async def test_a_lease_that_passes_while_shards_are_taken_for_it_is_not_ended(place: PostgresAddress) -> None:
    """As where PostgreSQL is slow."""
    takes = Shards(2, (), takes_free=True)
    async with leased(place, lasts=1, shards=takes):
        assert list(takes) == [0, 1]
    async with leased(place, lasts=1, is_heir=True) as heir:
        assert await heir.has_shards()


async def test_a_process_that_needs_no_shards_keeps_its_lease_while_others_are_taking_some(
    place: PostgresAddress,
) -> None:
    """Else it would wait for them, and its lease might pass meanwhile."""
    other = await asyncpg.connect(place.url)
    async with leased(place, lasts=SHORT, shards=Shards(2, (), takes_free=True)):
        await other.execute(f"SELECT pg_advisory_lock({TAKING})")
        await asyncio.sleep(3 * SHORT / 1000)
        now = "EXTRACT(EPOCH FROM clock_timestamp()) * 1000"
        assert await other.fetchval(f"SELECT expires >= {now} FROM leases")  # noqa: S608 - it is a clock
        await other.close()


async def test_who_waits_asks_a_few_times_a_second(line: Line, place: PostgresAddress) -> None:
    """Even if many wait for long, they leave PostgreSQL to those who play."""
    asked: list[bytes] = []

    def counted(sent: bytes) -> bool:
        asked.append(sent)
        return False

    line.cuts_before = counted
    loop = asyncio.get_running_loop()
    async with leased(place, lasts=LONG, shards=Shards(2, {0, 1})):
        for waits in (Shards(2, {0}), Shards(2, (), takes_free=True)):
            asked.clear()
            begun = loop.time()
            with pytest.raises((StorageInUse, TimeoutError)):
                async with asyncio.timeout(GATHERING + 1), leased(line.address, lasts=LONG, shards=waits):
                    pass
            looks = (loop.time() - begun) / LOOKS + 2
            assert looks < len(asked) < 15 * looks


async def test_who_ends_in_the_middle_of_a_beat_leaves_nothing_behind(place: PostgresAddress) -> None:
    count = "SELECT COUNT(*) FROM leases"
    look = await asyncpg.connect(place.url)
    for _ in range(25):
        async with leased(place, lasts=1):  # it beats all the time
            assert await look.fetchval(count) == 1
        assert await look.fetchval(count) == 0
    await look.close()


async def test_whatever_ends_the_heartbeat_ends_the_process_and_is_told(
    place: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    class UnforeseenError(Exception):
        pass

    def fails(alive: int) -> None:
        raise UnforeseenError(alive)

    async def meets_another() -> None:
        async with leased(place, lasts=SHORT, shards=Shards(2, {0})) as lease:
            lease.alive_changed = fails
            async with leased(place, lasts=SHORT, shards=Shards(2, {1})):
                await asyncio.sleep(PATIENCE)

    with pytest.raises(UnforeseenError):
        await meets_another()
    [told] = [record for record in caplog.records if record.exc_info]
    assert told.getMessage() == "cannot renew the lease of the database: 2"
    async with leased(place, lasts=LONG):
        pass  # it is free at once


async def test_whoever_has_it_writes_for_longer_than_it_lasts_at_once(place: PostgresAddress) -> None:
    async with leased(place, lasts=SHORT) as fence:
        db = await opened(place, fence)
        begun = asyncio.get_running_loop().time()
        while asyncio.get_running_loop().time() < begun + 2 * SHORT / 1000:
            await note(db, "a")
            await asyncio.sleep(0.02)
        await db.close()


async def test_who_was_cut_off_is_replaced_and_writes_no_more(line: Line, place: PostgresAddress) -> None:
    """Also if only one of its shards is taken."""
    cut, taken = asyncio.Event(), asyncio.Event()
    refused: list[StorageError] = []

    async def first() -> None:
        shards = Shards(4, frozenset({0, 1}))
        async with leased(line.address, lasts=SHORT, shards=shards) as fence:
            db = await opened(place, fence)  # its heart has stopped, but its hands still reach
            await note(db, "first")
            line.is_down = True
            line.cut()
            cut.set()
            await taken.wait()
            try:
                await note(db, "late")
            except StorageError as error:
                refused.append(error)
            finally:
                await db.close()
                line.is_down = False
            await asyncio.sleep(60)

    before = asyncio.create_task(first())
    async with asyncio.timeout(PATIENCE):
        await cut.wait()
    async with leased(place, lasts=SHORT, shards=Shards(4, frozenset({1}))) as fence:
        taken.set()
        with pytest.raises(StorageInUse, match=f"process {os.getpid()} on .* has taken the database"):
            async with asyncio.timeout(PATIENCE):
                await before
        db = await opened(place, fence)
        await note(db, "second")
        assert [await db.notes.get(name) for name in ("first", "late", "second")] == ["1", None, "1"]
        await db.close()
    assert [type(error) for error in refused] == [StorageInUse]


async def test_who_has_died_is_replaced_long_before_the_lease_has_passed(
    line: Line, place: PostgresAddress
) -> None:
    """Whoever was only cut off connects again at once, and keeps it."""
    taken = asyncio.Event()

    async def first() -> None:
        async with leased(line.address, lasts=LONG):
            taken.set()
            await asyncio.sleep(60)

    before = asyncio.create_task(first())
    async with asyncio.timeout(PATIENCE):
        await taken.wait()
    begun = asyncio.get_running_loop().time()
    line.cut()
    with pytest.raises(StorageInUse):
        async with leased(place, lasts=SHORT):
            pass
    line.is_down = True  # a process that has died never comes again
    line.cut()
    async with leased(place, lasts=SHORT):
        assert asyncio.get_running_loop().time() < begun + LONG / 1000
    before.cancel()
    await asyncio.wait([before])


async def test_what_is_being_written_is_waited_for(line: Line, place: PostgresAddress) -> None:
    """Between the look at the number and the commit nobody else may begin."""
    begun, ends = asyncio.Event(), asyncio.Event()
    order: list[str] = []

    async def first() -> None:
        async with leased(line.address, lasts=SHORT) as fence:
            db = await opened(place, fence)
            async with db.transaction() as tx:
                await tx.notes.save("a", "1")
                line.is_down = True
                line.cut()
                begun.set()
                await ends.wait()
                order.append("saved")
            await db.close()

    async def second() -> None:
        async with leased(place, lasts=SHORT) as fence:
            order.append("taken")
            db = await opened(place, fence)
            assert await db.notes.get("a") == "1"
            await db.close()

    before = asyncio.create_task(first())
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    after = asyncio.create_task(second())
    await asyncio.wait([after], timeout=3 * SHORT / 1000)
    ends.set()
    async with asyncio.timeout(PATIENCE):
        await after
        await asyncio.wait([before])
    assert order == ["saved", "taken"]
