"""Draw some tables before the first press, so that the press is answered fast.

The first drawing of anything takes longer, because phrases are read and pictures of cards put together. A
process that takes over does this while its predecessor still answers.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.services import Played
from bot.storage import StorageError
from bot.tables import Recap, Table, Tables, next_actor, no_recap
from bot.tables.reactions import Reactions
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.posts import HandPosts
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.pictures.emojis import Tiles
from bot.ui.tables.posts import TablePosts

log = logging.getLogger(__name__)

TABLES = 8
"""How many tables are drawn in each language."""


async def warm_up(tables: Tables, hands: HandPosts, tiles: Tiles) -> None:
    """Draw some of the open tables in every language, each with the hand of the player on turn, as ``hands``
    draws it. Leave out what can't be drawn.
    """
    try:
        for table in await tables.store.stored(TABLES):
            for say in map(translator, locales()):
                await _draw(table, say, hands, tiles)
    except StorageError:
        log.info("drew no pictures ahead, because the database is busy")
    except Exception:  # a real problem shows when people use it
        log.warning("could not draw every picture ahead", exc_info=True)


async def _draw(table: Table, say: Translator, hands: HandPosts, tiles: Tiles) -> None:
    async def recap_of(table: Table) -> Recap:
        return no_recap(table)

    async def played_in(place_id: int) -> Sequence[Played]:
        return ()

    await TablePosts(hands.renderer, lambda place_id: say, recap_of, Reactions(), played_in).draw(table)
    seat = None if table.state is None else next_actor(table)
    if seat is not None:
        await hands.draw(table, seat, HandView(), say, tiles)
