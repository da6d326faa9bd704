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
import discord
from discord.http import HTTPClient, Route

from bot.tables import Clock
from bot.tables.listeners import Signal
from bot.ui.delivery.outcomes import Unanswered, is_outage

log = logging.getLogger(__name__)

T = TypeVar("T")

RATE = 40
"""Requests a second."""
COST = 1_000 // RATE
"""Milliseconds of quiet that pay for a request."""
BURST = 8
"""Requests at once after a quiet moment. Together with a second's rate they stay below Discord's 50."""
HELD = 1_000
"""Milliseconds after which a turn that nobody has taken goes to somebody else: drawing may take long."""
DEADLINE = 15_000
"""Milliseconds for which an answer of Discord's is waited for."""
HELD_BACK = 30_000
"""Milliseconds for which discord.py itself may hold a request back; where it would be longer, it says so."""
OLDEST_EVERY = 10
"""One request in so many is the one that has waited longest, whatever its lane: no lane waits for ever."""
FAILURES = 3
"""So many requests in a row without an answer are an outage; twice as many where one place alone is ill."""
FIRST_PROBE, LONGEST_PROBE = 1_000, 8_000
"""Milliseconds between two requests that try whether an outage is over, at first and at most."""
STALE, TELL_EVERY = 10_000, 60_000
"""Milliseconds after which what waits is stale enough for the log, and after which the log has it again."""
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


@dataclass(slots=True, eq=False)
class Turn:
    """The right to make one request, in a lane."""

    lane: Lane
    until: int
    """Until when it holds; a request that comes later waits anew."""
    is_spent: bool = False
    """Whether a request was made."""


@dataclass(slots=True, order=True)
class _Waiting:
    lane: Lane
    number: int
    since: int = field(compare=False)
    admitted: asyncio.Event = field(default_factory=asyncio.Event, compare=False)
    turn: Turn | None = field(default=None, compare=False)
    has_gone: bool = field(default=False, compare=False)


@dataclass(slots=True)
class _Call:
    """A request on its way: discord.py makes several attempts, and waits between them."""

    lane: Lane | None
    """None: it does not count against the token."""
    place: object
    """Where it goes: what fails in one place alone is no outage."""
    is_probe: bool
    at: int
    """When its turn was taken."""
    until: int
    """When it is given up."""
    is_held: bool = False
    """Its next attempt waits for a turn."""
    attempts: int = 0
    has_failed: bool = False
    """Its last attempt has, and that is known."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def give(self, now: int, ms: int) -> None:
        """Give it so much time from now on."""
        self.until = now + ms
        self.changed.set()


_turn: ContextVar[Turn | None] = ContextVar("turn", default=None)
_call: ContextVar[_Call | None] = ContextVar("call", default=None)


class Governor:
    """Lets requests go out, the first lane first, and holds them back while Discord wants or cannot answer.

    What a request costs is paid at the moment of sending, by the clock that passes evenly: a stall of the bot
    is not made up for by a burst. Where requests go unanswered, one at a time is let through until one is
    answered.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._credit = 0
        """Milliseconds of quiet that have not paid for a request yet."""
        self._counted_at = 0
        self._paused_until = 0
        self._quiet_until = 0
        """Until then the log has enough of how long requests wait."""
        self._waiting: list[_Waiting] = []
        self._held: list[Turn] = []
        """The turns that were given and not taken yet. There is credit for each."""
        self._numbers = count()
        self._admitted = 0
        self._has_stopped = False
        self._pump: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._failures = 0
        self._failing: set[object] = set()
        """The places where requests have failed since one was answered."""
        self._probe_gap = 0
        """Milliseconds between probes; 0: there is no outage."""
        self._probe_at = 0
        self.outages = Signal[[bool]]()
        """Told (True) when Discord stops answering, and (False) when it answers again."""

    # Asking to go

    @asynccontextmanager
    async def turn(self, lane: Lane) -> AsyncIterator[Turn]:
        """Wait for a turn in ``lane``; the first request within the block takes it, further ones wait anew.

        What is to be sent is drawn within the block, so it is the newest. A turn that was not taken is given
        back; one that is not taken within :data:`HELD` does not hold any more.
        """
        turn = await self._admit(lane)
        token = _turn.set(turn)
        try:
            yield turn
        finally:
            _turn.reset(token)
            self._give_back(turn)

    async def request(self, send: Callable[[], Coroutine[Any, Any, T]], place: object = None) -> T:
        """Make a request that counts against the token, in its turn; ``place`` is where it goes.

        Raises what ``send`` raises, and :class:`Unanswered` where no answer has come in time.
        """
        turn = _turn.get()
        lane = Lane.ANSWERS if turn is None else turn.lane
        if turn is None or not self._take(turn):
            await self._wait_and_take(lane)
        return await self._watched(send(), lane, place)

    async def watched(self, work: Coroutine[Any, Any, T]) -> T:
        """Make a request that does not count against the token, within the deadline."""
        return await self._watched(work, None, object())

    async def _watched(self, work: Coroutine[Any, Any, T], lane: Lane | None, place: object) -> T:
        """Wait for a request, within the deadline, and note whether Discord answers at all."""
        now = self._clock.monotonic()
        call = _Call(lane, place, self._is_probe(lane), now, now + HELD_BACK + DEADLINE)
        token = _call.set(call)
        try:
            answer = await self._answered(asyncio.ensure_future(work), call)
        except Exception as error:
            is_said = isinstance(error, discord.HTTPException)  # by Discord; all else nobody there has said
            if is_outage(error):
                if not call.has_failed:
                    self._failed(call, is_everywhere=not is_said)
            elif is_said:
                self._worked()
            raise
        finally:
            _call.reset(token)
        self._worked()
        return answer

    def _is_probe(self, lane: Lane | None) -> bool:
        return lane is not None and self.has_outage

    async def _answered(self, task: asyncio.Future[T], call: _Call) -> T:
        task.add_done_callback(lambda _: call.changed.set())
        try:
            while not task.done():
                call.changed.clear()
                left = DEADLINE if call.is_held else call.until - self._clock.monotonic()
                if left <= 0:
                    raise Unanswered("no answer in time")
                await self._clock.wait(call.changed, self._clock.now() + left)
            return task.result()
        finally:
            if not task.done():
                task.cancel()

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

    def trace(self) -> aiohttp.TraceConfig:
        """What sees every attempt and every answer, for ``discord.Client(http_trace=...)``."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._heard)
        return trace

    def govern(self, http: HTTPClient) -> None:
        """From now on every request of a client's token goes through :meth:`request`.

        What the client has sent before, to log in, counts at Discord too: so there is no burst at first.
        """
        self._credit, self._counted_at = 0, self._clock.monotonic()
        plain: Callable[..., Coroutine[Any, Any, Any]] = http.request

        async def request(route: Route, *args: Any, **kwargs: Any) -> Any:
            return await self.request(lambda: plain(route, *args, **kwargs), route.major_parameters)

        http.request = request  # type: ignore[method-assign]  # the one way out, whoever uses the library

    async def _begins(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        """An attempt begins: one that discord.py makes anew, or has held back, waits for another turn."""
        call = _call.get()
        if call is None:
            return
        if call.attempts and self.has_outage:
            raise Unanswered("Discord does not answer")  # it is tried with what is true then
        is_late = self._clock.monotonic() - call.at > HELD
        if call.lane is not None and (call.attempts or is_late):
            call.is_held = True
            await self._wait_and_take(call.lane)
            call.is_held, call.is_probe = False, self._is_probe(call.lane)
        call.attempts += 1
        call.has_failed = False
        call.give(self._clock.monotonic(), DEADLINE)

    async def _heard(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        headers, status, call = end.response.headers, end.response.status, _call.get()
        is_everybodys = headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in headers
        if status == 429 and (is_everybodys or "Via" not in headers):
            self.pause(_milliseconds(headers.get("Retry-After")) or BANNED_FOR)
        if call is None:
            return
        if status < 500:
            # What now waits, waits within discord.py: cut off there it may hold back all else for ever.
            call.give(self._clock.monotonic(), HELD_BACK + DEADLINE)
            self._worked()
        else:
            call.has_failed = True
            self._failed(call, is_everywhere=False)

    def _failed(self, call: _Call, *, is_everywhere: bool) -> None:
        if self.has_outage and not call.is_probe:
            return  # it went out before that was known
        self._failures += 1
        self._failing.add(call.place)
        if self.has_outage:
            self._probe_gap = min(2 * self._probe_gap, LONGEST_PROBE)
        elif self._failures >= (FAILURES if is_everywhere or len(self._failing) > 1 else 2 * FAILURES):
            log.warning("Discord does not answer")
            self._probe_gap = FIRST_PROBE
            self._tell(is_out=True)
        self._probe_at = self._clock.monotonic() + self._probe_gap

    def _worked(self) -> None:
        was_out, self._failures, self._probe_gap = self.has_outage, 0, 0
        self._failing.clear()
        if was_out:
            log.info("Discord answers again")
            self._changed.set()
            self._tell(is_out=False)

    def _tell(self, *, is_out: bool) -> None:
        self.outages(is_out)

    def stop(self) -> None:
        """The bot stops: whoever waits for a turn gets none (:class:`Unanswered`)."""
        self._has_stopped = True
        self._changed.set()
        for waiting in self._waiting:
            waiting.admitted.set()

    # Letting go

    async def _wait_and_take(self, lane: Lane) -> None:
        while not self._take(await self._admit(lane)):
            pass  # so late, or so much has changed, that it does not hold any more

    async def _admit(self, lane: Lane) -> Turn:
        if not self._waiting and not self._delay():
            return self._hold(lane)
        waiting = _Waiting(lane, next(self._numbers), self._clock.monotonic())
        heapq.heappush(self._waiting, waiting)
        self._changed.set()
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._let_go(), name="governor")
        try:
            # By the clock: a simulation knows then that this waits for nothing but time.
            while waiting.turn is None:
                if self._has_stopped:
                    raise Unanswered("the bot stops")
                await self._clock.wait(waiting.admitted, None)
        except BaseException:
            waiting.has_gone = True
            if waiting.turn is not None:
                self._give_back(waiting.turn)
            raise
        return waiting.turn

    async def _let_go(self) -> None:
        """Admit whoever waits, as fast as may be; ends when nobody does."""
        while self._waiting and not self._has_stopped:
            self._changed.clear()
            delay = self._delay()
            if delay:
                await self._clock.wait(self._changed, self._clock.now() + delay)
                continue
            waiting = self._next()
            if not waiting.has_gone:  # whoever has gone away takes no turn
                waiting.turn = self._hold(waiting.lane)
                waiting.admitted.set()
                self._note_staleness(waiting)

    def _next(self) -> _Waiting:
        if self._admitted % OLDEST_EVERY:
            return heapq.heappop(self._waiting)
        oldest = min(self._waiting, key=lambda waiting: waiting.number)
        self._waiting.remove(oldest)
        heapq.heapify(self._waiting)
        return oldest

    def _note_staleness(self, waiting: _Waiting) -> None:
        now = self._clock.monotonic()
        if now - waiting.since > STALE and now >= self._quiet_until:
            self._quiet_until = now + TELL_EVERY
            log.warning(
                "%d requests wait for their turn at Discord, the last one (%s) has waited %d s",
                len(self._waiting),
                waiting.lane.name.lower().replace("_", " "),
                (now - waiting.since) // 1000,
            )

    def _delay(self) -> int:
        """Milliseconds until the next turn may be given; 0: now."""
        now = self._count()
        self._held = [turn for turn in self._held if turn.until > now]
        lapses = min((turn.until for turn in self._held), default=now) - now
        lacking = COST * (len(self._held) + 1) - self._credit
        if self._credit + lacking > BURST * COST:
            lacking = lapses  # all that can be paid for is given
        probing = max(self._probe_at - now, lapses) if self.has_outage else 0
        return max(lacking, probing, self._paused_until - now, 0)

    def _count(self) -> int:
        """Count the time that has passed. Gives the time."""
        now = self._clock.monotonic()
        passed, self._counted_at = now - self._counted_at, now
        self._credit = min(BURST * COST, self._credit + passed)
        return now

    def _hold(self, lane: Lane) -> Turn:
        turn = Turn(lane, self._clock.monotonic() + HELD)
        self._held.append(turn)
        self._admitted += 1
        return turn

    def _take(self, turn: Turn) -> bool:
        """Pay for a request with a turn; whether it still holds."""
        turn.is_spent = True
        now = self._count()
        is_held = turn in self._held
        self._give_back(turn)
        if not is_held or now >= turn.until or now < self._paused_until:
            return False
        if self.has_outage:
            if now < self._probe_at:
                return False
            # One probe at a time: the next may go when this one must have been answered.
            self._probe_at = now + DEADLINE
        self._credit -= COST
        return True

    def _give_back(self, turn: Turn) -> None:
        if turn in self._held:
            self._held.remove(turn)
            self._changed.set()


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
