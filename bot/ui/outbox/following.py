"""Keeping up what was posted about the times of fixtures: their newest message, and their events."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.league.contest import Contest, format_of, times
from bot.seasons import Announcements
from bot.tables import Clock
from bot.ui.components.layout import components_of
from bot.ui.components.post import QUIET
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import TOO_OLD, Meaning, Thing, is_refused, lacks, meaning
from bot.ui.delivery.poster import Poster
from bot.ui.outbox.cards import card_of, time_card
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, layout_of
from bot.ui.outbox.rounds import drawn, drawn_with
from bot.ui.outbox.threads import archive_soon
from bot.ui.seasons.names import place_of

log = logging.getLogger(__name__)

NAME: Final = 100
"""The most characters of an event's name that Discord allows."""
ABOUT: Final = 1000
"""The most characters of its description."""


@dataclass(slots=True)
class TimeKeeper:
    """Keeps the message and the event of a fixture as its time stands. Its methods raise Discord's errors."""

    poster: Poster
    announcements: Announcements
    clock: Clock
    _shown: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By season and kind: the message that was edited last, and what it shows."""

    # The newest message

    async def posted(self, contest: Contest, fixture: str, sent: discord.Message) -> None:
        """Note that a message shows from now on how the time of a fixture stands. Delete the one before."""
        kind = card_of(fixture)
        before = await self.announcements.message(contest.key, kind)
        await self.announcements.sent(contest.key, kind, sent.channel.id, sent.id)
        if before is not None and before.message_id != sent.id:
            await self._delete(contest, before.channel_id, before.message_id)

    async def _delete(self, contest: Contest, channel_id: int, message_id: int) -> None:
        place = self.poster.client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        try:
            async with self.poster.writing(channel_id):
                await place.get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("message %s of season %s stays: %s", message_id, contest, refused)

    async def clear_away(self, contest: Contest, fixtures: Iterable[str], threads: Iterable[int]) -> None:
        """Take away what is left of fixtures that a season does not have any more: the messages about their
        times, and soon their threads.
        """
        for fixture in fixtures:
            known = await self.announcements.message(contest.key, card_of(fixture))
            if known is not None:
                await self._delete(contest, known.channel_id, known.message_id)
                await self.announcements.gone(contest.key, card_of(fixture))
        for thread in threads:
            if thread != contest.terms.channel:
                await archive_soon(self.poster, thread)

    async def refresh(self, ctx: RenderContext, fixture: str) -> None:
        """Edit the message that shows how the time of a fixture stands, if there is one."""
        await self._edit(ctx.contest, card_of(fixture), time_card(ctx, fixture))

    async def posted_round(self, contest: Contest, fixture: str, part: int, sent: discord.Message) -> None:
        """Note that a message is a part of the post about the round of a fixture."""
        kind = round_of(contest, fixture, part)
        await self.announcements.sent(contest.key, kind, sent.channel.id, sent.id)

    async def refresh_round(self, ctx: RenderContext, fixture: str) -> None:
        """Edit the post about the round of a fixture, so that it shows the results that there are."""
        number, keys = drawn_with(ctx.contest, fixture)
        for part, outgoing in enumerate(drawn(ctx, number, keys)):
            await self._edit(ctx.contest, round_of(ctx.contest, fixture, part), outgoing)

    async def _edit(self, contest: Contest, kind: str, outgoing: OutgoingMessage) -> None:
        """Edit the newest message of a kind about a season, if there is one and it shows something else."""
        known = await self.announcements.message(contest.key, kind)
        view = layout_of(outgoing)
        shown = known and (known.message_id, components_of(view))
        own = self._shown.setdefault(contest.key, {})
        if known is None or own.get(kind) == shown:
            return
        place = self.poster.client.get_partial_messageable(known.channel_id, guild_id=contest.guild_id)
        try:
            async with self.poster.writing(known.channel_id):
                await place.get_partial_message(known.message_id).edit(view=view, allowed_mentions=QUIET)
        except discord.HTTPException as refused:
            is_gone = meaning(refused) is Meaning.GONE
            is_closed = meaning(refused) in (Meaning.FORBIDDEN, Meaning.CLOSED)
            if not (is_gone or is_closed or is_refused(refused, TOO_OLD)):
                raise
            log.info("message %s of season %s stays as it is: %s", known.message_id, contest, refused)
            if is_gone:
                await self.announcements.gone(contest.key, kind)
        else:
            own[kind] = shown

    def forget(self, season: str) -> None:
        """Forget what the messages of a season show, because it is over."""
        self._shown.pop(season, None)

    # Events

    async def follow(self, ctx: RenderContext, fixture: str) -> Meaning | None:
        """Make the event of a fixture, move it, or take it away, as the time of the fixture is now.

        Return why Discord makes none if somebody has to change that; otherwise None.
        """
        contest, at = ctx.contest, times.event_at(ctx.contest, fixture)
        guild = self.poster.client.get_guild(contest.guild_id)
        if guild is None or at == 0:
            return None
        kind = event_of(fixture)
        known = await self.announcements.message(contest.key, kind)
        try:
            if at is not None and at > self.clock.now():
                if known is None:
                    event = await self._made(ctx, guild, fixture, at)
                    await self.announcements.sent(contest.key, kind, contest.terms.channel, event.id)
                else:
                    await self._moved(ctx, guild, fixture, known.message_id, at)
            elif known is not None:
                await self._taken_away(guild, known.message_id)
                await self.announcements.gone(contest.key, kind)
        except discord.HTTPException as refused:
            means = meaning(refused)
            if lacks(refused) is Thing.EVENT:  # somebody has deleted it, and does not want it
                await self.announcements.gone(contest.key, kind)
            elif not means or not means.is_shut_out:
                raise
            log.info("the event of fixture %s of season %s stays as it is: %s", fixture, contest, refused)
            return means if known is None else None
        return None

    async def _made(
        self, ctx: RenderContext, guild: discord.Guild, fixture: str, at: int
    ) -> discord.ScheduledEvent:
        """Make an event, unless it was made before and Discord's answer was lost."""
        contest, starts = ctx.contest, _moment(at)
        channel = contest.meetings[fixture].channel or contest.terms.channel
        name = ctx.say("outbox-time-place", season=ctx.season, **place_of(contest, fixture))[:NAME]
        me = self.poster.client.user
        async with self.poster.governor.turn(Lane.BACKGROUND, guild.id):
            for event in await guild.fetch_scheduled_events():
                if event.name == name and event.start_time == starts and me and event.creator_id == me.id:
                    return event
        async with self.poster.governor.turn(Lane.BACKGROUND, guild.id):
            return await guild.create_scheduled_event(
                name=name,
                description=_about(ctx, fixture),
                start_time=starts,
                end_time=_moment(at + times.MATCH),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"https://discord.com/channels/{contest.guild_id}/{channel}",
            )

    async def _moved(
        self, ctx: RenderContext, guild: discord.Guild, fixture: str, event_id: int, at: int
    ) -> None:
        about = _about(ctx, fixture)
        async with self.poster.governor.turn(Lane.BACKGROUND, guild.id):
            event = await guild.fetch_scheduled_event(event_id)
            if (event.start_time, event.description) != (_moment(at), about):
                ends = _moment(at + times.MATCH)
                await event.edit(start_time=_moment(at), end_time=ends, description=about)

    async def _taken_away(self, guild: discord.Guild, event_id: int) -> None:
        """Cancel an event, or end it if it has begun."""
        async with self.poster.governor.turn(Lane.BACKGROUND, guild.id):
            event = await guild.fetch_scheduled_event(event_id)
            if event.status is discord.EventStatus.scheduled:
                await event.cancel()
            elif event.status is discord.EventStatus.active:
                await event.end()


def round_of(contest: Contest, fixture: str, part: int) -> str:
    """The kind under which a part of the post about the round of a fixture is kept."""
    _, keys = drawn_with(contest, fixture)
    return f"round:{keys[0]}:{part}"


def event_of(fixture: str) -> str:
    """The kind under which the event of a fixture is kept."""
    return f"event:{fixture}"


def _about(ctx: RenderContext, fixture: str) -> str:
    """The description of the event of a fixture: its players."""
    return ctx.listed(format_of(ctx.contest).fixtures.players_of(ctx.contest, fixture))[:ABOUT]


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
