"""Signing up, waiting for a place, checking in, leaving, and the start of a season."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.league.contest.acts import CheckIn, Command, Enter, Leave, OpenCheckIn, SignUp, Start
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest, Signed
from bot.league.refusal import Refused


def sign_up(contest: Contest, act: SignUp, at: int) -> Contest:
    """Sign a player up, or let them wait for a place.

    Refused: ``already_in``, ``already_waiting``, ``signup_closed``, ``withdrawn`` (their entry was withdrawn,
    or another player holds it now).
    """
    if contest.plays(act.player):
        raise Refused("already_in", player=act.player)
    if any(signed.player == act.player for signed in contest.signed):
        raise Refused("already_waiting", player=act.player)
    if not contest.has_started:
        if contest.phase != "signup" or (contest.closing is not None and at >= contest.closing):
            raise Refused("signup_closed")
        return _waits(contest, act.player, at)
    if not _takes_late(contest):
        raise Refused("signup_closed")
    entered = format_of(contest).entries.enter(contest, act.player, at)
    passes = contest.terms.counts_by < 3 or next_in(contest) is None
    return entered if entered is not None and passes else _waits(contest, act.player, at, here=True)


def enter(contest: Contest, act: Enter, at: int) -> Contest:
    """Give a free place to the player who is next. Refused: ``not_next``."""
    if act.player != next_in(contest):
        raise Refused("not_next")
    signed = tuple(each for each in contest.signed if each.player != act.player)
    entered = format_of(contest).entries.enter(replace(contest, signed=signed), act.player, at)
    if entered is None:
        raise Refused("not_next")
    return entered


def next_in(contest: Contest) -> str | None:
    """The player who gets a place that is free in a running season, because they have waited longest.

    None if nobody waits, no place is free, or none is given any more. Where players were asked to check in,
    those who have not done so wait on.
    """
    if contest.terms.counts_by < 3 or contest.phase != "running" or not _takes_late(contest):
        return None
    for signed in contest.signed:
        if contest.check_in_until is None or signed.checked_in:
            with suppress(Refused):
                if format_of(contest).entries.enter(contest, signed.player, 0) is not None:
                    return signed.player
    return None


def _takes_late(contest: Contest) -> bool:
    return contest.terms.late and format_of(contest).facts.late


def leave(contest: Contest, act: Leave, command: Command) -> Contest:
    """Give up a player's place. In a running league they forfeit their open matches.

    Refused: ``not_in``, and ``ask_umpire`` in a running tournament, where only the umpire can withdraw a
    player.
    """
    if any(signed.player == act.player for signed in contest.signed):
        stay = tuple(signed for signed in contest.signed if signed.player != act.player)
        return replace(contest, signed=stay)
    entry = contest.entry_of(act.player)
    if entry is None:
        raise Refused("not_in", player=act.player)
    return format_of(contest).entries.leave(contest, act.player, command)


def check_in(contest: Contest, act: CheckIn) -> Contest:
    """Check a player in. In a running season that is for those who wait for a place, at any time after they
    were asked.

    Refused: ``no_check_in`` (no check-in is open), ``not_in``, ``checked_in``.
    """
    asked = contest.has_started and contest.terms.counts_by >= 3 and contest.check_in_until is not None
    if contest.phase != "check_in" and not asked:
        raise Refused("no_check_in")
    own = next((signed for signed in contest.signed if signed.player == act.player), None)
    if own is None:
        raise Refused("not_in", player=act.player)
    if own.checked_in:
        raise Refused("checked_in")
    signed = tuple(replace(each, checked_in=each.checked_in or each is own) for each in contest.signed)
    return replace(contest, signed=signed)


def open_check_in(contest: Contest, act: OpenCheckIn, at: int) -> Contest:
    """Open the check-in for all players, including those who wait; in a running season for those alone.

    Refused: ``earlier`` (in the past), ``too_few``, ``nobody_waits``.
    """
    if act.until <= at:
        raise Refused("earlier", until=act.until)
    if contest.has_started:
        if contest.terms.counts_by < 3:
            raise Refused("wrong_phase", phase=contest.phase)
        if not contest.signed:
            raise Refused("nobody_waits")
        asked = tuple(replace(signed, checked_in=False) for signed in contest.signed)
        return replace(contest, signed=asked, check_in_until=act.until)
    if len(contest.signed) < 2:
        raise Refused("too_few")
    return replace(contest, phase="check_in", check_in_until=act.until)


def starters(contest: Contest) -> tuple[Signed, ...]:
    """The players at the start: as many as there are places, and after a check-in only those who checked
    in.
    """
    there = contest.signed
    if contest.phase == "check_in":
        there = tuple(signed for signed in there if signed.checked_in)
    return there[: contest.terms.places]


def start(contest: Contest, act: Start, at: int) -> Contest:
    """Close the sign-up and start, with the draw of the first round if there is one. Refused: ``too_few``."""
    taking_part = [signed.player for signed in starters(contest)]
    if len(taking_part) < 2:
        raise Refused("too_few")
    rest = tuple(signed for signed in contest.signed if signed.player not in taking_part)
    begun = replace(contest, phase="running", signed=rest, started_at=at, posted_at=at)
    return format_of(contest).entries.start(begun, taking_part, act, at)


def _waits(contest: Contest, player: str, at: int, *, here: bool = False) -> Contest:
    return replace(contest, signed=(*contest.signed, Signed(player, at, here)))
