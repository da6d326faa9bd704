"""Which season an umpire means."""

from __future__ import annotations

import discord

from bot.league.contest import Contest
from bot.tables import Refused
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined
from bot.ui.seasons.names import SHOWN
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.permissions import need_staff


async def season_meant(interaction: Interaction, request: RequestContext, text: str | None) -> Contest:
    """The season that a command of the staff is about: that of the league which is named; without one, the
    only one that runs, or the only one of this channel.

    Raises Refused for who is not among the staff, ``no_season``, ``umpire_no_season`` and
    ``umpire_which_season``.
    """
    await need_staff(interaction)
    guild_id, _ = place_of(interaction)
    if text:
        return await request.services.seasons.find(guild_id, text)
    contest = the_season(request.services.seasons.running(guild_id), channel_of(interaction))
    if contest is not None:
        return contest
    running = request.services.seasons.running(guild_id)
    if not running:
        raise Refused("umpire_no_season")
    leagues = joined((each.terms.league for each in running[:SHOWN]), request.say)
    if more := len(running[SHOWN:]):
        leagues = request.say("list-more", names=leagues, count=more)
    raise Refused("umpire_which_season", leagues=leagues)


def the_season(running: list[Contest], channel_id: int) -> Contest | None:
    """The season that is meant where none is named; None where it is not clear."""
    here = [contest for contest in running if contest.terms.channel == channel_id]
    return next((some[0] for some in (running, here) if len(some) == 1), None)


async def season_pressed(interaction: Interaction, request: RequestContext, key: str) -> Contest:
    """The season of a button that the staff presses. Raises Refused, also for one of another server."""
    await need_staff(interaction)
    contest = await request.services.seasons.by_key(key)
    if contest.guild_id != place_of(interaction)[0]:
        raise Refused("no_season")
    return contest


def channel_of(interaction: Interaction) -> int:
    """The channel of a command; for one in a thread, that which the thread belongs to."""
    if isinstance(interaction.channel, discord.Thread):
        return interaction.channel.parent_id
    return interaction.channel_id or 0


def title_of(contest: Contest) -> str:
    """The league's name, for a text, its markup escaped."""
    return escape_text(contest.terms.league)
