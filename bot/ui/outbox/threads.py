"""Threads for the tables of a season: opening them, finding them again, archiving them."""

from __future__ import annotations

import logging
from collections.abc import Collection, Container
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.league.season import Season, fixture_of
from bot.seasons import Seasons
from bot.tables import Refused, Table
from bot.ui.delivery.outcomes import Meaning, is_momentary, meaning
from bot.ui.delivery.poster import Poster
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.outbox.outgoing import OutgoingMessage
from bot.ui.seasons.names import place_of
from bot.ui.tables.opening import ARCHIVE_AFTER, discard_thread

log = logging.getLogger(__name__)

NO_THREAD: Final = ("no_fixture_thread", "threads_full", "thread_blocked")
"""The codes of Refused if Discord opens no thread."""

ARCHIVE_AFTER_END: Final = 1_440
"""Minutes (one day) until Discord archives the thread of a match that is over."""


def thread_name(season: Season, fixture: str, say: Translator) -> str:
    """The name of a fixture's thread: its league, round and table, in at most 100 characters."""
    league, about = label_text(season.settings.league), say("season-where", **place_of(season, fixture))
    return f"{league[: 100 - len(about) - 3]} · {about}"


async def open_thread(
    client: discord.Client, seasons: Seasons, season: Season, fixture: str, say: Translator
) -> Table:
    """Open the thread of a fixture with its table.

    If the table cannot be opened, the thread is deleted again. Raises the errors of
    :meth:`Seasons.open_table`, Refused with a code of :data:`NO_THREAD` if no thread can be opened in the
    channel, and discord.HTTPException if another try may help.
    """
    name, channel_id = thread_name(season, fixture, say), season.settings.channel
    since = fixture_of(season, fixture).drawn
    thread = await new_thread(client, season, name, channel_id, since=since)
    try:
        return await seasons.open_table(season.key, fixture, thread.id)
    except Exception:
        await discard_thread(thread)
        raise


async def new_thread(
    client: discord.Client,
    season: Season,
    name: str,
    channel_id: int,
    used: Collection[int] = (),
    since: int = 0,
) -> discord.Thread:
    """Return a new thread of a season in a channel, or one that was opened ``since`` a time (ms) and is not
    ``used``.

    Raises Refused with a code of :data:`NO_THREAD` if none can be opened there, and discord.HTTPException if
    another try may help.
    """
    try:
        return await _thread(client, season, name, channel_id, used, since)
    except discord.HTTPException as refused:
        if is_momentary(refused):
            raise
        log.info("cannot open a thread in channel %s for season %s: %s", channel_id, season, refused)
        match meaning(refused):
            case Meaning.FULL:
                raise Refused("threads_full") from refused
            case Meaning.BLOCKED:
                raise Refused("thread_blocked") from refused
            case _:
                raise Refused("no_fixture_thread") from refused


async def _thread(
    client: discord.Client,
    season: Season,
    name: str,
    channel_id: int,
    others: Collection[int],
    since: int,
) -> discord.Thread:
    """Return a new thread in a channel.

    If the bot has opened a thread of that name for this season before and not used it, because it was stopped
    or got no answer, return that one.
    """
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("no_fixture_thread")
    used = {*others, *(appointment.channel for appointment in season.appointments.values())}
    for thread in channel.threads:
        is_own = client.user is not None and thread.owner_id == client.user.id
        is_new = _opened_at(thread) >= max(since, season.started_at or 0)
        if is_own and is_new and thread.name == name and thread.id not in used and not thread.archived:
            return thread
    return await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
    )


def _opened_at(thread: discord.Thread) -> float:
    return snowflake_time(thread.id).timestamp() * 1000


async def archive_soon(poster: Poster, channel_id: int) -> None:
    """Let Discord archive a thread one day after its last message, because its match is over."""
    try:
        async with poster.writing(channel_id):
            thread = poster.client.get_channel(channel_id) or await poster.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(auto_archive_duration=ARCHIVE_AFTER_END)
    except discord.HTTPException as refused:
        log.info("could not make thread %s close earlier: %s", channel_id, refused)


def pinging(outgoing: OutgoingMessage, asleep: Container[int] = ()) -> discord.AllowedMentions:
    """Return the mentions that Discord may turn into pings: only the roles and users that the message pings,
    without users who are ``asleep``.
    """
    users = [discord.Object(user_id) for user_id in outgoing.pings if user_id not in asleep]
    roles = [discord.Object(role_id) for role_id in outgoing.roles]
    return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)
