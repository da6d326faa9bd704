"""Otter Nonsense: columns that go up or down, and gifts to whoever played before you (rules/otter.md).

``cards`` are the cards and what they come to in a column, ``heads`` what each is worth, ``house`` the house
rules, ``moves`` the moves as text, and ``game`` is everything else.
"""

from bot.games.otter.game import Otter

__all__ = ["Otter"]
