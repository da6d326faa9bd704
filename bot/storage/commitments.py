"""The commitments of each server, in one chain (:func:`bot.games.shuffle.link`). They name no people."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.storage.declared import Reads, Writes, change, query
from bot.storage.rows import Phase


@dataclass(frozen=True, slots=True)
class CommitmentRow:
    """A commitment, and its place in the chain of its server."""

    number: int
    """Position, from 1."""
    table_id: str
    commitment: str
    link: str
    secret: str | None = field(default=None, repr=False)
    """Secret in hex; None once a table uses it."""


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A table's place in the chain of its server."""

    number: int
    link: str
    previous: str | None
    """Link before it; None for the first."""


@dataclass(frozen=True, slots=True)
class ChainRow:
    """A commitment in a chain, and the state of its table."""

    number: int
    table_id: str
    commitment: str
    link: str
    phase: Phase | None
    """None if no table uses it yet."""


class CommitmentQueries(Reads):
    """Queries about commitments."""

    @query("newest_commitment")
    async def newest(self, place_id: int) -> CommitmentRow | None: ...
    @query("commitment_of_table")
    async def of_table(self, table_id: str) -> LinkRow: ...
    @query("last_commitments")
    async def last(self, place_id: int, most: int) -> list[ChainRow]: ...


class CommitmentRepository(Writes, CommitmentQueries):
    """Commitments, and adding to them."""

    @query("add_commitment")
    async def add(self, place_id: int, row: CommitmentRow) -> None: ...

    @change("use_commitment")
    async def use(self, place_id: int, number: int) -> None: ...
