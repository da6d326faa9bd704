"""Executors run queries by name. Repositories are built on them.

SQLite provides two: its connections for reading, and a transaction. Another engine provides the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

Columns = Mapping[str, Any]
"""A row as a mapping from column names to values."""

Query = tuple[str, Mapping[str, Any]]
"""The name of a query in ``data/sql``, and its parameters."""


class ReadExecutor(ABC):
    """Runs read-only queries. All methods raise :class:`StorageError`."""

    @abstractmethod
    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Run queries one after the other in one call, and return the rows of each."""

    async def fetch_all(self, query: str, /, **parameters: Any) -> list[Columns]:
        """Return all rows of a query."""
        (rows,) = await self.run((query, parameters))
        return rows

    async def fetch_one(self, query: str, /, **parameters: Any) -> Columns | None:
        """Return the first row of a query; None if there is none."""
        rows = await self.fetch_all(query, **parameters)
        return rows[0] if rows else None


class Executor(ReadExecutor):
    """Runs all queries in one transaction. Queries see earlier changes."""

    async def execute(self, query: str, /, **parameters: Any) -> None:
        """Run a query that returns nothing."""
        await self.run((query, parameters))

    async def execute_many(self, query: str, many: Iterable[Mapping[str, Any]], /) -> None:
        """Run a query once for each set of parameters."""
        await self.run(*[(query, parameters) for parameters in many])

    async def tell(self, text: str) -> None:
        """Send a text to the other processes once this is committed. This base has no other processes."""

    @abstractmethod
    async def change(self, query: str, /, *then: Query, **parameters: Any) -> Columns:
        """Run a query that changes something and returns one row, together with the queries ``then``, and
        return that row.

        Raises :class:`StorageConflict` if there is no row, because an earlier change has got there first.
        """
