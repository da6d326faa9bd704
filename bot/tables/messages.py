"""Messages that show tables: what they show, and what happens if one is deleted."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.tables.changes import Changes
from bot.tables.entries import TableEntry
from bot.tables.listeners import Signal
from bot.tables.matches import Matches
from bot.tables.pace import next_deadline
from bot.tables.people import Refused
from bot.tables.table import Table, need_open
from bot.tables.table_store import TableStore
from bot.tables.unstopped import to_the_end

HIDDEN = 2
"""How often a table's message has to be deleted before the table is hidden and its clock stops."""


class Messages:
    """Records what is known about a table's message."""

    def __init__(self, store: TableStore, matches: Matches) -> None:
        self._store = store
        self._changes = Changes(store)
        self._matches = matches
        self.shown = Signal[[Table]]()
        """Called after the message of an open table shows something new, or was sent again."""

    async def told(
        self,
        table_id: str,
        version: int,
        message_id: int | None = None,
        deadline: int | None = None,
        pinged: int = 0,
    ) -> None:
        """Note that the message in the channel shows ``version`` with ``deadline`` (ms; None for the table's
        current deadline).

        Give ``message_id`` for a new message, and ``pinged`` (the ``turn_version`` of the turn) if it has
        pinged the player. A finished table is removed from memory.
        """
        entry = self._store.entries.find(table_id)
        if entry is not None:
            await to_the_end(self._told(entry, version, message_id, deadline, pinged))

    async def _told(
        self, entry: TableEntry, version: int, message_id: int | None, deadline: int | None, pinged: int
    ) -> None:
        async with self._store.entries.held(entry):
            table = entry.value
            # A newer picture or message may have been faster. Message ids only grow.
            deadline = (deadline or table.deadline) if version >= table.told_version else table.told_deadline
            version = max(version, table.told_version)
            message_id = max(message_id or 0, table.message_id or 0) or None
            # The player may have said by now that they are away. They are pinged when they are back.
            is_pinged = pinged == table.to_ping == table.turn_version
            told = replace(
                table,
                told_version=version,
                told_deadline=deadline,
                message_id=message_id,
                pinged_version=pinged if is_pinged else table.pinged_version,
            )
            if told != table:
                await self._changes.save(entry, told)
                entry.value = told
                self._store.wake_at_next(entry)
                if told.is_open:
                    self.shown(told)
            if table.restart == "news":
                entry.value = replace(entry.value, restart="told")
            if not entry.value.is_open and version >= entry.value.version:
                self._store.let_go(entry.key)

    async def removed(self, table_id: str, message_id: int) -> None:
        """Note that a person deleted the message of an open table.

        The second time since the table was last requested, its clock stops until someone requests it again.
        """

        def remove(table: Table) -> Table:
            if table.message_id != message_id or not table.is_open:
                return table
            return self._with_removals(table, table.removals + 1, None)

        await self._changes.amend(table_id, remove)

    async def asked_for(self, table_id: str) -> Table:
        """Wake a table on a person's request, even if its message was deleted."""

        def asked(table: Table) -> Table:
            is_gone = table.removals and table.is_open
            return self._with_removals(table, 0, table.message_id) if is_gone else table

        return await self._changes.amend(table_id, asked)

    def _with_removals(self, before: Table, removals: int, message_id: int | None) -> Table:
        table = replace(before, removals=removals, message_id=message_id)
        is_other = table.hidden != before.hidden and table.phase == "playing"
        return replace(table, deadline=self._deadline(table)) if is_other else table

    def _deadline(self, table: Table) -> int | None:
        return next_deadline(table, self._store.clock.now(), self._store.pace, self._store.chance)

    async def lose(self, table_id: str) -> Table:
        """Note that a table's channel was deleted. Its clock stops until :meth:`relocate`."""

        def lose(table: Table) -> Table:
            return self._with_removals(table, max(table.removals, HIDDEN), None) if table.is_open else table

        return await self._changes.amend(table_id, lose)

    async def relocate(self, table_id: str, channel_id: int) -> Table:
        """Continue a table in another channel, a thread, with its cards, or its seats and words if it is a
        lobby. The player on turn gets the whole time of a turn.

        Raises Refused ``channel_taken`` if that channel has a table.
        """

        def relocate(table: Table) -> Table:
            need_open(table)
            if self._store.open_in(channel_id) is not None:
                raise Refused("channel_taken")
            table = replace(table, channel_id=channel_id, in_thread=True, removals=0, message_id=None)
            return replace(table, deadline=self._deadline(table)) if table.phase == "playing" else table

        return await self._changes.amend(table_id, relocate)

    async def abandon(self, table_id: str) -> None:
        """End a table whose channel was deleted, so that no one can play or be notified there."""
        with suppress(Refused):
            table = await self._matches.void(table_id)
            await self.told(table_id, table.version)
