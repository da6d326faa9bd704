"""The presses and commands that have arrived lately, because the gateway may bring one twice."""

from __future__ import annotations

from collections import OrderedDict

import discord

REMEMBERED = 1_000
"""The number of interactions that are remembered, more than arrive while one is on its way."""


class Arrivals:
    """Tells the first arrival of an interaction from a second one, which is ignored.

    The second one would be refused, as it does what is done already, and its answer would replace the first:
    a player whose card was played would read that it was not.
    """

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction arrives for the first time, and remember it."""
        if interaction.id in self._ids:
            return False
        self._ids[interaction.id] = None
        if len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)
        return True
