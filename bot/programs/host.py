"""All programs that play, and how many of them may at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.games.api import Event, Move, Observation, Result, Seat
from bot.programs.listing import Program
from bot.programs.process import Listener, Running, unheard
from bot.programs.protocol import farewell, hello, question

AT_ONCE: Final = 4
"""The most programs that think at the same time."""
ALIVE: Final = 16
"""The most processes. If another one is needed, the one that was asked longest ago ends. It can start again
later, because a new process gets all that it needs to know.
"""
STARTING: Final = 5.0
"""Seconds that a process has to begin, besides the time for its first move."""

Place = tuple[str, Seat]
"""A match and a seat."""


class Crowded(Exception):  # noqa: N818 - read as "it is crowded"
    """Too many programs were thinking, so this one was never asked. It isn't to blame."""


class Host:
    """The processes of the programs, by the place at which each plays."""

    def __init__(
        self,
        listed: Sequence[Program] = (),
        at_once: int = AT_ONCE,
        errors: Callable[[bytes], object] | None = None,
        heard: Listener = unheard,
        starting: float = STARTING,
    ) -> None:
        """``listed`` are the programs that may play. At most ``at_once`` of them think at the same time. Each
        has ``starting`` seconds to begin. Its standard error goes to ``errors``, and each exchanged line is
        ``heard`` (see :meth:`Running.start`).
        """
        self.listed = tuple(listed)
        self._turns = asyncio.Semaphore(at_once)
        self._errors = errors
        self._heard = heard
        self._starting = starting
        self._running: dict[Place, Running] = {}
        self._asked: set[Running] = set()
        self._number = 0
        self._ending: set[asyncio.Task[None]] = set()
        self._begun: set[Running] = set()
        """All that were started and are not gone yet."""

    def find(self, name: str, game: str) -> Program | None:
        """The program of this name that plays this game; None if none is listed."""
        return next((each for each in self.listed if each.name == name and game in each.games), None)

    async def decide(
        self,
        program: Program,
        match: str,
        seen: Observation,
        version: int,
        since: Callable[[int], Iterable[Event]] = lambda version: (),
    ) -> Move:
        """Return the move that a program chooses from what its seat has ``seen`` at a ``version`` of a match.
        ``since`` gives the events after a version. The program gets those that its seat may know.

        Raises Fault if it gives none in time, and Crowded. The move is written as moves are, but it need not
        be legal.
        """
        place = (match, seen.seat or 0)
        try:
            async with asyncio.timeout(program.seconds):
                await self._turns.acquire()
        except TimeoutError:
            raise Crowded from None
        try:
            return await self._ask(program, place, seen, version, since)
        finally:
            self._turns.release()

    async def _ask(
        self,
        program: Program,
        place: Place,
        seen: Observation,
        version: int,
        since: Callable[[int], Iterable[Event]],
    ) -> Move:
        running, seconds = self._running.pop(place, None), program.seconds
        if running is not None and running in self._asked:
            running.kill()  # who asked it was cancelled, and does not know that yet
        if running is None or not running.is_alive or running.program != program:
            self._make_room()
            running = await Running.start(program, hello(seen, program.seconds), self._errors, self._heard)
            self._begun = {running, *(each for each in self._begun if not each.is_gone)}
            seconds += self._starting
        self._running[place] = running  # the newest is the last
        self._asked.add(running)
        self._number += 1
        number, events, running.told = self._number, since(running.told), version
        try:
            return await running.ask(question(number, seen, events), number, seconds)
        finally:
            self._asked.discard(running)

    def _make_room(self) -> None:
        for place in [place for place, running in self._running.items() if not running.is_alive]:
            del self._running[place]
        idle = [place for place, running in self._running.items() if running not in self._asked]
        for place in idle[: max(0, len(self._running) - ALIVE + 1)]:
            self._running.pop(place).kill()

    def dismiss(self, match: str, result: Result | None = None) -> None:
        """End the programs of a match that is over, with its ``result``, or goes on without them."""
        for place in [place for place in self._running if place[0] == match]:
            running = self._running.pop(place)
            task = asyncio.create_task(running.end(farewell(result)))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def dismissed(self) -> None:
        """Wait until all programs that were dismissed have ended."""
        await asyncio.gather(*self._ending, return_exceptions=True)

    def blame(self, match: str, seat: Seat) -> None:
        """Kill the program at a seat, which has made a move that it may not make."""
        running = self._running.pop((match, seat), None)
        if running is not None:
            running.kill()

    async def close(self) -> None:
        """Kill all programs."""
        self._running.clear()
        for task in self._ending:
            task.cancel()
        await asyncio.gather(*(each.killed() for each in self._begun))
