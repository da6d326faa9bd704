"""What Olé counts: cards left in hand, tokens, and who has won (rules/ole.md 8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.api import Result
from bot.games.ole.cards import number_of
from bot.games.ole.state import Match

TOKEN_POINTS = 5


def points_of(hands: Sequence[bytes], tokens: Sequence[int]) -> list[int]:
    """The points of a deal for each seat: the numbers left in its hand, and its tokens."""
    return [
        sum(map(number_of, hand)) + TOKEN_POINTS * count for hand, count in zip(hands, tokens, strict=True)
    ]


def standings(match: Match) -> Result:
    """The result of a match that is over: the lowest total wins, and equal totals share their place unless
    the house tells them apart (rules/ole.md 10, ``tie``).
    """
    match match.house.tie:
        case "deals_won":
            then = [-won for won in match.won]
        case "fewest_tokens":
            then = list(match.taken)
        case _:
            then = [0] * len(match.totals)
    standing = [*zip(match.totals, then, strict=True)]
    ranked = sorted(range(len(standing)), key=standing.__getitem__)
    places = groupby(ranked, key=standing.__getitem__)
    return Result(tuple(tuple(group) for _, group in places), match.totals)
