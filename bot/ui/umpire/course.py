"""The commands that move a season on or change its arrangements: start, check-in, pause, confirm, cancel."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import discord

from bot.league.contest import Contest, Schedule, acts
from bot.tables import Refused
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.role import grants_no_more, missing_for_role
from bot.ui.seasons.seasons import season_meant, title_of
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.tables.away import heard, when
from bot.ui.umpire.alter import alteration
from bot.ui.umpire.alterations import arrangements
from bot.ui.umpire.places import need_channel, season_channel
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of


async def start(interaction: Interaction, request: RequestContext, league: str | None) -> None:
    """Show a preview of closing the sign-up and starting, with the players and those who get no place."""
    contest = await season_meant(interaction, request, league)
    # Drawing tables for hundreds takes longer than Discord waits for an answer.
    await responses.take_time(interaction)
    await propose(interaction, request, contest, acts.Start())


async def check_in(interaction: Interaction, request: RequestContext, league: str | None, until: str) -> None:
    """Show a preview of the check-in, which asks all who have signed up to confirm it ``until`` a time; once
    the season runs, those who wait for a place.
    """
    contest = await season_meant(interaction, request, league)
    days = clocks_of(contest.terms)
    act = acts.OpenCheckIn(await when(interaction, until, days))
    read_as = await heard(interaction, request, until, days=days)
    await propose(interaction, request, contest, act, notice=read_as)


async def pause(interaction: Interaction, request: RequestContext, league: str | None, reason: str) -> None:
    """Show a preview of pausing a season. Deadlines do not run while it is paused."""
    contest = await season_meant(interaction, request, league)
    await propose(interaction, request, contest, acts.Pause(), reason)


async def resume(
    interaction: Interaction, request: RequestContext, league: str | None, reason: str | None
) -> None:
    """Show a preview of resuming a paused season; of one that is over, of reviewing its results again."""
    contest = await season_meant(interaction, request, league, or_newest=True)
    act = acts.Resume() if contest.is_open else acts.Reopen()
    await propose(interaction, request, contest, act, reason or "")


async def finish(
    interaction: Interaction, request: RequestContext, league: str | None, reason: str | None
) -> None:
    """Show a preview of confirming the results, which makes them final."""
    contest = await season_meant(interaction, request, league)
    await propose(interaction, request, contest, acts.Confirm(), reason or "")


async def cancel(interaction: Interaction, request: RequestContext, league: str | None, reason: str) -> None:
    """Show a preview of ending a season without a champion. It must be confirmed twice."""
    contest = await season_meant(interaction, request, league)
    await propose(interaction, request, contest, acts.Cancel(), reason)


async def arrange(
    interaction: Interaction,
    request: RequestContext,
    league: str | None,
    *,
    remind_day: bool | None,
    remind_hour: bool | None,
    schedule: str | None,
    channel: discord.TextChannel | None,
    log_channel: discord.TextChannel | None,
    role: discord.Role | None,
    reason: str | None,
) -> None:
    """Show a preview of other arrangements, which do not affect the standings; as they are if none is to
    change. None leaves one as it is.

    The league's own channel as the log channel, and the role of everybody, reset those choices.
    """
    contest = await season_meant(interaction, request, league)
    terms = contest.terms
    league_channel = terms.channel if channel is None else season_channel(interaction, request, channel, None)
    if log_channel is not None:
        need_channel(interaction, log_channel, request, threads=False)
    if role is not None and not role.is_default():
        if not grants_no_more(role, interaction.user):
            raise Refused("umpire_role", role=role.mention)
        missing = missing_for_role(role.guild, role.id)
        if missing is not None:
            await try_reply_private(interaction, request.say(missing, role=role.mention, of="champion"))
            return
    new = replace(
        terms,
        remind_day=terms.remind_day if remind_day is None else remind_day,
        remind_hour=terms.remind_hour if remind_hour is None else remind_hour,
        schedule=cast(Schedule, schedule or terms.schedule),
        log_channel=_unless(terms.log_channel if log_channel is None else log_channel.id, league_channel),
        role=terms.role if role is None else None if role.is_default() else role.id,
        channel=league_channel,
    )
    act = alteration(terms, new)
    if any(each is not None for each in (remind_day, remind_hour, schedule, channel, log_channel, role)):
        await propose(interaction, request, contest, act, reason or "")
    elif contest.is_open:
        await private(interaction, arranged_screen(contest, request.say))
    else:
        raise Refused("league-over")


def arranged_screen(contest: Contest, say: Translator) -> discord.ui.LayoutView:
    """The screen with the arrangements of a season."""
    return message(f"### {title_of(contest)}\n{arrangements(contest, say)}")


def _unless(chosen: int | None, default: int) -> int | None:
    return None if chosen == default else chosen
