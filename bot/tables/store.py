"""A store keeps entities in memory as they were committed, each with a lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.storage import Database, StorageBusy, StorageError, Transaction, turn
from bot.tables.gate import Gate

log = logging.getLogger(__name__)

T = TypeVar("T")
E = TypeVar("E", bound="KeptEntity[Any]")


@dataclass(slots=True)
class KeptEntity(Generic[T]):
    """An entity in memory. ``value`` is only replaced after a commit."""

    key: str
    value: T
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, kw_only=True)
    needs_reload: bool = field(default=False, kw_only=True)
    """Whether saving has failed. Then the database is read again before anything else happens."""


class Store(Generic[E]):
    """Entries by key, and locks to change one of them or all at once. All methods that wait raise
    StorageError.
    """

    def __init__(self, database: Database, what: str, reload: Callable[[E], Awaitable[None]]) -> None:
        """``what`` names the entities in the log. ``reload`` reads the value of an entry again."""
        self._database = database
        self._what = what
        self._reload = reload
        self._entries: dict[str, E] = {}
        self._gate = Gate()

    def find(self, key: str) -> E | None:
        """The entry with a given key; None if there is none."""
        return self._entries.get(key)

    def all(self) -> list[E]:
        """All entries, oldest first."""
        return list(self._entries.values())

    def put(self, entry: E) -> None:
        """Add an entry."""
        self._entries[entry.key] = entry

    def drop(self, key: str) -> None:
        """Remove an entry, if there is one."""
        self._entries.pop(key, None)

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[None]:
        """Make sure that nobody changes all entities at once during the block. Changes of single ones
        go on.
        """
        async with self._gate.passed():
            yield

    @asynccontextmanager
    async def held(self, entry: E) -> AsyncIterator[None]:
        """Hold the lock of an entry."""
        async with self._gate.passed(), turn(entry.lock):
            yield

    @asynccontextmanager
    async def locked(self, entry: E) -> AsyncIterator[None]:
        """Hold the lock of an entry, and read its value again first if that is needed."""
        async with self.held(entry):
            if entry.needs_reload:
                await self._reload(entry)
                entry.needs_reload = False
            yield

    @asynccontextmanager
    async def saving(self, entry: E) -> AsyncIterator[Transaction]:
        """A transaction that changes an entity, whose lock must be held. If it fails, the entity is read
        again later.
        """
        try:
            async with self._database.transaction() as tx:
                yield tx
        except StorageError as error:
            entry.needs_reload = True
            if not isinstance(error, StorageBusy):  # the database has logged that already
                log.warning("could not save %s %s: %s", self._what, entry.key, error)
            raise

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Make sure that nothing happens to any entity during the block."""
        async with self._gate.shut():
            yield
