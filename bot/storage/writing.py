"""How a transaction is written, whatever it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

from bot.storage.asking import Asking
from bot.storage.connection import Connection
from bot.storage.errors import StorageConflict, StorageError, storage_errors
from bot.storage.queries import Query, Rows, carry_out


class Writing(Asking):
    """A transaction, begun with its first statement. Its reads see what it has written.

    All methods raise :class:`StorageError`, and :class:`StorageConflict` where somebody else was first. A
    transaction in which a statement failed or was cancelled is not committed, even if the error was caught:
    nobody could tell what of it had been written.
    """

    def __init__(self, connection: Connection, clock: Callable[[], int], wait_ms: int) -> None:
        """``clock`` gives milliseconds since 1970; ``wait_ms`` says how long to wait for another process."""
        self._connection = connection
        self._clock = clock
        self._wait_ms = wait_ms
        self._open = True
        self._begun = False
        self._failed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        self._open = False
        if self._failed and error is None:
            raise StorageError("A statement of this transaction has failed, so none of it is saved.")

    @contextmanager
    def _statement(self) -> Iterator[None]:
        if not self._open:
            raise StorageError("This transaction is over.")
        try:
            with storage_errors():
                yield
        except BaseException:
            self._failed = True
            raise

    async def _carry_out(self, *wanted: Query) -> list[Rows]:
        """The rows of each query. On the trip of the first ones the transaction begins."""
        with self._statement():
            rows = await carry_out(self._connection, *wanted, begin=None if self._begun else self._wait_ms)
            self._begun = True
            return rows

    async def _rows(self, query: str, **parameters: Any) -> Rows:
        (rows,) = await self._carry_out((query, parameters))
        return rows

    async def _first(self, query: str, *then: Query, **parameters: Any) -> Mapping[str, Any]:
        """The row that a query gives back for having found what it should change; ``then`` go with it."""
        with self._statement():
            found, *_ = await self._carry_out((query, parameters), *then)
            if not found:
                raise StorageConflict(f"{query}: what should be changed is not as it was.")
            return found[0]

    async def _do(self, query: str, **parameters: Any) -> None:
        await self._carry_out((query, parameters))

    async def _do_many(self, query: str, many: Iterable[Mapping[str, Any]]) -> None:
        await self._carry_out(*((query, parameters) for parameters in many))
