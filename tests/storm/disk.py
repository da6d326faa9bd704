"""SQLite without threads: each statement is noted in the agenda, and carried out when its time has come."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Protocol

import aiosqlite.core

from tests.at_once import IdleThread, Job
from tests.storm.loop import CAUSE, Agenda

BEGIN = "BEGIN IMMEDIATE"
WRITES = re.compile(r"(INSERT INTO|REPLACE INTO|UPDATE|DELETE FROM)\s+(\w+)(?:\s+SET\s+([^;]*?)\sWHERE)?")
SET = re.compile(r"(\w+) = ")


@dataclass(slots=True)
class Writing:
    """A transaction that a connection has begun."""

    cause: int
    """The interaction that it comes from; 0: none."""
    written: list[str] = field(default_factory=list)
    """What it has changed: tables, and of a change the columns."""


class Faults(Protocol):
    """What goes wrong with the disk."""

    def disk_pause(self) -> float:
        """The seconds that a statement takes."""
        ...

    def locked_until(self) -> float:
        """Until when another process keeps the database; 0: none does."""
        ...

    def disk_fault(self, writes: bool, commits: bool) -> Exception | None:
        """What the statement ends in instead of being carried out."""
        ...

    def crash(self, where: str) -> bool:
        """Whether the process dies here."""
        ...


class Disk:
    """What carries out the statements of all connections of this process."""

    def __init__(self, agenda: Agenda, faults: Faults, die: Callable[[], None]) -> None:
        """``die`` kills the bot where it stands."""
        self.agenda, self.faults, self.die = agenda, faults, die
        self.commits = 0
        """How many transactions were committed."""
        self.is_calm = False
        """Whether everything is carried out at once and without fault: for those who look in from outside."""
        self.committed: list[Callable[[Writing], object]] = []
        """Told of each transaction that was committed."""
        self.open: dict[int, Writing] = {}
        """The transactions that have written and are not over, by their connections."""
        self._queues: list[Queue] = []
        disk = self

        class Jobs(Queue):
            def __init__(self) -> None:
                super().__init__(disk)

        os.fsync = self._fsync
        aiosqlite.core.SimpleQueue = Jobs  # type: ignore[assignment,misc]  # in the place of threads
        aiosqlite.core.Thread = IdleThread  # type: ignore[assignment,misc]  # in the place of threads

    def _fsync(self, file: int) -> None:
        """Other files than the database lie on the same disk."""
        if not self.is_calm and self.faults.disk_fault(True, True) is not None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def connected(self, queue: Queue) -> None:
        """Remember a connection, to close it when its process dies."""
        self._queues.append(queue)

    def connections(self) -> int:
        """How many connections are open."""
        return sum(queue.is_open for queue in self._queues)

    def settings(self, name: str) -> list[int]:
        """How each connection that may write has set something of SQLite."""
        return [found for queue in self._queues for found in queue.setting(name)]

    def drop(self) -> None:
        """Close all connections as the system does when their process is gone: nothing is committed."""
        for queue in self._queues:
            queue.drop()
        self._queues.clear()
        self.open.clear()


class Queue:
    """What one connection is asked for, done one after the other, as its thread would."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._free_at = 0.0
        self._connection: sqlite3.Connection | None = None
        self._is_dead = False
        self._is_calm = disk.is_calm
        if not disk.is_calm:
            disk.connected(self)

    @property
    def is_open(self) -> bool:
        """Whether its connection is."""
        try:
            return self._connection is not None and self._connection.total_changes >= 0
        except sqlite3.ProgrammingError:
            return False

    def setting(self, name: str) -> list[int]:
        """How its connection has set something of SQLite, if it is open and may write."""
        if self._connection is None or not self.is_open:
            return []
        only_reads, found = (
            self._connection.execute(f"PRAGMA {one}").fetchone()[0] for one in ("query_only", name)
        )
        return [] if only_reads else [found]

    def drop(self) -> None:
        """Do nothing any more."""
        self._is_dead = True
        if self._connection is not None:
            self._connection.close()

    def put_nowait(self, job: Job) -> None:
        """Note a job."""
        disk = self._disk
        if self._is_calm:
            self._carry_out(job)
            return
        at = max(self._free_at, disk.agenda.now) + disk.faults.disk_pause()
        begins = _begins(job[1])
        if begins is not None and (held := disk.faults.locked_until()) > at:
            at = min(held, at + begins)
        self._free_at = at
        disk.agenda.at(at, partial(self._work, job, CAUSE.get()))

    def _work(self, job: Job, cause: int) -> None:
        disk = self._disk
        if self._is_dead:
            return
        writes, commits = _kind(job[1])
        if writes and disk.faults.crash("before commit" if commits else "before statement"):
            disk.die()
            return
        fault: Exception | None = None
        if _begins(job[1]) is not None and disk.faults.locked_until() > disk.agenda.now:
            fault = _error("database is locked", sqlite3.SQLITE_BUSY)
        fault = fault or disk.faults.disk_fault(writes, commits)
        if fault is None:
            self._carry_out(job)
            self._follow(job[1], cause)
            if commits and disk.faults.crash("after commit"):
                disk.die()
        elif job[0] is not None:
            aiosqlite.core.set_exception(job[0], fault)

    def _follow(self, work: Callable[[], Any], cause: int) -> None:
        """Know what the transaction of this connection has written."""
        disk, name = self._disk, getattr(getattr(work, "func", None), "__name__", "")
        if name == "_carry_out":
            for sql, _ in work.args[0]:  # type: ignore[attr-defined]  # a partial: its name says so
                if written := written_by(sql):
                    disk.open.setdefault(id(self), Writing(cause)).written += written
        elif name in ("commit", "rollback"):
            writing = disk.open.pop(id(self), None)
            if name == "commit" and writing is not None:
                disk.commits += 1
                for tell in disk.committed:
                    tell(writing)

    def _carry_out(self, job: Job) -> None:
        future, work = job
        try:
            result = work()
        except Exception as error:
            if future is not None:
                aiosqlite.core.set_exception(future, error)
            return
        if isinstance(result, sqlite3.Connection):
            self._connection = result
        if future is not None:
            aiosqlite.core.set_result(future, result)


@cache
def written_by(sql: str) -> tuple[str, ...]:
    """What a statement changes, as ``moves`` or ``tables.version``; empty if nothing."""
    found = WRITES.search(sql)
    if found is None:
        return ()
    columns = SET.findall(found[3] or "")
    return tuple(f"{found[2]}.{column}" for column in columns) or (found[2],)


def full() -> Exception:
    """What SQLite says when nothing more fits on the disk."""
    return _error("database or disk is full", sqlite3.SQLITE_FULL)


def broken() -> Exception:
    """What SQLite says when the disk does not answer."""
    return _error("disk I/O error", sqlite3.SQLITE_IOERR)


def _error(says: str, code: int) -> Exception:
    error = sqlite3.OperationalError(says)
    error.sqlite_errorcode = code
    return error


def _begins(work: Callable[[], Any]) -> float | None:
    """How many seconds a job waits for other processes, if it begins to write; None: it does not."""
    if isinstance(work, partial):
        name = getattr(work.func, "__name__", "")
        if name == "_carry_out" and len(work.args[0]) > 1 and work.args[0][1][0] == BEGIN:
            return int(work.args[0][0][0].rpartition("=")[2]) / 1000
        if name == "_execute_fetchall" and work.args[0] == BEGIN:
            return 0.05
    return None


def _kind(work: Callable[[], Any]) -> tuple[bool, bool]:
    """Whether a job belongs to what is written, and whether it commits that."""
    name = getattr(getattr(work, "func", None), "__name__", "")
    if name == "commit":
        return True, True
    if name == "_carry_out":
        statements = work.args[0]  # type: ignore[attr-defined]  # a partial: its name says so
        return any(not sql.lstrip().startswith("SELECT") for sql, _ in statements), False
    return False, False
