"""The way between the bot and Discord: requests and events that come late, twice, or not at all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any, Protocol

import discord
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.errors import BackendError

from tests.discord.copies import copy_quickly, deepcopy
from tests.discord.requests import Answer, Request, refusal
from tests.discord.strict import Strict
from tests.discord.unruly import PLENTY
from tests.storm.loop import Agenda, Loop

copy_quickly()

PATIENCE = 300
"""Seconds after which aiohttp gives up waiting for an answer."""


@dataclass(slots=True)
class Fate:
    """What becomes of a request; times in seconds."""

    arrives: float
    """How long it takes to Discord."""
    returns: float
    """How long the answer takes back."""
    takes_effect: bool = True
    answer: Answer | None = None
    """What Discord answers instead of doing it."""
    error: Callable[[], BaseException] | None = None
    """What it ends in instead of an answer."""
    crashes: bool = False
    """Whether the bot dies when Discord has done it."""
    name: str = ""
    """What the trace calls it; empty where nothing went wrong."""


class Faults(Protocol):
    """What goes wrong with requests and events."""

    def fate(self, request: Request) -> Fate:
        """What becomes of a request."""
        ...

    def event_pause(self, event: str) -> float:
        """Seconds that an event takes to the bot."""
        ...

    def is_doubled(self, event: str) -> bool:
        """Whether an event comes twice."""
        ...


class AgendaClock(Clock):
    """Discord's own clock, which nobody puts forward or back."""

    def __init__(self, agenda: Agenda) -> None:
        self._agenda = agenda
        super().__init__()

    @property
    def elapsed(self) -> float:
        return self._agenda.now

    @elapsed.setter
    def elapsed(self, value: float) -> None:
        pass  # it is the agenda's


class Network:
    """Discord, and the wire to it."""

    def __init__(self, agenda: Agenda, faults: Faults, die: Callable[[], None]) -> None:
        self.agenda, self.faults, self.die = agenda, faults, die
        self.backend = Backend(clock=AgendaClock(agenda))
        self.backend.transcript = deque(maxlen=1)  # type: ignore[assignment]  # nobody reads it
        self.backend.http_requests = deque(maxlen=1)  # type: ignore[assignment]  # nobody reads it
        self.strict = Strict(self.backend)
        self.backend.subscribers.append(self._emitted)
        self.feed: Callable[[str, Mapping[str, Any]], None] | None = None
        """Takes the events of the connection that stands; None while none does."""
        self.sent: list[Callable[[Request], object]] = []
        """Told of every request when the bot makes it."""
        self.served: list[Callable[[Request, Answer, str], object]] = []
        """Told of every request when Discord has answered it, with what went wrong."""
        self.requests = 0
        self.away: set[int] = set()
        """The channels of servers that have sent the bot away: they are there, and the bot is not."""
        self.blocked: dict[int, list[str]] = {}
        """The words that moderators have blocked, by channel."""
        self._told_until = 0.0

    # Requests

    async def carry(self, request: Request) -> Answer:
        """Carry a request to Discord and its answer back, in the loop of the bot."""
        loop = self.agenda.loop
        assert loop is not None
        future: asyncio.Future[Answer] = loop.create_future()
        self.requests += 1
        request = _kept(request)
        for listener in self.sent:
            listener(request)
        fate = self.faults.fate(request)
        self.agenda.after(fate.arrives, partial(self._arrived, request, fate, future, loop))
        return await future

    def _arrived(self, request: Request, fate: Fate, future: asyncio.Future[Answer], loop: Loop) -> None:
        answer = fate.answer
        if answer is None:
            answer = self._serve(request) if fate.takes_effect else Answer(0)
        for listener in self.served:
            listener(request, answer, fate.name)
        if fate.crashes and self.agenda.loop is loop:
            self.die()
        elif self.agenda.loop is loop:
            self.agenda.after(fate.returns, partial(self._answered, answer, fate, future, loop))

    def _answered(self, answer: Answer, fate: Fate, future: asyncio.Future[Answer], loop: Loop) -> None:
        if self.agenda.loop is not loop or future.done():
            return
        if fate.error is not None:
            future.set_exception(fate.error())
        else:
            future.set_result(answer)

    def _serve(self, request: Request) -> Answer:
        headers = PLENTY if request.channel_id else {}
        try:
            if request.channel_id in self.away:
                raise refusal(403, 50001, "Missing Access")
            if self._is_blocked(request):
                raise refusal(400, 200000, "Message was blocked by automatic moderation")
            if self._is_nowhere(request):
                raise refusal(404, 10003, "Unknown Channel")
            return Answer(200, self.strict.serve(request), headers)
        except BackendError as error:
            if error.status == 501:
                raise  # simcord does not know the request
            return Answer(error.status, error.to_json(), headers)

    def _is_blocked(self, request: Request) -> bool:
        """Whether a message in a channel has words that moderators have blocked there."""
        words = self.blocked.get(request.channel_id or 0, ())
        is_message = request.method in ("POST", "PATCH") and "messages" in request.parts
        return is_message and any(word in str(request.body) for word in words)

    def _is_nowhere(self, request: Request) -> bool:
        """Whether a press is answered in a channel that was deleted, of which simcord knows nothing."""
        if request.token is None:
            return False
        interaction = self.backend.interactions.get(self.backend.interaction_tokens.get(request.token, 0))
        return interaction is not None and interaction.channel_id not in self.backend.channels

    # Events

    def _emitted(self, event: str, payload: Mapping[str, Any]) -> None:
        feed = self.feed
        if feed is None:
            return
        payload = deepcopy(dict(self.strict.told(event, payload)))
        for _ in range(2 if self.faults.is_doubled(event) else 1):
            # Events keep their order.
            self._told_until = max(self._told_until, self.agenda.now + self.faults.event_pause(event))
            self.agenda.at(self._told_until, partial(self._tell, feed, event, payload))

    def _tell(self, feed: Any, event: str, payload: Mapping[str, Any]) -> None:
        if self.feed is feed:
            feed(event, payload)


def _kept(request: Request) -> Request:
    """A request that stays as it is, whatever its sender does with the files."""
    if not request.files:
        return request
    copies = []
    for file in request.files:
        file.reset(seek=True)
        copies.append(discord.File(BytesIO(file.fp.read()), file.filename, description=file.description))
    return Request(request.method, request.path, request.body, request.params, tuple(copies), request.reason)
