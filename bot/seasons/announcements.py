"""The messages about seasons: which ones were sent, to edit them and to send none twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.storage import AnnouncementRow, Database, NoticeRow

LATER = "later"
"""Kind of the notice that pings people later, because a message was sent during their quiet hours."""


REPLACED = "replaced"
"""Kind of the notice that a message was replaced by a newer one and must be deleted."""


class Delivery(NamedTuple):
    """Whether all messages about a season could be delivered."""

    waiting: int = 0
    """Number of undelivered notices."""
    since: int | None = None
    """Since when (ms) delivery has failed; None if it has not."""
    again: int | None = None
    """Time (ms) of the next attempt; None if none is needed."""


LaterPing: TypeAlias = tuple[int, Mapping[str, Any]]
"""A time (ms) for a ping, and the data of its notice: the ``people``, the ``link`` to the message, and the
``kind`` and ``data`` of the notice that the message was sent for.
"""

SIGNUP = "signup"
"""Kind of the message that announces a season."""


class Announcements:
    """The messages about seasons. All methods raise StorageError if the database can't be used."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def notices(self, after: int = 0) -> list[NoticeRow]:
        """Return the notices that must still be posted, oldest first, at most a hundred."""
        return await self._database.seasons.notices(after)

    async def put_aside(self, notice: NoticeRow) -> None:
        """Keep an unreadable notice, but don't return it any more."""
        async with self._database.transaction() as tx:
            await tx.seasons.put_notice_aside(notice.notice)

    async def carried_out(self, *notices: NoticeRow) -> None:
        """Record that notices were posted, all in one transaction. They no longer count as blocked."""
        async with self._database.transaction() as tx:
            for notice in notices:
                await tx.seasons.delete_notice(notice.notice)
                await tx.announcements.forget(notice.season, blocked(notice))

    async def message(self, season: str, kind: str) -> AnnouncementRow | None:
        """Return the message of a kind about a season; None if none was sent."""
        return await self._database.announcements.get(season, kind)

    async def sent(
        self,
        season: str,
        kind: str,
        channel_id: int,
        message_id: int,
        about: str = "",
        later: Iterable[LaterPing] = (),
    ) -> None:
        """Store the new message of a kind about a season, and that the post ``about`` it has arrived. Its
        ``later`` pings are stored as notices.
        """
        async with self._database.transaction() as tx:
            await tx.announcements.save(season, kind, channel_id, message_id)
            for at, data in later:
                await tx.seasons.add_notices(season, [(LATER, data)], at)
            await tx.posts.settle(about)

    async def replaced(
        self, season: str, kind: str, channel_id: int, message_id: int, about: str, at: int
    ) -> bool:
        """Store the new message of a kind as :meth:`sent` does, and mark the old one for deletion from the
        time ``at`` (ms) on. Return whether there is an old one.
        """
        async with self._database.transaction() as tx:
            before = await tx.announcements.get(season, kind)
            await tx.announcements.save(season, kind, channel_id, message_id)
            is_other = before is not None and before.message_id not in (0, message_id)
            if before is not None and is_other:
                older = {"channel": before.channel_id, "message": before.message_id}
                await tx.seasons.add_notices(season, [(REPLACED, older)], at)
            await tx.posts.settle(about)
        return is_other

    async def gone(self, season: str, kind: str) -> None:
        """Record that a season's message of a kind is gone or out of date, if there is one."""
        if await self.message(season, kind) is not None:
            async with self._database.transaction() as tx:
                await tx.announcements.forget(season, kind)

    async def removed(self, season: str, message_id: int, at: int | None = None) -> bool:
        """Record that a person has deleted a season's announcement. Return False if that was known already.

        With ``at`` (ms), announce the season again.
        """
        async with self._database.transaction() as tx:
            is_news = await tx.announcements.removed(season, SIGNUP, message_id)
            if is_news and at is not None:
                await tx.seasons.add_notices(season, [("signup", {})], at)
        return is_news

    async def lost(self, season: str, channel_id: int, notice: str, data: Mapping[str, Any], at: int) -> bool:
        """Record that a person has deleted a channel of a season, and post a ``notice`` about it.

        Return False if that was known already.
        """
        async with self._database.transaction() as tx:
            if await tx.announcements.get(season, lost_channel(channel_id)) is not None:
                return False
            await tx.announcements.save(season, lost_channel(channel_id), channel_id, 0)
            await tx.seasons.add_notices(season, [(notice, data)], at)
        return True

    async def lost_table(
        self, season: str, table_id: str, channel_id: int, notice: str, data: Mapping[str, Any], at: int
    ) -> None:
        """Record that the channel of a running match was deleted, and post a ``notice`` about it, unless that
        was known already.
        """
        async with self._database.transaction() as tx:
            known = await tx.announcements.get(season, lost_table(table_id))
            if known is None or known.channel_id != channel_id:
                await tx.announcements.save(season, lost_table(table_id), channel_id, 0)
                await tx.seasons.add_notices(season, [(notice, data)], at)

    async def tell_once(self, season: str, kind: str, notice: str, data: Mapping[str, Any], at: int) -> bool:
        """Post a ``notice`` about a problem of a season, unless it was posted before. Return whether it is
        new.

        ``kind`` identifies the problem. It can be posted again after :meth:`is_well` or :meth:`gone`.
        """
        async with self._database.transaction() as tx:
            known = await tx.announcements.get(season, kind)
            if known is not None and not known.message_id:
                return False
            await tx.announcements.save(season, kind, 0, 0)
            await tx.seasons.add_notices(season, [(notice, data)], at)
        return True

    async def is_well(self, season: str, kind: str) -> None:
        """Record that a problem has ended, so that it is posted again if it comes back."""
        async with self._database.transaction() as tx:
            await tx.announcements.save(season, kind, 0, 1)

    async def told(
        self, notices: Sequence[NoticeRow], messages: int, about: str, later: Iterable[LaterPing] = ()
    ) -> None:
        """Record that ``messages`` of ``notices``, which are posted together, were sent, and that the last
        post, ``about`` something, has arrived. Its ``later`` pings are stored as notices.
        """
        async with self._database.transaction() as tx:
            for notice in notices:
                await tx.seasons.told_of_notice(notice.notice, messages)
            for at, data in later:
                await tx.seasons.add_notices(notices[0].season, [(LATER, data)], at)
            await tx.posts.settle(about)

    async def arrived(self, season: str, about: str, later: Iterable[LaterPing] = ()) -> None:
        """Record that a post ``about`` something in a season has arrived. Its ``later`` pings are stored as
        notices.
        """
        async with self._database.transaction() as tx:
            for at, data in later:
                await tx.seasons.add_notices(season, [(LATER, data)], at)
            await tx.posts.settle(about)


def lost_channel(channel_id: int) -> str:
    """Return the kind of the message that a season can't use a channel any more."""
    return f"lost:{channel_id}"


def lost_table(table_id: str) -> str:
    """Return the kind under which the deletion of a match's channel is stored."""
    return f"match:{table_id}"


def room_for(fixture: str) -> str:
    """Return the kind under which it is stored that players are ready for a fixture whose table waits for
    room.
    """
    return f"room:{fixture}"


def seen_umpire(umpire: str) -> str:
    """Return the kind under which it is stored that an umpire could run a season, or was reported as lost."""
    return f"umpire:{umpire}"


def blocked(notice: NoticeRow) -> str:
    """Return the kind that stores that the umpire knows of a notice that Discord refuses."""
    return f"blocked:{notice.notice}:{notice.at}"
