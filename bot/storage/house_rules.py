"""Named sets of house rules."""

from __future__ import annotations

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import HouseRulesRow, settings_in
from bot.user_text import UserText


class HouseRulesQueries(Reads):
    """Queries about house rules."""

    async def all(self) -> list[HouseRulesRow]:
        """Return the sets of house rules of all servers. An unreadable one has no options."""
        rows = await self._executor.fetch_all("all_house_rules")
        return [HouseRulesRow(**{**row, "options": settings_in(row, "options")}) for row in rows]

    async def defaults(self) -> dict[tuple[int, str], UserText]:
        """Return the names of the default sets, by server and game."""
        rows = await self._executor.fetch_all("all_default_house_rules")
        return {(row["place_id"], row["game"]): row["name"] for row in rows}


class HouseRulesRepository(Writes, HouseRulesQueries):
    """Sets of house rules, and changes to them."""

    @query("save_house_rules")
    async def save(self, rules: HouseRulesRow) -> None: ...

    async def delete(self, place_id: int, game: str, name: UserText) -> None:
        """Delete a set of house rules. If it was the default, there is no default any more."""
        named = {"place_id": place_id, "game": game, "name": name}
        await self._executor.run(("delete_house_rules", named), ("clear_default_house_rules", named))

    @query("save_default_house_rules")
    async def save_default(self, place_id: int, game: str, name: UserText) -> None: ...
