"""A clock that stands still until a test moves it on."""

from __future__ import annotations

import asyncio

from bot.tables.listeners import Signal

START = 1_790_000_000_000


class HandClock:
    """The time of a test: nothing waits for it but the schedulers of so many ``services``."""

    def __init__(self, time: int = START, services: int = 1) -> None:
        self._time = time
        self._services = services
        self._fall = 0
        self._offset = 0
        self._ahead = 0
        """By how much the machine's clock has parted from this one, for whoever is told at the next tick."""
        self._parted = asyncio.Event()
        self._ticking = asyncio.Event()
        self._waiting: dict[asyncio.Event, tuple[asyncio.Event, int | None]] = {}
        self._entered = asyncio.Event()
        self.was_set_right = Signal[[]]()

    def now(self) -> int:
        time = self._time + self._offset
        self._time, self._fall = self._time - self._fall, 0
        return time

    def monotonic(self) -> int:
        return self._time

    def falls_back(self, ms: int) -> None:
        """Be put back by ``ms``, right after somebody has looked the next time."""
        self._fall = ms

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        alarm = asyncio.Event()
        # As long as it was to be, also where this clock is set right meanwhile.
        self._waiting[alarm] = changed, None if until is None else until - self._offset
        self._entered.set()
        self._ring()
        either = [asyncio.ensure_future(event.wait()) for event in (changed, alarm)]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._waiting[alarm]
            for event in either:
                event.cancel()
            await asyncio.gather(*either, return_exceptions=True)

    async def waited_for(self, services: int) -> None:
        """Return when so many services wait."""
        while len(self._waiting) < services:
            self._entered.clear()
            await self._entered.wait()

    async def tick(self) -> int:
        self._ticking.set()
        await self._parted.wait()
        self._parted.clear()
        return self._ahead

    def set_right(self, ms: int) -> None:
        self._offset += ms
        self._ahead -= ms
        self.was_set_right()
        self._ring()

    async def parts(self, ms: int) -> None:
        """Have the machine's clock put forward by ``ms``, or back; return when that has been seen to."""
        self._ahead += ms
        await self.ticks()

    async def ticks(self) -> None:
        """Have somebody look at the machine's clock, and return when all is done that comes of it."""
        await self._ticking.wait()
        self._ticking.clear()
        self._parted.set()
        await self._ticking.wait()
        await self.advance()

    async def advance(self, ms: int = 0) -> None:
        """Let time go by, and return when all that has become due has been done."""
        self.pass_by(ms)
        while not self._at_rest():
            self._entered.clear()
            await self._entered.wait()

    def pass_by(self, ms: int) -> None:
        """Let time go by, and wait for nothing that this brings about."""
        self._time += ms
        self._ring()

    def _ring(self) -> None:
        for alarm, (_, until) in self._waiting.items():
            if until is not None and until <= self._time:
                alarm.set()

    def _at_rest(self) -> bool:
        rung = any(alarm.is_set() or changed.is_set() for alarm, (changed, _) in self._waiting.items())
        waking = any(task.get_name().startswith("wake ") for task in asyncio.all_tasks())
        return len(self._waiting) >= self._services and not rung and not waking
