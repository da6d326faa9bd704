"""What has to hold at every moment."""

from __future__ import annotations

from tests.storm.screens import Screens
from tests.storm.world import World


class Watch:
    """Looks on."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world, self.screens = world, screens
