"""Read everything that is stored, from the first row to the last, to check it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from bot.storage import chain
from bot.storage.declared import Reads
from bot.storage.executor import Columns
from bot.storage.rows import MoveRow, from_columns, rows_of

What = Literal[
    "table_ids",
    "results",
    "records",
    "ratings",
    "rating_changes",
    "chip_transactions",
    "chip_postings",
    "chip_balances",
    "season_keys",
    "people_who_are_gone",
    "achievements_amiss",
    "commitments",
    "commitments_of_tables",
]

_QUERIES: dict[What, str] = {
    "table_ids": "all_table_ids",
    "results": "all_results",
    "records": "all_records",
    "ratings": "all_ratings",
    "rating_changes": "all_rating_changes",
    "chip_transactions": "all_chip_transactions",
    "chip_postings": "all_chip_postings",
    "chip_balances": "all_chip_balances",
    "season_keys": "all_season_keys",
    "people_who_are_gone": "people_who_are_gone",
    "achievements_amiss": "achievements_amiss",
    "commitments": "all_commitments",
    "commitments_of_tables": "all_commitments_of_tables",
}


class Digests(NamedTuple):
    """The digest of a season with its log, and the digest of the reasons in it (see
    :mod:`bot.storage.chain`).
    """

    noted: tuple[str, str]
    """Digests stored line by line."""
    found: tuple[str, str]
    """Digests of what is stored now."""


class AuditQueries(Reads):
    """Queries that read whole tables. Use them on a copy without other users."""

    async def all(self, what: What) -> list[Mapping[str, Any]]:
        """Return all rows of one kind, with their columns by name. Unreadable values are returned as they are
        stored.
        """
        return [_read(row) for row in await self._executor.fetch_all(_QUERIES[what])]

    async def digests(self, season: str) -> Digests | None:
        """Return the digests of a season; None if there is no such season."""
        row = await self._executor.fetch_one("season_digests", season=season)
        if row is None:
            return None
        log = await self._executor.fetch_all("season_log_of", season=season)
        return Digests((row["digest"], row["reasons_digest"]), chain.of_log(row, log))

    async def moves(self, table_id: str) -> list[MoveRow]:
        """Return the moves of a match that are stored one by one; empty if they are in its archive."""
        rows = await self._executor.fetch_all("moves_since", table_id=table_id, version=0)
        return rows_of(MoveRow, rows)


def _read(row: Columns) -> Mapping[str, Any]:
    try:
        return from_columns(dict, row)
    except ValueError:
        return dict(row)
