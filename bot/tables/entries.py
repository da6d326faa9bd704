"""The tables in memory. Tables that nobody uses are packed into a few hundred bytes each."""

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
from bot.tables.store import KeptEntity, Store
from bot.tables.table import Table

IDLE = 12
"""A table is packed if it was not used between this many calls of :meth:`TableEntries.look`."""
AT_ONCE = 100
"""The largest number of tables that are packed in one call. It takes about 20 ms."""


@dataclass(slots=True)
class TableEntry(KeptEntity[Table]):
    """A table in memory."""

    reaction: tuple[int, Seat] | None = None
    """When and at which seat a computer calls or challenges. It is computed again after every change."""
    forced_at: int | None = None
    """When the only move of the player on turn is made for them; None if they have a choice."""
    armed: int = 0
    """When (as :meth:`Clock.monotonic`) the deadline was set."""
    looks: int = 0
    """The number of calls of :meth:`TableEntries.look` since the table was used."""

    def move_on(self, table: Table, ahead: int) -> None:
        """Take the table as it is once the clock was moved ``ahead`` (ms), and move what is due there."""
        if self.reaction is not None:
            self.reaction = self.reaction[0] + ahead, self.reaction[1]
        if self.forced_at is not None:
            self.forced_at += ahead
        self.value = table

    @property
    def is_idle(self) -> bool:
        """Whether the table was not used for a while."""
        return self.looks >= IDLE - 1

    @property
    def is_packable(self) -> bool:
        """Whether nothing is going on, and the channel was told everything that has happened."""
        is_told = self.value.is_open and self.value.told_version >= self.value.version
        is_quiet = self.reaction is None and self.forced_at is None
        return is_told and is_quiet and not self.lock.locked()


@dataclass(frozen=True, slots=True)
class PackedTable:
    """An open table that nobody uses, compressed, with the fields by which tables are searched for."""

    place_id: int
    league: str | None
    users: tuple[int, ...]
    deadline: int | None
    told_deadline: int | None
    armed: int
    needs_reload: bool
    packed: bytes

    @classmethod
    def of(cls, entry: TableEntry) -> PackedTable:
        """Pack the table of an entry."""
        table = entry.value
        # The state is packed as it is stored, because the object refers to all rules of the game.
        whole = pickle.dumps((replace(table, state=None), position(table)), pickle.HIGHEST_PROTOCOL)
        return cls(
            table.place_id,
            table.league,
            _users(table),
            table.deadline,
            table.told_deadline,
            entry.armed,
            entry.needs_reload,
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
    """All tables in memory. A table that is asked for is unpacked, and packed again when it is not used."""

    def __init__(
        self, database: Database, what: str, reload: Callable[[TableEntry], Awaitable[None]]
    ) -> None:
        super().__init__(database, what, reload)
        self._packed: dict[str, PackedTable] = {}

    def keys(self) -> set[str]:
        """The keys of all entries."""
        return {*self._entries, *self._packed}

    def find(self, key: str) -> TableEntry | None:
        """The entry with that key, unpacked; None if there is none."""
        entry = self._entries.get(key)
        if entry is not None:
            entry.looks = 0
        elif key in self._packed:
            packed = self._packed[key]
            entry = TableEntry(key, packed.unpacked(), armed=packed.armed, needs_reload=packed.needs_reload)
            self.put(entry)
        return entry

    def put(self, entry: TableEntry) -> None:
        """Add an entry."""
        super().put(entry)
        self._packed.pop(entry.key, None)

    def drop(self, key: str) -> None:
        """Remove an entry, if there is one."""
        super().drop(key)
        self._packed.pop(key, None)

    def unpacked(self) -> list[TableEntry]:
        """The entries that are not packed at present."""
        return super().all()

    def packed(self) -> dict[str, PackedTable]:
        """The tables that are packed at present, by key."""
        return dict(self._packed)

    def all(self) -> list[TableEntry]:
        """All entries, unpacked. This takes about 0.2 ms for each packed table."""
        return self._found([*self._entries, *self._packed])

    def those(
        self, *, place_id: int | None = None, league: str | None = None, user_id: int | None = None
    ) -> list[TableEntry]:
        """The entries, unpacked, of a server, of a season, or at which a user sits."""

        def is_one(table_place: int, table_league: str | None, users: tuple[int, ...]) -> bool:
            is_here = place_id in (None, table_place) and league in (None, table_league)
            return is_here and (user_id is None or user_id in users)

        unpacked = ((entry.key, entry.value) for entry in self._entries.values())
        keys = [key for key, table in unpacked if is_one(table.place_id, table.league, _users(table))]
        packed = self._packed.items()
        keys += [key for key, table in packed if is_one(table.place_id, table.league, table.users)]
        return self._found(keys)

    def deadlines(self) -> dict[str, int | None]:
        """The deadline (ms) of each table, by key."""
        unpacked = {key: entry.value.deadline for key, entry in self._entries.items()}
        return unpacked | {key: table.deadline for key, table in self._packed.items()}

    def _found(self, keys: Iterable[str]) -> list[TableEntry]:
        return [entry for key in keys if (entry := self.find(key)) is not None]

    def open_in(self, place_id: int) -> int:
        """How many open tables a server has."""
        unpacked = (entry.value for entry in self._entries.values())
        here = sum(table.place_id == place_id and table.is_open for table in unpacked)
        return here + sum(table.place_id == place_id for table in self._packed.values())

    def place_of(self, key: str) -> int | None:
        """The server of a table, which stays packed; None if there is no such table."""
        entry = self._entries.get(key)
        if entry is not None:
            return entry.value.place_id
        packed = self._packed.get(key)
        return None if packed is None else packed.place_id

    def armed(self, key: str) -> int:
        """When (as :meth:`Clock.monotonic`) the deadline of a table was set, which stays packed. Raises
        KeyError if there is no such table.
        """
        entry = self._entries.get(key)
        return self._packed[key].armed if entry is None else entry.armed

    # Packing

    def pack(self, entry: TableEntry) -> None:
        """Pack an entry, unless something is going on. The caller must not use the entry after that."""
        if entry.is_packable:
            self._packed[entry.key] = PackedTable.of(entry)
            del self._entries[entry.key]

    def unpack(self, keys: Iterable[str]) -> None:
        """Unpack these entries. They are packed within two calls of :meth:`look`, unless they are used."""
        for entry in self._found(keys):
            entry.looks = IDLE - 1

    def look(self) -> None:
        """Pack entries that were not used since the last :data:`IDLE` calls, a limited number at a time."""
        for entry in self._entries.values():
            entry.looks += 1
        idle = (entry for entry in self.unpacked() if entry.looks > IDLE and entry.is_packable)
        for entry in islice(idle, AT_ONCE):
            self.pack(entry)
