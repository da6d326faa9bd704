"""The messages that show tables: what they show, and what happens to a table whose message is gone."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.tables.entries import TableEntry
from bot.tables.listeners import Signal
from bot.tables.matches import Matches
from bot.tables.pace import next_deadline
from bot.tables.people import Refused
from bot.tables.table import Table, need_open
from bot.tables.table_store import TableStore
from bot.tables.unstopped import to_the_end

HIDDEN = 2
"""A table whose message was deleted so often is hidden: its clock stops."""


class Messages:
    """Records what is known about the message that shows a table."""

    def __init__(self, store: TableStore, matches: Matches) -> None:
        self._store = store
        self._matches = matches
        self.moved = Signal[[Table]]()
        """Called after the message of an open table was sent anew."""

    async def told(
        self,
        table_id: str,
        version: int,
        message_id: int | None = None,
        deadline: int | None = None,
        pinged: int = 0,
    ) -> None:
        """Note that the message in the channel shows ``version`` with ``deadline`` (ms), or with the table's
        current deadline if that is None.

        ``message_id`` is given for a new message. ``pinged`` is given if a message has pinged a player, as
        the ``turn_version`` of their turn. A finished table is removed from memory.
        """
        entry = self._store.entries.find(table_id)
        if entry is not None:
            await to_the_end(self._told(entry, version, message_id, deadline, pinged))

    async def _told(
        self, entry: TableEntry, version: int, message_id: int | None, deadline: int | None, pinged: int
    ) -> None:
        async with self._store.entries.held(entry):
            table = entry.value
            # A newer picture or a newer message may have been faster. The ids of messages grow.
            deadline = (deadline or table.deadline) if version >= table.told_version else table.told_deadline
            version = max(version, table.told_version)
            message_id = max(message_id or 0, table.message_id or 0) or None
            # Who has said meanwhile that they are away is pinged at the time that they have asked for.
            is_pinged = pinged == table.to_ping == table.turn_version
            told = replace(
                table,
                told_version=version,
                told_deadline=deadline,
                message_id=message_id,
                pinged_version=pinged if is_pinged else table.pinged_version,
            )
            if told != table:
                async with self._store.entries.saving(entry) as tx:
                    await tx.messages.told(table.table_id, version, message_id, deadline, told.pinged_version)
                entry.value = told
                self._store.wake_at_next(entry)
                if told.is_open and table.message_id not in (None, told.message_id):
                    self.moved(told)
            if table.restart == "news":
                entry.value = replace(entry.value, restart="told")
            if not entry.value.is_open and version >= entry.value.version:
                self._store.let_go(entry.key)

    async def removed(self, table_id: str, message_id: int) -> None:
        """Note that somebody has deleted the message of an open table.

        The second time since the table was last asked for, its clock stops until somebody asks for it again.
        """

        async def remove(entry: TableEntry) -> Table:
            if entry.value.message_id != message_id or not entry.value.is_open:
                return entry.value
            return await self._save_removals(entry, entry.value.removals + 1, None)

        await self._store.change(table_id, remove)

    async def asked_for(self, table_id: str) -> Table:
        """Wake a table because somebody wants to see it, even if its message was deleted."""

        async def asked(entry: TableEntry) -> Table:
            if not entry.value.removals or not entry.value.is_open:
                return entry.value
            return await self._save_removals(entry, 0, entry.value.message_id)

        return await self._store.change(table_id, asked)

    async def _save_removals(self, entry: TableEntry, removals: int, message_id: int | None) -> Table:
        before = entry.value
        table = replace(before, removals=removals, message_id=message_id)
        if table.hidden != before.hidden and table.phase == "playing":
            deadline = next_deadline(table, self._store.clock.now(), self._store.pace, self._store.chance)
            table = replace(table, deadline=deadline)
        async with self._store.entries.saving(entry) as tx:
            await tx.messages.save_removals(
                table.table_id, removals, message_id=message_id, deadline=table.deadline
            )
        return table

    async def lose(self, table_id: str) -> Table:
        """Note that the channel of a table was deleted. Its clock stops until :meth:`relocate`."""

        async def lose(entry: TableEntry) -> Table:
            if not entry.value.is_open:
                return entry.value
            return await self._save_removals(entry, max(entry.value.removals, HIDDEN), None)

        return await self._store.change(table_id, lose)

    async def relocate(self, table_id: str, channel_id: int) -> Table:
        """Let a table go on in another channel, a thread, with all its cards or, in a lobby, with everything
        that people have said. The player on turn has as much time as in a new turn.

        Raises Refused ``channel_taken`` if there is a table already.
        """

        async def relocate(entry: TableEntry) -> Table:
            need_open(entry.value)
            if self._store.open_in(channel_id) is not None:
                raise Refused("channel_taken")
            table = replace(entry.value, channel_id=channel_id, in_thread=True, removals=0, message_id=None)
            now, store = self._store.clock.now(), self._store
            if table.phase == "playing":
                table = replace(table, deadline=next_deadline(table, now, store.pace, store.chance))
            async with store.entries.saving(entry) as tx:
                await tx.tables.relocate(table_id, channel_id, deadline=table.deadline)
            return table

        return await self._store.change(table_id, relocate)

    async def abandon(self, table_id: str) -> None:
        """End a table whose channel is gone, so that nobody can play there or be told of it."""
        with suppress(Refused):
            table = await self._matches.void(table_id)
            await self.told(table_id, table.version)
