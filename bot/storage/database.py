"""What a database is, whatever engine keeps it."""

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

    Queries see what is committed. Changes are made in a :meth:`transaction`.
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
        """The database, if it is a file. Other files that belong to it are called after this path."""
        self.was_empty = was_empty
        """Whether the database had no content when it was opened."""
        self.new_key = new_key
        """Makes a key for a person who is not known yet."""
        self.peers = peers or Peers()
        """The other processes of the bot."""
        self.saved: Callable[[float, bool], None] = lambda seconds, well: None
        """Called when a transaction has ended, with the seconds that it took, and whether it was saved.
        Waiting for its turn is among them. One that its own block gave up is not told of.
        """
        self._clock = clock

    @abstractmethod
    async def close(self) -> None:
        """Wait for what is being written, then close. Closing twice is allowed."""

    @abstractmethod
    async def schema_version(self) -> int:
        """The number of the newest migration that was applied to the database."""

    @abstractmethod
    async def begin_writing(self, fence: Fence | None = None) -> None:
        """Write from now on to a database that was only read because another process had it. A ``fence`` lets
        this process write as long as it is valid.
        """

    @abstractmethod
    async def finish_migrations(self, folder: Path | None = None) -> None:
        """Apply the migrations that the predecessor could not have worked with, now that it has let go.
        ``folder`` is used instead of the bot's own migrations.
        """

    @abstractmethod
    async def end_writing(self) -> None:
        """Wait for what is being written. From then on only read, because another process is to have the
        database.
        """

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction: everything that the block writes is committed, or nothing if the block raises.

        One may have to wait for another, so never open a second one inside the block. If the task is
        cancelled in the block, nothing is written. If it is cancelled during the commit, the cancellation
        arrives after the commit, so shield whatever must follow it.

        Raises :class:`StorageBusy` if it takes longer than there is :func:`patience`, and other storage
        errors.
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
        """The bytes of the database, and of the log of writes beside it; 0 where the engine keeps that for
        itself. Raises storage errors.
        """

    @abstractmethod
    async def clear_traces(self, *erased: bytes) -> None:
        """Remove what was erased and committed from places where the engine would keep it for a while."""
