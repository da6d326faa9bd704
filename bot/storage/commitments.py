"""The commitments of each server, in one chain (:func:`bot.games.shuffle.link`). It names nobody."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import Phase, from_columns


@dataclass(frozen=True, slots=True)
class CommitmentRow:
    """A commitment, and its place in the chain of its server."""

    number: int
    """1 is the first."""
    table_id: str
    commitment: str
    link: str
    secret: str | None = field(default=None, repr=False)
    """The secret in hex; None once a table was opened with it."""


@dataclass(frozen=True, slots=True)
class LinkRow:
    """The place of a table in the chain of its server."""

    number: int
    link: str
    previous: str | None
    """The link before it; None for the first."""


@dataclass(frozen=True, slots=True)
class ChainRow:
    """A commitment of a chain, and what has become of its table."""

    number: int
    table_id: str
    commitment: str
    link: str
    phase: Phase | None
    """None if no table was opened with it yet."""


class CommitmentQueries:
    """Queries about commitments."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def newest(self, guild_id: int) -> CommitmentRow | None:
        """The newest commitment of a server; None if it has none."""
        row = await self._executor.fetch_one("newest_commitment", guild_id=guild_id)
        return None if row is None else from_columns(CommitmentRow, row)

    async def of_table(self, table_id: str) -> LinkRow:
        """Return the place of a table in the chain of its server."""
        (row,) = await self._executor.fetch_all("commitment_of_table", table_id=table_id)
        return from_columns(LinkRow, row)

    async def last(self, guild_id: int, most: int) -> list[ChainRow]:
        """At most so many of the newest commitments of a server, the newest first."""
        rows = await self._executor.fetch_all("last_commitments", guild_id=guild_id, most=most)
        return [from_columns(ChainRow, row) for row in rows]


class CommitmentRepository(CommitmentQueries):
    """Commitments, and adding to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def add(self, guild_id: int, row: CommitmentRow) -> None:
        """Add the next commitment of a server."""
        await self._executor.execute(
            "add_commitment",
            guild_id=guild_id,
            number=row.number,
            table_id=row.table_id,
            commitment=row.commitment,
            link=row.link,
            secret=row.secret,
        )

    async def use(self, guild_id: int, number: int) -> None:
        """Note that a table was opened with a commitment. Raises :class:`StorageConflict` if it was used
        before.
        """
        await self._executor.change("use_commitment", guild_id=guild_id, number=number)
