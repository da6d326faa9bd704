"""`olsen try`: the real bot in a simulated Discord, which the browser of this machine shows.

``preview`` is the command. ``clock`` is the bot's clock in the simulation, ``stage`` lets time pass there,
and ``page`` is what the browser shows, with ``page_words`` for what it says. ``rehearsal`` plays a season
with the simulated members of ``cast``.
"""

from bot.simulation.clock import SimulatedClock

__all__ = ["SimulatedClock"]
