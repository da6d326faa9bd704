"""A start with a thousand open matches, under Discord's limits, in simulated time."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from dataclasses import dataclass

from simcord.builders import ChannelHandle

from tests.e2e.world import World

MANY = 1000
IN_A_GUILD = 100
MINUTE = 60_000


@dataclass
class Copy:
    """A table that was copied from the one that was played."""

    table_id: str
    channel: ChannelHandle
    message_id: int


def copies(world: World, number: int) -> list[Copy]:
    """So many tables like that of the channel, each in a channel of its own."""
    template, backend = world.now.table_id, world.env.backend
    told = backend.get_message(world.channel.id, world.message.id)
    text = json.dumps(told.components)
    made = []
    for index in range(number):
        table_id = f"{index:04}{template[4:]}"
        channel = world.guild.create_text_channel(f"cards {index}")
        message = backend.create_message(
            channel.id,
            told.author_id,
            components=json.loads(text.replace(template, table_id)),
            attachments=told.attachments,
            flags=told.flags,
            broadcast=False,
        )
        made.append(Copy(table_id, channel, message.id))
    with contextlib.closing(sqlite3.connect(world.database)) as database, database:
        for name in ("tables", "seats", "moves"):
            cursor = database.execute(f"SELECT * FROM {name} WHERE table_id = ?", (template,))  # noqa: S608 - our own names
            columns = [column for column, *_ in cursor.description]
            rows = cursor.fetchall()
            for copy in made:
                new = {
                    "table_id": copy.table_id,
                    "channel_id": copy.channel.id,
                    "message_id": copy.message_id,
                }
                database.executemany(
                    f"INSERT INTO {name} VALUES ({', '.join('?' * len(columns))})",  # noqa: S608 - our own names
                    [[new.get(column, value) for column, value in zip(columns, row)] for row in rows],
                )
    return made


async def test_measure(world: World) -> None:
    a = time.process_time()
    await world.table("Ada", "Bo")
    await world.pass_time(5)
    b = time.process_time()
    print("table", b - a)
    made = copies(world, MANY)
    c = time.process_time()
    print("copies", c - b)
    world.write(
        "UPDATE tables SET told_version = version - 1 WHERE substr(table_id, 4, 1) IN ('0','2','4','6','8')"
    )
    await world.bot.close()
    d = time.process_time()
    print("close", d - c)
    await world.restart()
    e = time.process_time()
    print("restart", e - d, len(world.bot.room.tables.open_tables()))
    world.unruly.limit()
    await world.pass_time(1)
    f = time.process_time()
    print("1 s", f - e, len(world.unruly.log))
    await world.pass_time(4)
    g = time.process_time()
    print("4 s", g - f, len(world.unruly.log))
