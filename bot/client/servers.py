"""The servers that the bot is in: it is invited, greets, and leaves."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.services import Departures
from bot.storage import StorageError
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning
from bot.ui.help.greeting import Greetings

log = logging.getLogger(__name__)


class Servers:
    """Handles the bot's arrival in servers and its departure."""

    def __init__(self, client: commands.AutoShardedBot, departures: Departures, greetings: Greetings) -> None:
        self._client = client
        self._departures = departures
        self._greetings = greetings

    def start(self) -> None:
        """Check for left servers once a day from now on. Starting twice is allowed."""
        self._departures.start(self._present, self._is_gone)

    async def left(self, guild_id: int) -> None:
        """Note that the bot has left a server or was removed."""
        try:
            await self._departures.left(guild_id)
        except StorageError:
            log.warning("the database is busy. That the bot left server %d is noted later", guild_id)

    async def came(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server. Keep its data if the bot has been there before, and greet in a
        new one.
        """
        try:
            was_here = await self._departures.returned(guild.id)
        except StorageError:
            log.warning("the database is busy. That the bot is back in server %d is noted later", guild.id)
            return
        if not was_here:
            await self._greetings.greet_if_new(guild)

    def _present(self) -> set[int] | None:
        return {guild.id for guild in self._client.guilds} if self._client.is_ready() else None

    async def _is_gone(self, guild_id: int) -> bool:
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except discord.HTTPException as error:
            if lacks(error) is Thing.SERVER or meaning(error) is Meaning.FORBIDDEN:
                return True
            log.warning("cannot tell whether the bot left server %d: %s", guild_id, error)
        return False
