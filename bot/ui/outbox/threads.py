"""Threads for the tables of a season: opened, found again, put away."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.league.contest import Contest, format_of
from bot.seasons import Seasons
from bot.tables import Refused, Table
from bot.ui.components.post import Post
from bot.ui.delivery.outcomes import is_outage
from bot.ui.delivery.poster import Poster
from bot.ui.i18n.translator import Translator
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, layout_of
from bot.ui.outbox.rounds import place_of, thread_opened
from bot.ui.tables.opening import KEPT_FOR, take_away

log = logging.getLogger(__name__)

KEPT_AFTERWARDS: Final = 1_440
"""Minutes, a day in all, until Discord archives the thread of a match that is over."""


def thread_name(contest: Contest, fixture: str, say: Translator) -> str:
    """What the thread of a fixture is called: its league, round and table, in 100 letters."""
    league, place = contest.terms.league, format_of(contest).place_of(contest, fixture)
    final = "yes" if place and place.final else "no"
    about = say("crier-thread-name", **place_of(contest, fixture), final=final)
    return f"{league[: 100 - len(about) - 3]} · {about}"


async def open_thread(poster: Poster, seasons: Seasons, ctx: RenderContext, fixture: str) -> Table:
    """Open the thread of a fixture with its table, and call its players there. Where that fails, no thread is
    left.

    Raises Refused as :meth:`Seasons.open_table`, and ``no_fixture_thread`` where Discord lets nobody open one
    there; discord.HTTPException where trying again may help.
    """
    contest = ctx.contest
    try:
        thread = await _thread(poster.client, contest, thread_name(contest, fixture, ctx.say))
    except discord.HTTPException as refused:
        if is_outage(refused):
            raise
        log.info("no thread can be opened in channel %s: %s", contest.terms.channel, refused)
        raise Refused("no_fixture_thread") from refused
    try:
        for outgoing in thread_opened(ctx, fixture):
            # The players are called first: whatever happens then, nobody misses that they are to play.
            about = f"thread:{contest.key}:{fixture}"
            await poster.stand(
                thread, contest.guild_id, about, Post(layout_of(outgoing)), pings=pinging(outgoing)
            )
        return await seasons.open_table(contest.key, fixture, thread.id)
    except Exception:
        await take_away(thread)
        raise


async def _thread(client: discord.Client, contest: Contest, name: str) -> discord.Thread:
    """A new thread in the season's channel, or one of that name that the bot has opened for this season and
    not used: it was stopped, or heard no answer.
    """
    channel_id = contest.terms.channel
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("no_fixture_thread")
    used = {meeting.channel for meeting in contest.meetings.values()}
    for thread in channel.threads:
        is_own = client.user is not None and thread.owner_id == client.user.id
        is_new = _opened_at(thread) >= (contest.started_at or 0)
        if is_own and is_new and thread.name == name and thread.id not in used and not thread.archived:
            return thread
    return await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=KEPT_FOR
    )


def _opened_at(thread: discord.Thread) -> float:
    return snowflake_time(thread.id).timestamp() * 1000


async def let_go(poster: Poster, channel_id: int) -> None:
    """The match in a thread is over: a day after the last word there, Discord is to put it away."""
    try:
        async with poster.writing(channel_id):
            thread = poster.client.get_channel(channel_id) or await poster.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(auto_archive_duration=KEPT_AFTERWARDS)
    except discord.HTTPException as refused:
        log.info("thread %s is kept for longer: %s", channel_id, refused)


def pinging(outgoing: OutgoingMessage) -> discord.AllowedMentions:
    """The mentions that a message may make: of those whom it is to ping, and nobody else."""
    users = [discord.Object(user_id) for user_id in outgoing.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
