"""Keeping the announcement of each season posted and up to date."""

from __future__ import annotations

import logging

import discord

from bot.league.contest import Contest
from bot.seasons import AnnouncementRow
from bot.seasons.announcements import SIGNUP
from bot.ui.components.post import Post
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.sender import Sender
from bot.ui.presses.leagues import JoinSeason

log = logging.getLogger(__name__)

REMOVALS = 2
"""An announcement that was deleted this often is not posted again in the same channel."""


class AnnouncementKeeper:
    """Posts the announcements of seasons and edits them. Its methods raise Discord's errors."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    async def refresh(self, contest: Contest) -> bool:
        """Bring the announcement up to date. Return whether that took an edit or a message."""
        if await self.is_shown(contest):
            return False
        known = await self._sender.announcements.message(contest.key, SIGNUP)
        if known is not None and known.message_id and _stands_right(contest, known):
            if await self._edit(contest, known):
                return True
            known = await self._sender.announcements.message(contest.key, SIGNUP)
        may_post = known is None or not _stands_right(contest, known) or known.removals < REMOVALS
        if contest.is_open and may_post:
            await self._announce(contest)
        return True

    async def is_shown(self, contest: Contest) -> bool:
        """Whether the announcement is known to be up to date."""
        known = await self._sender.announcements.message(contest.key, SIGNUP)
        is_right = known is not None and _stands_right(contest, known)
        return is_right and await self._sender.kept.shows(contest, SIGNUP, await self._drawn(contest))

    async def _drawn(self, contest: Contest) -> Post:
        return Post(announcement(await self._sender.render_context(contest, ()), self._sender.clock.now()))

    async def _announce(self, contest: Contest) -> None:
        channel_id, about = contest.terms.channel, f"announcement:{contest.key}"
        drawn: list[Post] = []

        async def draw() -> Post:
            drawn.append(await self._drawn(contest))
            return drawn[-1]

        try:
            sent = await self._sender.poster.post(
                contest.guild_id, channel_id, about, draw, known_by=JoinSeason(contest.key).custom_id
            )
        except discord.HTTPException as refused:
            if not await self._is_lost(contest, channel_id, refused):
                raise
            return
        await self._sender.can_use(contest, channel_id)
        await self._sender.kept.stands(contest, SIGNUP, sent, about, drawn[-1])

    async def _edit(self, contest: Contest, known: AnnouncementRow) -> bool:
        """Edit the announcement. Return False if it was deleted."""
        try:
            await self._sender.kept.edit(contest, SIGNUP, known, lambda: self._drawn(contest))
        except discord.HTTPException as refused:
            if lacks(refused) is Thing.MESSAGE:
                log.info("the announcement of season %s is gone", contest)
                await self._sender.announcements.removed(contest.key, known.message_id)
                return False
            if not await self._is_lost(contest, known.channel_id, refused):
                raise
        return True

    async def _is_lost(self, contest: Contest, channel_id: int, refused: discord.HTTPException) -> bool:
        """Whether a channel is deleted. Tell the staff, also if it is only closed to the bot."""
        is_gone = lacks(refused) is Thing.CHANNEL
        if is_gone or meaning(refused) in (Meaning.FORBIDDEN, Meaning.CLOSED):
            await self._sender.cannot_use(contest, channel_id, refused)
        return is_gone


def _stands_right(contest: Contest, known: AnnouncementRow) -> bool:
    """Whether an announcement is in the season's channel, or need not be any more."""
    return not contest.is_open or known.channel_id == contest.terms.channel
