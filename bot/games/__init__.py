"""The rules of the games: pure functions, standard library only."""

from __future__ import annotations

from typing import Any

from bot.games.api import Game
from bot.games.ole import Ole
from bot.games.olsen import Olsen
from bot.games.olsen_olsen import OlsenOlsen
from bot.games.otter import Otter
from bot.games.pursuit import Pursuit

GAMES: dict[str, Game[Any]] = {
    game.spec.key: game for game in (Olsen(), OlsenOlsen(), Otter(), Ole(), Pursuit())
}
"""Every game that can be played, by its key."""
