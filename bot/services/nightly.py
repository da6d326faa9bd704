"""A backup of the database every night, made by the running bot, and the deletion of old ones."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import tzinfo
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.address import PostgresAddress
from bot.milliseconds import HOUR, MINUTE
from bot.services.routine import Routine
from bot.storage import Database, StorageError, backups, nightly
from bot.tables.clock import Clock

log = logging.getLogger(__name__)

T = TypeVar("T")

NOTE = "nightly backup"
"""The name under which the database keeps what has come of the backups."""
START_PAUSE = MINUTE
"""Milliseconds after the start before an overdue backup is made, because restoring comes first."""
FIRST_PAUSE, LONGEST_PAUSE = 10 * MINUTE, 4 * HOUR
"""Milliseconds until a backup that has failed is tried again, at first and at most."""
NICENESS = 15
"""How far the thread stands back behind others that want the processor, from 0 to 19."""


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Where and when backups are made, and which are kept."""

    database: Path | PostgresAddress
    """What is backed up."""
    folder: Path
    minutes: int
    """The time of day, in minutes after midnight."""
    days: int
    """The most days for which any of them is kept."""
    daily: int = 7
    weekly: int = 4
    """Of how many days, and of how many weeks, the newest is kept."""
    key: str | None = None
    """The public key for which they are encrypted; None if they are not."""
    zone: tzinfo | None = None
    """The time zone of the time of day; None for the machine's."""


@dataclass(frozen=True, slots=True)
class BackupOutcome:
    """The results of the backups so far. Times are milliseconds since 1970."""

    made_at: int | None = None
    """When the last one was made; None if there was none."""
    file: str = ""
    size: int = 0
    """The name of its file, and how many bytes that has."""
    failures: int = 0
    """How often in a row the next backup has failed."""
    failed_at: int = 0
    fault: str = ""
    """When it has last failed, and the id of the error in the log."""


def outcome_of(note: str | None) -> BackupOutcome:
    """The outcome that the database has noted; an empty one if there is none, or if it cannot be read."""
    try:
        return BackupOutcome(**json.loads(note or "{}"))
    except (TypeError, ValueError):
        return BackupOutcome()


class NightlyBackups(Routine):
    """Makes a backup when it is due, in a thread that stands back behind all others."""

    name = "nightly backups"

    def __init__(self, database: Database, clock: Clock, plan: BackupPlan) -> None:
        super().__init__()
        self._database = database
        self._clock = clock
        self._plan = plan
        self._changed = asyncio.Event()
        self.outcome = BackupOutcome()
        clock.was_set_right.subscribe(self._changed.set)

    def stop(self) -> None:
        """Begin no more backups, and give up the one that is being made."""
        super().stop()
        self._changed.set()

    async def _run(self) -> None:
        with suppress(StorageError):  # without it, one is made that may not be due
            self.outcome = outcome_of(await self._database.notes.get(NOTE))
        await self._wait_until(self._clock.now() + START_PAUSE)
        while not self._closing.is_set():
            try:
                if not await self._wait_until(self._due()):
                    await self.make()
            except Exception:
                log.exception("the routine of nightly backups failed")
                await self._wait_until(self._clock.now() + FIRST_PAUSE)

    async def _wait_until(self, at: int) -> bool:
        """Wait, and return whether the wait was cut short, by the end or because the clock was set."""
        self._changed.clear()
        if not self._closing.is_set():
            await self._clock.wait(self._changed, at)
        return self._changed.is_set() or self._closing.is_set()

    def _due(self) -> int:
        done = self.outcome
        if done.failures:
            return done.failed_at + min(FIRST_PAUSE << (done.failures - 1), LONGEST_PAUSE)
        if done.made_at is None:
            return self._clock.now()
        # A clock that was wrong may have noted a time to come.
        return nightly.due_after(min(done.made_at, self._clock.now()), self._plan.minutes, self._plan.zone)

    async def make(self) -> None:
        """Make a backup, then delete those that are not kept. What goes wrong is logged and noted."""
        now = self._clock.now()
        target = self._plan.folder / backups.name_at(
            now, self._plan.key, nightly.kind_of(self._database.path)
        )
        try:
            size = await _aside(partial(self._make, target))
        except backups.BackupStoppedError:
            return
        except (OSError, StorageError) as error:
            self._failed(now, error)
        else:
            self.outcome = BackupOutcome(now, target.name, size)
            log.info("made the nightly backup %s: %d bytes", target.name, size)
        with suppress(StorageError):  # what has come of it is in memory and in the log
            async with self._database.transaction() as tx:
                await tx.notes.save(NOTE, json.dumps(asdict(self.outcome)))
        if not self.outcome.failures:
            await _aside(partial(self._delete_outdated, now))

    def _failed(self, now: int, error: Exception) -> None:
        fault = secrets.token_hex(4)
        self.outcome = replace(self.outcome, failures=self.outcome.failures + 1, failed_at=now, fault=fault)
        again = (self._due() - now) // MINUTE
        log.error("fault %s: no nightly backup was made, trying again in %d min: %s", fault, again, error)

    def _make(self, target: Path) -> int:
        """Make a backup, and return its size in bytes."""
        plan = self._plan
        backups.back_up(plan.database, target, plan.key, self._closing.is_set, beside=self._database.path)
        return target.stat().st_size

    def _delete_outdated(self, now: int) -> None:
        plan = self._plan
        try:
            made = nightly.made_in(plan.folder, self._database.path)
        except OSError as error:
            log.warning("cannot list old nightly backups: %s", error)
            return
        for old in nightly.outdated(
            made, daily=plan.daily, weekly=plan.weekly, days=plan.days, now=now, zone=plan.zone
        ):
            if _delete(old):
                log.info("deleted the old nightly backup %s", old.name)


def _delete(file: Path) -> bool:
    """Delete a file, and return whether it is gone. One that stays is no reason to make no backup."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("cannot delete %s: %s", file.name, error.strerror)
        return False
    return True


async def _aside(work: Callable[[], T]) -> T:
    """Do some work in a thread of its own that stands back behind all others."""
    with ThreadPoolExecutor(1, "nightly backup", _stand_back) as aside:
        return await asyncio.get_running_loop().run_in_executor(aside, work)


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere a thread has no niceness of its own
        with suppress(OSError):  # a sandbox may forbid it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
