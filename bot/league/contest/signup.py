"""Who is in: signing up, waiting for a place, checking in, leaving; and the start."""

from __future__ import annotations

from dataclasses import replace

from bot.league import tournament, updates
from bot.league.contest.acts import CheckIn, Command, Leave, OpenCheckIn, SignUp, Start
from bot.league.contest.state import Contest, Signed
from bot.league.contest.terms import HOUR
from bot.league.decisions import Decision, Withdraw
from bot.league.refusal import Refused
from bot.league.rounds import divided, drawn
from bot.league.season import Entrant
from bot.league.tournament import acts as pursuit
from bot.league.tournament.state import Rules
from bot.league.umpire import decide


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
    if not contest.terms.late or contest.book is None or not _goes_on(contest):
        raise Refused("signup_closed")
    if act.player in contest.book.entrants:
        raise Refused("withdrawn", entry=act.player)
    playing = sum(not own.withdrawn for own in contest.book.accounts.values())
    if contest.terms.places is not None and playing >= contest.terms.places:
        return _waits(contest, act.player, at)
    lowest = max((entrant.division for entrant in contest.book.entrants.values()), default=1)
    book = updates.join(contest.book, Entrant(act.player, act.player, at, lowest))
    return replace(contest, book=book)


def _goes_on(contest: Contest) -> bool:
    """Whether somebody who enters a running league now would still have something to play."""
    if contest.phase == "review" or contest.book is None:
        return False
    return not contest.terms.drawn or contest.book.round < contest.terms.rounds


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
    if contest.book is None:
        raise Refused("ask_umpire")
    reason = command.reason or "left"
    ruling = Decision(str(contest.seq + 1), command.at, act.player, reason, Withdraw(entry, "forfeit"))
    return replace(contest, book=decide(contest.book, ruling))


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
    if contest.terms.format == "pursuit":
        return _tournament(begun, taking_part, at)
    book = updates.opened(contest.terms.season(contest.key, at))
    divisions = enumerate(_divisions(contest, taking_part, act.divisions), start=1)
    entrants = (Entrant(player, player, at, number) for number, division in divisions for player in division)
    book = updates.join(book, *entrants)
    if contest.terms.drawn:
        deadline = at + contest.terms.round_hours * HOUR
        book = updates.draw(book, drawn(book, contest.seed, deadline, at, act.tables))
    return replace(begun, book=book)


def _divisions(
    contest: Contest, players: list[str], before: tuple[tuple[str, ...], ...]
) -> tuple[tuple[str, ...], ...]:
    if contest.terms.format != "divisions":
        return (tuple(players),)
    known = [player for division in before for player in division]
    newcomers = [player for player in players if player not in known]
    staying = [[player for player in division if player in players] for division in before]
    if not any(staying):
        return divided(players, contest.terms.division_size)
    staying = [division for division in staying if division]
    staying[-1] += newcomers
    merged: list[list[str]] = []
    for division in staying:  # nobody plays alone
        if merged and min(len(merged[-1]), len(division)) < 2:
            merged[-1] += division
        else:
            merged.append(division)
    return tuple(tuple(division) for division in merged)


def _tournament(contest: Contest, players: list[str], at: int) -> Contest:
    rules = Rules(contest.terms.tie, contest.terms.playoff_carry)
    state = tournament.opened(contest.seed, rules)
    log: list[tournament.LogEntry] = []
    entering: list[pursuit.Act] = [pursuit.Enter(player) for player in players]
    for act in (*entering, pursuit.Start()):
        step = tournament.apply(state, tournament.Command(act, contest.umpire, at))
        state = step.state
        log += step.lines
    return replace(contest, tournament=state, tournament_log=tuple(log))


def _waits(contest: Contest, player: str, at: int) -> Contest:
    return replace(contest, signed=(*contest.signed, Signed(player, at)))
