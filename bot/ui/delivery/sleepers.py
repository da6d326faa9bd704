"""Say in the messages of sleeping tables that they wait until their game is back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.games import GAMES
from bot.services.installed_games import SleepingTable
from bot.shards import IsHere
from bot.ui.components.layout import message
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.again import until_done
from bot.ui.delivery.background import Background
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.delivery.poster import Poster
from bot.ui.delivery.writer import Writer
from bot.ui.i18n.translator import Translator

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Sleepers:
    """Edits the messages of tables whose game is gone.

    For each, a post that follows the message is recorded, without an answer. Once the game is back, the
    publisher finds the post, and replaces the message by a new one.
    """

    poster: Poster
    asleep: Callable[[IsHere], Awaitable[Sequence[SleepingTable]]]
    """Returns the tables of servers whose game is gone and that have a message. Raises StorageError."""
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""
    _background: Background = field(default_factory=Background)

    async def find(self, here: IsHere) -> None:
        """Begin to edit the messages of such tables on these servers. Raises StorageError."""
        for table in await self.asleep(here):
            what = f"to say that table {table.table_id} sleeps"
            telling = until_done(partial(self._tell, table), self.poster.clock, what)
            self._background.start(telling, what)

    async def close(self) -> None:
        """Stop. The remaining messages are edited after the next start."""
        await self._background.close()

    async def _tell(self, table: SleepingTable) -> bool:
        """Edit the message of a table. Return True, even if the bot may not edit it. Raises StorageError, and
        Discord's errors if Discord may accept the edit later.
        """
        poster, place_id = self.poster, table.place_id
        recorded = [post.follows for post in await poster.posts.lost(table.table_id)]
        if table.message_id not in recorded:
            await poster.posts.begin(place_id, table.channel_id, table.table_id, table.message_id)
        try:
            async with poster.governor.turn(Lane.BACKGROUND, place_id):
                place = poster.client.get_partial_messageable(table.channel_id, guild_id=place_id)
                await Writer().edit(place, table.message_id, self._drawn(table))
        except discord.HTTPException as refused:
            if is_momentary(refused):
                raise
            log.info("cannot show that table %s sleeps: %s", table.table_id, refused)
        return True

    def _drawn(self, table: SleepingTable) -> ReadyPost:
        say, game = self.say_in(table.place_id), GAMES[table.game].spec.name
        return ReadyPost(message(say("table-game-gone", game=game)))
