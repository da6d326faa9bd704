"""Nightly backups of the database, made by the running bot, and the deletion of old ones."""

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
"""The name of the database note about the results of backups."""
START_PAUSE = MINUTE
"""Milliseconds after the start before an overdue backup is made, so that restoring comes first."""
FIRST_PAUSE, LONGEST_PAUSE = 10 * MINUTE, 4 * HOUR
"""Milliseconds until a failed backup is tried again, at first and at most."""
NICENESS = 15
"""The niceness of the backup thread, from 0 to 19."""


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Where and when backups are made, and which are kept."""

    database: Path | PostgresAddress
    """The database to back up."""
    folder: Path
    minutes: int
    """The time of day, in minutes after midnight."""
    days: int
    """The most days that any backup is kept."""
    daily: int = 7
    weekly: int = 4
    """For how many days, and for how many weeks, the newest backup is kept."""
    key: str | None = None
    """The public key to encrypt backups for; None if they aren't encrypted."""
    zone: tzinfo | None = None
    """The time zone of the time of day; None for the machine's."""


@dataclass(frozen=True, slots=True)
class BackupOutcome:
    """The results of the backups so far. Times are milliseconds since 1970."""

    made_at: int | None = None
    """When the last backup was made; None if there was none."""
    file: str = ""
    size: int = 0
    """The last backup's file name, and its size in bytes."""
    failures: int = 0
    """How many tries in a row have failed."""
    failed_at: int = 0
    fault: str = ""
    """When a backup last failed, and the error's id in the log."""


def outcome_of(note: str | None) -> BackupOutcome:
    """Return the outcome noted in the database, or an empty one if there is none or it can't be read."""
    try:
        return BackupOutcome(**json.loads(note or "{}"))
    except (TypeError, ValueError):
        return BackupOutcome()


class NightlyBackups(Routine):
    """Makes backups when they are due, in a thread with low priority."""

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
        """Begin no more backups, and abort the one in progress."""
        super().stop()
        self._changed.set()

    async def _run(self) -> None:
        with suppress(StorageError):  # without it, a backup may be made that isn't due
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
        """Wait, and return whether the wait was cut short because of the end or a change of the clock."""
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
        # A wrong clock may have noted a time in the future.
        return nightly.due_after(min(done.made_at, self._clock.now()), self._plan.minutes, self._plan.zone)

    async def make(self) -> None:
        """Make a backup, then delete the ones that aren't kept. Errors are logged and noted."""
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
        with suppress(StorageError):  # the result is in memory and in the log too
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
    """Delete a file, and return whether it is gone. Backups are made even if old ones can't be deleted."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("cannot delete %s: %s", file.name, error.strerror)
        return False
    return True


async def _aside(work: Callable[[], T]) -> T:
    """Do some work in its own thread with low priority."""
    with ThreadPoolExecutor(1, "nightly backup", _stand_back) as aside:
        return await asyncio.get_running_loop().run_in_executor(aside, work)


def _stand_back() -> None:
    if sys.platform == "linux":  # on other systems, a thread has no niceness of its own
        with suppress(OSError):  # a sandbox may forbid it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
