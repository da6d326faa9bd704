"""The governor paces every request made with the bot's token, in lanes and at Discord's rate.

Discord accepts 50 requests a second from a bot; answers to presses are exempt. The governor makes requests
wait before their content is drawn, so that discord.py rarely has to delay one afterwards. In each lane the
servers are served in turn.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from itertools import chain, count
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.logs import Seldom
from bot.tables import Clock
from bot.tables.listeners import Signal
from bot.ui.delivery.in_turn import InTurn
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import (
    Meaning,
    Unanswered,
    is_from_discord,
    is_outage,
    meaning,
    pause_for_all,
    reading,
)
from bot.ui.delivery.turns import QueuedRequest, Turn

log = logging.getLogger(__name__)

T = TypeVar("T")

RATE = 43
"""Requests a second, for all processes together."""
BURST = 5
"""Requests that may go out at once after a quiet moment. ``RATE + BURST`` stays below Discord's 50, because
requests may arrive closer together than they were sent.
"""
HELD = 1_000
"""How long (ms) an unused turn stays valid. Drawing can take longer, and then another request gets it."""
DEADLINE = 15_000
"""Milliseconds to wait for an answer from Discord."""
HELD_BACK = 30_000
"""Milliseconds for which discord.py itself may delay a request; after that it raises ``RateLimited``."""
OLDEST_EVERY = 10
"""One request in this many comes from the lane whose next request is the oldest, so that no lane waits for
ever.
"""
ANSWERS_A_SECOND = 3
"""How many of a server's requests count as answers in one second. Further ones wait like its tables, so that
the answers of one server do not hold up the tables of others.
"""
FAILURES = 3
"""This many unanswered requests in a row count as an outage; twice as many if all had the same
destination.
"""
FIRST_PROBE, LONGEST_PROBE = 1_000, 8_000
"""Milliseconds between two requests that test whether an outage is over, at first and at most."""
IDLE = 60_000
"""Milliseconds of an outage without any request after which the governor makes one itself."""
QUIET = 60_000
"""Milliseconds without an answer from Discord after which its state is unknown."""
STALE = 10_000
"""Milliseconds a request waits before the log mentions it."""


_turn: ContextVar[Turn | None] = ContextVar("turn", default=None)
_call: ContextVar[QueuedRequest | None] = ContextVar("call", default=None)


class Governor:
    """Sends requests, the first lane first, at the rate that Discord allows.

    A request is paid for at the moment of sending, on the monotonic clock, so a stall of the bot is not
    followed by a burst. During an outage one request at a time goes out until Discord answers one.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._cost, self._burst = 1_000 // RATE, BURST
        """Milliseconds that pay for one request, and how many requests may go out at once."""
        self._credit = 0
        """Milliseconds that have passed and haven't paid for a request yet."""
        self._counted_at = 0
        self._paused_until = 0
        self._seldom = Seldom(clock.monotonic)
        self._lanes: dict[Lane, InTurn[Turn]] = {lane: InTurn() for lane in Lane}
        """Turns not given yet, by lane."""
        self._held: list[Turn] = []
        """Turns given but not used yet. The credit covers all of them."""
        self._numbers = count()
        self._admitted = self._second = 0
        self._asked: Counter[int] = Counter()
        """How many turns for answers each server has asked for in this second."""
        self._has_stopped = False
        self._pump: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._failures = 0
        self._failing: set[object] = set()
        """The destinations of requests that have failed since the last answer."""
        self._answered_at = 0
        """When Discord last answered (monotonic ms)."""
        self._making_sure = asyncio.Lock()
        self._probe_gap = 0
        """Milliseconds between probes; 0 if there is no outage."""
        self._probe_at = 0
        self._over = asyncio.Event()
        """Set when the outage ends."""
        self.answers = Signal[[object, int, Mapping[str, str]]]()
        """Sent with the destination, the HTTP status and the headers of each answer from Discord."""
        self.outages = Signal[[bool]]()
        """Sent with True when Discord stops answering, and with False when it answers again."""

    def share(self, processes: int) -> None:
        """Use an equal part of Discord's rate, because this number of bot ``processes`` is alive, this one
        included.
        """
        self._burst = max(1, BURST // processes)
        left = max(1, RATE + BURST - processes * self._burst)
        self._cost = math.ceil(1_000 * processes / left)
        self._changed.set()

    # Asking for a turn

    def ask(self, lane: Lane, server: int = 0) -> Turn:
        """Ask for a turn for a server (0: for none) in ``lane``; :meth:`held` waits for it."""
        now = self._clock.monotonic()
        if lane is Lane.ANSWERS and server:
            if now // 1000 != self._second:
                self._second = now // 1000
                self._asked.clear()
            self._asked[server] += 1
            lane = lane if self._asked[server] <= ANSWERS_A_SECOND else Lane.WAITED_FOR
        return Turn(lane, server, next(self._numbers), now)

    def hurry(self, turn: Turn, lane: Lane) -> None:
        """Move a waiting turn to ``lane``, if that is a faster one."""
        if lane < turn.lane and self._lanes[turn.lane].discard(turn.server, turn):
            turn.lane = lane
            self._lanes[lane].add(turn.server, turn)

    def withdraw(self, turn: Turn) -> None:
        """Expire ``turn``, so that its waiting request continues at once. It has become urgent and needs no
        turn.
        """
        if self._lanes[turn.lane].discard(turn.server, turn):
            turn.until = turn.since  # it has expired
            turn.changed.set()

    @asynccontextmanager
    async def turn(self, lane: Lane, server: int = 0) -> AsyncIterator[Turn]:
        """Wait for a turn for a server in ``lane``, as :meth:`held` does."""
        async with self.held(self.ask(lane, server)) as turn:
            yield turn

    @asynccontextmanager
    async def held(self, turn: Turn) -> AsyncIterator[Turn]:
        """Wait for a ``turn``. The first request in the block uses it; further requests wait again.

        Draw the content inside the block, so that it is up to date when sent. An unused turn is returned at
        the end of the block, and expires after :data:`HELD` milliseconds.
        """
        await self._admit(turn)
        token = _turn.set(turn)
        try:
            yield turn
        finally:
            _turn.reset(token)
            self._give_back(turn)

    async def request(
        self, send: Callable[[], Coroutine[Any, Any, T]], place: object = None, server: int = 0
    ) -> T:
        """Make a request that counts against the token, when its turn comes. ``place``: its destination.
        ``server``: the server whose turn it takes outside a block of :meth:`turn`.

        Raises what ``send`` raises, and :class:`Unanswered` if no answer has come in time.
        """
        turn = _turn.get()
        if turn is None:
            turn = await self._wait_and_take(Lane.ANSWERS, server)
        elif not self._take(turn):
            await self._wait_and_take(turn.lane, turn.server)
        return await self._watched(send(), turn, place)

    async def watched(self, work: Coroutine[Any, Any, T], place: object = None) -> T:
        """Make a request that does not count against the token. ``place``: its destination; None if it is
        like no other.

        Raises what ``work`` raises, and :class:`Unanswered` if no answer has come in time.
        """
        return await self._watched(work, None, object() if place is None else place)

    async def _watched(self, work: Coroutine[Any, Any, T], turn: Turn | None, place: object) -> T:
        """Wait for a request within its deadline, and note whether Discord answers at all."""
        now = self._clock.monotonic()
        call = QueuedRequest(turn, place, self._is_probe(turn), now, now + HELD_BACK + DEADLINE)
        token = _call.set(call)
        try:
            answer = await self._answered(asyncio.ensure_future(work), call)
        except Exception as error:
            means = meaning(error)
            status = error.status if isinstance(error, discord.HTTPException) else 0
            if means is Meaning.BANNED:  # a page with 403 may concern this request only
                self._failed(call, FAILURES if status == 429 else 1, is_everywhere=True)
            elif means is Meaning.OUTAGE and not call.has_failed:
                self._failed(call, is_everywhere=not status)
            elif means is not Meaning.OUTAGE and status:
                self._worked()
            raise
        finally:
            _call.reset(token)
        self._worked()
        return answer

    def _is_probe(self, turn: Turn | None) -> bool:
        return turn is not None and self.has_outage

    async def _answered(self, task: asyncio.Future[T], call: QueuedRequest) -> T:
        task.add_done_callback(lambda _: call.changed.set())
        try:
            while not task.done():
                call.changed.clear()
                left = DEADLINE if call.awaits_turn else call.until - self._clock.monotonic()
                if left <= 0:
                    raise Unanswered("no answer in time")
                await self._clock.wait(call.changed, self._clock.now() + left)
            with reading():
                return task.result()
        finally:
            if not task.done():
                task.cancel()

    def waiting(self, lane: Lane) -> int:
        """Return how many requests wait for a turn in ``lane``."""
        return len(self._lanes[lane])

    # What Discord tells us about itself

    def pause(self, ms: int) -> None:
        """Send nothing for ``ms`` milliseconds, because Discord told the whole bot to wait."""
        until = self._clock.monotonic() + ms
        if until > self._paused_until:
            self._paused_until = until
            log.warning("Discord refuses requests for %d ms", ms)

    @property
    def has_stopped(self) -> bool:
        """Whether the governor gives no more turns."""
        return self._has_stopped

    @property
    def has_outage(self) -> bool:
        """Whether Discord is not answering at present."""
        return self._probe_gap > 0

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hooks that see every attempt and every answer, for
        ``discord.Client(http_trace=...)``.
        """
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._on_request_start)
        trace.on_request_end.append(self._on_request_end)
        return trace

    def govern(self, http: HTTPClient, server_of: Callable[[Route], int] = lambda route: 0) -> None:
        """Send every further request of a client through :meth:`request`. ``server_of`` returns the id of the
        server that a route belongs to; 0 if it belongs to none.

        The requests that the client has made to log in count at Discord too, so there is no burst at first.
        """
        self._credit, self._counted_at = 0, self._clock.monotonic()
        original: Callable[..., Coroutine[Any, Any, Any]] = http.request

        async def request(route: Route, *args: Any, **kwargs: Any) -> Any:
            send = partial(original, route, *args, **kwargs)
            return await self.request(send, route.major_parameters, server_of(route))

        http.request = request  # type: ignore[method-assign]  # discord.py sends everything through it

    async def _on_request_start(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        """Make an attempt wait for another turn if discord.py repeats it or has delayed it."""
        call = _call.get()
        if call is None:
            return
        if call.attempts and self.has_outage:
            raise Unanswered("Discord does not answer")  # it is drawn and sent again after the outage
        is_late = self._clock.monotonic() - call.at > HELD
        if call.turn is not None and (call.attempts or is_late):
            call.awaits_turn = True
            await self._wait_and_take(call.turn.lane, call.turn.server)
            call.awaits_turn, call.is_probe = False, self._is_probe(call.turn)
        call.attempts += 1
        call.has_failed = False
        call.extend(self._clock.monotonic(), DEADLINE)

    async def _on_request_end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        """Note Discord's answer to an attempt, and pause everything on a global 429."""
        headers, status, call = end.response.headers, end.response.status, _call.get()
        self.answers(call and call.place, status, headers)
        if pause := pause_for_all(status, headers):
            self.pause(pause)
        if call is None:
            return
        if status < 500:
            # discord.py may delay the request now. Cancelling it there might block all other requests.
            call.extend(self._clock.monotonic(), HELD_BACK + DEADLINE)
        else:
            call.has_failed = True
            self._failed(call, is_everywhere=False)
        if is_from_discord(status, headers):
            self._worked()

    def _failed(self, call: QueuedRequest, failures: int = 1, *, is_everywhere: bool) -> None:
        if self.has_outage and not call.is_probe:
            return  # it was sent before the outage was known
        self._failures += failures
        self._failing.add(call.place)
        if self.has_outage:
            self._probe_gap = min(2 * self._probe_gap, LONGEST_PROBE)
        elif self._failures >= (FAILURES if is_everywhere or len(self._failing) > 1 else 2 * FAILURES):
            log.warning("Discord does not answer")
            self._probe_gap = FIRST_PROBE
            self._over.clear()
            self.outages(True)
        self._probe_at = self._clock.monotonic() + self._probe_gap

    async def make_sure(self, ask: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Return once Discord is known to answer. If it hasn't answered for a while, or not to the last
        request, find out by the request ``ask``, and wait through the outage if there is one.
        """
        async with self._making_sure:
            while not self._has_stopped and self._is_unsure:
                try:
                    async with self.turn(Lane.BACKGROUND):
                        await ask()
                except Exception as error:
                    if not is_outage(error):
                        return

    async def probe_when_idle(self, ask: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Return when the outage is over. Send the request ``ask`` whenever nothing else finds that out,
        because the bot has nothing to send.
        """
        while self.has_outage and not self._has_stopped:
            left = self._probe_at + IDLE - self._clock.monotonic()
            if left > 0:
                await self._clock.wait(self._over, self._clock.now() + left)
                continue
            try:
                async with self.turn(Lane.BACKGROUND):
                    await ask()
            except Exception as error:
                log.debug("Discord still does not answer: %s", error)

    @property
    def _is_unsure(self) -> bool:
        return self._failures > 0 or self._clock.monotonic() - self._answered_at > QUIET

    def _worked(self) -> None:
        self._answered_at = self._clock.monotonic()
        was_out, self._failures, self._probe_gap = self.has_outage, 0, 0
        self._failing.clear()
        if was_out:
            log.info("Discord answers again")
            self._changed.set()
            self._over.set()
            self.outages(False)

    def stop(self) -> None:
        """Stop giving turns. Everything waiting for one raises :class:`Unanswered`."""
        self._has_stopped = True
        self._changed.set()
        self._over.set()
        for turn in chain(*self._lanes.values()):
            turn.changed.set()

    # Giving turns

    async def _wait_and_take(self, lane: Lane, server: int) -> Turn:
        while True:
            turn = self.ask(lane, server)
            await self._admit(turn)
            if self._take(turn):  # otherwise the turn has expired, or Discord may not be asked now
                return turn

    async def _admit(self, turn: Turn) -> None:
        if not self._has_waiting and not self._delay():
            self._hold(turn)
            return
        self._lanes[turn.lane].add(turn.server, turn)
        self._changed.set()
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._admit_waiting(), name="governor")
        try:
            # Wait through the clock, so that a simulation can see that only time has to pass.
            while not turn.until:
                if self._has_stopped:
                    raise Unanswered("the bot stops")
                await self._clock.wait(turn.changed, None)
        except BaseException:
            self._lanes[turn.lane].discard(turn.server, turn)
            self._give_back(turn)
            raise

    async def _admit_waiting(self) -> None:
        """Give turns to the waiting requests at the allowed rate until none is left."""
        while self._has_waiting and not self._has_stopped:
            self._changed.clear()
            delay = self._delay()
            if delay:
                await self._clock.wait(self._changed, self._clock.now() + delay)
                continue
            turn = self._next().take()
            self._hold(turn)
            turn.changed.set()
            self._note_staleness(turn)

    @property
    def _has_waiting(self) -> bool:
        return any(self._lanes.values())

    def _next(self) -> InTurn[Turn]:
        """Return the lane that gets the next turn."""
        waiting = [lane for lane in self._lanes.values() if lane]
        is_for_oldest = self._admitted % OLDEST_EVERY == 0
        return min(waiting, key=lambda lane: lane.first.number) if is_for_oldest else waiting[0]

    def _note_staleness(self, turn: Turn) -> None:
        waited = self._clock.monotonic() - turn.since
        if waited > STALE:
            self._seldom.warning(
                log,
                "stale",
                "%d requests wait for their turn at Discord, the last one (%s) has waited %d s",
                sum(map(len, self._lanes.values())),
                turn.lane.name.lower().replace("_", " "),
                waited // 1000,
            )

    def _delay(self) -> int:
        """Return the milliseconds until the next turn may be given; 0 if it may be given now."""
        now = self._count()
        self._held = [turn for turn in self._held if turn.until > now]
        until_expiry = min((turn.until for turn in self._held), default=now) - now
        lacking = self._cost * (len(self._held) + 1) - self._credit
        if self._credit + lacking > self._burst * self._cost:
            lacking = until_expiry  # the turns given use up the burst
        probing = max(self._probe_at - now, until_expiry) if self.has_outage else 0
        return max(lacking, probing, self._paused_until - now, 0)

    def _count(self) -> int:
        """Add the time that has passed to the credit, and return the time (monotonic ms)."""
        now = self._clock.monotonic()
        passed, self._counted_at = now - self._counted_at, now
        self._credit = min(self._burst * self._cost, self._credit + passed)
        return now

    def _hold(self, turn: Turn) -> None:
        turn.until = self._clock.monotonic() + HELD
        self._held.append(turn)
        self._admitted += 1

    def _take(self, turn: Turn) -> bool:
        """Pay for a request with ``turn``. Return whether the turn was still valid."""
        turn.is_spent = True
        now = self._count()
        is_held = turn in self._held
        self._give_back(turn)
        if not is_held or now >= turn.until or now < self._paused_until:
            return False
        if self.has_outage:
            if now < self._probe_at:
                return False
            # One probe at a time: the next may go after the deadline of this one.
            self._probe_at = now + DEADLINE
        self._credit -= self._cost
        return True

    def _give_back(self, turn: Turn) -> None:
        if turn in self._held:
            self._held.remove(turn)
            self._changed.set()
