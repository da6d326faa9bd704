"""Invitations to a season: the umpire invites people, who sign up, decline, or don't answer.

Invited people can sign up until the start even if the sign-up is closed. In a running season, they enter late
like others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Command, DeclineInvitation, ExpireInvitations, Invite, SignUp
from bot.league.season.format import Due
from bot.league.season.formats import format_of
from bot.league.season.offers import LONGEST, time_to_answer
from bot.league.season.signup import sign_up, uninvited
from bot.league.season.state import Invited, Season

MOST = 64
"""Maximum number of people invited at once."""


def time_to_join(season: Season, now: int) -> int:
    """Return until when (ms) a person invited ``now`` can answer: for two days, but not beyond the planned
    start; in a running season, as long as for the offer of a spot.
    """
    if season.has_started:
        return now + time_to_answer(season.settings, drawn=format_of(season).facts.drawn)
    starts = season.settings.starts
    return min(now + LONGEST, starts) if starts is not None and starts > now else now + LONGEST


def need_open(season: Season, at: int) -> None:
    """Raise IllegalAct ``signup_closed`` if even invited people can't enter any more."""
    need_invitable(season, "", at)


def need_invitable(season: Season, player: str, at: int) -> None:
    """Raise IllegalAct ``invited`` if the person is invited already, and as :func:`sign_up` does for them."""
    if player in season.invitations:
        raise IllegalAct("invited", player=player)
    sign_up(_inviting(season, (player,), Invited(at, at, "")), SignUp(player), at)


def invite(season: Season, act: Invite, command: Command) -> Season:
    """Invite people. Refused as :func:`need_invitable` does, and: ``time_past``, ``many_invited``,
    ``nobody_invited``.
    """
    if act.until <= command.at:
        raise IllegalAct("time_past")
    if not act.players:
        raise IllegalAct("nobody_invited")
    if len(act.players) > MOST:
        raise IllegalAct("many_invited", most=MOST)
    for player in act.players:
        need_invitable(season, player, command.at)
    return _inviting(season, act.players, Invited(command.at, act.until, command.actor))


def decline(season: Season, act: DeclineInvitation) -> Season:
    """Record that an invited person declines. Refused: ``not_invited``."""
    if act.player not in season.invitations:
        raise IllegalAct("not_invited")
    return uninvited(season, act.player)


def expire(season: Season, act: ExpireInvitations, at: int) -> Season:
    """End invitations that were not answered in time. Refused: ``not_invited``, ``earlier`` (they can still
    be answered).
    """
    for player in act.players:
        made = season.invitations.get(player)
        if made is None:
            raise IllegalAct("not_invited")
        if at < made.until:
            raise IllegalAct("earlier", until=made.until)
    return uninvited(season, *act.players)


def timetable(season: Season) -> Iterator[Due]:
    """Yield when the invitations of a season expire. Those with the same time expire together."""
    for until in {made.until for made in season.invitations.values()}:
        silent = (player for player, made in season.invitations.items() if made.until == until)
        yield Due(until, ExpireInvitations(tuple(silent)))


def _inviting(season: Season, players: tuple[str, ...], made: Invited) -> Season:
    return replace(season, invitations={**season.invitations, **dict.fromkeys(players, made)})
