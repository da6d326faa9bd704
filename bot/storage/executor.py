"""What repositories are made over: something that carries out queries by their names.

SQLite gives it: its connections that read, and a transaction. Another database would give the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

Columns = Mapping[str, Any]
"""A row, by the names of its columns."""

Query = tuple[str, Mapping[str, Any]]
"""The name of a query in ``data/sql``, and its parameters."""


class ReadExecutor(ABC):
    """Carries out queries that read. All methods raise :class:`StorageError`."""

    @abstractmethod
    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Carry out queries one after the other, at once; the rows of each."""

    async def fetch_all(self, query: str, /, **parameters: Any) -> list[Columns]:
        """All rows of a query."""
        (rows,) = await self.run((query, parameters))
        return rows

    async def fetch_one(self, query: str, /, **parameters: Any) -> Columns | None:
        """The first row of a query, if there is one."""
        rows = await self.fetch_all(query, **parameters)
        return rows[0] if rows else None


class Executor(ReadExecutor):
    """Carries out all queries, within one transaction: what reads sees what was written."""

    async def execute(self, query: str, /, **parameters: Any) -> None:
        """Carry out a query that gives nothing."""
        await self.run((query, parameters))

    async def execute_many(self, query: str, many: Iterable[Mapping[str, Any]], /) -> None:
        """Carry out a query with each of these parameters."""
        await self.run(*((query, parameters) for parameters in many))

    @abstractmethod
    async def change(self, query: str, /, *then: Query, **parameters: Any) -> Columns:
        """The row that a query gives for having changed what it should; ``then`` go with it.

        :class:`StorageConflict` where it gives none: what it should change is not as it was.
        """
