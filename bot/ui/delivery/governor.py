"""The one place that every request of the bot's token passes: in lanes, at Discord's pace, with a deadline.

Discord takes 50 requests a second from a bot; answers to presses are exempt. A request that is held back is
held back here, before it is drawn, and never within discord.py.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
from discord.http import HTTPClient

from bot.tables import Clock
from bot.ui.delivery.outcomes import Unanswered, is_outage

log = logging.getLogger(__name__)

T = TypeVar("T")

RATE = 40
"""Requests a second."""
BURST = 8
"""Requests at once after a quiet moment. Together with a second's rate they stay below Discord's 50."""
DEADLINE = 15_000
"""Milliseconds for which an answer of Discord's is waited for."""
OLDEST_EVERY = 10
"""One request in so many is the one that has waited longest, whatever its lane: no lane waits for ever."""
FAILURES = 3
"""So many requests in a row without an answer are an outage."""
FIRST_PROBE, LONGEST_PROBE = 1_000, 8_000
"""Milliseconds between two requests that try whether an outage is over, at first and at most."""
BANNED_FOR = 60_000
"""Milliseconds of silence after a 429 that does not say how long it lasts."""


class Lane(IntEnum):
    """Who goes first when requests wait."""

    ANSWERS = 0
    """What somebody who has pressed waits for."""
    WAITED_FOR = 1
    """Tables where people play against the clock."""
    TABLES = 2
    """Other tables."""
    BACKGROUND = 3
    """What nobody waits for: repaints, posts of leagues, sweeping up."""


@dataclass(slots=True)
class Turn:
    """The right to make one request, in a lane."""

    lane: Lane
    is_spent: bool = False


@dataclass(slots=True, order=True)
class _Waiting:
    lane: Lane
    number: int
    since: int = field(compare=False)
    admitted: asyncio.Future[None] = field(compare=False)


_turn: ContextVar[Turn | None] = ContextVar("turn", default=None)


class Governor:
    """Lets requests go out, the first lane first, and holds them back while Discord wants or cannot answer.

    A token is spent at the moment of sending, by the clock that passes evenly: a stall of the bot is not
    made up for by a burst. Where requests go unanswered, one at a time is let through until one is answered.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens = 0.0
        self._filled_at = 0
        self._paused_until = 0
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._admitted = 0
        self._pump: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._failures = 0
        self._probe_gap = 0
        """Milliseconds between probes; 0: there is no outage."""
        self._probe_at = 0
        self.on_outage: list[Callable[[bool], None]] = []
        """Told (True) when Discord stops answering, and (False) when it answers again."""

    # Asking to go

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[Turn]:
        """Wait for a turn in ``lane``; the first request within the block takes it, further ones wait anew.

        What is to be sent is drawn within the block, so it is the newest. A turn that was not taken is given
        back.
        """
        await self._admit(lane)
        turn = Turn(lane)
        token = _turn.set(turn)
        try:
            yield turn
        finally:
            _turn.reset(token)
            if not turn.is_spent:
                self._tokens = min(BURST, self._tokens + 1)
                self._changed.set()

    async def request(self, send: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a request that counts against the token, in its turn.

        Raises what ``send`` raises, and :class:`Unanswered` where no answer has come in time.
        """
        turn = _turn.get()
        if turn is None:
            await self._admit(Lane.ANSWERS)
        elif turn.is_spent:
            await self._admit(turn.lane)
        else:
            turn.is_spent = True
        return await self.watched(send())

    async def watched(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for a request, within the deadline, and note whether Discord answers at all."""
        try:
            answer = await within(self._clock, self._deadline, work)
        except Exception as error:
            self._failed() if is_outage(error) else self._worked()
            raise
        self._worked()
        return answer

    # What Discord says of itself

    def pause(self, ms: int) -> None:
        """Send nothing for a while: Discord wants none of our requests."""
        until = self._clock.monotonic() + ms
        if until > self._paused_until:
            self._paused_until = until
            log.warning("Discord wants no requests for %d ms", ms)

    @property
    def has_outage(self) -> bool:
        """Whether Discord does not answer."""
        return self._probe_gap > 0

    def staleness(self) -> dict[Lane, int]:
        """For each lane that waits, how long (ms) its first request has waited."""
        now = self._clock.monotonic()
        found: dict[Lane, int] = {}
        for waiting in self._waiting:
            if not waiting.admitted.done():
                found[waiting.lane] = max(found.get(waiting.lane, 0), now - waiting.since)
        return found

    def trace(self) -> aiohttp.TraceConfig:
        """What sees every answer of Discord's, for ``discord.Client(http_trace=...)``."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._heard)
        return trace

    def govern(self, http: HTTPClient) -> None:
        """From now on every request of a client's token goes through :meth:`request`."""
        plain: Callable[..., Coroutine[Any, Any, Any]] = http.request

        async def request(*args: Any, **kwargs: Any) -> Any:
            return await self.request(lambda: plain(*args, **kwargs))

        http.request = request  # type: ignore[method-assign]  # the one way out, whoever uses the library

    async def _heard(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = end.response.headers
        is_everybodys = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
        if end.response.status == 429 and (is_everybodys or "Via" not in headers):
            self.pause(_milliseconds(headers.get("Retry-After")) or BANNED_FOR)

    def _failed(self) -> None:
        self._failures += 1
        if self._failures >= FAILURES:
            if not self._probe_gap:
                log.warning("Discord does not answer")
            is_new, self._probe_gap = (
                not self._probe_gap,
                min(2 * self._probe_gap, LONGEST_PROBE) or FIRST_PROBE,
            )
            self._probe_at = self._clock.monotonic() + self._probe_gap
            if is_new:
                self._tell(is_out=True)

    def _worked(self) -> None:
        was_out, self._failures, self._probe_gap = self.has_outage, 0, 0
        if was_out:
            log.info("Discord answers again")
            self._changed.set()
            self._tell(is_out=False)

    def _tell(self, *, is_out: bool) -> None:
        for listener in self.on_outage:
            listener(is_out)

    @property
    def _deadline(self) -> int:
        """Milliseconds for a request that goes out now."""
        return DEADLINE + max(0, self._paused_until - self._clock.monotonic())

    # Letting go

    async def _admit(self, lane: Lane) -> None:
        if not self._waiting and not self._delay():
            self._spend()
            return
        admitted = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, _Waiting(lane, next(self._numbers), self._clock.monotonic(), admitted))
        self._changed.set()
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._let_go(), name="governor")
        await admitted

    async def _let_go(self) -> None:
        """Admit whoever waits, as fast as may be; ends when nobody does."""
        while self._waiting:
            self._changed.clear()
            delay = self._delay()
            if delay:
                await self._clock.wait(self._changed, self._clock.now() + delay)
                continue
            waiting = self._next()
            if not waiting.admitted.done():  # whoever has gone away takes no token
                self._spend()
                waiting.admitted.set_result(None)

    def _next(self) -> _Waiting:
        if self._admitted % OLDEST_EVERY:
            return heapq.heappop(self._waiting)
        oldest = min(self._waiting, key=lambda waiting: waiting.number)
        self._waiting.remove(oldest)
        heapq.heapify(self._waiting)
        return oldest

    def _delay(self) -> int:
        """Milliseconds until the next request may go; 0: now."""
        now = self._clock.monotonic()
        passed, self._filled_at = now - self._filled_at, now
        self._tokens = min(BURST, self._tokens + passed * RATE / 1000)
        lacking = 0 if self._tokens >= 1 else round((1 - self._tokens) * 1000 / RATE) or 1
        probing = self._probe_at - now if self._probe_gap else 0
        return max(lacking, probing, self._paused_until - now, 0)

    def _spend(self) -> None:
        self._tokens -= 1
        self._admitted += 1
        if self._probe_gap:
            # One probe at a time: the next may go when this one must have been answered.
            self._probe_at = self._clock.monotonic() + DEADLINE


async def within(clock: Clock, ms: int, work: Coroutine[Any, Any, T]) -> T:
    """Wait for ``work`` for so long (ms) at most. Raises :class:`Unanswered`, and cancels it, after that."""
    task = asyncio.ensure_future(work)
    done = asyncio.Event()
    task.add_done_callback(lambda _: done.set())
    try:
        await clock.wait(done, clock.now() + ms)
        if not task.done():
            raise Unanswered(f"no answer within {ms} ms")
        return task.result()
    finally:
        if not task.done():
            task.cancel()


def _milliseconds(seconds: str | None) -> int:
    try:
        return round(float(seconds or 0) * 1000)
    except ValueError:
        return 0
