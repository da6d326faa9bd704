"""People who use the bot where it was not invited: at tables in direct messages and groups, which live on
their presses, and alone in servers without it.
"""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any

from simcord.backend.models import Channel

from bot.match_file import read_line
from tests.discord.installs import private, uninvited
from tests.discord.requests import walk
from tests.wire.clubs import Place
from tests.wire.crowd import HAND, HEADING, Crowd, ids, texts, written
from tests.wire.server import LATE, Exchange, Press, Wire

PATIENCE = 60.0
"""Seconds within which a table must be opened."""
AGAIN = 1.0
"""Seconds after which somebody presses again who sees no change."""
JOIN, START = re.compile(r"a:join:(\w+)"), re.compile(r"a:start:(\w+)")
MOVE = re.compile(r"d:t:(?P<deal>\w+):\d+:(?P<move>.+)")
WORD, NEW = re.compile(r"d:m:"), re.compile(r"d:new:|n:play:")
"""The ids of buttons that go on with a move, and that deal new cards."""


def _person(wire: Wire, name: str) -> int:
    return int(wire.backend.make_user(name.lower().replace(" ", ""), global_name=name).id)


class Friends:
    """People in direct messages and groups without the bot. The first of each has installed it, and opens a
    table there.
    """

    def __init__(self, wire: Wire, crowd: Crowd, sizes: Iterable[int]) -> None:
        self._wire, self._crowd = wire, crowd
        self._rooms: list[tuple[int, tuple[int, ...]]] = []
        for number, size in enumerate(sizes):
            users = tuple(_person(wire, f"Friend {number} {each}") for each in range(size))
            wire.strict.installs.users.add(users[0])
            self._rooms.append((private(wire.backend, users).id, users))

    async def open(self, is_over: Callable[[Place], bool] = lambda place: False) -> list[Place]:
        """Open a table in each room that has none, or whose match ``is_over``, by presses alone; gives the
        new ones.
        """
        known = {place.channel_id: place for place in self._crowd.places}
        free = [room for room in self._rooms if room[0] not in known or is_over(known[room[0]])]
        places = list(await asyncio.gather(*(self._open(*room) for room in free)))
        for place in places:
            self._crowd.add(place)
        return places

    async def _open(self, channel_id: int, users: Sequence[int]) -> Place:
        host, *others = users
        before = set(self._wire.backend.messages.get(channel_id, ()))

        def command() -> Press | None:
            return self._wire.command(host, channel_id, "play", game="olsen")

        async with asyncio.timeout(PATIENCE):
            table_id = await self._until(channel_id, JOIN, command, but=before)
            for other in others:
                await self._press(other, channel_id, f"a:join:{table_id}", but=before)
            start = f"a:start:{table_id}"
            await self._until(
                channel_id, HAND, lambda: self._pressed(host, channel_id, start, before), but=before
            )
        message_id = max(message_id for message_id, _ in self._public(channel_id, before))
        return Place(table_id, 0, channel_id, message_id, tuple(users))

    async def _press(self, user_id: int, channel_id: int, custom_id: str, *, but: set[int]) -> None:
        """Press until the bot has taken it."""
        while True:
            press = self._pressed(user_id, channel_id, custom_id, but)
            if press is not None:
                try:
                    await press.answer()
                except TimeoutError:
                    continue
                if press.status < 300:
                    return
            await asyncio.sleep(0.05)

    async def _until(
        self, channel_id: int, button: re.Pattern[str], act: Callable[[], Press | None], *, but: set[int]
    ) -> str:
        """Act now and again until a button is there; gives the table in its id."""
        again = 0.0
        while True:
            for _, custom_id in self._public(channel_id, but):
                if (found := button.match(custom_id)) is not None:
                    return found[1]
            if monotonic() > again:
                act()
                again = monotonic() + AGAIN + LATE
            await asyncio.sleep(0.02)

    def _pressed(self, user_id: int, channel_id: int, custom_id: str, but: set[int]) -> Press | None:
        for message_id, each in self._public(channel_id, but):
            if each == custom_id:
                return self._wire.press(user_id, channel_id, message_id, custom_id)
        return None

    def _public(self, channel_id: int, but: set[int]) -> Iterator[tuple[int, str]]:
        """The ids of public messages and of their buttons, without some messages."""
        for message in list(self._wire.backend.messages.get(channel_id, {}).values()):
            if not message.is_ephemeral and message.id not in but:
                yield from ((message.id, custom_id) for custom_id in ids(message.components))


class Alone:
    """Somebody who plays new cards alone in a server without the bot, one deal after the other."""

    def __init__(self, wire: Wire, chance: Random, shard: int) -> None:
        """The server is one of this ``shard``."""
        self._wire, self._chance = wire, chance
        self.user_id = _person(wire, f"Guest {shard}")
        wire.strict.installs.users.add(self.user_id)
        guild = uninvited(
            wire.backend, wire.strict.installs, f"Book club {shard}", shard, wire.gateway.shards
        )
        wire.backend.add_member(guild.id, self.user_id)
        self._channel: Channel = wire.backend.create_channel(guild.id, "books", announce=False)
        self.accepted: defaultdict[str, list[str]] = defaultdict(list)
        """By deal, the moves after which the hand or the end of the deal was shown."""
        self._made: dict[int, str] = {}
        """The moves by their presses, not yet answered."""
        self._seen: tuple[int, list[str]] | None = None
        """The newest private message, and what can be pressed in it."""
        self._changed = asyncio.Event()
        wire.listeners.append(self._see)

    async def play(self) -> None:
        """Press one thing after the other, for ever."""
        while True:
            self._changed.clear()
            self._act()
            try:
                async with asyncio.timeout(LATE):
                    await self._changed.wait()
            except TimeoutError:
                self._seen = None  # the bot did not answer
            await asyncio.sleep(self._chance.uniform(0.1, 0.4))

    def _act(self) -> None:
        message_id, buttons = self._seen or (0, [])
        moves = [each for each in buttons if MOVE.match(each)]
        more = [each for each in buttons if WORD.match(each)] or [each for each in buttons if NEW.match(each)]
        if not moves and not more:
            self._wire.command(self.user_id, self._channel.id, "play")
            return
        chosen = self._chance.choice(moves or more)
        press = self._wire.press(self.user_id, self._channel.id, message_id, chosen)
        if moves:
            self._made[press.id] = chosen

    def _see(self, exchange: Exchange) -> None:
        interaction = self._wire.backend.interactions.get(self._wire.interaction_of(exchange.request))
        if interaction is None or interaction.user_id != self.user_id or exchange.status >= 300:
            return
        message_id = written(exchange, interaction)
        if "components" not in exchange.request.message or message_id is None:
            return
        parts: list[Any] = [part for _, part in walk(exchange.request.message["components"])]
        self._seen = (
            message_id,
            [part["custom_id"] for part in parts if "custom_id" in part and not part.get("disabled")],
        )
        made = MOVE.match(self._made.pop(interaction.id, ""))
        is_over = any(NEW.match(each) for each in self._seen[1])
        if made is not None and (is_over or next(texts(parts), "").startswith(HEADING)):
            self.accepted[made["deal"]].append(made["move"])
        self._changed.set()

    def lost(self, deal: str, accepted: Sequence[str], stored: str) -> list[str]:
        """Which of the ``accepted`` moves of a deal are not among the lines that are stored, in their
        order.
        """
        made = iter([line.move for line in map(read_line, stored.splitlines()) if line.origin == "person"])
        return [f"{deal}: {move}" for move in accepted if move not in made]
