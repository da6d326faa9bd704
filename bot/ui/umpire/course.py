"""The command that changes the arrangements of a season."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import discord

from bot.league.contest import Contest, Schedule
from bot.tables import Refused
from bot.ui.components.layout import message
from bot.ui.delivery.responses import private
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.role import grants_no_more, missing_for_role
from bot.ui.seasons.seasons import season_meant, title_of
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.umpire.alter import alteration
from bot.ui.umpire.alterations import arrangements
from bot.ui.umpire.places import need_channel, season_channel
from bot.ui.umpire.preview import propose


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
