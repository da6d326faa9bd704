"""Draw a table's public message: the screen for its current phase, with its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.services import Played
from bot.tables import Recap, Table, next_actor
from bot.tables.reactions import Reactions
from bot.ui.components.layout import Buttons
from bot.ui.components.post import ReadyPost
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.banner import Banner
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.tables.finished import finished, stopped
from bot.ui.tables.fixture import fixture
from bot.ui.tables.lobby import closed, lobby
from bot.ui.tables.result import podium_of, result_alt
from bot.ui.tables.table import table_message


@dataclass(frozen=True, slots=True)
class TablePosts:
    """Draws tables for their channels."""

    renderer: PictureRenderer
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""
    recap_of: Callable[[Table], Awaitable[Recap]]
    """Returns the recap of a finished match."""
    reactions: Reactions
    played_in: Callable[[int], Awaitable[Sequence[Played]]]
    """Returns the last matches of a place."""
    adding: Callable[[Translator], Buttons] = lambda say: ()
    """Builds the link that adds the bot to a server; no button if others may not do that."""

    async def draw(self, table: Table) -> ReadyPost:
        """Return the message of ``table`` in its current state."""
        say = self.say_in(table.place_id)
        if table.phase == "over":
            return await self._result(table, say)
        if table.phase == "ended":
            return ReadyPost(stopped(table, say))
        if table.state is not None:
            is_between = next_actor(table) is None
            picture = None if is_between else await self.renderer.table(table, say)
            reacted, adding = self.reactions.at(table), self.adding(say)
            return ReadyPost(table_message(table, say, picture, reacted, adding), picture)
        if not table.is_open:
            return ReadyPost(closed(table, say))
        alt = say("pictures-banner", game=table.game.spec.name)
        banner = await self.renderer.draw(Banner(table.game_key), alt)
        banner = banner and banner.fixing("lobby", table.commitment)
        if table.fixture is not None:
            return ReadyPost(fixture(table, say, banner), banner)
        return ReadyPost(lobby(table, say, banner, await self.played_in(table.place_id)), banner)

    async def _result(self, table: Table, say: Translator) -> ReadyPost:
        recap = await self.recap_of(table)
        drawing = self.renderer.podium(table, podium_of(table, recap, say), result_alt(table, recap, say))
        picture = await drawing
        return ReadyPost(finished(table, recap, say, picture, self.reactions.at(table)), picture)
