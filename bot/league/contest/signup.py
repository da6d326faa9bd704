"""Sign-up, waiting list, check-in, leaving, and the start of a season."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.league.contest.acts import CheckIn, Command, Leave, MoveUp, OpenCheckIn, PutOff, Seed, SignUp, Start
from bot.league.contest.channels import need_channel
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest, Signed
from bot.league.contest.terms import Terms
from bot.league.illegal import IllegalAct
from bot.milliseconds import DAY, HOUR

FEWEST = 2
"""Fewest players for the start of a season."""
LONGEST_PUT_OFF = 7 * DAY
"""Maximum milliseconds by which a start is postponed at a time."""


def sign_up(contest: Contest, act: SignUp, at: int) -> Contest:
    """Sign a player up, or put them on the waiting list.

    Refused: ``already_in``, ``already_waiting``, ``signup_closed``, ``withdrawn`` (their entry was withdrawn,
    or another player holds it now).
    """
    if contest.plays(act.player):
        raise IllegalAct("already_in", player=act.player)
    if any(signed.player == act.player for signed in contest.signed):
        raise IllegalAct("already_waiting", player=act.player)
    is_invited = act.player in contest.invitations
    contest = uninvited(contest, act.player)
    if not contest.has_started:
        if not (is_invited or is_signup_open(contest, at)):
            raise IllegalAct("signup_closed", why="closed")
        return _waits(contest, act.player, at)
    if not _takes_late(contest):
        raise IllegalAct("signup_closed", why="begun")
    entered = format_of(contest).entries.enter(contest, act.player, at)
    passes = _first_waiting(contest) is None
    return entered if entered is not None and passes else _waits(contest, act.player, at)


def uninvited(contest: Contest, *players: str) -> Contest:
    """Remove the invitations of these people."""
    left = {player: made for player, made in contest.invitations.items() if player not in players}
    return replace(contest, invitations=left)


def can_join(contest: Contest, at: int) -> bool:
    """Return whether a new player can sign up or join the waiting list at a time (ms)."""
    with suppress(IllegalAct):
        return contest.is_open and contest.phase != "review" and bool(sign_up(contest, SignUp(""), at))
    return False


def move_up(contest: Contest, act: MoveUp, at: int) -> Contest:
    """Give a free spot to the next player. Refused: ``not_next``."""
    if act.player != next_in(contest):
        raise IllegalAct("not_next")
    signed = tuple(each for each in contest.signed if each.player != act.player)
    entered = format_of(contest).entries.enter(replace(contest, signed=signed), act.player, at)
    if entered is None:
        raise IllegalAct("not_next")
    return entered


def next_in(contest: Contest) -> str | None:
    """Return the player who gets a free spot in a running season: the first on the waiting list.

    None if the list is empty, no spot is free, or none is given any more. After a check-in, players who have
    not checked in stay on the list.
    """
    return _first_waiting(contest) if contest.phase == "running" and _takes_late(contest) else None


def _first_waiting(contest: Contest) -> str | None:
    """Return the first player on the waiting list with a free spot, even while none is given."""
    for signed in contest.signed:
        is_here = contest.check_in_until is None or signed.checked_in
        if is_here and signed.player not in contest.missing:
            with suppress(IllegalAct):
                if format_of(contest).entries.enter(contest, signed.player, 0) is not None:
                    return signed.player
    return None


def _takes_late(contest: Contest) -> bool:
    return contest.terms.late and format_of(contest).facts.late


def promises_late(terms: Terms) -> bool:
    """Return whether people are told that they can join while the season runs: if its terms allow it, and its
    only round isn't paired at the start.
    """
    facts = format_of(terms).facts
    has_more_rounds = "rounds" not in facts.options or terms.rounds > 1
    return terms.late and facts.late and has_more_rounds


def is_signup_open(contest: Contest, at: int) -> bool:
    """Return whether people can sign up at a time (ms) before the start: until the sign-up closes, or during
    a check-in with too few players.
    """
    if contest.phase == "check_in":
        return contest.put_offs > 0
    return contest.phase == "signup" and (contest.closing is None or at < contest.closing)


def leave(contest: Contest, act: Leave, command: Command) -> Contest:
    """Give up a player's spot, or an invitation. In a running league they forfeit their open matches.

    Refused: ``not_in``, and ``ask_umpire`` in a running tournament, where only the umpire can remove a
    player.
    """
    if any(signed.player == act.player for signed in contest.signed):
        stay = tuple(signed for signed in contest.signed if signed.player != act.player)
        return replace(contest, signed=stay)
    entry = contest.entry_of(act.player)
    if entry is None and act.player in contest.invitations:
        return uninvited(contest, act.player)
    if entry is None:
        raise IllegalAct("not_in", player=act.player)
    return format_of(contest).entries.leave(contest, act.player, command)


def check_in(contest: Contest, act: CheckIn) -> Contest:
    """Check a player in. In a running season, people on the waiting list can do so at any time after they
    were asked to.

    Refused: ``not_in``, ``no_check_in`` (no check-in is open), ``checked_in``.
    """
    own = next((signed for signed in contest.signed if signed.player == act.player), None)
    if own is None:
        raise IllegalAct("not_in", player=act.player)
    asked = contest.has_started and contest.check_in_until is not None
    if contest.phase != "check_in" and not asked:
        raise IllegalAct("no_check_in")
    if own.checked_in:
        raise IllegalAct("checked_in")
    signed = tuple(replace(each, checked_in=each.checked_in or each is own) for each in contest.signed)
    return replace(contest, signed=signed)


def open_check_in(contest: Contest, act: OpenCheckIn, at: int) -> Contest:
    """Open the check-in for all players and the waiting list; in a running season, for the waiting list
    alone.

    Refused: ``earlier`` (in the past), ``too_few``, ``nobody_waits``.
    """
    if act.until <= at:
        raise IllegalAct("earlier", until=act.until)
    if contest.has_started:
        if not contest.signed:
            raise IllegalAct("nobody_waits")
        asked = tuple(replace(signed, checked_in=False) for signed in contest.signed)
        return replace(contest, signed=asked, check_in_until=act.until)
    if len(contest.signed) < FEWEST:
        raise IllegalAct("too_few")
    return replace(contest, phase="check_in", check_in_until=act.until, put_offs=0)


def put_off_until(contest: Contest, now: int) -> int | None:
    """Return until when (ms) the start is postponed at ``now`` because there are too few players; None if the
    umpire starts the season.

    The first time it is a day, or an hour for rounds shorter than a day. Each further time it is twice as
    long, up to a week. A start that is still to come stays unchanged.
    """
    starts = contest.terms.starts
    if contest.phase == "signup" and (starts is None or starts > now):
        return starts
    drawn = format_of(contest).facts.drawn
    unit = HOUR if drawn and contest.terms.round_time < DAY else DAY
    later = min(unit << min(contest.put_offs, 10), LONGEST_PUT_OFF)
    at = contest.terms.later(max(starts or 0, contest.check_in_until or 0), later)
    while at <= now:
        at = contest.terms.later(at, later)
    return at


def put_off(contest: Contest, act: PutOff) -> Contest:
    """Postpone the start, and keep the sign-up open until then. Players who have checked in stay checked in,
    and the others can still do so.

    Refused: ``enough`` (there are enough players).
    """
    if len(starters(contest)) >= FEWEST:
        raise IllegalAct("enough")
    starts = contest.terms.starts
    is_later = act.until is not None and act.until != starts
    terms = replace(contest.terms, signup_closes=None, starts=starts if starts is None else act.until)
    check_in = act.until if contest.phase == "check_in" else None
    put_offs = contest.put_offs + (is_later or check_in is not None)
    return replace(contest, terms=terms, check_in_until=check_in, put_offs=put_offs)


def starters(contest: Contest) -> tuple[Signed, ...]:
    """Return the players at the start: as many as there are spots, and after a check-in only those who
    checked in.
    """
    there = contest.signed
    if contest.phase == "check_in":
        there = tuple(signed for signed in there if signed.checked_in)
    there = tuple(signed for signed in there if signed.player not in contest.missing)
    return there[: contest.terms.places]


def has_order(contest: Contest) -> bool:
    """Return whether the players of a season start in an order of strength, which its umpire can set."""
    facts = format_of(contest).facts
    return facts.seeded or facts.divided


def seed(contest: Contest, act: Seed) -> Contest:
    """Set the order in which the players start. Refused: ``no_seeds`` (the format has no use for it),
    ``not_in``, ``seeded_twice``.
    """
    if not has_order(contest):
        raise IllegalAct("no_seeds")
    if len(set(act.order)) < len(act.order):
        raise IllegalAct("seeded_twice")
    signed = {each.player for each in contest.signed}
    for player in act.order:
        if player not in signed:
            raise IllegalAct("not_in", player=player)
    return replace(contest, seeds=act.order)


def start(contest: Contest, act: Start, at: int) -> Contest:
    """Close the sign-up and start, with the pairings of the first round if there are any. Refused:
    ``no_channel``, ``too_few``.
    """
    need_channel(contest)
    taking_part = [signed.player for signed in starters(contest)]
    if len(taking_part) < FEWEST:
        raise IllegalAct("too_few")
    rest = tuple(signed for signed in contest.signed if signed.player not in taking_part)
    begun = replace(
        contest,
        phase="running",
        signed=rest,
        starters=starters(contest),
        started_at=at,
        posted_at=at,
    )
    return format_of(contest).entries.start(begun, taking_part, act, at)


def _waits(contest: Contest, player: str, at: int) -> Contest:
    # A player who signs up during or after a check-in is checked in already.
    is_here = contest.phase == "check_in" or contest.has_started
    return replace(contest, signed=(*contest.signed, Signed(player, at, is_here)))
