"""One process writes to a database of PostgreSQL; one that was thought dead does not."""

from __future__ import annotations

import asyncio
import os
from contextlib import AbstractAsyncContextManager

import pytest

from bot.address import PostgresAddress
from bot.shards import Shards
from bot.storage import Database, Fence, StorageError, StorageInUse, open_database, sole_user
from bot.storage.lease import Lease, leased
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

    async with wanted(4, 0, 1) as first, wanted(4, 3) as second:
        for refused in (wanted(4, 1, 2), wanted(2, 1), leased(place, lasts=SHORT)):
            with pytest.raises(StorageInUse):
                async with refused:
                    pass
        async with wanted(4, 2) as third:
            assert third.alive == 3
            async with asyncio.timeout(PATIENCE):
                while {first.alive, second.alive} != {3}:  # noqa: ASYNC110 - it is seen at the next beat
                    await asyncio.sleep(0.02)
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

    async def end(self) -> None:
        self._ending.set()
        async with asyncio.timeout(PATIENCE):
            await self._running

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


async def test_nobody_takes_what_is_free_where_the_servers_are_divided_otherwise(
    place: PostgresAddress,
) -> None:
    async with leased(place, lasts=LONG, shards=Shards(4, {0, 1})):
        with pytest.raises(StorageInUse):
            await Process(place, 6).begun()


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
