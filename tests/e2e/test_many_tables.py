"""A start with hundreds of open matches, and trouble with some of many, under Discord's limits."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables import Table
from bot.ui.presses.hands import HandPresses
from tests.e2e.screen import id_of, text_of
from tests.e2e.world import World

MANY = 400
FIRST_ANSWER = 3
"""Seconds that Discord gives for the first answer to a press."""


@dataclass(slots=True)
class Copy:
    """A table like that of the world's channel, in a channel of its own; ``id``: the channel's message."""

    table_id: str
    channel: ChannelHandle
    id: int

    @property
    def channel_id(self) -> int:
        return self.channel.id

    @property
    def path(self) -> str:
        """Where its messages are sent and edited."""
        return f"/channels/{self.channel.id}/messages"


class Crowd:
    """Many tables like that of the world's channel. The bot is to be stopped while they are made."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.table: Table = world.now
        self._message = world.env.backend.get_message(world.channel.id, world.message.id)
        self._components = json.dumps(self._message.components)
        self.copies: list[Copy] = []

    def add(self, number: int) -> None:
        """Put so many more tables into Discord."""
        backend, told = self.world.env.backend, self._message
        for index in range(len(self.copies), len(self.copies) + number):
            table_id = f"{index:04}{self.table.table_id[4:]}"
            channel = self.world.guild.create_text_channel(f"cards {index}")
            message = backend.create_message(
                channel.id,
                told.author_id,
                components=json.loads(self._components.replace(self.table.table_id, table_id)),
                attachments=told.attachments,
                flags=told.flags,
                broadcast=False,
            )
            self.copies.append(Copy(table_id, channel, message.id))

    def save(self, **columns: list[Any]) -> None:
        """Put all of them into the database; ``columns`` are what differs, a value a table."""
        with contextlib.closing(sqlite3.connect(self.world.database)) as database, database:
            for name in ("tables", "seats", "moves"):
                select = f"SELECT * FROM {name} WHERE table_id = ?"  # noqa: S608 - our own names
                cursor = database.execute(select, (self.table.table_id,))
                names = [column for column, *_ in cursor.description]
                rows = [dict(zip(names, row, strict=True)) for row in cursor]
                insert = f"INSERT INTO {name} VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - our own names
                for index, copy in enumerate(self.copies):
                    new = {"table_id": copy.table_id, "channel_id": copy.channel.id, "message_id": copy.id}
                    new |= {column: values[index] for column, values in columns.items()}
                    for row in rows:
                        fresh = {column: new.get(column, value) for column, value in row.items()}
                        database.execute(insert, list(fresh.values()))

    @property
    def untold(self) -> int:
        """How many tables have something to tell."""
        tables = self.world.bot.services.tables
        found = map(tables.find, tables.clocks.needing_news())
        return sum(table is not None and table.told_version < table.version for table in found)

    def now(self, copy: Copy) -> Table:
        """A table as the bot has committed it."""
        table = self.world.bot.services.tables.find(copy.table_id)
        assert table is not None
        return table

    def text(self, copy: Copy) -> str:
        """What the newest message of a table's channel says."""
        return text_of(copy.channel.history()[-1])

    def requests(self, copy: Copy) -> list[float]:
        """When the bot has sent or edited a message in a table's channel, and was heard."""
        return [sent.at for sent in self.world.unruly.log if sent.path.startswith(copy.path) and sent.status]


class Presses:
    """Presses at many tables, and how they are answered."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd, self._world = crowd, crowd.world
        self._made: list[tuple[float, Any]] = []
        self._hands: dict[str, Any] = {}

    def on_table(self, copy: Copy, label: str, who: str = "Bo") -> Any:
        """Somebody presses a button of a table's message."""
        template = id_of(self._world.channel.history()[-1], label)
        return self._press(who, copy, template.replace(self._crowd.table.table_id, copy.table_id))

    def open_hand(self, copy: Copy) -> None:
        """Whoever is on turn opens their hand."""
        self._hands[copy.table_id] = self.on_table(copy, "My hand", self._on_turn(copy)[1])

    def move(self, copy: Copy) -> None:
        """Whoever is on turn makes a move in the hand that they have opened."""
        seat, who = self._on_turn(copy)
        table = self._crowd.now(copy)
        move = table.observe(seat).legal[0]
        hand = InteractionResult(self._world.env, self._hands[copy.table_id]).response
        assert hand is not None
        self._press(who, hand, HandPresses(table.table_id, seat, table.version).move(str(move)))

    def _on_turn(self, copy: Copy) -> tuple[int, str]:
        table = self._crowd.now(copy)
        seat = min(table.game.to_act(table.state))
        return seat, table.chairs[seat].name

    def _press(self, who: str, message: Any, custom_id: str) -> Any:
        [record] = self._world.emit((who, message, custom_id))
        self._made.append((self._world.unruly.now, record))
        return record

    def check(self) -> None:
        """Each must have got one first answer, in time."""
        answers = {}
        for sent in self._world.unruly.log:
            if found := re.fullmatch(r"/interactions/(\d+)/[^/]+/callback", sent.path):
                assert found[1] not in answers, "two first answers"
                answers[found[1]] = sent
        for at, record in self._made:
            sent = answers[str(record.id)]
            assert sent.status == 200
            assert sent.at - at <= FIRST_ANSWER

    def __len__(self) -> int:
        return len(self._made)


def printed_deadline(text: str) -> int:
    """The time (ms) that a table's message says it is over."""
    [seconds] = re.findall(r"<t:(\d+):R>", text)
    return int(seconds) * 1000


async def crowd_of(world: World, number: int, **columns: Any) -> Crowd:
    """So many tables, where the bot has just been started."""
    await world.table("Ada", "Bo")
    await world.pass_time(5)
    crowd = Crowd(world)
    await world.bot.close()
    crowd.add(number)
    crowd.save(**{name: [value] * number for name, value in columns.items()})
    await world.restart()
    return crowd


@pytest.mark.slow
async def test_a_start_with_hundreds_of_open_matches(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.pass_time(5)
    crowd = Crowd(world)
    await world.bot.close()
    crowd.add(MANY // 10)
    await world.pass_time(55 * 60)  # messages as old as that are sent anew
    crowd.add(MANY - MANY // 10)
    now, version = world.bot.clock.now(), crowd.table.version
    indexes = range(MANY)
    untold = [index for index in indexes if index % 2 == 0]
    overdue = [index for index in indexes if index % 4 == 1]
    quiet = [index for index in indexes if index % 4 == 3]
    deadlines = [now - 1000 * index if index % 4 == 1 else now + 70_000 + 37 * index for index in indexes]
    crowd.save(
        told_version=[version - (index % 2 == 0) for index in indexes],
        deadline=deadlines,
        told_deadline=deadlines,
        pinged_version=[crowd.table.turn_version] * MANY,
        warned_version=[0 if index % 4 == 1 else crowd.table.turn_version for index in indexes],
    )
    world.write("UPDATE notes SET text = ? WHERE name = 'alive'", str(now))  # it was away for a moment
    copies, log = crowd.copies, len(world.unruly.log)
    rates = world.unruly.limit()
    await world.restart()
    begin, presses = world.unruly.now, Presses(crowd)

    # People press from the first moment on.
    pressed = set()
    for step in range(50):
        index = 150 + step
        pressed |= {index, index + 100, index + 200}
        presses.on_table(copies[index], "My hand")
        presses.on_table(copies[index + 100], "Manage")
        presses.open_hand(copies[index + 200])
        if step >= 5:
            presses.move(copies[index + 195])
        await world.pass_time(0.2)
    await world.pass_time(15)
    presses.check()
    assert len(presses) == 195
    assert world.unruly.too_many == 0
    assert rates.most <= rates.a_second

    # What was to be told is told, the soonest deadline first; of the others nobody hears anything.
    assert crowd.untold == 0
    first = {index: min(crowd.requests(copies[index])[0:1], default=None) for index in indexes}
    assert all(first[index] is not None for index in untold + overdue)
    assert all(first[index] is None for index in quiet if index not in pressed)
    told = [index for index in untold if index not in pressed]
    assert sorted(told, key=lambda index: (first[index], index)) == told
    methods = Counter(sent.method for sent in world.unruly.log[log:] if "/channels/" in sent.path)
    assert methods["POST"] == methods["DELETE"]  # an older message goes
    assert all(len(copy.channel.history()) == 1 for copy in copies)

    # Nobody's time was over before it was said to be, nor is it.
    assert world.rows("SELECT COUNT(*) FROM moves WHERE origin = 'timeout'") == [(0,)]
    for index in overdue:
        table = crowd.now(copies[index])
        assert printed_deadline(crowd.text(copies[index])) <= (table.deadline or 0) + 1000
        assert (table.deadline or 0) >= begin * 1000 + 25_000


async def test_new_deadlines_alone_are_shown_slowly_and_by_edits(world: World) -> None:
    """Presses are not to wait for thousands of pictures, nor are old messages to stay behind."""
    await world.table("Ada", "Bo")
    await world.pass_time(5)
    crowd = Crowd(world)
    await world.bot.close()
    crowd.add(60)
    now, version = world.bot.clock.now(), crowd.table.version
    deadlines = [now + 100_000 + 1000 * index for index in range(60)]
    reminded = [crowd.table.turn_version] * 60
    crowd.save(
        told_version=[version] * 60,
        deadline=deadlines,
        told_deadline=deadlines,
        pinged_version=reminded,
        warned_version=reminded,
    )
    world.write("UPDATE notes SET text = ? WHERE name = 'alive'", str(now))
    log = len(world.unruly.log)
    await world.restart(after=3600)
    await world.pass_time(4)

    def requests() -> Counter[str]:
        return Counter(sent.method for sent in world.unruly.log[log:] if "/channels/" in sent.path)

    assert 0 < requests()["PATCH"] <= 30
    await world.pass_time(11)
    assert requests() == {"PATCH": 61}, "each once, and the one that was there before"
    for copy in crowd.copies:
        assert printed_deadline(crowd.text(copy)) == (crowd.now(copy).deadline or 0) // 1000 * 1000


@pytest.mark.slow
async def test_an_outage_is_caught_up_within_seconds(world: World) -> None:
    crowd = await crowd_of(world, 100)
    world.unruly.limit()
    presses = Presses(crowd)
    for copy in crowd.copies:
        presses.open_hand(copy)
    await world.pass_time(1)
    world.unruly.swallow("*", "/channels/*", during=60)
    for copy in crowd.copies:
        presses.move(copy)
        await world.pass_time(0.3)
    tried = len([sent for sent in world.unruly.log if sent.path.startswith("/channels/")])
    assert tried < 20
    await world.pass_time(29)
    presses.check()
    assert crowd.untold == 100
    await world.pass_time(12)  # the last probe may have been a while ago
    assert crowd.untold == 0
    assert world.unruly.too_many == 0


@pytest.mark.slow
async def test_trouble_in_one_channel_holds_back_no_other(world: World) -> None:
    crowd = await crowd_of(world, 40)
    await world.bot.services.preferences.change_server(world.guild.id, pings="never")
    limited, sick, *others = crowd.copies
    limit = world.unruly.limit_rate("*", f"{limited.path}*", retry_after=300)
    world.unruly.refuse("*", f"{sick.path}*", status=503, during=200)
    presses = Presses(crowd)
    for copy in crowd.copies:
        presses.open_hand(copy)
    await world.pass_time(1)
    for copy in (limited, sick):
        presses.move(copy)
    await world.pass_time(20)
    for copy in others:
        begun = world.unruly.now
        presses.move(copy)
        await world.pass_time(1)
        assert crowd.requests(copy)[-1] - begun < 1
    await world.pass_time(142)
    assert crowd.now(sick).told_version < crowd.now(sick).version
    await world.pass_time(20)
    assert crowd.now(sick).told_version == crowd.now(sick).version
    await world.pass_time(60)
    assert limit.met == 1
    assert len(crowd.requests(limited)) == 1
    await world.pass_time(70)
    assert len(crowd.requests(limited)) >= 2
