"""The roles of divisions given by seasons: stored before Discord is asked, so that each is given once, and
only roles given by a season are taken away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.storage import Database, SeasonRoleRow
from bot.tables import saved

ROLES = "roles"
"""Kind of the notice that roles of divisions must be given or taken away."""


class GivenRoles:
    """The roles that seasons have given to their players. All methods raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_season(self, season: str) -> Sequence[SeasonRoleRow]:
        """Return the roles given by a season."""
        return await self._database.seasons.roles(season)

    async def of_person(self, person: str) -> Sequence[SeasonRoleRow]:
        """Return the roles given to a person by any season."""
        return await self._database.seasons.roles_of_person(person)

    async def save(self, row: SeasonRoleRow) -> None:
        """Store a role that is being given, or its progress."""
        async with self._database.transaction() as tx:
            await tx.seasons.save_role(row)

    async def taken(self, rows: Iterable[SeasonRoleRow]) -> None:
        """Record that players no longer have roles from a season."""
        taken = list(rows)
        if taken:
            async with self._database.transaction() as tx:
                for row in taken:
                    await tx.seasons.forget_role(row)

    async def passed_on(self, row: SeasonRoleRow, heir: SeasonRoleRow) -> None:
        """Record that a player's role now belongs to another season, because that season found that they had
        it.
        """
        async with self._database.transaction() as tx:
            await tx.seasons.forget_role(row)
            await tx.seasons.save_role(heir)

    async def ask(self, season: str, at: int) -> None:
        """Request that the roles of a season are given and taken again at a time (ms), even if other people
        have changed them.
        """
        async with self._database.transaction() as tx:
            await tx.seasons.add_notices(season, [(ROLES, {"anew": True})], at)
        saved()
