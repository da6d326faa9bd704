"""The clock of the bot in simcord's simulated Discord, for `olsen try` and for the tests."""

from __future__ import annotations

import asyncio
import contextlib

from simcord import Env

from bot.tables.listeners import Signal


class SimulatedClock:
    """The clock of a simulated Discord. It stands still until the simulation advances it.

    The bot needs its clock before simcord can be created with the bot. So the clock gets its simulation
    afterwards, with :meth:`follow`.
    """

    def __init__(self) -> None:
        self._env: Env | None = None
        self._ahead = 0
        self.was_set_right = Signal[[]]()
        """Called when the wall clock was changed, so that waits for stored times start again."""

    def follow(self, env: Env) -> None:
        """Use the time of ``env`` from now on."""
        self._env = env

    @property
    def _simulation(self) -> Env:
        if self._env is None:
            raise RuntimeError("the clock follows no simulation yet")
        return self._env

    def now(self) -> int:
        """The milliseconds since 1970-01-01T00:00Z in the simulation."""
        return self.monotonic() + self._ahead

    def monotonic(self) -> int:
        """The milliseconds of the simulation, which no change of the wall clock affects."""
        return round(self._simulation.now().timestamp() * 1000)

    async def tick(self) -> int:
        """Never return, because there is no other clock that could differ."""
        await self._simulation.external_wait(asyncio.Event().wait(), reason="a clock that never parts")
        return 0

    def set_right(self, ms: int) -> None:
        """Move the wall clock forward by ``ms`` milliseconds, or back if that is negative."""
        self._ahead += ms
        self.was_set_right()

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """Return when ``changed`` is set, or at the time ``until`` (ms, as in :meth:`now`) if it is not None.

        A change of the wall clock does not change the length of the wait. Only tasks of the bot may use this:
        the wait is declared to simcord, which then does not wait for its end.
        """
        # At least a microsecond, because a simulation that stands still never reaches a timer set to now.
        delay = None if until is None else max(0.000001, (until - self.now()) / 1000)

        async def change() -> None:
            # Set the timer inside the declared wait, otherwise it would run by the machine's clock.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await changed.wait()

        await self._simulation.external_wait(change(), reason="the bot's clock")
