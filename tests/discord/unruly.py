"""The switches: what goes wrong between the bot and Discord, and what moderators do behind the bot's back.

Each switch takes a method and a path, with ``*`` for anything: ``"PATCH"``, ``"/channels/*/messages/*"``. It
is good for ``times`` requests (None: for all that come), with ``during`` for so many seconds, with ``where``
for those that it says. The switch that was set first and fits is used; one that is used up gives way to the
next. Each gives its :class:`Mishap`, which counts what it has met. All seconds are simulated.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import aiohttp
from simcord.backend import serializers
from simcord.backend.errors import BackendError

from tests.discord.rates import Rates, too_many
from tests.discord.requests import Answer, Request, refusal

if TYPE_CHECKING:
    from tests.discord.env import Discord

PATIENCE = 300
"""Seconds after which aiohttp gives up waiting for an answer."""

PLENTY = {"X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "49", "X-Ratelimit-Reset-After": "1"}
"""The headers where nothing limits: without any, discord.py would send one request at a time to a channel."""

Serve = Callable[[Request], Any]
Wait = Callable[[float], Any]


@dataclass(slots=True)
class Sent:
    """A request of the bot: when it was sent (simulated seconds), and the status of its answer, if any."""

    at: float
    method: str
    path: str
    status: int | None = None


@dataclass(slots=True)
class Mishap:
    """What happens to the requests that it fits; by itself nothing."""

    method: str
    path: str
    times: int | None = 1
    until: float | None = None
    where: Callable[[Request], bool] | None = None
    met: int = field(default=0, init=False)
    """How many requests it has met."""

    def fits(self, request: Request, now: float) -> bool:
        """Whether it is good for this request."""
        if (self.times is not None and self.met >= self.times) or (
            self.until is not None and now >= self.until
        ):
            return False
        if not (fnmatchcase(request.method, self.method) and fnmatchcase(request.path, self.path)):
            return False
        return self.where is None or self.where(request)

    async def carry(self, request: Request, unruly: Unruly) -> Answer:
        """Carry the request to Discord and its answer back."""
        return unruly.serve(request)


@dataclass(slots=True)
class Delay(Mishap):
    """The request comes ``arrival`` seconds late, the answer ``seconds`` later."""

    seconds: float = 0
    arrival: float = 0

    async def carry(self, request: Request, unruly: Unruly) -> Answer:
        await unruly.wait(self.arrival)
        answer = unruly.serve(request)
        await unruly.wait(self.seconds)
        return answer


@dataclass(slots=True)
class Loss(Mishap):
    """The request ends in an error after ``seconds``, and has taken effect or not."""

    error: BaseException = field(default_factory=aiohttp.ServerDisconnectedError)
    seconds: float = 0
    takes_effect: bool = True

    async def carry(self, request: Request, unruly: Unruly) -> Answer:
        if self.takes_effect:
            unruly.serve(request)
        await unruly.wait(self.seconds)
        raise self.error


@dataclass(slots=True)
class Twice(Mishap):
    """The request takes effect twice; the second answer is the one that comes."""

    async def carry(self, request: Request, unruly: Unruly) -> Answer:
        unruly.serve(request)
        for file in request.files:
            file.reset(seek=True)
        return unruly.serve(request)


@dataclass(slots=True)
class Refusal(Mishap):
    """Discord refuses the request, which has no effect."""

    answer: Callable[[], Answer] = lambda: Answer(500)

    async def carry(self, request: Request, unruly: Unruly) -> Answer:
        unruly.note(request)
        return self.answer()


class Unruly:
    """The way between the bot and Discord, and the switches for what goes wrong there."""

    def __init__(self, env: Discord, serve: Serve) -> None:
        """``serve`` has Discord do what a request asks, and gives the body of the answer."""
        self._env, self._serve = env, serve
        self._mishaps: list[Mishap] = []
        self._calm = asyncio.Event()
        self._rates: Rates | None = None
        self.log: list[Sent] = []
        """All requests of the bot, in the order in which they were sent."""
        self.too_many = 0
        """How many requests were answered with 429, by a switch or by the limits."""

    @property
    def now(self) -> float:
        """Simulated seconds since the beginning."""
        return self._env.backend.clock.elapsed

    # The way

    async def carry(self, request: Request) -> Answer:
        """Carry a request to Discord and its answer back, and whatever happens on the way."""
        sent = Sent(self.now, request.method, request.path)
        self.log.append(sent)
        mishap = next((one for one in self._mishaps if one.fits(request, self.now)), None)
        if mishap is None:
            answer = self.serve(request)
        else:
            mishap.met += 1
            answer = await mishap.carry(request, self)
        sent.status = answer.status
        self.too_many += answer.status == 429
        return answer

    def serve(self, request: Request) -> Answer:
        """Have Discord do what is asked, within its limits."""
        headers = PLENTY if request.channel_id else {}
        if self._rates is not None:
            refused, headers = self._rates.count(request, self.now)
            if refused is not None:
                self.note(request)
                return refused
        try:
            return Answer(200, self._serve(request), headers)
        except BackendError as error:
            if error.status == 501:
                raise  # simcord does not know the request
            return Answer(error.status, error.to_json(), headers)

    def note(self, request: Request) -> None:
        """Put a request that Discord refuses unread into simcord's log of requests."""
        self._env.backend.http_requests.append(request.entry())

    async def wait(self, seconds: float) -> None:
        """Let so many simulated seconds go by, or the rest of the test."""
        if seconds > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._calm.wait()

    # The switches

    def delay(
        self, method: str, path: str, *, seconds: float = 0, arrival: float = 0, **reach: Any
    ) -> Mishap:
        """Have the request take effect ``arrival`` seconds late, its answer come ``seconds`` after that."""
        return self._set(Delay, method, path, reach, seconds=seconds, arrival=arrival)

    def lose(self, method: str, path: str, *, error: BaseException | None = None, **reach: Any) -> Mishap:
        """Have the request take effect and the connection break before its answer.

        ``error`` is what discord.py gets from its HTTP library; the server's hanging up if not given.
        """
        return self._set(Loss, method, path, reach, **({"error": error} if error else {}))

    def silence(self, method: str, path: str, **reach: Any) -> Mishap:
        """Have the request take effect and no answer come: after :data:`PATIENCE` discord.py gives up."""
        return self._set(Loss, method, path, reach, error=TimeoutError(), seconds=PATIENCE)

    def swallow(self, method: str, path: str, *, error: BaseException | None = None, **reach: Any) -> Mishap:
        """Have the request never arrive: it has no effect, and the connection breaks."""
        how = {"error": error} if error else {}
        return self._set(Loss, method, path, reach, takes_effect=False, **how)

    def double(self, method: str, path: str, **reach: Any) -> Mishap:
        """Have the request take effect twice."""
        return self._set(Twice, method, path, reach)

    def refuse(
        self, method: str, path: str, *, status: int, code: int = 0, message: str = "No", **reach: Any
    ) -> Mishap:
        """Have Discord refuse: discord.py tries again what a server's own fault refused (500, 502, 504)."""
        body = refusal(status, code, message).to_json()
        return self._set(Refusal, method, path, reach, answer=lambda: Answer(status, body))

    def answer(self, method: str, path: str, answer: Callable[[], Answer], **reach: Any) -> Mishap:
        """Have Discord, or the network before it, answer like this and do nothing."""
        return self._set(Refusal, method, path, reach, answer=answer)

    def limit_rate(
        self, method: str, path: str, *, retry_after: float, everywhere: bool = False, **reach: Any
    ) -> Mishap:
        """Have Discord answer 429: try again after ``retry_after`` seconds.

        With ``everywhere`` the limit is the bot's global one, and discord.py holds back all else meanwhile.
        """
        return self._set(Refusal, method, path, reach, answer=lambda: too_many(retry_after, everywhere))

    def limit(self, rates: Rates | None = None, **how: float) -> Rates:
        """Hold the bot to Discord's limits from now on, to those of ``Rates(**how)`` if none are given."""
        self._rates = rates or Rates(**how)
        return self._rates

    def calm(self) -> None:
        """Let all misbehaviour end, and what is on its way arrive."""
        self._mishaps.clear()
        self._rates = None
        calm, self._calm = self._calm, asyncio.Event()
        calm.set()

    def _set(self, kind: type[Mishap], method: str, path: str, reach: dict[str, Any], **how: Any) -> Mishap:
        during = reach.pop("during", None)
        until = None if during is None else self.now + during
        if during is not None:
            reach.setdefault("times", None)
        mishap = kind(method, path, until=until, **reach, **how)
        self._mishaps.append(mishap)
        return mishap

    # The gateway and the moderators

    def drop_gateway(self, seconds: float, *, resumed: bool = True) -> None:
        """Cut the bot off from events for so long; what it missed comes then, if ``resumed``, or never."""
        gateway = self._env.gateway
        assert gateway is not None
        with self._env._bot_scope():
            gateway.drop()
            back = gateway.resume if resumed else gateway.identify_anew
            asyncio.get_running_loop().call_later(seconds, back)

    def lose_server(self, guild_id: int, seconds: float) -> None:
        """Have a server be unavailable for so long, of which the bot is told. What is asked of it is not
        refused by that alone.
        """
        gateway, backend = self._env.gateway, self._env.backend
        assert gateway is not None
        back = serializers.guild_create_payload(backend, backend.guilds[guild_id])
        with self._env._bot_scope():
            gateway.feed("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})
            asyncio.get_running_loop().call_later(seconds, gateway.feed, "GUILD_CREATE", back)

    def delete(self, *messages: Any, silently: bool = False) -> None:
        """Have a moderator delete messages of one channel, more than one of them in bulk.

        ``silently``: the bot is not told, as when it was offline. A message is anything with an id and a
        channel.
        """
        channels = {getattr(one, "channel_id", None) or one.channel.id for one in messages}
        (channel_id,) = channels
        with self._untold(silently):
            if len(messages) == 1:
                self._env.backend.delete_message(channel_id, messages[0].id)
            else:
                self._env.backend.bulk_delete_messages(channel_id, [one.id for one in messages])

    def delete_channel(self, channel_id: int, *, silently: bool = False) -> None:
        """Have a moderator delete a channel, its threads with it, or a thread alone."""
        backend = self._env.backend
        threads = [
            one.id for one in backend.channels.values() if one.is_thread and one.parent_id == channel_id
        ]
        with self._untold(silently):
            for one in (*threads, channel_id):
                backend.delete_channel(one)

    @contextlib.contextmanager
    def _untold(self, silently: bool) -> Iterator[None]:
        told, backend = self._env.backend.subscribers, self._env.backend
        if silently:
            backend.subscribers = []
        try:
            yield
        finally:
            backend.subscribers = told
