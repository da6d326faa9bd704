"""The messages of seasons that are kept as things stand: of each kind there is one, the newest."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

import discord

from bot.league.season import Season
from bot.milliseconds import HOUR
from bot.seasons import AnnouncementRow, Announcements
from bot.tables.listeners import Signal
from bot.ui.components.post import Content, ReadyPost
from bot.ui.delivery.kept import Posted
from bot.ui.delivery.outcomes import Meaning, is_left, meaning
from bot.ui.delivery.poster import DrawPost, Poster, ready
from bot.ui.delivery.writer import Writer

log = logging.getLogger(__name__)

REFUSED_FOR = HOUR
"""Milliseconds for which an edit that Discord has refused is not repeated."""


@dataclass(slots=True, eq=False)
class SeasonMessage(Writer):
    """The newest message of its kind."""

    message_id: int = field(kw_only=True)
    refused: Content | None = None
    """What Discord did not let it show at the last try. Something else is tried at once."""
    again_at: int = 0
    """When (ms) the same is tried again."""


@dataclass(slots=True)
class SeasonMessages:
    """Edits the messages of seasons, and takes away those that others have replaced. Its methods raise
    Discord's errors and StorageError.
    """

    poster: Poster
    announcements: Announcements
    noticed: Signal[[]]
    """There is a new notice."""
    _kept: dict[str, dict[str, SeasonMessage]] = field(default_factory=dict)
    """By season and kind."""

    async def shows(self, season: Season, kind: str, post: ReadyPost) -> bool:
        """Whether the message of a kind is known to show ``post``."""
        known = await self.announcements.message(season.key, kind)
        return known is not None and self._message(season, kind, known.message_id).shows(post)

    async def edit(self, season: Season, kind: str, known: AnnouncementRow, draw: DrawPost) -> None:
        """Edit the message of a kind, which is ``known`` to stand, and draw it when its turn comes."""
        place = self.poster.client.get_partial_messageable(known.channel_id, guild_id=season.place_id)
        async with self.poster.writing(known.channel_id):
            message = self._message(season, kind, known.message_id)
            await message.edit(place, known.message_id, await draw())

    async def refresh(self, season: Season, kind: str, post: ReadyPost) -> None:
        """Edit the message of a kind, if there is one and it shows something else. Where it cannot be edited,
        it stays as it is until there is something else to show, or for :data:`REFUSED_FOR` ms at least.
        """
        known = await self.announcements.message(season.key, kind)
        if known is None:
            return
        message = self._message(season, kind, known.message_id)
        now = self.poster.clock.now()
        if message.shows(post) or (message.refused == post.content and now < message.again_at):
            return
        try:
            await self.edit(season, kind, known, ready(post))
        except discord.HTTPException as refused:
            if not is_left(refused):
                raise
            message.refused, message.again_at = post.content, now + REFUSED_FOR
            log.info("cannot edit message %s of season %s: %s", known.message_id, season, refused)
            if meaning(refused) is Meaning.GONE:
                await self.announcements.gone(season.key, kind)

    async def stands(
        self,
        season: Season,
        kind: str,
        sent: discord.Message,
        about: str = "",
        post: ReadyPost | None = None,
    ) -> None:
        """Note that a message is from now on the one of its kind, that the post ``about`` something has
        arrived, and what it shows if that is known. The message before is deleted next.
        """
        now = self.poster.clock.now()
        is_other = await self.announcements.replaced(season.key, kind, sent.channel.id, sent.id, about, now)
        if post is not None:
            self.wrote(season, kind, sent, post)
        if is_other:
            self.noticed()

    def wrote(self, season: Season, kind: str, sent: discord.Message, post: ReadyPost) -> None:
        """Note what the message of a kind shows, which was ``sent``."""
        self._message(season, kind, sent.id).wrote(post, sent)

    async def take_away(self, season: Season, kind: str) -> bool:
        """Delete the message of a kind, and return whether there was one. It is known as long as
        :meth:`Poster.remove` raises something.
        """
        known = await self.announcements.message(season.key, kind)
        if known is None:
            return False
        await self.poster.remove(season.place_id, Posted(known.channel_id, known.message_id))
        await self.announcements.gone(season.key, kind)
        return True

    def forget(self, season: str, kind: str) -> None:
        """Forget what the message of a kind shows, so that it is edited again."""
        self._kept.get(season, {}).pop(kind, None)

    def over(self, season: str) -> None:
        """Forget what the messages of a season show."""
        self._kept.pop(season, None)

    def forget_names(self) -> None:
        """Forget what all messages show, because names stand in it."""
        for messages in self._kept.values():
            for message in messages.values():
                message.forget()
                message.refused = None

    def _message(self, season: Season, kind: str, message_id: int) -> SeasonMessage:
        own = self._kept.setdefault(season.key, {})
        if kind not in own or own[kind].message_id != message_id:
            own[kind] = SeasonMessage(message_id=message_id)
        return own[kind]
