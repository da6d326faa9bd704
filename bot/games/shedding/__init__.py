"""Shedding games: get rid of your cards, and call before the last one.

``state`` has the data of a match, ``seen`` what players see of it, ``rules`` the rules that such games share,
``house`` their house rules and ``game`` the :class:`bot.games.api.Game`. A game is a subclass of
:class:`SheddingState` with its differences, its house rules, and a :class:`SheddingGame` of both.
"""

from bot.games.shedding.game import SheddingGame
from bot.games.shedding.house import SheddingHouse
from bot.games.shedding.rules import SheddingState

__all__ = ["SheddingGame", "SheddingHouse", "SheddingState"]
