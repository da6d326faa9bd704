"""What a match comes to once the umpire has spoken."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from bot.games import GAMES
from bot.league.decisions import Force
from bot.league.results import PEOPLE_NEEDED, MatchResult, forfeited, with_totals, without
from bot.league.season import Fixture, Season

Effective = Callable[[MatchResult], MatchResult | None]
"""What a match comes to once the umpire has spoken; None: nothing."""
EntryAt = Callable[[str, int], str | None]
"""The entry that a player held at a time, if any."""


def effective(result: MatchResult, force: Force) -> MatchResult | None:
    """The match with adjusted scores; None: it does not count. Ratings go by this too."""
    if result.match in force.voids:
        return None
    totals = force.totals.get(result.match)
    return with_totals(result, totals, GAMES[result.game].spec.low_wins) if totals else result


def in_season(
    result: MatchResult, force: Force, fixture: Fixture | None, entry_at: EntryAt
) -> MatchResult | None:
    """The match as the standings see it: also with what withdrawals mean for it."""
    seen = effective(result, force)
    if seen is None or not force.withdrawn:
        return seen
    seated = {
        seat.player: entry_at(seat.player, result.at) for seat in result.seats if seat.player is not None
    }
    missing = [entry for entry in (fixture.entries if fixture else ()) if entry not in seated.values()]
    gone: set[str] = set()
    lost: set[str] = set()
    for player, entry in (*seated.items(), *((entry, entry) for entry in missing)):
        withdrawal = force.withdrawn.get(entry or "")
        if withdrawal is not None and withdrawal.misses(result.at):
            (lost if withdrawal.rest == "forfeit" else gone).add(player)
    return forfeited(without(seen, gone), lost)


def uncounted(result: MatchResult, player: str, season: Season) -> str:
    """Why a match does not count for ``player``, or nothing: ``unranked``, ``late`` (not there from the first
    deal on), ``alone`` (fewer than two people were), ``no_fixture`` (but only fixtures count),
    ``outside`` (of the season's dates), ``walkover`` (not played, so that there are no points).
    """
    own = next((seat for seat in result.seats if seat.player == player), None)
    if not result.ranked:
        return "unranked"
    if own is None or not own.counts:
        return "late"
    if len(result.people) < PEOPLE_NEEDED:
        return "alone"
    if result.fixture is None and season.drawn:
        return "no_fixture"
    if result.fixture is None and not season.starts <= result.at <= (season.ends or result.at):
        return "outside"
    if season.scoring == "points" and not result.played and not own.absent:
        return "walkover"
    return ""


def worth(result: MatchResult, player: str, season: Season) -> Fraction:
    """What a match that counts is worth for ``player``."""
    own = next(seat for seat in result.people if seat.player == player)
    if season.scoring == "points":
        if own.absent:
            return Fraction(season.forfeit_points if season.low_wins else 0)
        return Fraction(own.total)
    if own.absent:
        return Fraction(0)
    others = [seat for seat in result.people if seat is not own]
    beaten = sum(seat.absent or seat.place > own.place for seat in others)
    equal = sum(not seat.absent and seat.place == own.place for seat in others)
    return Fraction(100 * (2 * beaten + equal), 2 * len(others))


def won(result: MatchResult, player: str) -> bool:
    """Whether ``player`` was there, and nobody who was there and counts stands before them."""
    own = next(seat for seat in result.people if seat.player == player)
    ahead = (seat for seat in result.people if not seat.absent and seat.place < own.place)
    return not own.absent and not any(ahead)
