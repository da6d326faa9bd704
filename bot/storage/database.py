"""The base of a database of either engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from time import monotonic

from bot.storage.errors import StorageError
from bot.storage.executor import ReadExecutor
from bot.storage.fence import Fence
from bot.storage.peers import Peers
from bot.storage.repositories import Queries, Transaction


class Database(Queries, ABC):
    """An open database with the newest schema.

    Queries see committed data. Changes are made in a :meth:`transaction`.
    """

    def __init__(
        self,
        path: Path,
        readers: ReadExecutor,
        was_empty: bool,
        clock: Callable[[], int],
        new_key: Callable[[], str],
        peers: Peers | None = None,
    ) -> None:
        super().__init__(readers)
        self.path = path
        """Path of the database, if it is a file. Other files of the database are named after it."""
        self.was_empty = was_empty
        """Whether the database had no content when it was opened."""
        self.new_key = new_key
        """Generates a key for a new person."""
        self.peers = peers or Peers()
        """Other processes of the bot."""
        self.saved: Callable[[float, bool], None] = lambda seconds, well: None
        """Called after each transaction with its seconds, including the wait for its turn, and whether it was
        saved. Not called for one that its own block gave up.
        """
        self._clock = clock

    @abstractmethod
    async def close(self) -> None:
        """Finish writing, then close. Closing twice is allowed."""

    @abstractmethod
    async def schema_version(self) -> int:
        """Return the number of the newest migration applied to the database."""

    @abstractmethod
    async def begin_writing(self, fence: Fence | None = None) -> None:
        """Begin to write to a database that was read-only while another process had it. A ``fence`` allows
        writing only as long as it is valid.
        """

    @abstractmethod
    async def finish_migrations(self, folder: Path | None = None) -> None:
        """Apply the migrations that the old process could not have worked with, now that it has let go.
        ``folder`` replaces the bot's own migrations.
        """

    @abstractmethod
    async def end_writing(self) -> None:
        """Finish writing, and only read from then on, because another process takes the database over."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction: everything that the block writes is committed, or nothing if the block raises.

        Transactions may wait for each other, so never open a second one inside the block. If the task is
        cancelled in the block, nothing is written. If it is cancelled during the commit, the cancellation
        arrives after the commit, so shield what must follow it.

        Raises :class:`StorageBusy` if it takes longer than :func:`patience` allows, and other storage errors.
        """
        began = monotonic()
        try:
            async with self._transaction() as tx:
                yield tx
        except StorageError:
            self.saved(monotonic() - began, False)
            raise
        self.saved(monotonic() - began, True)

    @abstractmethod
    def _transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """See :meth:`transaction`."""

    @abstractmethod
    async def size(self) -> tuple[int, int]:
        """Return the bytes of the database, and of the write-ahead log beside it; 0 if the engine manages its
        own log. Raises storage errors.
        """

    @abstractmethod
    async def clear_traces(self, *erased: bytes) -> None:
        """Remove erased and committed data from places where the engine would keep it for a while."""
