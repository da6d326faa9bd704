"""A simulation's time: the bot in simcord's Discord, in `olsen try` and in the tests."""

from __future__ import annotations

import asyncio
import contextlib

from simcord import Env

from bot.tables.listeners import Signal


class SimulatedClock:
    """The clock of a simulated Discord: it stands still until the simulation advances it.

    The bot is made with its clock before simcord can be made with the bot, so the simulation is told
    to the clock afterwards, with :meth:`follow`.
    """

    def __init__(self) -> None:
        self._env: Env | None = None
        self._ahead = 0
        self.was_set_right = Signal[[]]()
        """Called when the clock has been set right: what waits for a time that is kept waits anew."""

    def follow(self, env: Env) -> None:
        """Tell the time of ``env`` from now on."""
        self._env = env

    @property
    def _simulation(self) -> Env:
        if self._env is None:
            raise RuntimeError("the clock follows no simulation yet")
        return self._env

    def now(self) -> int:
        """Milliseconds since 1970-01-01T00:00Z, in the simulation."""
        return self.monotonic() + self._ahead

    def monotonic(self) -> int:
        """The milliseconds of the simulation, which pass evenly."""
        return round(self._simulation.now().timestamp() * 1000)

    async def tick(self) -> int:
        """Never return: there is no other clock to look at."""
        await self._simulation.external_wait(asyncio.Event().wait(), reason="a clock that never parts")
        return 0

    def set_right(self, ms: int) -> None:
        """Go on ``ms`` milliseconds later; negative: earlier."""
        self._ahead += ms
        self.was_set_right()

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """Return when ``changed`` is set or ``until`` (ms, as in :meth:`now`) has come; None: only then.

        It is as long as it was to be when it began, also where the clock is set right meanwhile.

        Only for tasks of the bot. The wait is declared to simcord, so nothing else waits for its end.
        """
        # A microsecond at least: a simulation that stands still never reaches a timer set to this instant.
        delay = None if until is None else max(0.000001, (until - self.now()) / 1000)

        async def change() -> None:
            # The timer is set inside the declared wait, or it would run by the machine's clock.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await changed.wait()

        await self._simulation.external_wait(change(), reason="the bot's clock")
