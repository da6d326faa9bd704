"""A store keeps committed entities in memory, each with a lock."""

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
    """Whether saving has failed. Then the entity is read from the database before its next use."""


class Store(Generic[E]):
    """Entries by key, with locks to change one or all of them. All methods that wait raise StorageError."""

    def __init__(self, database: Database, what: str, reload: Callable[[E], Awaitable[None]]) -> None:
        """``what`` names the entities in the log. ``reload`` reads an entry's value again."""
        self._database = database
        self._what = what
        self._reload = reload
        self._entries: dict[str, E] = {}
        self._gate = Gate()

    def find(self, key: str) -> E | None:
        """Return the entry with a given key, or None."""
        return self._entries.get(key)

    def all(self) -> list[E]:
        """Return all entries, oldest first."""
        return list(self._entries.values())

    def put(self, entry: E) -> None:
        """Add an entry."""
        self._entries[entry.key] = entry

    def drop(self, key: str) -> None:
        """Remove an entry, if there is one."""
        self._entries.pop(key, None)

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[None]:
        """Keep other tasks from changing all entities at once during the block. Changes of single ones are
        allowed.
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
        """Hold the lock of an entry, whose value is read again first if necessary."""
        async with self.held(entry):
            if entry.needs_reload:
                await self._reload(entry)
                entry.needs_reload = False
            yield

    @asynccontextmanager
    async def saving(self, entry: E) -> AsyncIterator[Transaction]:
        """Yield a transaction that changes an entity, whose lock must be held. If the transaction fails, the
        entity is read again later.
        """
        try:
            async with self._database.transaction() as tx:
                yield tx
        except StorageError as error:
            entry.needs_reload = True
            if not isinstance(error, StorageBusy):  # otherwise the database has logged the error already
                log.warning("could not save %s %s: %s", self._what, entry.key, error)
            raise

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Keep other tasks from using any entity during the block."""
        async with self._gate.shut():
            yield
