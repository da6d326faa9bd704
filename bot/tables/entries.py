"""The tables in memory. Unused ones are packed into a few hundred bytes each."""

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
"""A table is packed after this many calls of :meth:`TableEntries.look` without use."""
AT_ONCE = 100
"""The most tables packed in one call, which takes about 20 ms."""


@dataclass(slots=True)
class TableEntry(KeptEntity[Table]):
    """A table in memory."""

    reaction: tuple[int, Seat] | None = None
    """When (ms) and at which seat a computer calls or challenges. Computed again after every change."""
    forced_at: int | None = None
    """When (ms) the only legal move is made for the player on turn. None if they have a choice."""
    armed: int = 0
    """When (as :meth:`Clock.monotonic`) the deadline was set."""
    looks: int = 0
    """The number of calls of :meth:`TableEntries.look` since the table was used."""

    def move_on(self, table: Table, ahead: int) -> None:
        """Put in the table after a change of the clock, and move its due times by ``ahead`` (ms)."""
        if self.reaction is not None:
            self.reaction = self.reaction[0] + ahead, self.reaction[1]
        if self.forced_at is not None:
            self.forced_at += ahead
        self.value = table

    @property
    def is_idle(self) -> bool:
        """Whether the table has not been used for a while."""
        return self.looks >= IDLE - 1

    @property
    def is_packable(self) -> bool:
        """Whether nothing is due soon and the channel shows everything that has happened."""
        is_told = self.value.is_open and not self.value.is_untold
        is_quiet = self.reaction is None and self.forced_at is None
        return is_told and is_quiet and not self.lock.locked()


@dataclass(frozen=True, slots=True)
class PackedTable:
    """An unused open table, compressed, with the fields that tables are searched by."""

    place_id: int
    season: str | None
    users: tuple[int, ...]
    deadline: int | None
    told_deadline: int | None
    armed: int
    needs_reload: bool
    packed: bytes
    like: bytes
    """A table, as bytes. This one is compressed by what it has in common with it, which is most of it."""

    @classmethod
    def of(cls, entry: TableEntry, like: bytes = b"") -> PackedTable:
        """Pack the table of an entry, with another table that is ``like`` it, as bytes."""
        table = entry.value
        packing = zlib.compressobj(zdict=like)
        packed = packing.compress(_pickled(table)) + packing.flush()
        return cls(
            table.place_id,
            table.season,
            _users(table),
            table.deadline,
            table.told_deadline,
            entry.armed,
            entry.needs_reload,
            packed,
            like,
        )

    def unpacked(self) -> Table:
        """Return the unpacked table."""
        table: Table
        whole = zlib.decompressobj(zdict=self.like).decompress(self.packed)
        table, kept = pickle.loads(whole)  # noqa: S301 - it never leaves this process
        return table if kept is None else replace(table, state=GAMES[table.game_key].load(kept))


def _pickled(table: Table) -> bytes:
    # The state is packed as it is stored, because the object refers to all rules of the game.
    return pickle.dumps((replace(table, state=None), position(table)), pickle.HIGHEST_PROTOCOL)


def _users(table: Table) -> tuple[int, ...]:
    return tuple(chair.user_id for chair in table.chairs if chair.user_id is not None)


class TableEntries(Store[TableEntry]):
    """All tables in memory. They are unpacked for use, and packed again when unused."""

    def __init__(
        self, database: Database, what: str, reload: Callable[[TableEntry], Awaitable[None]]
    ) -> None:
        super().__init__(database, what, reload)
        self._packed: dict[str, PackedTable] = {}
        self._like = b""
        """The first table that was packed, as bytes."""

    def keys(self) -> set[str]:
        """Return the keys of all entries."""
        return {*self._entries, *self._packed}

    def find(self, key: str) -> TableEntry | None:
        """Return the entry with this key, unpacked, or None."""
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
        """Return the entries that are not packed."""
        return super().all()

    def packed(self) -> dict[str, PackedTable]:
        """Return the packed tables, by key."""
        return dict(self._packed)

    def all(self) -> list[TableEntry]:
        """Return all entries, unpacked. Takes about 0.2 ms for each packed table."""
        return self._found([*self._entries, *self._packed])

    def those(
        self, *, place_id: int | None = None, season: str | None = None, user_id: int | None = None
    ) -> list[TableEntry]:
        """Return the entries, unpacked, of a server, of a season, or of tables where a user has a seat."""

        def is_one(table_place: int, table_season: str | None, users: tuple[int, ...]) -> bool:
            is_here = place_id in (None, table_place) and season in (None, table_season)
            return is_here and (user_id is None or user_id in users)

        unpacked = ((entry.key, entry.value) for entry in self._entries.values())
        keys = [key for key, table in unpacked if is_one(table.place_id, table.season, _users(table))]
        packed = self._packed.items()
        keys += [key for key, table in packed if is_one(table.place_id, table.season, table.users)]
        return self._found(keys)

    def deadlines(self) -> dict[str, int | None]:
        """Return the deadline (ms) of each table, by key."""
        unpacked = {key: entry.value.deadline for key, entry in self._entries.items()}
        return unpacked | {key: table.deadline for key, table in self._packed.items()}

    def _found(self, keys: Iterable[str]) -> list[TableEntry]:
        return [entry for key in keys if (entry := self.find(key)) is not None]

    def open_in(self, place_id: int) -> int:
        """Return the number of open tables of a server."""
        unpacked = (entry.value for entry in self._entries.values())
        here = sum(table.place_id == place_id and table.is_open for table in unpacked)
        return here + sum(table.place_id == place_id for table in self._packed.values())

    def place_of(self, key: str) -> int | None:
        """Return the server of a table without unpacking it, or None if there is no such table."""
        entry = self._entries.get(key)
        if entry is not None:
            return entry.value.place_id
        packed = self._packed.get(key)
        return None if packed is None else packed.place_id

    def armed(self, key: str) -> int:
        """Return when (as :meth:`Clock.monotonic`) a table's deadline was set, without unpacking the table.
        Raises KeyError if there is no such table.
        """
        entry = self._entries.get(key)
        return self._packed[key].armed if entry is None else entry.armed

    # Packing

    def pack(self, entry: TableEntry) -> None:
        """Pack an entry if nothing is due there. The caller must not use the entry after that."""
        if entry.is_packable:
            self._like = self._like or _pickled(entry.value)
            self._packed[entry.key] = PackedTable.of(entry, self._like)
            del self._entries[entry.key]

    def unpack(self, keys: Iterable[str]) -> None:
        """Unpack these entries. Unless they are used, they are packed again within two calls of
        :meth:`look`.
        """
        for entry in self._found(keys):
            entry.looks = IDLE - 1

    def look(self) -> None:
        """Pack entries not used during the last :data:`IDLE` calls, a limited number at a time."""
        for entry in self._entries.values():
            entry.looks += 1
        idle = (entry for entry in self.unpacked() if entry.looks > IDLE and entry.is_packable)
        for entry in islice(idle, AT_ONCE):
            self.pack(entry)
