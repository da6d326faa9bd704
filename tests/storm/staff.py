"""Staff: they run leagues, change settings, and decide."""

from __future__ import annotations

from tests.storm.people import People
from tests.storm.screens import Screens
from tests.storm.world import World


class Staff:
    """One umpire in each server."""

    def __init__(self, world: World, screens: Screens, people: People) -> None:
        self.world, self.screens, self.people = world, screens, people

    def come(self, seconds: float) -> None:
        """Have some of them come for so long."""

    def leave(self) -> None:
        """Have everybody go."""
