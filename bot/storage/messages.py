"""The messages that show tables, as far as it is known what they show."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.executor import Executor


class MessageRepository:
    """Changes to what is known of them. Tables are read with it (:mod:`bot.storage.tables`)."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def told(
        self,
        table_id: str,
        version: int,
        message_id: int | None,
        deadline: int | None,
        pinged_version: int,
    ) -> None:
        """Note which message shows the table, at which version, with which deadline, and the newest turn
        whose player was pinged. An older version is ignored.
        """
        await self._executor.execute(
            "told",
            table_id=table_id,
            version=version,
            message_id=message_id,
            deadline=deadline,
            pinged_version=pinged_version,
        )

    async def assume_told(self, deadlines: Mapping[str, int]) -> None:
        """Store which deadlines the messages of matches are taken to show (ms since 1970, by table), unless
        that is known.
        """
        await self._executor.execute_many(
            "assume_told", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )

    async def save_removals(
        self, table_id: str, removals: int, *, message_id: int | None, deadline: int | None
    ) -> None:
        """Store how often others have deleted the message of an open table, the id of its message now, and
        its deadline.
        """
        await self._executor.change(
            "save_removals",
            table_id=table_id,
            removals=removals,
            message_id=message_id,
            deadline=deadline,
        )
