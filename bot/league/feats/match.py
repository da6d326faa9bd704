"""Feats of a match as a whole: how it was won, and who lost a lead."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.api import Seat
from bot.league.feats.deal import Match
from bot.league.feats.story import Feat

CLOSE = 2
"""Maximum points of a narrow win."""
SWEEP = 3
"""Fewest deals of a match that its winner swept, or in which its winner came from behind."""


def feats_of_match(match: Match, *, low_wins: bool) -> Iterator[Feat]:
    """Yield the feats of a finished match. ``low_wins``: few points are good."""
    deals = [deal for deal in match.deals if deal.totals]
    if not match.places or not deals:
        return
    first = tuple(match.places[0])
    for seat, story in enumerate(match.seats):
        yield Feat("forgot", seat, story.calls_missed)
        if not story.deals_won and seat not in first and len(deals) > 1 and deals[-1].left:
            yield Feat("bridesmaid", seat, sum(deal.ones(seat) for deal in deals))
    if len(first) == 1:
        better = 1 if low_wins else -1
        yield from _won(match, first[0], [[better * total for total in deal.totals] for deal in deals])
    elif len(deals) > 1:
        yield Feat("tie", first[0], len(first), seats=first)


def _won(match: Match, winner: Seat, behind: list[list[int]]) -> Iterator[Feat]:
    """Yield how a seat alone has won. ``behind``: totals after each deal, of which few are good."""
    deals, won = len(behind), match.seats[winner].deals_won
    if deals >= SWEEP and won == deals and all(len(deal.winners) == 1 for deal in match.deals):
        yield Feat("sweep", winner, deals)
    if deals < 2 or len(match.places) < 2:
        return
    if not won:
        yield Feat("steady", winner, deals)
    seats = range(len(match.seats))
    rival = max(seats, key=lambda seat: match.seats[seat].deals_won)
    if won < match.seats[rival].deals_won:
        yield Feat("unfair", rival, match.seats[rival].deals_won, winner, more=won)
    runner_up, before = match.places[1][0], behind[-2]
    margin = behind[-1][runner_up] - behind[-1][winner]
    is_of_points = any(abs(total) != match.seats[seat].deals_won for seat, total in enumerate(behind[-1]))
    if 0 < margin <= CLOSE and is_of_points:
        yield Feat("photo", winner, margin, runner_up)
    leader = min(seats, key=before.__getitem__)
    if before.count(before[leader]) == 1 and leader != winner:
        yield Feat("late", winner, before[winner] - before[leader], leader)
    if deals < SWEEP:
        return
    last = [each[winner] - min(each) for each in behind[deals // 2 : -1] if each[winner] == max(each)]
    yield Feat("from_last", winner, max(last, default=0))
    if match.has_losers:
        yield Feat("brink", winner, behind[-1][winner])
