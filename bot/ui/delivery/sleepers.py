"""Saying in the messages of tables that they sleep until their game is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.games import GAMES
from bot.services.installed_games import SleepingTable
from bot.shards import IsHere
from bot.ui.components.layout import message
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.background import Background
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import is_momentary, meaning, pauses
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.writer import Writer
from bot.ui.i18n.translator import Translator

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Sleepers:
    """Edits the messages of tables whose game is gone.

    A post is recorded of each, and stays without an answer: once the game is back, the publisher finds the
    post, and sends a new message of the table in place of the one that says that it sleeps.
    """

    poster: Poster
    asleep: Callable[[IsHere], Awaitable[Sequence[SleepingTable]]]
    """Returns the tables of servers whose game is gone, those that have a message. Raises StorageError."""
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""
    _background: Background = field(default_factory=Background)

    async def find(self, here: IsHere) -> None:
        """Begin to edit the messages of such tables of these servers. Raises StorageError."""
        known = {post.about for post in await self.poster.posts.unanswered(here)}
        for table in await self.asleep(here):
            is_known = table.table_id in known
            self._background.start(self._tell(table, is_known), f"say that {table.table_id} sleeps")

    async def close(self) -> None:
        """Stop. What was not said yet is said after the next start."""
        await self._background.close()

    async def _tell(self, table: SleepingTable, is_known: bool) -> None:
        """Edit the message of a table, as soon as Discord takes that."""
        posts, guild_id, channel_id = self.poster.posts, table.guild_id, table.channel_id
        for pause in pauses():
            try:
                if not is_known:
                    await posts.begin(guild_id, channel_id, table.table_id)
                    is_known = True
                async with self.poster.governor.turn(Lane.BACKGROUND, guild_id):
                    place = self.poster.client.get_partial_messageable(channel_id, guild_id=guild_id)
                    await Writer().edit(place, table.message_id, self._drawn(table))
                return
            except Exception as error:
                log.info("it is not said of table %s yet that it sleeps: %s", table.table_id, error)
                if meaning(error) is not None and not is_momentary(error):
                    return
            await self.poster.clock.wait(asyncio.Event(), self.poster.clock.now() + pause)

    def _drawn(self, table: SleepingTable) -> ReadyPost:
        say, game = self.say_in(table.guild_id), GAMES[table.game].spec.name
        return ReadyPost(message(say("table-game-gone", game=game)))
