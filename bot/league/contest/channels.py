"""A season whose channel was deleted stands still until it has another one, so that nobody pays for that."""

from __future__ import annotations

from dataclasses import replace

from bot.league.contest.acts import Command, LoseChannel
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest
from bot.league.refusal import Refused


def lose(contest: Contest, act: LoseChannel, at: int) -> Contest:
    """The season without its channel; if it runs, it is paused. Refused: ``other_channel``, if that was not
    its channel, or it is known to be deleted.
    """
    if act.channel != contest.terms.channel or contest.lost_channel:
        raise Refused("other_channel")
    lost = replace(contest, lost_channel=True)
    if contest.phase != "running":
        return lost
    return replace(lost, phase="paused", paused_at=at, paused_for_it=True)


def need_channel(contest: Contest) -> None:
    """Refused ``no_channel`` if the season has none."""
    if contest.lost_channel:
        raise Refused("no_channel")


def found(before: Contest, after: Contest, command: Command) -> Contest:
    """The season ``after`` a decision of the umpire, which may have given it another channel. Then it goes
    on, unless the umpire has paused it.
    """
    if not before.lost_channel or after.terms.channel == before.terms.channel:
        return after
    after = replace(after, lost_channel=False)
    return resumed(after, command) if after.paused_for_it else after


def resumed(contest: Contest, command: Command) -> Contest:
    """The season after its pause."""
    running = format_of(contest).course.resumed(replace(contest, phase="running"), command)
    return replace(running, paused_at=None, paused_for_it=False)
