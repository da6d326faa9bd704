"""Choose a game: all games in one picture, with a sentence and a button each."""

from __future__ import annotations

from bot.games import GAMES
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import listed
from bot.ui.pictures.games import MOST, GamesDrawing
from bot.ui.pictures.renderer import PictureRenderer


async def games_picture(renderer: PictureRenderer, say: Translator, promised: str) -> Illustration | None:
    """Return the picture of all games, or None if it can't be drawn. Its file name fixes the shuffle of the
    next table, which is ``promised``.
    """
    names = [game.spec.name for game in GAMES.values()]
    alt = say("pictures-games", games=listed(names, say))
    picture = await renderer.draw(GamesDrawing(tuple(GAMES)[:MOST]), alt)
    return picture and picture.fixing("next", promised)
