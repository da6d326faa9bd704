"""What members have made lately, of things that are limited to a number in an hour or a day."""

from __future__ import annotations

from bot.storage.executor import Columns, Executor, ReadExecutor


class BudgetQueries:
    """Queries about budgets."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def by_server(self, guild_id: int, kind: str, *, since: int, most: int) -> int | None:
        """When (ms) the newest but ``most`` - 1 was made in a guild since a time (ms); None if fewer were."""
        return _at(
            await self._executor.fetch_one(
                "spent_in_server", guild_id=guild_id, kind=kind, since=since, most=most
            )
        )

    async def by_channel(
        self, guild_id: int, kind: str, channel_id: int, *, since: int, most: int
    ) -> int | None:
        """The same of one channel."""
        return _at(
            await self._executor.fetch_one(
                "spent_in_channel",
                guild_id=guild_id,
                kind=kind,
                channel_id=channel_id,
                since=since,
                most=most,
            )
        )

    async def by_member(self, guild_id: int, kind: str, spender: str, *, since: int, most: int) -> int | None:
        """The same of one member, by their digest."""
        return _at(
            await self._executor.fetch_one(
                "spent_by_member", guild_id=guild_id, kind=kind, spender=spender, since=since, most=most
            )
        )

    async def of_member(self, guild_id: int, spender: str) -> list[Columns]:
        """Everything that is kept about what a member has made, by column: kind, channel and time."""
        return await self._executor.fetch_all("spendings_of", guild_id=guild_id, spender=spender)


class BudgetRepository(BudgetQueries):
    """Budgets, and what is spent of them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def spend(
        self, guild_id: int, kind: str, press: int, spender: str, channel_id: int, at: int
    ) -> None:
        """Note that a member has made something by a press. A press counts once."""
        await self._executor.execute(
            "spend",
            guild_id=guild_id,
            kind=kind,
            press=press,
            spender=spender,
            channel_id=channel_id,
            at=at,
        )

    async def give_back(self, guild_id: int, kind: str, press: int) -> None:
        """Take back what :meth:`spend` has noted, because nothing came of it."""
        await self._executor.execute("give_back_spending", guild_id=guild_id, kind=kind, press=press)

    async def forget(self, guild_id: int, kind: str, before: int) -> None:
        """Delete what was made until ``before`` (ms)."""
        await self._executor.execute("forget_spendings", guild_id=guild_id, kind=kind, before=before)


def _at(row: Columns | None) -> int | None:
    return None if row is None else int(row["at"])
