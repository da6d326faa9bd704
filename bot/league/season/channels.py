"""Deleted channels: the season pauses until it has another one."""

from __future__ import annotations

from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Command, LoseChannel, Resume
from bot.league.season.formats import format_of
from bot.league.season.state import Invited, Offered, Season


def lose(season: Season, act: LoseChannel, at: int) -> Season:
    """Remove the season's channel, and pause it if it was running. Refused: ``other_channel`` if that was not
    its channel, or is known to be deleted.
    """
    if act.channel != season.settings.channel or season.lost_channel:
        raise IllegalAct("other_channel")
    lost = replace(season, lost_channel=True)
    if season.phase != "running":
        return lost
    return replace(lost, phase="paused", paused_at=at, paused_for_it=True)


def need_channel(season: Season) -> None:
    """Raise IllegalAct ``no_channel`` if the season has no channel."""
    if season.lost_channel:
        raise IllegalAct("no_channel")


def found(before: Season, after: Season, command: Command) -> Season:
    """Resume the season ``after`` an act that has given it another channel, unless its umpire has paused
    it.
    """
    if not before.lost_channel or after.settings.channel == before.settings.channel:
        return after
    after = replace(after, lost_channel=False)
    return resumed(after, command) if after.paused_for_it else after


def resume(season: Season, act: Resume, command: Command) -> Season:
    """Resume a paused season. Refused: ``no_channel``."""
    need_channel(season)
    return resumed(season, command)


def resumed(season: Season, command: Command) -> Season:
    """Adjust the season after its pause. Open questions to players get the rest of their time. Calls for the
    umpire at tables end, because running matches continue in a pause.
    """
    paused_at = season.paused_at or command.at

    def until(asked: Invited | Offered) -> int:
        return asked.until + command.at - max(paused_at, asked.at)

    running = format_of(season).course.resumed(replace(season, phase="running"), command)
    return replace(
        running,
        paused_at=None,
        paused_for_it=False,
        invitations={who: replace(each, until=until(each)) for who, each in running.invitations.items()},
        offers={key: replace(each, until=until(each)) for key, each in running.offers.items()},
    )
