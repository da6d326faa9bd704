"""What has to hold in each quiet moment."""

from __future__ import annotations

from collections.abc import Callable

from tests.storm.screens import Screens
from tests.storm.watch import Watch
from tests.storm.world import World


class Invariants:
    """Looks whether all is well."""

    def __init__(self, world: World, screens: Screens, watch: Watch) -> None:
        self.world, self.screens, self.watch = world, screens, watch

    def hold(self, run: Callable[[float], None]) -> None:
        """Raise unless all is well."""
