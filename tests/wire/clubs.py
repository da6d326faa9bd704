"""Databases with matches of four under way, and the Discord in which they are played."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.players import Level
from bot.storage import open_database
from bot.tables import Pace, SystemClock, Tables, Who
from tests.template import new_database
from tests.wire.server import Wire

SEATS = 4
CHANNELS = 500
"""In a server: Discord allows no more."""
OWN = 300
"""So many matches at most are dealt; the others are copies of these."""
DEALS = 20
"""In a match, so that none is over within half an hour."""
AGE = 2 * 3600
"""Seconds since the messages of the matches were posted: Discord limits edits of such old ones."""
HOUR = 3_600_000
UNHURRIED = Pace(
    clocks={"fast": HOUR, "normal": HOUR, "slow": HOUR},
    computer_pause=(0, 0),
    next_deal=HOUR,
    lobby=HOUR,
    slow_lobby=HOUR,
    misses=3,
    forced=HOUR,
)
COMPONENTS_V2 = 1 << 15
ROWS = {
    "tables": "SELECT * FROM tables WHERE table_id = ?",
    "seats": "SELECT * FROM seats WHERE table_id = ?",
    "moves": "SELECT * FROM moves WHERE table_id = ?",
}
"""All that is kept of a running match."""


@dataclass(frozen=True, slots=True)
class Place:
    """A match: where it is played, by whom, and the message that shows it at first."""

    table_id: str
    guild_id: int
    """0 in direct messages and groups."""
    channel_id: int
    message_id: int
    users: tuple[int, ...]
    """Who sits there, clockwise, without the computers."""

    @property
    def is_outside(self) -> bool:
        """Whether it is played in direct messages or a group without the bot."""
        return not self.guild_id


async def club(
    wire: Wire,
    path: Path,
    tables: int,
    *,
    own: int = OWN,
    in_each: int = CHANNELS,
    alone: int = 0,
    text_only: bool = False,
    against: Level | None = None,
) -> list[Place]:
    """Make so many matches in a new database at ``path``, and Discord with them, ``in_each`` server so many.
    The servers belong to the shards of ``wire`` in turn. As many as ``alone`` says have one more match each.

    ``own`` of them are dealt anew and played by people of their own, the others are copies of these in other
    channels. With ``text_only`` all players want words, no pictures. Where computers of a level are to play
    ``against`` them, there is one person a match.
    """
    wire.clock.ahead = -AGE
    own = min(tables, own, in_each)
    rooms = _rooms(wire, tables, in_each) + _rooms(wire, alone, 1)
    people = [_person(wire, number) for number in range(SEATS * own)]
    for guild_id in dict.fromkeys(guild_id for guild_id, _ in rooms):
        for who in people:
            wire.backend.add_member(guild_id, who.user_id)
    new_database(path)
    dealt = await _deal(wire, path, rooms[:own], people, against)
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        copies = _copies(wire, database, dealt, rooms[own:])
        if text_only:
            database.execute("UPDATE people SET settings = '{\"text_only\": true}'")
    wire.clock.ahead = 0.0
    return dealt + copies


def _rooms(wire: Wire, number: int, in_each: int) -> list[tuple[int, int]]:
    """So many channels: the ids of their servers and their own."""
    rooms, shards = [], wire.gateway.shards
    for club, first in enumerate(range(0, number, in_each)):
        guild = wire.backend.create_guild(f"Card club {club}", shard_id=club % shards, shard_count=shards)
        for index in range(first, min(first + in_each, number)):
            channel = wire.backend.create_channel(guild.id, f"cards-{index}", announce=False)
            rooms.append((guild.id, channel.id))
    return rooms


def _person(wire: Wire, number: int) -> Who:
    name = f"Player {number}"
    return Who(wire.backend.make_user(f"player{number}", global_name=name).id, name)


async def _deal(
    wire: Wire,
    path: Path,
    rooms: Sequence[tuple[int, int]],
    people: Sequence[Who],
    against: Level | None,
) -> list[Place]:
    clock, chance, press = SystemClock(), Random(1), count(1)
    database = await open_database(path, clock=clock.now)
    tables = Tables(database, clock, UNHURRIED, chance, lambda: chance.randbytes(32))
    places = []
    try:
        await tables.clocks.restore()
        for index, (guild_id, channel_id) in enumerate(rooms):
            seated = people[SEATS * index : SEATS * (index + 1)]
            table = await tables.lobbies.open(
                guild_id, channel_id, seated[0], next(press), game="olsen", length=DEALS
            )
            for who in seated[1:]:
                if against is None:
                    await tables.lobbies.join(table.table_id, who, next(press))
                else:
                    await tables.lobbies.add_computer(table.table_id, seated[0])
            if against is not None:
                await tables.lobbies.set_level(table.table_id, seated[0], against)
            table = await tables.lobbies.start(table.table_id, seated[0], next(press))
            message_id = _post(wire, channel_id, table.table_id)
            await tables.messages.told(table.table_id, table.version, message_id)
            users = tuple(chair.user_id for chair in table.chairs if chair.user_id is not None)
            places.append(Place(table.table_id, guild_id, channel_id, message_id, users))
    finally:
        await tables.clocks.close()
        await database.close()
    return places


def _post(wire: Wire, channel_id: int, table_id: str) -> int:
    """Post the message of a table, as the bot has left it there; gives its id."""
    button = {"type": 2, "style": 1, "label": "My hand", "custom_id": f"v:hand:{table_id}"}
    rows = [{"type": 10, "content": "A match"}, {"type": 1, "components": [button]}]
    message = wire.backend.create_message(
        channel_id,
        wire.backend.bot_user.id,
        components=[{"type": 17, "components": rows}],
        flags=COMPONENTS_V2,
        broadcast=False,
    )
    return int(message.id)


def _copies(
    wire: Wire, database: sqlite3.Connection, dealt: Sequence[Place], rooms: Sequence[tuple[int, int]]
) -> list[Place]:
    """Copy the matches into other channels: the same people, who have other keys in other servers."""
    database.row_factory = sqlite3.Row
    home = dealt[0].guild_id
    people = database.execute("SELECT * FROM people WHERE place_id = ?", (home,)).fetchall()
    kept = {
        place: {name: database.execute(query, (place.table_id,)).fetchall() for name, query in ROWS.items()}
        for place in dealt
    }
    keys: dict[int, Mapping[Any, str]] = {home: {row["person"]: row["person"] for row in people}}
    copies = []
    for index, (guild_id, channel_id) in enumerate(rooms):
        original = dealt[index % len(dealt)]
        if guild_id not in keys:
            keys[guild_id] = {row["person"]: _other(row["person"], guild_id, 0) for row in people}
            for row in people:
                _insert(database, "people", row, place_id=guild_id, person=keys[guild_id][row["person"]])
        table_id = f"{index:08}"
        message_id = _post(wire, channel_id, table_id)
        ids = {"table_id": table_id, "place_id": guild_id}
        ids |= {"channel_id": channel_id, "message_id": message_id}
        for name, rows in kept[original].items():
            for row in rows:
                own = {
                    column: keys[guild_id].get(row[column])
                    for column in ("person", "host")
                    if column in row.keys()  # noqa: SIM118 - a row is no mapping
                }
                _insert(database, name, row, **ids, **own)
        copies.append(Place(table_id, guild_id, channel_id, message_id, original.users))
    return copies


def _other(key: str, guild_id: int, number: int) -> str:
    """Another key of the same length."""
    return hashlib.sha256(f"{key} {guild_id} {number}".encode()).hexdigest()[: len(key)]


def _insert(database: sqlite3.Connection, name: str, row: sqlite3.Row, **changed: Any) -> None:
    values = [changed.get(column, row[column]) for column in row.keys()]  # noqa: SIM118 - a row is no mapping
    insert = f"INSERT INTO {name} VALUES ({', '.join('?' * len(values))})"  # noqa: S608 - our own names
    database.execute(insert, values)
