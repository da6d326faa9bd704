"""Hand the database over to the process of a new version while both are connected, so that users don't
notice.

Discord sends events to both. The process with the database answers; the next one keeps the events. The two
processes coordinate through one database row, updated with compare-and-swap. Either the old process has let
go and listed the presses it handled, or the new one has given up. That only one of them writes is ensured by
the lock or the lease of the database, not by this row.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Self

from bot.address import PostgresAddress
from bot.client.stored import StoredBot
from bot.storage import Database, StorageError, StorageInUse, open_database
from bot.storage.lock import Holder
from bot.tables import SystemClock

log = logging.getLogger(__name__)

NOTE = "handover"
"""The name of the note. Where several processes share the shards, each has its own note (:func:`note_of`)."""
BEAT = 0.25
"""Seconds between two signs of life of the successor, the process that takes over."""
ALIVE = 3.0
"""Seconds for which a sign of life counts. A starting process is busy for a second or two."""
LOOKS = 0.5
"""Seconds between two checks for a successor by the process with the database."""
LOOKS_CLOSELY = 0.02
"""Seconds between two checks once there is a successor."""
NOTICED = 2 * LOOKS + BEAT
"""Seconds until the process with the database has certainly seen its successor. The successor doesn't connect
before that: if Discord closed the older connection, the two would keep reconnecting in turn.
"""
FINISHES = 3.0
"""Seconds for finishing presses in progress. Discord waits about as long for an answer to them."""
LETS_GO = 10.0
"""Seconds for closing after the database was handed over. After that, the process is killed."""
FOLLOWS = 5.0
"""Seconds within which the successor must have taken the database."""


class HandoverStage(StrEnum):
    """The stage of a handover. Each process writes it down for the other."""

    CONNECTING = "connecting"
    """The successor is starting."""
    ASKING = "asking"
    """The successor is ready, and asks for the database."""
    GIVEN = "given"
    """The predecessor takes no more presses, and closes the database. This can't be undone."""
    WITHDRAWN = "withdrawn"
    """The successor has given up."""
    TAKEN = "taken"
    """The successor has the database."""


@dataclass(frozen=True, slots=True)
class Handover:
    """The content of the note through which the two processes coordinate."""

    by: str
    """The successor's process id, and the machine or container where it is valid."""
    key: str
    """A random text that distinguishes the process from others with the same id."""
    stage: HandoverStage
    beat: int = 0
    """A number that the successor increases as a sign of life."""
    lease: int = 0
    """The number of the lease that takes over the shards; 0 without shards."""
    handled: tuple[int, ...] = ()
    """The ids of the interactions that the predecessor has handled recently. Empty before
    :attr:`HandoverStage.GIVEN`.
    """

    @classmethod
    def read(cls, note: str | None) -> Self | None:
        """Read a note. Return None if there is none, or if another version wrote it in another form."""
        try:
            found = json.loads(note or "")
            return cls(
                **{**found, "stage": HandoverStage(found["stage"]), "handled": tuple(found["handled"])}
            )
        except (ValueError, LookupError, TypeError):
            return None

    def written(self) -> str:
        """Return the text of the note."""
        return json.dumps(asdict(self))

    @property
    def is_waiting(self) -> bool:
        """Whether the successor may still take over."""
        return self.stage in (HandoverStage.CONNECTING, HandoverStage.ASKING)


def note_of(shards: Collection[int], count: int) -> str:
    """Return the name of the note of the process that has these shards, where several processes share
    them.
    """
    return f"{NOTE} {min(shards)}/{count}"


class Successor:
    """The process that takes over, created by :func:`announced`."""

    def __init__(self, database: Database, notes: Sequence[str]) -> None:
        """``database`` is opened for this purpose only. ``notes``: the names of the notes of possible
        predecessors.
        """
        self._database = database
        self._notes = notes
        self.follows = 0
        """The index in ``notes`` of the predecessor."""
        self._beating: asyncio.Task[None] | None = None
        self._own = Handover(Holder.own().process, secrets.token_hex(4), HandoverStage.CONNECTING)
        self._writing = asyncio.Lock()

    async def announce(self) -> None:
        """Announce this process as the successor of the first process without one. Raises
        :class:`StorageInUse` if all have one.
        """
        before = [await self._database.notes.get(name) for name in self._notes]
        others = [Handover.read(note) for note in before]
        free = [number for number, other in enumerate(others) if other is None or not other.is_waiting]
        if not free:
            await asyncio.sleep(ALIVE)
            now = [await self._database.notes.get(name) for name in self._notes]
            free = [number for number, note in enumerate(now) if note == before[number]]
        if not free:
            names = ", ".join(other.by for other in others if other is not None)
            raise StorageInUse(f"Process {names} is about to take over already: let it be done first.")
        self.follows = free[0]
        async with self._database.transaction() as tx:
            await tx.notes.save(self._note, self._own.written())
        self._beating = asyncio.create_task(self._beat(), name="signs of life")

    @property
    def _note(self) -> str:
        return self._notes[self.follows]

    async def ask(self, lease: int = 0) -> None:
        """Ask the predecessor for the database, and to transfer its shards to a ``lease``."""
        if not await self._say(stage=HandoverStage.ASKING, lease=lease):
            raise StorageInUse("Another process is about to take over: let it be done first.")

    async def withdraw(self) -> bool:
        """Stop asking, and return whether that was possible. It isn't after the database was handed over."""
        return await self._say(stage=HandoverStage.WITHDRAWN) or not self._is_given(await self._noted())

    async def has_taken(self) -> tuple[int, ...] | None:
        """Note that this process has the database. Return the ids of the interactions that the predecessor
        has handled recently, or None if it died before listing them.
        """
        async with self._writing:
            note = await self._noted()
            self._own = replace(self._own, stage=HandoverStage.TAKEN)
            async with self._database.transaction() as tx:
                await tx.notes.save(self._note, self._own.written())
        return note.handled if note is not None and self._is_given(note) else None

    async def close(self) -> None:
        """Stop asking for the database, and close it."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait({self._beating})
        if self._own.is_waiting:
            with suppress(StorageError):
                await self.withdraw()
        await self._database.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StorageError):  # a busy database is no reason to give up
                if not await self._say(beat=self._own.beat + 1):
                    return

    async def _noted(self) -> Handover | None:
        return Handover.read(await self._database.notes.get(self._note))

    def _is_given(self, note: Handover | None) -> bool:
        return note is not None and note.key == self._own.key and note.stage is HandoverStage.GIVEN

    async def _say(self, **changed: HandoverStage | int) -> bool:
        """Change the note, and return whether no other process had changed it before."""
        async with self._writing:
            word = replace(self._own, **changed)  # type: ignore[arg-type]  # each has the type of its field
            async with self._database.transaction() as tx:
                is_done = await tx.notes.swap(self._note, self._own.written(), word.written())
            if is_done:
                self._own = word
            return is_done


@asynccontextmanager
async def announced(
    where: Path | PostgresAddress, beside: Path, notes: Sequence[str] = (NOTE,)
) -> AsyncIterator[Successor]:
    """Be the successor of a process with one of these ``notes``, on the database at ``where``, during the
    block.

    Raises :class:`StorageInUse` if there is another successor, :class:`StorageBehind` if this version needs
    another schema, and other storage errors.
    """
    database = await open_database(where, clock=SystemClock().now, beside=beside, is_mine=False)
    successor = Successor(database, notes)
    try:
        await database.begin_writing()
        await successor.announce()
        yield successor
    finally:
        await successor.close()


class Predecessor:
    """The process that has the database and waits for a successor."""

    def __init__(self, bot: StoredBot) -> None:
        self._bot = bot
        self._note: str | None = None
        self._seen: Handover | None = None
        self._beaten_at = -ALIVE

    async def let_go_when_asked(self) -> str:
        """Wait until a successor asks for the database, and let go of it. Return which process that is.

        If the successor gives up before that, nothing changes.
        """
        while True:
            wish = await self._look()
            if wish is not None and wish.stage is HandoverStage.ASKING and await self._let_go():
                return wish.by
            await asyncio.sleep(LOOKS if wish is None else LOOKS_CLOSELY)

    async def is_followed(self) -> bool:
        """Wait for the successor to take the database, and return whether it did so in time."""
        for _ in range(int(FOLLOWS / LOOKS_CLOSELY)):
            with suppress(StorageError):
                note = await self._noted()
                if note is not None and note.stage is HandoverStage.TAKEN:
                    return True
            await asyncio.sleep(LOOKS_CLOSELY)
        return False

    async def _look(self) -> Handover | None:
        """Return the note of a living successor, or None."""
        with suppress(StorageError):
            await self._noted()
        wish, age = self._seen, asyncio.get_running_loop().time() - self._beaten_at
        if wish is None or not wish.is_waiting or age > ALIVE:
            if self._bot.has_successor:
                log.info("the other process gave up taking over")
            self._bot.has_successor = False
            return None
        if not self._bot.has_successor:
            log.info("process %s is about to take over", wish.by)
        self._bot.has_successor = True
        return wish

    async def _noted(self) -> Handover | None:
        """Return the note as it is in the database now."""
        database = self._bot.database
        note = None if database is None else await database.notes.get(self._name)
        if note != self._note:
            seen = Handover.read(note)
            # The first check can't tell when the note was written.
            if seen is not None and self._seen is not None and seen.beat != self._seen.beat:
                self._beaten_at = asyncio.get_running_loop().time()
            self._note, self._seen = note, seen
        return self._seen

    @property
    def _name(self) -> str:
        shards = self._bot.shared
        return note_of([*shards], shards.count) if shards is not None and len(shards) else NOTE

    async def _let_go(self) -> bool:
        """Finish the work in progress and let go of the database. Return whether it was still wanted."""
        log.info("handing over, and taking no more button presses")
        arrivals = self._bot.arrivals
        if not await arrivals.finish(FINISHES):
            log.warning("some button presses did not finish within %s s", FINISHES)
        try:
            is_given = await self._give(arrivals.taken)
        except StorageError as error:
            log.warning("cannot hand over the database: %s", error)
            is_given = False
        if is_given:
            # If it hangs, the process ends, and with it the lock of the database.
            faulthandler.dump_traceback_later(LETS_GO, exit=True)
            await self._bot.close(only_storage=True)
        else:
            arrivals.release()
        return is_given

    async def _give(self, handled: list[int]) -> bool:
        """Note that the database is handed over. Return False if the successor has given up before that."""
        database = self._bot.database
        while database is not None:
            wish = await self._look()
            if wish is None or wish.stage is not HandoverStage.ASKING:
                return False
            given = replace(wish, stage=HandoverStage.GIVEN, handled=tuple(handled))
            async with database.transaction() as tx:
                is_given = self._note is not None and await tx.notes.swap(
                    self._name, self._note, given.written()
                )
            if is_given:
                if self._bot.fence is not None:
                    self._bot.fence.heir = wish.lease
                return True
        return False
