"""The tables in memory: those at which something happens as they are, all others packed."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from itertools import islice

from bot.games import GAMES
from bot.games.api import Seat
from bot.storage import Database
from bot.tables.rows import position
from bot.tables.store import Entry, Store
from bot.tables.table import Table

IDLE = 12
"""A table is packed when nobody has asked for it between so many looks."""
AT_ONCE = 100
"""So many tables at most are packed at one look. That takes some 20 ms."""


@dataclass(slots=True)
class TableEntry(Entry[Table]):
    """The place of one table in memory."""

    reaction: tuple[int, Seat] | None = None
    """When a computer calls or challenges, and which; made anew with every change of the table."""
    armed: int = 0
    """When (as :meth:`Clock.monotonic`) the deadline was set."""
    looks: int = 0
    """How many looks there were since somebody asked for it."""

    @property
    def is_packable(self) -> bool:
        """Whether nothing is under way, and the channel was told of all that has happened."""
        is_told = self.value.is_open and self.value.told_version >= self.value.version
        return is_told and self.reaction is None and not self.needs_reload and not self.lock.locked()


@dataclass(frozen=True, slots=True)
class PackedTable:
    """An open table that nobody plays at: all of it in a fifth of its size, and what is asked of many."""

    guild_id: int
    league: str | None
    users: tuple[int, ...]
    deadline: int | None
    told_deadline: int | None
    armed: int
    packed: bytes

    @classmethod
    def of(cls, entry: TableEntry) -> PackedTable:
        """Pack a table."""
        table = entry.value
        # The state is packed as it is kept: as an object it has its rules with it.
        whole = pickle.dumps((replace(table, state=None), position(table)), pickle.HIGHEST_PROTOCOL)
        return cls(
            table.guild_id,
            table.league,
            _users(table),
            table.deadline,
            table.told_deadline,
            entry.armed,
            zlib.compress(whole, 1),
        )

    def unpacked(self) -> Table:
        """The table that was packed."""
        table: Table
        table, kept = pickle.loads(zlib.decompress(self.packed))  # noqa: S301 - it never leaves this process
        return table if kept is None else replace(table, state=GAMES[table.game_key].load(kept))


def _users(table: Table) -> tuple[int, ...]:
    return tuple(chair.user_id for chair in table.chairs if chair.user_id is not None)


class TableEntries(Store[TableEntry]):
    """All tables in memory. What is asked for is unpacked, and packed again when nobody asks for it."""

    def __init__(
        self, database: Database, what: str, reload: Callable[[TableEntry], Awaitable[None]]
    ) -> None:
        super().__init__(database, what, reload)
        self._packed: dict[str, PackedTable] = {}

    def keys(self) -> set[str]:
        """The keys of all entries."""
        return {*self._entries, *self._packed}

    def find(self, key: str) -> TableEntry | None:
        """The entry of that key."""
        entry = self._entries.get(key)
        if entry is not None:
            entry.looks = 0
        elif key in self._packed:
            packed = self._packed[key]
            entry = TableEntry(key, packed.unpacked(), armed=packed.armed)
            self.put(entry)
        return entry

    def put(self, entry: TableEntry) -> None:
        """Keep an entry."""
        super().put(entry)
        self._packed.pop(entry.key, None)

    def drop(self, key: str) -> None:
        """Let go of an entry, if there is one."""
        super().drop(key)
        self._packed.pop(key, None)

    def unpacked(self) -> list[TableEntry]:
        """The entries that are not packed."""
        return super().all()

    def packed(self) -> dict[str, PackedTable]:
        """The tables that are."""
        return dict(self._packed)

    def all(self) -> list[TableEntry]:
        """All entries. This takes about 0.2 ms for each that is packed."""
        return self._found([*self._entries, *self._packed])

    def those(
        self, *, guild_id: int | None = None, league: str | None = None, user_id: int | None = None
    ) -> list[TableEntry]:
        """The entries of a server, a season or a user; None: whichever it is."""

        def is_one(table_guild: int, table_league: str | None, users: tuple[int, ...]) -> bool:
            is_here = guild_id in (None, table_guild) and league in (None, table_league)
            return is_here and (user_id is None or user_id in users)

        unpacked = ((entry.key, entry.value) for entry in self._entries.values())
        keys = [key for key, table in unpacked if is_one(table.guild_id, table.league, _users(table))]
        packed = self._packed.items()
        keys += [key for key, table in packed if is_one(table.guild_id, table.league, table.users)]
        return self._found(keys)

    def deadlines(self) -> dict[str, int | None]:
        """When (ms) the time is up at each table."""
        unpacked = {key: entry.value.deadline for key, entry in self._entries.items()}
        return unpacked | {key: table.deadline for key, table in self._packed.items()}

    def _found(self, keys: Iterable[str]) -> list[TableEntry]:
        return [entry for key in keys if (entry := self.find(key)) is not None]

    # Packing

    def pack(self, entry: TableEntry) -> None:
        """Pack an entry, where nothing is under way. Nobody may go on using it."""
        if entry.is_packable:
            self._packed[entry.key] = PackedTable.of(entry)
            del self._entries[entry.key]

    def pack_soon(self, keys: Iterable[str]) -> None:
        """Pack these entries unless somebody asks for them before the next look but one."""
        for key in keys:
            if key in self._entries:
                self._entries[key].looks = IDLE - 1

    def look(self) -> None:
        """Pack the entries that nobody has asked for since the last :data:`IDLE` looks, some at a time."""
        for entry in self._entries.values():
            entry.looks += 1
        idle = (entry for entry in self.unpacked() if entry.looks > IDLE and entry.is_packable)
        for entry in islice(idle, AT_ONCE):
            self.pack(entry)
