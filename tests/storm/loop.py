"""Time: an agenda of what happens when, and an event loop that stands in it.

Nothing here waits. When nobody has anything to do at a moment, the next moment that somebody waits for comes.
"""

from __future__ import annotations

import asyncio
import heapq
import signal
import sys
import threading
from asyncio import events
from collections.abc import Callable
from contextvars import ContextVar
from itertools import count
from typing import Any, ClassVar

LONGEST_MOMENT = 20_000
"""So many steps of tasks without time going on are no work any more, but a circle."""
BUSY = 10_000
"""So many steps in :data:`WHILE` are a circle, too, in which time goes on a little each time."""
WHILE = 10.0
"""Seconds."""
LONGEST_STEP = 3.0
"""Seconds of processor time that nothing which happens takes: it goes round in circles."""

Work = Callable[[], object]

CAUSE: ContextVar[int] = ContextVar("cause", default=0)
"""The id of the interaction that what is done now comes from; 0: none."""


class Circle(BaseException):
    """The bot goes round and round in one moment. What catches every error does not catch this."""


def watch_steps() -> None:
    """From now on raise :class:`Circle` in what goes on without end and never waits."""
    seen = -1

    def look(*_: object) -> None:
        nonlocal seen
        if Agenda.steps == seen:
            # The task that it is raised in keeps it for itself.
            Agenda.circle = f"{LONGEST_STEP:.0f} s of processor time in one step"
            raise Circle(Agenda.circle)
        seen = Agenda.steps

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, LONGEST_STEP, LONGEST_STEP)


class Agenda:
    """What happens when. The clock and the order of everything: of two things at one time the first one
    noted comes first.
    """

    steps: ClassVar[int] = 0
    """How many things were done, in all agendas and loops."""
    circle: ClassVar[str] = ""
    """What went round in circles."""

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds since the beginning. They pass evenly, whatever is done to the machine's clock."""
        self.loop: Loop | None = None
        """The loop of the bot that runs; None while none does."""
        self._heap: list[tuple[float, int, Work]] = []
        self._number = count()
        self.on_step: Work | None = None
        """Called after each thing that has happened."""

    def at(self, when: float, work: Work) -> None:
        """Note ``work`` for a time, or for now if that has passed."""
        heapq.heappush(self._heap, (max(when, self.now), next(self._number), work))

    def after(self, seconds: float, work: Work) -> None:
        """Note ``work`` for so many seconds from now."""
        self.at(self.now + seconds, work)

    def run(self, until: float) -> None:
        """Let everything happen up to a time, which is then now."""
        while (when := self._next()) is not None and when <= until:
            self._happen(when)
        self.now = max(self.now, until)

    def run_while(self, waits: Callable[[], bool], at_most: float) -> bool:
        """Let things happen while ``waits`` says so, for so many seconds at most; whether it still does."""
        until = self.now + at_most
        while waits() and (when := self._next()) is not None and when <= until:
            self._happen(when)
        return waits()

    def _next(self) -> float | None:
        if self.loop is not None:
            self.loop.work()
        timer = None if self.loop is None else self.loop.next_timer()
        noted = self._heap[0][0] if self._heap else None
        return min((when for when in (timer, noted) if when is not None), default=None)

    def _happen(self, when: float) -> None:
        self.now = max(self.now, when)
        Agenda.steps += 1
        if Agenda.circle:
            raise Circle(Agenda.circle)
        if self._heap and self._heap[0][0] <= self.now:
            _, _, work = heapq.heappop(self._heap)
            with running(self.loop):
                work()
        if self.loop is not None:
            self.loop.work()
        if self.on_step is not None:
            self.on_step()


class Loop(asyncio.BaseEventLoop):
    """The event loop of one run of the bot. It stops where it stands when nobody works it any more.

    What is ready is done in the order in which it became so, as asyncio promises; the seed decides when an
    answer comes, and with it what becomes ready when. Executors have no threads: what they are given is noted
    in the agenda.
    """

    def __init__(self, agenda: Agenda, pause: Callable[[], float]) -> None:
        """``pause`` gives the seconds that a thread takes for its work."""
        super().__init__()
        self._agenda = agenda
        self._pause = pause
        self.handled = 0
        """How many steps were done."""
        self._since = agenda.now
        self._lately = 0
        """How many of them since then."""

    def time(self) -> float:
        return self._agenda.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        future = self.create_future()

        def work() -> None:
            if self._agenda.loop is not self or future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self._agenda.after(self._pause(), work)
        return future

    def next_timer(self) -> float | None:
        """When the next timer goes off."""
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False
        return self._scheduled[0]._when if self._scheduled else None

    def work(self) -> None:
        """Do all that is ready now, and all that becomes ready by that."""
        ready, scheduled, now, steps = self._ready, self._scheduled, self._agenda.now, 0
        while True:
            while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= now):
                timer = heapq.heappop(scheduled)
                timer._scheduled = False
                if not timer._cancelled:
                    ready.append(timer)
            if not ready:
                break
            with running(self):
                for _ in range(len(ready)):
                    handle = ready.popleft()
                    if not handle._cancelled:
                        handle._run()
                        steps += 1
                        Agenda.steps += 1
                        if Agenda.circle:  # others that wait would go round as well
                            raise Circle(Agenda.circle)
            if steps > LONGEST_MOMENT:
                raise Circle(f"{steps} steps without time going on")
        self.handled += steps
        self._get_on(steps)

    def _get_on(self, steps: int) -> None:
        if self._agenda.now >= self._since + WHILE:
            self._since, self._lately = self._agenda.now, 0
        self._lately += steps
        if self._lately > BUSY:
            raise Circle(f"{self._lately} steps in {WHILE:.0f} s")

    def _process_events(self, event_list: Any) -> None:
        pass

    def _write_to_self(self) -> None:
        pass  # nobody sleeps who could be woken

    def __del__(self, _warn: Any = None) -> None:
        pass  # it is left as a killed process leaves it


class running:  # noqa: N801 - read as a word: "with running(loop)"
    """Have a loop be the running one."""

    __slots__ = ("_before", "_hooks", "_loop")

    def __init__(self, loop: Loop | None) -> None:
        self._loop = loop

    def __enter__(self) -> None:
        self._before = events._get_running_loop()
        self._hooks = sys.get_asyncgen_hooks()
        events._set_running_loop(self._loop)
        if self._loop is not None:
            self._loop._thread_id = threading.get_ident()
            sys.set_asyncgen_hooks(self._loop._asyncgen_firstiter_hook, self._loop._asyncgen_finalizer_hook)

    def __exit__(self, *_: object) -> None:
        events._set_running_loop(self._before)
        sys.set_asyncgen_hooks(*self._hooks)
