"""Keeping the announcement of each season posted and up to date."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.league.contest import Contest
from bot.seasons.announcements import SIGNUP
from bot.ui.components.layout import components_of
from bot.ui.components.post import QUIET, Post
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.sender import Sender
from bot.ui.presses.leagues import SignUp

log = logging.getLogger(__name__)

REMOVALS = 2
"""An announcement that was deleted this often is not posted again in the same channel."""


class AnnouncementKeeper:
    """Posts the announcements of seasons and edits them. Its methods raise Discord's errors."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender
        self._shown: dict[str, tuple[int, Any]] = {}
        """The channel and content of each season's announcement, as Discord has confirmed it."""

    async def refresh(self, contest: Contest) -> bool:
        """Bring the announcement up to date. Return whether that took an edit or a message."""
        if await self.is_shown(contest):
            return False
        known = await self._sender.announcements.message(contest.key, SIGNUP)
        stands = known is not None and known.message_id > 0
        if (
            known is not None
            and stands
            and (not contest.is_open or known.channel_id == contest.terms.channel)
        ):
            if await self._edit(contest, known.channel_id, known.message_id):
                return True
            known, stands = await self._sender.announcements.message(contest.key, SIGNUP), False
        is_elsewhere = known is None or known.channel_id != contest.terms.channel
        if contest.is_open and (is_elsewhere or known is None or known.removals < REMOVALS):
            await self._announce(contest)
            if known is not None and stands:
                await self._delete_old(contest, known.channel_id, known.message_id)
        return True

    async def is_shown(self, contest: Contest) -> bool:
        """Whether the announcement is known to be up to date."""
        return self._shown.get(contest.key) == _shown_content(contest, await self._announcement(contest))

    def forget(self, season: str) -> None:
        """Forget what the announcement of a season shows, so that it is sent again."""
        self._shown.pop(season, None)

    async def _announcement(self, contest: Contest) -> discord.ui.LayoutView:
        return announcement(await self._sender.render_context(contest, ()), self._sender.clock.now())

    async def _announce(self, contest: Contest) -> None:
        channel_id, about = contest.terms.channel, f"announcement:{contest.key}"
        drawn: list[discord.ui.LayoutView] = []

        async def draw() -> Post:
            drawn.append(await self._announcement(contest))
            return Post(drawn[-1])

        try:
            sent = await self._sender.poster.post(
                contest.guild_id, channel_id, about, draw, known_by=SignUp(contest.key).custom_id
            )
        except discord.HTTPException as refused:
            if not await self._is_lost(contest, channel_id, refused):
                raise
            return
        await self._sender.can_use(contest, channel_id)
        await self._sender.announcements.sent(contest.key, SIGNUP, channel_id, sent.id, about)
        self._shown[contest.key] = _shown_content(contest, drawn[-1])

    async def _edit(self, contest: Contest, channel_id: int, message_id: int) -> bool:
        """Edit the announcement. Return False if it was deleted."""
        place = self._sender.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        try:
            async with self._sender.poster.writing(channel_id):
                view = await self._announcement(contest)
                await place.get_partial_message(message_id).edit(view=view, allowed_mentions=QUIET)
        except discord.HTTPException as refused:
            self.forget(contest.key)
            if lacks(refused) is Thing.MESSAGE:
                log.info("the announcement of season %s is gone", contest)
                await self._sender.announcements.removed(contest.key, message_id)
                return False
            if not await self._is_lost(contest, channel_id, refused):
                raise
            return True
        self._shown[contest.key] = _shown_content(contest, view)
        return True

    async def _is_lost(self, contest: Contest, channel_id: int, refused: discord.HTTPException) -> bool:
        """Whether a channel is deleted. Tell the staff, also if it is only closed to the bot."""
        is_gone = lacks(refused) is Thing.CHANNEL
        if is_gone or meaning(refused) in (Meaning.FORBIDDEN, Meaning.CLOSED):
            await self._sender.cannot_use(contest, channel_id, refused)
        return is_gone

    async def _delete_old(self, contest: Contest, channel_id: int, message_id: int) -> None:
        """Delete the announcement in a channel that the season has left."""
        place = self._sender.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        try:
            async with self._sender.poster.writing(channel_id):
                await place.get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("the old announcement of season %s stays: %s", contest, refused)


def _shown_content(contest: Contest, view: discord.ui.LayoutView) -> tuple[int, Any]:
    """The channel and the content of an announcement."""
    return contest.terms.channel, components_of(view)
