"""Sets of house rules that guilds have named."""

from __future__ import annotations

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import HouseRulesRow, settings_in, to_columns


class HouseRulesQueries:
    """What can be asked about house rules."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def all(self) -> list[HouseRulesRow]:
        """The sets of house rules of all guilds; those that cannot be read change no option."""
        rows = await self._executor.fetch_all("all_house_rules")
        return [HouseRulesRow(**{**row, "options": settings_in(row, "options")}) for row in rows]

    async def defaults(self) -> dict[tuple[int, str], str]:
        """The name of the set that is the default, by guild and game."""
        rows = await self._executor.fetch_all("all_default_house_rules")
        return {(row["guild_id"], row["game"]): row["name"] for row in rows}


class HouseRulesRepository(HouseRulesQueries):
    """House rules, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, rules: HouseRulesRow) -> None:
        """Keep a set of house rules, in place of the one of that name in its guild and game."""
        await self._executor.execute("save_house_rules", **to_columns(rules))

    async def delete(self, guild_id: int, game: str, name: str) -> None:
        """Delete a set of house rules; where it was the default there is none any more."""
        named = {"guild_id": guild_id, "game": game, "name": name}
        await self._executor.run(("delete_house_rules", named), ("clear_default_house_rules", named))

    async def save_default(self, guild_id: int, game: str, name: str) -> None:
        """Make the set of that name, kept or not, the default of a guild for a game."""
        await self._executor.execute("save_default_house_rules", guild_id=guild_id, game=game, name=name)
