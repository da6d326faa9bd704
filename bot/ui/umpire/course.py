"""How a season takes its course: started, checked in, paused, confirmed, cancelled, arranged."""

from __future__ import annotations

from typing import cast

import discord

from bot.league.contest import Contest, Schedule, acts
from bot.tables import Refused
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.seasons.role import missing_for_role
from bot.ui.seasons.seasons import season_meant, title_of
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.tables.away import now_at
from bot.ui.umpire.places import need_channel, season_channel
from bot.ui.umpire.preview import propose
from bot.ui.umpire.times import moment_of


async def start(interaction: Interaction, request: RequestContext, league: str | None) -> None:
    """Close the sign-up and begin, after a look at who plays and who gets no place."""
    contest = await season_meant(interaction, request, league)
    # Drawing tables for hundreds takes longer than Discord waits for an answer.
    await responses.take_time(interaction)
    await propose(interaction, request, contest, acts.Start())


async def check_in(interaction: Interaction, request: RequestContext, league: str | None, until: str) -> None:
    """Ask all who have signed up to say that they are still there."""
    contest = await season_meant(interaction, request, league)
    act = acts.OpenCheckIn(moment_of(until, now_at(interaction)))
    await _done(interaction, request, contest, act, "umpire-check-in-open", until=moment(act.until))


async def pause(interaction: Interaction, request: RequestContext, league: str | None, reason: str) -> None:
    """Wait for nobody until it goes on."""
    contest = await season_meant(interaction, request, league)
    await _done(interaction, request, contest, acts.Pause(), "umpire-paused", reason)


async def resume(interaction: Interaction, request: RequestContext, league: str | None) -> None:
    """Go on."""
    contest = await season_meant(interaction, request, league)
    await _done(interaction, request, contest, acts.Resume(), "umpire-resumed")


async def finish(interaction: Interaction, request: RequestContext, league: str | None, reason: str) -> None:
    """Confirm the results, after a look at what becomes final by it."""
    contest = await season_meant(interaction, request, league)
    await propose(interaction, request, contest, acts.Confirm(), reason)


async def cancel(interaction: Interaction, request: RequestContext, league: str | None, reason: str) -> None:
    """End a season without a champion, if that is said twice."""
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
) -> None:
    """Set what does not change the standings; what is not named stays, and with nothing named it is shown.

    The league's own channel as that of the log, and the role of everybody, take the choice back.
    """
    contest = await season_meant(interaction, request, league)
    terms = contest.terms
    league_channel = terms.channel if channel is None else season_channel(interaction, request, channel, None)
    if log_channel is not None:
        need_channel(log_channel, request, threads=False)
    if role is not None and not role.is_default():
        if not grants_no_more(role, interaction.permissions):
            raise Refused("umpire_role", role=role.mention)
        missing = missing_for_role(role.guild, role.id)
        if missing is not None:
            await try_reply_private(interaction, request.say(missing, role=role.mention))
            return
    act = acts.Arrange(
        terms.remind_day if remind_day is None else remind_day,
        terms.remind_hour if remind_hour is None else remind_hour,
        cast(Schedule, schedule or terms.schedule),
        _unless(terms.log_channel if log_channel is None else log_channel.id, league_channel),
        terms.role if role is None else None if role.is_default() else role.id,
        None if channel is None else league_channel,
    )
    if any(each is not None for each in (remind_day, remind_hour, schedule, channel, log_channel, role)):
        contest = await request.services.seasons.act(contest.key, who_pressed(interaction), act)
    elif not contest.is_open:
        raise Refused("league-over")
    await private(interaction, arranged_screen(contest, request.say))


def grants_no_more(role: discord.Role, own: discord.Permissions) -> bool:
    """Whether a role lets nobody do what everybody on its server cannot, unless who has these permissions of
    their ``own`` can: staff that may not manage roles would give themselves rights by it.
    """
    more = role.permissions & ~role.guild.default_role.permissions
    return own.administrator or more.is_subset(own)


def arranged_screen(contest: Contest, say: Translator) -> discord.ui.LayoutView:
    """What is arranged for a season beside its standings."""
    terms = contest.terms
    return message(
        say(
            "umpire-arranged",
            league=title_of(contest),
            day=terms.remind_day,
            hour=terms.remind_hour,
            schedule=terms.schedule,
            channel=f"<#{terms.channel}>",
            log=f"<#{terms.log_channel or terms.channel}>",
            role=None if terms.role is None else f"<@&{terms.role}>",
        )
    )


def _unless(chosen: int | None, default: int) -> int | None:
    return None if chosen == default else chosen


async def _done(
    interaction: Interaction,
    request: RequestContext,
    contest: Contest,
    act: acts.UmpireAct,
    phrase: str,
    reason: str = "",
    **about: str | None,
) -> None:
    """Do what changes no standings at once, and say so."""
    await request.services.seasons.act(contest.key, who_pressed(interaction), act, reason)
    await private(interaction, message(request.say(phrase, league=title_of(contest), **about)))
