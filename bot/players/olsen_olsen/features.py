"""Features of moves in Ólsen ólsen: a card to follow the one played, suits that are rare among the unseen
cards, and points shed before another player goes out.
"""

from __future__ import annotations

from bot.games.api import Move, Observation
from bot.games.french import EIGHT
from bot.players.shedding.view import LAYING, SheddingView, laying, weighed_plays

NAMES = (*LAYING, "last unseen", "points at the end")
"""What :func:`features` says of each move, in its order."""


def worth(card: int) -> int:
    """The points of a card that is left in a hand, as what they cost."""
    return 20 if card >> 2 == EIGHT else min((card >> 2) + 1, 10)


def deals_left(seen: Observation) -> int:
    """Return the most deals that can follow this one; 0 if that isn't known."""
    options = seen.options
    if not options["scoring"]:
        return 0
    if options["until"]:
        return 1  # it depends on the points: as if the next deal were the last
    return max((seen.seats if options["deals"] == "n" else int(options["deals"])) - seen.deal, 0)


def features(seen: Observation) -> list[tuple[Move, tuple[float, ...]]]:
    """Return the plays of a turn, each with what it would lead to. A play that goes out stands alone. Drawing
    is left out, because it doesn't pay off while a card fits.
    """
    view = SheddingView(seen)

    def numbers(cards: bytes, left: bytes, named: int | None) -> tuple[float, ...]:
        last = view.fitting(left[0] & 3, left[0] >> 2, eights=False) if len(left) == 1 else 0.0
        points = worth(cards[0])
        near_end = points / 10 * (seen.table["stock"] < 8)
        return (*laying(view, cards, left, named, points), last, near_end)

    return weighed_plays(view, numbers)
