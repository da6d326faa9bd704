"""Invitations to a season: the umpire invites people, who sign up, decline, or don't answer.

Invited people can sign up until the start even if the sign-up is closed. In a running season, they enter late
like others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.contest.acts import Command, DeclineInvitation, ExpireInvitations, Invite, SignUp
from bot.league.contest.format import Due
from bot.league.contest.formats import format_of
from bot.league.contest.offers import LONGEST, time_to_answer
from bot.league.contest.signup import sign_up, uninvited
from bot.league.contest.state import Contest, Invited
from bot.league.illegal import IllegalAct

MOST = 64
"""Maximum number of people invited at once."""


def time_to_join(contest: Contest, now: int) -> int:
    """Return until when (ms) a person invited ``now`` can answer: for two days, but not beyond the planned
    start; in a running season, as long as for the offer of a spot.
    """
    if contest.has_started:
        return now + time_to_answer(contest.terms, drawn=format_of(contest).facts.drawn)
    starts = contest.terms.starts
    return min(now + LONGEST, starts) if starts is not None and starts > now else now + LONGEST


def need_open(contest: Contest, at: int) -> None:
    """Raise IllegalAct ``signup_closed`` if even invited people can't enter any more."""
    need_invitable(contest, "", at)


def need_invitable(contest: Contest, player: str, at: int) -> None:
    """Raise IllegalAct ``invited`` if the person is invited already, and as :func:`sign_up` does for them."""
    if player in contest.invitations:
        raise IllegalAct("invited", player=player)
    sign_up(_inviting(contest, (player,), Invited(at, at, "")), SignUp(player), at)


def invite(contest: Contest, act: Invite, command: Command) -> Contest:
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
        need_invitable(contest, player, command.at)
    return _inviting(contest, act.players, Invited(command.at, act.until, command.actor))


def decline(contest: Contest, act: DeclineInvitation) -> Contest:
    """Record that an invited person declines. Refused: ``not_invited``."""
    if act.player not in contest.invitations:
        raise IllegalAct("not_invited")
    return uninvited(contest, act.player)


def expire(contest: Contest, act: ExpireInvitations, at: int) -> Contest:
    """End invitations that were not answered in time. Refused: ``not_invited``, ``earlier`` (they can still
    be answered).
    """
    for player in act.players:
        made = contest.invitations.get(player)
        if made is None:
            raise IllegalAct("not_invited")
        if at < made.until:
            raise IllegalAct("earlier", until=made.until)
    return uninvited(contest, *act.players)


def timetable(contest: Contest) -> Iterator[Due]:
    """Yield when the invitations of a season expire. Those with the same time expire together."""
    for until in {made.until for made in contest.invitations.values()}:
        silent = (player for player, made in contest.invitations.items() if made.until == until)
        yield Due(until, ExpireInvitations(tuple(silent)))


def _inviting(contest: Contest, players: tuple[str, ...], made: Invited) -> Contest:
    return replace(contest, invitations={**contest.invitations, **dict.fromkeys(players, made)})
