"""What goes wrong at a time of its own: kills, the gateway, the clock, what moderators do."""

from __future__ import annotations

from functools import partial

from tests.storm.people import People
from tests.storm.weather import TIMED
from tests.storm.world import World


class Trouble:
    """Causes the faults that are no answer to anything the bot does."""

    def __init__(self, world: World, people: People) -> None:
        self.world, self.people = world, people
        self.chance = world.weather.timed
        self._needs = 0.0
        self._until = 0.0

    def rise(self, seconds: float) -> None:
        """Cause what the weather says within so many seconds."""
        self._until = self.world.agenda.now + seconds
        self._needs = 0.0
        for kind in TIMED:
            if kind in self.world.weather.rates:
                for _ in range(self.chance.randint(1, 3)):
                    self.world.agenda.after(self.chance.uniform(0, seconds), partial(self._cause, kind))

    def calm(self) -> None:
        """Undo what does not end by itself."""

    def needs(self) -> float:
        """For how many seconds it has to be calm until all that was shut out is tried again."""
        return self._needs

    def _cause(self, kind: str) -> None:
        world, chance = self.world, self.chance
        if world.agenda.now > self._until or not world.weather.count(kind):
            return
        match kind:
            case "kill":
                world.kill("at a time of its own", chance.choice((1.0, 10.0, 60.0)))
            case "restart":
                world.restart(chance.choice((1.0, 10.0, 60.0)))
            case "gateway":
                world.drop_gateway(chance.choice((1.0, 8.0, 40.0)), resumed=chance.random() < 0.6)
            case "clock":
                world.weather.skew += chance.choice((-7200, -600, -30, 30, 600, 7200)) * chance.random()
                world.note(f"the clock is {world.weather.skew:.0f} s ahead")
            case _:
                pass
