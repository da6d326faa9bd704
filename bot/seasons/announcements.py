"""What is remembered of the messages about a season, so that they are edited, and none is sent twice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from bot.storage import Database, NoticeRow, StorageError, Writer
from bot.tables import Busy


class Announcements:
    """The messages that were sent about seasons. All methods raise Busy when the database cannot be used."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def message(self, season: str, kind: str) -> tuple[int, int] | None:
        """The channel and the id of a season's message of that kind, if one was sent."""
        try:
            return await self._database.announcement(season, kind)
        except StorageError as error:
            raise Busy from error

    async def sent(self, season: str, kind: str, channel_id: int, message_id: int) -> None:
        """A season has a new message of that kind."""
        async with self._writing() as writer:
            await writer.save_announcement(season, kind, channel_id, message_id)

    async def gone(self, season: str, kind: str) -> None:
        """A season's message of that kind is gone, or holds no more."""
        async with self._writing() as writer:
            await writer.forget_announcement(season, kind)

    async def told(self, notices: Iterable[NoticeRow], messages: int) -> None:
        """So many messages of notices that are told together have been sent, and more is to come."""
        async with self._writing() as writer:
            for notice in notices:
                await writer.told_of_notice(notice.notice, messages)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Writer]:
        try:
            async with self._database.transaction() as writer:
                yield writer
        except StorageError as error:
            raise Busy from error
