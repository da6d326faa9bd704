"""Named sets of house rules."""

from __future__ import annotations

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import HouseRulesRow, settings_in, to_columns
from bot.user_text import UserText


class HouseRulesQueries:
    """Queries about house rules."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def all(self) -> list[HouseRulesRow]:
        """The sets of house rules of all guilds. One that cannot be read has no options."""
        rows = await self._executor.fetch_all("all_house_rules")
        return [HouseRulesRow(**{**row, "options": settings_in(row, "options")}) for row in rows]

    async def defaults(self) -> dict[tuple[int, str], UserText]:
        """The names of the default sets, by guild and game."""
        rows = await self._executor.fetch_all("all_default_house_rules")
        return {(row["guild_id"], row["game"]): row["name"] for row in rows}


class HouseRulesRepository(HouseRulesQueries):
    """Sets of house rules, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, rules: HouseRulesRow) -> None:
        """Store a set of house rules, replacing the set with the same name in its guild and game."""
        await self._executor.execute("save_house_rules", **to_columns(rules))

    async def delete(self, guild_id: int, game: str, name: UserText) -> None:
        """Delete a set of house rules. If it was the default, there is no default any more."""
        named = {"guild_id": guild_id, "game": game, "name": name}
        await self._executor.run(("delete_house_rules", named), ("clear_default_house_rules", named))

    async def save_default(self, guild_id: int, game: str, name: UserText) -> None:
        """Make the set called ``name`` a guild's default for a game. The set need not be stored."""
        await self._executor.execute("save_default_house_rules", guild_id=guild_id, game=game, name=name)
