"""The effect of an umpire's decisions on matches, and the worth of a match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction

from bot.games import GAMES
from bot.league.decisions import Rest, Rulings
from bot.league.results import PEOPLE_NEEDED, MatchResult, SeatResult, forfeited, with_totals, without
from bot.league.scoring_rules import Fixture, ScoringRules

Effective = Callable[[MatchResult], MatchResult | None]
"""Returns a match with the umpire's decisions applied; None if it does not count."""
EntryAt = Callable[[str, int], str | None]
"""Returns the entry that a player held at a time; None if they held none."""


def effective(result: MatchResult, rulings: Rulings) -> MatchResult | None:
    """Return the match with adjusted totals; None if it doesn't count. Ratings use this, too."""
    if result.match in rulings.voids:
        return None
    totals = rulings.totals.get(result.match)
    return with_totals(result, totals, GAMES[result.game].spec.low_wins) if totals else result


def in_season(
    result: MatchResult, scoring: ScoringRules, rulings: Rulings, fixture: Fixture | None, entry_at: EntryAt
) -> MatchResult | None:
    """Return the match as the standings of ``scoring`` count it: also with the effects of withdrawals."""
    seen = effective(result, rulings)
    if seen is None or not rulings.withdrawn:
        return seen
    seated = {
        seat.player: entry_at(seat.player, result.at) for seat in result.seats if seat.player is not None
    }
    missing = [entry for entry in (fixture.entries if fixture else ()) if entry not in seated.values()]
    gone: set[str] = set()
    lost: set[str] = set()
    absent: set[str] = set()
    for player, entry in seated.items():
        rest = _missed(rulings, entry, result.at)
        if rest:
            (lost if rest == "forfeit" else gone).add(player)
    for entry in missing:
        if _missed(rulings, entry, result.at) == "forfeit":
            absent.add(entry)
    if not (gone or lost or absent):
        return seen  # as nearly all are: copying each would take a good part of the time of a count
    return forfeited(without(seen, gone), lost, absent)


def _missed(rulings: Rulings, entry: str | None, at: int) -> Rest | None:
    """Return what happens to an entry's match at a time (ms) if the entry was withdrawn before; None if it
    was not.
    """
    withdrawal = rulings.withdrawn.get(entry or "")
    return withdrawal.rest if withdrawal is not None and withdrawal.misses(at) else None


def uncounted(
    result: MatchResult, own: SeatResult, others: Sequence[SeatResult], scoring: ScoringRules
) -> str:
    """Return why a match does not count for ``player``; empty if it counts.

    The reasons are ``tiebreaker`` (it was a tiebreaker), ``unranked``, ``late`` (they did not play from the
    first deal on), ``alone`` (with fewer than two people), ``no_fixture`` (only fixtures count), and
    ``outside`` (of the season's dates).
    """
    if result.is_tiebreaker:
        return "tiebreaker"
    if not result.ranked:
        return "unranked"
    if not own.counts:
        return "late"
    if len(others) + 1 < PEOPLE_NEEDED:
        return "alone"
    if result.fixture is None and scoring.drawn:
        return "no_fixture"
    if result.fixture is None and not scoring.starts <= result.at <= (scoring.ends or result.at):
        return "outside"
    return ""


def worth(given: Collection[int]) -> Fraction:
    """Return the worth of a counting match for ``player``, in points of the standings: 100 for the first
    place, 0 for the last, and evenly spaced values between.
    """
    return Fraction(sum(given), len(given))


def against(own: SeatResult, other: SeatResult) -> int:
    """Return the result of a seat against another: 100 if it finished ahead, 50 for a tie, and 0 if it
    finished behind or has forfeited.
    """
    if own.absent:
        return 0
    if other.place > own.place or other.absent:
        return 100
    return 50 if other.place == own.place else 0


def won(own: SeatResult, others: Iterable[SeatResult]) -> bool:
    """Return whether ``player`` was present and no other present player who counts has a better place."""
    return not own.absent and all(other.place >= own.place or other.absent for other in others)
