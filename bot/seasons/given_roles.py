"""The roles of divisions that seasons have given: stored before Discord is asked, so that each is given once,
and only what a season has given is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.storage import Database, SeasonRoleRow
from bot.tables import saved

ROLES = "roles"
"""The kind of the notice that roles of divisions are to be given or taken."""


class GivenRoles:
    """The roles that seasons have given to their players. All methods raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_season(self, season: str) -> Sequence[SeasonRoleRow]:
        """The roles that a season has given."""
        return await self._database.seasons.roles(season)

    async def of_person(self, person: str) -> Sequence[SeasonRoleRow]:
        """The roles that seasons have given to a person."""
        return await self._database.seasons.roles_of_person(person)

    async def save(self, row: SeasonRoleRow) -> None:
        """Store a role that is being given, or how far that has come."""
        async with self._database.transaction() as tx:
            await tx.seasons.save_role(row)

    async def taken(self, rows: Iterable[SeasonRoleRow]) -> None:
        """Store that players no longer have roles from a season."""
        taken = list(rows)
        if taken:
            async with self._database.transaction() as tx:
                for row in taken:
                    await tx.seasons.forget_role(row)

    async def passed_on(self, row: SeasonRoleRow, heir: SeasonRoleRow) -> None:
        """Store that a player has a role from another season from now on, because that season has found that
        they had it.
        """
        async with self._database.transaction() as tx:
            await tx.seasons.forget_role(row)
            await tx.seasons.save_role(heir)

    async def ask(self, season: str, at: int) -> None:
        """Ask for the roles of a season to be given and taken once more at a time (ms), even if somebody else
        has changed them.
        """
        async with self._database.transaction() as tx:
            await tx.seasons.add_notices(season, [(ROLES, {"anew": True})], at)
        saved()
