"""The families of formats. They differ in what a season learns from its tables: whole matches, or single
games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from bot.league.contest import Act, Contest, format_of
from bot.seasons.league_tables import LeagueTables
from bot.seasons.pursuit import TournamentTables
from bot.seasons.table_actions import Desired
from bot.storage import Database
from bot.tables import Table, Tables


class Family(Protocol):
    """How a season learns from its tables, and what it wants to be done there."""

    @property
    def listens(self) -> bool:
        """Whether every change of a table may matter, and not only its end."""

    async def news(
        self, database: Database, contest: Contest, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """The acts for what has happened at tables and is not in the log yet, in order. Raises StorageError.

        ``ended`` are the tables that are known to have ended. If it is None, any table may have ended.
        """

    async def time_up(
        self, contest: Contest, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """The acts that follow when the time of a fixture is up or, if none is given, the time of the whole
        season.

        ``now`` (ms) can be part of the seed of a shuffle. Raises StorageError.
        """

    def at_fixture(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """What the season wants to be done at the table of a fixture."""

    def at_free_table(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """What the season wants to be done at a table that belongs to no fixture."""


FAMILIES: Mapping[str, Family] = {"league": LeagueTables(), "tournament": TournamentTables()}
"""The families by :attr:`bot.league.contest.format.Facts.family`."""


def family_of(contest: Contest) -> Family:
    """The family of a season."""
    return FAMILIES[format_of(contest).facts.family]
