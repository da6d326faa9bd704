"""What Olsen counts: cards left in hand, who has won, and the chips of the pot (rules/olsen.md 7, 8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.api import Result, Seat
from bot.games.french import ACE, EIGHT, PACK, TEN
from bot.games.olsen.state import Match
from bot.games.seats import clockwise

LIMIT = 100
"""Points that put a seat out."""

_WORTH = tuple({EIGHT: 50, ACE: 20}.get(card >> 2, 10 if card >> 2 >= TEN else 5) for card in PACK)


def points_of(hand: bytes) -> int:
    """The points of the cards left in a hand."""
    return sum(_WORTH[card] for card in hand)


def standings(match: Match, hands: Sequence[bytes]) -> Result:
    """The result of a match that is over.

    Winner is the last one under the limit; at the end of a shortened match the lowest of those; where a
    blocked deal put everyone out, the lowest of those who played it, who still hold its cards. Everybody
    else stands by total alone.
    """
    seats, totals = range(len(hands)), match.totals
    standing = [seat for seat in seats if not match.out >> seat & 1]
    rivals = standing or [seat for seat in seats if hands[seat]] or list(seats)
    best = min(totals[seat] for seat in rivals)
    winners = tuple(seat for seat in rivals if totals[seat] == best)
    rest = sorted((seat for seat in seats if seat not in winners), key=totals.__getitem__)
    places = (winners, *(tuple(group) for _, group in groupby(rest, key=totals.__getitem__)))
    chips = None if match.house.pot == "off" else _chips(match, winners)
    return Result(places, totals, chips)


def bought_in(match: Match) -> tuple[int, ...]:
    """The chips that each seat has bought in for so far."""
    if match.house.pot not in ("buy_in", "both"):
        return (0,) * len(match.totals)
    return match.paid if match.house.buy_in_per == "deal" else (match.house.buy_in,) * len(match.totals)


def _chips(match: Match, winners: Sequence[Seat]) -> tuple[int, ...]:
    """What each seat wins or loses: the winners split what all have paid, and odd chips go clockwise."""
    paid = bought_in(match)
    if match.house.pot != "buy_in":
        paid = tuple(chips + total for chips, total in zip(paid, match.totals, strict=True))
    share, odd = divmod(sum(paid), len(winners))
    net = [-chips for chips in paid]
    for place, seat in enumerate(s for s in clockwise(match.dealer, len(net)) if s in winners):
        net[seat] += share + (place < odd)
    return tuple(net)
