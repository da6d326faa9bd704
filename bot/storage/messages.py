"""The messages that show tables, as far as it is known what they show."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.declared import Writes, change, query


class MessageRepository(Writes):
    """Changes to what is known of them. Tables are read with it (:mod:`bot.storage.tables`)."""

    @query("told")
    async def told(
        self,
        table_id: str,
        version: int,
        message_id: int | None,
        deadline: int | None,
        pinged_version: int,
    ) -> None: ...

    async def assume_told(self, deadlines: Mapping[str, int]) -> None:
        """Store which deadlines the messages of matches are taken to show (ms since 1970, by table), unless
        that is known.
        """
        await self._executor.execute_many(
            "assume_told", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )

    @change("save_removals")
    async def save_removals(
        self, table_id: str, removals: int, *, message_id: int | None, deadline: int | None
    ) -> None: ...
