"""The channels to which the messages of a season can be sent, the best one first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

import discord

from bot.league.season import Season, format_of
from bot.tables import Refused, Table
from bot.ui.outbox.outgoing import OutgoingMessage


def places(
    season: Season, outgoing: OutgoingMessage, guild: discord.Guild | None
) -> list[tuple[int, OutgoingMessage]]:
    """The channels to try for a message, each with the message as it is sent there.

    In a public channel, the text is replaced by the public one (``openly``) if there is one. A log that all
    members can read is public, too.
    """
    league, log_channel = season.settings.channel, season.settings.log_channel
    openly = replace(outgoing, text=outgoing.openly or outgoing.text)
    if outgoing.place == "log" and log_channel is not None:
        is_private = not _is_public(guild, log_channel)
        return [(log_channel, outgoing if is_private else openly), (league, openly)]
    thread = season.appointment(outgoing.fixture).channel
    return [(league, openly)] if thread is None else [(thread, openly), (league, openly)]


async def shown_where_played(
    season: Season,
    matches: Iterable[str],
    client: discord.Client,
    find_table: Callable[[str], Awaitable[Table]],
) -> frozenset[str]:
    """The matches whose results stand at their tables, in the season's channel or a thread of it.
    ``find_table`` returns a table by its id, or raises Refused.
    """
    found = set[str]()
    for match in matches:
        result = format_of(season).matches.result(season, match)
        if result is not None and result.fixture is not None:
            if season.appointment(result.fixture).channel is not None:
                found.add(match)
            continue
        with suppress(Refused):  # it was entered by hand
            channel = client.get_channel((await find_table(match)).channel_id)
            place = channel.parent if isinstance(channel, discord.Thread) else channel
            if getattr(place, "id", None) == season.settings.channel:
                found.add(match)
    return frozenset(found)


def _is_public(guild: discord.Guild | None, channel_id: int) -> bool:
    """Return whether all members of the server can read a channel. An unknown channel counts as public."""
    channel = guild.get_channel(channel_id) if guild is not None else None
    return channel is None or channel.permissions_for(channel.guild.default_role).view_channel


def for_staff(guild: discord.Guild | None, season: Season, lost: int) -> Iterator[int]:
    """The channels to try for telling the staff that a season cannot use the channel ``lost``.

    The season's own channels come first, then the server's channels for updates and system messages, then all
    others that the bot can write to.
    """
    seen = {lost}
    for channel_id in (season.settings.log_channel, season.settings.channel):
        if channel_id is not None and channel_id not in seen:
            seen.add(channel_id)
            yield channel_id
    if guild is None:
        return
    others = (guild.public_updates_channel, guild.system_channel, *guild.text_channels)
    for channel in others:
        if channel is not None and channel.id not in seen:
            seen.add(channel.id)
            allowed = channel.permissions_for(guild.me)
            if allowed.view_channel and allowed.send_messages:
                yield channel.id
