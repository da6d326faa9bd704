"""The effect of an umpire's decisions on matches, and what a match is worth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction

from bot.games import GAMES
from bot.league.decisions import Force, Rest
from bot.league.results import PEOPLE_NEEDED, MatchResult, SeatResult, forfeited, with_totals, without
from bot.league.season import Fixture, Season

Effective = Callable[[MatchResult], MatchResult | None]
"""Returns a match with the umpire's decisions applied; None if it does not count."""
EntryAt = Callable[[str, int], str | None]
"""Returns the entry that a player held at a time; None if they held none."""


def effective(result: MatchResult, force: Force) -> MatchResult | None:
    """The match with adjusted totals; None if it does not count. Ratings use this, too."""
    if result.match in force.voids:
        return None
    totals = force.totals.get(result.match)
    return with_totals(result, totals, GAMES[result.game].spec.low_wins) if totals else result


def in_season(
    result: MatchResult, season: Season, force: Force, fixture: Fixture | None, entry_at: EntryAt
) -> MatchResult | None:
    """The match as the standings of ``season`` count it: also with the effects of withdrawals."""
    seen = effective(result, force)
    if seen is None or not force.withdrawn:
        return seen
    seated = {
        seat.player: entry_at(seat.player, result.at) for seat in result.seats if seat.player is not None
    }
    missing = [entry for entry in (fixture.entries if fixture else ()) if entry not in seated.values()]
    gone: set[str] = set()
    lost: set[str] = set()
    absent: set[str] = set()
    for player, entry in seated.items():
        rest = _missed(force, entry, result.at)
        if rest:
            (lost if rest == "forfeit" else gone).add(player)
    for entry in missing:
        if _missed(force, entry, result.at) == "forfeit":
            absent.add(entry)
    if not (gone or lost or absent):
        return seen  # as nearly all are: copying each would take a good part of the time of a count
    return forfeited(without(seen, gone), lost, absent)


def _missed(force: Force, entry: str | None, at: int) -> Rest | None:
    """What happens to an entry's match of that time (ms) if the entry was withdrawn before; None if it was
    not.
    """
    withdrawal = force.withdrawn.get(entry or "")
    return withdrawal.rest if withdrawal is not None and withdrawal.misses(at) else None


def uncounted(result: MatchResult, own: SeatResult, others: Sequence[SeatResult], season: Season) -> str:
    """The reason why a match does not count for the player of a seat; empty if it counts. ``others`` are the
    other seats that count.

    The reasons are ``playoff`` (it has played off a tie), ``unranked``, ``late`` (they were not there from
    the first deal on), ``alone`` (fewer than two people were), ``no_fixture`` (only fixtures count), and
    ``outside`` (of the season's dates).
    """
    if result.is_playoff:
        return "playoff"
    if not result.ranked:
        return "unranked"
    if not own.counts:
        return "late"
    if len(others) + 1 < PEOPLE_NEEDED:
        return "alone"
    if result.fixture is None and season.drawn:
        return "no_fixture"
    if result.fixture is None and not season.starts <= result.at <= (season.ends or result.at):
        return "outside"
    return ""


def worth(given: Collection[int]) -> Fraction:
    """What a match that counts is worth, in points of the standings, if so much was ``given`` for each other
    seat: 100 for the first place, 0 for the last, and evenly spaced values between.
    """
    return Fraction(sum(given), len(given))


def against(own: SeatResult, other: SeatResult) -> int:
    """What a seat gets for another one: 100 if it is ahead, 50 if they are equal, and 0 if it is behind or
    has forfeited.
    """
    if own.absent:
        return 0
    if other.place > own.place or other.absent:
        return 100
    return 50 if other.place == own.place else 0


def won(own: SeatResult, others: Iterable[SeatResult]) -> bool:
    """Whether the player of a seat was present, and none of the ``others`` who was has a better place."""
    return not own.absent and all(other.place >= own.place or other.absent for other in others)
