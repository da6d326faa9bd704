"""Where what there is to say of a season is said, the best place first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord

from bot.league.contest import Contest
from bot.ui.outbox.outgoing import OutgoingMessage


def places(contest: Contest, outgoing: OutgoingMessage) -> list[tuple[int, OutgoingMessage]]:
    """The channels where a message may be sent, and how it reads there: where everybody reads along, what
    belongs in the log is said as it may be said openly.
    """
    league, log_channel = contest.terms.channel, contest.terms.log_channel
    openly = replace(outgoing, text=outgoing.openly or outgoing.text)
    if outgoing.place == "log" and log_channel is not None:
        return [(log_channel, outgoing), (league, openly)]
    meeting = contest.meetings.get(outgoing.fixture)
    thread = meeting.channel if meeting else None
    return [(league, openly)] if thread is None else [(thread, openly), (league, openly)]


def for_staff(guild: discord.Guild | None, contest: Contest, lost: int) -> Iterator[int]:
    """The channels where staff may read that a season cannot use the channel ``lost``: those of the season
    first, then those where a server's staff looks anyway, then any.
    """
    seen = {lost}
    for channel_id in (contest.terms.log_channel, contest.terms.channel):
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
