"""The greeting: the bot introduces itself once to a server that has invited it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.milliseconds import HOUR
from bot.services import Preferences
from bot.tables import Clock, StorageError
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.delivery.outcomes import meaning
from bot.ui.delivery.poster import Poster
from bot.ui.help.help import welcome_message
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.tables.choosing import games_picture

log = logging.getLogger(__name__)

NEW = HOUR
"""Milliseconds after the bot was invited in which it greets, also if it was not running just then. Where it
has been for longer, it is known."""

NEEDED = discord.Permissions(view_channel=True, send_messages=True)


class Greetings:
    """Greets servers. The servers that were greeted are stored, with their settings."""

    def __init__(
        self,
        poster: Poster,
        preferences: Preferences,
        say_in: Callable[[int], Translator],
        promised: Callable[[int], Awaitable[str]],
        renderer: PictureRenderer,
        clock: Clock,
    ) -> None:
        """``promised`` gives the commitment of a server's next table. Raises StorageError."""
        self._poster = poster
        self._preferences = preferences
        self._say_in = say_in
        self._promised = promised
        self._renderer = renderer
        self._clock = clock

    async def greet_if_new(self, guild: discord.Guild) -> None:
        """Greet a server in its system channel, if it has invited the bot just now, was not greeted before,
        and lets the bot write there. It counts as greeted before the message is sent, so that no failure
        makes two of it.
        """
        me, channel = guild.me, guild.system_channel
        if me is None or me.joined_at is None or channel is None:
            return
        age = self._clock.now() - me.joined_at.timestamp() * 1000
        if age > NEW or not channel.permissions_for(me).is_superset(NEEDED):
            return
        try:
            if (await self._preferences.server(guild.id)).greeted:
                return
            await self._promised(guild.id)  # what could be refused comes first
            await self._preferences.change_server(guild.id, greeted=True)
            await self.greet(guild.id, channel.id, draws=channel.permissions_for(me).attach_files)
        except StorageError:
            log.warning("the database is busy, so server %d gets no greeting", guild.id)
        except Exception as error:
            if meaning(error) is None:
                raise
            log.info("could not greet server %d: %s", guild.id, error)

    async def greet(self, place_id: int, channel_id: int, *, draws: bool = True) -> None:
        """Post the greeting in a channel, with a picture of the games if the bot may attach one (``draws``).
        Raises StorageError, and Discord's errors.
        """
        await self._preferences.server(place_id)  # for its language
        say, promised = self._say_in(place_id), await self._promised(place_id)
        picture = await games_picture(self._renderer, say, promised) if draws else None
        post = ReadyPost(welcome_message(say, promised, picture), picture)
        async with self._poster.writing(channel_id):
            place = self._poster.client.get_partial_messageable(channel_id, guild_id=place_id)
            await place.send(view=post.view, files=post.files(), allowed_mentions=QUIET)
