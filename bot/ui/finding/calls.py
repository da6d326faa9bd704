"""Call the players to a table that was opened for them, once, where it is."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import discord
from discord import ui

from bot.services import Preferences, Waiting
from bot.services.preferences import pings_by
from bot.services.waiting import about
from bot.shards import IsHere
from bot.tables import Clock, Refused, Table, Tables
from bot.ui.components.layout import message
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.again import until_done
from bot.ui.delivery.background import Background
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.delivery.poster import Poster, ready
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined
from bot.ui.tables.my import link_to

log = logging.getLogger(__name__)


@dataclass(slots=True)
class FoundCalls:
    """Posts one message at each table that was opened for waiting people, and pings those of them who allow
    it. They are forgotten only after that, so a restart leaves no one out.
    """

    waiting: Waiting
    tables: Tables
    poster: Poster
    preferences: Preferences
    clock: Clock
    say_in: Callable[[int], Translator]
    _background: Background = field(default_factory=Background)

    def __post_init__(self) -> None:
        self.waiting.found.subscribe(self.found)

    async def restore(self, here: IsHere) -> None:
        """Call those on these servers who weren't called before a restart. Raises StorageError."""
        for place_id, table_id in await self.waiting.untold():
            if here(place_id):
                self.found(place_id, table_id)

    def found(self, place_id: int, table_id: str) -> None:
        """Call the players to a table soon."""
        what = f"to call players to table {table_id}"
        calling = until_done(partial(self._call, place_id, table_id), self.clock, what)
        self._background.start(calling, what)

    async def close(self) -> None:
        """Stop. Players not called yet are called after the next start."""
        await self._background.close()

    async def _call(self, place_id: int, table_id: str) -> bool:
        """Call the players once. Return True, even if the bot may not post there. Raises StorageError, and
        the poster's errors if Discord may accept the message later.
        """
        users = await self.waiting.found_at(place_id, table_id)
        try:
            table = await self.tables.get(table_id)
        except Refused as refused:
            if refused.code != "no_such_table":
                return False
            table = None
        if users and table is not None and table.is_open:
            await self._post(table, users)
        await self.waiting.told(place_id, table_id)
        return True

    async def _post(self, table: Table, users: list[int]) -> None:
        place_id, now = table.place_id, self.clock.now()
        server = await self.preferences.server(place_id)
        awake = await self.preferences.awake(place_id, users)
        pinged = []
        for user_id in users:
            wished = pings_by(server, await self.preferences.player(user_id))
            # Players who wait for a quick table are there at any hour.
            if wished != "never" and (table.clock != "slow" or awake(user_id, now)):
                pinged.append(discord.Object(user_id))
        post = ReadyPost(found_call(table, users, self.say_in(place_id)))
        try:
            await self.poster.post(
                place_id,
                table.channel_id,
                about(table.table_id),
                ready(post),
                pings=discord.AllowedMentions(users=pinged, everyone=False, roles=False),
            )
        except discord.HTTPException as error:
            if is_momentary(error):
                raise
            log.info("cannot call players to table %s: %s", table, error)


def found_call(table: Table, users: list[int], say: Translator) -> ui.LayoutView:
    """Build the message that calls users to their table."""
    names = joined([f"<@{user_id}>" for user_id in users], say)
    return message(say("found-call", names=names, game=table.game.spec.name, link=link_to(table)))
