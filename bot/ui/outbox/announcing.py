"""Keeping the announcement of each season posted and up to date. The functions raise Discord's errors."""

from __future__ import annotations

import logging

import discord

from bot.league.season import Season
from bot.seasons import AnnouncementRow
from bot.seasons.announcements import SIGNUP
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.sender import Sender
from bot.ui.presses.leagues import JoinSeason

log = logging.getLogger(__name__)

REMOVALS = 2
"""An announcement that was deleted this often is not posted again in the same channel."""


async def refresh(sender: Sender, season: Season) -> bool:
    """Bring the announcement up to date. Return whether that took an edit or a message."""
    if await is_shown(sender, season):
        return False
    known = await sender.announcements.message(season.key, SIGNUP)
    if known is not None and known.message_id and _stands_right(season, known):
        if await _edit(sender, season, known):
            return True
        known = await sender.announcements.message(season.key, SIGNUP)
    may_post = known is None or not _stands_right(season, known) or known.removals < REMOVALS
    if season.is_open and may_post:
        await _announce(sender, season)
    return True


async def is_shown(sender: Sender, season: Season) -> bool:
    """Whether the announcement is known to be up to date."""
    known = await sender.announcements.message(season.key, SIGNUP)
    is_right = known is not None and _stands_right(season, known)
    return is_right and await sender.kept.shows(season, SIGNUP, await _drawn(sender, season))


async def _drawn(sender: Sender, season: Season) -> ReadyPost:
    return ReadyPost(announcement(await sender.render_context(season, ()), sender.clock.now()))


async def _announce(sender: Sender, season: Season) -> None:
    channel_id, about = season.settings.channel, f"announcement:{season.key}"
    drawn: list[ReadyPost] = []

    async def draw() -> ReadyPost:
        drawn.append(await _drawn(sender, season))
        return drawn[-1]

    try:
        sent = await sender.poster.post(
            season.place_id, channel_id, about, draw, known_by=JoinSeason(season.key).custom_id
        )
    except discord.HTTPException as refused:
        if not await _is_lost(sender, season, channel_id, refused):
            raise
        return
    await sender.can_use(season, channel_id)
    await sender.kept.stands(season, SIGNUP, sent, about, drawn[-1])


async def _edit(sender: Sender, season: Season, known: AnnouncementRow) -> bool:
    """Edit the announcement. Return False if it was deleted."""
    try:
        await sender.kept.edit(season, SIGNUP, known, lambda: _drawn(sender, season))
    except discord.HTTPException as refused:
        if lacks(refused) is Thing.MESSAGE:
            log.info("the announcement of season %s was deleted", season)
            await sender.announcements.removed(season.key, known.message_id)
            return False
        if not await _is_lost(sender, season, known.channel_id, refused):
            raise
    return True


async def _is_lost(sender: Sender, season: Season, channel_id: int, refused: discord.HTTPException) -> bool:
    """Whether a channel is deleted. Tell the staff, also if it is only closed to the bot."""
    is_gone = lacks(refused) is Thing.CHANNEL
    if is_gone or meaning(refused) in (Meaning.FORBIDDEN, Meaning.CLOSED):
        await sender.cannot_use(season, channel_id, refused)
    return is_gone


def _stands_right(season: Season, known: AnnouncementRow) -> bool:
    """Whether an announcement is in the season's channel, or need not be any more."""
    return not season.is_open or known.channel_id == season.settings.channel
