"""Drawing the public message of a table: the screen for its current phase, with its picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.services import HouseRules
from bot.tables import Table
from bot.ui.components.post import Post
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.tables.finished import finished
from bot.ui.tables.fixture import fixture
from bot.ui.tables.lobby import closed, lobby
from bot.ui.tables.table import table_message


@dataclass(frozen=True, slots=True)
class TablePosts:
    """Draws tables for their channels."""

    renderer: PictureRenderer
    house_rules: HouseRules
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""

    async def draw(self, table: Table) -> Post:
        """The message of ``table`` in its current state."""
        say = self.say_in(table.guild_id)
        if table.state is not None:
            picture = await self.renderer.table(table, say)
            screen = table_message if table.is_open else finished
            return Post(screen(table, say, picture), picture)
        if not table.is_open:
            return Post(closed(table, say))
        if table.fixture is not None:
            return Post(fixture(table, say))
        return Post(lobby(table, say, self.house_rules.sets(table.guild_id, table.game_key)))
