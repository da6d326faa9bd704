"""What tables mean to a season differs by the family of its format: whole matches count, or single games."""

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
    """How the tables of a season are heard, and what it wants of them."""

    @property
    def listens(self) -> bool:
        """Whether any change at a table may matter, and not its end alone."""

    async def news(
        self, database: Database, contest: Contest, tables: Tables, ended: Sequence[str] | None
    ) -> list[Act]:
        """What has happened at tables that the log does not hold yet, in order. Raises Busy.

        ``ended`` are the tables of whose end has been heard; None: any may have ended.
        """

    async def time_up(
        self, contest: Contest, fixture: str, tables: Tables, database: Database, now: int
    ) -> list[Act]:
        """What a fixture comes to whose time is up, or with none named the whole season. ``now`` (ms) may be
        a part of a shuffle's seed. Raises Busy.
        """

    def at_fixture(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """What is wanted at the table that a fixture is played at."""

    def at_free_table(self, contest: Contest, table: Table) -> Iterator[Desired]:
        """What is wanted at a table of the season that is no fixture's."""


FAMILIES: Mapping[str, Family] = {"league": LeagueTables(), "tournament": TournamentTables()}
"""By :attr:`bot.league.contest.Format.family`."""


def family_of(contest: Contest) -> Family:
    """The family of a season."""
    return FAMILIES[format_of(contest).family]
