"""The rules of the games: pure functions, standard library only."""

from __future__ import annotations

from typing import Any

from bot.games.api import Game
from bot.games.gone import MissingGame
from bot.games.installed import found
from bot.games.ole import Ole
from bot.games.olsen import OlsenGame
from bot.games.olsen_olsen import OlsenOlsen
from bot.games.otter import Otter
from bot.games.pursuit import Pursuit


class Games(dict[str, Game[Any]]):
    """Games by key. A missing key belongs to a game that is no longer there: what is known about it can be
    shown, but it can't be played.
    """

    def knows(self, key: str) -> bool:
        """Return whether this key belongs to a game that exists or once existed."""
        return key in self or key in MissingGame.NOTED

    def __missing__(self, key: str) -> Game[Any]:
        return MissingGame.of(key)


OWN = {game.spec.key: game for game in (OlsenGame(), OlsenOlsen(), Otter(), Ole(), Pursuit())}
INSTALLED = found(OWN)
"""Games from installed packages."""
GAMES = Games({**OWN, **{key: each.game for key, each in INSTALLED.brought.items()}})
"""Every playable game, by key."""
