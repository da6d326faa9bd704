"""Who is in: signing up, waiting for a place, checking in, leaving; and the start."""

from __future__ import annotations

from dataclasses import replace

from bot.league.contest.acts import CheckIn, Command, Leave, OpenCheckIn, SignUp, Start
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest, Signed
from bot.league.refusal import Refused


def sign_up(contest: Contest, act: SignUp, at: int) -> Contest:
    """Enter, or wait for a place. Refused: ``already_in``, ``already_waiting``, ``signup_closed``,
    ``withdrawn`` (their entry was, or is another's now).
    """
    if contest.plays(act.player):
        raise Refused("already_in", player=act.player)
    if any(signed.player == act.player for signed in contest.signed):
        raise Refused("already_waiting", player=act.player)
    if not contest.has_started:
        if contest.phase != "signup" or (contest.closing is not None and at >= contest.closing):
            raise Refused("signup_closed")
        return _waits(contest, act.player, at)
    its = format_of(contest)
    if not (contest.terms.late and its.late):
        raise Refused("signup_closed")
    return its.enter(contest, act.player, at) or _waits(contest, act.player, at)


def leave(contest: Contest, act: Leave, command: Command) -> Contest:
    """Give one's place up; once a league runs, forfeit what is still to be played. Refused: ``not_in``, and
    ``ask_umpire`` in a tournament that runs, where only its umpire can confirm that.
    """
    if any(signed.player == act.player for signed in contest.signed):
        stay = tuple(signed for signed in contest.signed if signed.player != act.player)
        return replace(contest, signed=stay)
    entry = contest.entry_of(act.player)
    if entry is None:
        raise Refused("not_in", player=act.player)
    return format_of(contest).leave(contest, act.player, command)


def check_in(contest: Contest, act: CheckIn) -> Contest:
    """Say that one is still there. Refused: ``no_check_in`` (nobody was asked), ``not_in``,
    ``checked_in``.
    """
    if contest.phase != "check_in":
        raise Refused("no_check_in")
    own = next((signed for signed in contest.signed if signed.player == act.player), None)
    if own is None:
        raise Refused("not_in", player=act.player)
    if own.checked_in:
        raise Refused("checked_in")
    signed = tuple(replace(each, checked_in=each.checked_in or each is own) for each in contest.signed)
    return replace(contest, signed=signed)


def open_check_in(contest: Contest, act: OpenCheckIn, at: int) -> Contest:
    """Ask all who have signed up, and those who wait. Refused: ``earlier`` (it is over), ``too_few``."""
    if act.until <= at:
        raise Refused("earlier", until=act.until)
    if len(contest.signed) < 2:
        raise Refused("too_few")
    return replace(contest, phase="check_in", check_in_until=act.until)


def starters(contest: Contest) -> tuple[Signed, ...]:
    """Who is in when it starts: as far as there are places, and after a check-in those alone who came."""
    there = contest.signed
    if contest.phase == "check_in":
        there = tuple(signed for signed in there if signed.checked_in)
    return there[: contest.terms.places]


def start(contest: Contest, act: Start, at: int) -> Contest:
    """Sign-up is over and play begins; where tables are drawn, with the first round. Refused: ``too_few``."""
    taking_part = [signed.player for signed in starters(contest)]
    if len(taking_part) < 2:
        raise Refused("too_few")
    rest = tuple(signed for signed in contest.signed if signed.player not in taking_part)
    begun = replace(contest, phase="running", signed=rest, started_at=at, posted_at=at)
    return format_of(contest).start(begun, taking_part, act, at)


def _waits(contest: Contest, player: str, at: int) -> Contest:
    return replace(contest, signed=(*contest.signed, Signed(player, at)))
