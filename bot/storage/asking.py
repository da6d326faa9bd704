"""How questions are put to the database, whatever they are about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

Columns = Mapping[str, Any]
"""A row, by the names of its columns."""


class Asking(ABC):
    """Runs queries by their names."""

    @abstractmethod
    async def _rows(self, query: str, **parameters: Any) -> list[Columns]:
        """All rows of the query of that name."""

    async def _row(self, query: str, **parameters: Any) -> Columns | None:
        """Its first row, if there is one."""
        rows = await self._rows(query, **parameters)
        return rows[0] if rows else None
