"""Records, ratings and chips, added up again from the results that are stored."""

from __future__ import annotations

from tests.storm.auditor import Auditor
from tests.storm.world import World


class Records:
    """Adds everything up again, beside the bot."""

    def __init__(self, world: World, auditor: Auditor) -> None:
        self.world, self.auditor = world, auditor

    def hold(self) -> None:
        """Fail unless all that is kept is what it should be."""
