"""Shedding games: get rid of your cards, and say so before the last one.

``state`` is what a match is made of, ``seen`` what is told of it, ``rules`` what all such games do alike,
``house`` their house rules and ``game`` a match as everybody else sees it. A game is a subclass of
:class:`SheddingState` that says where it differs, its house rules, and a :class:`SheddingGame` of both.
"""

from bot.games.shedding.game import SheddingGame
from bot.games.shedding.house import SheddingHouse
from bot.games.shedding.rules import SheddingState

__all__ = ["SheddingGame", "SheddingHouse", "SheddingState"]
