"""Keep the posts about the times of fixtures up to date: their newest message, and their events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord

from bot.league.season import Season, format_of, times
from bot.tables import Clock
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning
from bot.ui.outbox.cards import card_of, time_card
from bot.ui.outbox.kept import SeasonMessages
from bot.ui.outbox.outgoing import RenderContext, layout_of
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
    """Keeps the message and the event of a fixture up to date. Its methods raise Discord's errors."""

    kept: SeasonMessages
    clock: Clock

    # The newest message

    async def clear_away(self, season: Season, fixtures: Iterable[str], threads: Iterable[int]) -> None:
        """Clean up after fixtures that a season no longer has: delete the messages about their times and
        rounds, and soon archive their threads.
        """
        for fixture in fixtures:
            await self.kept.take_away(season, card_of(fixture))
            part = 0
            while await self.kept.take_away(season, part_of(fixture, part)):
                part += 1
        for thread in threads:
            if thread != season.settings.channel:
                await archive_soon(self.kept.poster, thread)

    async def refresh(self, ctx: RenderContext, fixture: str) -> None:
        """Edit the message that shows how the time of a fixture stands, if there is one."""
        card = await asyncio.to_thread(time_card, ctx, fixture)
        await self.kept.refresh(ctx.season, card_of(fixture), ReadyPost(layout_of(card)))

    async def posted_round(
        self, season: Season, fixture: str, part: int, sent: discord.Message, post: ReadyPost
    ) -> None:
        """Note that a message is a part of the post about a round, and shows ``post``."""
        kind = round_of(season, fixture, part)
        await self.kept.announcements.sent(season.key, kind, sent.channel.id, sent.id)
        self.kept.wrote(season, kind, sent, post)

    async def refresh_round(self, ctx: RenderContext, fixture: str) -> None:
        """Edit the post about the round of a fixture, so that it shows the results that there are."""
        number, keys = drawn_with(ctx.season, fixture)
        for part, outgoing in enumerate(await asyncio.to_thread(drawn, ctx, number, keys)):
            kind = round_of(ctx.season, fixture, part)
            await self.kept.refresh(ctx.season, kind, ReadyPost(layout_of(outgoing)))

    # Events

    async def follow(self, ctx: RenderContext, fixture: str) -> Meaning | None:
        """Make the event of a fixture, move it, or take it away, as the time of the fixture is now.

        Return why Discord makes none if staff must change that; otherwise None.
        """
        season, at = ctx.season, times.event_at(ctx.season, fixture)
        guild = self.kept.poster.client.get_guild(season.place_id)
        if guild is None or at == 0:
            return None
        kind = event_of(fixture)
        known = await self.kept.announcements.message(season.key, kind)
        try:
            if at is not None and at > self.clock.now():
                if known is None:
                    event = await self._made(ctx, guild, fixture, at)
                    await self.kept.announcements.sent(season.key, kind, season.settings.channel, event.id)
                else:
                    await self._moved(ctx, guild, fixture, known.message_id, at)
            elif known is not None:
                await self._taken_away(guild, known.message_id)
                await self.kept.announcements.gone(season.key, kind)
        except discord.HTTPException as refused:
            means = meaning(refused)
            if lacks(refused) is Thing.EVENT:  # a person deleted it and doesn't want it
                await self.kept.announcements.gone(season.key, kind)
            elif not means or not means.is_shut_out:
                raise
            log.info("cannot change the event of fixture %s of season %s: %s", fixture, season, refused)
            return means if known is None else None
        return None

    async def _made(
        self, ctx: RenderContext, guild: discord.Guild, fixture: str, at: int
    ) -> discord.ScheduledEvent:
        """Make an event, unless it was made before and Discord's answer was lost."""
        season, starts = ctx.season, _moment(at)
        channel = season.appointments[fixture].channel or season.settings.channel
        name = ctx.say("outbox-time-place", season=ctx.title, **place_of(season, fixture))[:NAME]
        me = self.kept.poster.client.user
        async with self.kept.poster.governor.turn(Lane.BACKGROUND, guild.id):
            for event in await guild.fetch_scheduled_events():
                if event.name == name and event.start_time == starts and me and event.creator_id == me.id:
                    return event
        async with self.kept.poster.governor.turn(Lane.BACKGROUND, guild.id):
            return await guild.create_scheduled_event(
                name=name,
                description=_about(ctx, fixture),
                start_time=starts,
                end_time=_moment(at + times.MATCH),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"https://discord.com/channels/{season.place_id}/{channel}",
            )

    async def _moved(
        self, ctx: RenderContext, guild: discord.Guild, fixture: str, event_id: int, at: int
    ) -> None:
        about = _about(ctx, fixture)
        async with self.kept.poster.governor.turn(Lane.BACKGROUND, guild.id):
            event = await guild.fetch_scheduled_event(event_id)
            if (event.start_time, event.description) != (_moment(at), about):
                ends = _moment(at + times.MATCH)
                await event.edit(start_time=_moment(at), end_time=ends, description=about)

    async def _taken_away(self, guild: discord.Guild, event_id: int) -> None:
        """Cancel an event, or end it if it has begun."""
        async with self.kept.poster.governor.turn(Lane.BACKGROUND, guild.id):
            event = await guild.fetch_scheduled_event(event_id)
            if event.status is discord.EventStatus.scheduled:
                await event.cancel()
            elif event.status is discord.EventStatus.active:
                await event.end()


def round_of(season: Season, fixture: str, part: int) -> str:
    """The kind under which a part of the post about the round of a fixture is kept."""
    _, keys = drawn_with(season, fixture)
    return part_of(keys[0], part)


def part_of(first: str, part: int) -> str:
    """The kind of a part of the post about a round, by the ``first`` fixture of that."""
    return f"round:{first}:{part}"


def event_of(fixture: str) -> str:
    """The kind under which the event of a fixture is kept."""
    return f"event:{fixture}"


def _about(ctx: RenderContext, fixture: str) -> str:
    """The description of the event of a fixture: its players."""
    return ctx.listed(format_of(ctx.season).fixtures.players_of(ctx.season, fixture))[:ABOUT]


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
