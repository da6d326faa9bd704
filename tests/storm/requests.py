"""What has to hold of the bot's requests: of whom they tell, how fast they come, and that each is needed."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Any

from simcord.backend.models import Message

from tests.discord.requests import Answer, Request
from tests.storm.compare import TIME, plain
from tests.storm.messages import ids_in, ids_of, text_of, texts
from tests.storm.screens import Screens
from tests.storm.weather import KINDS
from tests.storm.world import World

TABLE_ID = re.compile(r"^[tmva]:(?:[a-z_]+:)?([a-z0-9]{8})\b")
CHANNEL = re.compile(r"<#(\d+)>")
LINK = re.compile(r"https://discord\.com/channels/(\d+)/")
OF_ALL_SERVERS = ("/my games", "/my away", "s:away:")
"""What somebody alone is told of their own tables, on whatever servers these are."""
OWN = "SELECT table_id FROM tables WHERE message_id = ? AND phase IN ('lobby', 'playing')"
"""The open table whose message it is."""
AT_ONCE = 0.3
"""Seconds within which nobody but a loop, or a try without hope, asks for the same again."""
SECOND = 1.0
MOST_IN_A_SECOND = 50
"""So many requests a second Discord accepts from a bot; answers to presses do not count."""
NOTICED = 60.0
"""Seconds from the first request in an outage on, after which it is known for one, and only looked at now and
then. Three requests may have waited for 15 s each, and the first tries after them come soon.
"""
WHILE = 20.0
MOST_IN_OUTAGE = 3
"""So many requests in that many seconds are enough to find out whether it is over."""
REMEMBERED = 10.0
"""Seconds for which the bot surely knows what the announcement of a season shows. When it has told of nothing
for longer, it edits it once even so: that is how it finds that one is gone of whose end it has not heard.
"""
SETTLED = 130.0
"""Seconds after the last fault, or start, after which the bot knows what its messages show."""


class Requests:
    """Looks at every request when the bot makes it."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens, self.backend = world, screens, world.backend
        self._lately: deque[float] = deque()
        self._tries: deque[float] = deque()
        """When something was tried in an outage that was known for one."""
        self._met = (0, 0.0), 0.0
        """The life and the outage in which the bot has tried something last, and since when it does."""
        self._guilds: dict[str, int] = {}
        """The servers of tables."""
        self._refused: dict[tuple[str, str], tuple[float, int, int]] = {}
        """When Discord has last refused which request, and how, and how often in a row."""
        self._written: dict[tuple[int, int], float] = {}
        """When the bot has last written which message, by the life that it has written it in."""
        world.network.sent.append(self._sent)
        world.network.served.append(self._served)

    def _sent(self, request: Request) -> None:
        self._in_its_place(request)
        if request.token is None:
            self._in_pace(request)
            self._sparingly(request)
            self._kept(request)
            self._needed(request)

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        if request.token is None:
            self._not_again(request, answer.status)
        if not 200 <= answer.status < 300:
            return
        self._stays_its_own(request)
        if request.edits:
            self._written[self.world.lives, int(request.parts[3])] = self.world.agenda.now
        elif request.method == "POST" and request.parts[2:] == ["messages"]:
            self._written[self.world.lives, int(answer.body["id"])] = self.world.agenda.now

    def _stays_its_own(self, request: Request) -> None:
        """What is answered to a press never takes the place of a table's message."""
        press = self.screens.press_of(request)
        message_id = press.record.source_message_id if press is not None else None
        if press is None or not request.message or not message_id:
            return
        message = self.backend.messages.get(press.channel_id, {}).get(message_id)
        found = self.world.rows(OWN, message_id) if message is not None else []
        if message is not None and found and all(found[0][0] not in one for one in ids_of(message)):
            table_id = found[0][0]
            self.world.fail(
                "the message of a table shows it", f"{press.name}, table {table_id}: {text_of(message)}"
            )

    def _not_again(self, request: Request, status: int) -> None:
        """What was refused for good is not asked for again at once."""
        key, now = (request.method, request.path), self.world.agenda.now
        at, how, times = self._refused.pop(key, (0.0, 0, 0))
        if status in (403, 404):
            times = times + 1 if how == status and now - at < AT_ONCE else 1
            # Several tables and leagues may each speak to a channel that is gone, or look for it.
            if times > (5 if request.method in ("POST", "GET") else 1):
                self.world.fail("what is refused is not asked again", f"{key}: {status}")
            self._refused[key] = now, status, times

    def _in_its_place(self, request: Request) -> None:
        """A server is told nothing of another one."""
        press, channel = self.screens.press_of(request), None
        if press is not None and press.what.startswith(OF_ALL_SERVERS):
            return
        if press is None and (channel := self.backend.channels.get(request.channel_id or 0)) is None:
            return
        here = press.guild_id if press is not None else channel.guild_id if channel is not None else None
        if here is None or not request.message:
            return
        # Whoever forges a press may name a table in it, also as what leads back from its answer.
        forged = press.what if press is not None and press.is_forged else ""
        for what, guild_id in self._told(request):
            if guild_id != here and what.removeprefix("table ") not in forged:
                self.world.fail("a server is told of itself alone", f"{request.path}: {what} of {guild_id}")

    def _told(self, request: Request) -> Iterator[tuple[str, int]]:
        """What a message points at, and the servers that it belongs to."""
        components = request.message.get("components")
        for custom_id in ids_in(components):
            if (found := TABLE_ID.match(custom_id)) and (guild_id := self._guild_of(found[1])):
                yield f"table {found[1]}", guild_id
        for text in (*texts(components), str(request.message.get("content") or "")):
            for link in LINK.findall(text):
                yield "a link", int(link)
            for named in CHANNEL.findall(text):
                channel = self.backend.channels.get(int(named))
                if channel is not None and channel.guild_id is not None:
                    yield f"channel {named}", channel.guild_id

    def _guild_of(self, table_id: str) -> int:
        if table_id not in self._guilds:
            found = self.world.rows("SELECT place_id FROM tables WHERE table_id = ?", table_id)
            if not found:
                return 0
            self._guilds[table_id] = found[0][0]
        return self._guilds[table_id]

    def _in_pace(self, request: Request) -> None:
        """Discord's own limit is never met."""
        now = self.world.agenda.now
        self._lately.append(now)
        while self._lately[0] <= now - SECOND:
            self._lately.popleft()
        if len(self._lately) > MOST_IN_A_SECOND:
            self.world.fail("Discord's limits", f"{len(self._lately)} requests in a second: {request.path}")

    def _sparingly(self, request: Request) -> None:
        """Discord is left in peace while it does not answer at all."""
        world, now = self.world, self.world.agenda.now
        outage = world.lives, world.weather.out_since
        if world.weather.is_out and self._met[0] != outage:
            self._met = outage, now  # who has asked for nothing knows nothing of it
        if not (world.weather.is_out and world.is_up and now - self._met[1] > NOTICED):
            self._tries.clear()
            return
        self._tries.append(now)
        while self._tries[0] <= now - WHILE:
            self._tries.popleft()
        if len(self._tries) > MOST_IN_OUTAGE:
            world.fail("a retry waits", f"{len(self._tries)} requests in {WHILE:.0f} s of an outage")

    def _kept(self, request: Request) -> None:
        """The message that an open table is stored with is not deleted: after a crash it would be its own."""
        if request.method != "DELETE" or not request.channel_id or request.parts[2:3] != ["messages"]:
            return
        message_id = int(request.parts[3])
        if message_id not in self.backend.messages.get(request.channel_id, {}):
            return  # moderators have deleted it already
        found = self.world.rows(OWN, message_id)
        if found:
            self.world.fail("no table loses its message", f"table {found[0][0]}: {request.path}")

    def _needed(self, request: Request) -> None:
        """No message is edited to what it shows, once the bot has written it since it was started."""
        world, now = self.world, self.world.agenda.now
        if not request.edits or world.weather.lately(*KINDS, seconds=SETTLED):
            return
        if not world.is_up or now - world.up_since < SETTLED:
            return
        message = self.backend.messages.get(request.channel_id or 0, {}).get(int(request.parts[3]))
        if message is None or (written := self._written.get((world.lives, message.id))) is None:
            return
        if now - written > REMEMBERED and not world.rows(OWN, message.id):
            return
        if shown(request.message) == shown(message):
            world.fail("no request is needless", f"{request.method} {request.path} changes nothing")


def shown(message: Any) -> Any:
    """What a message shows, its times and pictures too."""
    components = message.components if isinstance(message, Message) else message.get("components")
    return plain(components, False), [TIME.findall(text) for text in texts(components)]
