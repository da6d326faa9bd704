"""Otter Nonsense: columns that go up or down, and gifts to the player before you (rules/otter.md).

``cards`` has the cards and the values of columns, ``heads`` the worth of cards, ``house`` the house rules,
``moves`` the moves as text, and ``game`` everything else.
"""

from bot.games.otter.game import Otter

__all__ = ["Otter"]
